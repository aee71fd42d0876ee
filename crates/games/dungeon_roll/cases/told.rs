//! What is offered, told, advised and done by computers: facts that say what is expected of them.

use dungeon_roll::client::seek_odds;
use dungeon_roll::{Action, DungeonRoll};
use kernel::chance::FastChance;
use kernel::{Advice, Advises, Bots, BySeat, Game, Lang, Observer, Telling, Words};

use super::table::Table;
use testing::script::legal;

/// The place of the hard level among those of the game, and with how many seeds it is asked.
const HARD: usize = 2;
const SEEDS: u64 = 3;

impl Table {
    /// The value of a fact: what is expected, where it is so. Words are told in English, or in Russian by a name with `.ru()`.
    #[track_caller]
    pub fn told(&self, name: &str, value: &str) -> String {
        let lang = if name.ends_with(".ru()") { Lang::Ru } else { Lang::En };
        let with =
            |all: String, part: &str| if all.contains(part) { value.to_owned() } else { all };
        let seat = self.state.table.adventurer();
        let view = || DungeonRoll::view(&self.state, Observer::Seat(seat));
        match name.trim_end_matches(".ru()") {
            "lacks" => {
                let found = self.legal().into_iter().find(|it| it.contains(value));
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
                with(DungeonRoll::describe(&self.events[0], to).expect("a sentence"), value)
            }
            "verdict" => {
                let view = DungeonRoll::view(&self.state, Observer::All);
                with(DungeonRoll::verdict(&view, lang).unwrap_or_else(|| "none".to_owned()), value)
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
            "best" => self.advice().best().line[0].to_string(),
            "nudge" => with(DungeonRoll::nudge(&view(), seat, self.advice().best(), lang), value),
            "why" => with(DungeonRoll::why(&view(), seat, self.advice().best(), lang), value),
            "worth" => {
                let (action, _) = value.rsplit_once(' ').expect("an action and its worth");
                let advice = self.advice();
                let way = advice.ways.iter().find(|it| it.line[0].to_string() == action);
                way.map_or_else(|| "not weighed".to_owned(), |it| format!("{action} {}", it.worth))
            }
            _ => self.clearing(name, value).unwrap_or_else(|| panic!("{name} cannot be asked")),
        }
    }

    /// Whether there was an event with all these words: `Fought by_specialty: true`.
    fn event(&self, value: &str) -> String {
        let (name, words) = value.split_once(' ').unwrap_or((value, ""));
        let all: Vec<String> = self.events.iter().map(|it| format!("{it:?}")).collect();
        let mut its = all.iter().filter(|it| is_named(it, name));
        let has_words = |it: &String| words.split(", ").all(|word| it.contains(word));
        if its.any(has_words) { value.to_owned() } else { format!("none of {all:?}") }
    }

    fn advice(&self) -> Advice<Action> {
        let seat = self.state.table.adventurer();
        let view = DungeonRoll::view(&self.state, Observer::Seat(seat));
        let legal = legal::<DungeonRoll>(&self.state, seat);
        let luck = &mut FastChance::new(7);
        DungeonRoll::advise(&view, seat, &legal, None, luck).expect("advice")
    }

    /// What is expected, unless the hard computer does something else with any luck.
    fn unless_hard(&self, value: &str, is_else: impl Fn(&str) -> bool) -> String {
        let seat = self.state.table.adventurer();
        let view = DungeonRoll::view(&self.state, Observer::Seat(seat));
        let legal = legal::<DungeonRoll>(&self.state, seat);
        let think = |seed| {
            DungeonRoll::think(HARD, &view, seat, &legal, &mut FastChance::new(seed)).to_string()
        };
        let found = (0..SEEDS).map(think).find(|it| is_else(it));
        found.unwrap_or_else(|| value.to_owned())
    }
}

/// Whether an event, as it is written in debugging, has a name.
fn is_named(event: &str, name: &str) -> bool {
    event.split([' ', '(']).next() == Some(name)
}
