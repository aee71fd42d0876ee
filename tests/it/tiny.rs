//! The smallest game with everything that a kernel must carry: hidden hands, simultaneous choice,
//! luck in the deal and luck in the open.
//!
//! Each round a stake is drawn in the open, everybody secretly commits a card, and the highest card
//! that nobody else committed takes the stake. The suites are proved on this game first.

use std::fmt;
use std::str::FromStr;

use kernel::chance::FastChance;
use kernel::game::RuleId;
use kernel::notation::{ParseError, Reader, number};
use kernel::{
    BySeat, Chance, Cites, Edition, Game, Key, Line, Match, Observer, Place, Seat, SeatSet, Seed,
    Standing, Turn,
};

/// Three cards of each rank from 1 to 10.
const RANK_MAX: u8 = 10;
const COPIES: u8 = 3;
const STAKE_MAX: u32 = 3;
const HAND_MAX: u8 = 6;

const DEAL: Key = Key::new("tiny deal");
const STAKE: Key = Key::new("tiny stake");

/// The rules; see the module.
pub struct Tiny;

/// The number of players, and of cards dealt to each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setup {
    n_seats: u8,
    n_cards: u8,
}

#[derive(Clone, PartialEq, Debug, Hash)]
pub struct State {
    hands: BySeat<Vec<u8>>,
    committed: BySeat<Option<u8>>,
    scores: BySeat<u32>,
    shown: Vec<u8>,
    round: u32,
    stake: u32,
}

/// Commits one card of the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Commit(pub u8);

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Dealt { to: Seat, cards: Option<Vec<u8>> },
    Staked { round: u32, stake: u32 },
    Committed { by: Seat, card: Option<u8> },
    Revealed { cards: Vec<u8> },
    Taken { by: Option<Seat>, stake: u32 },
}

/// The visible part of a card that may have been committed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Laid {
    Nothing,
    FaceDown,
    Card(u8),
}

#[derive(Clone, PartialEq, Debug)]
pub struct View {
    hands: BySeat<Hand>,
    committed: BySeat<Laid>,
    scores: BySeat<u32>,
    shown: Vec<u8>,
    round: u32,
    stake: u32,
}

impl View {
    /// Tells whether any card lies with its back to the observer.
    pub fn hides_something(&self) -> bool {
        let is_hidden = |hand: &Hand| matches!(hand, Hand::Backs(n) if 0 < *n);
        self.hands.iter().any(|(_, hand)| is_hidden(hand))
            || self.committed.iter().any(|(_, laid)| *laid == Laid::FaceDown)
    }
}

/// A hand as an observer sees it.
#[derive(Clone, PartialEq, Debug)]
pub enum Hand {
    Backs(usize),
    Cards(Vec<u8>),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NoSuchTable,
    Over,
    AlreadyCommitted,
    NotInHand,
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NoSuchTable => "T-1",
            Refusal::Over => "T-2",
            Refusal::AlreadyCommitted => "T-3",
            Refusal::NotInHand => "T-4",
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} cards={}", self.n_seats, self.n_cards)
    }
}

impl FromStr for Setup {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut reader = Reader::new(text);
        let n_seats = number(reader.value("players")?, 0, 99)? as u8;
        let n_cards = number(reader.value("cards")?, 0, 99)? as u8;
        reader.end()?;
        Ok(Setup { n_seats, n_cards })
    }
}

impl fmt::Display for Commit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "commit {}", self.0)
    }
}

impl FromStr for Commit {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Commit, ParseError> {
        let mut reader = Reader::new(text);
        if reader.word()? != "commit" {
            return Err(ParseError::Unexpected);
        }
        let card = reader.number(1, 99)? as u8;
        reader.end()?;
        Ok(Commit(card))
    }
}

impl Game for Tiny {
    type Setup = Setup;
    type State = State;
    type Action = Commit;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "tiny";
    const PLIES_MAX: u32 = 24;
    const LEGAL_MAX: usize = HAND_MAX as usize;

    fn admit(setup: &Setup) -> Result<usize, Refusal> {
        let is_table = (2..=4).contains(&setup.n_seats) && (1..=HAND_MAX).contains(&setup.n_cards);
        if is_table { Ok(usize::from(setup.n_seats)) } else { Err(Refusal::NoSuchTable) }
    }

    fn begin(setup: &Setup, _: Edition, chance: &mut dyn Chance, events: &mut Vec<Event>) -> State {
        let n_seats = usize::from(setup.n_seats);
        let mut pack = pack();
        let hands = BySeat::new(n_seats, |seat| {
            let hand: Vec<u8> = (0..setup.n_cards)
                .map(|nth| draw(&mut pack, DEAL.at(seat.idx() as u32, u32::from(nth), 0), chance))
                .collect();
            sorted(hand)
        });
        for (to, cards) in hands.iter() {
            events.push(Event::Dealt { to, cards: Some(cards.clone()) });
        }
        let mut state = State {
            hands,
            committed: BySeat::new(n_seats, |_| None),
            scores: BySeat::new(n_seats, |_| 0),
            shown: Vec::new(),
            round: 0,
            stake: 0,
        };
        next_round(&mut state, chance, events);
        state
    }

    fn turn(state: &State) -> Turn {
        let may = |&seat: &Seat| state.committed[seat].is_none() && !state.hands[seat].is_empty();
        let awaited: SeatSet = state.hands.seats().filter(may).collect();
        if awaited.is_empty() { Turn::Over } else { Turn::Of(awaited) }
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Commit>) {
        if Tiny::turn(state).awaited().has(seat) {
            let mut cards = state.hands[seat].clone();
            cards.dedup();
            into.extend(cards.into_iter().map(Commit));
        }
    }

    fn check(state: &State, seat: Seat, action: &Commit) -> Result<(), Refusal> {
        match Tiny::turn(state) {
            Turn::Over => Err(Refusal::Over),
            Turn::Of(awaited) if !awaited.has(seat) => Err(Refusal::AlreadyCommitted),
            Turn::Of(_) if !state.hands[seat].contains(&action.0) => Err(Refusal::NotInHand),
            Turn::Of(_) => Ok(()),
        }
    }

    fn carry_out(
        state: &mut State,
        seat: Seat,
        action: &Commit,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let place = state.hands[seat].iter().position(|&it| it == action.0);
        state.hands[seat].remove(place.expect("a checked card"));
        state.committed[seat] = Some(action.0);
        events.push(Event::Committed { by: seat, card: Some(action.0) });
        let is_last = state.committed.iter().all(|(_, it)| it.is_some());
        if is_last {
            resolve(state, chance, events);
        }
    }

    fn standing(view: &View) -> Standing {
        let line = |points: u32, count: usize| Line {
            id: "stakes",
            points: points as i32,
            count: count as i32,
            rule: "T-5",
        };
        Standing::rank(&view.scores, |seat| vec![line(view.scores[seat], view.shown.len())])
    }

    fn view(state: &State, observer: Observer) -> View {
        View {
            hands: state.hands.map(|seat, hand| match observer.sees(seat) {
                true => Hand::Cards(hand.clone()),
                false => Hand::Backs(hand.len()),
            }),
            committed: state.committed.map(|seat, card| match *card {
                None => Laid::Nothing,
                Some(card) if observer.sees(seat) => Laid::Card(card),
                Some(_) => Laid::FaceDown,
            }),
            scores: state.scores,
            shown: state.shown.clone(),
            round: state.round,
            stake: state.stake,
        }
    }

    fn determinize(view: &View, chance: &mut dyn Chance) -> State {
        let mut pack = unseen(view);
        let hands = view.hands.map(|_, hand| match hand {
            Hand::Cards(cards) => cards.clone(),
            Hand::Backs(n) => sorted((0..*n).map(|_| draw(&mut pack, DEAL, chance)).collect()),
        });
        let committed = view.committed.map(|_, laid| match *laid {
            Laid::Nothing => None,
            Laid::FaceDown => Some(draw(&mut pack, DEAL, chance)),
            Laid::Card(card) => Some(card),
        });
        State {
            hands,
            committed,
            scores: view.scores,
            shown: view.shown.clone(),
            round: view.round,
            stake: view.stake,
        }
    }

    fn observe(event: &Event, observer: Observer) -> Option<Event> {
        Some(match event {
            Event::Dealt { to, .. } if !observer.sees(*to) => Event::Dealt { to: *to, cards: None },
            Event::Committed { by, .. } if !observer.sees(*by) => {
                Event::Committed { by: *by, card: None }
            }
            Event::Dealt { .. }
            | Event::Staked { .. }
            | Event::Committed { .. }
            | Event::Revealed { .. }
            | Event::Taken { .. } => event.clone(),
        })
    }
}

/// The last commit opens all cards; the highest one without an equal takes the stake.
fn resolve(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let cards: Vec<u8> = state.committed.iter().filter_map(|(_, it)| *it).collect();
    let is_single = |card: &u8| cards.iter().filter(|it| *it == card).count() == 1;
    let best = cards.iter().copied().filter(is_single).max();
    let by = state.committed.iter().find(|(_, it)| best.is_some() && **it == best);
    let by = by.map(|(seat, _)| seat);
    if let Some(seat) = by {
        state.scores[seat] += state.stake;
    }
    events.push(Event::Revealed { cards: cards.clone() });
    events.push(Event::Taken { by, stake: state.stake });
    state.shown.extend(cards);
    state.committed = state.committed.map(|_, _| None);
    if Tiny::turn(state) != Turn::Over {
        next_round(state, chance, events);
    }
}

fn next_round(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    state.round += 1;
    state.stake = 1 + chance.below(STAKE.at(state.round, 0, 0), STAKE_MAX);
    events.push(Event::Staked { round: state.round, stake: state.stake });
}

/// The cards that the view does not show.
fn unseen(view: &View) -> Vec<u8> {
    let in_hands = view.hands.iter().filter_map(|(_, hand)| match hand {
        Hand::Backs(_) => None,
        Hand::Cards(cards) => Some(cards),
    });
    let laid = view.committed.iter().filter_map(|(_, laid)| match laid {
        Laid::Nothing | Laid::FaceDown => None,
        Laid::Card(card) => Some(card),
    });
    let mut pack = pack();
    for card in in_hands.flatten().chain(laid).chain(&view.shown) {
        let place = pack.iter().position(|it| it == card);
        pack.remove(place.expect("a card that is seen is in the pack"));
    }
    pack
}

fn pack() -> Vec<u8> {
    (1..=RANK_MAX).flat_map(|rank| [rank; COPIES as usize]).collect()
}

/// The pack is a multiset that nobody has seen: cards are drawn late.
fn draw(pack: &mut Vec<u8>, key: Key, chance: &mut dyn Chance) -> u8 {
    let place = chance.below(key, pack.len() as u32);
    pack.remove(place as usize)
}

fn sorted(mut cards: Vec<u8>) -> Vec<u8> {
    cards.sort_unstable();
    cards
}

#[test]
fn the_highest_card_without_an_equal_takes_the_stake() {
    let setup = Setup { n_seats: 3, n_cards: 1 };
    let mut chance = FastChance::new(1);
    let mut state = Tiny::begin(&setup, Tiny::EDITION, &mut chance, &mut Vec::new());
    state.stake = 2;
    for (seat, card) in [(0, 9), (1, 4), (2, 9)] {
        state.hands[Seat::new(seat)] = vec![card];
        state = Tiny::apply(state, Seat::new(seat), &Commit(card), &mut chance, &mut Vec::new());
    }
    let scores: Vec<u32> = state.scores.iter().map(|(_, it)| *it).collect();
    assert_eq!(scores, [0, 2, 0]);
    let places: Vec<Place> = Tiny::standing(&Tiny::view(&state, Observer::Public))
        .places
        .iter()
        .map(|(_, place)| place.clone())
        .collect();
    assert_eq!(places.iter().map(|it| it.rank).collect::<Vec<u8>>(), [2, 1, 2]);
}

#[test]
fn a_rivals_commit_is_not_observed_before_the_reveal() {
    let setup = "players=2 cards=3".parse().expect("a setup");
    let mut game: Match<Tiny> = Match::begin(setup, Seed::from_bits(5)).expect("a table");
    let (own, rival) = (Seat::new(0), Seat::new(1));
    let card = game.legal(rival)[0];
    game.play(rival, card).expect("a legal action");
    let observed: Vec<Event> = game.log()[0]
        .events
        .iter()
        .filter_map(|it| Tiny::observe(it, Observer::Seat(own)))
        .collect();
    assert_eq!(observed, [Event::Committed { by: rival, card: None }]);
    assert_eq!(game.view(Observer::Seat(own)).committed[rival], Laid::FaceDown);
    let reply = game.legal(own)[0];
    game.play(own, reply).expect("a legal action");
    let revealed = Event::Revealed { cards: vec![reply.0, card.0] };
    assert!(game.log()[1].events.contains(&revealed));
}
