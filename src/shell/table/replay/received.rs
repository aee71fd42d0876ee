//! A match that somebody else handed on, as a link or as a record. Nothing of it is kept until
//! somebody plays on from it, and nothing on this device is touched.

use leptos::prelude::*;

use super::Replay;
use crate::kernel::record::{self, Reading, RecordError};
use crate::kernel::{Lang, Match};
use crate::parts::Notice;
use crate::shell::app_context::AppContext;
use crate::shell::board::Board;
use crate::shell::model::comparison::Challenge;
use crate::shell::model::handed::Handed;
use crate::shell::model::order::Order;
use crate::shell::model::replay::Source;
use crate::shell::pages::replay::page::{self, Unread};
use crate::shell::pages::rival::doors::Doors;
use crate::shell::pages::rival::words::COVERED;
use crate::shell::store::new_match::{NewMatch, create_match};
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::table::rival;

/// Opens a match that was handed on: at the place after `ply` actions, or as one likes to meet it.
pub fn receive<G: Board>(ctx: AppContext, handed: Handed, ply: Option<usize>) -> AnyView {
    match handed.read::<G>() {
        Ok(Reading { game, names, error: None }) => meet(ctx, game, names, ply),
        Ok(Reading { game, names, error: Some(error) }) => {
            let unread = Unread { game: Some(G::ID), error, handed };
            if game.ply() == 0 {
                return page::cannot_receive(ctx, unread, None);
            }
            let select = look_at(ctx, game, names, Source::Broken(unread.error.clone()), 0);
            page::cannot_receive(ctx, unread, Some(select))
        }
        Err(error) => page::cannot_receive(ctx, Unread { game: Some(G::ID), error, handed }, None),
    }
}

/// What was handed on and no game can open.
pub fn not_received(ctx: AppContext, handed: Handed, error: RecordError) -> AnyView {
    page::cannot_receive(ctx, Unread { game: None, error, handed }, None)
}

/// A sound match: one that is over and can be played against is not shown before somebody asks
/// for it; one that goes on is shown where it stands.
fn meet<G: Board>(
    ctx: AppContext,
    game: Match<G>,
    names: Vec<String>,
    ply: Option<usize>,
) -> AnyView {
    if let Some(ply) = ply {
        return look_at(ctx, game, names, Source::Beside, ply).run(());
    }
    let is_over = game.turn().awaited().is_empty();
    let start = if is_over { 0 } else { game.ply() };
    if !rival::can_be_played_against(&game) {
        return look_at(ctx, game, names, Source::Received, start).run(());
    }
    let challenge = Challenge {
        title: G::title(game.setup()),
        seed: game.seed().to_string(),
        name: names.first().filter(|it| !it.is_empty()).cloned(),
        n_plies: game.ply(),
    };
    let own = ctx.saves.against(&game);
    let order = Order {
        setup: game.setup().to_string(),
        seed: game.seed(),
        edition: Some(game.edition()),
        rival: Some(record::write(&game, &names)),
        ..Order::default()
    };
    let is_looking = RwSignal::new(false);
    let select = look_at(ctx, game, names, Source::Received, start);
    let on_look = Callback::new(move |()| is_looking.set(true));
    let on_play = Callback::new(move |()| sit_down::<G>(ctx, &order));
    let doors = move || {
        let (challenge, own) = (challenge.clone(), own.clone());
        view! { <Doors ctx=ctx challenge=challenge own=own on_play=on_play on_look=on_look/> }
    };
    view! { <Show when=move || is_looking.get() fallback=doors>{select.run(())}</Show> }.into_any()
}

/// Draws the replay when it is called for.
fn look_at<G: Board>(
    ctx: AppContext,
    game: Match<G>,
    names: Vec<String>,
    source: Source,
    ply: usize,
) -> Callback<(), AnyView> {
    Callback::new(move |()| {
        let saved = SavedMatch::new(String::new());
        Replay::new(ctx, source.clone(), saved, game.clone(), names.clone(), ply).draw()
    })
}

/// Lays the same table for the person, and goes to it.
fn sit_down<G: Board>(ctx: AppContext, order: &Order) {
    let lang: Lang = ctx.lang.get_untracked();
    let is_kept = ctx.sit_down(ctx.go, || {
        let NewMatch { entry, saved } = create_match::<G>(order, lang)?;
        Ok(Some(ctx.keep(entry, saved)))
    });
    if is_kept {
        ctx.notices.show(Notice::on_the_way(COVERED.get(lang).to_owned()));
    }
}
