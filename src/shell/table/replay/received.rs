//! A match that somebody else handed on, as a link or as a record. Nothing of it is kept until
//! somebody plays on from it, and nothing on this device is touched.

use leptos::prelude::*;

use super::Replay;
use crate::kernel::record::{self, Reading, RecordError};
use crate::kernel::{Lang, Match};
use crate::parts::Notice;
use crate::shell::app_context::AppContext;
use crate::shell::board::Board;
use crate::shell::model::handed::Handed;
use crate::shell::model::mark::Mark;
use crate::shell::model::order::Order;
use crate::shell::model::replay::Source;
use crate::shell::model::seating::Seating;
use crate::shell::pages::replay::page::{self, Unread};
use crate::shell::pages::rival::doors::Doors;
use crate::shell::pages::rival::words;
use crate::shell::store::new_match::{NewMatch, create_match};
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::table::rival;

/// Opens a match that was handed on: at the place after `ply` actions, or as one likes to meet it.
pub fn receive<G: Board>(ctx: AppContext, handed: Handed, ply: Option<usize>) -> AnyView {
    match handed.read::<G>() {
        Ok(Reading { game, names, error: None }) => meet(ctx, Received::of(game, names), ply),
        Ok(Reading { game, names, error: Some(error) }) => {
            let unread = Unread { game: Some(G::ID), error, handed };
            if game.ply() == 0 {
                return page::cannot_receive(ctx, unread, None);
            }
            let source = Source::Broken(unread.error.clone());
            let replay = Received::of(game, names).replay(ctx, source, 0);
            page::cannot_receive(ctx, unread, Some(Callback::new(move |()| replay.draw())))
        }
        Err(error) => page::cannot_receive(ctx, Unread { game: Some(G::ID), error, handed }, None),
    }
}

/// What was handed on and no game can open.
pub fn not_received(ctx: AppContext, handed: Handed, error: RecordError) -> AnyView {
    page::cannot_receive(ctx, Unread { game: None, error, handed }, None)
}

/// A match that was handed on, and who sat at its table.
struct Received<G: Board> {
    game: Match<G>,
    /// The names that persons gave.
    names: Vec<String>,
    seating: Seating,
}

impl<G: Board> Received<G> {
    fn of(game: Match<G>, names: Vec<String>) -> Received<G> {
        let (names, seating) = Seating::of_handed(names, game.n_seats(), G::LEVELS);
        Received { game, names, seating }
    }

    /// The same table, to be played. A match for one can be compared with the own one afterwards.
    fn order(&self) -> Order {
        let Received { game, names, seating } = self;
        let can_be_compared = rival::can_be_played_against(game);
        Order {
            setup: game.setup().to_string(),
            seed: game.seed(),
            edition: Some(game.edition()),
            players: seating.keys(G::LEVELS),
            rival: can_be_compared.then(|| record::write(game, names)),
            marks: vec![Mark::Link],
            ..Order::default()
        }
    }

    /// The replay of it.
    fn replay(self, ctx: AppContext, source: Source, ply: usize) -> Replay<G> {
        let players = self.seating.keys(G::LEVELS);
        let saved = SavedMatch { players, ..SavedMatch::new(String::new()) };
        Replay::new(ctx, source, saved, self.game, self.names, ply)
    }
}

/// A sound match: one that is over is not shown before somebody asks for it; one that goes on is shown where
/// it stands.
fn meet<G: Board>(ctx: AppContext, received: Received<G>, ply: Option<usize>) -> AnyView {
    if let Some(ply) = ply {
        return received.replay(ctx, Source::Beside, ply).draw();
    }
    if !received.game.turn().awaited().is_empty() {
        let ply = received.game.ply();
        return received.replay(ctx, Source::Received, ply).draw();
    }
    let can_be_compared = rival::can_be_played_against(&received.game);
    let own = can_be_compared.then(|| ctx.saves.against(&received.game)).flatten();
    let order = received.order();
    let replay = received.replay(ctx, Source::Received, 0);
    let last = Memo::new(move |_| replay.last_model());
    let is_looking = RwSignal::new(false);
    let on_look = Callback::new(move |()| is_looking.set(true));
    let on_play = Callback::new(move |()| sit_down::<G>(ctx, &order));
    let doors = move || {
        let own = own.clone();
        view! { <Doors ctx=ctx model=last own=own on_play=on_play on_look=on_look/> }
    };
    view! { <Show when=move || is_looking.get() fallback=doors>{replay.draw()}</Show> }.into_any()
}

/// Lays the same table for the person, and goes to it.
fn sit_down<G: Board>(ctx: AppContext, order: &Order) {
    let lang: Lang = ctx.lang.get_untracked();
    let is_kept = ctx.sit_down(ctx.go, || {
        let NewMatch { entry, saved } = create_match::<G>(order, lang)?;
        Ok(Some(ctx.keep(entry, saved)))
    });
    if is_kept {
        let words = if order.rival.is_some() { words::COVERED } else { words::SAME_TABLE };
        ctx.notices.show(Notice::on_the_way(words.get(lang).to_owned()));
    }
}
