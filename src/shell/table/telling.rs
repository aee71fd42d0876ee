//! What is told at a table: refusals, what happened, and what a listener asks for.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{Cites, Eye, Seat, Text};
use crate::parts::Notice;
use crate::shell::gist::place_words;
use crate::shell::narration::{self, Listener};
use crate::shell::{Room, words};

/// No more choices are read aloud at once.
const CHOICES_TOLD_MAX: usize = 12;

impl<G: Room> Table<G> {
    /// Tells why something is not allowed, and by which rule.
    pub(super) fn refuse(self, refusal: G::Refusal) {
        let words = G::refuse(refusal, self.desk.lang.get_untracked());
        self.desk.notices.show(Notice::refusal(words, refusal.rule()));
    }

    /// Tells something in passing.
    pub(super) fn say(self, words: Text) {
        let words = words.get(self.desk.lang.get_untracked());
        self.desk.notices.show(Notice::brief(words.to_owned()));
    }

    /// Tells the person at the device, and nobody else, what has happened since the first `ply`
    /// actions.
    pub(super) fn narrate(self, ply: usize) {
        self.narrate_after(Vec::new(), ply);
    }

    /// Tells these lines, and then what has happened since the first `ply` actions.
    pub(super) fn narrate_after(self, lines: Vec<String>, ply: usize) {
        let (words, latest, eye) = {
            let game = self.game.read_untracked();
            let lang = self.desk.lang.get_untracked();
            let names = self.names(lang);
            let eye = self.device.get_untracked().eye(&game);
            let latest = game.ply();
            let to = Listener { eye, lang, names: &names };
            (narration::between(&game, ply.min(latest)..latest, to), latest, eye)
        };
        if let Eye::Seat(seat) = eye {
            // Where nothing is private, everybody at the table has heard it.
            let is_open = !G::is_private(&self.game.read_untracked().view(eye));
            self.heard.update_value(|heard| {
                let has_heard = |it: &Seat| is_open || *it == seat;
                heard.iter_mut().filter(|(it, _)| has_heard(it)).for_each(|(_, it)| *it = latest);
            });
        }
        let is_over = self.game.read_untracked().turn().awaited().is_empty();
        let lines = lines.into_iter().map(|it| format!("{it}. "));
        let words = lines.chain([words]).collect();
        self.speak(if is_over && ply < latest { self.with_news(words) } else { words });
    }

    /// What is told of the end of a match, with the honours that it has brought.
    fn with_news(self, words: String) -> String {
        let news = untrack(|| self.news(self.desk.lang.get()));
        let news = news.into_iter().map(|it| format!("{}.", it.told));
        let told = Some(words).filter(|it| !it.is_empty()).into_iter().chain(news);
        told.collect::<Vec<_>>().join(" ")
    }

    /// Says something to those who listen.
    pub(super) fn speak(self, words: String) {
        self.said.update(|said| *said = (said.0 + 1, words));
    }

    /// Says what the person at the device may do.
    pub(super) fn tell_choices(self) {
        let lang = self.desk.lang.get_untracked();
        let game = self.game.read_untracked();
        let Some(seat) = self.device.get_untracked().seat(&game) else {
            return self.speak(words::NO_CHOICES.get(lang).to_owned());
        };
        let (view, legal) = (game.view(Eye::Seat(seat)), game.legal(seat));
        let told = legal.iter().take(CHOICES_TOLD_MAX).map(|it| G::offer(it, &view, lang));
        let told: Vec<String> = told.collect();
        let n_more = legal.len() - told.len();
        self.speak(words::choices(&told, n_more, lang));
    }

    /// Says every open total.
    pub(super) fn tell_score(self) {
        let lang = self.desk.lang.get_untracked();
        let names = self.names(lang);
        let game = self.game.read_untracked();
        let eye = self.device.get_untracked().eye(&game);
        let standing = G::standing(&game.view(eye));
        let is_over = game.turn().awaited().is_empty();
        let totals = standing.places.iter().map(|(seat, it)| {
            let total = place_words::<G>(it, is_over, lang);
            if names.len() == 1 { total } else { format!("{}: {total}", names[seat]) }
        });
        self.speak(totals.collect::<Vec<_>>().join("; "));
    }
}
