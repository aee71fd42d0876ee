//! The one list of the games that can be played.
//!
//! Each game is a crate that knows the kernel and itself, nothing else; what is done with any of them is written once, for
//! `G`:
//!
//! ```
//! use games::{GameId, with_rules};
//! use kernel::Game;
//!
//! for game in GameId::ALL {
//!     let n_plies = with_rules!(game, G => G::PLIES_MAX);
//!     println!("a match of {} has at most {n_plies} actions", game.id());
//!     assert_eq!(GameId::read(game.id()), Some(*game));
//! }
//! ```
//!
//! # How computers choose
//!
//! From the view of their seat alone (`Bots::think`), within a number of plies, never by a clock. A record's
//! computers must play as they did, so a level that has been released does not change: a better one is a new level.
//!
//! | game | easy | normal | hard |
//! | --- | --- | --- | --- |
//! | Dungeon Roll | clears a level by looking through the ways, slips, retires early | tries scrolls on sampled dice; weighs going on by what came of it in many delves | counts all that dice can show, and knows best play beyond (`bots::master`) |
//! | Dungeon Raiders | the open room against made-up cards | each card in made-up worlds, by rules of thumb to the level's end | the open room as a tree of answers (`bots::tree`) |
//! | Paper Dungeons | a few actions, one step ahead | each use of each die to its end; the sheet is worth its score and what may still come | plays on (`bots::master`) |
//! | Dungeoneer | rules of thumb, with slips | the likely actions in a made-up world or two, to the turn's end | the rest of the turn as a tree, in dozens of worlds |
//!
//! What they reach, with an interval of 95 % (`cargo xtask bench --strength`; the lines of the set-up page say the
//! same, rounded):
//!
//! | | easy | normal | hard |
//! | --- | --- | --- | --- |
//! | Dungeon Roll alone, heroes of the box, 1,000 matches | 16.9 ± 0.2 | 25.4 ± 0.3 | 26.3 ± 0.3 |
//! | Dungeon Roll with an empty bag, what a match loses to best play, 200 of each hero | | | 0.08 to 0.26 points, 0.5 to 1.2 % |
//! | Paper Dungeons alone, three missions, 150 | 30 ± 2 | 75 ± 2 | 103 ± 2 |
//! | Dungeon Raiders, against the level below: two, 400 and 600; quick, 600; against three, 300 | | 91 ± 3 % | 71 ± 4 %; 70 ± 4 %; 44 ± 5 % (fair is 25) |
//! | Dungeoneer, two, against the level below: Tomb, Vault, 300 each | | 82 ± 4, 80 ± 5 % | 68 ± 5, 64 ± 5 % |
//! | Dungeoneer, the Vault alone, 300 and 400 | | 91 ± 3 % | 96 ± 2 % |
//!
//! `cargo xtask bench --decisions` times the decisions of the hard computers, natively and in WebAssembly. `cargo
//! bench -p dungeon-roll --bench solve -- regret 200` compares each choice of Dungeon Roll's with
//! the best one, and names the worst.

use kernel::Game;

/// The list of the games, in the order of their ids, each with what it is called in records and addresses, and its crate.
/// Those of `example` can be played where the feature of that name is on, as it is for `cargo xtask play --example`; the
/// finished site knows nothing of them.
macro_rules! list {
    (($d:tt) site { $($site:tt)* } example { $($example:tt)* }) => {
        #[cfg(not(feature = "example"))]
        games! { ($d) $($site)* }
        #[cfg(feature = "example")]
        games! { ($d) $($site)* $($example)* }
    };
}

/// Makes of the list all that goes through it: the ids, what is done with the rules of any game, what is made for each.
macro_rules! games {
    (($d:tt) $($Game:ident = $id:literal, $module:ident;)+) => {
        pub use {$($module),+};

        /// A game that can be played; its rules are a type of the same name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameId {
            $($Game),+
        }

        impl GameId {
            /// Every game, in the order of the list.
            pub const ALL: &[GameId] = &[$(GameId::$Game),+];
        }

        /// The value of an expression in which `$G` stands for the rules of a game.
        #[macro_export]
        macro_rules! with_rules {
            ($d game:expr, $d G:ident => $d what:expr) => {
                match $d game {
                    $($d crate::GameId::$Game => {
                        type $d G = $d crate::$module::$Game;
                        $d what
                    })+
                }
            };
        }

        /// Calls a macro with the whole list: of each game the id, what it is called in records, and its crate.
        #[macro_export]
        macro_rules! with_list {
            ($d callback:ident) => {
                $d callback! { $($Game = $id, $module;)+ }
            };
        }
    };
}

list! {
    ($)
    site {
        PaperDungeons = "paper-dungeons", paper_dungeons;
        DungeonRoll = "dungeon-roll", dungeon_roll;
        DungeonRaiders = "dungeon-raiders", dungeon_raiders;
        Dungeoneer = "dungeoneer", dungeoneer;
    }
    example {
        Hoard = "hoard", hoard;
    }
}

impl GameId {
    /// The game with this id in records and addresses.
    pub fn read(id: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|it| it.id() == id)
    }

    /// The id in records and addresses.
    pub fn id(self) -> &'static str {
        with_rules!(self, G => G::ID)
    }
}

#[cfg(test)]
mod tests {
    use super::GameId;

    /// The names of each game in the list.
    macro_rules! called {
        ($($Game:ident = $id:literal, $module:ident;)+) => {
            [$((GameId::$Game, $id, stringify!($module))),+]
        };
    }

    #[test]
    fn the_list_calls_games_as_records_do() {
        for (game, id, module) in with_list!(called) {
            assert_eq!(game.id(), id);
            assert_eq!(id.replace('-', "_"), module);
        }
    }
}
