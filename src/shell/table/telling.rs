//! The words at a table: refusals, what happened, and what a listener asks for.

use leptos::prelude::*;

use super::Table;
use crate::browser::timer::Timer;
use crate::kernel::{Cites, Observer, Seat, Text, log, message, sort};
use crate::parts::Notice;
use crate::shell::board::Board;
use crate::shell::model::feedback::Feedback;
use crate::shell::model::totals::place_words;
use crate::shell::narration::{self, Listener};
use crate::shell::words::{self, messages};

/// No more choices are read aloud at once.
const CHOICES_TOLD_MAX: usize = 5;

/// After so many milliseconds a table that opens is announced: what is read aloud must be on the page before.
const BEGINNING_MILLIS: i32 = 100;

impl<G: Board> Table<G> {
    /// Tells why something is not allowed, and by which rule.
    pub(super) fn refuse(self, refusal: G::Refusal) {
        let words = G::refuse(refusal, self.ctx.lang.get_untracked());
        self.ctx.notices.show(Notice::refusal(words, refusal.rule()));
    }

    /// Tells something in passing.
    pub(super) fn announce_text(self, words: Text) {
        let words = words.get(self.ctx.lang.get_untracked());
        self.ctx.notices.show(Notice::brief(words.to_owned()));
    }

    /// Tells the person at the device, and nobody else, what has happened since the first `ply`
    /// actions.
    pub(super) fn narrate(self, ply: usize) {
        self.narrate_after(Vec::new(), ply);
    }

    /// Tells these lines, and then what has happened since the first `ply` actions.
    pub(super) fn narrate_after(self, lines: Vec<String>, ply: usize) {
        let (words, latest, observer) = {
            let game = self.game.read_untracked();
            let lang = self.ctx.lang.get_untracked();
            let names = self.names(lang);
            let observer = self.device.get_untracked().observer(&game);
            let latest = game.ply();
            let to = Listener { observer, lang, names: &names };
            (narration::between(&game, ply.min(latest)..latest, to), latest, observer)
        };
        if let Observer::Seat(seat) = observer {
            // Where nothing is private, everybody at the table has heard it.
            let is_open = !G::is_private(self.game.read_untracked().state(), seat);
            self.observed.update_value(|observed| {
                let has_observed = |it: &Seat| is_open || *it == seat;
                observed
                    .iter_mut()
                    .filter(|(it, _)| has_observed(it))
                    .for_each(|(_, it)| *it = latest);
            });
        }
        let lines = lines.into_iter().map(|it| format!("{it}. "));
        let phase = self.new_phase().map(|it| format!(" {it}"));
        self.announce(lines.chain([words]).chain(phase).collect());
    }

    /// Says which table this is and where the match stands, soon after it was opened.
    pub(super) fn announce_beginning(self) {
        self.new_phase();
        let announce = move || {
            if self.said.try_with_untracked(|it| it.0) != Some(0) {
                return;
            }
            let lang = self.ctx.lang.get_untracked();
            let names = self.names(lang);
            let words = {
                let game = self.game.read_untracked();
                let observer = self.device.get_untracked().observer(&game);
                let to = Listener { observer, lang, names: &names };
                let title = G::title(game.setup()).get(lang);
                let moment = G::moment(&game.view(observer), lang);
                let latest = narration::latest(&game, game.ply(), to);
                format!("{title}. {moment}. {latest}")
            };
            self.announce(words);
        };
        self.coming.set_value(Timer::after(BEGINNING_MILLIS, announce));
    }

    /// The phase in words, if another one is played now than when this was asked last.
    pub(super) fn new_phase(self) -> Option<String> {
        let phase = {
            let game = self.game.read_untracked();
            G::phase(&game.view(self.device.get_untracked().observer(&game)))
        };
        let was = self.phase.get_value();
        self.phase.set_value(phase);
        let lang = self.ctx.lang.get_untracked();
        phase.filter(|_| was != phase).map(|it| words::phase(it, lang))
    }

    /// Lets sound what has happened since the first `ply` actions, if that is wanted. Everybody around the
    /// device hears it.
    pub(super) fn sound(self, ply: usize) {
        let feedback = self.ctx.preferences.get_untracked().feedback;
        if feedback != Feedback::NOTHING {
            let everybody = self.device.get_untracked().everybody();
            narration::cues::play(
                feedback,
                &log::cues(&self.game.read_untracked(), ply, everybody),
            );
        }
    }

    /// Says something to those who listen.
    pub(super) fn announce(self, words: String) {
        self.said.update(|said| *said = (said.0 + 1, words));
    }

    /// Says some of what the person at the device may do; asked again, some more.
    pub(super) fn announce_choices(self) {
        let lang = self.ctx.lang.get_untracked();
        let game = self.game.read_untracked();
        let Some(seat) = self.device.get_untracked().seat(&game) else {
            return self.announce(message!(lang, "no-choices").to_owned());
        };
        let (view, legal) = (game.view(Observer::Seat(seat)), game.legal(seat));
        let (ply, n_told) = self.told_choices.get_value();
        let n_before = if ply == game.ply() && n_told < legal.len() { n_told } else { 0 };
        let order = one_of_each_first(legal.iter().map(ToString::to_string).collect());
        let told = order.into_iter().skip(n_before).take(CHOICES_TOLD_MAX);
        let told: Vec<String> = told.map(|it| G::offer(&legal[it], &view, lang)).collect();
        let n_told = n_before + told.len();
        self.told_choices.set_value((game.ply(), n_told));
        self.announce(words::choices(&told, n_before, legal.len() - n_told, lang));
    }

    /// Says every open total.
    pub(super) fn announce_score(self) {
        let lang = self.ctx.lang.get_untracked();
        let names = self.names(lang);
        let game = self.game.read_untracked();
        let observer = self.device.get_untracked().observer(&game);
        let standing = G::standing(&game.view(observer));
        let is_over = game.turn().awaited().is_empty();
        let totals = standing.places.iter().map(|(seat, it)| {
            let total = place_words::<G>(it, is_over, lang);
            if names.len() == 1 { total } else { format!("{}: {total}", names[seat]) }
        });
        self.announce(totals.collect::<Vec<_>>().join("; "));
    }
}

/// The places of actions, given in notation: first one of each kind, then another of each, and so on. A kind is the first
/// word of letters alone: of twelve ways to fight one monster eleven come late.
pub fn one_of_each_first(actions: Vec<String>) -> Vec<usize> {
    let is_word = |it: &&str| 1 < it.len() && it.bytes().all(|it| it.is_ascii_lowercase());
    let kind = |it: &String| it.split([' ', '.']).find(is_word).unwrap_or_default().to_owned();
    let kinds: Vec<String> = actions.iter().map(kind).collect();
    let nth = |at: usize| kinds[..at].iter().filter(|it| **it == kinds[at]).count();
    let mut order: Vec<(usize, usize)> = (0..kinds.len()).map(|at| (nth(at), at)).collect();
    sort(&mut order, |one, other| one < other);
    order.into_iter().map(|it| it.1).collect()
}
