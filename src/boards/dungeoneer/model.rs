//! Everything that lies on the table, as plain data without words.

pub mod battle;
pub mod call;
pub mod detail;
pub mod dock;
pub mod ends;
pub mod hand;
pub mod heroes;
pub mod lit;
pub mod map;
pub mod outcome;
pub mod piles;
pub mod quests;
pub mod solo;
pub mod villainy;

use super::query::{Query, Wanted};
use super::selection::{Spot, Thing};
use crate::games::dungeoneer::client::{Boxes, HeroId, Phase, Refusal};
use crate::kernel::Seat;

pub use battle::{BattleModel, Duel, FoeModel, Friend, Rolled, Side, SideOf};
pub use detail::Detail;
pub use dock::{Choice, Dock, Left};
pub use ends::EndModel;
pub use hand::CardModel;
pub use heroes::{HeroModel, HeroNumbers, LairModel, ReadiedModel};
pub use lit::Lit;
pub use map::{MapModel, Percent, PlaceModel, Stands};
pub use outcome::{Effect, Toll};
pub use quests::QuestModel;
pub use solo::Alone;
pub use villainy::{PlannedBattle, Sent, Snare};

/// The things on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardModel {
    /// True if the table wears the colours of the Vault.
    pub is_vault: bool,
    /// The concerns of a hero alone; none with others.
    pub alone: Option<Alone>,
    /// The players after the active one.
    pub then: Vec<(Seat, HeroId)>,
    /// True if somebody at this device can do something now.
    pub can_act: bool,
    pub active: Seat,
    pub phase: Phase,
    /// True if the turn is the observer's.
    pub is_own_turn: bool,
    pub map: MapModel,
    /// By seat.
    pub heroes: Vec<HeroModel>,
    /// Whose cards lie under the thumb.
    pub own: Option<Seat>,
    pub hand: Vec<CardModel>,
    pub quests: Vec<QuestModel>,
    pub battle: Option<BattleModel>,
    /// The battles declared and not fought yet, by the hero they are against.
    pub planned: Vec<PlannedBattle>,
    pub detail: Option<Detail>,
    /// Why the card of the hand that is held cannot be played.
    pub why: Option<Refusal>,
    /// True if the plan is the rest of a way that was interrupted.
    pub is_interrupted: bool,
    pub dock: Dock,
    pub piles: Piles,
}

impl BoardModel {
    /// Tells whether a question is answered on the map: a battle makes room for it.
    pub fn asks_for_place(&self) -> bool {
        let is_lit = self.map.places.iter().any(|it| it.lit != Lit::Idle)
            || self.map.ends.iter().any(|it| it.lit != Lit::Idle);
        is_lit && matches!(self.dock.wanted, Wanted::Ask(_))
    }
}

/// The numbers of cards in the decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles {
    pub locations: usize,
    pub glory: usize,
    /// Set where glory and peril are drawn from two decks.
    pub peril: Option<usize>,
}

/// Draws the table.
pub fn board_model(query: Query<'_>) -> BoardModel {
    let open = query.open();
    let own = query.own();
    let view = query.view;
    BoardModel {
        is_vault: open.rules.boxes == Boxes::Vault,
        alone: open.rules.is_solo().then(|| solo::alone(query)),
        then: then(query),
        can_act: query.actor().is_some(),
        active: open.active,
        phase: open.phase,
        is_own_turn: own == Some(open.active),
        map: map::map(query),
        heroes: open.heroes.seats().map(|seat| heroes::hero(query, seat)).collect(),
        own,
        hand: hand::hand(query),
        quests: quests::quests(query),
        battle: battle::battle(query),
        planned: villainy::planned(query),
        detail: detail::detail(query),
        why: detail::why(query),
        is_interrupted: query
            .goal()
            .is_some_and(|it| query.selection.thing == Some(Thing::Cell(it))),
        dock: dock::dock(query),
        piles: Piles {
            locations: view.locations.len(),
            glory: view.decks[0].len(),
            peril: open.rules.is_split().then(|| view.decks[1].len()),
        },
    }
}

/// The living players after the active one, in the order of their turns.
fn then(query: Query<'_>) -> Vec<(Seat, HeroId)> {
    let open = query.open();
    let n = open.heroes.seats().count();
    let next = (1..n).map(|it| Seat::new((open.active.idx() + it) % n));
    next.filter(|it| open.heroes[*it].is_alive).map(|it| (it, open.heroes[it].card)).collect()
}

impl BoardModel {
    /// The seats of everybody else.
    pub fn rivals(&self) -> Vec<Seat> {
        let own = self.own.unwrap_or(self.active);
        self.heroes.iter().map(|it| it.seat).filter(|it| *it != own).collect()
    }

    /// Tells whether a spot is still on the page.
    pub fn has(&self, spot: Spot) -> bool {
        match spot {
            Spot::Thing(Thing::Card(card)) => self.hand.iter().any(|it| it.card == card),
            Spot::Thing(Thing::Foe(_) | Thing::Attack(_)) => self.battle.is_some(),
            Spot::Choice(nth) => usize::from(nth) < self.dock.choices.len(),
            Spot::End => self.dock.end.is_some(),
            Spot::PassUntil(nth) => usize::from(nth) < self.dock.pass_until.len(),
            Spot::Drop => self.detail.is_some(),
            Spot::Thing(_) | Spot::Main => true,
        }
    }
}
