//! A match that is played and asked.

use kernel::chance::ScriptedChance;
use kernel::{Game, Seat, Seed, Turn};
use paper_dungeons::dice::{DICE, Side};
use paper_dungeons::rules::chance;
use paper_dungeons::state::{Phase, ROUNDS, State};
use paper_dungeons::{Action, Event, PaperDungeons, Refusal};

use testing::script::{clauses, fact, legal, seat_and_rest, take};

/// A round without skulls: it wounds nobody by itself.
pub const QUIET: &str = "1 2 3 8 9 10";

/// The facts of which a part is enough.
const PARTS: [&str; 6] = ["name", "nudge", "why", "best-way", "verdict", "note"];

/// A match in the making: its state, what has happened, and the rolls to come.
pub struct Table {
    pub state: State,
    pub events: Vec<Event>,
    /// The number of events before what was played last.
    pub last: usize,
    /// The end of an action that is weighed in any case.
    pub weighed: Option<String>,
    /// Why the last action was not allowed; play stops there.
    pub refused: Option<Refusal>,
    /// The roll of each round, 1 to 8, without rerolls.
    pub rolls: [[Side; DICE]; ROUNDS + 1],
}

impl Table {
    /// Plays actions between semicolons, until one is refused.
    #[track_caller]
    pub fn play(&mut self, script: &str) {
        self.last = self.events.len();
        for clause in clauses(script) {
            match seat_and_rest(clause) {
                (_, "end") => self.end_round(),
                (_, text) if text.starts_with("now ") => self.also(&text["now ".len()..]),
                (_, text) if text.starts_with("weigh ") => {
                    self.weighed = Some(text["weigh ".len()..].to_owned());
                }
                (seat, text) => {
                    let action = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
                    self.act(seat.unwrap_or(Seat::FIRST), action);
                }
            }
            if self.refused.is_some() {
                return;
            }
        }
    }

    /// Makes more facts true in the middle of a match.
    #[track_caller]
    pub fn also(&mut self, facts: &str) {
        for (seat, name, value) in clauses(facts).map(fact) {
            self.give(seat, name, value);
        }
    }

    /// Takes one action through both doors, and checks that they agree.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) {
        let mut chance = self.chance();
        let events = &mut self.events;
        match take::<PaperDungeons>(&self.state, seat, &action, &mut chance, events) {
            Ok(state) => self.state = state,
            Err(refusal) => self.refused = Some(refusal),
        }
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
                self.act(seat, action);
            }
        }
    }

    /// Luck that rolls as told.
    pub fn chance(&self) -> ScriptedChance {
        let mut chance = ScriptedChance::new(Seed::from_bits(1));
        for (round, roll) in self.rolls.iter().enumerate() {
            let values = values_of(roll);
            chance = chance.script(chance::ROLL.at(round as u32, 0, 0), &values);
        }
        chance
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        legal::<PaperDungeons>(&self.state, seat)
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        PaperDungeons::turn(&self.state) == Turn::Over
    }

    /// Compares facts with what is so.
    #[track_caller]
    pub fn expect(&self, ids: &[&str], then: &str) {
        let ids = ids.iter().map(|it| format!(" ({it})")).collect::<String>();
        for (seat, name, value) in clauses(then).map(fact) {
            let found = self.fact(seat, name);
            let is_part = PARTS.iter().any(|it| name.starts_with(it));
            let is_so = found == value || is_part && found.contains(value);
            assert!(is_so, "{name} of {seat} is {found}, not {value}{ids}");
        }
        if !then.contains("refused") {
            assert_eq!(self.refused, None, "{ids}");
        }
    }
}

/// What luck says for a roll.
fn values_of(roll: &[Side; DICE]) -> [u32; DICE] {
    roll.map(|side| side.map_or(5, |face| u32::from((face.number() - 1) % 5)))
}
