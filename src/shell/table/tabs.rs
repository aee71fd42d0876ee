//! One match in two tabs. Each hears what the other keeps, and goes on from there. If both went on
//! before they heard of each other, no move is lost: they are two matches then.

use leptos::prelude::*;

use super::Table;
use crate::browser::storage;
use crate::kernel::exchange::{Relation, compare};
use crate::kernel::{Match, record, text};
use crate::shell::board::Board;
use crate::shell::model::route::Route;
use crate::shell::moment::study::Lines;
use crate::shell::store::new_match::seating_of;
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::words::messages;

impl<G: Board> Table<G> {
    /// Hears what other tabs make of this match, for as long as the table is open.
    pub(super) fn follow_other_tabs(self) {
        let on_key = move |key: Option<&str>| {
            // No key at all: everything was deleted.
            let is_own = |id: &String| key.is_none_or(|it| it == Saves::key(id));
            if self.id.try_with_value(is_own) == Some(true) {
                self.on_other_tab();
            }
        };
        if let Some(listening) = storage::on_change(on_key) {
            on_cleanup(move || listening.stop());
        }
    }

    fn on_other_tab(self) {
        let id = self.id.get_value();
        let is_deleted = self.ctx.saves.is_deleted(&id);
        self.is_deleted.set(is_deleted);
        // What this tab could not keep yet is compared when it can.
        if is_deleted || self.ctx.saves.is_pending(&id) {
            return;
        }
        let Ok(Some(theirs)) = self.ctx.saves.stored(&id) else { return };
        let ply = self.game.read_untracked().ply();
        match self.game.try_update_untracked(|own| go_on(own, &theirs)).flatten() {
            Some(names) => {
                let has_gone_on = ply < self.game.read_untracked().ply();
                self.adopt_beside(theirs, names, has_gone_on.then_some(ply));
            }
            None => {
                if let Some((game, names)) = self.read_theirs(&theirs) {
                    self.adopt(theirs, game, names);
                }
            }
        }
    }

    /// Keeps a match that another tab has deleted.
    pub(super) fn keep_again(self) {
        self.is_deleted.set(false);
        self.ctx.saves.see(&self.id.get_value());
        self.save();
    }

    /// Another tab has kept something since this one last looked, and this one has gone on.
    pub(super) fn meet_other_tab(self) {
        let id = self.id.get_value();
        let theirs = self.ctx.saves.stored(&id).ok().flatten();
        let read =
            theirs.and_then(|it| self.read_theirs(&it).map(|(game, names)| (it, game, names)));
        let Some((theirs, game, names)) = read else { return self.part() };
        match self.relation(&theirs, &game) {
            Relation::Same | Relation::Ahead => {
                self.origin.update_value(|origin| {
                    let is_new = |it: &u32| !origin.hints.contains(it);
                    let hints: Vec<u32> = theirs.hints.into_iter().filter(is_new).collect();
                    origin.hints.extend(hints);
                    origin.name = theirs.name;
                });
                self.ctx.saves.see(&id);
                self.save();
            }
            Relation::Behind => self.adopt(theirs, game, names),
            Relation::Split => self.part(),
        }
    }

    /// The match as another tab has kept it, if it replays, and is of this table.
    fn read_theirs(self, theirs: &SavedMatch) -> Option<(Match<G>, Vec<String>)> {
        let (mut game, names) = record::read::<G>(&theirs.record).ok()?;
        record::read_undone(&mut game, &theirs.undone);
        let own = self.game.read_untracked();
        let is_here = game.is_same_table(&own);
        is_here.then_some((game, names))
    }

    /// The relation of all that is kept here to all that another tab has kept: the match, and the lines that were
    /// tried in it.
    fn relation(self, theirs: &SavedMatch, game: &Match<G>) -> Relation {
        let ours = self.kept();
        let relation =
            compare(&self.game.read_untracked(), game).map_or(Relation::Split, |it| it.0);
        let has_lines =
            |of: &SavedMatch, more: &SavedMatch| more.lines.iter().all(|it| of.lines.contains(it));
        match (relation, has_lines(&ours, theirs), has_lines(theirs, &ours)) {
            (Relation::Same | Relation::Ahead, true, _) => Relation::Ahead,
            (Relation::Same | Relation::Behind, _, true) => Relation::Behind,
            _ => Relation::Split,
        }
    }

    /// Goes on from where another tab is.
    fn adopt(self, theirs: SavedMatch, game: Match<G>, names: Vec<String>) {
        let (n_same, n_own) = self.game.with_untracked(|own| (own.n_same(&game), own.ply()));
        let is_other = n_same < n_own || n_same < game.ply();
        if is_other {
            self.game.try_update_untracked(|own| *own = game);
        }
        self.adopt_beside(theirs, names, is_other.then_some(n_same));
    }

    /// Takes what another tab has kept beside the match, which is the same here now; and tells what happened
    /// there, if anything did, after so many actions.
    fn adopt_beside(self, theirs: SavedMatch, names: Vec<String>, n_same: Option<usize>) {
        self.ctx.saves.see(&self.id.get_value());
        self.given.set_value(names);
        let (lines, n_seats) =
            self.game.with_untracked(|it| (Lines::read(&theirs.lines, it), it.n_seats()));
        self.lines.set(lines);
        self.seat(seating_of::<G>(&theirs, n_seats));
        self.origin.set_value(theirs.without_match());
        let Some(n_same) = n_same else { return };
        self.computers.sent.update_value(|it| it.cut(n_same));
        self.observed
            .update_value(|observed| observed.iter_mut().for_each(|(_, it)| *it = n_same.min(*it)));
        self.game.notify();
        self.announce_text(text!("went-on-elsewhere"));
        self.narrate(n_same);
        self.call_computers(0);
    }

    /// Goes on with this line as a match of its own.
    fn part(self) {
        let id = self.ctx.keep_apart(self.entry(), self.kept());
        self.id.set_value(id.clone());
        self.origin.update_value(|origin| origin.is_copy = true);
        self.ctx.go.run(Route::Match(id));
    }
}

/// Goes on as another tab did, where it goes through all of this line: only what is new is replayed. Returns
/// the names of the seats; none if it does not.
fn go_on<G: Board>(own: &mut Match<G>, theirs: &SavedMatch) -> Option<Vec<String>> {
    if own.can_redo() {
        return None;
    }
    let names = record::read_on(own, &theirs.record)?;
    record::read_undone(own, &theirs.undone);
    Some(names)
}
