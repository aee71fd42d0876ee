//! The games, each a piece of the program of its own.

use crate::games::GameId;
use crate::shell::store::game_info::GameInfo;

pub use program::{fetch_game, fetch_replays, replays, tables};

/// A game as the pages know it, with its rules; none while its piece is not here.
pub fn info(game: GameId) -> Option<GameInfo> {
    tables(game).map(|it| it.info)
}

#[cfg(all(feature = "split", feature = "example"))]
compile_error!("the finished site has no example");

/// Each game in a piece, and its replays in another. What only a function marked `wasm_split` reaches, is in
/// the piece named there; what a game shares with its replays, is in its own; what several games reach, is in
/// that of the tables (`xtask/splitter`).
#[cfg(feature = "split")]
mod program {
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use crate::app::piece::{Piece, now};
    use crate::games::{GameId, dungeon_raiders, dungeon_roll, dungeoneer, paper_dungeons};
    use crate::shell::table::game_tables::{GameReplays, GameTables};

    type Split<T> = Result<T, SplitLoaderError>;

    #[wasm_split(paper_dungeons, wasm_split_path = leptos::wasm_split, preload(fetch_paper_dungeons), fallible)]
    fn paper_dungeons_there() -> Split<GameTables> {
        Ok(GameTables::of::<paper_dungeons::PaperDungeons>())
    }

    #[wasm_split(paper_dungeons_replays, wasm_split_path = leptos::wasm_split, preload(fetch_paper_dungeons_replays), fallible)]
    fn paper_dungeons_replays_there() -> Split<GameReplays> {
        Ok(GameReplays::of::<paper_dungeons::PaperDungeons>())
    }

    #[wasm_split(dungeon_roll, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_roll), fallible)]
    fn dungeon_roll_there() -> Split<GameTables> {
        Ok(GameTables::of::<dungeon_roll::DungeonRoll>())
    }

    #[wasm_split(dungeon_roll_replays, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_roll_replays), fallible)]
    fn dungeon_roll_replays_there() -> Split<GameReplays> {
        Ok(GameReplays::of::<dungeon_roll::DungeonRoll>())
    }

    #[wasm_split(dungeon_raiders, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_raiders), fallible)]
    fn dungeon_raiders_there() -> Split<GameTables> {
        Ok(GameTables::of::<dungeon_raiders::DungeonRaiders>())
    }

    #[wasm_split(dungeon_raiders_replays, wasm_split_path = leptos::wasm_split, preload(fetch_dungeon_raiders_replays), fallible)]
    fn dungeon_raiders_replays_there() -> Split<GameReplays> {
        Ok(GameReplays::of::<dungeon_raiders::DungeonRaiders>())
    }

    #[wasm_split(dungeoneer, wasm_split_path = leptos::wasm_split, preload(fetch_dungeoneer), fallible)]
    fn dungeoneer_there() -> Split<GameTables> {
        Ok(GameTables::of::<dungeoneer::Dungeoneer>())
    }

    #[wasm_split(dungeoneer_replays, wasm_split_path = leptos::wasm_split, preload(fetch_dungeoneer_replays), fallible)]
    fn dungeoneer_replays_there() -> Split<GameReplays> {
        Ok(GameReplays::of::<dungeoneer::Dungeoneer>())
    }

    /// Fetches the piece of a game; whether it has come.
    pub async fn fetch_game(game: GameId) -> bool {
        match game {
            GameId::PaperDungeons => fetch_paper_dungeons().await.is_ok(),
            GameId::DungeonRoll => fetch_dungeon_roll().await.is_ok(),
            GameId::DungeonRaiders => fetch_dungeon_raiders().await.is_ok(),
            GameId::Dungeoneer => fetch_dungeoneer().await.is_ok(),
        }
    }

    /// Fetches what the replays of a game need; whether it has come.
    pub async fn fetch_replays(game: GameId) -> bool {
        match game {
            GameId::PaperDungeons => fetch_paper_dungeons_replays().await.is_ok(),
            GameId::DungeonRoll => fetch_dungeon_roll_replays().await.is_ok(),
            GameId::DungeonRaiders => fetch_dungeon_raiders_replays().await.is_ok(),
            GameId::Dungeoneer => fetch_dungeoneer_replays().await.is_ok(),
        }
    }

    /// The replays of a game; none while a piece of theirs is not here.
    pub fn replays(game: GameId) -> Option<GameReplays> {
        if !Piece::Game(game).is_here() || !Piece::ReplaysOf(game).is_here() {
            return None;
        }
        match game {
            GameId::PaperDungeons => now(paper_dungeons_replays_there()),
            GameId::DungeonRoll => now(dungeon_roll_replays_there()),
            GameId::DungeonRaiders => now(dungeon_raiders_replays_there()),
            GameId::Dungeoneer => now(dungeoneer_replays_there()),
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
            GameId::Dungeoneer => now(dungeoneer_there()),
        }
    }
}

/// All games in one piece with everything else: there is nothing to fetch.
#[cfg(not(feature = "split"))]
mod program {
    use crate::games::{GameId, with_rules};
    use crate::shell::table::game_tables::{GameReplays, GameTables};

    /// There is nothing to fetch.
    pub async fn fetch_game(_: GameId) -> bool {
        true
    }

    /// There is nothing to fetch.
    pub async fn fetch_replays(_: GameId) -> bool {
        true
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
