//! The features of a hero of Dungeon Raiders at the end of a level, and the winners.

use games::dungeon_raiders::{DungeonRaiders, N_COUNTS, counts};
use kernel::question::choose;
use kernel::{Game, Match, Observer, Seat, Seed};

use crate::each::each;
use crate::fit::{Example, fit, listed, shares};

const SETUP: &str = "heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early \
                     light=shuffled shield=living";

/// Prints a line for each number of heroes and each level but the last.
pub fn print(n: u64) {
    for n_players in 2..=5 {
        let all = each(n, |nth| play(nth, n_players));
        let examples: Vec<(u8, Example<N_COUNTS>)> = all.into_iter().flatten().collect();
        println!("    [");
        for level in 1..5 {
            let of_level = examples.iter().filter(|it| it.0 == level).map(|it| &it.1);
            let (weights, loss) = fit(&of_level.collect::<Vec<_>>());
            println!("        [{}], // {loss:.4}", listed(&weights));
        }
        println!("    ],");
    }
}

fn play(nth: u64, n_players: usize) -> Vec<(u8, Example<N_COUNTS>)> {
    let quick = if nth % 4 == 3 { "yes" } else { "no" };
    let setup = format!("players={n_players} quick={quick} {SETUP}");
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let seed = Seed::from_bits(7_919 * (nth + 1));
    let Ok(mut game) = Match::<DungeonRaiders>::begin(setup, seed) else { panic!("no table") };
    let (mut level, mut levels) = (0, Vec::new());
    loop {
        let state = game.state();
        if state.ground.here.level != level && !state.ground.is_over() {
            level = state.ground.here.level;
            let of = |seat: Seat| {
                let is_alive = state.heroes[seat].mat.is_alive();
                is_alive.then(|| counts(state, seat).map(f64::from))
            };
            levels.push((level, Seat::all(n_players).map(of).collect::<Vec<_>>()));
        }
        let awaited = DungeonRaiders::turn(state).awaited();
        let chosen = awaited.iter().find_map(|it| Some((it, choose(&game, it, 1)?)));
        let Some((seat, action)) = chosen else { break };
        let Ok(_) = game.play(seat, action) else { panic!("a computer acts against the rules") };
    }
    let winners = DungeonRaiders::standing(&game.view(Observer::All)).winners();
    if winners.is_empty() {
        return Vec::new();
    }
    levels.into_iter().map(|(level, it)| (level, shares(it, winners))).collect()
}
