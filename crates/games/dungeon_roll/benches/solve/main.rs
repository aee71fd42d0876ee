//! Solves Dungeon Roll with an empty bag, where every treasure is a point of experience: what best play comes to, hero by
//! hero.
//!
//! `cargo bench -p dungeon-roll --bench solve` prints what three delves are worth to each hero of the
//! box and to nobody; names (`-- knight nobody`) choose some of them. With `write` among the words it also writes the numbers
//! by which the hard computer knows these worths, `tablebases/<hero>.bin`; with a number (`-- 300 knight`) the
//! normal and the hard computer play so many matches of each hero, to be compared; with `regret` besides (`-- regret 200
//! knight`) each choice of the hard one is compared with the best, and what it loses is added up. Tables are kept in the folder
//! `target/prospects` and not solved again while they lie there.

mod best;
#[path = "../../../../../benches/each.rs"]
mod each;
mod fit;
mod kept;
mod play;
mod regret;

use std::path::{Path, PathBuf};

use dungeon_roll::Hero;
use dungeon_roll::heroes::BASE_HEROES;

use best::delve::{Solved, same_faces, solve};
use best::level::World;
use fit::Loot;

/// The delves of a match.
const DELVES: usize = 3;

/// The dice of each kind.
const DICE: usize = 7;

/// The place of the hard computer among the levels.
const HARD: usize = 2;

/// The name of nobody.
const NOBODY: &str = "nobody";

/// The worth that a treasure drawn from the bag is taken to have: its point, what it does, and its part in pairs.
const TREASURE: f64 = 1.8;

/// The places where solved tables are kept, and where the numbers of the hard computer lie.
const KEPT: &str = "target/prospects";
const NUMBERS: &str = "crates/games/dungeon_roll/tablebases";

/// The words of the command line.
struct Wanted {
    names: Vec<String>,
    n_matches: Option<u64>,
    writes: bool,
    /// True if choices are compared with the best ones.
    regrets: bool,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let is_number = |it: &String| it.parse::<u64>().is_ok();
    let wanted = Wanted {
        writes: words.iter().any(|it| it == "write"),
        regrets: words.iter().any(|it| it == "regret"),
        n_matches: words.iter().find_map(|it| it.parse().ok()),
        names: words
            .into_iter()
            .filter(|it| !["write", "regret"].contains(&it.as_str()) && !is_number(it))
            .collect(),
    };
    let loot = wanted.writes.then(loot);
    let heroes = Hero::ALL.iter().take(BASE_HEROES).copied().map(Some);
    for hero in heroes.chain([None]) {
        let name = hero.map_or(NOBODY, Hero::key);
        if wanted.names.is_empty() || wanted.names.iter().any(|it| it == name) {
            show(hero, name, loot.as_ref(), &wanted);
        }
    }
}

/// Prints what a hero comes to; writes the numbers if it is told of loot, and plays matches if it is told how many.
fn show(hero: Option<Hero>, name: &str, loot: Option<&Loot>, wanted: &Wanted) {
    let world = World::new(DICE, DICE, same_faces(hero));
    let solved = known(&world, hero, name);
    println!("{name}: {:.4}", solved.delves[DELVES][0]);
    match (wanted.n_matches, wanted.regrets) {
        (Some(n), true) => regret::measure(hero, n, HARD, (&world, &solved)),
        (Some(n), false) => play::compare(hero, n, &[HARD - 1, HARD]),
        (None, _) => {}
    }
    if let Some(loot) = loot {
        let numbers = fit::fit(&world, &solved, loot, hero.is_some());
        let bytes: Vec<u8> = numbers.iter().flat_map(|it| it.to_le_bytes()).collect();
        let path = root().join(NUMBERS).join(name).with_extension("bin");
        std::fs::write(path, bytes).expect("room for numbers");
    }
}

/// The worth that treasures add.
fn loot() -> Loot {
    let empty = World::new(DICE, DICE, same_faces(None));
    let solved = known(&empty, None, NOBODY);
    let full = World { draw: TREASURE, draw_xp: 0, ..empty };
    let with_treasures = known(&full, None, "nobody-bag");
    Loot::new(full.parties, &solved, &with_treasures)
}

/// A solution: the one that is kept, or a new one, which is kept then.
fn known(world: &World, hero: Option<Hero>, name: &str) -> Solved {
    let folder = root().join(KEPT);
    std::fs::create_dir_all(&folder).expect("a folder for tables");
    let path = folder.join(name);
    let kept = kept::read(&path, (world.parties.len(), DELVES), hero.is_some());
    kept.unwrap_or_else(|| {
        let solved = solve(world, hero, DELVES);
        kept::write(&path, &solved).expect("room for a table");
        solved
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}
