//! A small game of cards that uses all of `kernel::ask`: a deck, hands, each of the eight shapes, a
//! reaction that cancels, an interrupt, passes that stand, and passes that nobody sees. A match can be
//! as long as anybody likes.
//!
//! In its turn a seat plays cards, one after another, and ends it. Each card is announced; the others
//! may counter it, in turn. Then everybody who holds cards secretly bids one of them, or none, and the
//! highest card without an equal takes the stake of the turn. A rush may be played in another's turn.

mod notation;
mod observation;
mod play;
#[cfg(test)]
mod tests;

use kernel::ask::{Agenda, Answer, Window};
use kernel::game::RuleId;
use kernel::kit::{Bag, Cell, Deck, Map, PileView};
use kernel::{
    BySeat, Chance, Cites, Edition, Game, Line, Observer, Seat, SeatSet, Standing, Stop, Turn,
    kinds,
};

pub use observation::is_anything_unseen;
pub use play::but_for_the_question;
use play::prompt;

/// So many cards of each kind.
pub const COPIES: usize = 4;

/// No hand is larger.
const HAND_MAX: usize = 8;

/// The longest match, in turns.
const TURNS_MAX: u32 = 500;

kinds! {
    /// A card, by what it does.
    pub enum Card {
        /// Two points.
        Gain = "gain",
        /// A point of a rival: one of these.
        Rob = "rob",
        /// Points won or lost: a number.
        Bet = "bet",
        /// New cards for old ones: up to two of these.
        Sift = "sift",
        /// A point now, or two for everybody else: yes or no.
        Pledge = "pledge",
        /// A point for a place on the map.
        Mark = "mark",
        /// The top three cards of the pile: an order.
        Peek = "peek",
        /// Cancels a card: a play or a pass.
        Counter = "counter",
        /// Played in another's turn, costs that one a card.
        Rush = "rush",
    }
}

/// A thing that an answer names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    Card(Card),
    Seat(Seat),
    /// The end of a turn; also what a pass may stand until.
    Turn,
}

/// A chosen answer.
pub type Action = Answer<Thing>;

/// The rules; see the module. A game that peeks asks nobody who cannot
/// answer: the laws catch it.
pub struct Cards<const PEEKS: bool = false>;

/// The numbers of players and turns, and whether they want to be asked wherever they might answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setup {
    n_seats: u8,
    n_turns: u32,
    asks_always: bool,
}

/// A step still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The active seat plays cards, or ends its turn.
    Free,
    /// The others may counter.
    Counters { window: Window },
    /// A card that was announced does what it does.
    Resolve { card: Card },
    /// The one who plays it has to choose.
    Choose { card: Card },
    /// Everybody bids.
    Bids,
    /// Bids are turned up.
    Reveal,
    /// The next seat has its turn.
    NextTurn,
}

impl Step {
    /// Tells whether it waits for an answer.
    fn asks(&self) -> bool {
        match self {
            Step::Free | Step::Counters { .. } | Step::Choose { .. } | Step::Bids => true,
            Step::Resolve { .. } | Step::Reveal | Step::NextTurn => false,
        }
    }
}

/// The bid of a seat: nothing yet, or a card of its hand, or none.
type Bid = Option<Option<Card>>;

#[derive(Clone, PartialEq, Debug, Hash)]
pub struct State {
    ground: Ground,
    deck: Deck<Card>,
    hands: BySeat<Bag<Card>>,
    bids: BySeat<Bid>,
    stops: BySeat<Stop>,
}

/// The part that everybody sees.
#[derive(Clone, PartialEq, Debug, Hash)]
pub struct Ground {
    n_turns: u32,
    asks_always: bool,
    /// Counted from 1.
    turn: u32,
    active: Seat,
    stake: u32,
    scores: BySeat<i32>,
    marks: Map<Seat>,
    agenda: Agenda<Step>,
    n_throws: u32,
    /// The cards discarded last: they are still in everybody's mind when the pile is shuffled.
    discarded: Vec<(Seat, Card)>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct View {
    observer: Observer,
    ground: Ground,
    pile: PileView<Card>,
    discards: Vec<Card>,
    /// Own cards; of others' none.
    hands: BySeat<Option<Bag<Card>>>,
    n_cards: BySeat<usize>,
    has_bid: BySeat<bool>,
    bids: BySeat<Bid>,
    stops: BySeat<Option<Stop>>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Turn {
        turn: u32,
        stake: u32,
    },
    Drew {
        by: Seat,
        card: Option<Card>,
    },
    Announced {
        by: Seat,
        card: Card,
    },
    Countered {
        by: Seat,
        card: Card,
    },
    Scored {
        by: Seat,
        points: i32,
    },
    Discarded {
        by: Seat,
        card: Card,
    },
    Looked {
        by: Seat,
        cards: Option<Vec<Card>>,
    },
    Ordered {
        by: Seat,
    },
    Marked {
        by: Seat,
        cell: Cell,
    },
    /// A secret; of a pass there is none.
    Bid {
        by: Seat,
        card: Card,
    },
    Revealed {
        bids: Vec<(Seat, Option<Card>)>,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NoSuchTable,
    NotAsked,
    SomethingElse,
    NoSuchOption,
    WrongNumber,
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NoSuchTable => "C-1",
            Refusal::NotAsked => "C-2",
            Refusal::SomethingElse => "C-3",
            Refusal::NoSuchOption => "C-4",
            Refusal::WrongNumber => "C-5",
        }
    }
}

impl State {
    /// Tells whether everybody sees that nobody holds such a card.
    fn is_gone(&self, card: Card) -> bool {
        is_gone(&self.deck.discards, card)
    }
}

/// Tells whether everybody sees that nobody holds such a card.
fn is_gone(discards: &[Card], card: Card) -> bool {
    discards.iter().filter(|it| **it == card).count() == COPIES
}

impl<const PEEKS: bool> Game for Cards<PEEKS> {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "cards";
    const PLIES_MAX: u32 = 60 * TURNS_MAX;
    const LEGAL_MAX: usize = 64;

    fn admit(setup: &Setup) -> Result<usize, Refusal> {
        let is_table = (2..=4).contains(&setup.n_seats) && (1..=TURNS_MAX).contains(&setup.n_turns);
        if is_table { Ok(usize::from(setup.n_seats)) } else { Err(Refusal::NoSuchTable) }
    }

    fn begin(setup: &Setup, _: Edition, chance: &mut dyn Chance, events: &mut Vec<Event>) -> State {
        play::begin(setup, chance, events)
    }

    fn turn(state: &State) -> Turn {
        play::turn(state)
    }

    fn out_of_turn(state: &State) -> SeatSet {
        play::out_of_turn(state)
    }

    fn interrupters(view: &View) -> SeatSet {
        observation::interrupters(view)
    }

    fn pass(state: &State, seat: Seat) -> Option<Action> {
        prompt(state, seat).and_then(|it| it.shape.pass())
    }

    fn is_pass(action: &Action) -> bool {
        action.is_pass()
    }

    fn stop(state: &State, seat: Seat) -> Stop {
        state.stops[seat]
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        if let Some(prompt) = prompt(state, seat) {
            prompt.shape.answers(into);
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        play::check(state, seat, action)
    }

    fn carry_out(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        play::carry_out(state, (seat, action), PEEKS, chance, events)
    }

    fn standing(view: &View) -> Standing {
        let scores = &view.ground.scores;
        Standing::rank(scores, |seat| {
            vec![Line { id: "points", points: scores[seat], count: scores[seat], rule: "C-6" }]
        })
    }

    fn view(state: &State, observer: Observer) -> View {
        observation::view(state, observer)
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> State {
        observation::determinize(view, chance)
    }

    fn observe(event: &Event, observer: Observer) -> Option<Event> {
        observation::observe(event, observer)
    }

    fn uncovers(event: &Event) -> bool {
        match event {
            Event::Drew { .. } | Event::Looked { .. } | Event::Revealed { .. } => true,
            Event::Turn { .. }
            | Event::Announced { .. }
            | Event::Countered { .. }
            | Event::Scored { .. }
            | Event::Discarded { .. }
            | Event::Ordered { .. }
            | Event::Marked { .. }
            | Event::Bid { .. }
            | Event::Over => false,
        }
    }
}

/// Every action of each kind, and some choices of several cards.
pub fn every_action() -> Vec<Action> {
    let cards = Card::ALL.map(Thing::Card);
    let seats = Seat::all(4).map(Thing::Seat);
    let things: Vec<Thing> = cards.into_iter().chain(seats).chain([Thing::Turn]).collect();
    let mut all = vec![Answer::Pass, Answer::Yes(true), Answer::Yes(false)];
    for &it in &things {
        all.extend([Answer::Pick(it), Answer::Play(it), Answer::PassUntil(it), Answer::Do(it)]);
        all.extend([Answer::Several(vec![it]), Answer::Several(vec![it, it])]);
        all.extend([Answer::Order(vec![it]), Answer::Order(vec![it, it, it])]);
    }
    all.push(Answer::Several(Vec::new()));
    all.extend((0..5).map(Answer::Number));
    let cells = (-1..4).flat_map(|east| (-1..4).map(move |north| Cell::new(east, north)));
    all.extend(cells.map(Answer::Place));
    all
}
