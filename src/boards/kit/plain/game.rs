//! A game's own part of the plain board.

use crate::kernel::{Advises, Cue, Lang, Seat, SeatSet};
use crate::shell::board::Staged;

/// Something that is known of a match, in a short line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail {
    /// The name of a symbol.
    pub symbol: &'static str,
    pub name: String,
    pub value: String,
}

/// A game that is played on the plain board. Everything is answered from a view.
pub trait Plain: Advises {
    /// Everything that `seat` may do now, each action once.
    fn choices(view: &Self::View, seat: Seat) -> Vec<Self::Action>;

    /// Why `seat` may not take an action now; none if it may.
    fn why_not(view: &Self::View, seat: Seat, action: &Self::Action) -> Option<Self::Refusal>;

    /// The seats that are awaited; none when the match is over.
    fn awaited(view: &Self::View) -> SeatSet;

    /// The actions that have a button at all times, allowed or not, before all others; none by default.
    fn lasting() -> Vec<Self::Action> {
        Vec::new()
    }

    /// Details besides the score; nothing by default.
    fn details(_: &Self::View, _: Lang) -> Vec<Detail> {
        Vec::new()
    }

    /// An event as it is put on stage: by default with a picture of its sound.
    fn on_stage(event: &Self::Event) -> Option<Staged> {
        match Self::cue(event)? {
            Cue::Step => Staged::beside("boots"),
            Cue::Card => Staged::by_itself("scroll"),
            Cue::Roll => Staged::by_itself("dice"),
            Cue::Coin => Staged::by_itself("coin"),
            Cue::Blow => Staged::by_itself("heart-broken"),
            Cue::Good => Staged::by_itself("star"),
            Cue::Grave => Staged::by_itself("skull"),
            Cue::End => None,
        }
    }
}
