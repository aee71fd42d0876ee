//! Reading a record never panics, for any text: it replays, or the reader says what is wrong.

use kernel::chance::FastChance;
use kernel::record::{self, Reading, RecordError};
use kernel::{Game, Match, Seed};

use crate::mutate::mangled;

/// Mangles records of random matches, `n_records` in all, and reads what is left of them.
///
/// # Panics
/// If one is read as what it is not.
pub fn mangled_records_are_refused_or_replay<G: Game>(setups: &[&str], n_records: u32) {
    let mut n_replayed = 0;
    let mut kinds = std::collections::BTreeMap::<String, u32>::new();
    let mut luck = FastChance::new(u64::from(n_records));
    let originals: Vec<String> = originals::<G>(setups, &mut luck);
    for _ in 0..n_records {
        let original = &originals[luck.pick(originals.len() as u32) as usize];
        let text = mangled(original, &mut luck);
        match record::read::<G>(&text) {
            Ok((game, names)) => {
                n_replayed += 1;
                let again = record::write(&game, &names);
                let (twin, _) = record::read::<G>(&again).expect("what was read can be written");
                assert_eq!(twin.state(), game.state());
            }
            Err(error) => {
                *kinds.entry(kind(&error)).or_default() += 1;
                what_is_sound_replays::<G>(&text, &error);
            }
        }
    }
    println!("{n_records} mangled records of {}: {n_replayed} replayed, {kinds:?}", G::ID);
    assert!(0 < n_replayed && n_replayed < n_records / 2);
}

/// The sound part before a record went wrong is a match like any other.
fn what_is_sound_replays<G: Game>(text: &str, error: &RecordError) {
    match record::read_sound::<G>(text) {
        Ok(Reading { game, names, error: found }) => {
            assert_eq!(found.as_ref(), Some(error));
            assert_eq!(names.len(), game.n_seats());
            let again = record::write(&game, &names);
            let (twin, _) = record::read::<G>(&again).expect("what is sound can be written");
            assert_eq!(twin.state(), game.state());
        }
        Err(found) => assert_eq!(&found, error),
    }
}

/// Records of whole and of broken-off matches, with and without names.
fn originals<G: Game>(setups: &[&str], luck: &mut FastChance) -> Vec<String> {
    let mut originals = Vec::new();
    for (nth, setup) in setups.iter().cycle().take(4 * setups.len()).enumerate() {
        let Ok(laid) = setup.parse() else { panic!("`{setup}` is not a setup") };
        let mut game: Match<G> =
            Match::begin(laid, Seed::from_bits(nth as u64)).expect("the table can be laid");
        let plies = luck.pick(G::PLIES_MAX) as usize;
        game.play_at_random(luck, if nth.is_multiple_of(2) { plies } else { usize::MAX });
        let names = if nth.is_multiple_of(3) { vec!["Ада".to_owned()] } else { Vec::new() };
        originals.push(record::write(&game, &names));
    }
    originals
}

fn kind(error: &RecordError) -> String {
    let name = format!("{error:?}");
    name.split([' ', '(']).next().unwrap_or_default().to_owned()
}
