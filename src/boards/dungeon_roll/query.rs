//! What the person at the table can do, asked thing by thing.

pub mod craft;
pub mod main_act;
pub mod picks;
pub mod stuck;

use super::selection::{Plan, Roller, Selection, Target};
use crate::games::dungeon_roll::client::{
    self, Action, Aim, Certainty, Course, Floor, FloorDice, Magic, Monster, Party, PartyFace,
    Phase, Reckoning, Refusal, Skill, Source, Table, Treasure, Ultimate, Unleash, Use, View,
};
use crate::kernel::{Observer, Seat, Tally, sort_few};

/// A view, who acts at this device, and the half-made choice: everything that is drawn from.
#[derive(Clone, Copy)]
pub struct Query<'v> {
    pub view: &'v View,
    /// The seat that acts at this device.
    pub seat: Option<Seat>,
    pub selection: &'v Selection,
    /// What is known of the chance to clear the next level.
    pub chance: Chance,
}

/// What is known of the chance to clear the next level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Nothing.
    Unknown,
    /// It is being counted.
    Waiting,
    Known(Reckoning),
}

impl<'v> Query<'v> {
    /// The table.
    pub fn table(self) -> &'v Table {
        &self.view.table
    }

    /// The seat that acts now, if it acts at this device.
    pub fn actor(self) -> Option<Seat> {
        self.seat.filter(|&it| client::turn(self.view).awaited().has(it))
    }

    /// The player whose hero and treasures lie in sight.
    pub fn shown(self) -> Seat {
        self.selection.peek.unwrap_or_else(|| self.table().adventurer())
    }

    /// Who looks, if it is one person.
    pub fn own(self) -> Option<Seat> {
        match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Public | Observer::All => self.seat,
        }
    }

    /// Whether an action is allowed.
    ///
    /// # Errors
    /// Why not.
    pub fn check(self, action: &Action) -> Result<(), Refusal> {
        let seat = self.actor().ok_or(Refusal::NotYourDelve)?;
        client::why_not(self.view, seat, action).map_or(Ok(()), Err)
    }

    /// Whether `action` may be taken now.
    pub fn can(self, action: &Action) -> bool {
        self.check(action).is_ok()
    }

    /// Every way to use `with` on `target`, from few to many. Potions are one way: faces come after.
    pub fn ways(self, with: Source, target: Target) -> Vec<Action> {
        let mut ways = self.all_ways(with, target);
        if !self.selection.is_careful {
            let most = ways.iter().map(n_targets).max().unwrap_or(0);
            ways.retain(|it| n_targets(it) == most);
        }
        ways
    }

    fn all_ways(self, with: Source, target: Target) -> Vec<Action> {
        let floor = &self.table().delve.floor;
        let mut ways = Vec::new();
        let mut add = |action: Action| {
            if self.can(&action) {
                ways.push(action);
            }
        };
        match target {
            Target::Foe(monster) => floor.monsters().each_part(|monsters| {
                if monsters[monster] != 0 {
                    add(Action::Use { with, on: Use::Fight { monsters } });
                }
            }),
            Target::Chests => {
                (1..=floor.chests())
                    .for_each(|n_chests| add(Action::Use { with, on: Use::Open { n_chests } }));
            }
            Target::Potions => add(first_drink(with)),
            Target::Dragons => {}
        }
        sort_few(&mut ways, n_targets);
        ways
    }

    /// How many dice of the level a use of `with` on `target` deals with; 0 if it cannot be done.
    pub fn reach(self, with: Source, target: Target) -> u8 {
        match target {
            Target::Foe(_) | Target::Chests => {
                self.all_ways(with, target).iter().map(n_targets).max().unwrap_or(0)
            }
            Target::Potions => self.drinks(with),
            Target::Dragons => 0,
        }
    }

    /// What a source is most likely used on: where it deals with the most dice.
    pub fn likely_target(self, with: Source) -> Option<Target> {
        let reached = Target::ALL.into_iter().map(|it| (self.reach(with, it), it));
        // Of equal ones the first, as they lie.
        let best = reached.reduce(|best, it| if best.0 < it.0 { it } else { best });
        best.filter(|it| it.0 != 0).map(|it| it.1)
    }

    /// The most potions that `with` can drink at once.
    pub fn drinks(self, with: Source) -> u8 {
        let drink =
            |n| Action::Use { with, on: Use::Drink { faces: Tally::of(PartyFace::Champion, n) } };
        (1..=self.table().delve.floor.potions()).filter(|&n| self.can(&drink(n))).max().unwrap_or(0)
    }

    /// Whether the number of targets can be chosen: fewer than all is a way, too.
    pub fn can_be_careful(self, with: Source) -> bool {
        let foes = Monster::ALL.map(Target::Foe).into_iter();
        foes.chain([Target::Chests]).any(|it| 1 < self.all_ways(with, it).len())
    }

    /// Whether `with` can be used on anything of the level, or meet the dragon.
    pub fn is_useful(self, with: Source) -> bool {
        Target::ALL.into_iter().any(|it| self.reach(with, it) != 0)
            || self.can_reroll(Roller::Scroll(with))
    }

    /// Whether anything can be used on `target`.
    pub fn is_target(self, target: Target) -> bool {
        self.sources().into_iter().any(|it| self.reach(it, target) != 0)
    }

    /// Everything that stands for a die, each kind once.
    pub fn sources(self) -> Vec<Source> {
        let mut sources = Vec::new();
        client::each_source(self.table(), |it| sources.push(it));
        sources
    }

    /// Whether something can be re-rolled so.
    pub fn can_reroll(self, by: Roller) -> bool {
        let (floor, party) = self.rerollable(by);
        self.can(&by.action(floor, party))
    }

    /// Everything that can be re-rolled so.
    pub fn rerollable(self, by: Roller) -> (Floor, Party) {
        let delve = &self.table().delve;
        let mut party = delve.party;
        if let Some(face) = by.face() {
            party[face] = party[face].saturating_sub(1);
        }
        match by {
            Roller::Muster | Roller::Inscribe => (Floor::NONE, party),
            Roller::Scroll(_) | Roller::Hero => (delve.floor, party),
        }
    }

    /// A scroll that could meet the dragon, and could re-roll dice as well: the one that joined the
    /// band last, or one that could join (DR-033, where scrolls are read in every phase).
    pub fn spare_scroll(self) -> Option<Source> {
        if self.table().delve.phase != Phase::Dragon {
            return None;
        }
        let chosen = self.selection.band.members();
        let others = client::missing(self.table(), &chosen).candidates;
        let mut all = chosen.into_iter().rev().chain(others);
        all.find(|&it| self.can_reroll(Roller::Scroll(it)))
    }

    /// Whether nothing is left to do in the phase of monsters but to end it: whatever else may be
    /// done `after` some action can still be done in the phase that follows (DR-038). A portal pays
    /// no more than retiring does.
    pub fn can_only_end(self, after: &Table) -> bool {
        let delve = &after.delve;
        if delve.phase != Phase::Monster || delve.floor.has_monsters() {
            return false;
        }
        let view = View { observer: self.view.observer, table: *after };
        let next =
            client::preview(&view, &Action::Course(Course::End)).ok().and_then(|it| it.after);
        let next = next.map(|table| View { observer: view.observer, table });
        let seat = after.adventurer();
        let can_wait = |it: &Action| {
            let is_open = |next: &View| client::why_not(next, seat, it).is_none();
            matches!(it, Action::Course(Course::End) | Action::Spend(Magic::Portal))
                || next.as_ref().is_some_and(is_open)
        };
        client::options(&view, seat).iter().all(can_wait)
    }

    /// What the ultimate takes, if it is aimed at monsters.
    pub fn aim(self) -> Option<Aim> {
        client::ultimate(self.view).ok().and_then(|it| Aim::of(self.table(), it))
    }

    /// Whether the ultimate can be aimed at any monster.
    pub fn can_aim(self) -> bool {
        let mut can = false;
        if let Some(aim) = self.aim() {
            let monsters = self.table().delve.floor.monsters();
            aim.each(&monsters, |monsters| {
                can |= self.can(&Action::Unleash(Unleash::On { monsters }))
            });
        }
        can
    }

    /// Whether the hero can re-roll one die of the level.
    pub fn can_again(self) -> bool {
        Target::ALL.into_iter().any(|it| self.can(&Action::Skill(Skill::Again { die: it.face() })))
    }

    /// Whether Divine Intervention can be called for.
    pub fn can_intervene(self) -> bool {
        let faces = Tally::of(PartyFace::Champion, self.n_given_back());
        let mut treasures = Treasure::ALL.into_iter();
        client::ultimate(self.view) == Ok(Ultimate::Intervene)
            && treasures
                .any(|treasure| self.can(&Action::Unleash(Unleash::For { treasure, faces })))
    }

    /// How many dice Divine Intervention brings back (DR-127).
    pub fn n_given_back(self) -> u8 {
        let delve = &self.table().delve;
        delve.floor.potions().min(delve.graveyard)
    }

    /// The faces that can still be chosen for dice that come back, and those chosen.
    pub fn faces(self) -> Option<(Party, u8)> {
        match self.selection.plan {
            Plan::Drink(with, faces) => Some((faces, self.drinks(with))),
            Plan::Elixir(face) => Some((face.map_or(Party::NONE, |it| Tally::of(it, 1)), 1)),
            Plan::Give(_, faces) if self.n_given_back() != 0 => Some((faces, self.n_given_back())),
            _ => None,
        }
    }

    /// The chance from which one more level pays: that of this very party where it is known, else an average.
    pub fn pays_from(self) -> Option<u32> {
        let own = match self.chance {
            Chance::Known(it) => it.pays_from,
            Chance::Unknown | Chance::Waiting => None,
        };
        own.or_else(|| client::pays_from(self.table()))
    }

    /// Whether going home is the likely choice: no companion is left to go on with, or one more level pays less;
    /// while that is not known, at most one die is left.
    pub fn goes_home(self) -> bool {
        let party = &self.table().delve.party;
        let has_companions = party[PartyFace::Scroll] < party.total();
        let pays_less = match (self.chance, self.pays_from()) {
            // More than a lower bound may be enough.
            (Chance::Known(it), Some(pays_from))
                if it.certainty != Certainty::AtLeast || pays_from <= it.chance =>
            {
                it.chance < pays_from
            }
            (Chance::Known(_) | Chance::Unknown | Chance::Waiting, _) => party.total() <= 1,
        };
        (pays_less || !has_companions) && self.can(&Action::Course(Course::Retire))
    }
}

/// A drink from one potion, to ask whether there is any.
pub fn first_drink(with: Source) -> Action {
    Action::Use { with, on: Use::Drink { faces: Tally::of(PartyFace::Champion, 1) } }
}

/// How many dice of the level an action deals with.
pub fn n_targets(action: &Action) -> u8 {
    match action {
        Action::Use { on: Use::Fight { monsters }, .. }
        | Action::Unleash(Unleash::On { monsters }) => monsters.total(),
        Action::Use { on: Use::Open { n_chests }, .. } => *n_chests,
        Action::Use { on: Use::Drink { faces }, .. } => faces.total(),
        _ => 0,
    }
}
