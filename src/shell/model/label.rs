//! The label printed on the box of a game.

use crate::kernel::{Text, Words};

/// The label printed on the box of a game: all that the shelf knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    pub id: &'static str,
    pub title: Text,
    /// One line under the title.
    pub line: Text,
    pub seats_min: usize,
    pub seats_max: usize,
    pub minutes: u32,
    /// True if there are achievements to be earned.
    pub has_achievements: bool,
    /// True if its cards can be looked through.
    pub has_cards: bool,
    /// Its setup without house rules and expansions, as [`Words::PLAIN`].
    pub plain: &'static [&'static str],
}

impl Label {
    /// The label of a game that can be played.
    pub const fn of<G: Words>() -> Label {
        Label {
            id: G::ID,
            title: G::TITLE,
            line: G::LINE,
            seats_min: *G::SEATS.start(),
            seats_max: *G::SEATS.end(),
            minutes: G::MINUTES,
            has_achievements: !G::ACHIEVEMENTS.is_empty(),
            has_cards: G::CARDS.is_some(),
            plain: G::PLAIN,
        }
    }
}
