//! The best result on this device, said at the end of a match; or why its result stands apart.

use crate::kernel::message;
use leptos::prelude::*;

use super::words;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::table_model::TableModel;
use crate::shell::store::hall::Feat;
use crate::shell::store::hall::groups::{Group, group_of, in_group, ranking};
use crate::shell::words::messages;

/// The result of a match that is ranked, and the best of the others of its kind, if there is any.
fn own_and_best(ctx: AppContext, model: &TableModel) -> Option<(Feat, Option<Feat>)> {
    let feats = ctx.hall.rows();
    let own = feats.iter().find(|it| it.id == model.id)?.clone();
    let group = group_of(&own, model.plain);
    // A player who was lost has nothing to be praised for.
    if group == Group::Apart || !own.is_feat() {
        return None;
    }
    let feats = in_group(feats, model.plain, group);
    let others: Vec<_> = feats.into_iter().filter(|it| it.id != model.id).collect();
    let best = ranking(others, &own.game, own.is_solo()).into_iter().find(Feat::is_feat);
    Some((own, best))
}

/// The best of the other results of the kind of this match.
pub fn best_before(ctx: AppContext, model: &TableModel) -> Option<Feat> {
    own_and_best(ctx, model)?.1
}

/// The relation of a match's result to the best of the others; nothing for one that stands apart.
#[component]
pub fn BestSoFar(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let said = move || {
        let (own, best) = own_and_best(ctx, &model.read())?;
        let lang = ctx.lang.get();
        Some(match best {
            None => message!(lang, "hall-first-result").to_owned(),
            Some(best) if best.worth() < own.worth() => {
                message!(lang, "hall-new-best", before = &best.said(lang).total)
            }
            Some(best) => message!(lang, "hall-best-so-far", best = &best.said(lang).total),
        })
    };
    move || said().map(|it| view! { <p class="best-so-far">{it}</p> })
}

/// Why the result of a match stands apart from the others, if it does.
#[component]
pub fn WhyApart(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let said = move || {
        let (own, plain) = (ctx.hall.row(&model.read().id)?, model.read().plain);
        let is_apart = group_of(&own, plain) == Group::Apart;
        is_apart.then(|| words::stands_apart(&own, plain, ctx.lang.get()))
    };
    move || said().map(|it| view! { <p class="best-so-far">{it}</p> })
}
