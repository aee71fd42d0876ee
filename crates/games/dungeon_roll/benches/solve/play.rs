//! Matches of the computers with an empty bag, to be compared with best play.

use std::time::Duration;

use cpu_time::ThreadTime;
use dungeon_roll::{Action, DungeonRoll, Forming, Hero, Setup, State, Treasures};
use kernel::chance::KeyedChance;
use kernel::question::choose_in;
use kernel::{Bots, Game, Observer, Seat, Seed};

use super::each::each;

const SETUP: &str = "first=1 bait=all scrolls=monster dice=7 bag=single heroes=base";

/// Lets each of some levels play so many matches of a hero alone, all with the same luck, and prints what they come to.
pub fn compare(hero: Option<Hero>, n: u64, levels: &[usize]) {
    for &level in levels {
        let (totals, times): (Vec<f64>, Vec<_>) =
            each(n, |nth| play(hero, level, nth)).into_iter().unzip();
        let mut times: Vec<Duration> = times.into_iter().flatten().collect();
        let n = totals.len().max(2) as f64;
        let mean = totals.iter().sum::<f64>() / n;
        let variance = totals.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0);
        times.sort_unstable();
        let at = |percent: usize| {
            let nth = times.len().saturating_sub(1) * percent / 100;
            times.get(nth).map_or(0.0, |it| 1000.0 * it.as_secs_f64())
        };
        let (key, error) = (DungeonRoll::LEVELS[level].key, 1.96 * (variance / n).sqrt());
        println!(
            "  {key}: {mean:.2} ± {error:.2} in {n} matches; a decision {:.1} ms, 95 % within {:.1}, 99 % {:.1}",
            at(50),
            at(95),
            at(99),
        );
    }
}

/// The total of one match, and how long each decision took.
fn play(hero: Option<Hero>, level: usize, nth: u64) -> (f64, Vec<Duration>) {
    let mut times = Vec::new();
    let total = played(hero, nth, |state, luck| {
        let began = ThreadTime::now();
        let action = choose_in::<DungeonRoll>(state, luck, Seat::FIRST, level).expect("a choice");
        times.push(began.elapsed());
        action
    });
    (total, times)
}

/// The total of one match with an empty bag, in which a choice is made of each state and of the luck that computers have
/// there.
pub fn played(
    hero: Option<Hero>,
    nth: u64,
    mut choose: impl FnMut(&State, (Seed, usize)) -> Action,
) -> f64 {
    let deal = if hero.is_some() { "choose" } else { "none" };
    let setup: Setup = format!("players=1 deal={deal} {SETUP}").parse().expect("a setup");
    let seed = Seed::from_bits(104_729 * (nth + 1));
    let mut luck = KeyedChance::new(seed);
    let mut state = DungeonRoll::begin(&setup, DungeonRoll::EDITION, &mut luck, &mut Vec::new());
    state.table.bag = Treasures::NONE;
    if let Some(hero) = hero {
        let action = Action::Form(Forming::Choose { hero });
        state = DungeonRoll::apply(state, Seat::FIRST, &action, &mut luck, &mut Vec::new());
    }
    let mut ply = 0;
    while let Some(seat) = DungeonRoll::turn(&state).awaited().first() {
        let action = choose(&state, (seed, ply));
        state = DungeonRoll::apply(state, seat, &action, &mut luck, &mut Vec::new());
        ply += 1;
    }
    let view = DungeonRoll::view(&state, Observer::All);
    f64::from(DungeonRoll::standing(&view).places[Seat::FIRST].total)
}
