//! The games, each a piece of the program of its own.

use crate::games::GameId;
use crate::shell::store::game_info::GameInfo;

pub use program::{fetch_game, tables};

/// A game as the pages know it, with its rules; none while its piece is not here.
pub fn info(game: GameId) -> Option<GameInfo> {
    tables(game).map(|it| it.info)
}

/// Each game in a piece. What only a function marked `wasm_split` reaches, is in the piece named there; what
/// several games reach, is in that of the tables (`xtask/splitter`).
#[cfg(feature = "split")]
mod program {
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use crate::app::piece::{Piece, now};
    use crate::games::{GameId, dungeon_raiders, dungeon_roll, paper_dungeons};
    use crate::shell::table::game_tables::GameTables;

    type Split<T> = Result<T, SplitLoaderError>;

    #[wasm_split(paper_dungeons, wasm_split_path = leptos::wasm_split, preload(fetch_paper_dungeons), fallible)]
    fn paper_dungeons_there() -> Split<GameTables> {
        Ok(GameTables::of::<paper_dungeons::PaperDungeons>())
    }

    #[wasm_split(dungeon_roll, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_roll), fallible)]
    fn dungeon_roll_there() -> Split<GameTables> {
        Ok(GameTables::of::<dungeon_roll::DungeonRoll>())
    }

    #[wasm_split(dungeon_raiders, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_raiders), fallible)]
    fn dungeon_raiders_there() -> Split<GameTables> {
        Ok(GameTables::of::<dungeon_raiders::DungeonRaiders>())
    }

    /// Fetches the piece of a game; whether it has come.
    pub async fn fetch_game(game: GameId) -> bool {
        match game {
            GameId::PaperDungeons => fetch_paper_dungeons().await.is_ok(),
            GameId::DungeonRoll => fetch_dungeon_roll().await.is_ok(),
            GameId::DungeonRaiders => fetch_dungeon_raiders().await.is_ok(),
        }
    }

    /// A game with all its code; none while its piece is not here.
    pub fn tables(game: GameId) -> Option<GameTables> {
        if !Piece::Game(game).is_here() {
            return None;
        }
        match game {
            GameId::PaperDungeons => now(paper_dungeons_there()),
            GameId::DungeonRoll => now(dungeon_roll_there()),
            GameId::DungeonRaiders => now(dungeon_raiders_there()),
        }
    }
}

/// All games in one piece with everything else: there is nothing to fetch.
#[cfg(not(feature = "split"))]
mod program {
    use crate::games::{GameId, with_rules};
    use crate::shell::table::game_tables::GameTables;

    /// There is nothing to fetch.
    pub async fn fetch_game(_: GameId) -> bool {
        true
    }

    /// A game with all its code.
    pub fn tables(game: GameId) -> Option<GameTables> {
        Some(with_rules!(game, G => GameTables::of::<G>()))
    }
}
