//! The purpose of this game: stops, passes that the table makes, interrupts, cancelling.

use std::collections::BTreeSet;

use kernel::ask::{Answer, due_pass};
use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Seat, SeatSet, Seed, Turn, record};

use super::{Action, Card, Cards, Event, State, Thing};

const A: Seat = Seat::FIRST;
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// A table of three in the first turn, with these hands.
fn dealt(hands: [&[Card]; 3], ask: &str) -> State {
    let setup = format!("players=3 turns=3 ask={ask}").parse().expect("a setup");
    let game: Match<Cards> = Match::begin(setup, Seed::from_bits(1)).expect("a table");
    let mut state = game.state().clone();
    for (nth, cards) in hands.into_iter().enumerate() {
        state.hands[Seat::new(nth)] = cards.iter().copied().collect();
    }
    state
}

/// The state after these actions, and what happened.
#[track_caller]
fn after(mut state: State, actions: &[(Seat, &str)]) -> (State, Vec<Event>) {
    let (mut events, mut luck) = (Vec::new(), FastChance::new(1));
    for (seat, action) in actions {
        let action: Action = action.parse().expect("notation");
        assert_eq!(<Cards>::check(&state, *seat, &action), Ok(()), "{seat} {action}");
        state = <Cards>::apply(state, *seat, &action, &mut luck, &mut events);
    }
    (state, events)
}

fn awaited(state: &State) -> SeatSet {
    <Cards>::turn(state).awaited()
}

#[test]
fn a_card_waits_for_whoever_might_counter_it_whatever_is_in_their_hands() {
    let state = dealt([&[Card::Gain], &[Card::Mark], &[Card::Counter]], "choice");
    let (state, _) = after(state, &[(A, "do gain")]);
    assert_eq!(awaited(&state), SeatSet::one(B));
    assert_eq!(due_pass::<Cards>(&state), Some((B, Answer::Pass)), "it has no counter");
    let (state, _) = after(state, &[(B, "pass")]);
    assert_eq!((awaited(&state), due_pass::<Cards>(&state)), (SeatSet::one(C), None));
    let (countered, events) = after(state.clone(), &[(C, "play counter")]);
    assert!(events.contains(&Event::Countered { by: C, card: Card::Gain }));
    assert_eq!((countered.ground.scores[A], awaited(&countered)), (0, SeatSet::one(A)));
    let (passed, _) = after(state, &[(C, "pass")]);
    assert_eq!((passed.ground.scores[A], awaited(&passed)), (2, SeatSet::one(A)));
}

#[test]
fn nobody_is_asked_where_everybody_sees_that_nobody_can_answer() {
    let mut state = dealt([&[Card::Gain], &[], &[Card::Counter]], "choice");
    state.deck.discards = vec![Card::Counter; 4];
    let (state, _) = after(state, &[(A, "do gain")]);
    assert_eq!((state.ground.scores[A], awaited(&state)), (2, SeatSet::one(A)));
    let state = dealt([&[Card::Gain], &[], &[Card::Mark]], "choice");
    let (state, _) = after(state, &[(A, "do gain")]);
    assert_eq!(awaited(&state), SeatSet::one(C), "an empty hand answers nothing");
}

#[test]
fn a_pass_that_stands_is_made_by_the_table_and_is_nobody_elses_business() {
    let hand: &[Card] = &[Card::Counter, Card::Mark];
    let state = dealt([&[Card::Gain, Card::Gain], hand, hand], "choice");
    let (plain, _) = after(state.clone(), &[(A, "do gain"), (B, "pass")]);
    let (standing, events) = after(state, &[(A, "do gain"), (B, "pass turn")]);
    for observer in [Observer::Public, Observer::Seat(A), Observer::Seat(C)] {
        assert_eq!(<Cards>::view(&plain, observer), <Cards>::view(&standing, observer));
    }
    assert_eq!(events.len(), 1, "it makes no event: {events:?}");
    let next: &[(Seat, &str)] = &[(C, "pass"), (A, "do gain")];
    assert_eq!(due_pass::<Cards>(&after(plain, next).0), None);
    let (asked, _) = after(standing, next);
    assert_eq!(due_pass::<Cards>(&asked), Some((B, Answer::Pass)));
    // It stands until the next turn.
    let (bids, _) = after(asked, &[(B, "pass"), (C, "pass"), (A, "do turn")]);
    let (turn, _) = after(bids, &[(B, "pass"), (C, "pass")]);
    assert_eq!((turn.ground.turn, turn.stops[B]), (2, Default::default()));
}

#[test]
fn who_wants_to_be_asked_always_is_asked() {
    let state = dealt([&[Card::Gain], &[Card::Mark], &[Card::Mark]], "always");
    let (state, _) = after(state, &[(A, "do gain")]);
    assert_eq!((awaited(&state), due_pass::<Cards>(&state)), (SeatSet::one(B), None));
    let (state, _) = after(state, &[(B, "pass turn")]);
    assert_eq!(awaited(&state), SeatSet::one(C));
}

#[test]
fn who_breaks_in_may_change_what_others_can_do() {
    let state = dealt([&[Card::Gain], &[Card::Rush], &[Card::Mark]], "choice");
    assert_eq!(<Cards>::out_of_turn(&state), SeatSet::one(B));
    let asking = <Cards>::interrupters(&<Cards>::view(&state, Observer::Public));
    assert_eq!(asking, SeatSet::one(B).with(C), "either might, for all that A sees");
    let (state, _) = after(state, &[(B, "do rush")]);
    let mut legal = Vec::new();
    <Cards>::legal(&state, A, &mut legal);
    assert_eq!(legal, [Answer::Do(Thing::Turn)], "the gain is lost");
    assert_eq!(state.ground.scores[B], 1);
}

#[test]
fn a_bid_looks_like_a_pass_until_all_have_bid() {
    let state = dealt([&[], &[Card::Gain, Card::Bet], &[Card::Mark]], "choice");
    let (bids, _) = after(state, &[(A, "do turn")]);
    assert_eq!(awaited(&bids), SeatSet::one(B).with(C));
    let (bid, _) = after(bids.clone(), &[(B, "play gain")]);
    let (passed, _) = after(bids, &[(B, "pass")]);
    let view = |state: &State| <Cards>::view(state, Observer::Seat(C));
    assert_eq!(view(&bid), view(&passed));
    let (_, events) = after(bid, &[(C, "pass")]);
    let bids = vec![(B, Some(Card::Gain)), (C, None)];
    assert!(events.contains(&Event::Revealed { bids }), "{events:?}");
}

#[test]
fn an_order_is_seen_by_whoever_put_the_cards_back() {
    let state = dealt([&[Card::Peek], &[], &[]], "choice");
    let (state, events) = after(state, &[(A, "do peek")]);
    let Some(Event::Looked { cards: Some(cards), .. }) = events.last() else { panic!() };
    let order: Vec<String> = cards.iter().rev().map(ToString::to_string).collect();
    let (state, _) = after(state, &[(A, &format!("order {}", order.join(" ")))]);
    let top = |observer| -> Vec<Option<Card>> {
        state.deck.pile.view(observer).top().map(|it| it.card).collect()
    };
    let reversed: Vec<Option<Card>> = cards.iter().rev().copied().map(Some).collect();
    assert_eq!(top(Observer::Seat(A)), reversed);
    assert_eq!(top(Observer::Seat(B)), [None; 3]);
}

#[test]
fn passes_of_the_table_are_in_the_record() {
    let setup = "players=4 turns=12 ask=choice".parse().expect("a setup");
    let mut game: Match<Cards> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
    let mut luck = FastChance::new(1);
    while game.turn() != Turn::Over {
        game.pass_due();
        game.play_at_random(&mut luck, 1);
    }
    let n_due = game.log().iter().filter(|it| it.is_due).count();
    assert!(10 < n_due, "{n_due} of {}", game.ply());
    let (read, _) = record::read::<Cards>(&record::write(&game, &[])).expect("a record");
    let due =
        |game: &Match<Cards>| -> Vec<bool> { game.log().iter().map(|it| it.is_due).collect() };
    assert_eq!(due(&read), due(&game));
}

#[test]
fn a_replay_steps_over_the_passes_of_the_table() {
    let setup = "players=4 turns=12 ask=choice".parse().expect("a setup");
    let mut game: Match<Cards> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
    let mut luck = FastChance::new(1);
    let mut asked = vec![0];
    while game.turn() != Turn::Over {
        game.play_at_random(&mut luck, 1);
        game.pass_due();
        asked.push(game.ply());
    }
    assert!(asked.len() <= game.ply(), "the table has passed");
    for pair in asked.windows(2) {
        assert_eq!((game.ply_after(pair[0]), game.ply_before(pair[1])), (pair[1], pair[0]));
        assert!((pair[0]..pair[1]).all(|it| game.ply_after(it) == pair[1]));
    }
    assert_eq!((game.ply_after(game.ply()), game.ply_before(0)), (game.ply(), 0));
}

/// Every shape is asked in a match that is long enough.
#[test]
fn each_of_the_eight_shapes_is_asked() {
    let setup = "players=3 turns=40 ask=choice".parse().expect("a setup");
    let mut game: Match<Cards> = Match::begin(setup, Seed::from_bits(3)).expect("a table");
    game.play_at_random(&mut FastChance::new(1), usize::MAX);
    let actions: Vec<String> = game.log().iter().map(|it| it.action.to_string()).collect();
    let words: BTreeSet<&str> = actions.iter().filter_map(|it| it.split(' ').next()).collect();
    let asked = ["at", "do", "no", "number", "order", "pass", "pick", "play", "some", "yes"];
    assert_eq!(words, asked.into_iter().collect());
}
