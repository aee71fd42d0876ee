//! The features of a hero of Dungeoneer at the end of a turn, and the winners.

use games::dungeoneer::{Dungeoneer, N_COUNTS, counts};
use kernel::expectation::own_choice;
use kernel::{Game, Match, Observer, Seat, Seed};

use crate::each::each;
use crate::fit::{Example, fit, listed, shares};

/// Prints two lines for each box and for both: for two heroes, and for four.
pub fn print(n: u64) {
    for of in ["tomb", "vault", "both"] {
        println!("    [");
        for n_players in [2, 4] {
            let all = each(n, |nth| play(nth, of, n_players));
            let examples: Vec<Example<N_COUNTS>> = all.into_iter().flatten().collect();
            let (weights, loss) = fit(&examples.iter().collect::<Vec<_>>());
            println!("        [{}], // {loss:.4}", listed(&weights));
        }
        println!("    ],");
    }
}

fn play(nth: u64, of: &str, n_players: usize) -> Vec<Example<N_COUNTS>> {
    let setup = format!(
        "players={n_players} box={of} start=random charted=no resurrection=no heroes=dealt discard=must impartial=no \
         quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice"
    );
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let seed = Seed::from_bits(15_485_863 * (nth + 1));
    let Ok(mut game) = Match::<Dungeoneer>::begin(setup, seed) else { panic!("no table") };
    let (mut turn, mut turns) = (0, Vec::new());
    loop {
        let state = game.state();
        if state.open.turn != turn {
            turn = state.open.turn;
            let of = |seat: Seat| {
                let is_alive = state.open.heroes[seat].is_alive;
                is_alive.then(|| counts(state, seat).map(f64::from))
            };
            turns.push(Seat::all(n_players).map(of).collect::<Vec<_>>());
        }
        let awaited = Dungeoneer::turn(game.state()).awaited();
        let place = (game.seed(), game.ply());
        let chosen = awaited
            .first()
            .and_then(|it| Some((it, own_choice::<Dungeoneer>(game.state(), place, it)?)));
        let Some((seat, action)) = chosen else { break };
        let Ok(_) = game.play(seat, action) else { panic!("a computer acts against the rules") };
    }
    let winners = Dungeoneer::standing(&game.view(Observer::All)).winners();
    if winners.is_empty() {
        return Vec::new();
    }
    turns.into_iter().map(|it| shares(it, winners)).collect()
}
