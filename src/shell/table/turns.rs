//! Turns at a table: acting, taking back, and handing the device on.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{Match, Seat, Text, text};
use crate::shell::board::Board;
use crate::shell::model::device::Device;
use crate::shell::model::history::{self, NoUndo, UndoRule};
use crate::shell::model::pacing::Pace;
use crate::shell::model::seating::{Player, Seating};
use crate::shell::moment::study::LineOfPlay;
use crate::shell::table::idle;
use crate::shell::words::{self, messages};

impl<G: Board> Table<G> {
    /// Plays actions for the seat at the device, one after another, up to the first that is refused.
    pub(super) fn act(self, actions: Vec<G::Action>) {
        let seat = self.device.get_untracked().seat(&self.game.read_untracked());
        let Some(seat) = seat else { return };
        self.ctx.notices.clear();
        let (ply, line) = self.game.with_untracked(|it| (it.ply(), self.line_to_leave(it)));
        let refused = self.game.try_update_untracked(|game| {
            actions.into_iter().find_map(|it| {
                let played = game.play(seat, it);
                game.pass_due();
                self.pass_for_persons(game);
                played.err()
            })
        });
        if ply < self.game.read_untracked().ply() {
            // A person alone at the device has broken in; the others need not be waited for any longer.
            if self.device.with_untracked(|it| it.persons.len() == 1 && it.guest.is_some()) {
                self.device.update(|it| it.guest = None);
            }
            self.leave(line);
            self.save();
            self.hand_on();
            self.narrate(ply);
            self.sound(ply);
            self.show_first(ply);
            self.game.notify();
            self.call_computers(0);
        }
        if let Some(refusal) = refused.flatten() {
            self.refuse(refusal);
        }
    }

    /// Makes the passes of persons who want to be asked only where they are attacked, and those of a person alone
    /// who could change nothing. They are actions of theirs like any other.
    pub(super) fn pass_for_persons(self, game: &mut Match<G>) {
        let is_asked_seldom = self.ctx.preferences.get_untracked().is_asked_seldom;
        let device = self.device.get_untracked();
        let standing = |game: &Match<G>| {
            let asked = game.turn().awaited().and(device.persons);
            let mut asked = asked.iter().filter(|_| is_asked_seldom);
            asked.find_map(|it| Some((it, G::standing_pass(game.state(), it)?)))
        };
        while let Some((seat, pass)) = standing(game).or_else(|| idle::idle_pass(game, device)) {
            if game.play(seat, pass).is_err() {
                return;
            }
            game.pass_due();
        }
    }

    /// Takes the last action of a person back, or tells why not.
    pub(super) fn undo(self) {
        if let Some(why) = self.why_no_undo() {
            let is_asked = self.ask_back();
            let words = if is_asked { text!("room-asking") } else { words::no_undo(why) };
            return self.announce_text(words);
        }
        let (device, rule) = (self.device.get_untracked(), self.rule());
        self.game.try_update_untracked(|game| idle::undo(game, device, rule));
        if self.seating.with_untracked(|it| !it.phones().is_empty()) {
            // Other devices have the longer line: this one goes before it.
            self.origin.update_value(|it| it.turned_back += 1);
        }
        self.turn_back(text!("taken-back"));
    }

    /// The rule for taking back. Where somebody plays by messages, it is the strict one: what they have seen stays.
    /// Around several devices nothing is studied: there is one line.
    fn rule(self) -> UndoRule {
        let (friends, phones) = self.seating.with_untracked(|it| (it.friends(), it.phones()));
        match self.undo_rule {
            _ if !friends.is_empty() => UndoRule::Strict,
            UndoRule::Study if !phones.is_empty() => UndoRule::Friendly,
            rule => rule,
        }
    }

    /// Why the last action may not be taken back; none if it may.
    pub(super) fn why_no_undo(self) -> Option<NoUndo> {
        let n_sent = self.origin.with_value(|it| it.sent).unwrap_or_default() as usize;
        let device = self.device.get_untracked();
        history::why_no_undo_after(n_sent, &self.game.read_untracked(), device, self.rule())
    }

    /// Asks the others whether the last choice of those here may be taken back, with all that came after it. Tells whether
    /// there is anybody to be asked, and anything to ask about.
    fn ask_back(self) -> bool {
        let ply = self.last_to_ask_about();
        if ply.is_some() {
            self.asking.set(ply);
        }
        ply.is_some()
    }

    /// The number of actions before the last choice of those here, where others at the table can be asked about it.
    fn last_to_ask_about(self) -> Option<usize> {
        let (here, phones, friends) =
            self.seating.with_untracked(|it| (it.here(), it.phones(), it.friends()));
        let game = self.game.read_untracked();
        let is_asked =
            !phones.is_empty() && friends.is_empty() && !game.turn().awaited().is_empty();
        let ply = game.log().iter().rposition(|it| here.has(it.seat) && !it.is_due);
        ply.filter(|_| is_asked)
    }

    /// Why the last action can neither be taken back nor be asked about; none if either is possible.
    pub(super) fn why_nothing_back(self) -> Option<NoUndo> {
        self.why_no_undo().filter(|_| self.last_to_ask_about().is_none())
    }

    /// Takes again what was taken back last, or tells why not.
    pub(super) fn redo(self) {
        let device = self.device.get_untracked();
        if !history::can_redo(&self.game.read_untracked(), device) {
            return self.announce_text(text!("no-redo"));
        }
        self.game.try_update_untracked(|game| idle::redo(game, device));
        self.turn_back(text!("taken-again"));
    }

    /// Goes to the end of a line that was left; the present one is kept.
    pub(super) fn take_line(self, number: usize) {
        let Some(line) = self.lines.read_untracked().get(number) else { return };
        let left = self.game.with_untracked(|it| Some(it.line()));
        // The line was played at this table once: nothing of it can be refused.
        let _ = self.game.try_update_untracked(|game| game.follow(&line, line.len()));
        self.leave(left);
        self.turn_back(text!("line-taken"));
    }

    /// The line that is left where `game` goes on otherwise than before; none where nothing was taken
    /// back.
    fn line_to_leave(self, game: &Match<G>) -> Option<LineOfPlay<G>> {
        (self.undo_rule == UndoRule::Study && game.can_redo()).then(|| game.line())
    }

    /// Keeps a line at a table for study, unless the present one goes through all of it; and forgets
    /// those that the present one has come through.
    fn leave(self, line: Option<LineOfPlay<G>>) {
        if self.undo_rule != UndoRule::Study {
            return;
        }
        let game = self.game.read_untracked();
        self.lines.update(|lines| match line {
            Some(line) => lines.leave(line, &game),
            None => lines.forget_within(&game),
        });
    }

    /// Does what follows every step through the history.
    pub(super) fn turn_back(self, said: Text) {
        self.ctx.notices.clear();
        self.episode.set(None);
        self.device.update(|it| it.is_shown = false);
        self.save();
        let ply = self.game.read_untracked().ply();
        self.computers.sent.update_value(|it| it.cut(ply));
        self.observed
            .update_value(|observed| observed.iter_mut().for_each(|(_, it)| *it = ply.min(*it)));
        self.shown.update_value(|it| *it = ply.min(*it));
        self.hand_on();
        self.new_phase();
        self.announce(said.get(self.ctx.lang.get_untracked()).to_owned());
        self.game.notify();
        self.call_computers(0);
    }

    /// Puts on stage what came of all actions but the first `ply`. Before a curtain falls over it, everybody looks at it, at a
    /// table that shows nobody's secrets.
    pub(super) fn show_first(self, ply: usize) {
        let falls = self.device.get_untracked().curtain(&self.game.read_untracked()).is_some();
        if self.stage(ply) && falls {
            self.shown.set_value(self.game.read_untracked().ply());
            // It stands until somebody goes on.
            self.episode.update(|it| it.iter_mut().for_each(|it| it.pace = Pace::EveryMove));
            self.device.update(|it| it.is_shown = true);
        }
    }

    /// Everybody has looked.
    pub(super) fn go_on(self) {
        self.episode.set(None);
        self.device.update(|it| it.is_shown = false);
    }

    /// The curtain falls: the next person has the device, and hears what it missed.
    pub(super) fn reveal(self) {
        let next = self.device.get_untracked().next(&self.game.read_untracked());
        self.ctx.notices.clear();
        self.device.update(|it| it.holder = next);
        if let Some(seat) = next {
            let ply = self.observed.with_value(|it| it[seat]);
            self.narrate(ply);
            // What everybody has looked at is not shown again.
            self.stage(ply.max(self.shown.get_value()));
        }
    }

    /// Somebody asks for the device out of turn; computers wait meanwhile.
    pub(super) fn interrupt(self, seat: Seat) {
        let device = self.device.get_untracked();
        let game = self.game.read_untracked();
        let may_ask = device.interrupters(&game, &game.view(device.observer(&game))).has(seat);
        drop(game);
        if may_ask {
            self.ctx.notices.clear();
            self.device.update(|it| it.guest = Some(seat));
            self.hand_on();
            self.call_computers(0);
        }
    }

    /// The only person acts out of turn; computers wait meanwhile.
    pub(super) fn break_in(self) {
        let seat = self.device.get_untracked().may_break_in(&self.game.read_untracked());
        if seat.is_some() {
            self.device.update(|it| it.guest = seat);
            self.call_computers(0);
        }
    }

    /// Hands back the device that was asked for.
    pub(super) fn hand_back(self) {
        self.ctx.notices.clear();
        self.device.update(|it| it.guest = None);
        self.hand_on();
        self.call_computers(0);
    }

    /// The device is no longer in the hand of the person who had it, where somebody else is next.
    pub(super) fn hand_on(self) {
        let device = self.device.get_untracked();
        let given = device.handed_on(&self.game.read_untracked());
        if given != device {
            self.device.set(given);
        }
    }

    /// Somebody else plays a seat from now on. What comes of it is no result for the hall.
    pub(super) fn reseat(self, seat: Seat, key: &str) {
        let player = Player::read(key, G::LEVELS);
        let seating = self.seating.with_untracked(|it| it.with(seat, player));
        let Some(seating) = seating else { return self.announce_text(text!("needs-a-person")) };
        // A person who goes on by other means keeps the seat.
        let was = self.seating.with_untracked(|it| it.player(seat));
        if player == Player::Person || player.is_person() != was.is_person() {
            self.origin.update_value(|it| it.is_reseated = true);
        }
        self.seat(seating);
        self.save();
        self.start_worker();
        self.call_computers(0);
    }

    /// The seating is this one from now on.
    pub(super) fn seat(self, seating: Seating) {
        if self.seating.with_untracked(|it| *it == seating) {
            return;
        }
        let here = seating.here();
        let is_here = |it: &Seat| here.has(*it);
        self.device.update(|it| {
            let (holder, guest) = (it.holder.filter(is_here), it.guest.filter(is_here));
            *it = Device { holder, guest, ..Device::of_seating(&seating) };
        });
        self.seating.set(seating);
    }
}
