//! Ways that are advised.

use kernel::{Advises, Lang, Seat};
use paper_dungeons::PaperDungeons;
use testing::scene::Vocabulary;

use super::table::Table;

const A: Seat = Seat::FIRST;

#[test]
fn ways_that_are_about_the_same_are_told_once() {
    let table = Table::given("dungeon B; roll 1 1 1 6 6 6; at D3");
    let (view, advice) = (table.seen_by(A), table.advised(A));
    let names = advice.ways.iter().map(|it| PaperDungeons::name_way(&view, it, Lang::En));
    let mut about: Vec<String> =
        names.map(|it| it.split(": ").last().unwrap_or_default().to_owned()).collect();
    about.sort();
    about.dedup();
    assert_eq!(about.len(), advice.ways.len(), "PD-080: {about:?}");
}
