//! A match can be walked in both directions, and every way leads to the same places.

use kernel::chance::FastChance;
use kernel::{Game, Match, Turn};

use super::{Subject, each_match, finish, step};

/// Plays to the end, and remembers every state on the way.
fn states<G: Subject<T>, T>(game: &mut Match<G>, luck: &mut FastChance) -> Vec<G::State> {
    let mut states = vec![game.state().clone()];
    while game.turn() != Turn::Over {
        step(game, luck);
        states.push(game.state().clone());
    }
    states
}

pub fn undo_walks_back_and_redo_returns<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        let states = states(&mut game, luck);
        for state in states.iter().rev().skip(1) {
            assert!(game.can_undo() && game.undo());
            assert_eq!(game.state(), state);
            assert_eq!(game.turn(), G::turn(state));
        }
        assert!(!game.can_undo() && !game.undo());
        for state in &states[1..] {
            assert!(game.can_redo() && game.redo());
            assert_eq!(game.state(), state);
        }
        assert!(!game.can_redo() && !game.redo());
    });
}

pub fn any_ply_can_be_revisited<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        let states = states(&mut game, luck);
        for (ply, state) in states.iter().enumerate() {
            assert_eq!(&game.state_at(ply), state, "ply {ply}");
        }
        // Taking some back and playing on must not leave stale places behind.
        let n_undone = luck.pick(game.ply() as u32 + 1);
        for _ in 0..n_undone {
            game.undo();
        }
        finish(&mut game, luck);
        let fresh = replayed(&game);
        for ply in 0..=game.ply() {
            assert_eq!(game.state_at(ply), fresh.state_at(ply), "ply {ply}");
        }
    });
}

pub fn stepwise_replay_equals_straight_play<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        finish(&mut game, luck);
        let fresh = replayed(&game);
        assert_eq!(fresh.state(), game.state());
        assert_eq!(fresh.opening(), game.opening());
        for (entry, again) in game.log().iter().zip(fresh.log()) {
            assert_eq!(entry.events, again.events);
            assert_eq!((entry.drew, entry.is_due), (again.drew, again.is_due));
        }
    });
}

fn replayed<G: Game>(game: &Match<G>) -> Match<G> {
    let mut fresh = Match::begin(game.setup().clone(), game.seed()).expect("the same table");
    for (ply, entry) in game.log().iter().enumerate() {
        assert_eq!(fresh.state(), &game.state_at(ply), "ply {ply}");
        fresh.play(entry.seat, entry.action.clone()).expect("the same action");
    }
    fresh
}

pub fn another_choice_forgets_what_was_taken_back<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        finish(&mut game, luck);
        let n_undone = 1 + luck.pick(game.ply() as u32);
        for _ in 0..n_undone {
            game.undo();
        }
        // Doing the same again keeps the rest of what was taken back.
        let old = replayed(&game);
        game.redo();
        let same = game.log()[game.ply() - 1].clone();
        game.undo();
        game.play(same.seat, same.action.clone()).expect("the same action");
        assert_eq!(game.can_redo(), 1 < n_undone);
        game.undo();
        assert_eq!(game.state(), old.state());
        let legal = game.legal(same.seat);
        let Some(other) = legal.into_iter().find(|it| *it != same.action) else { return };
        game.play(same.seat, other).expect("a legal action");
        assert!(!game.can_redo());
    });
}
