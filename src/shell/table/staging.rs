//! What is put on stage: what happened by itself, as the observer at the device noticed it.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{Match, Telling};
use crate::shell::board::{Board, Staged, Staging};
use crate::shell::model::episode::{Episode, EpisodeLine};
use crate::shell::model::pacing::Pace;
use crate::shell::narration::{self, Listener};

impl<G: Board> Table<G> {
    /// Shows what came of all actions but the first `ply`, if anything of it is worth a look.
    pub(super) fn stage(self, ply: usize) {
        let game = self.game.read_untracked();
        let names = self.names(self.ctx.lang.get_untracked());
        let observer = self.device.get_untracked().observer(&game);
        let to = Listener { observer, lang: self.ctx.lang.get_untracked(), names: &names };
        if let Some(episode) = episode(&game, ply, to, self.pace()) {
            self.episode.set(Some(episode));
        }
    }
}

/// What came of all actions but the first `ply`, if anything of it is worth a look.
pub(super) fn episode<G: Board>(
    game: &Match<G>,
    ply: usize,
    to: Listener<'_>,
    pace: Pace,
) -> Option<Episode> {
    let Listener { observer, lang, names } = to;
    let events = narration::recent(game, game.ply(), G::RECALLS + game.ply() - ply, observer);
    let n_new = narration::recent(game, game.ply(), game.ply() - ply, observer).len();
    let view = game.view(observer);
    let mut lines = Vec::new();
    for nth in events.len().saturating_sub(n_new)..events.len() {
        let (before, event) = (&events[..nth], &events[nth]);
        let Some(Staged { symbol, is_weighty }) = G::staged(event) else { continue };
        let Some(words) = G::describe(event, Telling { lang, names }) else { continue };
        let figures = G::figures(event, Staging { before, view: &view, names });
        lines.push(EpisodeLine { symbol, words, is_weighty, figures });
    }
    Episode::of(game.ply(), lines, pace)
}
