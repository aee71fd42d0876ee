//! The wait of people for computers, and the words about what they could not watch.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{BySeat, Lang, Match, Observer, Seat, SeatSet, Seed};
use undercroft::shell::board::Board;
use undercroft::shell::model::pacing::{Pace, Wait};
use undercroft::shell::model::seating::Seating;
use undercroft::shell::narration::{Listener, recap};
use undercroft::shell::table::ai;

use crate::setups;
use crate::stepping::step;

/// The time a computer thinks about an action, in milliseconds.
const THOUGHT: f64 = 20.0;

const ME: Seat = Seat::FIRST;

/// A match of one person against computers, and the clock.
struct Evening<G: Board> {
    game: Match<G>,
    seating: Seating,
    luck: FastChance,
    now: f64,
    wait: Wait,
}

impl<G: Board> Evening<G> {
    fn new(setup: &str, seed: u64) -> Evening<G> {
        let setup = setup.parse().unwrap_or_else(|_| panic!("{setup}"));
        let game: Match<G> = Match::begin(setup, Seed::from_bits(seed)).expect("a fair table");
        let keys: Vec<String> = (0..game.n_seats())
            .map(|it| if it == 0 { "person" } else { G::LEVELS[0].key }.to_owned())
            .collect();
        let seating = Seating::read(&keys, game.n_seats(), G::LEVELS).expect("a person");
        let wait = Wait::new(0.0, Pace::AtOnce, 0);
        Evening { game, seating, luck: FastChance::new(seed), now: 0.0, wait }
    }

    /// Computers play until the person is awaited. Returns how long that takes, and how long each
    /// end of a turn was looked at.
    fn wait(&mut self, pace: Pace) -> (f64, Vec<f64>) {
        let began = self.now;
        self.wait = Wait::new(began, pace, self.game.n_seats() - 1);
        let mut ends = Vec::new();
        while step(&mut self.game, &self.seating) {
            self.now += THOUGHT;
            let next = ai::next(&self.game, SeatSet::one(ME));
            if next.is_none() || !ai::was_noticed(&self.game, Observer::Seat(ME)) {
                continue;
            }
            let seat = self.game.log().last().expect("an action").seat;
            let pause = pace.pause_millis() * f64::from(G::PACE);
            let look = self.wait.select(self.now, seat, pause, next != Some(seat));
            self.now += look.unwrap_or_default();
            if next != Some(seat) {
                ends.extend(look);
            }
        }
        (self.now - began, ends)
    }

    /// The person does something.
    fn act(&mut self) {
        let legal = self.game.legal(ME);
        let nth = self.luck.pick(legal.len() as u32) as usize;
        self.game.play(ME, legal[nth].clone()).expect("legal");
    }

    fn is_over(&self) -> bool {
        self.game.turn().awaited().is_empty()
    }
}

/// The longest of all waits at tables of this game against three computers and more.
fn longest<G: Board>(setups: &[&str], pace: Pace) -> f64 {
    let large = setups.iter().filter(|it| matches!(it.as_bytes()[8], b'4'..=b'8'));
    let waits = large.flat_map(|setup| (1..=2).map(move |seed| (setup, seed)));
    let longest = waits.map(|(setup, seed)| {
        let mut evening = Evening::<G>::new(setup, seed);
        let mut longest = 0.0_f64;
        while !evening.is_over() {
            longest = longest.max(evening.wait(pace).0);
            if !evening.is_over() {
                evening.act();
            }
        }
        longest
    });
    longest.fold(0.0, f64::max)
}

#[test]
fn nobody_waits_for_computers_longer_than_fifteen_seconds_unless_they_want_to_watch() {
    let of = |pace| {
        [
            longest::<DungeonRoll>(setups::DUNGEON_ROLL, pace),
            longest::<DungeonRaiders>(setups::DUNGEON_RAIDERS, pace),
            longest::<PaperDungeons>(setups::PAPER_DUNGEONS, pace),
        ]
    };
    let (calm, quick, each) = (of(Pace::Calm), of(Pace::Quick), of(Pace::EveryMove));
    println!("calm {calm:?}, quick {quick:?}, every move {each:?}");
    assert!(calm.iter().all(|it| (500.0..15_000.0).contains(it)), "{calm:?}");
    assert!(quick.iter().all(|it| *it < 6_000.0), "{quick:?}");
    assert!(100_000.0 < each[0], "{each:?}");
}

#[test]
fn what_came_of_each_delve_is_seen_and_all_of_them_are_retold() {
    let setup =
        "players=4 deal=random first=1 bait=all scrolls=monster dice=7 bag=single heroes=base";
    let mut evening = Evening::<DungeonRoll>::new(setup, 7);
    while evening.game.turn().awaited().has(ME) {
        evening.act();
    }
    let began = evening.game.ply();
    let (_, ends) = evening.wait(Pace::Calm);
    // The last is in sight when the person chooses.
    assert_eq!(ends.len(), 2);
    assert!(ends.iter().all(|it| 1_500.0 <= *it), "{ends:?}");
    assert!(evening.wait.is_abridged());
    let retold = |lang| {
        let names = BySeat::new(4, |it| ["Ada", "Berta", "Carl", "Dora"][it.idx()].to_owned());
        let to = Listener { observer: Observer::Seat(ME), lang, names: &names };
        let computers = Seat::all(4).filter(|it| *it != ME).collect();
        recap::lines(&evening.game, began..evening.game.ply(), computers, to)
    };
    let told = |name, level, xp| format!("{name}: level {level}, {xp} XP");
    assert_eq!(retold(Lang::En), [told("Berta", 4, 4), told("Carl", 4, 5), told("Dora", 3, 4)]);
    assert_eq!(retold(Lang::Ru)[0], "Berta: уровень 4, 4 ОО");
}

#[test]
fn where_there_is_time_each_action_is_seen() {
    let mut wait = Wait::new(0.0, Pace::Calm, 2);
    let looks = [(1, true), (2, true)].map(|(seat, passes_on)| {
        wait.select(0.0, Seat::new(seat), Pace::Calm.pause_millis(), passes_on)
    });
    assert_eq!((looks, wait.is_abridged()), ([Some(900.0); 2], false));
    // At once nothing is; who then wants to watch sees the rest.
    let mut wait = wait.at(0.0, Pace::AtOnce);
    assert_eq!((wait.select(0.0, Seat::new(1), 0.0, true), wait.is_abridged()), (None, true));
    let mut wait = wait.at(0.0, Pace::EveryMove);
    let pause = Pace::EveryMove.pause_millis();
    assert_eq!(wait.select(1e9, Seat::new(1), pause, false), Some(pause));
}

#[test]
fn the_pace_goes_both_ways() {
    let mut pace = Pace::EveryMove;
    let mut met = vec![pace];
    while let Some(faster) = pace.faster() {
        assert_eq!(faster.slower(), Some(pace));
        pace = faster;
        met.push(pace);
    }
    assert_eq!((met, Pace::EveryMove.slower()), (Pace::ALL.to_vec(), None));
    assert!(Pace::ALL.iter().all(|it| Pace::read(it.key()) == *it));
}
