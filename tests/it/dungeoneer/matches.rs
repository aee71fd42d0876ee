//! Whole matches at random: nothing is lost, nothing hangs.

use undercroft_rules::games::dungeoneer::action::Word;
use undercroft_rules::games::dungeoneer::{Dungeoneer, Setup};
use undercroft_rules::kernel::ask::Answer;
use undercroft_rules::kernel::chance::FastChance;
use undercroft_rules::kernel::{Game, Match, Observer, Seed, Turn};

use super::setups;

/// Plays whole matches and says how they went.
fn play(setup: &str, seed: u64) -> (u32, u32, String) {
    let text = setup;
    let setup: Setup = setup.parse().expect("a setup");
    let mut game: Match<Dungeoneer> = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
    let mut luck = FastChance::new(seed);
    let mut n = 0;
    let mut widest = 0;
    while game.turn() != Turn::Over {
        let seats = game.actors();
        let seats: Vec<_> = seats.iter().collect();
        let awaited = game.turn().awaited();
        let mut seat = seats[luck.pick(seats.len() as u32) as usize];
        if !awaited.has(seat) && luck.pick(4) != 0 {
            seat = awaited.first().expect("somebody");
        }
        let legal = game.legal(seat);
        assert!(
            !legal.is_empty(),
            "{text} {seed}: {seat} has nothing at {:?}",
            game.state().open.agenda.next()
        );
        widest = widest.max(legal.len());
        let mut action = legal[luck.pick(legal.len() as u32) as usize].clone();
        if action == Answer::Do(Word::End) && 1 < legal.len() && luck.pick(3) != 0 {
            action = legal[luck.pick(legal.len() as u32) as usize].clone();
        }
        game.play(seat, action).expect("it is legal");
        n += 1;
        assert!(n < 200_000, "{text} {seed} does not end");
    }
    let state = game.state();
    let _ = Dungeoneer::standing(&game.view(Observer::All));
    (
        game.ply() as u32,
        u32::from(state.open.round),
        format!("{:?} widest {widest}", state.open.ending),
    )
}

#[test]
fn random_matches_end() {
    for setup in setups::DUNGEONEER {
        for seed in 0..6 {
            let (plies, rounds, how) = play(setup, seed);
            if seed < 3 {
                println!("{setup} {seed}: {plies} plies, {rounds} rounds, {how}");
            }
        }
    }
}
