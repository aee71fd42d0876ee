//! Turns at a table: acting, taking back, and handing the device on.

use leptos::prelude::*;

use super::Table;
use crate::kernel::Text;
use crate::shell::history::{self, UndoRule};
use crate::shell::{Room, words};

impl<G: Room> Table<G> {
    /// Plays actions for the seat at the device, one after another, up to the first that is refused.
    pub(super) fn act(self, actions: Vec<G::Action>) {
        let holder = self.holder.get_untracked();
        let seat = history::at_device(&self.game.read_untracked(), self.persons, holder);
        let Some(seat) = seat else { return };
        self.desk.notices.clear();
        let (ply, line) = self.game.with_untracked(|it| (it.ply(), it.line()));
        let refused = self.game.try_update_untracked(|game| {
            actions.into_iter().find_map(|it| game.play(seat, it).err())
        });
        if ply < self.game.read_untracked().ply() {
            self.leave(line);
            self.save();
            self.narrate(ply);
            self.game.notify();
            self.call_computers(0);
        }
        if let Some(refusal) = refused.flatten() {
            self.refuse(refusal);
        }
    }

    pub(super) fn undo(self) {
        let holder = self.holder.get_untracked();
        let game = self.game.read_untracked();
        let can_undo = history::can_undo(&game, self.persons, holder, self.undo_rule);
        drop(game);
        if !can_undo {
            return self.say(match self.undo_rule {
                UndoRule::Strict => words::NO_UNDO,
                UndoRule::Friendly | UndoRule::Study => words::NOTHING_TO_UNDO,
            });
        }
        self.game.try_update_untracked(|game| history::undo(game, self.persons));
        self.turn_back(words::TAKEN_BACK);
    }

    pub(super) fn redo(self) {
        let holder = self.holder.get_untracked();
        if !history::can_redo(&self.game.read_untracked(), self.persons, holder) {
            return self.say(words::NO_REDO);
        }
        self.game.try_update_untracked(|game| history::redo(game, self.persons));
        self.turn_back(words::TAKEN_AGAIN);
    }

    /// Goes to the end of a line that was left; the present one is kept.
    pub(super) fn take_line(self, number: usize) {
        let Some(line) = self.lines.read_untracked().get(number) else { return };
        let left = self.game.read_untracked().line();
        // The line was played at this table once: nothing of it can be refused.
        let _ = self.game.try_update_untracked(|game| game.follow(&line, line.len()));
        self.leave(left);
        self.turn_back(words::LINE_TAKEN);
    }

    /// Keeps a line at a table for study, unless the present one goes through all of it.
    fn leave(self, line: Vec<(crate::kernel::Seat, G::Action)>) {
        if self.undo_rule == UndoRule::Study {
            let game = self.game.read_untracked();
            self.lines.update(|lines| lines.leave(line, &game));
        }
    }

    /// What follows every step through the history.
    fn turn_back(self, said: Text) {
        self.desk.notices.clear();
        self.save();
        let ply = self.game.read_untracked().ply();
        self.heard.update_value(|heard| heard.iter_mut().for_each(|(_, it)| *it = ply.min(*it)));
        self.speak(said.get(self.desk.lang.get_untracked()).to_owned());
        self.game.notify();
        self.call_computers(0);
    }

    /// The curtain falls: the next person has the device, and hears what it missed.
    pub(super) fn reveal(self) {
        let holder = self.holder.get_untracked();
        let next = history::next_at_device(&self.game.read_untracked(), self.persons, holder);
        self.desk.notices.clear();
        self.holder.set(next);
        if let Some(seat) = next {
            let ply = self.heard.with_value(|it| it[seat]);
            self.narrate(ply);
        }
    }
}
