//! A person's knowledge before laying a card: it agrees with what then happens (RA-061, RA-191).

use dungeon_raiders::client::{Span, outlook, prospects};
use dungeon_raiders::{DungeonRaiders, Lay, View, What};
use kernel::chance::FastChance;
use kernel::{Game, Observer, Seat};

use testing::scene::Vocabulary;

use super::table::Table;

const A: Seat = Seat::FIRST;
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn view(table: &Table) -> View {
    DungeonRaiders::view(&table.state, Observer::Seat(A))
}

#[test]
fn pairs_of_cards_are_weighed_before_a_boss() {
    let ids = ["RA-B04", "RA-B07"];
    let given = "boss; at 5 5; room B10; hand 4 5; b: hand 1 2; c: hand 2";
    let table = Table::given(given);
    let all = prospects(&view(&table), A);
    assert_eq!(all.len(), 3, "{ids:?}: 4, 5, and both");
    assert_eq!(all.last().and_then(|it| it.lay).map(Lay::len), Some(2), "{ids:?}");
    let five = Table::given("players 5; boss; at 5 5; room B10");
    assert!(prospects(&view(&five), A).iter().all(|it| 1000 < it.n_courses), "{ids:?}");
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
        table.do_one(seat, legal[luck.pick(legal.len() as u32) as usize]);
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

/// The outcome of the last action for one hero.
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
