//! The interface of a board.

use leptos::prelude::*;

use super::pick::{Excuse, Pick};
use crate::kernel::{Game, Lang};
use crate::shell::board::{Board, Hand};

/// A board that is played by taps of spots. Everything here is a function of values; [`super::Controller`]
/// holds the signals.
pub trait Playable: Board {
    /// The half-made choice; never in the log.
    type Selection: Copy + Default + PartialEq + Send + Sync + 'static;
    /// Something that can be tapped.
    type Spot: Copy + PartialEq + Send + Sync + 'static;
    /// Why a tap does nothing.
    type Why: Copy;
    /// Everything that is drawn, as plain data.
    type Model: PartialEq + Send + Sync + 'static;
    /// A part of the board that can be brought into sight; [`super::Never`] if all of it always is.
    type Part: Copy;
    /// The options now, asked thing by thing.
    type Query<'v>: Copy;
    /// The aid worked out once for a position, so that not every query does; `()` if there is none.
    type Aid: Copy + Send + Sync + 'static;

    /// The main button.
    const MAIN: Self::Spot;

    /// Prepares what is worked out once.
    fn aid(hand: Hand<Self>, selection: Memo<Self::Selection>) -> Self::Aid;

    /// Takes out of a selection what the position no longer allows.
    fn settle(hand: Hand<Self>, selection: Self::Selection) -> Self::Selection;

    /// Asks a question of what lies on the table and of a settled selection.
    fn ask<T>(
        hand: Hand<Self>,
        aid: Self::Aid,
        selection: &Self::Selection,
        question: impl FnOnce(Self::Query<'_>) -> T,
    ) -> T;

    /// Draws the board.
    fn model(query: Self::Query<'_>, hand: Hand<Self>) -> Self::Model;

    /// Says what a tap comes to.
    fn pick(query: Self::Query<'_>, spot: Self::Spot) -> PickOf<Self>;

    /// The selection that stays after these actions, of the one before them; most boards keep nothing.
    fn kept(_: Self::Query<'_>, _: &[Self::Action]) -> Self::Selection {
        Self::Selection::default()
    }

    /// Everything that may have to be tapped on the way to the first of these actions, and where it stands on the
    /// page: selectors, tried one after another. Of two ways with as many taps, that with the spots that come
    /// first is shown.
    fn places(
        query: Self::Query<'_>,
        model: &Self::Model,
        wanted: &[Self::Action],
    ) -> Vec<(Self::Spot, Vec<String>)>;

    /// Why a tap does nothing, in words.
    fn excuse(why: Self::Why, lang: Lang) -> Excuse<Self::Refusal>;

    /// Tells whether a spot is still on the page.
    fn has(model: &Self::Model, spot: Self::Spot) -> bool;

    /// The spot that stands where `spot` was once it has been tapped: a tap of what leaves its place to
    /// the main button may be doubled on that.
    fn follower(spot: Self::Spot) -> Self::Spot {
        spot
    }
}

/// The outcome of a tap on a board of `B`.
pub type PickOf<B> = Pick<
    <B as Playable>::Selection,
    <B as Game>::Action,
    <B as Playable>::Why,
    <B as Playable>::Part,
>;
