//! The distance of a computer's choices from best play: every choice of its matches with an empty bag is compared with
//! the best one, by the tables of the solver. The sum of a match is what it loses to best play on average, with far
//! less chance in it than in its total.

mod luck;
mod truth;

use std::collections::BTreeMap;

use dungeon_roll::{Action, Course, DungeonRoll, Forming, Hero, State, Unleash, Use};
use kernel::question::choose_in;
use kernel::{Bots, Game, Seat};

use super::best::delve::Solved;
use super::best::level::{MASTER, World};
use super::each::each;
use super::play::played;
use truth::{Face, Truth};

/// A loss of less is none.
const LEAST: f64 = 1e-6;

/// So many of the worst choices are printed.
const N_WORST: usize = 3;

/// A choice of a match.
struct Choice {
    nth: u64,
    ply: usize,
    state: State,
    action: Action,
}

/// The loss of a choice.
struct Loss {
    nth: u64,
    /// The action that should have been taken, and the one that was.
    kinds: (&'static str, &'static str),
    points: f64,
    /// The place of the choice, and what it was.
    told: String,
}

/// Lets a level play so many matches of a hero, and prints what its choices lose.
pub fn measure(hero: Option<Hero>, n: u64, level: usize, (world, solved): (&World, &Solved)) {
    let choices = each(n, |nth| choices(hero, nth, level)).into_iter().flatten();
    let mut groups: BTreeMap<u8, BTreeMap<Face, Vec<Choice>>> = BTreeMap::new();
    for choice in choices {
        let table = &choice.state.table;
        let face = Truth::face(solved, table.player(Seat::FIRST));
        groups.entry(table.delve.level).or_default().entry(face).or_default().push(choice);
    }
    let groups: Vec<_> = groups.into_iter().collect();
    let losses = each(groups.len() as u64, |nth| {
        let (depth, faces) = &groups[nth as usize];
        on_level(hero, (*depth).into(), faces, (world, solved))
    });
    let losses: Vec<Loss> = losses.into_iter().flatten().collect();
    print(DungeonRoll::LEVELS[level].key, n, losses);
}

/// The choices of one match.
fn choices(hero: Option<Hero>, nth: u64, level: usize) -> Vec<Choice> {
    let mut all = Vec::new();
    played(hero, nth, |state, (seed, ply)| {
        let action =
            choose_in::<DungeonRoll>(state, (seed, ply), Seat::FIRST, level).expect("a choice");
        all.push(Choice { nth, ply, state: *state, action });
        action
    });
    all
}

/// The losses of choices on one level.
fn on_level(
    hero: Option<Hero>,
    level: usize,
    faces: &BTreeMap<Face, Vec<Choice>>,
    (world, solved): (&World, &Solved),
) -> Vec<Loss> {
    let known = truth::master(world, solved, hero, level);
    let mut truth = Truth { world, solved, known };
    let mut losses = Vec::new();
    for (face, choices) in faces {
        if let Face::Novice { n_left } = face {
            let xp = |it: &Choice| usize::from(it.state.table.player(Seat::FIRST).xp());
            let least = choices.iter().map(xp).min().unwrap_or(MASTER);
            truth::novice(&mut truth, hero, (level, *n_left, least));
        }
        losses.extend(choices.iter().filter_map(|it| loss(&truth, it)));
    }
    losses
}

/// The loss of a choice; none if it was the best.
fn loss(truth: &Truth, choice: &Choice) -> Option<Loss> {
    let table = &choice.state.table;
    let best = truth.worth(table);
    let points = best - truth.worth_after(table, &choice.action);
    assert!(-LEAST < points, "{:?} is better than best by {points}", choice.action);
    if points < LEAST {
        return None;
    }
    let mut legal = Vec::new();
    DungeonRoll::legal(&choice.state, Seat::FIRST, &mut legal);
    legal.retain(|it| !is_reroll(it));
    let right = legal.iter().find(|it| best - truth.worth_after(table, it) < LEAST);
    let right_kind = right.map_or("re-roll", kind);
    let right_action = right.map_or("another re-roll".to_owned(), ToString::to_string);
    let place = format!("match {} ply {}", choice.nth, choice.ply);
    let told = format!("{place}: {} instead of {right_action}", choice.action);
    Some(Loss { nth: choice.nth, kinds: (right_kind, kind(&choice.action)), points, told })
}

fn print(key: &str, n: u64, mut losses: Vec<Loss>) {
    let mut matches = vec![0.0; n as usize];
    let mut kinds: BTreeMap<(&str, &str), (f64, usize)> = BTreeMap::new();
    for it in &losses {
        matches[it.nth as usize] += it.points;
        let kind = kinds.entry(it.kinds).or_default();
        *kind = (kind.0 + it.points, kind.1 + 1);
    }
    let count = n as f64;
    let mean = matches.iter().sum::<f64>() / count;
    let variance =
        matches.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    println!("  {key} loses {mean:.3} ± {:.3} in {n} matches", 1.96 * (variance / count).sqrt());
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by(|one, other| other.1.0.total_cmp(&one.1.0));
    for ((right, done), (points, n)) in kinds.into_iter().filter(|it| 0.003 * count < it.1.0) {
        println!(
            "    {:.3}: {done} instead of {right}, {:.2} times",
            points / count,
            n as f64 / count
        );
    }
    losses.sort_by(|one, other| other.points.total_cmp(&one.points));
    for it in losses.iter().take(N_WORST) {
        println!("    {:.2} at worst: {}", it.points, it.told);
    }
}

const fn is_reroll(action: &Action) -> bool {
    matches!(
        action,
        Action::Use { on: Use::Reroll { .. }, .. }
            | Action::Unleash(Unleash::Reroll { .. })
            | Action::Form(Forming::Muster { .. })
    )
}

/// The kind of an action, in a word.
const fn kind(action: &Action) -> &'static str {
    match action {
        Action::Use { on: Use::Fight { .. }, .. } => "fight",
        Action::Use { on: Use::Reroll { .. }, .. } => "re-roll",
        Action::Unleash(Unleash::Reroll { .. }) => "re-roll by the hero",
        Action::Form(Forming::Muster { .. }) | Action::Form(Forming::Keep) => "muster",
        Action::Use { on: Use::Open { .. }, .. } => "open",
        Action::Use { on: Use::Drink { .. }, .. } => "drink",
        Action::Dragon { .. } => "dragon",
        Action::Course(Course::Flee) => "flee",
        Action::Course(Course::End) => "end",
        Action::Course(Course::Retire) => "retire",
        Action::Course(Course::Seek) => "seek",
        _ => "ultimate",
    }
}
