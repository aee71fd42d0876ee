//! A table whose match other devices have too: what comes by a wire is taken, and what is done here is sent.

use std::rc::Rc;

use leptos::prelude::*;

use super::Table;
use crate::kernel::exchange::{Ask, Change, End};
use crate::kernel::name::clean_name;
use crate::kernel::{Match, digest, record, text};
use crate::shell::board::Board;
use crate::shell::kit::carrying::{Carried, Carry, Carrying, TableTold};
use crate::shell::kit::shown::AnyTable;
use crate::shell::store::new_match::{NewMatch, keep_apart};
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::words::messages;

/// The match of a table for its wires; none if it is a table of another game.
pub fn carrying<G: Board>(table: &AnyTable) -> Option<Rc<dyn Carrying>> {
    let table: Table<G> = *table.downcast_ref()?;
    Some(Rc::new(table))
}

impl<G: Board> Carrying for Table<G> {
    fn line(&self) -> u64 {
        let game = self.game.read();
        digest(&(game.line_value(game.ply()), self.turned_back()))
    }

    fn given(&self) -> Vec<String> {
        self.seating.track();
        self.given.get_value()
    }

    fn asking(&self) -> RwSignal<Option<usize>> {
        self.asking
    }

    fn ask_of(&self, ply: usize) -> Option<Ask> {
        Ask::of(&self.game.read_untracked(), self.turned_back(), ply)
    }

    fn told(&self) -> TableTold {
        let names = self.seating.with_untracked(|seating| {
            self.given.with_value(|given| seating.handed_names(given, G::LEVELS))
        });
        TableTold {
            undo: self.undo_rule,
            turned_back: self.turned_back(),
            record: record::write(&self.game.read_untracked(), &names),
        }
    }

    fn carry(&self, end: &mut End, what: Carry<'_>) -> Carried {
        let turned_back = self.turned_back();
        let received = {
            let game = self.game.read_untracked();
            match what {
                Carry::Greet => {
                    let text = Some(end.greet(&game, turned_back));
                    return Carried { text, ..Carried::default() };
                }
                Carry::Changed => {
                    let text = end.changed(&game, turned_back);
                    return Carried { text, ..Carried::default() };
                }
                Carry::Take(text) => end.receive(&game, turned_back, text),
            }
        };
        let has_changed = received.change.is_some();
        received.change.into_iter().for_each(|it| self.take_change(it));
        Carried {
            text: received.reply,
            has_changed,
            refused: received.refused.or(received.refused_there),
            asked: received.asked,
            answered: received.answered,
        }
    }

    fn take_back(&self, ask: Ask) {
        self.asking.set(None);
        let turned_back = self.turned_back();
        let taken = self.game.try_update_untracked(|game| ask.take_back(game, turned_back));
        if let Some(turned_back) = taken.flatten() {
            self.origin.update_value(|it| it.turned_back = turned_back);
            self.turn_back(text!("taken-back"));
        }
    }

    fn name(&self, seat: usize, name: &str) {
        let name = clean_name(name);
        let has_changed = self.given.try_update_value(|given| {
            let old = given.get_mut(seat).filter(|it| **it != name)?;
            *old = name;
            Some(())
        });
        if has_changed.flatten().is_some() {
            self.save();
            self.seating.notify();
        }
    }
}

impl<G: Board> Table<G> {
    fn turned_back(self) -> u32 {
        self.origin.with_value(|it| it.turned_back)
    }

    /// Goes on from what another device has brought, and tells what has happened there.
    fn take_change(self, change: Change<G>) {
        let Change { game, turned_back, left } = change;
        let n_same = self.game.with_untracked(|own| own.n_same(&game));
        if let Some(left) = left {
            self.keep_left(&left);
        }
        self.origin.update_value(|it| it.turned_back = turned_back);
        self.go_on_from(game, n_same);
    }

    /// Goes on from a match of which the first `n_same` actions were here before.
    fn go_on_from(self, other: Match<G>, n_same: usize) {
        self.game.try_update_untracked(|game| {
            *game = other;
            game.pass_due();
            self.pass_for_persons(game);
        });
        self.computers.sent.update_value(|it| it.cut(n_same));
        self.observed
            .update_value(|observed| observed.iter_mut().for_each(|(_, it)| *it = n_same.min(*it)));
        self.shown.update_value(|it| *it = n_same.min(*it));
        self.save();
        self.hand_on();
        self.narrate(n_same);
        self.sound(n_same);
        self.show_first(n_same);
        self.game.notify();
        self.call_computers(0);
    }

    /// Keeps a line that does not go on as a match of its own.
    fn keep_left(self, left: &Match<G>) {
        let saved = SavedMatch { is_copy: true, ..self.origin.get_value() };
        let NewMatch { entry, saved } = self.given.with_value(|given| {
            self.seating.with_untracked(|it| keep_apart(left, given, it, saved))
        });
        self.ctx.keep(entry, saved);
        self.announce_text(text!("room-parted"));
    }
}
