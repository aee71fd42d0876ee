//! The demands of the hero's ultimate.

use super::options::Options;
use crate::boards::dungeon_roll::selection::{
    Held, NONE_SET, Picked, Picks, Plan, Revival, Roller, Target,
};
use crate::games::dungeon_roll::client::{
    self, Action, Aim, Asks, DungeonFace, FloorDice, Monster, Party, PartyFace, Refusal, Source,
    Treasure, Unleash,
};
use crate::kernel::Tally;

/// The present use of the hero card.
pub enum Card {
    /// It is used like a die.
    Die,
    /// The plan that the ultimate begins with.
    Begins(Plan),
    /// Nothing, and why.
    Refused(Refusal),
}

impl Options<'_> {
    /// The present use of the hero card.
    pub fn card(&self) -> Card {
        let asks = match client::ultimate(self.view) {
            Ok(ultimate) => ultimate.asks(),
            Err(refusal) => return Card::Refused(refusal),
        };
        if asks == Asks::Task {
            return Card::Die;
        }
        let (least, can, plan) = self.begun(asks);
        match self.check(&Action::Unleash(least)) {
            Err(refusal) if !can => Card::Refused(refusal),
            Ok(()) | Err(_) => Card::Begins(plan),
        }
    }

    /// The least that an ultimate could be used for which asks for this, whether it can be used for anything, and what
    /// it begins with.
    fn begun(&self, asks: Asks) -> (Unleash, bool, Plan) {
        let table = &self.view.table;
        let delve = &table.delve;
        match asks {
            Asks::Nothing | Asks::Task => {
                let plain = Action::Unleash(Unleash::Plain);
                (Unleash::Plain, self.can(&plain), Plan::Sure(plain))
            }
            Asks::Monsters => {
                let foes = delve.floor.monsters();
                let monsters = if foes.is_empty() { Tally::of(Monster::Goblin, 1) } else { foes };
                let can = self.has(|it| matches!(it, Action::Unleash(Unleash::On { .. })));
                (Unleash::On { monsters }, can, Plan::Picks(Picks::Aim(Picked::default())))
            }
            Asks::Reroll => {
                let (floor, party) = self.rerollable(Roller::Hero);
                let none = Plan::Picks(Picks::reroll(Roller::Hero));
                (Unleash::Reroll { floor, party }, self.rerolls(Roller::Hero), none)
            }
            Asks::Treasure => {
                let given = only(Treasure::ALL.into_iter().filter(|&it| table.owns(it)));
                let of = Revival::Intervention(given);
                let faces = Tally::of(PartyFace::Champion, self.n_revived(of));
                let treasure = Treasure::Scales;
                let can = self.has(|it| matches!(it, Action::Unleash(Unleash::For { .. })));
                (Unleash::For { treasure, faces }, can, Plan::Faces(of, Party::NONE))
            }
            Asks::Face => {
                let can = !delve.floor.is_empty() || !delve.party.is_empty();
                let none = Unleash::Set { floor: None, party: None };
                (none, can, Plan::Picks(Picks::Set(NONE_SET)))
            }
            Asks::Price => {
                let prices = self.prices();
                let with = Source::Die(PartyFace::Scroll);
                let price = Held::Price(only(prices.iter().copied()));
                (Unleash::With { with }, !prices.is_empty(), Plan::Held(price))
            }
            Asks::Dice => {
                let dice = Tally::of(DungeonFace::Chest, 1);
                let can = self.has(|it| matches!(it, Action::Unleash(Unleash::Dice { .. })));
                (Unleash::Dice { dice }, can, Plan::Picks(Picks::Dice(Picked::default(), 0)))
            }
        }
    }

    /// The aim of the ultimate, if it is aimed at monsters.
    pub fn aim(&self) -> Option<Aim> {
        client::ultimate(self.view).ok().and_then(|it| Aim::of(&self.view.table, it))
    }

    /// The monsters that can be added to those aimed at.
    pub fn free(&self, picked: &Picked<5>) -> Vec<(Target, u8)> {
        let floor = &self.view.table.delve.floor;
        let foes = Target::ALL.into_iter().filter(|it| matches!(it, Target::Foe(_)));
        let dice = foes.flat_map(|it| (0..floor[it.face()]).map(move |nth| (it, nth)));
        let is_free = |(it, nth): &(Target, u8)| {
            let next = Picks::Aim(self.touched(picked, *it, *nth));
            !picked.has(*it, *nth) && self.can(&next.action())
        };
        dice.filter(is_free).collect()
    }

    /// Those aimed at after a tap of a die: with it or without it, and with all of its type where
    /// types go together.
    pub fn touched(&self, picked: &Picked<5>, target: Target, nth: u8) -> Picked<5> {
        if self.aim().is_some_and(|it| it.is_whole) {
            picked.swept(target, self.view.table.delve.floor[target.face()])
        } else {
            picked.toggled(target, nth)
        }
    }
}

/// The only one of its kind, if there is one only.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}
