//! Finds what each thing that a hero has is worth, as the computers of Dungeon Raiders and Dungeoneer judge it.
//!
//! `cargo bench -p games --bench fit -- 3000 raiders` lets computers play so many matches
//! against each other at each number of heroes, always the same ones, and notes what everybody has where a level or a turn ends,
//! and who wins. The weights that make what came of it likeliest are printed as `weights.rs` keeps them.

mod dungeoneer;
#[path = "../each.rs"]
mod each;
mod fit;
mod raiders;

/// The default number of matches.
const N_MATCHES: u64 = 1_000;

fn main() {
    let n = std::env::args().find_map(|it| it.parse().ok()).unwrap_or(N_MATCHES);
    let is_named = |game: &str| std::env::args().any(|it| it == game);
    if !is_named("dungeoneer") {
        raiders::print(n);
    }
    if !is_named("raiders") {
        dungeoneer::print(n);
    }
}
