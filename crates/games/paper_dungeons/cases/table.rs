//! A match that is played and asked.

use kernel::chance::ScriptedChance;
use kernel::{Game, Seat, Seed};
use paper_dungeons::dice::{DICE, Side};
use paper_dungeons::rules::chance;
use paper_dungeons::state::{Phase, ROUNDS};
use paper_dungeons::{Action, PaperDungeons};
use testing::scene::{Scene, Vocabulary};

/// A round without skulls: it wounds nobody by itself.
pub const QUIET: &str = "1 2 3 8 9 10";

/// A match in the making, and the rolls to come.
pub struct Table {
    pub scene: Scene<PaperDungeons>,
    /// The end of an action that is weighed in any case.
    pub weighed: Option<String>,
    /// The roll of each round, 1 to 8, without rerolls.
    pub rolls: [[Side; DICE]; ROUNDS + 1],
}

testing::is_scene!(Table, PaperDungeons);

impl Table {
    /// Does one thing of a script: `end`, `now at D6`, `next S 2 3 8 9 10`, `weigh walk D4`, or an action.
    #[track_caller]
    pub fn do_one(&mut self, seat: Option<Seat>, words: &str) {
        match words.split_once(' ') {
            _ if words == "end" => self.end_round(),
            Some(("now", fact)) => self.also(fact),
            Some(("next", _)) => self.also(words),
            Some(("weigh", action)) => self.weighed = Some(action.to_owned()),
            _ => {
                let action: Action = words.parse().unwrap_or_else(|it| panic!("{words}: {it}"));
                self.take_rolling(seat.unwrap_or(Seat::FIRST), action);
            }
        }
    }

    /// Takes an action; the dice fall as told.
    #[track_caller]
    fn take_rolling(&mut self, seat: Seat, action: Action) {
        let mut chance = ScriptedChance::new(Seed::from_bits(1));
        for (round, roll) in self.rolls.iter().enumerate() {
            let values = roll.map(|side| side.map_or(5, |face| u32::from((face.number() - 1) % 5)));
            chance = chance.script(chance::ROLL.at(round as u32, 0, 0), &values);
        }
        self.take(seat, &action, &mut chance);
    }

    /// Every team spends its dice for nothing and confirms; rewards are taken as they come.
    #[track_caller]
    fn end_round(&mut self) {
        assert_eq!(self.state.ground.phase, Phase::Action);
        let round = self.state.ground.round;
        for seat in self.state.teams.seats().collect::<Vec<_>>() {
            while self.state.ground.round == round
                && self.state.ground.phase == Phase::Action
                && PaperDungeons::turn(&self.state).awaited().has(seat)
            {
                let legal = self.legal(seat);
                let idle = |it: &&Action| matches!(it, Action::Rest { .. } | Action::Done);
                let action = *legal.iter().find(idle).expect("no reward waits");
                self.take_rolling(seat, action);
            }
        }
    }
}
