//! The prompt, as data: one line.

use crate::boards::dungeon_roll::query::options::Helps;
use crate::boards::dungeon_roll::selection::Target;
use crate::games::dungeon_roll::client::{Action, BaitScope, Hero, Source};
use crate::kernel::Seat;

/// One line about what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Nobody at this device can act.
    Read,
    Over,
    /// Somebody else delves, or chooses a hero.
    Watch(Seat),
    ChooseHero,
    Hero(Hero),
    /// Dice of the fresh party can be re-rolled once; so many are picked.
    Muster(u8),
    /// So many monsters stand in the way.
    Monsters(u8),
    /// No monster is left.
    Clear,
    Loot,
    /// The dragon is awake.
    Dragon,
    /// The party cannot deal with the dragon, or with monsters; what helps instead.
    Stuck {
        is_dragon: bool,
        helps: Helps,
    },
    Regroup(u8),
    /// The level is done, but nobody may retire.
    NoRetreat(u8),
    /// A source is in hand.
    Hand(Source),
    Target(Target),
    Which,
    /// So many dice are picked to be re-rolled.
    Reroll(u8),
    /// So many faces are still to be chosen.
    Faces(u8),
    /// The ultimate can be aimed at so many more monsters.
    Aim(u8),
    /// The ultimate takes all monsters of so many types.
    AimTypes(u8),
    /// The hero re-rolls one die.
    Again,
    /// So many scouted dice are still to be laid out for a level; none, if all are.
    Scout(u8, u8),
    /// So many dice of the party are still to be set to scrolls.
    Inscribe(u8),
    /// A scroll is to turn a monster into a dragon.
    Lure,
    /// A treasure is to ready the hero.
    Ready,
    /// A die is to be picked, and then its face.
    Set,
    SetFace,
    /// Something is to be given for the dragon.
    Pay,
    /// Dungeon dice are to be picked, those of the lair included or not.
    Dice,
    DiceOfLevel,
    /// So many treasures are to be given back.
    Owed(u8),
    /// A treasure is to be given up.
    Give,
    /// A second touch does it.
    Sure(Action),
    /// A second touch throws the bait, for such dice.
    Bait(BaitScope),
}
