//! Two matches on one seed: what is told of them, and where their choices part.

use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Lang, Match, Observer, Seed, record};
use undercroft::shell::narration::stretches;
use undercroft::shell::store::saves::kept::SavedMatch;
use undercroft::shell::table::rival::Rival;
use undercroft::shell::table::rival::compare::{comparison_of, partings};

type Table = Match<PaperDungeons>;

/// A match on the seed of all these tests, with these choices.
fn played(n_seats: usize, choices: u64, n_plies: usize) -> Table {
    let setup = format!("players={n_seats} dungeon=A missions=3 vanishing=yes");
    let setup = setup.parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut FastChance::new(choices), n_plies);
    game
}

fn kept(rival: &Table) -> SavedMatch {
    let mut kept = SavedMatch::new(String::new());
    kept.rival = Some(record::write(rival, &["Ада".to_owned()]));
    kept
}

#[test]
fn the_result_stays_covered_until_the_own_match_is_over() {
    let theirs = played(1, 1, 5000);
    for n_plies in [0, 6, 18] {
        let own = played(1, 2, n_plies);
        let rival = Rival::read(&kept(&theirs), &own).expect("the same table");
        assert_eq!(rival.model(&own, Lang::Ru).duel, None);
    }
    let own = played(1, 2, 5000);
    let rival = Rival::read(&kept(&theirs), &own).expect("the same table");
    let model = rival.model(&own, Lang::Ru);
    assert_eq!(model.name, "Ада");
    let comparison = comparison_of(&own, &rival, Lang::Ru);
    let lead = comparison.own.total - comparison.theirs.total;
    assert_eq!(model.duel.map(|it| it.lead), Some(lead));
}

#[test]
fn only_finished_matches_for_one_on_the_same_table_are_compared() {
    let own = played(1, 2, 5000);
    assert!(Rival::read(&SavedMatch::new(String::new()), &own).is_none());
    assert!(Rival::read(&kept(&played(1, 1, 30)), &own).is_none(), "it goes on");
    assert!(Rival::read(&kept(&played(2, 1, 5000)), &played(2, 2, 5000)).is_none(), "two seats");
    let setup = "players=1 dungeon=B missions=3 vanishing=yes".parse().expect("notation");
    let mut other: Table = Match::begin(setup, own.seed()).expect("a fair table");
    other.play_at_random(&mut FastChance::new(1), 5000);
    assert!(Rival::read(&kept(&other), &own).is_none(), "another dungeon");
}

#[test]
fn scores_are_compared_line_by_line() {
    let (own, theirs) = (played(1, 2, 5000), played(1, 1, 5000));
    let rival = Rival::read(&kept(&theirs), &own).expect("the same table");
    let comparison = comparison_of(&own, &rival, Lang::En);
    let sum = |points: Vec<Option<i32>>| points.into_iter().flatten().sum::<i32>();
    let lines = &comparison.lines;
    assert_eq!(sum(lines.iter().map(|it| it.own).collect()), comparison.own.total);
    assert_eq!(sum(lines.iter().map(|it| it.theirs).collect()), comparison.theirs.total);
}

#[test]
fn a_match_does_not_part_from_itself() {
    let game = played(1, 1, 5000);
    assert_eq!(partings(&game, &game, Lang::En), []);
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
        let partings = partings(&own, &theirs, Lang::En);
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
    let partings = partings(&own, &theirs, Lang::En);
    let headings: Vec<_> = partings.iter().map(|it| it.heading.clone()).collect();
    let mut once = headings.clone();
    once.dedup();
    assert_eq!(once, headings);
    assert!(headings.len() <= rounds.len() + 1, "{headings:?}");
}
