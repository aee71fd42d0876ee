//! Keeping the match of a table: after every action, before anything is shown.

use leptos::prelude::*;

use super::Table;
use super::laying::lay;
use crate::kernel::{Seed, record};
use crate::shell::facts::{Laid, Order};
use crate::shell::gist::entry_of;
use crate::shell::history::UndoRule;
use crate::shell::saves::SavedMatch;
use crate::shell::{Room, Way};

impl<G: Room> Table<G> {
    /// Keeps the match as it is now. What cannot be kept is told once, and lives on in memory.
    pub(super) fn save(self) {
        let kept = self.kept();
        let game = self.game.read_untracked();
        let entry = self.given.with_value(|given| {
            self.company.with_value(|it| entry_of(&game, self.id.get_value(), given, it))
        });
        match self.desk.saves.keep(entry, kept) {
            Ok(()) => self.desk.all_is_well(),
            Err(trouble) => self.desk.tell(trouble),
        }
    }

    /// What is kept of the match as it is now.
    fn kept(self) -> SavedMatch {
        let game = self.game.read_untracked();
        SavedMatch {
            record: self.given.with_value(|given| record::write(&game, given)),
            players: self.company.with_value(|it| it.keys(G::LEVELS)),
            lines: match self.undo_rule {
                UndoRule::Strict | UndoRule::Friendly => Vec::new(),
                UndoRule::Study => self.lines.read_untracked().packed(&game),
            },
            ..self.origin.get_value()
        }
    }

    /// Lays the same table again, as a match of its own.
    pub(super) fn lay_again(self, seed: Seed) {
        let setup = self.game.read_untracked().setup().to_string();
        let players = self.company.with_value(|it| it.keys(G::LEVELS));
        let names = self.given.get_value();
        // On the same seed one plays against the same match again.
        let is_same_seed = seed == self.game.read_untracked().seed();
        let rival = self.origin.with_value(|it| it.rival.clone()).filter(|_| is_same_seed);
        let order = Order { setup, seed, names, players, undo: self.undo_rule, rival };
        if let Ok(laid) = lay::<G>(&order, self.desk.lang.get_untracked()) {
            self.sit_down(laid);
        }
    }

    /// Keeps a match of its own, and goes to its table.
    fn sit_down(self, laid: Laid) {
        let id = laid.entry.id.clone();
        if let Err(trouble) = self.desk.saves.keep(laid.entry, laid.saved) {
            self.desk.tell(trouble);
        }
        self.desk.go.run(Way::Match(id));
    }
}
