//! What is put on stage: what happened by itself, as the observer at the device noticed it.

use leptos::prelude::*;

use super::Table;
use crate::kernel::Telling;
use crate::shell::board::{Board, Staged};
use crate::shell::model::episode::{Episode, EpisodeLine};

impl<G: Board> Table<G> {
    /// Shows what came of all actions but the first `ply`, if anything of it is worth a look.
    pub(super) fn stage(self, ply: usize) {
        let game = self.game.read_untracked();
        let lang = self.ctx.lang.get_untracked();
        let names = self.names(lang);
        let observer = self.device.get_untracked().observer(&game);
        let mut lines = Vec::new();
        let log = game.log().get(ply..).unwrap_or_default();
        for event in log.iter().flat_map(|it| &it.events) {
            let Some(observed) = G::observe(event, observer) else { continue };
            let Some(staged) = G::staged(&observed) else { continue };
            let Some(words) = G::describe(&observed, Telling { lang, names: &names }) else {
                continue;
            };
            let Staged { symbol, is_weighty } = staged;
            lines.push(EpisodeLine { symbol, words, is_weighty });
        }
        if let Some(episode) = Episode::of(game.ply(), lines, self.pace()) {
            self.episode.set(Some(episode));
        }
    }
}
