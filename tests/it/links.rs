//! Links carry whole matches: they are short, they prove themselves, and no mangled one does harm.

mod relisted;

use std::collections::BTreeMap;
use std::fs;

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use games::{GameId, with_rules};
use kernel::chance::FastChance;
use kernel::link::{self, LINK_MAX, PackError, SETUP_MAX};
use kernel::record::{self, RecordError};
use kernel::{Game, Match, Seed, Words};
use testing::golden::{bare, folder, golden};
use testing::laws::links::packed;

use self::relisted::{Fewer, Relisted, Verbose, Wordy};
use crate::cards::Cards;
use crate::dungeoneer::setups::DUNGEONEER;
use crate::setups;
use crate::sources::root;
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
    let tail = packed(game, &names);
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

/// The passes that the table makes follow from the log.
#[test]
fn passes_of_the_table_cost_nothing() {
    let mut n_due = 0;
    for seed in 0..20 {
        let mut game: Match<Cards> = played("players=4 turns=4 ask=choice", seed, 0);
        let mut luck = FastChance::new(seed);
        let mut bits = 0.0;
        while !game.turn().awaited().is_empty() {
            let n_choices: usize =
                game.actors().iter().map(|it| game.legal(it).len()).max().unwrap();
            bits += (n_choices as f64 * game.actors().len() as f64).log2();
            game.play_at_random(&mut luck, 1);
            game.pass_due();
        }
        n_due += game.log().iter().filter(|it| it.is_due).count();
        comes_back(&game);
        assert!(log_bytes(&game) <= bits as usize / 8 + 2, "{} of {bits} bits", log_bytes(&game));
    }
    assert!(20 < n_due, "{n_due} passes were made");
    // A player who goes on without making them is understood as well.
    comes_back(&played::<Cards>("players=4 turns=4 ask=choice", 3, 1000));
}

/// The number of bytes of a link that tell the actions.
fn log_bytes<G: Game>(game: &Match<G>) -> usize {
    let mut start = game.clone();
    start.cut(0);
    (packed(game, &[]).len() - packed(&start, &[]).len()) * 3 / 4
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
    let mut lengths: Vec<usize> = (0..200).map(|seed| packed(&game(seed), &[]).len()).collect();
    lengths.sort_unstable();
    assert!(lengths[100] <= 350, "{lengths:?}");
    assert!(lengths[199] <= 400, "{lengths:?}");
}

#[test]
fn links_of_solo_games_are_short() {
    let mut lengths: Vec<usize> = (0..200)
        .map(|seed| {
            let setup = "players=1 dungeon=random missions=3 vanishing=yes";
            packed(&played::<PaperDungeons>(setup, seed, 5000), &[]).len()
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
            packed(&played::<DungeonRoll>(&setup, seed, 5000), &[]).len()
        })
        .collect();
    lengths.sort_unstable();
    assert!(lengths[100] <= 300, "{lengths:?}");
    assert!(lengths[198] <= 600, "{lengths:?}");
}

/// A link with a few letters changed, cut or added, after `start`.
fn mangle(tail: &str, start: usize, luck: &mut FastChance) -> String {
    let mut letters = tail.as_bytes().to_vec();
    for _ in 0..=luck.pick(3) {
        let n_letters = letters.len().saturating_sub(start) as u32;
        let at = (start + luck.pick(n_letters + 1) as usize).min(letters.len());
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
fn forge(tail: &str, start: usize, luck: &mut FastChance) -> Option<String> {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let mut bytes = URL_SAFE_NO_PAD.decode(mangle(tail, start, luck)).ok()?;
    bytes.truncate(bytes.len().saturating_sub(2));
    let sum = kernel::digest(&bytes) as u16;
    bytes.extend(sum.to_le_bytes());
    Some(URL_SAFE_NO_PAD.encode(bytes))
}

/// So many mutated links of each game are opened.
const N_MANGLED: usize = 100_000;

/// One link of so many is forged, so that it is read beyond its sum.
const FORGED_EVERY: usize = 16;

/// Opens mutated links of matches that broke off, and of whole ones. What is opened of a forged one is
/// a match like any other.
fn mangled_links_do_no_harm<G: Game>(setups: &[&str]) {
    let mut luck = FastChance::new(1);
    let tails: Vec<String> = (0..16)
        .map(|nth| packed(&played::<G>(setups[nth % setups.len()], nth as u64, 4 * nth), &[]))
        .collect();
    let mut n_refused = BTreeMap::<String, usize>::new();
    let mut n_deep = 0;
    for nth in 0..N_MANGLED {
        let tail = &tails[nth / FORGED_EVERY % tails.len()];
        let is_forged = nth % FORGED_EVERY == 0;
        // Most forgeries keep the head and the setup, which are read first.
        let start = if nth % (4 * FORGED_EVERY) == 0 { 0 } else { head_letters(tail) };
        let mangled = if is_forged {
            forge(tail, start, &mut luck)
        } else {
            Some(mangle(tail, 0, &mut luck))
        };
        let Some(mangled) = mangled else { continue };
        match link::unpack::<G>(&mangled) {
            Ok((game, names)) => {
                let again = packed(&game, &names);
                assert_eq!(link::unpack::<G>(&again).map(|(it, _)| it.ply()), Ok(game.ply()));
            }
            Err(error) => {
                let is_deep = matches!(
                    error,
                    RecordError::CheckDiffers { .. }
                        | RecordError::TooManyPlies
                        | RecordError::OldLink
                        | RecordError::Refused { .. }
                );
                n_deep += usize::from(is_deep);
                let kind = format!("{error:?}");
                let kind = kind.split([' ', '(']).next().unwrap_or_default().to_owned();
                *n_refused.entry(kind).or_default() += 1;
            }
        }
    }
    println!("{N_MANGLED} mangled links of {}: {n_refused:?}", G::ID);
    assert!(N_MANGLED * 8 / 10 < n_refused.values().sum(), "{n_refused:?}");
    assert!(N_MANGLED / 100 < n_deep, "{n_deep} were replayed: {n_refused:?}");
}

/// So many letters of a tail carry no more than its head, its seed and its setup.
fn head_letters(tail: &str) -> usize {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let bytes = URL_SAFE_NO_PAD.decode(tail).expect("a tail");
    let at_setup = 1 + 1 + usize::from(bytes[1]) + 2 + 1 + 5;
    (at_setup + 1 + usize::from(bytes[at_setup])).div_ceil(3) * 4
}

/// One test for each game that can be played, and for the tiny one.
macro_rules! mangled_links {
    ($($test:ident: $game:ty, $setups:expr;)*) => {
        $(#[test]
        fn $test() {
            mangled_links_do_no_harm::<$game>($setups);
        })*

        #[test]
        fn links_of_every_game_are_mangled() {
            let mangled = [$(<$game>::ID),*];
            let left_out = GameId::ALL.iter().map(|it| it.id()).find(|it| !mangled.contains(it));
            assert_eq!(left_out, None);
        }
    };
}

mangled_links! {
    mangled_links_of_the_tiny_game: Tiny, &["players=2 cards=3", "players=4 cards=6"];
    mangled_links_of_the_game_of_cards: Cards, &["players=3 turns=3 ask=choice"];
    mangled_links_of_dungeon_raiders: DungeonRaiders, setups::DUNGEON_RAIDERS;
    mangled_links_of_dungeon_roll: DungeonRoll, setups::DUNGEON_ROLL;
    mangled_links_of_paper_dungeons: PaperDungeons, setups::PAPER_DUNGEONS;
    mangled_links_of_dungeoneer: Dungeoneer, DUNGEONEER;
}

/// Every golden record as a link of each packing, one a line, after its name. Since that of 1 more has
/// become legal; those of 1 and 2 depend on the order in which a game lists what is legal.
const PINNED: [&str; 3] = [
    include_str!("../records/links/packing-1.txt"),
    include_str!("../records/links/packing-2.txt"),
    include_str!("../records/links/packing-3.txt"),
];

/// `UNDERCROFT_WRITE_RECORDS=1` adds the links of golden records that have none of the last packing.
#[test]
fn links_of_every_packing_are_read() {
    if std::env::var_os("UNDERCROFT_WRITE_RECORDS").is_some() {
        write_missing_links();
    }
    for (nth, pinned) in PINNED.iter().enumerate() {
        for (name, tail) in pinned.lines().filter_map(|it| it.split_once(' ')) {
            let text = fs::read_to_string(golden(name));
            let game = name.split_once('/').and_then(|it| GameId::read(it.0)).expect("a game");
            let read = with_rules!(game, G => unpacked::<G>(tail));
            let text = text.expect("a record");
            assert_eq!(read.map(|it| bare(&it)), Ok(bare(&text)), "packing {}: {name}", nth + 1);
        }
    }
}

fn unpacked<G: Game>(tail: &str) -> Result<String, RecordError> {
    link::unpack::<G>(tail).map(|(game, names)| record::write(&game, &names))
}

/// Every golden record: its game and name, and its text.
fn golden_records() -> Vec<(GameId, String, String)> {
    let mut all = Vec::new();
    for game in GameId::ALL {
        for file in fs::read_dir(folder(game.id())).expect("records") {
            let path = file.expect("a file").path();
            let name = path.file_stem().and_then(|it| it.to_str()).expect("a plain name");
            let text = fs::read_to_string(&path).expect("a record");
            all.push((*game, format!("{}/{name}", game.id()), text));
        }
    }
    all.sort_by(|one, other| one.1.cmp(&other.1));
    all
}

fn repacked<G: Game>(text: &str) -> String {
    let (game, names) = record::read::<G>(text).expect("a golden record");
    packed(&game, &names)
}

fn write_missing_links() {
    let pinned = PINNED[2].lines().filter_map(|it| it.split_once(' ')).collect::<BTreeMap<_, _>>();
    let line = |(game, name, text): &(GameId, String, String)| {
        let kept = pinned.get(name.as_str()).map(|it| (*it).to_owned());
        let tail = kept.unwrap_or_else(|| with_rules!(*game, G => repacked::<G>(text)));
        format!("{name} {tail}\n")
    };
    let lines: String = golden_records().iter().map(line).collect();
    fs::write(root().join("tests/records/links/packing-3.txt"), lines).expect("links are written");
}

/// The link of a match stays letter by letter what it was: anyone who changes what is legal raises
/// [`Game::LINKS`] and writes these links anew, and the old ones go on being read.
#[test]
fn links_are_written_as_they_were() {
    let pinned = PINNED[2].lines().filter_map(|it| it.split_once(' ')).collect::<BTreeMap<_, _>>();
    for (game, name, text) in golden_records() {
        let tail = with_rules!(game, G => repacked::<G>(&text));
        assert_eq!(pinned.get(name.as_str()), Some(&tail.as_str()), "{name}");
    }
}

#[test]
fn links_are_hardly_longer_than_those_of_the_last_packing() {
    let lengths = |nth: usize| {
        let lines = PINNED[nth].lines().filter_map(|it| it.split_once(' '));
        lines.map(|(name, tail)| (name, tail.len())).collect::<BTreeMap<_, _>>()
    };
    let (before, now) = (lengths(1), lengths(2));
    for (name, before) in before {
        assert!(10 * now[name] <= 11 * before, "{name}: {before} letters, and now {}", now[name]);
    }
}

#[test]
fn an_older_link_whose_actions_are_others_now_says_so() {
    let game = played::<Tiny>("players=3 cards=3", 7, 6);
    let tail = packed(&game, &[]);
    let read = link::unpack::<Relisted<Tiny, Fewer>>(&tail).map(|(it, _)| it.ply());
    assert_eq!(read, Err(RecordError::OldLink));
    let newer = record::read::<Relisted<Tiny, Fewer>>(&record::write(&game, &[]));
    let (newer, _) = newer.expect("a record needs no list");
    let tail = link::pack(&newer, &[]).map(|it| link::unpack::<Tiny>(&it).map(|(it, _)| it.ply()));
    assert_eq!(tail, Ok(Err(RecordError::NewerFormat)), "a link from the future");
}

/// A match that never came to a position that has other actions now has a link as good as ever.
#[test]
fn an_older_link_whose_actions_are_the_same_is_read() {
    let game = played::<Tiny>("players=4 cards=1", 7, 1000);
    let read = link::unpack::<Relisted<Tiny, Fewer>>(&packed(&game, &[])).map(|(it, _)| it.ply());
    assert_eq!(read, Ok(4));
}

/// The longest text that a setup of a game can have.
fn longest_setup<G: Words>() -> usize {
    let options = G::OPTIONS.iter().map(|it| {
        let longest = it.choices.iter().map(|it| it.key.len()).max().unwrap_or_default();
        it.key.len() + "= ".len() + longest
    });
    "players=8".len() + options.sum::<usize>()
}

#[test]
fn the_longest_setup_of_every_game_fits_a_link() {
    for game in GameId::ALL {
        let longest = with_rules!(*game, G => longest_setup::<G>());
        println!("{}: {longest} of {SETUP_MAX} letters", game.id());
        assert!(longest <= SETUP_MAX, "{}: {longest}", game.id());
    }
}

#[test]
fn a_setup_that_is_too_long_is_refused() {
    let setup = Verbose::fits(SETUP_MAX);
    let game: Match<Wordy> = Match::begin(setup, Seed::from_bits(1)).expect("a table");
    comes_back(&game);
    let setup = Verbose::fits(SETUP_MAX + 1);
    let game: Match<Wordy> = Match::begin(setup, Seed::from_bits(1)).expect("a table");
    assert_eq!(link::pack(&game, &[]), Err(PackError::SetupTooLong));
    let text = record::write(&game, &[]);
    assert_eq!(record::read::<Wordy>(&text).map(|(it, _)| it.ply()), Ok(0));
}

#[track_caller]
fn check(tail: &str, error: &RecordError) {
    assert_eq!(link::unpack::<PaperDungeons>(tail).err().as_ref(), Some(error));
}

#[test]
fn a_link_that_is_none_says_so() {
    let tail = packed(&played::<Tiny>("players=2 cards=3", 1, 5), &[]);
    check("", &RecordError::NotARecord);
    check("дракон", &RecordError::NotARecord);
    check(&tail[..tail.len() - 3], &RecordError::NotARecord);
    check(&tail, &RecordError::OtherGame(Tiny::ID.to_owned()));
    check(&"A".repeat(LINK_MAX + 1), &RecordError::TooLong);
}
