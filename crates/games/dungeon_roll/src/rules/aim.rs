//! The aim of ultimates at monsters: what they take (DR-036).

use crate::dice::{Horde, Monster, PartyFace};
use crate::heroes::{Reach, Ultimate};
use crate::refusals::Refusal;
use crate::state::Table;
use kernel::Tally;

/// The aim of an ultimate at monsters: what it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The only type that it works on, if there is one.
    pub only: Option<Monster>,
    /// Monsters at most.
    pub n_max: u8,
    /// Types at most.
    pub n_types: u8,
    /// True if all monsters of a type go together.
    pub is_whole: bool,
}

impl Aim {
    /// The aim of an ultimate on this table; none if it is not aimed at monsters.
    pub fn of(table: &Table, ultimate: Ultimate) -> Option<Aim> {
        let any = Aim { only: None, n_max: u8::MAX, n_types: 3, is_whole: false };
        let delve = &table.delve;
        Some(match ultimate {
            Ultimate::Recruit { monster, n_max, .. } => Aim { only: Some(monster), n_max, ..any },
            Ultimate::Enchant { n_max, .. } | Ultimate::Strike { n_max } => Aim { n_max, ..any },
            Ultimate::Breath(Reach::OneMonster) => Aim { n_max: delve.lair, ..any },
            Ultimate::Breath(Reach::OneType) => {
                Aim { n_types: delve.lair.min(3), is_whole: true, ..any }
            }
            Ultimate::Rally => Aim { n_max: delve.party[PartyFace::Champion], ..any },
            Ultimate::Midas => Aim { n_types: 1, is_whole: true, ..any },
            _ => return None,
        })
    }

    /// Tells whether there is nothing that it could take.
    pub const fn is_idle(&self) -> bool {
        self.n_max == 0 || self.n_types == 0
    }

    /// Why it does not take these of the monsters that are there.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn check(&self, there: &Horde, chosen: &Horde) -> Result<(), Refusal> {
        let is_whole = |it: Monster| chosen[it] == 0 || chosen[it] == there[it];
        if chosen.is_empty() {
            Err(Refusal::NothingChosen)
        } else if self.n_max < chosen.total() {
            Err(Refusal::TooManyForUltimate(self.n_max))
        } else if !there.holds(chosen) {
            Err(Refusal::NoSuchMonsters)
        } else if self.n_types < chosen.n_kinds() {
            Err(Refusal::TooManyTypes(self.n_types))
        } else if self.is_whole && !Monster::ALL.into_iter().all(is_whole) {
            Err(Refusal::WholeTypesOnly)
        } else {
            Ok(())
        }
    }

    /// Calls `see` with everything that it can take.
    pub fn each(&self, there: &Horde, mut see: impl FnMut(Horde)) {
        let mut capped =
            Tally(there.0.map(|it| if self.is_whole { it } else { it.min(self.n_max) }));
        for monster in
            Monster::ALL.into_iter().filter(|&it| self.only.is_some_and(|only| only != it))
        {
            capped[monster] = 0;
        }
        capped.each_part(|it| {
            if self.check(there, &it).is_ok() {
                see(it);
            }
        });
    }
}
