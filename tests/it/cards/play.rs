//! The questions, and what comes of them.

use kernel::ask::{AfterAct, Agenda, Answer, Misfit, Prompt, Shape, Window};
use kernel::kit::{Bag, Cell, Deck, Map};
use kernel::{BySeat, Chance, Key, Observer, Seat, SeatSet, Stop, Turn};

use super::{Action, COPIES, Card, Event, Ground, HAND_MAX, Refusal, Setup, State, Step, Thing};

const DRAW: Key = Key::new("cards draw");
const STAKE: Key = Key::new("cards stake");
const THROW: Key = Key::new("cards throw");

const DEALT: usize = 4;
const BET_MAX: u32 = 3;
const PEEKED: usize = 3;
const SIDE: i8 = 3;

pub fn begin(setup: &Setup, chance: &mut dyn Chance, events: &mut Vec<Event>) -> State {
    let n_seats = usize::from(setup.n_seats);
    let stop = if setup.asks_always { Stop::Always } else { Stop::Choice };
    let mut state = State {
        ground: Ground {
            n_turns: setup.n_turns,
            asks_always: setup.asks_always,
            turn: 0,
            // The first turn is that of the seat after the last one.
            active: Seat::new(n_seats - 1),
            stake: 0,
            scores: BySeat::new(n_seats, |_| 0),
            marks: Map::EMPTY,
            agenda: Agenda::EMPTY,
            n_throws: 0,
            discarded: Vec::new(),
        },
        deck: Deck::new(Card::ALL.into_iter().flat_map(|it| [it; COPIES])),
        hands: BySeat::new(n_seats, |_| Bag::NONE),
        bids: BySeat::new(n_seats, |_| None),
        stops: BySeat::new(n_seats, |_| stop),
    };
    for seat in Seat::all(n_seats) {
        (0..DEALT).for_each(|_| draw(&mut state, seat, chance, events));
    }
    state.ground.agenda.push(Step::NextTurn);
    go_on(&mut state, chance, events);
    state
}

fn draw(state: &mut State, by: Seat, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    if HAND_MAX <= state.hands[by].len() {
        return;
    }
    if let Some(card) = state.deck.draw(DRAW, chance) {
        state.hands[by].add(card);
        events.push(Event::Drew { by, card: Some(card) });
    }
}

/// The awaited seats.
pub fn turn(state: &State) -> Turn {
    let active = SeatSet::one(state.ground.active);
    let awaited = match state.ground.agenda.next() {
        None => return Turn::Over,
        Some(Step::Free | Step::Choose { .. }) => active,
        Some(Step::Counters { window }) => SeatSet::one(window.asked()),
        Some(Step::Bids) => {
            let is_asked = |it: &Seat| state.bids[*it].is_none() && !state.hands[*it].is_empty();
            state.hands.seats().filter(is_asked).collect()
        }
        Some(Step::Resolve { .. } | Step::Reveal | Step::NextTurn) => unreachable!("it is done"),
    };
    Turn::Of(awaited)
}

/// The seats with a rush in another's free moment.
pub fn out_of_turn(state: &State) -> SeatSet {
    if state.ground.agenda.next() != Some(&Step::Free) {
        return SeatSet::NONE;
    }
    let can_rush = |it: &Seat| state.hands[*it].count(Card::Rush) != 0;
    state.hands.seats().filter(can_rush).collect::<SeatSet>().without(state.ground.active)
}

fn cards(of: &Bag<Card>) -> Vec<Thing> {
    of.iter().map(Thing::Card).collect()
}

/// The question that is open to a seat, or what it may do out of turn.
pub fn prompt(state: &State, seat: Seat) -> Option<Prompt<Thing>> {
    let is_active = seat == state.ground.active;
    let hand = state.hands.get(seat)?;
    let shape = match *state.ground.agenda.next()? {
        Step::Free if is_active => {
            let reacts = [Thing::Card(Card::Counter), Thing::Card(Card::Rush)];
            let plays = cards(hand).into_iter().filter(|it| !reacts.contains(it));
            Shape::Free(plays.chain([Thing::Turn]).collect())
        }
        Step::Free if out_of_turn(state).has(seat) => Shape::Free(vec![Thing::Card(Card::Rush)]),
        Step::Counters { window } if window.asked() == seat => {
            let counters = cards(hand).into_iter().filter(|it| *it == Thing::Card(Card::Counter));
            Shape::Play { of: counters.collect(), until: vec![Thing::Turn] }
        }
        Step::Choose { card } if is_active => choice(state, card),
        Step::Bids if state.bids[seat].is_none() && !hand.is_empty() => {
            Shape::Play { of: cards(hand), until: Vec::new() }
        }
        Step::Free | Step::Counters { .. } | Step::Choose { .. } | Step::Bids => return None,
        Step::Resolve { .. } | Step::Reveal | Step::NextTurn => unreachable!("it is done"),
    };
    Some(Prompt { seat, shape })
}

/// The choice of the active seat for its card.
fn choice(state: &State, card: Card) -> Shape<Thing> {
    let active = state.ground.active;
    match card {
        Card::Rob => {
            let rivals = state.hands.seats().filter(|it| *it != active);
            Shape::One(rivals.map(Thing::Seat).collect())
        }
        Card::Bet => Shape::Number { least: 0, most: BET_MAX },
        Card::Sift => Shape::Several { of: cards(&state.hands[active]), least: 0, most: 2 },
        Card::Pledge => Shape::YesNo,
        Card::Mark => Shape::Place(free_cells(state)),
        Card::Peek => {
            let top = state.deck.pile.view(Observer::All);
            let top = top.top().take(PEEKED).filter_map(|it| it.card);
            Shape::Order(top.map(Thing::Card).collect())
        }
        Card::Gain | Card::Counter | Card::Rush => unreachable!("it asks nothing"),
    }
}

fn free_cells(state: &State) -> Vec<Cell> {
    let cells = (0..SIDE).flat_map(|north| (0..SIDE).map(move |east| Cell::new(east, north)));
    cells.filter(|it| !state.ground.marks.has(*it)).collect()
}

pub fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let prompt = prompt(state, seat).ok_or(Refusal::NotAsked)?;
    prompt.shape.check(action).map_err(|it| match it {
        Misfit::Shape => Refusal::SomethingElse,
        Misfit::Option => Refusal::NoSuchOption,
        Misfit::Count => Refusal::WrongNumber,
    })
}

/// Carries out a checked action. A game that `peeks` opens no window for those who cannot counter.
pub fn carry_out(
    state: &mut State,
    (seat, action): (Seat, &Action),
    peeks: bool,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let before = std::mem::take(&mut state.ground.discarded);
    match state.ground.agenda.next().copied() {
        Some(Step::Free) if seat == state.ground.active => {
            take_free(state, action, peeks, events);
        }
        Some(Step::Free) => rush(state, seat, chance, events),
        Some(Step::Counters { window }) => answer_counter(state, window, action, events),
        Some(Step::Choose { card }) => {
            state.ground.agenda.pop();
            choose(state, card, action, chance, events);
        }
        Some(Step::Bids) => bid(state, seat, action, events),
        Some(Step::Resolve { .. } | Step::Reveal | Step::NextTurn) | None => {
            unreachable!("nobody is asked")
        }
    }
    go_on(state, chance, events);
    if state.ground.discarded.is_empty() {
        state.ground.discarded = before;
    }
}

/// A card is announced, or the turn ends.
fn take_free(state: &mut State, action: &Action, peeks: bool, events: &mut Vec<Event>) {
    let by = state.ground.active;
    let Answer::Do(Thing::Card(card)) = *action else {
        state.ground.agenda.pop();
        state.ground.agenda.push_all([Step::Bids, Step::Reveal, Step::NextTurn]);
        return;
    };
    state.hands[by].take(card);
    events.push(Event::Announced { by, card });
    state.ground.agenda.push(Step::Resolve { card });
    let mut seats = may_counter(state);
    if peeks {
        seats = seats.iter().filter(|it| state.hands[*it].count(Card::Counter) != 0).collect();
    }
    if let Some(window) = Window::open(seats, by, AfterAct::Same) {
        state.ground.agenda.push(Step::Counters { window });
    }
}

/// The seats that might counter, for all that everybody sees.
fn may_counter(state: &State) -> SeatSet {
    if state.is_gone(Card::Counter) {
        return SeatSet::NONE;
    }
    let has_cards = |it: &Seat| *it != state.ground.active && !state.hands[*it].is_empty();
    state.hands.seats().filter(has_cards).collect()
}

fn rush(state: &mut State, by: Seat, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    state.hands[by].take(Card::Rush);
    discard(state, by, Card::Rush, events);
    let victim = state.ground.active;
    let key = THROW.nth(state.ground.n_throws);
    if let Some(card) = state.hands[victim].draw(key, chance) {
        state.ground.n_throws += 1;
        discard(state, victim, card, events);
    }
    score(state, by, 1, events);
}

fn answer_counter(state: &mut State, window: Window, action: &Action, events: &mut Vec<Event>) {
    let by = window.asked();
    state.ground.agenda.pop();
    if let Answer::Play(_) = action {
        state.hands[by].take(Card::Counter);
        if let Some(Step::Resolve { card }) = state.ground.agenda.pop() {
            events.push(Event::Countered { by, card });
            discard(state, state.ground.active, card, events);
        }
        return discard(state, by, Card::Counter, events);
    }
    if let Answer::PassUntil(_) = action {
        state.stops[by] = Stop::Never;
    }
    if let Some(window) = window.pass() {
        state.ground.agenda.push(Step::Counters { window });
    }
}

/// A bid is secret: who passes looks just like who plays a card.
fn bid(state: &mut State, by: Seat, action: &Action, events: &mut Vec<Event>) {
    let card = if let Answer::Play(Thing::Card(card)) = *action { Some(card) } else { None };
    state.bids[by] = Some(card);
    events.extend(card.map(|card| Event::Bid { by, card }));
}

/// Carries out all that needs no answer.
fn go_on(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    loop {
        // Where nobody is awaited, nobody is asked: empty hands bid nothing.
        if state.ground.agenda.next() == Some(&Step::Bids) && turn(state).awaited().is_empty() {
            state.ground.agenda.pop();
        }
        let Some(step) = state.ground.agenda.proceed(Step::asks) else { return };
        match step {
            Step::Resolve { card } => resolve(state, card, chance, events),
            Step::Reveal => reveal(state, events),
            Step::NextTurn => next_turn(state, chance, events),
            Step::Free | Step::Counters { .. } | Step::Choose { .. } | Step::Bids => {
                unreachable!("it asks")
            }
        }
    }
}

fn resolve(state: &mut State, card: Card, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let by = state.ground.active;
    discard(state, by, card, events);
    match card {
        Card::Gain => return score(state, by, 2, events),
        Card::Mark if free_cells(state).is_empty() => return,
        Card::Peek => {
            let cards = state.deck.pile.show(PEEKED, SeatSet::one(by), DRAW, chance);
            if cards.is_empty() {
                return;
            }
            events.push(Event::Looked { by, cards: Some(cards) });
        }
        Card::Rob | Card::Bet | Card::Sift | Card::Pledge | Card::Mark => {}
        Card::Counter | Card::Rush => unreachable!("it is no card for a free moment"),
    }
    state.ground.agenda.push(Step::Choose { card });
}

fn choose(
    state: &mut State,
    card: Card,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let by = state.ground.active;
    match action {
        Answer::Pick(Thing::Seat(rival)) => {
            score(state, *rival, -1, events);
            score(state, by, 1, events);
        }
        Answer::Number(n) => {
            let is_won = chance.below(THROW.nth(state.ground.n_throws), 2) == 1;
            state.ground.n_throws += 1;
            score(state, by, if is_won { *n as i32 } else { -(*n as i32) }, events);
        }
        Answer::Several(old) => {
            for it in old {
                let Thing::Card(old) = *it else { continue };
                state.hands[by].take(old);
                discard(state, by, old, events);
            }
            old.iter().for_each(|_| draw(state, by, chance, events));
        }
        Answer::Yes(true) => score(state, by, 1, events),
        Answer::Yes(false) => {
            let rivals = state.hands.seats().filter(|it| *it != by);
            rivals.for_each(|it| score(state, it, 2, events));
        }
        Answer::Place(cell) => {
            state.ground.marks.put(*cell, by);
            events.push(Event::Marked { by, cell: *cell });
            score(state, by, 1, events);
        }
        Answer::Order(order) => put_back(state, order, chance, events),
        Answer::Pick(_) | Answer::Play(_) | Answer::Pass | Answer::PassUntil(_) | Answer::Do(_) => {
            unreachable!("{card} does not ask for {action}")
        }
    }
}

/// The topmost comes first.
fn put_back(state: &mut State, order: &[Thing], chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let by = state.ground.active;
    for _ in order {
        // They have been looked at: nothing is drawn.
        state.deck.pile.draw(DRAW, chance);
    }
    for it in order.iter().rev() {
        let Thing::Card(card) = *it else { continue };
        state.deck.pile.put_on_top(card, SeatSet::one(by));
    }
    events.push(Event::Ordered { by });
}

/// The highest card without an equal takes the stake.
fn reveal(state: &mut State, events: &mut Vec<Event>) {
    let bids: Vec<(Seat, Option<Card>)> =
        state.bids.iter().filter_map(|(seat, it)| Some((seat, (*it)?))).collect();
    state.bids = state.bids.map(|_, _| None);
    events.push(Event::Revealed { bids: bids.clone() });
    let cards: Vec<(Card, Seat)> =
        bids.iter().filter_map(|(seat, it)| Some(((*it)?, *seat))).collect();
    for (card, seat) in &cards {
        state.hands[*seat].take(*card);
        discard(state, *seat, *card, events);
    }
    let is_single = |it: &&(Card, Seat)| cards.iter().filter(|other| other.0 == it.0).count() == 1;
    if let Some((_, seat)) = cards.iter().filter(is_single).max() {
        score(state, *seat, state.ground.stake as i32, events);
    }
}

fn next_turn(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    if state.ground.turn == state.ground.n_turns {
        return events.push(Event::Over);
    }
    let n_seats = state.hands.len();
    state.ground.turn += 1;
    state.ground.active = Seat::new((state.ground.active.idx() + 1) % n_seats);
    state.ground.stake = 1 + chance.below(STAKE.nth(state.ground.turn), 3);
    let stop = if state.ground.asks_always { Stop::Always } else { Stop::Choice };
    state.stops = state.stops.map(|_, _| stop);
    if state.ground.marks.len() == (SIDE * SIDE) as usize {
        state.ground.marks = Map::EMPTY;
    }
    events.push(Event::Turn { turn: state.ground.turn, stake: state.ground.stake });
    (0..2).for_each(|_| draw(state, state.ground.active, chance, events));
    state.ground.agenda.push(Step::Free);
}

fn discard(state: &mut State, by: Seat, card: Card, events: &mut Vec<Event>) {
    state.deck.discard(card);
    state.ground.discarded.push((by, card));
    events.push(Event::Discarded { by, card });
}

fn score(state: &mut State, by: Seat, points: i32, events: &mut Vec<Event>) {
    state.ground.scores[by] += points;
    events.push(Event::Scored { by, points });
}

/// The state without what a pass changes: whose answer is awaited, who has given
/// one, and who wants to be asked.
pub fn but_for_the_question(mut state: State) -> State {
    state.ground.agenda.retain(|it| !matches!(it, Step::Counters { .. }));
    state.bids = state.bids.map(|_, _| None);
    state.stops = state.stops.map(|_, _| Stop::Choice);
    state
}
