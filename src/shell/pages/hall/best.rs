//! What was best on this device, said at the end of a match.

use leptos::prelude::*;

use super::words;
use crate::shell::app_context::AppContext;
use crate::shell::model::table_model::TableModel;
use crate::shell::store::hall::{Feat, kept_apart, ranking};

/// How the result of a match stands to the best of the others; nothing for a match that does not
/// count.
#[component]
pub fn BestSoFar(ctx: AppContext, model: Memo<TableModel>) -> impl IntoView {
    let said = move || {
        let feats = ctx.hall.rows();
        let id = model.read().id.clone();
        // Whoever was lost has nothing to be praised for.
        let own = feats.iter().find(|it| it.id == id && it.is_feat())?.clone();
        let lang = ctx.lang.get();
        let plain = model.read().plain;
        let feats = kept_apart(feats, plain, own.is_plain(plain));
        let others: Vec<_> = feats.into_iter().filter(|it| it.id != id).collect();
        let best = ranking(others, &own.game, own.is_solo()).into_iter().find(Feat::is_feat);
        Some(match best {
            None => words::FIRST_RESULT.get(lang).to_owned(),
            Some(best) if best.worth() < own.worth() => {
                words::new_best(&best.said(lang).total, lang)
            }
            Some(best) => words::best_so_far(&best.said(lang).total, lang),
        })
    };
    move || said().map(|it| view! { <p class="best-so-far">{it}</p> })
}
