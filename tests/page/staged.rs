//! What is put on stage of a room: what it comes from first, and what befalls several heroes alike in one line.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::kernel::{BySeat, Lang, Match, Observer, Seat, Seed};
use undercroft::shell::model::pacing::Pace;
use undercroft::shell::narration::Listener;
use undercroft::shell::table::staging::episode;

const SETUP: &str = "players=5 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living";

/// The lines after the last of these actions.
#[track_caller]
fn lines(seed: &str, actions: &[&str], lang: Lang) -> Vec<String> {
    let seed = Seed::from_code(seed).expect("a seed");
    let setup = SETUP.parse().expect("notation");
    let mut game: Match<DungeonRaiders> = Match::begin(setup, seed).expect("a table");
    for action in actions {
        let seat = game.turn().awaited().first().expect("somebody is awaited");
        game.play(seat, action.parse().expect("notation")).expect("a legal action");
    }
    let names = BySeat::new(5, |it: Seat| ["Ann", "Bob", "Cid", "Dan", "Eve"][it.idx()].to_owned());
    let to = Listener { observer: Observer::Public, lang, names: &names };
    let episode = episode(&game, actions.len() - 1, to, Pace::Calm).expect("an episode");
    episode.lines.into_iter().map(|it| it.words).collect()
}

#[test]
fn a_room_of_five_tells_every_chest_and_folds_equal_shares() {
    let laid = ["lay 5", "lay 4", "lay 4", "lay 5", "lay 5"];
    let told = lines("0000-0014", &laid, Lang::En);
    assert_eq!(told[0], "The chest of 3 coins is shared, 1 each: Ann, Bob, Cid.", "{told:?}");
    assert!(told.contains(&"Ann, Bob, Cid, Dan, Eve: +1 coin each.".to_owned()), "{told:?}");
    let told = lines("0000-0014", &laid, Lang::Ru);
    assert!(told.contains(&"Ann, Bob, Cid, Dan, Eve: каждому +1 монетка.".to_owned()), "{told:?}");
}
