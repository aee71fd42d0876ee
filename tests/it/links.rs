//! Links carry whole matches: they are short, they prove themselves, and no mangled one does harm.

use std::fs;
use std::path::Path;

use undercroft_rules::games::dungeon_raiders::DungeonRaiders;
use undercroft_rules::games::dungeon_roll::DungeonRoll;
use undercroft_rules::games::paper_dungeons::PaperDungeons;
use undercroft_rules::kernel::chance::FastChance;
use undercroft_rules::kernel::link::{self, LINK_MAX};
use undercroft_rules::kernel::record::{self, RecordError};
use undercroft_rules::kernel::{Game, Match, Seed};

use crate::tiny::Tiny;

/// The options of Dungeon Roll as they are by themselves.
const ROLL: &str =
    "deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base";

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A match after `n_plies` random actions, or finished.
fn played<G: Game>(setup: &str, seed: u64, n_plies: usize) -> Match<G> {
    let setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    let mut game: Match<G> = Match::begin(setup, Seed::from_bits(seed)).expect("a sound setup");
    game.play_at_random(&mut FastChance::new(seed), n_plies);
    game
}

#[track_caller]
fn comes_back<G: Game>(game: &Match<G>) {
    let names = vec!["Ada".to_owned(); game.n_seats()];
    let tail = link::pack(game, &names);
    assert_eq!(link::head(&tail).map(|it| it.game), Ok(G::ID.to_owned()));
    let (read, read_names) = link::unpack::<G>(&tail).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read_names, names);
    assert_eq!(record::write(&read, &names), record::write(game, &names));
}

#[test]
fn a_link_brings_the_whole_match() {
    for seed in 0..40 {
        comes_back(&played::<Tiny>("players=3 cards=3", seed, 1000));
        let setup = format!("players={} dungeon=random missions=3 vanishing=no", seed % 8 + 1);
        comes_back(&played::<PaperDungeons>(&setup, seed, 5000));
        comes_back(&played::<PaperDungeons>(&setup, seed, seed as usize));
        let setup = format!("players={} {ROLL}", seed % 4 + 1);
        comes_back(&played::<DungeonRoll>(&setup, seed, 5000));
        comes_back(&played::<DungeonRoll>(&setup, seed, seed as usize));
        comes_back(&played::<DungeonRaiders>(&raiders(seed % 5 + 1), seed, 1000));
        comes_back(&played::<DungeonRaiders>(&raiders(seed % 5 + 1), seed, seed as usize));
    }
}

/// The plain rules of Dungeon Raiders.
fn raiders(n_players: u64) -> String {
    format!(
        "players={n_players} quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 \
         tie=wounds death=early light=shuffled shield=living"
    )
}

#[test]
fn links_of_four_raiders_are_short() {
    let game = |seed| played::<DungeonRaiders>(&raiders(4), seed, 1000);
    let mut lengths: Vec<usize> = (0..200).map(|seed| link::pack(&game(seed), &[]).len()).collect();
    lengths.sort_unstable();
    assert!(lengths[100] <= 350, "{lengths:?}");
    assert!(lengths[199] <= 400, "{lengths:?}");
}

#[test]
fn links_of_solo_games_are_short() {
    let mut lengths: Vec<usize> = (0..200)
        .map(|seed| {
            let setup = "players=1 dungeon=random missions=3 vanishing=yes";
            link::pack(&played::<PaperDungeons>(setup, seed, 5000), &[]).len()
        })
        .collect();
    lengths.sort_unstable();
    assert!(lengths[100] <= 500, "{lengths:?}");
    assert!(lengths[198] <= 1000, "{lengths:?}");
}

#[test]
fn links_of_solo_delves_are_short() {
    let mut lengths: Vec<usize> = (0..200)
        .map(|seed| {
            let setup = format!("players=1 {ROLL}");
            link::pack(&played::<DungeonRoll>(&setup, seed, 5000), &[]).len()
        })
        .collect();
    lengths.sort_unstable();
    assert!(lengths[100] <= 300, "{lengths:?}");
    assert!(lengths[198] <= 600, "{lengths:?}");
}

/// A link with a few letters changed, cut or added.
fn mangle(tail: &str, luck: &mut FastChance) -> String {
    let mut letters = tail.as_bytes().to_vec();
    for _ in 0..=luck.pick(3) {
        let at = luck.pick(letters.len() as u32 + 1) as usize;
        let letter = LETTERS[luck.pick(64) as usize];
        match luck.pick(4) {
            0 => letters.insert(at, letter),
            1 => letters.truncate(at),
            _ if at < letters.len() => letters[at] = letter,
            _ => letters.push(letter),
        }
    }
    String::from_utf8(letters).expect("plain letters")
}

/// The same, with a sum that fits again, as a malicious hand would make it.
fn forge(tail: &str, luck: &mut FastChance) -> Option<String> {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let mut bytes = URL_SAFE_NO_PAD.decode(mangle(tail, luck)).ok()?;
    bytes.truncate(bytes.len().saturating_sub(2));
    let sum = undercroft_rules::kernel::digest(&bytes) as u16;
    bytes.extend(sum.to_le_bytes());
    Some(URL_SAFE_NO_PAD.encode(bytes))
}

#[test]
fn a_hundred_thousand_mangled_links_do_no_harm() {
    let mut luck = FastChance::new(1);
    let setup = "players=2 dungeon=random missions=3 vanishing=no";
    let tails: Vec<String> = (0..8)
        .map(|seed| link::pack(&played::<PaperDungeons>(setup, seed, 40), &[]))
        .chain((0..8).map(|seed| link::pack(&played::<Tiny>("players=2 cards=3", seed, 40), &[])))
        .collect();
    let mut n_refused = 0;
    for nth in 0..100_000 {
        let tail = &tails[nth % tails.len()];
        let mangled = mangle(tail, &mut luck);
        let mangled = if nth % 4 == 0 { forge(tail, &mut luck) } else { Some(mangled) };
        let Some(mangled) = mangled else { continue };
        let refused = [
            link::unpack::<PaperDungeons>(&mangled).is_err(),
            link::unpack::<Tiny>(&mangled).is_err(),
        ];
        n_refused += usize::from(refused == [true, true]);
    }
    // Some blows miss: a letter is replaced by itself, or a forged number names another match.
    assert!(80_000 < n_refused, "{n_refused}");
}

/// Every golden record as a link of the first packing, one a line, after its name. Since then more has
/// become legal, and what was legal then is counted as it was.
#[test]
fn links_of_the_first_packing_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records");
    let lines = include_str!("../records/links/packing-1.txt").lines();
    for (name, tail) in lines.filter_map(|it| it.split_once(' ')) {
        let text = fs::read_to_string(folder.join(name).with_extension("txt")).expect("a record");
        let read = match name.split_once('/').expect("a game").0 {
            DungeonRoll::ID => unpacked::<DungeonRoll>(tail),
            DungeonRaiders::ID => unpacked::<DungeonRaiders>(tail),
            _ => unpacked::<PaperDungeons>(tail),
        };
        assert_eq!(read, Ok(text), "{name}");
    }
}

fn unpacked<G: Game>(tail: &str) -> Result<String, RecordError> {
    link::unpack::<G>(tail).map(|(game, names)| record::write(&game, &names))
}

#[track_caller]
fn check(tail: &str, error: &RecordError) {
    assert_eq!(link::unpack::<PaperDungeons>(tail).err().as_ref(), Some(error));
}

#[test]
fn a_link_that_is_none_says_so() {
    let tail = link::pack(&played::<Tiny>("players=2 cards=3", 1, 5), &[]);
    check("", &RecordError::NotARecord);
    check("дракон", &RecordError::NotARecord);
    check(&tail[..tail.len() - 3], &RecordError::NotARecord);
    check(&tail, &RecordError::OtherGame(Tiny::ID.to_owned()));
    check(&"A".repeat(LINK_MAX + 1), &RecordError::TooLong);
}
