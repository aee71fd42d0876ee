//! The events put on stage: what happened by itself, as the observer at the device noticed it.

use leptos::prelude::*;

use super::Table;
use crate::shell::board::Board;
use crate::shell::features::stage::table::episode;
use crate::shell::narration::Listener;

impl<G: Board> Table<G> {
    /// Shows what came of all actions but the first `ply`, if anything of it is worth a look; tells whether it is.
    pub(super) fn stage(self, ply: usize) -> bool {
        let game = self.game.read_untracked();
        let names = self.names(self.ctx.lang.get_untracked());
        let observer = self.device.get_untracked().observer(&game);
        let to = Listener { observer, lang: self.ctx.lang.get_untracked(), names: &names };
        let episode = episode(&game, ply.min(game.ply()), to, self.pace());
        let is_worth_it = episode.is_some();
        if is_worth_it {
            self.episode.set(episode);
        }
        is_worth_it
    }
}
