//! What computers do, and what is advised: facts about whoever is asked.

use dungeoneer::{Action, Dungeoneer};
use kernel::chance::FastChance;
use kernel::{Advice, Advises, Bots, Game, Lang, Observer, Seat};

use super::table::{Table, action};

/// The computer that `computers` asks, and how often, with luck of its own each time.
const NORMAL: usize = 1;
const COMPUTERS: u64 = 40;

impl Table {
    /// The value of a fact about a choice; what is told is told in English, or in Russian by a name with `.ru()`.
    #[track_caller]
    pub fn advised(&self, seat: Seat, name: &str, value: &str) -> String {
        let view = Dungeoneer::view(&self.state, Observer::Seat(seat));
        let legal = self.legal(seat);
        let advice = || -> Advice<Action> {
            let luck = &mut FastChance::new(1);
            Dungeoneer::advise(&view, seat, &legal, None, luck).expect("an advice")
        };
        let lang = if name.ends_with(".ru()") { Lang::Ru } else { Lang::En };
        let with =
            |all: String, part: &str| if all.contains(part) { value.to_owned() } else { all };
        match name.trim_end_matches(".ru()") {
            "computers" => {
                let (word, range) = value.rsplit_once(' ').expect("a word and how many do it");
                let (least, most) = range.split_once('-').expect("from and to");
                let choice = |luck| {
                    Dungeoneer::think(NORMAL, &view, seat, &legal, &mut FastChance::new(luck))
                };
                let does = |luck: &u64| choice(*luck).to_string().contains(word);
                let n = (0..COMPUTERS).filter(does).count();
                let bound = |it: &str| it.parse::<usize>().expect("a number");
                let is_so = (bound(least)..=bound(most)).contains(&n);
                if is_so { value.to_owned() } else { format!("{word} {n}") }
            }
            "advised" => with(advice().best().line[0].to_string(), value),
            "nudge" => with(Dungeoneer::nudge(&view, seat, advice().best(), lang), value),
            "why" => with(Dungeoneer::why(&view, seat, advice().best(), lang), value),
            "weighed" => {
                let (word, why) = value.split_once(' ').unwrap_or((value, ""));
                let advice = advice();
                let is_it = |it: &Action| *it == action(word);
                let way = advice.ways.iter().find(|it| is_it(&it.line[0]));
                let way = way.unwrap_or_else(|| panic!("{word} is not weighed: {advice}"));
                with(Dungeoneer::why(&view, seat, way, lang), why)
            }
            _ => panic!("{name} cannot be asked"),
        }
    }
}
