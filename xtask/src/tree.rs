//! The places of things in the project's tree.

use std::path::{Path, PathBuf};

/// The package of the list of games, with the laws of all of them and the benchmarks across them.
pub const GAMES: &str = "games";

/// The project's top folder.
pub fn root() -> PathBuf {
    // Cargo tells it at run time; a binary that was built elsewhere and copied would lie.
    let manifest_dir = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest_dir.parent().map_or_else(|| manifest_dir.clone(), Path::to_path_buf)
}

/// Cargo's output folder.
pub fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// The finished static site.
pub fn site() -> PathBuf {
    root().join("dist")
}

/// The browser tests, and the npm packages beside them.
pub fn browser_tests() -> PathBuf {
    root().join("tests/browser")
}

/// The crate of a game, by the game's id.
pub fn game(id: &str) -> PathBuf {
    games().join(id.replace('-', "_"))
}

/// The folder that holds the crate of each game.
pub fn games() -> PathBuf {
    root().join("crates/games")
}
