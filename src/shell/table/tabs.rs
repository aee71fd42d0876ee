//! One match in two tabs. Each hears what the other keeps, and goes on from there. If both went on
//! before they heard of each other, no move is lost: they are two matches then.

use leptos::prelude::*;

use super::Table;
use super::study::Lines;
use crate::browser::storage;
use crate::kernel::{Match, Seat, record};
use crate::shell::board::Board;
use crate::shell::model::route::Route;
use crate::shell::store::new_match::seating_of;
use crate::shell::store::saves::Saves;
use crate::shell::store::saves::kept::SavedMatch;
use crate::shell::words;

/// How this line stands to that of another tab.
enum Lead {
    /// This one goes through all of the other.
    Ours,
    /// The other one goes through all of this.
    Theirs,
    Neither,
}

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
        if let Ok(Some(theirs)) = self.ctx.saves.stored(&id)
            && let Some((game, names)) = self.read_theirs(&theirs)
        {
            self.adopt(theirs, game, names);
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
        match self.lead(&theirs, &game) {
            Lead::Ours => {
                self.origin.update_value(|origin| origin.name = theirs.name);
                self.ctx.saves.see(&id);
                self.save();
            }
            Lead::Theirs => self.adopt(theirs, game, names),
            Lead::Neither => self.part(),
        }
    }

    /// The match as another tab has kept it, if it replays, and is of this table.
    fn read_theirs(self, theirs: &SavedMatch) -> Option<(Match<G>, Vec<String>)> {
        let (mut game, names) = record::read::<G>(&theirs.record).ok()?;
        record::read_undone(&mut game, &theirs.undone);
        let own = self.game.read_untracked();
        let is_here = game.seed() == own.seed() && game.setup() == own.setup();
        is_here.then_some((game, names))
    }

    fn lead(self, theirs: &SavedMatch, game: &Match<G>) -> Lead {
        let ours = self.kept();
        let (own, other) = (taken(&self.game.read_untracked()), taken(game));
        let has_lines =
            |of: &SavedMatch, more: &SavedMatch| more.lines.iter().all(|it| of.lines.contains(it));
        if own.starts_with(&other) && has_lines(&ours, theirs) {
            Lead::Ours
        } else if other.starts_with(&own) && has_lines(theirs, &ours) {
            Lead::Theirs
        } else {
            Lead::Neither
        }
    }

    /// Goes on from where another tab is.
    fn adopt(self, theirs: SavedMatch, game: Match<G>, names: Vec<String>) {
        self.ctx.saves.see(&self.id.get_value());
        self.given.set_value(names);
        self.lines.set(Lines::read(&theirs.lines, &game));
        self.seat(seating_of::<G>(&theirs, game.n_seats()));
        self.origin.set_value(theirs);
        let (own, other) = (taken(&self.game.read_untracked()), taken(&game));
        if own == other {
            return;
        }
        let n_same = own.iter().zip(&other).take_while(|(own, other)| own == other).count();
        self.observed
            .update_value(|observed| observed.iter_mut().for_each(|(_, it)| *it = n_same.min(*it)));
        self.game.set(game);
        self.announce_text(words::WENT_ON_ELSEWHERE);
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

/// The actions that have been taken, each with the seat that took it.
fn taken<G: Board>(game: &Match<G>) -> Vec<(Seat, G::Action)> {
    game.log().iter().map(|it| (it.seat, it.action.clone())).collect()
}
