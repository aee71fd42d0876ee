//! Golden records replay for ever at their edition.
//!
//! `UNDERCROFT_WRITE_RECORDS=1 cargo test -p games --test it record` writes those that
//! are missing.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::chance::FastChance;
use kernel::record;
use kernel::{Edition, Game, Match, Seed, Words};

/// What to do about a record that does not replay, if nobody has it yet.
const IF_NEW: &str = "Published editions never change. If this one was never published, delete the file, and write it anew \
     (UNDERCROFT_WRITE_RECORDS=1).";

/// A record to be kept: its file name, its setup, and the seed of the match and of its choices.
pub struct Golden {
    pub name: &'static str,
    pub setup: &'static str,
    pub seed: u64,
}

/// The folder of a game's records.
pub fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../games")
        .join(game.replace('-', "_"))
        .join("records")
}

/// The path of a record, such as `dungeon-roll/knight`.
pub fn golden(name: &str) -> PathBuf {
    let (game, name) = name.split_once('/').expect("a game and a name");
    folder(game).join(name).with_extension("txt")
}

/// Replays every record in the folder of the game, after writing missing ones if told so: those of each
/// edition.
pub fn every_record_replays<G: Game>(kept: &[(Edition, &[Golden])]) {
    let folder = folder(G::ID);
    let all = kept.iter().flat_map(|(edition, kept)| kept.iter().map(move |it| (*edition, it)));
    for (edition, golden) in all {
        let path = folder.join(golden.name).with_extension("txt");
        if std::env::var_os("UNDERCROFT_WRITE_RECORDS").is_some() && !path.exists() {
            fs::create_dir_all(&folder).expect("a folder for records");
            fs::write(&path, played::<G>(edition, golden)).expect("a record is written");
        }
        assert!(path.exists(), "{}", golden.name);
    }
    let files = fs::read_dir(&folder).expect("records");
    for file in files {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let read = record::read::<G>(&text);
        let place = path.display();
        let (game, names) = read.unwrap_or_else(|error| panic!("{place}: {error}\n{IF_NEW}"));
        let written = record::write(&game, &names);
        assert_eq!(bare(&written), bare(&text), "{place}\n{IF_NEW}");
        let (_, last) = text.trim_end().rsplit_once(' ').expect("a check value");
        assert_eq!(format!("{:016x}", game.check_value()), last, "{place}\n{IF_NEW}");
    }
}

/// Checks that records of the first edition have every choice of an option, and each of these combinations of choices, such as a
/// way of dealing from a pool.
///
/// # Panics
/// If no record has one of them.
pub fn every_choice_is_kept<G: Words>(ways: &[&[&str]]) {
    let missing = missing_choices::<G>(ways).join(", ");
    assert!(
        missing.is_empty(),
        "no record has these choices: {missing}\nList records that have them, and write those (UNDERCROFT_WRITE_RECORDS=1)."
    );
}

/// The choices and combinations that no record of the first edition has.
fn missing_choices<G: Words>(ways: &[&[&str]]) -> Vec<String> {
    let files = fs::read_dir(folder(G::ID)).expect("records");
    let texts = files.map(|it| fs::read_to_string(it.expect("a file").path()).expect("a text"));
    let first = format!("game {} 1", G::ID);
    let of_first = texts.filter(|it| it.lines().any(|line| line == first));
    let setups: Vec<String> = of_first
        .filter_map(|it| it.lines().find_map(|line| Some(line.strip_prefix("setup ")?.to_owned())))
        .collect();
    let is_kept = |choices: &[&str]| {
        let has = |setup: &str, choice: &str| setup.split(' ').any(|it| it == choice);
        setups.iter().any(|setup| choices.iter().all(|it| has(setup, it)))
    };
    let mut missing = Vec::new();
    for option in G::OPTIONS {
        // What is younger than the first records is not written at its first choice.
        let n_unwritten = usize::from(option.is_later);
        for (place, choice) in option.choices.iter().enumerate().skip(n_unwritten) {
            let said = format!("{}={}", option.key, choice.key);
            if option.since_of(place) == Edition::FIRST && !is_kept(&[&said]) {
                missing.push(said);
            }
        }
    }
    missing.extend(ways.iter().filter(|it| !is_kept(it)).map(|it| it.join(" ")));
    missing
}

/// A record without the number of its format, and without what format 2 says besides: the check values
/// before the last.
pub fn bare(record: &str) -> String {
    let lines = record.lines().skip(1).filter(|it| !it.starts_with("at "));
    lines.flat_map(|it| [it, "\n"]).collect()
}

fn played<G: Game>(edition: Edition, golden: &Golden) -> String {
    let Ok(setup) = golden.setup.parse() else { panic!("`{}` is not a setup", golden.setup) };
    let seed = Seed::from_bits(golden.seed);
    let mut game: Match<G> = Match::begin_in(edition, setup, seed).expect("the table can be laid");
    game.play_at_random(&mut FastChance::new(golden.seed), G::PLIES_MAX as usize);
    record::write(&game, &[])
}
