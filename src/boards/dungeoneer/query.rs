//! The options of the person at the table, asked thing by thing.

pub mod choices;

use std::collections::VecDeque;

use super::selection::{Selection, Thing};
use crate::games::dungeoneer::client::{
    Action, Ask, Exit, Moment, Open, Origin, Phase, Step, Target, View, Word, forecast, has_bridge,
};
use crate::kernel::kit::{Cell, Side};
use crate::kernel::{Observer, Seat};

/// A view, who acts at this device and how, and the half-made choice: everything that is drawn from.
#[derive(Clone, Copy)]
pub struct Query<'v> {
    pub view: &'v View,
    /// The seat that acts at this device.
    pub seat: Option<Seat>,
    /// The legal actions.
    pub legal: &'v [Action],
    pub selection: &'v Selection,
    /// True if the others wait, because somebody has asked to act out of turn.
    pub is_guest: bool,
}

/// The step that the table awaits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Nothing: the match is over.
    Over,
    /// A hero of one's own (DN-607).
    ChooseHero,
    /// The number of glory cards that one wants first (DN-682).
    FirstHands,
    /// A place for a location.
    Place,
    /// A location, to be turned or not.
    Turned,
    /// A location of one's own that is laid out (DN-600).
    LayOut,
    /// The end of a phase, or something before it.
    Free,
    /// More encounters, or that these are all.
    Declare,
    /// A card to be discarded at the end of a turn.
    DiscardOne,
    /// An action point, to be kept or not.
    SaveAp,
    /// An answer to a question.
    Ask(Ask),
    /// A play, or a pass.
    Window(Moment),
}

/// The part in the attack of a player who may respond to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Defender,
    Attacker,
    /// There is nothing to respond to any more.
    Off,
}

impl<'v> Query<'v> {
    /// The table as everybody sees it.
    pub const fn open(self) -> &'v Open {
        &self.view.open
    }

    /// The seat that can do something now.
    pub fn actor(self) -> Option<Seat> {
        self.seat.filter(|_| !self.legal.is_empty())
    }

    /// Whose cards lie under the thumb: those of the observer.
    pub fn own(self) -> Option<Seat> {
        match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Public | Observer::All => self.seat,
        }
    }

    /// The step that the table awaits.
    pub fn wanted(self) -> Wanted {
        match self.open().agenda.next() {
            Some(Step::ChooseHero(_)) => Wanted::ChooseHero,
            Some(Step::FirstHands) => Wanted::FirstHands,
            Some(Step::Place { .. } | Step::Replace { .. }) => Wanted::Place,
            Some(Step::Turned { .. }) => Wanted::Turned,
            Some(Step::LayOut { .. }) => Wanted::LayOut,
            Some(Step::Declare) => Wanted::Declare,
            Some(Step::DiscardOne) => Wanted::DiscardOne,
            Some(Step::SaveAp) => Wanted::SaveAp,
            Some(Step::Ask(ask)) => Wanted::Ask(*ask),
            Some(Step::Window { of, .. }) => Wanted::Window(*of),
            Some(_) => Wanted::Free,
            None => Wanted::Over,
        }
    }

    /// The part in the attack of the player who is asked, if it is for a response.
    pub fn part(self) -> Part {
        let (Some(battle), Some(seat)) = (&self.open().battle, self.actor()) else {
            return Part::Defender;
        };
        match forecast::is_any_due(self.open()) {
            false => Part::Off,
            // In a challenge both change parts.
            true if (battle.hero == seat) == battle.is_challenge => Part::Attacker,
            true => Part::Defender,
        }
    }

    /// The moment at which somebody at this device is asked in a panel of its own; none where the table itself
    /// is the place: in one's own free moments, and in a battle that the own hero or monsters fight.
    pub fn panel(self) -> Option<Moment> {
        let seat = self.actor()?;
        let battle = self.open().battle.as_ref();
        let fights = battle.is_some_and(|it| it.lord == seat || it.hero == seat);
        match self.wanted() {
            Wanted::Window(of @ (Moment::Wound | Moment::Counter)) => Some(of),
            Wanted::Window(of) if !fights => Some(of),
            Wanted::Free if seat != self.open().active && self.is_guest => Some(Moment::Interrupt),
            _ => None,
        }
    }

    /// Tells whether the seat at this device could break in on the free moment of another.
    pub fn may_break_in(self) -> bool {
        let is_other = self.actor().is_some_and(|it| it != self.open().active);
        is_other && self.wanted() == Wanted::Free && !self.is_guest
    }

    /// The things on the table that an action is about; those that are not drawn do not count.
    pub fn things(self, action: &Action) -> [Option<Thing>; 2] {
        let things = match action {
            Action::Pick(word) | Action::Play(word) | Action::Do(word) => self.things_of(*word),
            Action::Place(cell) => [Some(Thing::Cell(*cell)), None],
            Action::Several(_)
            | Action::Number(_)
            | Action::Yes(_)
            | Action::Order(_)
            | Action::Pass
            | Action::PassUntil(_) => [None, None],
        };
        things.map(|it| it.filter(|it| self.is_drawn(*it)))
    }

    /// Tells whether a thing lies where the observer can tap it. A place is drawn wherever it is offered.
    fn is_drawn(self, thing: Thing) -> bool {
        let open = self.open();
        let own = self.own().unwrap_or(open.active);
        match thing {
            Thing::Cell(_) => true,
            Thing::Card(card) => {
                let hand = self.view.hands.get(own).and_then(Option::as_ref);
                hand.is_some_and(|it| it.iter().any(|it| it == card))
            }
            Thing::Readied(card, seat) => {
                open.heroes[seat].readied.iter().any(|it| it.card == card)
            }
            Thing::Lair(card, seat) => open.heroes[seat].lair.iter().any(|it| it.card == card),
            Thing::Quest(quest) => {
                let hero = &open.heroes[own];
                let mut all = hero.quests.iter().chain(&hero.done).chain(&open.globals);
                all.any(|it| *it == quest)
            }
            Thing::Hero(seat) => open.heroes.get(seat).is_some(),
            Thing::Foe(nth) => {
                open.battle.as_ref().is_some_and(|it| usize::from(nth) < it.foes.len())
            }
            Thing::Attack(nth) => {
                open.battle.as_ref().is_some_and(|it| usize::from(nth) < it.attacks.len())
            }
        }
    }

    fn things_of(self, word: Word) -> [Option<Thing>; 2] {
        let own = self.seat.unwrap_or(self.open().active);
        let at = self.open().heroes.get(own).map(|it| it.at);
        let one = |thing| [Some(thing), None];
        match word {
            Word::Play { card, payer, .. } => [Some(Thing::Card(card)), payer.map(Thing::Hero)],
            Word::FromLair { card, payer } => {
                [Some(Thing::Lair(card, own)), Some(Thing::Hero(payer))]
            }
            Word::Use { of, .. } => match of {
                Origin::Card(card) => one(Thing::Readied(card, own)),
                Origin::Hero => one(Thing::Hero(own)),
                Origin::Location(id) => [self.open().find(id).map(Thing::Cell), None],
                Origin::Quest(quest) => one(Thing::Quest(quest)),
                Origin::Foe(foe) => one(Thing::Foe(foe)),
                Origin::Rules => [None, None],
            },
            Word::Shed { card, owner } => one(Thing::Readied(card, owner)),
            Word::Go { side, with } => {
                let beyond = at.map(|it| Thing::Cell(it.beyond(side)));
                [beyond, with.map(|it| Thing::Readied(it, own))]
            }
            Word::Attempt(quest)
            | Word::Search(quest)
            | Word::Escort(quest)
            | Word::Finish(quest)
            | Word::Take(quest)
            | Word::Drop(quest)
            | Word::Quest(quest) => one(Thing::Quest(quest)),
            Word::Strike { hero, .. } => one(Thing::Hero(hero)),
            Word::Challenge { on: Target::Foe(foe), .. } | Word::Foe(foe) => one(Thing::Foe(foe)),
            Word::Challenge { on: Target::Hero(seat), .. } | Word::Seat(seat) => {
                one(Thing::Hero(seat))
            }
            Word::Side(side) => match self.open().agenda.next() {
                Some(Step::Ask(Ask::ExitBy(it))) => {
                    one(Thing::Cell(self.open().heroes[it.mover].at.beyond(side)))
                }
                _ => [None, None],
            },
            Word::Hand(card) => one(Thing::Card(card)),
            Word::Readied(card, seat) => one(Thing::Readied(card, seat)),
            Word::Lair(card) => one(Thing::Lair(card, own)),
            Word::Location(id) => [self.open().find(id).map(Thing::Cell), None],
            Word::Attack(attack) => one(Thing::Attack(attack)),
            Word::Explore
            | Word::Stand
            | Word::Fall
            | Word::End
            | Word::Turn
            | Word::Battle
            | Word::Nobody
            | Word::Form(_)
            | Word::Card(_)
            | Word::Hero(_)
            | Word::To(_)
            | Word::Deck(_)
            | Word::Either(_) => [None, None],
        }
    }

    /// The actions that a thing offers.
    pub fn about(self, thing: Thing) -> Vec<&'v Action> {
        let is_about = |it: &&Action| self.things(it).contains(&Some(thing));
        self.legal.iter().filter(is_about).collect()
    }

    /// Tells whether something can be done with a thing.
    pub fn is_lit(self, thing: Thing) -> bool {
        self.legal.iter().any(|it| self.things(it).contains(&Some(thing)))
    }

    /// Tells whether encounters have been declared, and the battles can begin.
    pub fn declares(self) -> bool {
        self.wanted() == Wanted::Declare
    }

    /// Tells whether the acting hero is moving about in its own Heroics.
    pub fn moves(self) -> bool {
        let open = self.open();
        let is_free = self.wanted() == Wanted::Free && open.phase == Phase::Heroics;
        is_free && self.actor() == Some(open.active)
    }

    /// The end of a way that the acting hero has begun in this turn and can go on along.
    pub fn goal(self) -> Option<Cell> {
        let open = self.open();
        let goal = self.selection.goal?;
        let is_now = goal.seat == open.active && goal.round == open.round;
        Some(goal.cell).filter(|it| is_now && !self.way_to(*it).is_empty())
    }

    /// The steps of the acting hero to a location that it can reach in this turn without any roll but at
    /// the first exit; empty if there is no such way, or nobody moves.
    pub fn way_to(self, cell: Cell) -> Vec<Action> {
        let mut sides = Vec::new();
        let Some(mut at) = self.moves().then_some(cell) else { return Vec::new() };
        let reached = self.reach();
        while let Some((_, before, side)) =
            reached.iter().find(|it| it.0 == at).and_then(|it| it.2.map(|side| (it.0, it.1, side)))
        {
            sides.push(side);
            at = before;
        }
        let go = |side| Action::Do(Word::Go { side, with: None });
        sides.into_iter().rev().map(go).collect()
    }

    /// Every location that can be reached in this turn, the nearest first, each with the one before it
    /// and the side by which that is left; of the hero's own there is none.
    fn reach(self) -> Vec<(Cell, Cell, Option<Side>)> {
        let open = self.open();
        let Some(seat) = self.actor() else { return Vec::new() };
        let hero = &open.heroes[seat];
        let can_start = |side| self.legal.contains(&Action::Do(Word::Go { side, with: None }));
        let mut reached = vec![(hero.at, hero.at, None)];
        let mut next = VecDeque::from([(hero.at, 0)]);
        while let Some((at, n_steps)) = next.pop_front() {
            for side in Side::ALL {
                let beyond = at.beyond(side);
                let is_first = n_steps == 0;
                let is_way = if is_first { can_start(side) } else { self.is_plain_way(at, side) };
                let is_new = reached.iter().all(|it| it.0 != beyond);
                if is_way && is_new && n_steps < hero.ap && open.map.has(beyond) {
                    reached.push((beyond, at, Some(side)));
                    next.push_back((beyond, n_steps + 1));
                }
            }
        }
        reached
    }

    /// Tells whether a location is left by a side without a roll.
    fn is_plain_way(self, at: Cell, side: Side) -> bool {
        let Some(site) = self.open().map.get(at) else { return false };
        let is_free = match site.exit(side) {
            Exit::Wall => false,
            Exit::Open => true,
            Exit::Blocked(..) | Exit::Trap(..) => site.held[side.idx()].is_some(),
        };
        is_free && (!has_bridge(site.says()) || self.open().is_bridge_on)
    }
}
