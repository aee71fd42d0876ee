//! Advice in words: hints, and what stands beside a choice when somebody looks back.

use super::advice::Way;
use super::{Bots, Lang, Seat, Words};

/// A game that gives its advice in words. `view` is what `seat` sees, and the ways can be taken there.
pub trait Advises: Words + Bots {
    /// Ways that differ by less are about as good, in hundredths of what the game is about.
    const ABOUT: i32;

    /// True if a hundred of it is one of a seat's total, so that it can be told with its unit.
    const IS_OF_TOTAL: bool = true;

    /// True if what comes of a way is a reason to take it, so that it can stand behind a "because"; otherwise it is
    /// told whether it is good or bad, and the reason is what the way is worth.
    const SAYS_WHY: bool = true;

    /// The kind of thing to look at, in one sentence or question that does not give the best way away: a dragon that
    /// can still be beaten, a chest, a hero who is badly wounded.
    fn nudge(view: &Self::View, seat: Seat, best: &Way<Self::Action>, lang: Lang) -> String;

    /// The name of a way, with a capital letter and without a full stop.
    fn name_way(view: &Self::View, way: &Way<Self::Action>, lang: Lang) -> String {
        Self::offer(&way.line[0], view, lang)
    }

    /// Why a way is good, in one or two sentences that name what it brings and what it costs.
    fn why(view: &Self::View, seat: Seat, way: &Way<Self::Action>, lang: Lang) -> String;

    /// Why the best way is better than the next best, with what it brings and what it costs.
    fn why_over(
        view: &Self::View,
        seat: Seat,
        [best, _]: [&Way<Self::Action>; 2],
        lang: Lang,
    ) -> String {
        Self::why(view, seat, best, lang)
    }
}
