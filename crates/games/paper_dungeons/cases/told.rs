//! What can be asked about what is said, advised and earned.

use kernel::chance::FastChance;
use kernel::{Advice, Advises, Bots, Game, Lang, Observer, Seat, Way, Words};
use paper_dungeons::achievements::{Achievement, achievements};
use paper_dungeons::{Action, PaperDungeons, View};

use super::facts::{joined, yes_no};
use super::table::Table;

impl Table {
    /// What `observer` sees.
    pub fn view(&self, observer: Observer) -> View {
        PaperDungeons::view(&self.state, observer)
    }

    /// What is told to `seat`; `-ru` behind the name, in Russian.
    pub fn told_fact(&self, seat: Seat, name: &str) -> String {
        let (name, about) = name.split_once(':').unwrap_or((name, ""));
        let (name, lang) = match name.strip_suffix("-ru") {
            Some(name) => (name, Lang::Ru),
            None => (name, Lang::En),
        };
        match name {
            "shows" => yes_no(self.events[self.last..].iter().any(PaperDungeons::uncovers)),
            "happened" => {
                let words = self.events.iter().map(|it| format!("{:?}", it.what).to_lowercase());
                joined(words.map(|it| it.split(' ').next().unwrap_or_default().to_owned()), " ")
            }
            "verdict" => {
                let view = self.view(Observer::All);
                PaperDungeons::verdict(&view, lang).unwrap_or("none".to_owned())
            }
            "note" => {
                let place = self.place(seat);
                let line = place.lines.iter().find(|it| it.id == about).expect("a line");
                PaperDungeons::line(line, lang).1
            }
            "earns" if self.is_over() => yes_no(self.earned(seat).contains(&about)),
            "earns" => "not yet".to_owned(),
            "earned" => joined(self.earned(seat), " "),
            "best" => self.advised(seat).best().line[0].to_string(),
            "best-way" => {
                let view = self.view(Observer::Seat(seat));
                PaperDungeons::name_way(&view, self.advised(seat).best(), lang)
            }
            "name" | "nudge" | "why" => self.advice(seat, name, &about.replace('_', " "), lang),
            _ => panic!("{name} cannot be asked"),
        }
    }

    fn earned(&self, seat: Seat) -> Vec<&'static str> {
        let earned = achievements(&self.view(Observer::All), seat, &self.events);
        earned.into_iter().map(Achievement::key).collect()
    }

    /// What is advised; what is to be weighed is so in any case.
    pub fn advised(&self, seat: Seat) -> Advice<Action> {
        let view = self.view(Observer::Seat(seat));
        let (legal, mut luck) = (self.legal(seat), FastChance::new(1));
        let ends =
            |it: &&Action| self.weighed.as_ref().is_some_and(|end| it.to_string().ends_with(end));
        let taken = legal.iter().find(ends);
        let advice = PaperDungeons::advise(&view, seat, &legal, taken, &mut luck);
        advice.expect("an advice")
    }

    /// What a way is called of which this is a part of its English name, what it is nudged to, or why it is good.
    fn advice(&self, seat: Seat, name: &str, part: &str, lang: Lang) -> String {
        let view = self.view(Observer::Seat(seat));
        let advice = self.advised(seat);
        let is_meant =
            |it: &&Way<Action>| PaperDungeons::name_way(&view, it, Lang::En).contains(part);
        let Some(way) = advice.ways.iter().find(is_meant) else { panic!("{part}: {advice}") };
        match name {
            "nudge" => PaperDungeons::nudge(&view, seat, way, lang),
            "why" => PaperDungeons::why(&view, seat, way, lang),
            _ => PaperDungeons::name_way(&view, way, lang),
        }
    }
}
