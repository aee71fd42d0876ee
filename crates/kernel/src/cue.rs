//! The sound of an event. Which sound a game's event makes is data ([`Words::cue`](super::Words::cue)); how it sounds
//! is the page's affair.

/// A kind of sound, from the lightest to the one that matters most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cue {
    /// A step, a mark, something small that changes.
    Step,
    /// A card is laid, drawn or turned.
    Card,
    /// Dice are rolled.
    Roll,
    /// Coins or a treasure.
    Coin,
    /// A blow or a wound.
    Blow,
    /// Something good: a level, a quest, a monster beaten.
    Good,
    /// Something grave: a dragon wakes, a hero falls.
    Grave,
    /// The match is over.
    End,
}

impl Cue {
    /// All kinds, the lightest first.
    pub const ALL: [Cue; 8] =
        [Cue::Step, Cue::Card, Cue::Roll, Cue::Coin, Cue::Blow, Cue::Good, Cue::Grave, Cue::End];
}
