//! The episodes on stage: what happened by itself, as an observer noticed it.

use std::ops::Range;

use crate::kernel::{Match, Telling};
use crate::shell::board::{Board, Staged, Staging};
use crate::shell::model::episode::{Episode, EpisodeLine};
use crate::shell::model::pacing::Pace;
use crate::shell::narration::{self, Listener};

/// The outcome of all actions but the first `ply`, if anything of it is worth a look.
pub fn episode<G: Board>(
    game: &Match<G>,
    ply: usize,
    to: Listener<'_>,
    pace: Pace,
) -> Option<Episode> {
    let Listener { observer, lang, names } = to;
    let n_of = |n_actions| narration::recent(game, game.ply(), n_actions, observer).len();
    let n_new = game.ply() - ply;
    let events = narration::recent(game, game.ply(), G::RECALLS + n_new, observer);
    let view = game.view(observer);
    let mut lines = Vec::new();
    for n_left in (1..=n_new).rev() {
        let places = events.len() - n_of(n_left)..events.len() - n_of(n_left - 1);
        for StagedLine { staged, places } in told_of::<G>(&events, places, Telling { lang, names })
        {
            let (before, event) = (&events[..places[0]], &events[places[0]]);
            let words = match places[..] {
                [_] => G::describe(event, Telling { lang, names }),
                _ => {
                    let all: Vec<&G::Event> = places.iter().map(|&it| &events[it]).collect();
                    G::describe_together(&all, Telling { lang, names })
                }
            };
            let Some(words) = words else { continue };
            let figures = G::figures(event, Staging { before, view: &view, names });
            let Staged { symbol, weight } = staged;
            lines.push(EpisodeLine { symbol, words, weight, figures });
        }
    }
    Episode::of(game.ply(), lines, pace)
}

/// A line to be told: how it is put on stage, and the places of its events.
struct StagedLine {
    staged: Staged,
    places: Vec<usize>,
}

/// The lines of one action, whose events stand at these places: what befalls several seats alike is one.
fn told_of<G: Board>(
    events: &[G::Event],
    places: Range<usize>,
    to: Telling<'_>,
) -> Vec<StagedLine> {
    let mut told: Vec<StagedLine> = Vec::new();
    for place in places {
        let Some(staged) = G::staged(&events[place]) else { continue };
        let is_alike = |it: &&mut StagedLine| {
            let all = it.places.iter().chain([&place]).map(|&it| &events[it]);
            G::describe_together(&all.collect::<Vec<_>>(), to).is_some()
        };
        match told.iter_mut().find(is_alike) {
            Some(line) => line.places.push(place),
            None => told.push(StagedLine { staged, places: vec![place] }),
        }
    }
    told
}
