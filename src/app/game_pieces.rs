//! The games, each a piece of the program of its own.

use crate::games::GameId;
use crate::shell::store::game_info::GameInfo;

pub use program::{fetch_game, fetch_replays, fetch_thinking, replays, tables, thinking};

/// A game as the pages know it, with its rules; none while its piece is not here.
pub fn info(game: GameId) -> Option<GameInfo> {
    tables(game).map(|it| it.info)
}

#[cfg(all(feature = "split", feature = "example"))]
compile_error!("the finished site has no example");

/// Each game in a piece, its replays in another, and its computers in a third. What only a function marked `wasm_split`
/// reaches, is in the piece named there; what replays share with computers, is with these; what any of them shares with
/// the game, is in its own; what several games reach, is in that of the tables (`xtask/splitter`).
#[cfg(feature = "split")]
mod program {
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use crate::app::piece::{Piece, now};
    use crate::games::GameId;
    use crate::shell::table::game_tables::{GameReplays, GameTables, GameThinking};

    type Split<T> = Result<T, SplitLoaderError>;

    /// The pieces of each game: what they are called, and the ways to fetch and to use them.
    macro_rules! pieces {
        ($($Game:ident in $module:ident, $replays:ident, $thinking:ident;)+) => {
            $(mod $module {
                use super::*;
                use crate::games::$module::$Game;

                #[wasm_split($module, wasm_split_path = leptos::wasm_split, preload(fetch), fallible)]
                pub fn there() -> Split<GameTables> {
                    Ok(GameTables::of::<$Game>())
                }

                #[wasm_split($replays, wasm_split_path = leptos::wasm_split, preload(fetch_replays), fallible)]
                pub fn replays_there() -> Split<GameReplays> {
                    Ok(GameReplays::of::<$Game>())
                }

                #[wasm_split($thinking, wasm_split_path = leptos::wasm_split, preload(fetch_thinking), fallible)]
                pub fn thinking_there() -> Split<GameThinking> {
                    Ok(GameThinking::of::<$Game>())
                }
            })+

            /// Fetches the piece of a game; whether it has come.
            pub async fn fetch_game(game: GameId) -> bool {
                match game {
                    $(GameId::$Game => $module::fetch().await.is_ok(),)+
                }
            }

            /// Fetches what the replays of a game need; whether it has come.
            pub async fn fetch_replays(game: GameId) -> bool {
                match game {
                    $(GameId::$Game => $module::fetch_replays().await.is_ok(),)+
                }
            }

            /// Fetches the computers of a game; whether they have come.
            pub async fn fetch_thinking(game: GameId) -> bool {
                match game {
                    $(GameId::$Game => $module::fetch_thinking().await.is_ok(),)+
                }
            }

            /// The computers of a game; none while a piece of theirs is not here.
            pub fn thinking(game: GameId) -> Option<GameThinking> {
                if !Piece::Game(game).is_here() || !Piece::ThinkingOf(game).is_here() {
                    return None;
                }
                match game {
                    $(GameId::$Game => now($module::thinking_there()),)+
                }
            }

            /// The replays of a game; none while a piece of theirs is not here.
            pub fn replays(game: GameId) -> Option<GameReplays> {
                let is_here = |it: Piece| it.is_here();
                if !Piece::Game(game).is_here() || !Piece::replays_of(game).into_iter().all(is_here) {
                    return None;
                }
                match game {
                    $(GameId::$Game => now($module::replays_there()),)+
                }
            }

            /// A game with all its code; none while its piece is not here.
            pub fn tables(game: GameId) -> Option<GameTables> {
                if !Piece::Game(game).is_here() {
                    return None;
                }
                match game {
                    $(GameId::$Game => now($module::there()),)+
                }
            }
        };
    }

    pieces! {
        PaperDungeons in paper_dungeons, paper_dungeons_replays, paper_dungeons_thinking;
        DungeonRoll in dungeon_roll, dungeon_roll_replays, dungeon_roll_thinking;
        DungeonRaiders in dungeon_raiders, dungeon_raiders_replays, dungeon_raiders_thinking;
        Dungeoneer in dungeoneer, dungeoneer_replays, dungeoneer_thinking;
    }
}

/// All games in one piece with everything else: there is nothing to fetch.
#[cfg(not(feature = "split"))]
mod program {
    use crate::games::{GameId, with_rules};
    use crate::shell::table::game_tables::{GameReplays, GameTables, GameThinking};

    /// There is nothing to fetch.
    pub async fn fetch_game(_: GameId) -> bool {
        true
    }

    /// There is nothing to fetch.
    pub async fn fetch_replays(_: GameId) -> bool {
        true
    }

    /// There is nothing to fetch.
    pub async fn fetch_thinking(_: GameId) -> bool {
        true
    }

    /// The computers of a game.
    pub fn thinking(game: GameId) -> Option<GameThinking> {
        Some(with_rules!(game, G => GameThinking::of::<G>()))
    }

    /// The replays of a game.
    pub fn replays(game: GameId) -> Option<GameReplays> {
        Some(with_rules!(game, G => GameReplays::of::<G>()))
    }

    /// A game with all its code.
    pub fn tables(game: GameId) -> Option<GameTables> {
        Some(with_rules!(game, G => GameTables::of::<G>()))
    }
}
