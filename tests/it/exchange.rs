//! The exchange: devices that hold one match, and send each other what they have by carriers that lose, delay,
//! double and garble, have one line in the end, or know why not; and nothing that a person did is lost.

mod course;
mod deeds;
mod hostile;
mod meeting;
mod ring;
mod star;
mod wire;

use games::dungeon_raiders::DungeonRaiders;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::{Game, Match, Seat, SeatSet, Seed};

use self::course::Course;
use crate::cards::Cards;
use crate::dungeoneer::setups::DUNGEONEER;
use crate::setups;
use crate::tiny::Tiny;

/// Schedules of each kind and game. Those of small games are quick.
const TINY: u64 = 40_000;
const CARDS: u64 = 8_000;
const RAIDERS: u64 = 3_000;
const PAPER: u64 = 300;
const DUNGEON: u64 = 300;

const TINY_SETUPS: &[&str] = &["players=2 cards=3", "players=3 cards=3", "players=4 cards=3"];
const CARDS_SETUPS: &[&str] = &["players=2 turns=3 ask=choice", "players=4 turns=4 ask=choice"];

/// Matches in which something has been played, and some in which nothing has.
struct Pool<G: Game>(Vec<Match<G>>);

impl<G: Game> Pool<G> {
    fn new(setups: &[&str], plies_max: u32) -> Pool<G> {
        let played = |nth: u64| {
            let mut luck = FastChance::new(nth);
            let setup = setups[nth as usize % setups.len()].parse();
            let setup = setup.unwrap_or_else(|error| panic!("{error}"));
            let mut game: Match<G> = Match::begin(setup, Seed::from_bits(nth)).expect("a table");
            game.pass_due();
            for _ in 0..luck.pick(plies_max + 1) {
                game.play_at_random(&mut luck, 1);
                game.pass_due();
            }
            game
        };
        Pool((0..24).map(played).collect())
    }

    fn pick(&self, luck: &mut FastChance) -> &Match<G> {
        &self.0[luck.pick(self.0.len() as u32) as usize]
    }
}

/// The seats that people play: mostly all.
fn persons<G: Game>(game: &Match<G>, luck: &mut FastChance) -> SeatSet {
    let all: SeatSet = Seat::all(game.n_seats()).collect();
    if luck.pick(4) == 0 { all.without(Seat::new(game.n_seats() - 1)) } else { all }
}

/// The seats of a device, of so many: each is played at one of them.
fn seats_of<G: Game>(game: &Match<G>, device: usize, n_devices: usize) -> SeatSet {
    Seat::all(game.n_seats()).filter(|it| it.idx() % n_devices == device).collect()
}

#[test]
fn all_ends_of_a_table_have_one_line_and_nothing_is_lost() {
    let mut courses = Course::default();
    courses += star::run::<Tiny>(&Pool::new(TINY_SETUPS, 4), TINY);
    courses += star::run::<Cards>(&Pool::new(CARDS_SETUPS, 12), CARDS);
    courses += star::run::<DungeonRaiders>(&Pool::new(setups::DUNGEON_RAIDERS, 20), RAIDERS);
    courses += star::run::<PaperDungeons>(&Pool::new(setups::PAPER_DUNGEONS, 20), PAPER);
    courses += star::run::<Dungeoneer>(&Pool::new(DUNGEONEER, 60), DUNGEON);
    courses.check();
}

#[test]
fn messages_in_a_ring_come_to_one_line_and_nothing_is_lost() {
    let mut n = ring::run::<Tiny>(&Pool::new(TINY_SETUPS, 4), TINY);
    n += ring::run::<Cards>(&Pool::new(CARDS_SETUPS, 12), CARDS);
    n += ring::run::<DungeonRaiders>(&Pool::new(setups::DUNGEON_RAIDERS, 20), RAIDERS);
    n += ring::run::<PaperDungeons>(&Pool::new(setups::PAPER_DUNGEONS, 20), PAPER);
    n += ring::run::<Dungeoneer>(&Pool::new(DUNGEONEER, 60), DUNGEON);
    // Those over wires are as many.
    assert!(100_000 <= 2 * n, "{n}");
}
