//! A good use of a die is called by its name, and what is said of it is true. Dungeon B: Minotaur in D4,
//! Chimera in A5, Watcher in E7.

use kernel::{Advises, Lang, Observer, Seat, Way};
use paper_dungeons::PaperDungeons;

use super::table::Table;

const A: Seat = Seat::FIRST;

/// The same room can be reached with steps that are left and with a die: what costs no die is called so.
#[test]
fn steps_that_are_left_cost_no_die() {
    let view = Table::given("dungeon B; roll 1 1 1 6 6 6; at D3").view(Observer::Seat(A));
    let name = |line: &str| {
        let way = Way { line: vec![line.parse().expect("an action")], worth: 0 };
        [Lang::En, Lang::Ru].map(|it| PaperDungeons::name_way(&view, &way, it))
    };
    let [en, ru] = name("step D4");
    assert_eq!(en, "Walk on to D4 with the steps that are left, for no die", "PD-120");
    assert_eq!(ru, "Оставшимися шагами дойти до D4, не тратя кубика");
    assert_eq!(name("6 walk D4")[0].split(": ").last(), Some("walk to D4"));
}

#[test]
fn ways_that_are_about_the_same_are_told_once() {
    let table = Table::given("dungeon B; roll 1 1 1 6 6 6; at D3");
    let (view, advice) = (table.view(Observer::Seat(A)), table.advised(A));
    let names = advice.ways.iter().map(|it| PaperDungeons::name_way(&view, it, Lang::En));
    let mut about: Vec<String> =
        names.map(|it| it.split(": ").last().unwrap_or_default().to_owned()).collect();
    about.sort();
    about.dedup();
    assert_eq!(about.len(), advice.ways.len(), "PD-080: {about:?}");
}
