//! Facts about what is advised.

use kernel::{Advice, Advises, Lang, Seat, Way};
use paper_dungeons::{Action, PaperDungeons};
use testing::told::in_language;

use super::table::Table;

impl Table {
    /// A fact about what is told to `seat`; `-ru` behind the name asks for Russian.
    pub fn told_fact(&self, seat: Seat, name: &str, value: &str) -> String {
        let (word, part) = name.split_once(':').unwrap_or((name, ""));
        let (word, lang) = in_language(word);
        match word {
            "best" => self.advised(seat).best().line[0].to_string(),
            "best-way" => {
                PaperDungeons::name_way(&self.seen_by(seat), self.advised(seat).best(), lang)
            }
            "name" | "nudge" | "why" => self.of_way(seat, word, &part.replace('_', " "), lang),
            _ => self.told(seat, name, value, 1),
        }
    }

    /// The advice to a seat; what is to be weighed is so in any case.
    pub fn advised(&self, seat: Seat) -> Advice<Action> {
        let is_weighed =
            |it: &&Action| self.weighed.as_ref().is_some_and(|end| it.to_string().ends_with(end));
        self.advice(seat, self.legal(seat).iter().find(is_weighed), 1)
    }

    /// The name of a way of which this is a part of its English name, what it is nudged to, or why it is good.
    fn of_way(&self, seat: Seat, word: &str, part: &str, lang: Lang) -> String {
        let (view, advice) = (self.seen_by(seat), self.advised(seat));
        let is_meant =
            |it: &&Way<Action>| PaperDungeons::name_way(&view, it, Lang::En).contains(part);
        let Some(way) = advice.ways.iter().find(is_meant) else { panic!("{part}: {advice}") };
        match word {
            "nudge" => PaperDungeons::nudge(&view, seat, way, lang),
            "why" => PaperDungeons::why(&view, seat, way, lang),
            _ => PaperDungeons::name_way(&view, way, lang),
        }
    }
}
