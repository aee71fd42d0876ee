//! What a person can know before laying a card: it agrees with what then happens (RA-061, RA-191).

use dungeon_raiders::client::{Prospect, Span, outlook, prospects, tally};
use dungeon_raiders::{Card, DungeonRaiders, Lay, View, What};
use kernel::chance::FastChance;
use kernel::{Game, Observer, Seat};

use super::table::Table;

const A: Seat = Seat::FIRST;
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn view(table: &Table) -> View {
    DungeonRaiders::view(&table.state, Observer::Seat(A))
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
    let given = "closed; room T04; b: hand 1; b: items key 1; c: hand 1; c: items sword 1";
    let five = of_power(&Table::given(given), A, 5);
    // Either of them may hold the key, but not both.
    assert_eq!((five.heroes[A].n_shared, five.n_courses), (2, 3), "{ids:?}");
    let empty = "closed; room T04; b: hand 1; b: items key 1; c: hand 1";
    let five = of_power(&Table::given(empty), A, 5);
    assert_eq!((five.heroes[A].n_shared, five.n_courses), (1, 2), "{ids:?}");
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
fn a_key_counts_before_the_chest_of_the_mega_dragon() {
    let ids = ["RA-B14"];
    let given = "boss; at 5 5; room B02; hand 4 5; b: hand 4 5; b: items key 1; c: hand 5";
    let mut table = Table::given(given);
    table.play("4 5");
    let told = outlook(&view(&table)).expect("a room");
    assert_eq!(told.heroes[B].treasure, span(0, 3), "{ids:?}: a five and a key are ten");
    table.play("b: 5 key; c: 5");
    table.expect(&ids, "t 5; b: t 8; c: t 5");
}

#[test]
fn a_short_pile_may_grow_before_claims_are_counted() {
    let ids = ["RA-123"];
    let n_items = |table: &Table| {
        let told = outlook(&view(table)).expect("a room");
        (told.heroes[A].n_items, told.n_courses)
    };
    let mut table = Table::given("room V01; supply crystal 1; b: items crystal 1");
    table.play("2");
    // With the crystal of b, and if neither of the others wants one.
    assert_eq!(n_items(&table), (4 * 4, 2 * 5 * 5), "{ids:?}");
    let mut laid = Table { events: Vec::new(), ..table };
    laid.play("b: 3");
    assert_eq!(n_items(&laid), (0, 5), "{ids:?}: b has kept it");
    table = Table::given("room V01; supply crystal 1; b: items crystal 1");
    table.play("2; b: crystal; c: 3");
    assert_eq!(n_items(&table), (4, 5), "{ids:?}");
    table.play("b: 5");
    table.expect(&ids, "items crystal 1");
    let torch = "room V01; supply torch 1; c: items torch 1";
    let mut table = Table::given(torch);
    table.play("1; b: 3");
    assert_eq!(n_items(&table), (4, 2 * 5), "{ids:?}: c may light the torch");
    let mut table = Table::given(&format!("{torch}; level"));
    table.play("1; b: 3");
    assert_eq!(n_items(&table), (4, 2 * 5), "{ids:?}: even where no room is dark");
}

/// Plays the room at random, and compares what seat a foresaw before each action with what came.
#[track_caller]
fn foresee(ids: &[&str], given: &str, seed: u64) {
    let mut table = Table::given(given);
    let mut luck = FastChance::new(seed);
    let room = |table: &Table| (table.state.ground.here, table.state.ground.head);
    let here = room(&table);
    let mut foreseen = Vec::new();
    while !table.is_over() && room(&table) == here {
        foreseen.push(outlook(&view(&table)).expect("a room"));
        table.events.clear();
        let actors = DungeonRaiders::turn(&table.state)
            .awaited()
            .or(DungeonRaiders::out_of_turn(&table.state));
        let seat = actors.iter().nth(luck.pick(actors.len() as u32) as usize).expect("a seat");
        let legal = table.legal(seat);
        table.act(seat, legal[luck.pick(legal.len() as u32) as usize]);
    }
    for it in &foreseen {
        for seat in [A, B, C] {
            let (odds, came) = (&it.heroes[seat], Came::to(seat, &table));
            let is_within = |span: Span, n: i8| span.low <= n && n <= span.high;
            let may_be = |n: u32, is_so: bool| if is_so { 0 < n } else { n < it.n_courses };
            assert!(is_within(odds.treasure, came.treasure), "{ids:?}: {given}: {odds:?} {came:?}");
            assert!(is_within(odds.wounds, came.wounds), "{ids:?}: {given}: {odds:?} {came:?}");
            assert!(may_be(odds.n_items, came.has_item), "{ids:?}: {given}: {odds:?} {came:?}");
            assert!(may_be(odds.n_deaths, came.has_died), "{ids:?}: {given}: {odds:?} {came:?}");
        }
    }
}

/// What came of the last action for one hero.
#[derive(Default, Debug)]
struct Came {
    treasure: i8,
    wounds: i8,
    has_item: bool,
    has_died: bool,
}

impl Came {
    fn to(hero: Seat, table: &Table) -> Came {
        let mut came = Came::default();
        for what in table.what() {
            match *what {
                What::Treasure { seat, by, .. } if seat == hero => came.treasure += by,
                What::Wounds { seat, by, .. } if seat == hero => came.wounds += by,
                What::Took { seat, .. } if seat == hero => came.has_item = true,
                What::Died { seat, .. } if seat == hero => came.has_died = true,
                _ => {} // Nothing else is foreseen for a hero.
            }
        }
        came
    }
}

/// Heroes with something of everything, and supplies that run short.
const HEROES: &str = "w 5; b: w 8; c: w 6; t 9; items torch 1 crystal 1 sword 1; \
    b: items crystal 1 key 1; c: items torch 1; supply torch 0 crystal 1 key 1 sword 1";

#[test]
fn whatever_happens_was_foreseen() {
    let ids = ["RA-061", "RA-123", "RA-133"];
    for room in ["M03", "T09", "X01", "X03", "X04", "X05", "V01", "V04"] {
        for mode in ["", "quick; ", "closed; "] {
            for seed in 0..12 {
                foresee(&ids, &format!("{mode}room {room}; {HEROES}"), seed);
            }
        }
    }
}

#[test]
fn whatever_a_boss_does_was_foreseen() {
    let ids = ["RA-B04", "RA-B07", "RA-B11"];
    let hands = "hand 1 3 5; b: hand 2 4 5; c: hand 1 4 5";
    for boss in 1..=11 {
        for mode in ["", "quick; "] {
            for seed in 0..6 {
                let room = format!("{mode}boss; at 5 5; room B{boss:02}; {hands}");
                foresee(&ids, &format!("{room}; {HEROES}"), seed);
            }
        }
    }
}
