//! The central trait: what a game must say about itself to be played at any table.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use super::chance::FastChance;
use super::notation::ParseError;
pub use super::rule::{Cites, RuleId};
use super::{BySeat, Chance, Edition, Observer, Ruling, Seat, SeatSet, Stop};

/// The seats awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats, in any order; never an empty set.
    Of(SeatSet),
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// The awaited seats; none when the match is over.
    pub fn awaited(self) -> SeatSet {
        match self {
            Turn::Of(seats) => seats,
            Turn::Over => SeatSet::NONE,
        }
    }
}

/// The rules of one game, as functions of values.
///
/// A match is a setup, a seed and a log of actions; states are derived. All luck comes through
/// [`Chance`]. Views are built from nothing by adding what an observer may see. The laws that every game
/// keeps stand in `crates/testing/src/laws.rs`. Everything a game names is plain data that may travel between
/// threads: the page keeps it in signals, and a worker may think about it.
pub trait Game: Sized + 'static {
    /// The setup before the first action. Its text is notation.
    type Setup: Clone
        + PartialEq
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Send
        + Sync
        + 'static;
    /// Everything, secrets included.
    type State: Clone + PartialEq + Debug + Hash + Send + Sync + 'static;
    /// One choice of one seat. Its text is notation.
    type Action: Clone
        + PartialEq
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Send
        + Sync
        + 'static;
    /// Something that happened. Sentences, motion and sound come from events alone.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// The part of a state that an observer sees.
    type View: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Why an action or a setup is not allowed.
    type Refusal: Copy + PartialEq + Debug + Cites + Send + Sync + 'static;

    /// The name in records and links; never changes.
    const ID: &'static str;
    /// The newest edition of the rules, which new matches are played by. Raised when content is added or a
    /// rule is mended; every edition from the first on goes on being played as it was.
    const EDITION: Edition = Edition::FIRST;
    /// The rules that were mended, and since which edition.
    const RULINGS: &'static [Ruling] = &[];
    /// Raised whenever a position has other legal actions than before, within an edition: a link names
    /// each action by its place among them. 2 is that of the last links which did not say it.
    const LINKS: u8 = 2;
    /// No match lasts longer, in actions.
    const PLIES_MAX: u32;
    /// No seat ever has more legal actions.
    const LEGAL_MAX: usize;

    /// Tells whether a table can be laid so, and for how many seats.
    ///
    /// # Errors
    /// The reason why not.
    fn admit(setup: &Self::Setup) -> Result<usize, Self::Refusal>;

    /// The first edition that has all that a setup chooses.
    fn since(_: &Self::Setup) -> Edition {
        Edition::FIRST
    }

    /// Lays the table of an edition. `setup` has been admitted, and chooses nothing that is newer.
    fn begin(
        setup: &Self::Setup,
        edition: Edition,
        chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Self::State;

    /// The seats awaited: each that has to answer, or might for all that everybody sees. It never depends on what only
    /// some can see, such as the cards in a hand.
    fn turn(state: &Self::State) -> Turn;

    /// The seats that may act although nobody waits for them, such as to break in on another's
    /// turn; none of them is awaited, and none is left when the match is over. What they do may change
    /// what others may do.
    fn out_of_turn(_: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// The seats that may act out of turn, or have something of their own to look at, for all that
    /// everybody sees: the same for every observer of one state, and at least [`Game::out_of_turn`].
    /// Players who share a device may ask for it then.
    fn interrupters(_: &Self::View) -> SeatSet {
        SeatSet::NONE
    }

    /// The action by which `seat`, which is awaited, passes; none where it must answer. Whether it may
    /// pass, everybody sees. A pass changes nothing but whose answer is awaited: it draws no luck and
    /// makes no event, unless it was the last one that was awaited, and the match goes on.
    fn pass(_: &Self::State, _: Seat) -> Option<Self::Action> {
        None
    }

    /// Tells whether an action only passes, now or until something happens: it does no more than
    /// [`Game::pass`], but for what its seat wants to be asked later.
    fn is_pass(_: &Self::Action) -> bool {
        false
    }

    /// The wish of `seat` to be asked where it may pass. It depends on what the seat sees alone.
    fn stop(_: &Self::State, _: Seat) -> Stop {
        Stop::Choice
    }

    /// Adds to `into` every action that `seat` may take now, each once.
    fn legal(state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Draws one of the actions that `seat` may take now, of which there is at least one, each as likely as any other:
    /// with the same luck, the same one of [`Game::legal`] in any implementation. `spare` is a list to be filled and
    /// left as it comes; where lists are long, a game finds the one action without making them.
    fn pick_legal(
        state: &Self::State,
        seat: Seat,
        luck: &mut FastChance,
        spare: &mut Vec<Self::Action>,
    ) -> Self::Action {
        spare.clear();
        Self::legal(state, seat, spare);
        spare[luck.pick(spare.len() as u32) as usize].clone()
    }

    /// The [`Game::LINKS`] since which `action`, which is legal, is so in such a position: older links
    /// count without it, and without a seat that can do nothing else.
    fn legal_since(_: &Self::State, _: Seat, _: &Self::Action) -> u8 {
        1
    }

    /// Tells whether `seat` may take `action` now.
    ///
    /// # Errors
    /// The reason why not, with its rule.
    fn check(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a checked action: the state becomes the one that follows, and what happens is added to `events`.
    fn carry_out(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    );

    /// The state that follows when a checked action is carried out.
    fn apply(
        mut state: Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Self::State {
        Self::carry_out(&mut state, seat, action, chance, events);
        state
    }

    /// The score if the match ended now, as far as the view shows it.
    fn standing(view: &Self::View) -> Standing;

    /// The view of `observer`.
    fn view(state: &Self::State, observer: Observer) -> Self::View;

    /// A world that looks just like `view`, everything unseen made up.
    fn determinize(view: &Self::View, chance: &mut dyn Chance) -> Self::State;

    /// The event as `observer` notices it; nothing, if it happens out of its sight.
    fn observe(event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// Tells whether what `seat` sees, or chooses now, is nobody else's business: then a shared device changes
    /// hands behind a curtain. It depends on what the seat sees alone, but is asked often: no view is
    /// built for it.
    fn is_private(_: &Self::State, _: Seat) -> bool {
        true
    }

    /// The pass that a seat makes where it is asked now and wants to be asked only where it is attacked; none
    /// where it is concerned itself, or has said so already.
    fn standing_pass(_: &Self::State, _: Seat) -> Option<Self::Action> {
        None
    }

    /// Tells whether what `seat` is asked now lies open to everybody, with all of its answers: then it answers
    /// at a table that shows nobody's secrets, and no curtain falls. It depends on what everybody sees.
    fn is_open_choice(_: &Self::State, _: Seat) -> bool {
        false
    }

    /// Tells whether somebody has seen by this event what was hidden before without luck having
    /// answered; an action with such an event is not taken back.
    fn uncovers(_: &Self::Event) -> bool {
        false
    }
}

/// The score of a whole table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub places: BySeat<Place>,
    /// Even the first rank is no victory: everybody has lost.
    pub is_lost: bool,
}

impl Standing {
    /// Ranks seats by `keys`, greater first, equal keys sharing a rank, and joins the lines.
    pub fn rank<K: Ord>(keys: &BySeat<K>, lines: impl Fn(Seat) -> Vec<Line>) -> Standing {
        let places = keys.map(|seat, key| {
            let n_better = keys.iter().filter(|(_, other)| *other > key).count();
            let lines = lines(seat);
            let total = lines.iter().map(|it| it.points).sum();
            Place { rank: n_better as u8 + 1, total, lines, is_out: false }
        });
        Standing { places, is_lost: false }
    }

    /// Tells whether a seat that has not won has as many points as one that has.
    pub fn is_tie_broken(&self) -> bool {
        let totals = |is_first: bool| {
            let places = self.places.iter().map(|(_, it)| it).filter(|it| !it.is_out);
            places.filter(move |it| (it.rank == 1) == is_first).map(|it| it.total)
        };
        let best = totals(true).next().filter(|_| !self.is_lost);
        best.is_some_and(|best| totals(false).any(|it| it == best))
    }

    /// The seats that share the first rank; none if everybody has lost.
    pub fn winners(&self) -> SeatSet {
        if self.is_lost {
            return SeatSet::NONE;
        }
        self.places.iter().filter(|(_, it)| it.rank == 1).map(|(seat, _)| seat).collect()
    }
}

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// 1 for the first; equal seats share a rank.
    pub rank: u8,
    /// The sum of all lines.
    pub total: i32,
    pub lines: Vec<Line>,
    /// The seat is out of the reckoning with any total: dead, for one. It ranks behind all that are not.
    pub is_out: bool,
}

/// One line of a score: a name known to the game's words, its points, and the number that it comes
/// from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    pub id: &'static str,
    pub points: i32,
    pub count: i32,
    pub rule: RuleId,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_rank_and_the_next_one_is_skipped() {
        let keys = [5, 9, 5, 1];
        let line = |points| Line { id: "points", points, count: points, rule: "X-1" };
        let standing = Standing::rank(&BySeat::new(4, |seat| keys[seat.idx()]), |seat| {
            vec![line(keys[seat.idx()]), line(10)]
        });
        let places: Vec<(u8, i32)> =
            standing.places.iter().map(|(_, it)| (it.rank, it.total)).collect();
        assert_eq!(places, [(2, 15), (1, 19), (2, 15), (4, 11)]);
        assert_eq!(standing.winners(), SeatSet::one(Seat::new(1)));
        assert_eq!(Standing { is_lost: true, ..standing }.winners(), SeatSet::NONE);
    }
}
