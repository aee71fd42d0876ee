//! What can be asked about sentences, hints and computers.

use hoard::{Hoard, client};
use kernel::chance::FastChance;
use kernel::question::choose_in;
use kernel::{Advises, Bots, BySeat, Lang, Seat, Seed, Telling, Words, YOU};

use crate::table::Table;

impl Table {
    /// What is said, or done by a computer.
    pub fn told_fact(&self, name: &str) -> String {
        let (name, about) = name.split_once(':').unwrap_or((name, ""));
        let (name, lang) = match name.strip_suffix("-ru") {
            Some(name) => (name, Lang::Ru),
            None => (name, Lang::En),
        };
        match name {
            "told" => self.told("Ada", lang),
            "you" => self.told(YOU.get(lang), lang),
            "offer" => Hoard::offer(&about.parse().expect("an action"), &self.state, lang),
            "easy" => self.done(0),
            "normal" => self.done(1),
            "best" | "nudge" | "why" => self.hint(name, lang),
            _ => panic!("{name} cannot be asked"),
        }
    }

    /// What is told of what was played, by the name of seat a.
    fn told(&self, first: &str, lang: Lang) -> String {
        let name = |seat| if seat == Seat::FIRST { first } else { "Bo" }.to_owned();
        let names = BySeat::new(2, name);
        let to = Telling { lang, names: &names };
        let told = self.events.iter().filter_map(|it| Hoard::describe(it, to));
        told.collect::<Vec<_>>().join(" ")
    }

    /// What a computer of some level does in seat a.
    fn done(&self, level: usize) -> String {
        let luck = (Seed::from_bits(1), 0);
        let action = choose_in::<Hoard>(&self.state, luck, Seat::FIRST, level);
        action.expect("an action").to_string()
    }

    /// What seat a is advised, and what is said of it.
    fn hint(&self, name: &str, lang: Lang) -> String {
        let (state, seat) = (&self.state, Seat::FIRST);
        let legal = client::options(state, seat);
        let advice = Hoard::advise(state, seat, &legal, None, &mut FastChance::new(1));
        let advice = advice.expect("an advice");
        let best = advice.best();
        match name {
            "nudge" => Hoard::nudge(state, seat, best, lang),
            "why" => Hoard::why(state, seat, best, lang),
            _ => best.line[0].to_string(),
        }
    }
}
