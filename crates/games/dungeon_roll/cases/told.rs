//! Offers, words, advice and the deeds of computers: facts that say what is expected of them.

use dungeon_roll::DungeonRoll;
use dungeon_roll::client::seek_odds;
use kernel::{BySeat, Seat, Telling, Words};
use testing::told::in_language;

use super::table::Table;

/// The place of the hard level among those of the game, and with how many seeds it is asked.
const HARD: usize = 2;
const SEEDS: u64 = 3;

/// The seed of advice.
const LUCK: u64 = 7;

impl Table {
    /// A fact about events and choices of the adventurer, or one that can be asked in every game; the expected value, where
    /// it is so.
    #[track_caller]
    pub fn told_fact(&self, seat: Seat, name: &str, value: &str) -> String {
        let adventurer = self.state.table.adventurer();
        let (word, lang) = in_language(name);
        match word {
            "lacks" => {
                let found = self.words().into_iter().find(|it| it.contains(value));
                found.unwrap_or_else(|| value.to_owned())
            }
            "event" => self.event(value),
            "events" => {
                let (event, _) = value.split_once(' ').expect("an event and how many");
                let n = self.events.iter().filter(|it| is_named(&format!("{it:?}"), event)).count();
                format!("{event} {n}")
            }
            "tells" => {
                let names = BySeat::new(1, |_| "Ada".to_owned());
                let to = Telling { lang, names: &names };
                DungeonRoll::describe(&self.events[0], to).expect("a sentence")
            }
            "odds" => seek_odds(&self.state.table).map_or_else(
                || "none".to_owned(),
                |it| {
                    let (n_ways, wakes) = (it.n_ways(), it.dragon_wakes());
                    format!("{} dice, {wakes} of {n_ways} wake the dragon", it.n_dice)
                },
            ),
            "hard" => self.unless_hard(value, |it| !value.split(", ").any(|one| one == it)),
            "shuns" => self.unless_hard(value, |it| it.contains(value)),
            "worth" => {
                let (action, _) = value.rsplit_once(' ').expect("an action and its worth");
                let advice = self.advice(adventurer, None, LUCK);
                let way = advice.ways.iter().find(|it| it.line[0].to_string() == action);
                way.map_or_else(|| "not weighed".to_owned(), |it| format!("{action} {}", it.worth))
            }
            "best" | "nudge" | "why" => self.told(adventurer, name, value, LUCK),
            _ => self.clearing(name, value).unwrap_or_else(|| self.told(seat, name, value, LUCK)),
        }
    }

    /// Tells whether there was an event with all these words: `Fought by_specialty: true`.
    fn event(&self, value: &str) -> String {
        let (name, words) = value.split_once(' ').unwrap_or((value, ""));
        let all: Vec<String> = self.events.iter().map(|it| format!("{it:?}")).collect();
        let mut its = all.iter().filter(|it| is_named(it, name));
        let has_words = |it: &String| words.split(", ").all(|word| it.contains(word));
        if its.any(has_words) { value.to_owned() } else { format!("none of {all:?}") }
    }

    /// The expected value, unless the hard computer does something else with any luck.
    fn unless_hard(&self, value: &str, is_else: impl Fn(&str) -> bool) -> String {
        let seat = self.state.table.adventurer();
        let mut found = (0..SEEDS).map(|seed| self.choice(seat, HARD, seed).to_string());
        found.find(|it| is_else(it)).unwrap_or_else(|| value.to_owned())
    }
}

/// Tells whether an event, as it is written in debugging, has a name.
fn is_named(event: &str, name: &str) -> bool {
    event.split([' ', '(']).next() == Some(name)
}
