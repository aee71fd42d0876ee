//! The options of the person at the sheet, asked thing by thing.

use super::gain::{Gain, gain};
use super::routes::{Route, routes};
use super::selection::{Panel, Selection, Thing, Verb, Why};
use crate::games::paper_dungeons::client::{
    self, Action, DICE_PER_ROUND, Face, Find, Guard, Hero, Item, Letter, Phase, Refusal, Reward,
    Room, Seen, Symbol, View, between, printed,
};
use crate::kernel::{Observer, Seat};

/// A view, what is legal, and the half-made choice: everything that the sheet is drawn from.
#[derive(Clone, Copy)]
pub struct Query<'v> {
    pub view: &'v View,
    pub legal: &'v [Action],
    /// The seat that acts at this device.
    pub seat: Option<Seat>,
    pub selection: &'v Selection,
}

/// The offer of a tapped thing.
pub enum Offer {
    /// Actions, at once.
    Act(Vec<Action>),
    /// A way: the first tap plans it, the second goes it.
    Way(Route),
    /// A die, by its place; and the room that it is to lead to.
    Die { idx: usize, aim: Option<Room> },
    /// The choices of a use of the die. To waste it is confirmed by the main button.
    Choices(Verb),
}

impl<'v> Query<'v> {
    /// The seat whose sheet lies on top.
    pub fn shown(self) -> Seat {
        let own = self.own();
        self.selection.peek.filter(|&it| self.view.teams.has(it)).unwrap_or(own)
    }

    /// The seat whose sheet lies on top when nobody leafs through them.
    pub fn own(self) -> Seat {
        let observer = match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Public | Observer::All => None,
        };
        self.seat.or(observer).unwrap_or(Seat::FIRST)
    }

    /// The team whose sheet is shown.
    pub fn team(self) -> &'v Seen {
        &self.view.teams[self.shown()]
    }

    /// The seat that can act on the sheet shown, if anybody can.
    pub fn actor(self) -> Option<Seat> {
        self.seat.filter(|&it| it == self.shown() && !self.legal.is_empty())
    }

    /// The reward that waits for a choice.
    pub fn reward(self) -> Option<Reward> {
        self.actor().and(self.team().queue.first().copied())
    }

    /// Tells whether a room is chosen for a reward, rather than walked to.
    pub fn chooses_room(self) -> bool {
        matches!(self.reward(), Some(Reward::Minion | Reward::AnyGem))
    }

    /// The part of the sheet where something is to be chosen now.
    pub fn panel(self) -> Panel {
        match self.reward() {
            Some(Reward::Level | Reward::LevelFirst | Reward::LevelOther(_)) => Panel::Heroes,
            Some(Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_)) => Panel::Items,
            Some(Reward::Minion | Reward::AnyGem | Reward::Wounds { .. }) => Panel::Map,
            Some(Reward::Potion | Reward::Gem) | None => Panel::Map,
        }
    }

    /// Tells whether dice may be used now.
    pub fn uses_dice(self) -> bool {
        let is_action = self.view.ground.phase == Phase::Action;
        self.actor().is_some() && is_action && self.reward().is_none()
    }

    /// Faces that can still be used this round; none if all three dice are used.
    pub fn faces(self) -> Vec<Face> {
        if !self.uses_dice() || self.n_used() == DICE_PER_ROUND {
            return Vec::new();
        }
        self.view.faces_left(self.shown()).iter().collect()
    }

    /// Dice used this round, 0 to 3.
    pub fn n_used(self) -> usize {
        let round = self.view.ground.round;
        if round == 0 { 0 } else { self.team().sheet.used(round).count() }
    }

    /// The chosen die.
    pub fn die(self) -> Option<Face> {
        let idx = self.selection.die?;
        let face = self.view.ground.roll[idx]?;
        self.faces().contains(&face).then_some(face)
    }

    /// Moves left of the die used last.
    pub fn moves_left(self) -> u8 {
        if self.uses_dice() { self.team().walk.map_or(0, |it| it.left) } else { 0 }
    }

    /// Tells whether `action` may be taken now.
    pub fn can(self, action: &Action) -> bool {
        self.actor().is_some() && self.legal.contains(action)
    }

    /// The action that marks `thing` at once, with the chosen die or as the reward that waits, if it is allowed.
    pub fn action(self, thing: Thing) -> Option<Action> {
        let action = match self.reward() {
            Some(reward) => answer(thing, reward),
            None => mark(thing, self.die()?),
        };
        action.filter(|it| self.can(it))
    }

    /// The gain of `thing`, if a tap marks it at once.
    pub fn brings(self, thing: Thing) -> Option<Gain> {
        let seat = self.actor()?;
        let preview = client::preview(self.view, seat, &[self.action(thing)?]);
        Some(gain(self.view, seat, &preview))
    }

    /// The ways that lie open now: of the chosen die, or of a move under way.
    pub fn routes(self) -> Vec<Route> {
        match (self.actor(), self.die()) {
            (Some(seat), Some(die)) => routes(self.view, seat, Some(die)),
            (Some(seat), None) if 0 < self.moves_left() => routes(self.view, seat, None),
            (Some(_) | None, _) => Vec::new(),
        }
    }

    /// The way that lies open now to a room.
    pub fn route_to(self, room: Room) -> Option<Route> {
        self.routes().into_iter().find(|it| it.to() == room)
    }

    /// The cards that the draft keeps; none until both are chosen.
    pub fn keep(self) -> Option<Action> {
        let dealt = self.team().dealt?;
        let talent = self.selection.talent.filter(|it| dealt.talents.contains(it))?;
        let objective = self.selection.objective.filter(|it| dealt.objectives.contains(it))?;
        Some(Action::Keep { talent, objective })
    }
}

/// The tappable things, and their offers.
impl Query<'_> {
    /// The offer of a thing: to a reward that waits, to the chosen die, or to the one die that can mark it.
    ///
    /// # Errors
    /// Why it offers nothing.
    pub fn offer(self, thing: Thing) -> Result<Offer, Why> {
        if let Some(reward) = self.reward() {
            return self.act(answer(thing, reward).ok_or(Why::Elsewhere)?);
        }
        if let Thing::Room(room) = thing {
            return self.way_to(room);
        }
        match self.die().and_then(|die| mark(thing, die)) {
            Some(action) => self.act(action),
            None => self.one_die_for(thing),
        }
    }

    /// The offer of a use of the chosen die: its only action, or a choice.
    ///
    /// # Errors
    /// Why the die has no such use.
    pub fn use_of_die(self, verb: Verb) -> Result<Offer, Why> {
        let die = self.die().ok_or(Why::DieFirst)?;
        let likely = match verb {
            Verb::Walk | Verb::Rest => return Ok(Offer::Choices(verb)),
            Verb::Level => Action::Level { die, hero: hero_of(die) },
            Verb::Craft => Action::Craft { die, item: Item::Cloak },
            Verb::Brew => Action::Brew { die },
        };
        let able: Vec<Action> =
            verb.things().into_iter().filter_map(|it| self.action(it)).collect();
        match able[..] {
            [] => self.act(likely),
            [only] => Ok(Offer::Act(vec![only])),
            _ => Ok(Offer::Choices(verb)),
        }
    }

    /// A die, by its place, if it can be used.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn die_at(self, idx: usize) -> Result<Offer, Why> {
        let face = self.view.ground.roll[idx].ok_or(Why::Skull)?;
        if self.faces().contains(&face) {
            return Ok(Offer::Die { idx, aim: None });
        }
        self.act(Action::Brew { die: face })
    }

    /// The main button's action: it keeps the cards, goes the planned way, wastes the die, or ends the round.
    ///
    /// # Errors
    /// What has to be chosen before.
    pub fn main(self) -> Result<Offer, Why> {
        if self.team().dealt.is_some() {
            return self.act(self.keep().ok_or(Why::CardsFirst)?);
        }
        if let Some(room) = self.selection.aim {
            return self.way_to(room);
        }
        match (self.die(), self.selection.verb) {
            (Some(die), Some(Verb::Rest)) => Ok(Offer::Act(vec![Action::Rest { die }])),
            (Some(_) | None, _) if self.can(&Action::Done) => Ok(Offer::Act(vec![Action::Done])),
            (Some(_) | None, _) if self.reward().is_some() => Err(Why::Elsewhere),
            (Some(_) | None, _) => Err(Why::DieFirst),
        }
    }

    /// The way to a room: of the chosen die, of the move under way, or of the one die that leads there.
    fn way_to(self, to: Room) -> Result<Offer, Why> {
        if let Some(route) = self.route_to(to) {
            return Ok(Offer::Way(route));
        }
        match (self.die(), self.moves_left()) {
            (Some(die), _) => self.step(Action::Walk { die, to }, to, die.moves()),
            (None, 0) => self.one_die_for(Thing::Room(to)),
            (None, left) => self.step(Action::Step { to }, to, left),
        }
    }

    /// A step to a room. One that is further away is too far, rather than not adjacent.
    fn step(self, action: Action, to: Room, n_steps: u8) -> Result<Offer, Why> {
        match self.act(action) {
            Err(Why::Rule(Refusal::NotAdjacent)) if !self.is_adjacent(to) => {
                Err(Why::TooFar(n_steps))
            }
            offer => offer,
        }
    }

    /// Tells whether a room is one step away, through a wall or not.
    fn is_adjacent(self, room: Room) -> bool {
        let position = self.team().sheet.position();
        position.is_some_and(|it| between(self.view.ground.dungeon, it, room).is_some())
    }

    /// The die that can do it, while none is chosen and all that can have one face.
    fn one_die_for(self, thing: Thing) -> Result<Offer, Why> {
        let roll = &self.view.ground.roll;
        let is_able = |idx: &usize| {
            let selection = Selection { die: Some(*idx), ..Selection::default() };
            let query = Query { selection: &selection, ..self };
            match thing.room() {
                Some(room) => query.route_to(room).is_some(),
                None => query.action(thing).is_some(),
            }
        };
        let able: Vec<usize> = (0..roll.len()).filter(is_able).collect();
        match able.first() {
            Some(&first) if able.iter().all(|&it| roll[it] == roll[first]) => {
                Ok(Offer::Die { idx: first, aim: thing.room() })
            }
            Some(_) => Err(Why::DieFirst),
            None => self.with_likely_die(thing),
        }
    }

    /// Why no die can do it: that of a hero's own face, or else the first.
    fn with_likely_die(self, thing: Thing) -> Result<Offer, Why> {
        let faces = self.faces();
        let first = *faces.first().ok_or(Why::Rule(Refusal::NoDiceLeft))?;
        let own = faces.into_iter().find(|it| thing == Thing::Hero(hero_of(*it)));
        let action = mark(thing, own.unwrap_or(first)).ok_or(Why::DieFirst)?;
        match thing.room() {
            Some(to) => self.step(action, to, DICE_PER_ROUND as u8),
            None => self.act(action),
        }
    }

    /// An action, if the rules allow it.
    fn act(self, action: Action) -> Result<Offer, Why> {
        let seat = self.actor().ok_or(Why::NotNow)?;
        match client::why_not(self.view, seat, &action) {
            Some(refusal) => Err(Why::Rule(refusal)),
            None => Ok(Offer::Act(vec![action])),
        }
    }
}

/// The answer that a thing is to a reward.
fn answer(thing: Thing, reward: Reward) -> Option<Action> {
    match reward {
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => {
            thing.hero().map(|hero| Action::GainLevel { hero })
        }
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => {
            thing.item().map(|item| Action::GainBox { item })
        }
        Reward::Minion => thing.room().map(|room| Action::MarkMinion { room }),
        Reward::AnyGem if thing == Thing::Decline => Some(Action::Decline),
        Reward::AnyGem => {
            thing.room().and_then(letter_in).map(|letter| Action::StealGem { letter })
        }
        Reward::Wounds { .. } => thing.spared().map(|n_wounds| Action::Spare { n_wounds }),
        Reward::Potion | Reward::Gem => None,
    }
}

/// A die's action on a thing.
fn mark(thing: Thing, die: Face) -> Option<Action> {
    match thing {
        Thing::Hero(hero) => Some(Action::Level { die, hero }),
        Thing::Item(item) => Some(Action::Craft { die, item }),
        Thing::Potions => Some(Action::Brew { die }),
        Thing::Room(to) => Some(Action::Walk { die, to }),
        Thing::Spare(_) | Thing::Decline => None,
    }
}

/// The hero on a face; anyone for a face without a hero.
fn hero_of(face: Face) -> Hero {
    match face.symbol() {
        Symbol::Hero(hero) => hero,
        Symbol::Clover | Symbol::Boots => Hero::Warrior,
    }
}

/// The gem printed in a room.
pub fn letter_in(room: Room) -> Option<Letter> {
    match printed(room).find {
        Some(Find::Gem(letter)) => Some(letter),
        Some(Find::Potion | Find::Box | Find::Level) | None => None,
    }
}

/// Tells whether a minion is printed in a room.
pub fn has_minion(room: Room) -> bool {
    matches!(printed(room).guard, Some(Guard::Minion(_)))
}
