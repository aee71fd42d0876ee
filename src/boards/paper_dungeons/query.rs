//! What the person at the sheet can do, asked spot by spot.

use super::gain::{Gain, gain};
use super::routes::{Route, routes};
use super::selection::{Panel, Selection, Spot};
use crate::games::paper_dungeons::client::{
    self, Action, DICE_PER_ROUND, Face, Find, Guard, Letter, Phase, Reward, Room, Seen, View,
    printed,
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

    /// Whether a room is chosen for a reward, rather than walked to.
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

    /// Whether dice may be used now.
    pub fn uses_dice(self) -> bool {
        let is_action = self.view.ground.phase == Phase::Action;
        self.actor().is_some() && is_action && self.reward().is_none()
    }

    /// Faces that can still be used this round; none if all three dice are used.
    pub fn faces(self) -> Vec<Face> {
        if !self.uses_dice() || self.n_used() == DICE_PER_ROUND {
            return Vec::new();
        }
        self.view.faces_left(self.shown()).collect()
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

    /// Whether `action` may be taken now.
    pub fn can(self, action: &Action) -> bool {
        self.actor().is_some() && self.legal.contains(action)
    }

    /// What a tap of `spot` asks for at once, legal or not: with the chosen die, or as the reward
    /// that waits.
    pub fn asks(self, spot: Spot) -> Option<Action> {
        match self.reward() {
            Some(reward) => answers(spot, reward),
            None => uses(spot, self.die()?),
        }
    }

    /// What `spot` brings, if a tap takes it at once.
    pub fn brings(self, spot: Spot) -> Option<Gain> {
        let seat = self.actor()?;
        let action = self.asks(spot).filter(|it| self.can(it))?;
        let preview = client::preview(self.view, seat, &[action]);
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
}

/// The answer that a tap of `spot` gives to a waiting reward.
fn answers(spot: Spot, reward: Reward) -> Option<Action> {
    match reward {
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => {
            spot.hero().map(|hero| Action::GainLevel { hero })
        }
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => {
            spot.item().map(|item| Action::GainBox { item })
        }
        Reward::Minion => spot.room().map(|room| Action::MarkMinion { room }),
        Reward::AnyGem if spot == Spot::Decline => Some(Action::Decline),
        Reward::AnyGem => spot.room().and_then(letter_in).map(|letter| Action::StealGem { letter }),
        Reward::Wounds { .. } => spot.spared().map(|n_wounds| Action::Spare { n_wounds }),
        Reward::Potion | Reward::Gem => None,
    }
}

/// What a tap of `spot` does with a die.
fn uses(spot: Spot, die: Face) -> Option<Action> {
    match spot {
        Spot::Hero(hero) => Some(Action::Level { die, hero }),
        Spot::Item(item) => Some(Action::Craft { die, item }),
        Spot::Potions => Some(Action::Brew { die }),
        Spot::Room(to) => Some(Action::Walk { die, to }),
        Spot::Die(_) | Spot::Verb(_) | Spot::Talent(_) | Spot::Objective(_) => None,
        Spot::Main | Spot::Decline | Spot::Spare(_) | Spot::Sheet(_) => None,
    }
}

/// The gem printed in a room.
pub fn letter_in(room: Room) -> Option<Letter> {
    match printed(room).find {
        Some(Find::Gem(letter)) => Some(letter),
        Some(Find::Potion | Find::Box | Find::Level) | None => None,
    }
}

/// Whether a minion is printed in a room.
pub fn has_minion(room: Room) -> bool {
    matches!(printed(room).guard, Some(Guard::Minion(_)))
}
