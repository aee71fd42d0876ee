//! Two matches of one person each on one seed: one's own, and that of somebody else, which stays
//! covered until one's own is over.
//!
//! The two are laid side by side stretch by stretch, as the headings of the game cut them: rounds,
//! delves. Stretches of the same heading lie beside each other, in order, as many as can. Two that
//! are alike have the same actions in the same order; of two that are not, the first action that
//! differs is shown: there the two choices part. The luck of both is the same, so even late in a
//! match, when their states have long been different, one sees what each made of the same throw.
//! Tables of several are not compared: there everybody's choices answer everybody else's.

pub mod compare;

use leptos::prelude::*;

use self::compare::Comparison;
use super::cannot_open;
use crate::kernel::{Game, Lang, Match, Observer, Seat, Words, link, record};
use crate::parts::Notice;
use crate::shell::app_context::{AppContext, Way};
use crate::shell::board::Board;
use crate::shell::model::match_summary::total_words;
use crate::shell::model::table_model::{Duel, RivalModel};
use crate::shell::pages::rival::page::ComparePage;
use crate::shell::pages::rival::words;
use crate::shell::store::game_info::Opening;
use crate::shell::store::saves::kept::SavedMatch;

/// The finished match of somebody else, on the same table as one's own.
pub struct Rival<G: Game> {
    pub game: Match<G>,
    pub names: Vec<String>,
    /// The match as it is kept, packed as in links.
    pub tail: String,
}

impl<G: Words> Rival<G> {
    /// The match that `own` is played against; none if there is none, or if the two cannot be
    /// compared.
    pub fn read(kept: &SavedMatch, own: &Match<G>) -> Option<Rival<G>> {
        let tail = kept.rival.clone()?;
        let (game, names) = link::unpack::<G>(&tail).ok()?;
        let is_same = game.seed() == own.seed() && game.setup() == own.setup();
        (is_same && can_be_played_against(&game)).then_some(Rival { game, names, tail })
    }

    /// What the other person is called.
    pub fn name(&self, lang: Lang) -> String {
        words::name_of(&self.names, lang)
    }

    /// The rival as the table shows it: with a result only when the own match is over too.
    pub fn model(&self, own: &Match<G>, lang: Lang) -> RivalModel {
        let is_over = own.turn().awaited().is_empty();
        let (mine, theirs) = (total(own), total(&self.game));
        let duel = is_over.then(|| Duel {
            own: total_words::<G>(mine, lang),
            theirs: total_words::<G>(theirs, lang),
            lead: mine - theirs,
        });
        RivalModel { name: self.name(lang), duel }
    }
}

/// Whether somebody may play against this match: it is over, and was played alone.
pub fn can_be_played_against<G: Game>(game: &Match<G>) -> bool {
    game.n_seats() == 1 && game.turn().awaited().is_empty()
}

/// The total of the only seat.
fn total<G: Game>(game: &Match<G>) -> i32 {
    G::standing(&game.view(Observer::All)).places[Seat::FIRST].total
}

/// Opens the comparison of a match with its rival; while it lasts, the table, and a sentence.
pub fn open<G: Board>(opening: Opening) -> AnyView {
    let game = match record::read::<G>(&opening.saved.record) {
        Ok((game, _)) => game,
        Err(error) => return cannot_open(&opening, error),
    };
    let Opening { ctx, id, saved } = opening;
    match Rival::read(&saved, &game) {
        Some(rival) if game.turn().awaited().is_empty() => {
            let comparison = Memo::new(move |_| Comparison::of(&game, &rival, ctx.lang.get()));
            let id = StoredValue::new(id);
            view! { <ComparePage ctx=ctx id=id comparison=comparison/> }.into_any()
        }
        found => {
            let words = if found.is_some() { words::STILL_COVERED } else { words::NO_RIVAL };
            ctx.go_instead.run(Way::Match(id));
            let words = words.get(ctx.lang.get_untracked()).to_owned();
            ctx.notices.show(Notice::on_the_way(words));
            ().into_any()
        }
    }
}

/// The match on this device that is played against the packed one: the one that still goes on, or
/// else the last.
pub fn against(ctx: AppContext, tail: &str) -> Option<crate::shell::store::saves::kept::Entry> {
    let entries = untrack(|| ctx.saves.entries());
    let is_against = |it: &crate::shell::store::saves::kept::Entry| {
        let kept = ctx.saves.saved(&it.id).ok().flatten();
        kept.is_some_and(|it| it.rival.as_deref() == Some(tail))
    };
    let (over, going_on): (Vec<_>, Vec<_>) =
        entries.into_iter().filter(is_against).partition(|it| it.is_over);
    going_on.into_iter().chain(over).next()
}
