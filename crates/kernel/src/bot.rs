//! Computer players. Each is given what its seat sees, what it may do, and luck of its own; it can
//! never be given a state.

use super::chance::FastChance;
use super::{Advice, Game, Rollout, Seat, Tablebase, Text};

/// A kind of computer player, as the setup screen offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The name in saved tables; never changes.
    pub key: &'static str,
    pub name: Text,
    /// One line of explanation, with what the level reaches in `benches/levels` or `benches/strength`.
    pub hint: Text,
}

/// A game that the computer can play.
pub trait Bots: Game {
    /// The kinds of computer players, the easiest first; never empty.
    const LEVELS: &'static [Level];

    /// The way to play matches on to their end, to tell luck and choices apart (`kernel::expectation`); none where
    /// that takes too long.
    const ROLLOUT: Option<Rollout<Self>> = None;

    /// All tablebases of the game: none by default.
    fn tablebases() -> &'static [Tablebase] {
        &[]
    }

    /// Those that its computers and its advice may look things up in, in a match that looks like this: none by default.
    fn looked_up(_view: &Self::View) -> Vec<&'static Tablebase> {
        Vec::new()
    }

    /// The action of `seat`, one of `legal`, which is not empty. `level` is an index into
    /// [`Bots::LEVELS`]. What it chooses depends on its arguments alone.
    fn think(
        level: usize,
        view: &Self::View,
        seat: Seat,
        legal: &[Self::Action],
        luck: &mut FastChance,
    ) -> Self::Action;

    /// The action of `seat` now although nobody waits for it, one of `legal`; none if it lets the moment pass, as it
    /// does by default. It is asked at every such moment, and depends on its arguments alone.
    fn interrupt(
        _level: usize,
        _view: &Self::View,
        _seat: Seat,
        _legal: &[Self::Action],
        _luck: &mut FastChance,
    ) -> Option<Self::Action> {
        None
    }

    /// The strongest computer's advice on the choice of `seat` among `legal`, which has two actions at least; none
    /// where it has nothing to say. If `taken`, one of them, is given, it is weighed in any case. All ways meet the
    /// same luck. It depends on its arguments alone, and takes at most some tenths of a second in WebAssembly.
    fn advise(
        _view: &Self::View,
        _seat: Seat,
        _legal: &[Self::Action],
        _taken: Option<&Self::Action>,
        _luck: &mut FastChance,
    ) -> Option<Advice<Self::Action>> {
        None
    }

    /// The answer that the board of `seat` wants and that takes long to find out, as text that the game's own words
    /// read ([`Asked::Reckon`](super::question::Asked)); none where there is no such thing, as by default.
    fn reckon(_view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }
}
