//! Keeping the match of a table: after every action, before anything is shown.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{Seed, record};
use crate::shell::board::Board;
use crate::shell::model::history::UndoRule;
use crate::shell::model::mark::Mark;
use crate::shell::model::order::Order;
use crate::shell::store::campaign;
use crate::shell::store::hall::Feat;
use crate::shell::store::hall::groups::{self, as_played};
use crate::shell::store::new_match::{NewMatch, create_match, entry_of};
use crate::shell::store::saves::SaveError;
use crate::shell::store::saves::kept::{Entry, SavedMatch};

impl<G: Board> Table<G> {
    /// Keeps the match as it is now. What cannot be kept is told once, and lives on in memory.
    pub(super) fn save(self) {
        let (entry, kept) = (self.entry(), self.kept());
        match self.ctx.saves.keep(entry, kept) {
            Ok(()) => self.ctx.all_is_well(),
            Err(SaveError::StorageError(error)) => self.ctx.report(error),
            Err(SaveError::Elsewhere) => return self.meet_other_tab(),
            Err(SaveError::Deleted) => return self.is_deleted.set(true),
        }
        self.note_result();
    }

    /// Notes how the match stands where that counts: in a campaign, and in the hall, told apart or not.
    pub(super) fn note_result(self) {
        let id = self.id.get_value();
        let game = self.game.read_untracked();
        if self.origin.with_value(groups::counts) {
            self.ctx.note(campaign::note(self.ctx.campaigns, &id, &game));
        }
        let known = untrack(|| self.ctx.hall.row(&id));
        let is_over = game.turn().awaited().is_empty();
        let feat = is_over.then(|| {
            self.given.with_value(|given| {
                self.seating.with_untracked(|it| Feat::of(&game, id.clone(), given, it))
            })
        });
        match (known, feat) {
            // A player who goes back from the end of a match, and plays on, has not achieved it yet.
            (Some(_), None) => self.ctx.note(self.ctx.hall.strike(&id)),
            (known, Some(feat)) => {
                let feat = self.told_apart(feat.with_earned(known.as_ref()), known.as_ref());
                if known.as_ref() != Some(&feat) {
                    self.ctx.note(self.ctx.hall.put(feat));
                }
            }
            (None, None) => {}
        }
    }

    /// A result with all that tells it apart. One that is noted again keeps its moment, and what was known of the
    /// others then.
    fn told_apart(self, feat: Feat, known: Option<&Feat>) -> Feat {
        let rows = untrack(|| self.ctx.hall.rows());
        self.origin.with_value(|origin| as_played(feat, origin, known, &rows))
    }

    /// The words of the shelf about the match as it is now.
    pub(super) fn entry(self) -> Entry {
        let game = self.game.read_untracked();
        self.given.with_value(|given| {
            self.seating.with_untracked(|it| entry_of(&game, self.id.get_value(), given, it))
        })
    }

    /// The data kept of the match as it is now.
    pub(super) fn kept(self) -> SavedMatch {
        let game = self.game.read_untracked();
        SavedMatch {
            record: self.given.with_value(|given| record::write(&game, given)),
            players: self.seating.with_untracked(|it| it.keys(G::LEVELS)),
            lines: match self.undo_rule {
                UndoRule::Strict | UndoRule::Friendly => Vec::new(),
                UndoRule::Study => self.lines.read_untracked().records(&game),
            },
            undone: record::write_undone(&game),
            ..self.origin.get_value()
        }
    }

    /// Lays the same table again, as a match of its own.
    pub(super) fn create_match_again(self, seed: Seed) {
        let setup = self.game.read_untracked().setup().to_string();
        let players = self.seating.with_untracked(|it| it.keys(G::LEVELS));
        let names = self.given.get_value();
        // On the same seed one plays against the same match again.
        let is_same_seed = seed == self.game.read_untracked().seed();
        let rival = self.origin.with_value(|it| it.rival.clone()).filter(|_| is_same_seed);
        let marks = if is_same_seed { vec![Mark::Repeated] } else { Vec::new() };
        let edition = is_same_seed.then(|| self.game.read_untracked().edition());
        let order = Order {
            setup,
            seed,
            edition,
            names,
            players,
            undo: self.undo_rule,
            rival,
            marks,
            ..Order::default()
        };
        self.ctx.sit_down(self.ctx.go, || {
            let NewMatch { entry, saved } =
                create_match::<G>(&order, self.ctx.lang.get_untracked())?;
            Ok(Some(self.ctx.keep(entry, saved)))
        });
    }
}
