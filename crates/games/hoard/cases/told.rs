//! Facts about sentences and computers.

use hoard::Hoard;
use kernel::question::choose_in;
use kernel::{BySeat, Lang, Seat, Seed, Telling, Words, YOU};
use testing::told::in_language;

use crate::table::Table;

impl Table {
    /// A fact about sentences or computers, or one that can be asked in every game.
    pub fn told_fact(&self, seat: Seat, name: &str, value: &str) -> String {
        let (word, about) = name.split_once(':').unwrap_or((name, ""));
        let (word, lang) = in_language(word);
        match word {
            "told" => self.said("Ada", lang),
            "you" => self.said(YOU.get(lang), lang),
            "offer" => Hoard::offer(&about.parse().expect("an action"), &self.state, lang),
            "easy" => self.done(0),
            "normal" => self.done(1),
            _ => self.told(seat, name, value, 1),
        }
    }

    /// The telling of what was played, by the name of seat a.
    fn said(&self, first: &str, lang: Lang) -> String {
        let name = |seat| if seat == Seat::FIRST { first } else { "Bo" }.to_owned();
        let names = BySeat::new(2, name);
        let to = Telling { lang, names: &names };
        let told = self.events.iter().filter_map(|it| Hoard::describe(it, to));
        told.collect::<Vec<_>>().join(" ")
    }

    /// The action of a computer of some level in seat a.
    fn done(&self, level: usize) -> String {
        let luck = (Seed::from_bits(1), 0);
        let action = choose_in::<Hoard>(&self.state, luck, Seat::FIRST, level);
        action.expect("an action").to_string()
    }
}
