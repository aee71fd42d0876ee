//! What the computers do, and how well.

use hoard::{Action, Hoard};
use kernel::question::choose;
use kernel::{Game, Match, Observer, Seat, Seed};

use crate::table::Table;

/// What a computer does at a table, in seat a.
#[track_caller]
fn check(level: usize, given: &str, then: Action) {
    let state = Table::given(given).state;
    let choice =
        kernel::question::choose_in::<Hoard>(&state, (Seed::from_bits(1), 0), Seat::FIRST, level);
    assert_eq!(choice, Some(then), "{given}");
}

#[test]
fn the_easy_one_runs_away_and_the_normal_one_dares_more() {
    check(0, "arms 5", Action::Grab);
    check(0, "arms 6", Action::Leave);
    check(1, "arms 19", Action::Grab);
    check(1, "arms 20", Action::Leave);
    // Enough to win is enough.
    check(1, "arms 3; chest 47", Action::Leave);
}

#[test]
fn the_normal_one_beats_the_easy_one() {
    let wins = (0..300).filter(|seed| {
        let mut game: Match<Hoard> =
            Match::begin("players=2 goal=100".parse().expect("a setup"), Seed::from_bits(*seed))
                .expect("a table");
        let normal = Seat::new((seed % 2) as usize);
        while let Some(seat) = game.turn().awaited().first() {
            let action = choose(&game, seat, usize::from(seat == normal)).expect("an action");
            game.play(seat, action).expect("computers keep the rules");
        }
        Hoard::standing(&game.view(Observer::All)).winners().has(normal)
    });
    let n_wins = wins.count();
    assert!((240..=290).contains(&n_wins), "{n_wins} of 300");
}
