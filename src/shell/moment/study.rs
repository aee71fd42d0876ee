//! The lines that were left at a table for study: what was played, taken back, and played
//! otherwise.

use crate::kernel::{Game, Lang, Match, Observer, Place, Seat, record};
use crate::shell::board::Board;
use crate::shell::model::table_model::LeftLine;
use crate::shell::model::totals::place_words;

/// No table keeps more lines; the oldest go first.
pub const LINES_MAX: usize = 48;

/// Actions from the first on, each with the seat that took it.
pub type LineOfPlay<G> = Vec<(Seat, <G as Game>::Action)>;

/// A line that was left, also as it is kept.
struct Left<G: Game> {
    line: LineOfPlay<G>,
    /// The value that tells it from other lines of its length ([`Match::line_value`]).
    value: u64,
    record: String,
}

impl<G: Game> Left<G> {
    /// The line that `game` has come to.
    fn of(game: &Match<G>) -> Left<G> {
        let (line, value) = (game.line(), game.line_value(game.ply()));
        Left { line, value, record: record::write(game, &[]) }
    }

    /// Tells whether `game` went through all of it.
    fn is_within(&self, game: &Match<G>) -> bool {
        let n_actions = self.line.len();
        n_actions <= game.ply() && game.line_value(n_actions) == self.value
    }
}

/// The lines that were left, the oldest first. None is the beginning of another one.
pub struct Lines<G: Game>(Vec<Left<G>>);

impl<G: Board> Lines<G> {
    /// Reads lines that were kept. One that cannot be read is of no use to anybody and is left out, as
    /// is one of another table than that of `game`, one that `game` goes through with what may be taken
    /// again, and one that is there already.
    pub fn read(kept: &[String], game: &Match<G>) -> Lines<G> {
        let mut lines: Vec<Left<G>> = Vec::new();
        for text in kept {
            let Ok((it, _)) = record::read::<G>(text) else { continue };
            let is_here = it.is_same_table(game);
            let line = it.line();
            let is_known = lines.iter().any(|it| it.line == line);
            if is_here && !is_known && !game.line().starts_with(&line) {
                lines.push(Left::of(&it));
            }
        }
        Lines(lines)
    }

    /// The lines as they are kept, and that of `game` as well if a part of it is taken back now.
    pub fn records(&self, game: &Match<G>) -> Vec<String> {
        let present = game.can_redo().then(|| played(&game.line(), game));
        let present = present.flatten().map(|it| it.record);
        self.0.iter().map(|it| it.record.clone()).chain(present).collect()
    }

    /// The line of this number.
    pub fn get(&self, number: usize) -> Option<LineOfPlay<G>> {
        self.0.get(number).map(|it| it.line.clone())
    }

    /// Keeps a line that was left, unless that of `game` or a kept one goes through all of it.
    pub fn leave(&mut self, line: LineOfPlay<G>, game: &Match<G>) {
        let present = game.line();
        self.0.retain(|it| !present.starts_with(&it.line) && !line.starts_with(&it.line));
        let is_kept = self.0.iter().any(|it| it.line.starts_with(&line));
        if !is_kept && !present.starts_with(&line) {
            self.0.extend(played(&line, game));
        }
        let n_over = self.0.len().saturating_sub(LINES_MAX);
        self.0.drain(..n_over);
    }

    /// Forgets the lines that `game` has gone through.
    pub fn forget_within(&mut self, game: &Match<G>) {
        self.0.retain(|it| !it.is_within(game));
    }

    /// The description of each: where it departs from the present one, and how it ended. `observer` is whose score is
    /// told; the best one if it is nobody's.
    pub fn models(&self, game: &Match<G>, observer: Observer, lang: Lang) -> Vec<LeftLine> {
        let present = game.line();
        let mut ghost = game.clone();
        let model = |Left { line, .. }: &Left<G>| {
            let n_same = present.iter().zip(line).take_while(|(own, other)| own == other).count();
            // Each was played at this table once: nothing of it can be refused.
            let _ = ghost.follow(line, line.len());
            let is_over = ghost.turn().awaited().is_empty();
            let view = ghost.view(if is_over { Observer::All } else { observer });
            let standing = G::standing(&view);
            let best = standing.places.iter().map(|it| it.1).min_by_key(|it| it.rank);
            let place =
                if let Observer::Seat(it) = observer { Some(&standing.places[it]) } else { best };
            let words = |it: &Place| place_words::<G>(it, is_over, lang);
            LeftLine {
                departs_at: n_same + 1,
                n_actions: line.len() - n_same,
                moment: G::moment(&view, lang),
                total_words: place.map(words).unwrap_or_default(),
            }
        };
        self.0.iter().map(model).collect()
    }
}

/// A line of the table of `game`; none if it cannot be played there.
fn played<G: Game>(line: &LineOfPlay<G>, game: &Match<G>) -> Option<Left<G>> {
    let mut ghost = game.clone();
    ghost.follow(line, line.len()).ok().map(|()| Left::of(&ghost))
}
