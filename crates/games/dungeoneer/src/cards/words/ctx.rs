//! All that a sentence needs to know besides its effect.

use crate::cards::When;
use crate::cards::ability::{Condition, Part};
use kernel::Lang;

/// The sort of card that says something: it decides who is meant by its words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// A hero's ability.
    Hero,
    /// A boon or treasure with this time.
    GloryCard(When),
    /// A boon or treasure that stays, with what it does when it is played.
    Readied,
    Bane(When),
    /// A bane that stays.
    ReadiedBane,
    /// A monster; what its health can come to.
    Monster {
        health_max: u8,
    },
    Trap,
    Location,
    /// A quest's attempt, influence or artifact.
    Quest,
}

impl On {
    /// Tells whether the card stays after it is played.
    pub const fn is_readied(self) -> bool {
        matches!(self, On::Readied | On::ReadiedBane)
    }
}

/// All that a sentence needs to know besides the effect.
#[derive(Clone, Copy)]
pub struct Ctx<'c> {
    pub lang: Lang,
    pub on: On,
    /// Those of the ability and of the part.
    pub conditions: [&'c [Condition]; 2],
    /// Set where the effect adds to a won comparison.
    pub is_hit: bool,
}

impl<'c> Ctx<'c> {
    /// The same for a part of the ability.
    pub fn of_part(self, part: &'c Part) -> Ctx<'c> {
        Ctx { conditions: [self.conditions[0], &part.conditions], ..self }
    }

    pub fn conditions(self) -> impl Iterator<Item = &'c Condition> {
        self.conditions.into_iter().flatten()
    }

    pub fn has(self, condition: Condition) -> bool {
        self.conditions().any(|it| *it == condition)
    }
}
