//! Two lines meet, and both devices come to the same one.

use kernel::exchange::{Lead, Meeting, NotMet, Relation, compare, meet};
use kernel::{Edition, Game, Match, Seat, SeatSet, Seed};

use super::Pool;
use crate::dungeoneer::setups::DUNGEONEER;
use crate::tiny::Tiny;
use games::dungeoneer::Dungeoneer;

/// A match of three, each with three cards.
fn table(seed: u64) -> Match<Tiny> {
    Match::begin("players=3 cards=3".parse().expect("a setup"), Seed::from_bits(seed))
        .expect("a table")
}

/// A match in which these seats commit the cards at these places of their hands.
fn line(commits: &[(usize, usize)]) -> Match<Tiny> {
    let mut game = table(4);
    for (seat, nth) in commits {
        let seat = Seat::new(*seat);
        let card = game.legal(seat)[*nth];
        game.play(seat, card).expect("a card of the hand");
    }
    game
}

/// The letters of the seats that acted, in order.
fn seats(game: &Match<Tiny>) -> String {
    game.log().iter().map(|it| it.seat.to_string()).collect()
}

fn all() -> SeatSet {
    Seat::all(3).collect()
}

#[track_caller]
fn check(own: &[(usize, usize)], other: &[(usize, usize)], expected: (Meeting, &str)) {
    let (own, other) = (line(own), line(other));
    let met = meet(&own, &other, all(), Lead::ByRules).expect("one match");
    assert_eq!(met.meeting, expected.0);
    assert_eq!(seats(met.game.as_ref().unwrap_or(&own)), expected.1);
}

#[test]
fn a_line_that_goes_through_all_of_another_one_is_taken() {
    check(&[], &[], (Meeting::Same, ""));
    check(&[(1, 0)], &[(1, 0)], (Meeting::Same, "b"));
    check(&[(1, 0), (0, 0)], &[(1, 0)], (Meeting::Ahead, "ba"));
    check(&[(1, 0)], &[(1, 0), (2, 0)], (Meeting::Behind { n_same: 1 }, "bc"));
}

#[test]
fn choices_at_the_same_time_all_count() {
    check(&[(1, 0)], &[(0, 0)], (Meeting::Joined { n_same: 0 }, "ab"));
    check(&[(2, 0), (1, 0)], &[(2, 0), (0, 0)], (Meeting::Joined { n_same: 1 }, "cab"));
    check(&[(0, 0), (1, 0)], &[(1, 0), (0, 0)], (Meeting::Joined { n_same: 0 }, "ab"));
}

#[test]
fn one_seat_that_did_different_things_parts_the_lines() {
    let parted = |own_goes_on| Meeting::Parted { n_same: 0, own_goes_on };
    check(&[(0, 0), (1, 0)], &[(0, 1)], (parted(true), "ab"));
    check(&[(0, 0)], &[(0, 1), (1, 0)], (parted(false), "ab"));
}

#[test]
fn a_computer_thinks_again() {
    let (own, other) = (line(&[(0, 0), (2, 0)]), line(&[(1, 0), (2, 1)]));
    let persons = all().without(Seat::new(2));
    let met = meet(&own, &other, persons, Lead::Own).expect("one match");
    assert_eq!(met.meeting, Meeting::Joined { n_same: 0 });
    assert_eq!(seats(&met.game.expect("a longer line")), "acb");
}

#[test]
fn a_host_leads() {
    let (own, other) = (line(&[(1, 0)]), line(&[(0, 0)]));
    for (pair, lead) in [([&own, &other], Lead::Own), ([&other, &own], Lead::Other)] {
        let met = meet(pair[0], pair[1], all(), lead).expect("one match");
        assert_eq!(met.meeting, Meeting::Joined { n_same: 0 });
        assert_eq!(seats(&met.game.expect("a longer line")), "ba");
    }
}

#[test]
fn lines_of_different_matches_do_not_meet() {
    let met = meet(&table(1), &table(2), all(), Lead::ByRules);
    assert_eq!(met.err(), Some(NotMet::OtherTable));
    let [first, second] = [1, 2].map(|it| {
        let setup = DUNGEONEER[0].parse().expect("a setup");
        let game: Match<Dungeoneer> =
            Match::begin_in(Edition::nth(it), setup, Seed::from_bits(3)).expect("a table");
        game
    });
    let met = meet(&first, &second, all(), Lead::ByRules);
    assert_eq!(met.err(), Some(NotMet::OtherEdition(Edition::nth(2))));
}

#[test]
fn lines_are_compared_without_a_change() {
    let relation =
        |own: &[(usize, usize)], other: &[(usize, usize)]| compare(&line(own), &line(other));
    assert_eq!(relation(&[], &[]), Ok((Relation::Same, 0)));
    assert_eq!(relation(&[(0, 0)], &[]), Ok((Relation::Ahead, 0)));
    assert_eq!(relation(&[(0, 0)], &[(0, 0), (1, 0)]), Ok((Relation::Behind, 1)));
    assert_eq!(relation(&[(0, 0), (2, 0)], &[(0, 0), (1, 0)]), Ok((Relation::Split, 1)));
    assert_eq!(compare(&table(1), &table(2)), Err(NotMet::OtherTable));
}

/// The law of every meeting: both devices come to the same line, and that stays as it is when it meets either again.
pub fn meets<G: Game>(own: &Match<G>, other: &Match<G>, persons: SeatSet, lead: Lead) -> Meeting {
    let mirrored = match lead {
        Lead::Own => Lead::Other,
        Lead::Other => Lead::Own,
        Lead::ByRules => Lead::ByRules,
    };
    let here = meet(own, other, persons, lead).expect("one match");
    let there = meet(other, own, persons, mirrored).expect("one match");
    let line = here.game.as_ref().unwrap_or(own);
    let line_there = there.game.as_ref().unwrap_or(other);
    assert_eq!(
        line.written_since(0),
        line_there.written_since(0),
        "{own_line}\n{other_line}",
        own_line = own.written_since(0),
        other_line = other.written_since(0)
    );
    let expected = match here.meeting {
        Meeting::Same => Meeting::Same,
        Meeting::Ahead => Meeting::Behind { n_same: other.ply() },
        Meeting::Behind { .. } => Meeting::Ahead,
        Meeting::Joined { n_same } => Meeting::Joined { n_same },
        Meeting::Parted { n_same, own_goes_on } => {
            Meeting::Parted { n_same, own_goes_on: !own_goes_on }
        }
    };
    assert_eq!(there.meeting, expected);
    let lead = if lead == Lead::ByRules { lead } else { Lead::Own };
    for before in [own, other] {
        let again = meet(line, before, persons, lead).expect("one match");
        assert!(again.game.is_none(), "{:?}", again.meeting);
    }
    here.meeting
}

#[test]
fn both_devices_come_to_the_same_line() {
    use super::deeds::act;
    use kernel::chance::FastChance;
    let pool: Pool<Tiny> = Pool::new(super::TINY_SETUPS, 4);
    let mut n_joined = 0;
    for seed in 0..3000 {
        let mut luck = FastChance::new(seed);
        let mut lines = [0, 1].map(|_| pool.0[seed as usize % pool.0.len()].clone());
        let all = Seat::all(lines[0].n_seats()).collect();
        for _ in 0..1 + luck.pick(6) {
            act(&mut lines[luck.pick(2) as usize], all, 0, &mut luck);
        }
        let lead = [Lead::Own, Lead::Other, Lead::ByRules][luck.pick(3) as usize];
        let persons = super::persons(&lines[0], &mut luck);
        let meeting = meets(&lines[0], &lines[1], persons, lead);
        n_joined += usize::from(matches!(meeting, Meeting::Joined { .. }));
    }
    assert!(300 < n_joined, "{n_joined}");
}
