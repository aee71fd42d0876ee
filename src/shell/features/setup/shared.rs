//! The table that somebody has laid: the invitation to it, and its setup for a guest who would rather change it.

use leptos::prelude::*;

use super::{Choices, SetupPage, Wanted};
use crate::browser::address;
use crate::kernel::{Seed, text};
use crate::shell::features::invitation::letters::{of_refusal, of_table};
use crate::shell::features::invitation::{InvitationPage, Offer};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::order::Order;
use crate::shell::model::shared_table::SharedTable;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::new_match::NewMatch;
use crate::shell::words::messages;

/// The invitation to a table, which is laid at once; one that cannot be laid says why.
#[component]
pub fn SharedTablePage(
    ctx: AppContext,
    info: GameInfo,
    seed: Seed,
    shared: SharedTable,
) -> impl IntoView {
    let choices = Choices::new(&info, Some(seed), ctx.saves.has_finished(info.label.id));
    choices.choose_table(&info, &shared);
    let rival = shared.result().map(|it| it.to_string());
    let order = Order { rival, ..choices.order(&info) };
    let of_box = ctx.shown_box(info.label.id, &shared.setup());
    let is_sound = (info.create_match)(&order, ctx.lang.get_untracked()).is_ok();
    let (laying, told) = (order.clone(), shared.clone());
    let letter = Memo::new(move |_| {
        let lang = ctx.lang.get();
        let letter = of_table(&info, of_box, &told, &seed.to_string(), lang);
        match (info.create_match)(&laying, lang) {
            Ok(_) => letter,
            Err(why) => of_refusal(letter, why.words, lang),
        }
    });
    let is_changing = RwSignal::new(false);
    let first = if is_sound {
        let label =
            if shared.result().is_some() { text!("rival-beat") } else { text!("invitation-play") };
        Offer::new(label, "play", move |()| start(ctx, info, &order))
    } else {
        Offer::new(text!("invitation-reload"), "redo", |()| address::reload())
    };
    let change = Offer::new(text!("invitation-change"), "gear", move |()| is_changing.set(true));
    let offers = vec![first, change];
    let invitation = move || {
        let offers = offers.clone();
        view! { <InvitationPage ctx=ctx letter=letter offers=offers/> }
    };
    let setup = move || {
        let of = Wanted::Shared(shared.clone());
        view! { <SetupPage ctx=ctx info=info seed=Some(seed) of=of/> }
    };
    view! { <Show when=move || is_changing.get() fallback=invitation>{setup()}</Show> }
}

/// Lays the table, and goes to it; Back from there leads to the invitation.
fn start(ctx: AppContext, info: GameInfo, order: &Order) {
    ctx.sit_down(ctx.go, || {
        let NewMatch { entry, saved } = (info.create_match)(order, ctx.lang.get_untracked())?;
        Ok(Some(ctx.keep(entry, saved)))
    });
}
