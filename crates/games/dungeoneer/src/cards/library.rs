//! All cards, read once, and their ids.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::read::{FILES, Library};
use super::{
    AdventureCard, AdventureId, Exit, HeroCard, HeroId, LocationCard, LocationId, QuestCard,
    QuestId,
};
use kernel::Set;
use kernel::kit::Side;
use kernel::notation::ParseError;

/// The cards.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| super::read::library(FILES));
    &LIBRARY
}

/// The common parts of the ids of all sorts: the way to the card, and notation.
macro_rules! cards {
    ($($Id:ident => $Card:ident in $sort:ident),+ $(,)?) => {$(
        impl $Id {
            /// The face of the card.
            #[inline]
            pub fn card(self) -> &'static $Card {
                &library().$sort[self.idx()]
            }

            /// All cards of this sort, of both boxes and all editions.
            pub fn all() -> impl DoubleEndedIterator<Item = $Id> + ExactSizeIterator + Clone {
                (0..library().$sort.len()).map(|idx| $Id(idx as u8))
            }
        }

        impl fmt::Display for $Id {
            /// As in notation: `TA01`.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.card().key)
            }
        }

        impl FromStr for $Id {
            type Err = ParseError;

            fn from_str(key: &str) -> Result<$Id, ParseError> {
                $Id::all().find(|it| it.card().key == key).ok_or(ParseError::Unexpected)
            }
        }
    )+};
}

cards! {
    AdventureId => AdventureCard in adventures,
    HeroId => HeroCard in heroes,
    LocationId => LocationCard in locations,
    QuestId => QuestCard in quests,
}

impl LocationId {
    /// The sides with an exit, the card lying as it is listed.
    pub fn ways(self) -> Set<Side> {
        static WAYS: LazyLock<Vec<Set<Side>>> = LazyLock::new(|| {
            let ways = |it: &LocationCard| Set::of(|side| it.exit(side) != Exit::Wall);
            library().locations.iter().map(ways).collect()
        });
        WAYS[self.idx()]
    }
}
