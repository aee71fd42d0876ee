//! The parts of scores: the things that a line opens to come to the line, and the lines come to the total.

use std::collections::BTreeSet;

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Lang, Line, Match, Observer, Place, Seat, Seed};
use undercroft::shell::board::account::Accounts;
use undercroft::shell::features::score::table::of_match;
use undercroft::shell::model::account::PlaceAccount;

use crate::dungeoneer::DUNGEONEER;
use crate::setups::{DUNGEON_RAIDERS, DUNGEON_ROLL, PAPER_DUNGEONS};

/// A random match, as far as so many actions.
fn random<G: Accounts>(setup: &str, seed: u64, plies: usize) -> Match<G> {
    let setup = setup.parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
    game.play_at_random(&mut FastChance::new(seed), plies);
    game
}

/// Looks at a match at the end and on the way, with the eyes of everybody who can, and calls `look` with each
/// place.
fn each_place<G: Accounts>(game: &Match<G>, mut look: impl FnMut(Observer, &Place, PlaceAccount)) {
    let names: Vec<String> = (0..game.n_seats()).map(|nth| format!("Player {nth}")).collect();
    for ply in [game.ply(), game.ply() / 2, game.ply() / 3] {
        for observer in [Observer::All, Observer::Public, Observer::Seat(Seat::FIRST)] {
            let standing = G::standing(&G::view(&game.state_at(ply), observer));
            let mut places: Vec<&Place> = standing.places.iter().map(|it| it.1).collect();
            places.sort_by_key(|it| it.rank);
            let account = of_match(game, ply, observer, &names, Lang::En);
            assert_eq!(account.places.len(), places.len());
            for (place, account) in places.into_iter().zip(account.places) {
                look(observer, place, account);
            }
        }
    }
}

/// Everything comes to what it should. `opening` are the lines that open: wherever they count, or with a plus at
/// their end, here and there.
#[track_caller]
fn check<G: Accounts>(setups: &[&str], n_matches: u64, plies: usize, opening: &[&'static str]) {
    let mut opened = BTreeSet::new();
    for nth in 0..n_matches {
        let setup = setups[nth as usize % setups.len()];
        let game = random::<G>(setup, nth, plies);
        each_place(&game, |observer, place, account| {
            let total: i32 = place.lines.iter().map(|it| it.points).sum();
            assert_eq!(total, place.total, "{setup} {nth}");
            assert_eq!(account.lines.len(), place.lines.len());
            for (line, items) in place.lines.iter().zip(&account.lines) {
                let Line { id, points, .. } = *line;
                if items.is_empty() {
                    let is_known = observer == Observer::All && opening.contains(&id);
                    assert!(!is_known || points == 0, "{setup} {nth}: {id} does not open");
                    continue;
                }
                let sum: i32 = items.iter().map(|it| it.points).sum();
                assert_eq!(sum, points, "{setup} {nth}: {id} of {items:?}");
                assert!(items.iter().all(|it| !it.name.is_empty() && !it.symbol.is_empty()));
                opened.insert(id);
            }
        });
    }
    let opening = opening.iter().map(|it| it.trim_end_matches('+'));
    assert_eq!(opened, opening.collect());
}

#[test]
fn lines_of_dungeon_roll_come_to_what_they_open_to() {
    check::<DungeonRoll>(DUNGEON_ROLL, 120, usize::MAX, &["dragons", "treasures"]);
}

#[test]
fn lines_of_dungeon_raiders_come_to_what_they_open_to() {
    check::<DungeonRaiders>(DUNGEON_RAIDERS, 120, usize::MAX, &["treasure"]);
}

#[test]
fn lines_of_paper_dungeons_come_to_what_they_open_to() {
    let opening = ["gems", "items", "levels+", "minions", "missions", "objective", "wounds"];
    check::<PaperDungeons>(PAPER_DUNGEONS, 90, usize::MAX, &opening);
}

#[test]
fn lines_of_dungeoneer_come_to_what_they_open_to() {
    check::<Dungeoneer>(DUNGEONEER, 6, 3000, &["quests"]);
}
