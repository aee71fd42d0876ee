//! Opening the comparison of two matches.

use leptos::prelude::*;

use super::compare::comparison_of;
use super::page::ComparePage;
use super::table::Rival;
use crate::kernel::{record, text};
use crate::parts::Notice;
use crate::shell::board::Board;
use crate::shell::kit::opening::{Opening, cannot_open};
use crate::shell::model::route::Route;
use crate::shell::store::new_match::seating_of;
use crate::shell::words::messages;

/// Opens the comparison of a match with its rival; while it lasts, the table, and a sentence.
pub fn open<G: Board>(opening: Opening) -> AnyView {
    let game = match record::read::<G>(&opening.saved.record) {
        Ok((game, _)) => game,
        Err(error) => return cannot_open(&opening, error),
    };
    let Opening { ctx, id, saved } = opening;
    let seating = seating_of::<G>(&saved, game.n_seats());
    let rival = saved.rival.as_deref().and_then(|it| Rival::read(it, &game, &seating));
    match rival {
        Some(rival) if game.turn().awaited().is_empty() => {
            let comparison = Memo::new(move |_| comparison_of(&game, &rival, ctx.lang.get()));
            let id = StoredValue::new(id);
            view! { <ComparePage ctx=ctx id=id comparison=comparison/> }.into_any()
        }
        found => {
            let words = if found.is_some() {
                text!("rival-still-covered")
            } else {
                text!("rival-no-rival")
            };
            ctx.go_instead.run(Route::Match(id));
            let words = words.get(ctx.lang.get_untracked()).to_owned();
            ctx.notices.show(Notice::on_the_way(words));
            ().into_any()
        }
    }
}
