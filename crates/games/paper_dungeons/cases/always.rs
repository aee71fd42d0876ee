//! Laws that hold on every sheet at any time, in every event: tried on random matches.

use kernel::chance::FastChance;
use kernel::kit::Later;
use paper_dungeons::dungeons::{Guard, printed};
use paper_dungeons::state::Sheet;
use paper_dungeons::tracks::{GEMS_MAX, HEARTS, MINIONS, POTIONS_MAX};
use paper_dungeons::{PaperDungeons, RoomSet, Setup};
use testing::scene::begun;

const MATCHES: u64 = 48;

/// Checks every sheet after every action of some random matches.
fn always(ids: &[&str], is_so: impl Fn(&Sheet) -> bool) {
    for seed in 0..MATCHES {
        let setup = Setup {
            n_players: 1 + seed as usize % 4,
            dungeon: None,
            has_missions: true,
            has_vanishing: seed % 3 == 0,
            asks_potions: Later(seed % 5 == 0),
        };
        let mut match_ = begun::<PaperDungeons>(setup, seed);
        let mut choices = FastChance::new(seed);
        while !match_.turn().awaited().is_empty() {
            match_.play_at_random(&mut choices, 1);
            for (seat, team) in match_.state().teams.iter() {
                let sheet = &team.sheet;
                assert!(is_so(sheet), "{}: seed {seed}, seat {seat}: {sheet:?}", ids.join(", "));
            }
        }
    }
}

#[test]
fn levels_run_from_1_to_6() {
    let is_level = |it: &u8| (1..=6).contains(it);
    always(&["PD-090", "PD-062"], |it| it.levels.iter().all(is_level) && it.strength() <= 24);
}

#[test]
fn tracks_do_not_overflow() {
    always(&["PD-072", "PD-112", "PD-224"], |it| {
        it.potions <= POTIONS_MAX && it.gems <= GEMS_MAX && it.beaten.count() <= MINIONS
    });
    always(&["PD-065"], |it| it.hearts <= HEARTS * it.potions);
}

#[test]
fn a_team_with_more_wounds_than_health_has_been_resurrected() {
    always(&["PD-063"], |it| it.resurrected || it.wounds <= u16::from(it.strength()));
}

#[test]
fn gems_are_own_letters_and_at_most_two_from_outside() {
    always(&["PD-210", "PD-222"], |it| {
        let n_own = it.gems_own.iter().count() as u8;
        let is_apart = it.gems_own.iter().all(|letter| !it.gems_gone.has(letter));
        n_own <= it.gems && it.gems <= n_own + 2 && is_apart
    });
}

#[test]
fn every_minion_met_is_beaten_and_every_room_walked_is_explored() {
    always(&["PD-129", "PD-142"], |it| {
        let walked: RoomSet = it.path.iter().copied().collect();
        let is_beaten =
            |room| it.beaten.has(room) || !matches!(printed(room).guard, Some(Guard::Minion(_)));
        walked == it.explored && it.explored.iter().all(is_beaten)
    });
}

#[test]
fn walks_begin_in_row_1_and_numbers_are_written_from_left_to_right() {
    always(&["PD-122", "PD-126"], |it| it.path.first().is_none_or(|room| room.row() == 0));
    always(&["PD-044", "PD-425"], |it| {
        let is_filled =
            |round: &[Option<_>]| round.windows(2).all(|it| it[0].is_some() || it[1].is_none());
        it.track.iter().all(|round| is_filled(round))
    });
}

#[test]
fn a_table_that_does_not_ask_keeps_its_check_value() {
    use std::collections::hash_map::DefaultHasher;
    use std::hash::{Hash, Hasher};
    let hash = |it: &dyn Fn(&mut DefaultHasher)| {
        let mut hasher = DefaultHasher::new();
        it(&mut hasher);
        hasher.finish()
    };
    let nothing = hash(&|_| {});
    assert_eq!(hash(&|it| Later(false).hash(it)), nothing, "PD-065");
    assert_ne!(hash(&|it| Later(true).hash(it)), nothing, "PD-065");
}
