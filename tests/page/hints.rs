//! A hint in words: what was measured is told with its unit and its error, and where nothing matters it says so.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::kernel::{Lang, Match, Seed, record};
use undercroft::shell::model::hint::HintModel;
use undercroft::shell::table::advice::advising;

/// An advice for the first seat that is asked, in words.
#[track_caller]
fn told(advice: &str, lang: Lang) -> HintModel {
    let setup = "players=3 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds \
                 death=early light=shuffled shield=living";
    let setup = setup.parse().expect("notation");
    let game: Match<DungeonRaiders> = Match::begin(setup, Seed::from_bits(2)).expect("a table");
    let seat = game.turn().awaited().first().expect("somebody is awaited");
    let tell = advising::<DungeonRaiders>().tell;
    tell(&record::write(&game, &[]), seat.idx(), advice, lang).expect("words")
}

#[test]
fn a_measured_way_tells_its_chance_and_how_far_it_may_be_off() {
    let hint = told("played chance 800 310\n2340 lay 3\n1950 lay 4", Lang::En);
    let outcomes: Vec<_> = hint.ways.iter().filter_map(|it| it.outcome.clone()).collect();
    assert_eq!(outcomes, ["wins 23 %", "wins 20 %"]);
    assert_eq!((hint.error.as_deref(), hint.outlook), (Some("±3 %"), None));
}

#[test]
fn where_nothing_matters_the_hint_says_so() {
    let outlook = |advice: &str| told(advice, Lang::En).outlook.unwrap_or_default();
    assert!(outlook("played chance 800 20\n60 lay 3\n0 lay 4").starts_with("As good as lost"));
    assert!(outlook("played chance 800 20\n9990 lay 3\n9950 lay 4").starts_with("As good as won"));
    assert!(outlook("played chance 800 310\n2340 lay 3\n2100 lay 4").contains("any difference"));
    assert_eq!(outlook("played chance 800 310\n2340 lay 3\n1100 lay 4"), "");
    assert!(told("played chance 800 20\n0 lay 3", Lang::Ru).outlook.is_some());
}
