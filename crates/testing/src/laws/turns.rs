//! The rights of each seat to act, and for how long.

use kernel::chance::FastChance;
use kernel::{Game, Match, Seat, SeatSet};

use super::{Subject, each_match, each_state, finish};
use crate::mutate::nudged;

/// So many of all actions are tried in one state for one seat, and so many slips of the pen.
const TRIES: u32 = 24;

fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal
}

pub fn awaited_seats_and_no_others_can_act<G: Subject<T>, T>() {
    each_state::<G, T>(|game, _| {
        let (awaited, out_of_turn) = (game.turn().awaited(), G::out_of_turn(game.state()));
        assert!(game.actors().iter().all(|seat| seat.idx() < game.n_seats()));
        assert!(awaited.and(out_of_turn).is_empty(), "{awaited:?} and {out_of_turn:?}");
        assert!(!awaited.is_empty() || out_of_turn.is_empty(), "{out_of_turn:?} after the end");
        for seat in Seat::all(game.n_seats()) {
            let can_act = !legal::<G>(game.state(), seat).is_empty();
            assert_eq!(game.actors().has(seat), can_act, "seat {seat} at ply {}", game.ply());
        }
    });
}

pub fn legal_actions_pass_the_check<G: Subject<T>, T>() {
    let mut n_legal_most = 0;
    each_state::<G, T>(|game, _| {
        for seat in game.actors().iter() {
            let legal = legal::<G>(game.state(), seat);
            assert!(legal.len() <= G::LEGAL_MAX, "{} actions", legal.len());
            n_legal_most = n_legal_most.max(legal.len());
            for (idx, action) in legal.iter().enumerate() {
                let checked = G::check(game.state(), seat, action);
                assert_eq!(checked, Ok(()), "ply {}: {seat} {action}", game.ply());
                assert!(!legal[..idx].contains(action), "{seat} {action} is offered twice");
            }
        }
    });
    println!("at most {n_legal_most} actions of {} were legal", G::LEGAL_MAX);
}

pub fn only_legal_actions_pass_the_check<G: Subject<T>, T>() {
    let all = G::every_action();
    assert!(!all.is_empty());
    each_state::<G, T>(|game, luck| {
        for seat in Seat::all(game.n_seats()) {
            let legal = game.legal(seat);
            assert!(legal.iter().all(|it| G::is_known(&all, it)), "{legal:?}");
            for action in tried(&all, &legal, luck) {
                let is_legal = legal.contains(&action);
                let checked = G::check(game.state(), seat, &action);
                assert_eq!(is_legal, checked.is_ok(), "ply {}: {seat} {action}", game.ply());
            }
        }
    });
}

pub fn picked_actions_are_those_of_the_list<G: Subject<T>, T>() {
    let mut spare = Vec::new();
    each_state::<G, T>(|game, luck| {
        for seat in game.actors().iter() {
            let legal = legal::<G>(game.state(), seat);
            for _ in 0..TRIES {
                let wanted = &legal[luck.clone().pick(legal.len() as u32) as usize];
                let picked = G::pick_legal(game.state(), seat, luck, &mut spare);
                assert_eq!(picked, *wanted, "ply {}: {seat}", game.ply());
            }
        }
    });
}

/// Some of all actions, and some that are one slip of the pen away from legal ones.
fn tried<A>(all: &[A], legal: &[A], luck: &mut FastChance) -> Vec<A>
where
    A: Clone + ToString + std::str::FromStr,
{
    let mut pick = |of: &[A]| of[luck.pick(of.len() as u32) as usize].clone();
    let mut tried: Vec<A> = (0..TRIES).map(|_| pick(all)).collect();
    let nearby: Vec<A> = (0..TRIES).filter(|_| !legal.is_empty()).map(|_| pick(legal)).collect();
    tried.extend(nearby.iter().filter_map(|it| nudged(&it.to_string(), luck).parse().ok()));
    tried
}

pub fn matches_end_within_their_limit<G: Subject<T>, T>() {
    let mut n_plies_most = 0;
    each_match::<G, T>(|mut game, luck| {
        finish(&mut game, luck);
        n_plies_most = n_plies_most.max(game.ply());
        assert_eq!(game.actors(), SeatSet::NONE);
        for seat in Seat::all(game.n_seats()) {
            assert!(legal::<G>(game.state(), seat).is_empty());
            for entry in game.log() {
                assert!(G::check(game.state(), seat, &entry.action).is_err());
            }
        }
    });
    println!("the longest match had {n_plies_most} plies of {}", G::PLIES_MAX);
}

pub fn simultaneous_choices_do_not_see_each_other<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        let awaited: Vec<Seat> = game.turn().awaited().iter().collect();
        for pair in awaited.windows(2) {
            let first = pair[luck.pick(2) as usize];
            let second = if first == pair[0] { pair[1] } else { pair[0] };
            one_order_is_like_the_other(game, first, second, luck);
        }
    });
}

/// The action of one seat leaves the other's choices alone, and both together come to the same in either order.
fn one_order_is_like_the_other<G: Game>(
    game: &Match<G>,
    first: Seat,
    second: Seat,
    luck: &mut FastChance,
) {
    let choices = game.legal(second);
    let pick = |legal: &[G::Action], luck: &mut FastChance| {
        legal[luck.pick(legal.len() as u32) as usize].clone()
    };
    let one = pick(&game.legal(first), luck);
    let other = pick(&choices, luck);

    let mut forth = game.clone();
    forth.play(first, one.clone()).expect("a legal action");
    assert!(forth.turn().awaited().has(second), "{first} {one} takes the choice of {second}");
    assert_eq!(forth.legal(second), choices, "{first} {one} changes the choices of {second}");
    forth.play(second, other.clone()).expect("a legal action");

    let mut back = game.clone();
    back.play(second, other.clone()).expect("a legal action");
    back.play(first, one.clone()).expect("a legal action");
    assert_eq!(forth.state(), back.state(), "{first} {one} and {second} {other}");
    assert_eq!(forth.check_value(), back.check_value());
}
