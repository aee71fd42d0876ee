//! The strength of the computers of Dungeoneer: many whole matches between levels.
//!
//! `cargo bench -p dungeoneer --bench strength -- 1000` plays so many of each sort, one
//! after another, and prints one line for each: how often the better one wins, how long matches last, how they
//! end, and how long a decision takes. `-- 200 duel` plays one sort only: `duel`, `four`, `solo` or `peers`; a word
//! with a box, `tomb` or `vault` or `both`, plays that box only, one with a level, such as `hard`, that level only.
//! The last line of each tells what those on the level of the one make of their chances (`habits`).

mod habits;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use cpu_time::ThreadTime;
use dungeoneer::state::Ending;
use dungeoneer::{Dungeoneer, Setup, State};
use kernel::question::choose_in;
use kernel::{Chance, Game, Observer, Seat, Seed, ask, chance};

use self::habits::{Habits, Watch};

/// The names of the levels, in their order.
const LEVELS: [&str; 3] = ["easy", "normal", "hard"];
const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;

/// The players at a table.
#[derive(Clone, Copy)]
struct Company {
    n_players: u8,
    one: usize,
    others: usize,
}

/// The outcome of one match.
struct Outcome {
    /// In hundredths of a victory of the one.
    won: u32,
    rounds: u8,
    ending: &'static str,
    n_done: Vec<usize>,
    /// The time of each decision of the one, and of an other.
    times: [Vec<Duration>; 2],
    /// Of all who are on the level of the one.
    habits: Habits,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let n = words.iter().find_map(|it| it.parse().ok()).unwrap_or(20);
    let named = |all: &[&'static str]| -> Vec<&'static str> {
        let some: Vec<_> =
            all.iter().copied().filter(|it| words.iter().any(|word| word == it)).collect();
        if some.is_empty() { all.to_vec() } else { some }
    };
    let sorts = named(&["duel", "four", "solo", "peers"]);
    let levels = named(&["normal", "hard"]);
    for of in named(&["tomb", "vault", "both"]) {
        for sort in &sorts {
            match *sort {
                "solo" => {
                    for level in named(&LEVELS) {
                        let level = LEVELS.iter().position(|it| *it == level).unwrap_or(EASY);
                        compare(n, of, Company { n_players: 1, one: level, others: level });
                    }
                }
                "peers" => [2, 4].into_iter().for_each(|n_players| {
                    compare(n, of, Company { n_players, one: NORMAL, others: NORMAL });
                }),
                _ => {
                    let n_players = if *sort == "duel" { 2 } else { 4 };
                    for level in &levels {
                        let one = if *level == "hard" { HARD } else { NORMAL };
                        compare(n, of, Company { n_players, one, others: one - 1 });
                    }
                }
            }
        }
    }
}

/// Plays so many matches on all processors, and prints what came of them.
fn compare(n_matches: u64, of: &str, company: Company) {
    let next = Mutex::new(0..n_matches);
    let outcomes = Mutex::new(Vec::new());
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                loop {
                    let nth = next.lock().expect("no thread has failed").next();
                    let Some(nth) = nth else { return };
                    let outcome = play(of, company, nth);
                    outcomes.lock().expect("no thread has failed").push(outcome);
                }
            });
        }
    });
    print(of, company, &outcomes.into_inner().expect("no thread has failed"));
}

fn print(of: &str, company: Company, all: &[Outcome]) {
    let Company { n_players, one, others } = company;
    let won: u32 = all.iter().map(|it| it.won).sum();
    let mut rounds: Vec<u8> = all.iter().map(|it| it.rounds).collect();
    rounds.sort_unstable();
    let mut endings: BTreeMap<&str, usize> = BTreeMap::new();
    all.iter().for_each(|it| *endings.entry(it.ending).or_default() += 1);
    let n_done =
        all.iter().flat_map(|it| it.n_done.iter()).sum::<usize>() as f64 / all.len() as f64;
    println!(
        "{of} {n_players} players, {} against {}: {:.1} % of {}; rounds median {} most {}; {endings:?}; quests {n_done:.2}",
        LEVELS[one],
        LEVELS[others],
        f64::from(won) / all.len() as f64,
        all.len(),
        rounds[rounds.len() / 2],
        rounds[rounds.len() - 1],
    );
    for (who, level) in [one, others].into_iter().enumerate() {
        let mut times: Vec<Duration> =
            all.iter().flat_map(|it| it.times[who].iter().copied()).collect();
        times.sort_unstable();
        let at = |hundredth: usize| {
            times.get(times.len() * hundredth / 100).copied().unwrap_or_default()
        };
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        let most = times.last().copied().unwrap_or_default();
        println!(
            "    {}: {} decisions, mean {mean:.1?}, median {:.1?}, 99 % {:.1?}, most {most:.1?}",
            LEVELS[level],
            times.len(),
            at(50),
            at(99)
        );
    }
    let mut habits = Habits::default();
    all.iter().for_each(|it| habits.add(&it.habits));
    println!("    {}: {habits}", LEVELS[one]);
}

/// Plays one match; who is the one goes round.
fn play(of: &str, company: Company, nth: u64) -> Outcome {
    let setup: Setup = format!(
        "players={} box={of} start=random charted=no resurrection=no heroes=dealt discard=must \
         impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no \
         rounds=all ask=choice",
        company.n_players
    )
    .parse()
    .expect("a setup");
    let seed = Seed::from_bits(nth);
    let mut luck = chance::KeyedChance::new(seed);
    let mut events = Vec::new();
    let mut state = Dungeoneer::begin(&setup, Dungeoneer::EDITION, &mut luck, &mut events);
    let the_one = Seat::new((nth % u64::from(company.n_players)) as usize);
    let level = |seat: Seat| if seat == the_one { company.one } else { company.others };
    let mut times = [Vec::new(), Vec::new()];
    let mut watch = Watch::default();
    let mut ply = 0;
    loop {
        if let Some((seat, pass)) = ask::due_pass::<Dungeoneer>(&state) {
            state = apply(state, seat, &pass, &mut luck, &mut events);
            ply += 1;
            continue;
        }
        let mut decide = |seat: Seat| {
            let start = ThreadTime::now();
            let action = choose_in::<Dungeoneer>(&state, (seed, ply), seat, level(seat));
            times[usize::from(seat != the_one)].push(start.elapsed());
            action
        };
        let breaking_in = Dungeoneer::out_of_turn(&state);
        let interrupt = breaking_in.iter().find_map(|it| Some((it, decide(it)?)));
        let awaited = Dungeoneer::turn(&state).awaited().first();
        let Some((seat, action)) =
            interrupt.or_else(|| awaited.and_then(|it| Some((it, decide(it)?))))
        else {
            break;
        };
        if level(seat) == company.one {
            watch.see(&state, seat, &action);
        }
        state = apply(state, seat, &action, &mut luck, &mut events);
        ply += 1;
    }
    let standing = Dungeoneer::standing(&Dungeoneer::view(&state, Observer::All));
    let winners = standing.winners();
    let won = if winners.has(the_one) { 100 / winners.len() as u32 } else { 0 };
    let n_done = state.open.heroes.values().map(|it| it.done.len()).collect();
    let ending = ending(&state);
    let habits = watch.end(&state.open, company.n_players);
    Outcome { won, rounds: state.open.round, ending, n_done, times, habits }
}

/// The ending of a match, in words.
fn ending(state: &State) -> &'static str {
    match state.open.ending {
        Some(Ending::Quests(_)) => "quests",
        Some(Ending::LastHero(_)) => "last hero",
        Some(Ending::Together(_)) => "together",
        Some(Ending::Rounds) => "rounds",
        Some(Ending::Lost) if 0 < state.open.heroes[Seat::FIRST].health => "time",
        Some(Ending::Lost) => "dead",
        None => "open",
    }
}

fn apply(
    state: State,
    seat: Seat,
    action: &<Dungeoneer as Game>::Action,
    luck: &mut dyn Chance,
    events: &mut Vec<<Dungeoneer as Game>::Event>,
) -> State {
    events.clear();
    Dungeoneer::apply(state, seat, action, luck, events)
}
