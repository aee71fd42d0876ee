//! A match that somebody else handed on, as a link or as a record. Nothing of it is kept until
//! somebody plays on from it, and nothing on this device is touched.

use leptos::prelude::*;

use super::model::Source;
use super::page::{self, Unread, name_tab};
use super::table::Replay;
use crate::kernel::record::{self, Reading, RecordError};
use crate::kernel::{Lang, Match, Text, Trail, message, text};
use crate::parts::Notice;
use crate::shell::board::Board;
use crate::shell::features::invitation::letters::Sent;
use crate::shell::features::invitation::model::Letter;
use crate::shell::features::invitation::{InvitationPage, Offer};
use crate::shell::features::rival::table;
use crate::shell::features::trail::table::trail_of;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::handed::Handed;
use crate::shell::model::mark::Mark;
use crate::shell::model::order::Order;
use crate::shell::model::route::Route;
use crate::shell::model::seating::Seating;
use crate::shell::model::table_model::TableModel;
use crate::shell::store::game_info::GameInfo;
use crate::shell::store::new_match::{NewMatch, create_match};
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::words::messages;

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

/// The page for what was handed on and no game can open.
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

    /// The same table, to be played. A match of one person can be compared with the own one afterwards.
    fn order(&self) -> Order {
        let Received { game, names, seating } = self;
        let can_be_compared = table::seat_to_beat(game, seating).is_some();
        let handed = seating.handed_names(names, G::LEVELS);
        Order {
            setup: game.setup().to_string(),
            seed: game.seed(),
            edition: Some(game.edition()),
            players: seating.keys(G::LEVELS),
            rival: can_be_compared.then(|| record::write(game, &handed)),
            marks: vec![Mark::Link],
            ..Order::default()
        }
    }

    /// The replay of it.
    fn replay(self, ctx: AppContext, source: Source, ply: usize) -> Replay<G> {
        let players = self.seating.keys(G::LEVELS);
        let saved = SavedMatch { players, ..SavedMatch::new(String::new()) };
        Replay::new(ctx, source, saved, (self.game, self.names), ply)
    }
}

/// A sound match: it is not shown before somebody asks for it, unless a place in it is meant.
fn meet<G: Board>(ctx: AppContext, received: Received<G>, ply: Option<usize>) -> AnyView {
    if let Some(ply) = ply {
        return received.replay(ctx, Source::Beside, ply).draw();
    }
    let invited = received.invited(ctx);
    let (play, order) = (received.play(ctx), received.order());
    let at = if play.is_some() { 0 } else { received.game.ply() };
    let replay = received.replay(ctx, Source::Received, at);
    let last = Memo::new(move |_| replay.last_model());
    let letter = Memo::new(move |_| invited.letter(&last.read(), ctx.lang.get()));
    let is_looking = RwSignal::new(false);
    let look = Offer::new(text!("watch-match"), "eye", move |()| is_looking.set(true));
    let play = play.map(|(label, way)| {
        let symbol = if label == text!("rival-compare") { "trophy" } else { "play" };
        let press = move |()| match &way {
            Some(route) => ctx.go.run(route.clone()),
            None => sit_down::<G>(ctx, &order),
        };
        Offer::new(label, symbol, press)
    });
    let offers: Vec<Offer> = play.into_iter().chain([look]).collect();
    name_tab(ctx, text!("invitation"), move || Some(last.read().title));
    let page = move || {
        let offers = offers.clone();
        view! { <InvitationPage ctx=ctx letter=letter offers=offers/> }
    };
    view! { <Show when=move || is_looking.get() fallback=page>{replay.draw()}</Show> }.into_any()
}

/// The content of an invitation to a match besides how it ended.
struct Invited {
    info: GameInfo,
    of_box: Option<BoxInfo>,
    setup: String,
    name: Option<String>,
    trail: Trail,
    n_actions: usize,
    /// True if both results will stand side by side.
    is_to_beat: bool,
}

impl Invited {
    fn letter(&self, model: &TableModel, lang: Lang) -> Letter {
        let sent = Sent {
            info: &self.info,
            of_box: self.of_box,
            model,
            setup: &self.setup,
            name: self.name.as_deref(),
            trail: &self.trail,
            n_actions: self.n_actions,
        };
        let mut letter = sent.letter(lang);
        if self.is_to_beat {
            letter.notes.insert(0, message!(lang, "rival-side-by-side").to_owned());
        }
        letter
    }
}

impl<G: Board> Received<G> {
    /// The content of the invitation.
    fn invited(&self, ctx: AppContext) -> Invited {
        let Received { game, names, seating } = self;
        let setup = game.setup().to_string();
        let persons = seating.persons();
        let only = persons.first().filter(|_| persons.len() == 1);
        let name = only.and_then(|it| names.get(it.idx())).filter(|it| !it.is_empty());
        Invited {
            info: GameInfo::of::<G>(),
            of_box: ctx.shown_box(G::ID, &setup),
            setup,
            name: name.cloned(),
            trail: trail_of(game, only),
            n_actions: game.ply(),
            is_to_beat: table::seat_to_beat(game, seating).is_some(),
        }
    }

    /// The match to play, and where it is if it was begun; none of a match that is not over.
    fn play(&self, ctx: AppContext) -> Option<(Text, Option<Route>)> {
        let Received { game, seating, .. } = self;
        if !game.turn().awaited().is_empty() {
            return None;
        }
        if table::seat_to_beat(game, seating).is_none() {
            return Some((text!("rival-play-table"), None));
        }
        Some(match ctx.saves.against(game) {
            None => (text!("rival-beat"), None),
            Some(own) if own.is_over => (text!("rival-compare"), Some(Route::Versus(own.id))),
            Some(own) => (text!("rival-go-on"), Some(Route::Match(own.id))),
        })
    }
}

/// Lays the same table for the person, and goes to it.
fn sit_down<G: Board>(ctx: AppContext, order: &Order) {
    let lang: Lang = ctx.lang.get_untracked();
    let is_kept = ctx.sit_down(ctx.go, || {
        let NewMatch { entry, saved } = create_match::<G>(order, lang)?;
        Ok(Some(ctx.keep(entry, saved)))
    });
    if is_kept {
        let words =
            if order.rival.is_some() { text!("rival-covered") } else { text!("rival-same-table") };
        ctx.notices.show(Notice::on_the_way(words.get(lang).to_owned()));
    }
}
