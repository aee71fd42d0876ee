//! A match that is laid as wanted, played and asked.

use hoard::{Action, Hoard, Setup};
use kernel::{Chance, Game, Key, Seat};
use testing::scene::{Scene, Vocabulary};
use testing::script::{number, value_of};

/// A die that shows what it should.
struct Die(u32);

impl Chance for Die {
    fn each(&mut self, _: Key, _: u32, out: &mut [u32]) {
        out.fill(self.0 - 1);
    }
}

/// A match in the making.
pub struct Table {
    scene: Scene<Hoard>,
}

testing::is_scene!(Table, Hoard);

impl Vocabulary for Table {
    type Game = Hoard;

    fn given(facts: &str) -> Table {
        let plain = Setup::plain(value_of(facts, "players").map_or(2, number));
        let setup = Setup { goal: value_of(facts, "goal").map_or(plain.goal, number), ..plain };
        let mut table = Table { scene: Scene::laid(&setup, &mut Die(1)) };
        table.events.clear();
        table.also(facts);
        table
    }

    #[track_caller]
    fn give(&mut self, seat: Seat, name: &str, value: &str) {
        match name {
            "players" | "goal" => {}
            "arms" => self.state.arms = number(value),
            "round" => self.state.round = number(value),
            "turn" => self.state.seat = Seat::read(value).expect("a seat"),
            "chest" => self.state.chests[seat] = number(value),
            _ => panic!("{name} cannot be given"),
        }
    }

    #[track_caller]
    fn act(&mut self, seat: Option<Seat>, words: &str) {
        let (action, pips) = words.split_once(' ').unwrap_or((words, "1"));
        let action: Action = number(action);
        self.take(seat.unwrap_or(Seat::FIRST), &action, &mut Die(number(pips)));
    }

    fn ask(&self, seat: Option<Seat>, name: &str, value: &str) -> String {
        let seat = seat.unwrap_or(Seat::FIRST);
        match name {
            "arms" => self.state.arms.to_string(),
            "chest" => self.state.chests[seat].to_string(),
            "round" => self.state.round.to_string(),
            "turn" if self.is_over() => "over".to_owned(),
            "turn" => Hoard::turn(&self.state).awaited().iter().map(|it| it.to_string()).collect(),
            _ => self.told_fact(seat, name, value),
        }
    }
}
