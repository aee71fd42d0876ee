//! A match that is laid as wanted, played and asked.

use hoard::{Action, Event, Hoard, Refusal, Setup, State};
use kernel::{Chance, Edition, Game, Key, Observer, Seat, Turn};
use testing::script::{clauses, fact, seat_and_rest, take};

/// A die that shows what it should.
struct Die(u32);

impl Chance for Die {
    fn each(&mut self, _: Key, _: u32, out: &mut [u32]) {
        out.fill(self.0 - 1);
    }
}

/// A match in the making.
pub struct Table {
    pub state: State,
    pub events: Vec<Event>,
    /// Why the last action was not allowed.
    refused: Option<Refusal>,
}

impl Table {
    /// A table of which `facts` are true. Where they are silent: two thieves without gold in the first round, seat a in the
    /// cave.
    #[track_caller]
    pub fn given(facts: &str) -> Table {
        let find = |name: &str| clauses(facts).map(fact).find(|it| it.1 == name).map(|it| it.2);
        let number = |name, otherwise| find(name).map_or(otherwise, |it| it.parse().expect("one"));
        let plain = Setup::plain(number("players", 2).into());
        let setup = Setup { goal: number("goal", plain.goal), ..plain };
        let (mut chance, mut events) = (Die(1), Vec::new());
        let mut state = Hoard::begin(&setup, Edition::FIRST, &mut chance, &mut events);
        state.arms = number("arms", state.arms);
        state.round = number("round", state.round);
        state.seat = find("turn").map_or(state.seat, |it| Seat::read(it).expect("a seat"));
        for (seat, _, coins) in clauses(facts).map(fact).filter(|it| it.1 == "chest") {
            state.chests[seat] = coins.parse().expect("a number of coins");
        }
        events.clear();
        Table { state, events, refused: None }
    }

    /// Plays actions between semicolons.
    #[track_caller]
    pub fn play(&mut self, script: &str) {
        clauses(script).for_each(|it| self.act(it));
    }

    /// Compares facts with what is so; of a hint a part is enough.
    #[track_caller]
    pub fn expect(&self, then: &str) {
        for (seat, name, value) in clauses(then).map(fact) {
            let found = self.fact(seat, name);
            let is_part = name.starts_with("nudge") || name.starts_with("why");
            let is_so = found == value || is_part && found.contains(value);
            assert!(is_so, "{name} of {seat} is {found}, not {value}");
        }
    }

    /// Takes an action, such as `b: leave` or `grab 5`, through both doors, and sees that they agree.
    #[track_caller]
    fn act(&mut self, clause: &str) {
        let (seat, words) = seat_and_rest(clause);
        let (word, pips) = words.split_once(' ').unwrap_or((words, "1"));
        let (action, pips): (Action, u32) =
            (word.parse().expect("an action"), pips.parse().expect("what a die shows"));
        let mut chance = Die(pips);
        let seat = seat.unwrap_or(Seat::FIRST);
        match take::<Hoard>(&self.state, seat, &action, &mut chance, &mut self.events) {
            Ok(state) => self.state = state,
            Err(refusal) => self.refused = Some(refusal),
        }
    }

    /// What is so, in the words of a fact.
    #[track_caller]
    fn fact(&self, seat: Seat, name: &str) -> String {
        let standing = Hoard::standing(&Hoard::view(&self.state, Observer::Public));
        match name {
            "arms" => self.state.arms.to_string(),
            "chest" => self.state.chests[seat].to_string(),
            "round" => self.state.round.to_string(),
            "rank" => standing.places[seat].rank.to_string(),
            "turn" => match Hoard::turn(&self.state) {
                Turn::Over => "over".to_owned(),
                Turn::Of(seats) => seats.iter().map(|it| it.to_string()).collect(),
            },
            "refused" => self.refused.map_or("nothing".to_owned(), |it| format!("{it:?}")),
            _ => self.told_fact(name),
        }
    }
}
