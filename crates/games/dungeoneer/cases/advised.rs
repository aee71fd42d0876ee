//! Facts about computers, advice, and why somebody is asked.

use dungeoneer::Dungeoneer;
use kernel::{Advises, Seat, Words};
use testing::told::in_language;

use super::table::{Table, action};

/// The computer that `computers` asks, and how often, with luck of its own each time.
const NORMAL: usize = 1;
const COMPUTERS: u64 = 40;

impl Table {
    /// The value of a fact about the choice of the one that is `asked`, or of one that can be asked in every game.
    #[track_caller]
    pub fn advised(&self, seat: Seat, asked: Seat, name: &str, value: &str) -> String {
        let view = self.seen_by(asked);
        let (word, lang) = in_language(name);
        match word {
            "summons" => Dungeoneer::summons(&view, asked, lang).unwrap_or_default(),
            "computers" => {
                let (word, range) = value.rsplit_once(' ').expect("a word and how many do it");
                let (least, most) = range.split_once('-').expect("from and to");
                let does =
                    |luck: &u64| self.choice(asked, NORMAL, *luck).to_string().contains(word);
                let n = (0..COMPUTERS).filter(does).count();
                let bound = |it: &str| it.parse::<usize>().expect("a number");
                let is_so = (bound(least)..=bound(most)).contains(&n);
                if is_so { value.to_owned() } else { format!("{word} {n}") }
            }
            "weighed" => {
                let (word, why) = value.split_once(' ').unwrap_or((value, ""));
                let (advice, action) = (self.advice(asked, None, 1), action(word));
                let way = advice.ways.iter().find(|it| it.line[0] == action);
                let way = way.unwrap_or_else(|| panic!("{word} is not weighed: {advice}"));
                let told = Dungeoneer::why(&view, asked, way, lang);
                if told.contains(why) { value.to_owned() } else { told }
            }
            "best" | "nudge" | "why" => self.told(asked, name, value, 1),
            _ => self.told(seat, name, value, 1),
        }
    }
}
