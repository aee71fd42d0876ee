//! Golden records replay for ever at their edition.
//!
//! `UNDERCROFT_WRITE_RECORDS=1 cargo test -p undercroft-rules --test it record` writes those that
//! are missing.

use std::fs;
use std::path::{Path, PathBuf};

use undercroft_rules::kernel::chance::FastChance;
use undercroft_rules::kernel::record;
use undercroft_rules::kernel::{Game, Match, Seed};

/// A record to be kept: its file name, its setup, and the seed of the match and of its choices.
pub struct Golden {
    pub name: &'static str,
    pub setup: &'static str,
    pub seed: u64,
}

/// Where the records of a game lie.
pub fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records").join(game)
}

/// Replays every record in the folder of the game, after writing missing ones if told so.
pub fn every_record_replays<G: Game>(kept: &[Golden]) {
    let folder = folder(G::ID);
    if std::env::var_os("UNDERCROFT_WRITE_RECORDS").is_some() {
        fs::create_dir_all(&folder).expect("a folder for records");
        for golden in kept {
            let path = folder.join(golden.name).with_extension("txt");
            if !path.exists() {
                fs::write(path, played::<G>(golden)).expect("a record is written");
            }
        }
    }
    for golden in kept {
        assert!(folder.join(golden.name).with_extension("txt").exists(), "{}", golden.name);
    }
    let files = fs::read_dir(&folder).expect("records");
    for file in files {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let read = record::read::<G>(&text);
        let (game, names) = read.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let written = record::write(&game, &names);
        assert_eq!(bare(&written), bare(&text), "{}", path.display());
        let (_, last) = text.trim_end().rsplit_once(' ').expect("a check value");
        assert_eq!(format!("{:016x}", game.check_value()), last, "{}", path.display());
    }
}

/// A record without the number of its format, and without what format 2 says besides: the check values
/// before the last.
pub fn bare(record: &str) -> String {
    let lines = record.lines().skip(1).filter(|it| !it.starts_with("at "));
    lines.flat_map(|it| [it, "\n"]).collect()
}

fn played<G: Game>(golden: &Golden) -> String {
    let Ok(setup) = golden.setup.parse() else { panic!("`{}` is not a setup", golden.setup) };
    let mut game: Match<G> =
        Match::begin(setup, Seed::from_bits(golden.seed)).expect("the table can be laid");
    game.play_at_random(&mut FastChance::new(golden.seed), G::PLIES_MAX as usize);
    record::write(&game, &[])
}
