//! A match as it was at some place, looked at, or as one of its own from there.

use crate::kernel::Match;
use crate::shell::board::Board;
use crate::shell::model::mark::Mark;
use crate::shell::model::seating::Seating;
use crate::shell::store::new_match::{NewMatch, keep_apart};
use crate::shell::store::saves::kept::SavedMatch;

/// A match as it was after `ply` actions; those that came later may be taken again.
pub fn match_at<G: Board>(game: &Match<G>, ply: usize) -> Match<G> {
    let mut at = game.clone();
    let line = at.line();
    // It has been played before: nothing of it can be refused.
    let _ = at.follow(&line, ply);
    at
}

/// A match as it was after `ply` actions, as one of its own: the people at the table, with their names, go on from
/// there. `saved` is how it was kept. Its luck has been seen, even where it begins anew: `mark` says how.
pub fn create_match_at<G: Board>(
    game: &Match<G>,
    ply: usize,
    (given, seating): (&[String], &Seating),
    saved: &SavedMatch,
    mark: Mark,
) -> NewMatch {
    let at = match_at(game, ply);
    let was_before = |it: &&u32| (**it as usize) < ply;
    let kept = SavedMatch {
        undo: saved.undo,
        is_copy: 0 < at.ply(),
        marks: vec![mark.key().to_owned()],
        hints: saved.hints.iter().filter(was_before).copied().collect(),
        ..SavedMatch::new(String::new())
    };
    keep_apart(&at, given, seating, kept)
}
