//! Two matches on one seed: what is told of them, and where their choices part.

use std::cmp::Ordering;

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Bots, Game, Lang, Match, Observer, Seat, Seed, record};
use undercroft::shell::features::rival::compare::{comparison_of, partings};
use undercroft::shell::features::rival::model::Parting;
use undercroft::shell::features::rival::table::Rival;
use undercroft::shell::features::rival::words;
use undercroft::shell::model::closing::Lead;
use undercroft::shell::model::seating::Seating;
use undercroft::shell::narration::stretches;

use crate::setups;

type Table = Match<PaperDungeons>;

/// A match on the seed of all these tests, with these choices.
fn played(n_seats: usize, choices: u64, n_plies: usize) -> Table {
    let setup = format!("players={n_seats} dungeon=A missions=3 vanishing=yes");
    let setup = setup.parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut FastChance::new(choices), n_plies);
    game
}

/// The record that is kept of the match of somebody else.
fn kept(rival: &Table) -> String {
    record::write(rival, &["Ада".to_owned()])
}

/// The match that `own` is played against by one person alone.
fn rival_of(theirs: &Table, own: &Table) -> Option<Rival<PaperDungeons>> {
    Rival::read(&kept(theirs), own, &Seating::of_persons(own.n_seats()))
}

#[test]
fn the_result_stays_covered_until_the_own_match_is_over() {
    let theirs = played(1, 1, 5000);
    for n_plies in [0, 6, 18] {
        let own = played(1, 2, n_plies);
        let rival = rival_of(&theirs, &own).expect("the same table");
        assert_eq!(rival.duel(&own, Lang::Ru), None);
    }
    let own = played(1, 2, 5000);
    let rival = rival_of(&theirs, &own).expect("the same table");
    let duel = rival.duel(&own, Lang::Ru).expect("both are over");
    assert_eq!(duel.name, "Ада");
    let comparison = comparison_of(&own, &rival, Lang::Ru);
    assert_eq!(duel.lead, comparison.lead);
    let totals = (comparison.own.total, comparison.theirs.total);
    assert_eq!(duel.lead.by, Some(totals.0.abs_diff(totals.1)));
    assert_eq!(duel.lead.order, totals.0.cmp(&totals.1));
}

#[test]
fn only_finished_matches_of_one_person_on_the_same_table_are_compared() {
    let own = played(1, 2, 5000);
    assert!(rival_of(&played(1, 1, 30), &own).is_none(), "it goes on");
    assert!(rival_of(&played(2, 1, 5000), &played(2, 2, 5000)).is_none(), "two persons");
    let setup = "players=1 dungeon=B missions=3 vanishing=yes".parse().expect("notation");
    let mut other: Table = Match::begin(setup, own.seed()).expect("a fair table");
    other.play_at_random(&mut FastChance::new(1), 5000);
    assert!(rival_of(&other, &own).is_none(), "another dungeon");
}

/// A person in the second seat, against computers of these levels.
fn seated(levels: [&str; 2]) -> Seating {
    let keys = [levels[0], "person", levels[1]].map(str::to_owned);
    Seating::read(&keys, 3, DungeonRaiders::LEVELS).expect("a person")
}

/// A match of Raiders on one seed, with these choices.
fn raid(choices: u64) -> Match<DungeonRaiders> {
    let setup = setups::DUNGEON_RAIDERS[9].parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut FastChance::new(choices), 5000);
    game
}

#[test]
fn a_match_against_computers_stands_beside_another_by_the_seat_of_the_person() {
    let (own, theirs, seating) = (raid(1), raid(2), seated(["easy", "normal"]));
    let names = seating.handed_names(&["", "Ada", ""].map(str::to_owned), DungeonRaiders::LEVELS);
    let record = record::write(&theirs, &names);
    let rival = Rival::read(&record, &own, &seating).expect("the same table and computers");
    assert_eq!((rival.seat, rival.name(Lang::En)), (Seat::new(1), "Ada".to_owned()));
    let comparison = comparison_of(&own, &rival, Lang::En);
    let total = |game: &Match<DungeonRaiders>| {
        DungeonRaiders::standing(&game.view(Observer::All)).places[Seat::new(1)].total
    };
    assert_eq!((comparison.own.total, comparison.theirs.total), (total(&own), total(&theirs)));
    // Only choices of the two persons are compared.
    for parting in &comparison.partings {
        for (told, game) in [(&parting.own, &own), (&parting.theirs, &theirs)] {
            assert!(told.as_ref().is_none_or(|it| game.log()[it.ply - 1].seat == Seat::new(1)));
        }
    }
    let others = seated(["easy", "hard"]);
    assert!(Rival::read(&record, &own, &others).is_none(), "against other computers");
}

#[test]
fn whoever_is_out_of_the_reckoning_is_behind_whatever_the_totals() {
    let lead = Lead::of((true, 3), (false, 9));
    assert_eq!((lead.order, lead.by), (Ordering::Greater, None));
    assert_eq!(words::verdict("Ada", lead, Lang::En), "You are ahead.");
    let lead = Lead::of((true, 3), (true, 9));
    assert_eq!(words::verdict("Ada", lead, Lang::En), "Ada: ahead of you by 6.");
    assert_eq!(words::verdict("Ада", lead, Lang::Ru), "Ада: впереди вас на 6.");
    assert_eq!(words::verdict("Ada", Lead::of((true, 3), (true, 3)), Lang::En), "You are tied.");
}

#[test]
fn scores_are_compared_line_by_line() {
    let (own, theirs) = (played(1, 2, 5000), played(1, 1, 5000));
    let rival = rival_of(&theirs, &own).expect("the same table");
    let comparison = comparison_of(&own, &rival, Lang::En);
    let sum = |points: Vec<Option<i32>>| points.into_iter().flatten().sum::<i32>();
    let lines = &comparison.lines;
    assert_eq!(sum(lines.iter().map(|it| it.own).collect()), comparison.own.total);
    assert_eq!(sum(lines.iter().map(|it| it.theirs).collect()), comparison.theirs.total);
}

/// The partings of two matches of one person.
fn partings_of(own: &Table, theirs: &Table) -> Vec<Parting> {
    partings(own, &rival_of(theirs, own).expect("the same table"), Lang::En)
}

#[test]
fn a_match_does_not_part_from_itself() {
    let game = played(1, 1, 5000);
    assert_eq!(partings_of(&game, &game), []);
}

#[test]
fn the_first_parting_is_the_first_action_that_differs() {
    for choices in 2..12 {
        let (own, theirs) = (played(1, 1, 5000), played(1, choices, 5000));
        let n_same = own
            .log()
            .iter()
            .zip(theirs.log())
            .take_while(|(one, two)| one.action == two.action)
            .count();
        let partings = partings_of(&own, &theirs);
        let first = partings.first().expect("different choices");
        let plies = [&first.own, &first.theirs].map(|it| it.as_ref().map(|it| it.ply));
        assert!(plies.contains(&Some(n_same + 1)), "{plies:?} {n_same}");
        assert!(first.own.as_ref().is_none_or(|it| !it.words.is_empty()));
    }
}

#[test]
fn there_is_at_most_one_parting_in_each_round() {
    let (own, theirs) = (played(1, 1, 5000), played(1, 2, 5000));
    let rounds = stretches(&own, Observer::All, Lang::En);
    let all = rounds.iter().map(|it| it.plies.len()).sum::<usize>();
    assert_eq!(all, own.ply(), "every action lies in one stretch");
    let partings = partings_of(&own, &theirs);
    let headings: Vec<_> = partings.iter().map(|it| it.heading.clone()).collect();
    let mut once = headings.clone();
    once.dedup();
    assert_eq!(once, headings);
    assert!(headings.len() <= rounds.len() + 1, "{headings:?}");
}
