//! How well the computers of each game play: `cargo bench -p undercroft-rules --bench levels --profile worker -- 100
//! paper-dungeons`.

use std::sync::Mutex;
use std::time::Duration;

use cpu_time::ThreadTime;
use undercroft_rules::games::paper_dungeons::PaperDungeons;
use undercroft_rules::kernel::chance::FastChance;
use undercroft_rules::kernel::{Bots, Game, Match, Observer, Seat, Seed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let n: u64 = words.iter().find_map(|it| it.parse().ok()).unwrap_or(20);
    let is = |it: &str| words.iter().any(|word| word == it);
    if is("solo") {
        for level in 1..PaperDungeons::LEVELS.len() {
            let all = each(n, |nth| {
                let setup = "players=1 dungeon=random missions=3 vanishing=yes";
                play::<PaperDungeons>(setup, nth, &[level])
            });
            print(
                &format!("solo {level}"),
                &all.iter().map(|it| f64::from(it.totals[0])).collect::<Vec<_>>(),
                &all,
            );
        }
    }
    if is("four") {
        let all = each(n, |nth| {
            let setup = "players=4 dungeon=random missions=3 vanishing=yes";
            let mut levels = [1; 4];
            levels[(nth % 4) as usize] = 2;
            play::<PaperDungeons>(setup, nth, &levels)
        });
        let won: Vec<f64> = all.iter().enumerate().map(|(nth, it)| it.won[nth % 4]).collect();
        print("four", &won, &all);
    }
}

struct Outcome {
    totals: Vec<i32>,
    won: Vec<f64>,
    times: Vec<Duration>,
}

fn play<G: Bots>(setup: &str, nth: u64, levels: &[usize]) -> Outcome
where
    G::Setup: std::str::FromStr,
{
    let setup = setup.parse().ok().expect("a setup");
    let mut game: Match<G> =
        Match::begin(setup, Seed::from_bits(104_729 * (nth + 1))).ok().expect("sound");
    let mut luck = FastChance::new(nth);
    let mut times = Vec::new();
    while let Some(seat) = game.turn().awaited().iter().next() {
        let view = game.view(Observer::Seat(seat));
        let legal = game.legal(seat);
        let began = ThreadTime::now();
        let action = G::think(levels[seat.idx()], &view, seat, &legal, &mut luck);
        if levels[seat.idx()] == 2 && 1 < legal.len() {
            times.push(began.elapsed());
        }
        game.play(seat, action).ok().expect("a legal action");
    }
    let standing = G::standing(&game.view(Observer::All));
    let winners = standing.winners();
    let seats: Vec<Seat> = Seat::all(levels.len()).collect();
    let share = 1.0 / winners.iter().count().max(1) as f64;
    Outcome {
        totals: seats.iter().map(|it| standing.places[*it].total).collect(),
        won: seats.iter().map(|it| if winners.has(*it) { share } else { 0.0 }).collect(),
        times,
    }
}

fn each<T: Send>(n: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = Mutex::new(0..n);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let nth = next.lock().expect("sound").next();
                    let Some(nth) = nth else { return };
                    let it = play(nth);
                    all.lock().expect("sound").push((nth, it));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("sound");
    all.sort_by_key(|it| it.0);
    all.into_iter().map(|it| it.1).collect()
}

fn print(name: &str, values: &[f64], all: &[Outcome]) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let mut times: Vec<Duration> = all.iter().flat_map(|it| it.times.iter().copied()).collect();
    times.sort_unstable();
    let at = |part: usize| {
        times.get(times.len().saturating_sub(1) * part / 100).copied().unwrap_or_default()
    };
    println!(
        "{name}: {mean:.3} ± {:.3} (95 %) of {n}; a decision {:?} median, {:?} 95 %, {:?} 99 %",
        1.96 * (variance / n).sqrt(),
        at(50),
        at(95),
        at(99)
    );
}
