//! A match that is played and asked.

use dungeon_roll::rules::chance;
use dungeon_roll::treasures::full_bag;
use dungeon_roll::{Action, DungeonRoll, Event, Refusal, State, Treasure};
use kernel::chance::ScriptedChance;
use kernel::{Game, Key, Seat, Seed, Turn};

use testing::rows::Row;
use testing::script::{clauses, fact, legal, seat_and_rest, take};

/// Proves a row: given some facts, what is done brings others about.
pub fn play(row: &Row) {
    let mut table = Table::given(&row.given);
    for (nth, (do_, then)) in row.steps.iter().enumerate() {
        if nth != 0 {
            table.refused = None;
        }
        table.play(do_);
        table.expect(&row.ids(), then);
    }
}

/// A match in the making: its state, what has happened, and luck to come.
pub struct Table {
    pub state: State,
    pub events: Vec<Event>,
    /// Why the last action was not allowed; play stops there.
    pub refused: Option<Refusal>,
    /// What luck is told to say.
    pub told: Vec<(Key, Vec<u32>)>,
}

impl Table {
    /// Plays actions between semicolons, until one is refused. Words in brackets tell luck what
    /// comes: `[roll GKD]` the next level, `[dungeon GO]` and `[party HM]` the next re-roll,
    /// `[draw ring]` the next treasures, `[form FFCMTHS]` the next party, `[muster FF]`, `[back F]`
    /// what is rolled in the graveyard, `[scout GKO$PD]` what a scout sees of the next delve.
    #[track_caller]
    pub fn play(&mut self, script: &str) {
        for clause in clauses(script) {
            if let Some(said) = clause.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
                let (what, faces) = said.split_once(' ').expect("luck has a name and faces");
                self.script(what, faces);
                continue;
            }
            let (seat, text) = seat_and_rest(clause);
            let seat = seat.unwrap_or_else(|| self.awaited());
            let action = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
            self.act(seat, action);
            if self.refused.is_some() {
                return;
            }
        }
    }

    /// The seat that is awaited; the first when the match is over.
    pub fn awaited(&self) -> Seat {
        DungeonRoll::turn(&self.state).awaited().iter().next().unwrap_or(Seat::FIRST)
    }

    /// Tells luck what to say.
    #[track_caller]
    pub fn script(&mut self, what: &str, faces: &str) {
        let table = &self.state.table;
        let (turn, delve) = (u32::from(table.turn_idx), table.delve);
        let (level, nth) = (u32::from(delve.level), u32::from(delve.n_rerolls));
        let key = match what {
            "roll" => chance::LEVEL.at(turn, level + 1, 0),
            "dungeon" => chance::FLOOR.at(turn, level, nth),
            "party" => chance::PARTY_REROLL.at(turn, level, nth),
            "muster" => chance::MUSTER.at(turn, 0, 0),
            "back" => chance::REVIVED.at(turn, 0, 0),
            "scout" => chance::SCOUTED.at(turn + 1, 0, 0),
            // The party of the next delve, and the first level of the next delve.
            "form" => chance::PARTY.at(turn + 1, 0, 0),
            "first" => chance::LEVEL.at(turn + 1, 1, 0),
            "draw" => return self.set_treasures(faces),
            other => panic!("{other} is no luck"),
        };
        let alphabet = match what {
            "roll" | "dungeon" | "first" | "scout" => "GKO$PD",
            _ => "FCMTHS", // All others are party dice.
        };
        let value = |it: char| alphabet.find(it).expect("a face") as u32;
        self.told.push((key, faces.chars().map(value).collect()));
    }

    /// The treasures that are drawn next, by name.
    fn set_treasures(&mut self, names: &str) {
        let table = &self.state.table;
        let every = full_bag(table.edition, table.house.n_boxes);
        for (nth, name) in names.split(' ').enumerate() {
            let treasure = Treasure::read(name).expect("a treasure");
            let before: u8 = every.0[..treasure as usize].iter().sum();
            let nth = u32::from(table.delve.n_draws) + nth as u32;
            let key = chance::TREASURE.at(table.turn_idx.into(), nth, 0);
            self.told.push((key, vec![before.into()]));
        }
    }

    /// Takes one action through both doors, and checks that they agree.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) {
        let mut chance = self.chance();
        let events = &mut self.events;
        match take::<DungeonRoll>(&self.state, seat, &action, &mut chance, events) {
            Ok(state) => self.state = state,
            Err(refusal) => self.refused = Some(refusal),
        }
    }

    /// What may be done now, in notation, sorted.
    pub fn legal(&self) -> Vec<String> {
        let legal = legal::<DungeonRoll>(&self.state, self.awaited());
        let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        legal.sort();
        legal
    }

    fn chance(&self) -> ScriptedChance {
        let chance = ScriptedChance::new(Seed::from_bits(1));
        self.told.iter().fold(chance, |chance, (key, values)| chance.script(*key, values))
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        DungeonRoll::turn(&self.state) == Turn::Over
    }

    /// Compares facts with what is so.
    #[track_caller]
    pub fn expect(&self, ids: &[&str], then: &str) {
        let ids = ids.join(", ");
        for (seat, name, value) in clauses(then).map(fact) {
            let so = self.fact(seat, name, value);
            assert_eq!(sorted(&so), sorted(value), "{ids}: {name} of seat {seat}");
        }
        if !then.contains("refused") {
            assert_eq!(self.refused, None, "{ids}");
        }
    }
}

/// Dice have no order: a word of capital letters is compared with its letters sorted.
fn sorted(value: &str) -> String {
    let is_dice = value.chars().all(|it| it.is_ascii_uppercase() || it == '$');
    if !is_dice {
        return value.to_owned();
    }
    let mut letters: Vec<char> = value.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}
