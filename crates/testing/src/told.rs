//! Facts that can be asked in every game: the score, what was earned, what is advised and done by computers, and what is said of it.
//!
//! - `awaited a b`, `over yes`, `refused NoDiceLeft`, `shows yes` (what was played last cannot be taken back);
//! - `total 63`, `rank 1`, `line:gems 30` (points), `earns:hoard yes` (at the end of a match), `reached:hoard yes` (by now),
//!   `earned none`;
//! - `best done` (what is advised); parts of sentences, with `-ru` behind the name in Russian: `nudge` and `why` of it,
//!   `verdict`, `note:items` (what stands beside a line of the score);
//! - `called step D4 = Walk on to D4` (what a way is called; its actions stand between commas), `nudged lay key = The chest
//!   holds 4 coins.` (what it is nudged to).

use kernel::chance::FastChance;
use kernel::{Advice, Advises, Lang, Line, Observer, Seat, Way};

use crate::scene::Scene;
use crate::script::{joined, number, yes_no};

/// The name of a fact without the language in which it is told: `verdict-ru`, `note-ru:items`.
pub fn in_language(name: &str) -> (&str, Lang) {
    match name.strip_suffix("-ru") {
        Some(name) => (name, Lang::Ru),
        None => (name, Lang::En),
    }
}

impl<G: Advises> Scene<G> {
    /// The advice to a seat, with luck of this seed; `taken` is weighed in any case.
    #[track_caller]
    pub fn advice(&self, seat: Seat, taken: Option<&G::Action>, seed: u64) -> Advice<G::Action> {
        let luck = &mut FastChance::new(seed);
        let advice = G::advise(&self.seen_by(seat), seat, &self.legal(seat), taken, luck);
        advice.expect("an advice")
    }

    /// The action of a computer of some level, with luck of this seed.
    pub fn choice(&self, seat: Seat, level: usize, seed: u64) -> G::Action {
        G::think(level, &self.seen_by(seat), seat, &self.legal(seat), &mut FastChance::new(seed))
    }

    /// The keys of what a seat has earned.
    pub fn earned(&self, seat: Seat) -> Vec<&'static str> {
        G::achievements(&self.view(Observer::All), seat, &self.events)
    }

    /// A line of the score of a seat.
    pub fn line(&self, seat: Seat, id: &str) -> Option<Line> {
        self.place(seat).lines.into_iter().find(|it| it.id == id)
    }

    /// The value of one of the facts above about `seat`, of which `value` is expected; advice is given with luck of this seed.
    ///
    /// # Panics
    /// If nothing of this name can be asked.
    #[track_caller]
    pub fn told(&self, seat: Seat, name: &str, value: &str, seed: u64) -> String {
        let (name, about) = name.split_once(':').unwrap_or((name, ""));
        let (word, lang) = in_language(name);
        match word {
            "awaited" => joined(G::turn(&self.state).awaited().iter(), " "),
            "over" => yes_no(self.is_over()),
            "refused" => self.refused.map_or("no".to_owned(), |it| format!("{it:?}")),
            "shows" => yes_no(self.events[self.last..].iter().any(G::uncovers)),
            "total" => self.place(seat).total.to_string(),
            "rank" => self.place(seat).rank.to_string(),
            "line" => self.line(seat, about).map_or("none".to_owned(), |it| it.points.to_string()),
            "note" => G::line(&self.line(seat, about).expect("a line"), lang).1,
            "earns" if !self.is_over() => "not yet".to_owned(),
            "earns" | "reached" => yes_no(self.earned(seat).contains(&about)),
            "earned" => joined(self.earned(seat), " "),
            "verdict" => {
                G::verdict(&self.view(Observer::All), lang).unwrap_or_else(|| "none".to_owned())
            }
            "best" => self.advice(seat, None, seed).best().line[0].to_string(),
            "nudge" | "why" => {
                let (view, advice) = (self.seen_by(seat), self.advice(seat, None, seed));
                let say = if word == "nudge" { G::nudge } else { G::why };
                say(&view, seat, advice.best(), lang)
            }
            "called" | "nudged" => {
                let (line, _) = value.split_once(" = ").expect("a way and what is said of it");
                let actions = line.split(", ").map(number).collect();
                let (view, way) = (self.seen_by(seat), Way { line: actions, worth: 0 });
                let said = match word {
                    "called" => G::name_way(&view, &way, lang),
                    _ => G::nudge(&view, seat, &way, lang),
                };
                format!("{line} = {said}")
            }
            _ => panic!("{name} cannot be asked"),
        }
    }
}

/// Every achievement has a name, and a sentence that explains it, in both languages.
///
/// # Panics
/// If one has not.
pub fn achievements_are_explained<G: Advises>() {
    assert!(!G::ACHIEVEMENTS.is_empty());
    for it in G::ACHIEVEMENTS {
        for lang in [Lang::En, Lang::Ru] {
            assert!(!it.name.get(lang).is_empty(), "{}", it.key);
            assert!(it.how.get(lang).ends_with('.'), "{}", it.key);
        }
    }
}
