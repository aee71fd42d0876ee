//! What a person can know before laying a card: it agrees with what then happens (RA-061, RA-191).

use undercroft::games::dungeon_raiders::rules::{Prospect, Span, outlook, prospects, tally};
use undercroft::games::dungeon_raiders::{Card, DungeonRaiders, Lay, View};
use undercroft::kernel::{Eye, Game, Seat};

use super::table::Table;

const A: Seat = Seat::FIRST;
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn view(table: &Table) -> View {
    DungeonRaiders::view(&table.state, Eye::Seat(A))
}

/// What laying a power card may lead to.
fn of_power(table: &Table, seat: Seat, power: u8) -> Prospect {
    let lay = Some(Lay::one(Card::Power(power)));
    let all = prospects(&view(table), seat);
    all.into_iter().find(|it| it.lay == lay).expect("the card is in the hand")
}

fn span(low: i8, high: i8) -> Span {
    Span { low, high }
}

#[test]
fn the_sum_that_is_missing_is_known() {
    let ids = ["RA-061", "RA-092"];
    let mut table = Table::given("room M02; c: hand 1 2; b: items sword 1");
    table.play("4");
    let told = tally(&view(&table)).expect("a room");
    assert_eq!((told.sum, told.strength, told.missing()), (4, Some(11), Some(7)), "{ids:?}");
    assert_eq!(told.sums, span(4 + 1 + 1, 4 + 5 + 2), "{ids:?}");
    assert_eq!(told.is_beaten(), None, "{ids:?}");
    table.play("b: 4");
    let told = tally(&view(&table)).expect("a room");
    assert_eq!((told.missing(), told.sums, told.is_beaten()), (Some(3), span(9, 10), Some(false)));
    assert_eq!(told.to_lay.iter().collect::<Vec<Seat>>(), [C], "{ids:?}");
}

#[test]
fn the_last_to_lay_knows_everything() {
    let ids = ["RA-061"];
    let mut table = Table::given("first b; room M02");
    table.play("b: 5; c: 2");
    for (power, n_beaten, own, hits) in [(1, 0, 1, 0), (2, 0, 1, 1), (3, 0, 0, 1), (4, 1, 0, 0)] {
        let it = of_power(&table, A, power);
        assert_eq!((it.n_courses, it.n_beaten), (1, n_beaten), "{ids:?}: {power}");
        assert_eq!(it.heroes[A].wounds, span(own, own), "{ids:?}: {power}");
        assert_eq!(it.heroes[C].n_hit, hits, "{ids:?}: {power}");
    }
}

#[test]
fn a_chest_may_be_shared_as_far_as_hands_tell() {
    let ids = ["RA-191", "RA-081"];
    let table = Table::given("room T04; hand 3 4; b: hand 2 4; c: hand 1");
    let four = of_power(&table, A, 4);
    assert_eq!((four.n_courses, four.heroes[A].n_chests, four.heroes[A].n_shared), (2, 2, 1));
    assert_eq!(four.heroes[A].treasure, span(2, 4), "{ids:?}");
    assert_eq!(four.heroes[B].treasure, span(0, 2), "{ids:?}");
    let three = of_power(&table, A, 3);
    assert_eq!((three.heroes[A].n_chests, three.heroes[A].n_shared), (1, 0), "{ids:?}");
    assert_eq!(three.heroes[A].treasure, span(0, 4), "{ids:?}");
}

#[test]
fn bounds_and_deaths_are_foreseen() {
    let ids = ["RA-004", "RA-170"];
    let table = Table::given("room X03; w 9; b: w 9; c: w 9; hand 1 5; b: hand 1; c: hand 1");
    let deadly = of_power(&table, A, 5);
    assert!([A, B, C].iter().all(|&it| deadly.heroes[it].n_deaths == 1), "{ids:?}");
    assert!([A, B, C].iter().all(|&it| of_power(&table, A, 1).heroes[it].n_deaths == 0));
    let full = Table::given("room T04; t 19; b: hand 1; c: hand 1");
    assert_eq!(of_power(&full, A, 5).heroes[A].treasure, span(1, 1), "{ids:?}");
}

#[test]
fn closed_hands_may_hold_what_is_missing() {
    let ids = ["RA-190"];
    let given = "closed; room T04; b: hand 1; b: items key 1; c: hand 1";
    let five = of_power(&Table::given(given), A, 5);
    assert_eq!((five.heroes[A].n_shared, five.n_courses), (3, 4), "{ids:?}");
    let open = of_power(&Table::given(&given[8..]), A, 5);
    assert_eq!((open.heroes[A].n_shared, open.n_courses), (1, 2), "{ids:?}");
}

#[test]
fn what_lies_can_be_weighed_without_a_card_of_ones_own() {
    let ids = ["RA-195"];
    let mut table = Table::given("quick; room T04; b: hand 2; c: hand 3");
    assert_eq!(outlook(&view(&table)).map(|it| it.n_courses), Some(5), "{ids:?}");
    table.play("1");
    let it = outlook(&view(&table)).expect("a room");
    assert_eq!((it.n_courses, it.heroes[C].treasure), (1, span(4, 4)), "{ids:?}");
    table.play("c: 3");
    assert_eq!(outlook(&view(&table)), Some(it), "{ids:?}: the card of c is still hidden");
    let alone = Table::given("players 1; room M09; monster 4; hand 4 5");
    assert_eq!(of_power(&alone, A, 5).n_beaten, 1, "{ids:?}");
    assert_eq!(of_power(&alone, A, 4).heroes[A].wounds, span(3, 3), "{ids:?}");
}

#[test]
fn pairs_of_cards_are_weighed_before_a_boss() {
    let ids = ["RA-B04", "RA-B07"];
    let given = "boss; at 5 5; room B10; hand 4 5; b: hand 1 2; c: hand 2";
    let table = Table::given(given);
    let all = prospects(&view(&table), A);
    assert_eq!(all.len(), 3, "{ids:?}: 4, 5, and both");
    let both = all.last().expect("a pair");
    assert_eq!(both.lay.map(Lay::len), Some(2), "{ids:?}");
    assert_eq!((both.n_courses, both.n_beaten), (3, 2), "{ids:?}: 12, 13 or 14 against 13");
    let five = Table::given("players 5; boss; at 5 5; room B10");
    assert!(prospects(&view(&five), A).iter().all(|it| 1000 < it.n_courses), "{ids:?}");
}

#[test]
fn whatever_happens_was_foreseen() {
    let ids = ["RA-061"];
    for room in ["M03", "T09", "X01", "X03", "X04", "X05", "V01", "V04"] {
        let mut table = Table::given(&format!("room {room}; w 5; b: w 4; c: w 6; t 9"));
        table.play("3");
        let foreseen = outlook(&view(&table)).expect("a room");
        let before = table.state.heroes;
        table.play("b: 5; c: 2");
        for (seat, odds) in foreseen.heroes.iter() {
            let (was, is) = (before[seat].mat, table.state.heroes[seat].mat);
            let treasure = is.treasure as i8 - was.treasure as i8;
            let wounds = is.wounds as i8 - was.wounds as i8;
            assert!(odds.treasure.low <= treasure && treasure <= odds.treasure.high, "{ids:?}");
            assert!(odds.wounds.low <= wounds && wounds <= odds.wounds.high, "{ids:?}");
        }
    }
}
