//! What is put on stage: what happened by itself, as the observer at the device noticed it.

use leptos::prelude::*;

use super::Table;
use crate::kernel::{BySeat, Match, Seat, Telling};
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
    let mut lines: Vec<EpisodeLine> = Vec::new();
    let mut shared = Shared::default();
    for nth in events.len().saturating_sub(n_new)..events.len() {
        let (before, event) = (&events[..nth], &events[nth]);
        let Some(Staged { symbol, is_weighty }) = G::staged(event) else { continue };
        let Some(words) = G::describe(event, Telling { lang, names }) else { continue };
        let figures = G::figures(event, Staging { before, view: &view, names });
        let of_seat = G::shared(event, lang).filter(|_| 1 < names.len());
        if let Some(words) = shared.told(of_seat, names) {
            lines.last_mut().expect("it is told before").words = words;
            continue;
        }
        lines.push(EpisodeLine { symbol, words, is_weighty, figures });
    }
    Episode::of(game.ply(), lines, pace)
}

/// What has just been told of some seats, all of whom met the same.
#[derive(Default)]
struct Shared {
    said: String,
    names: Vec<String>,
}

impl Shared {
    /// The sentence for all of them, if what is told now is the same of one more; otherwise it begins anew.
    fn told(&mut self, of: Option<(Seat, String)>, names: &BySeat<String>) -> Option<String> {
        let Some((seat, said)) = of else {
            *self = Shared::default();
            return None;
        };
        let name = names[seat].clone();
        if self.names.is_empty() || self.said != said {
            *self = Shared { said, names: vec![name] };
            return None;
        }
        self.names.push(name);
        Some(format!("{}: {}", self.names.join(", "), self.said))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_several_seats_meet_is_told_once() {
        let names = BySeat::new(3, |it| ["Ann", "Bob", "Cid"][it.idx()].to_owned());
        let one = |nth: usize, said: &str| Some((Seat::new(nth), said.to_owned()));
        let mut shared = Shared::default();
        assert_eq!(shared.told(one(0, "1 wound."), &names), None);
        assert_eq!(shared.told(one(1, "1 wound."), &names).as_deref(), Some("Ann, Bob: 1 wound."));
        assert_eq!(shared.told(one(2, "2 wounds."), &names), None);
        assert_eq!(shared.told(None, &names), None);
        assert_eq!(shared.told(one(0, "2 wounds."), &names), None);
    }
}
