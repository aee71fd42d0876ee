//! The odds told of dice before they fall are the shares of what falls: of a view ten thousand futures are thrown.

use games::dungeon_roll::dice::FloorDice;
use std::collections::BTreeMap;

use games::dungeon_roll::client::seek_odds;
use games::dungeon_roll::{
    Action, Course, DungeonFace, DungeonRoll, Event, Monster, PartyFace, State, View,
};
use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Seat, Seed, Words};
use testing::laws::Subject;

/// So many futures are thrown of each view.
const FUTURES: u32 = 10_000;

/// So many views of each sort are taken.
const VIEWS: usize = 24;

/// Carries an action out in worlds that are made anew of what is seen, each with luck of its own.
fn futures(
    view: &View,
    (seat, action): (Seat, Action),
    luck: &mut FastChance,
    mut see: impl FnMut(&State, &[Event]),
) {
    let mut events = Vec::new();
    for _ in 0..FUTURES {
        let world: State = DungeonRoll::determinize(view, luck);
        events.clear();
        let next = DungeonRoll::apply(world, seat, &action, luck, &mut events);
        see(&next, &events);
    }
}

/// So many futures of all are what a chance of `ways` in `of` says: within four standard errors, and one future more.
#[track_caller]
fn is_share(n: u32, ways: f64, of: f64, what: &str) {
    let (all, chance) = (f64::from(FUTURES), ways / of);
    let error = (all * chance * (1.0 - chance)).sqrt();
    let gap = (f64::from(n) - all * chance).abs();
    assert!(gap <= 4.0 * error + 1.0, "{what}: {n}, not {}", all * chance);
}

/// Calls `see` with views of random matches and what is done there: one of each match, and where luck is thrown for.
fn each_throw(
    throws: impl Fn(&Event) -> bool,
    mut see: impl FnMut(&View, Seat, Action, &mut FastChance),
) {
    let mut n_views = 0;
    for seed in 0..400 {
        let setup = DungeonRoll::SETUPS[seed as usize % DungeonRoll::SETUPS.len()];
        let mut game: Match<DungeonRoll> =
            Match::begin(setup.parse().expect("a setup"), Seed::from_bits(seed)).expect("a table");
        let mut luck = FastChance::new(seed);
        // Deep levels as well as the first one.
        let mut n_skipped = luck.pick(4);
        while let Some(seat) = game.turn().awaited().first() {
            let view = game.view(Observer::Seat(seat));
            let action = DungeonRoll::choose(&view, seat, &game.legal(seat), &mut luck);
            let mut events = Vec::new();
            DungeonRoll::apply(*game.state(), seat, &action, &mut FastChance::new(1), &mut events);
            if events.iter().any(&throws) {
                if n_skipped == 0 {
                    see(&view, seat, action, &mut luck);
                    n_views += 1;
                    break;
                }
                n_skipped -= 1;
            }
            game.play(seat, action).expect("a legal action");
        }
        if VIEWS <= n_views {
            return;
        }
    }
    panic!("{n_views} views");
}

const fn is_level(event: &Event) -> bool {
    matches!(event, Event::Populated { is_planned: false, .. })
}

/// The outcome of a level: faces, monsters, and whether the dragon wakes.
#[test]
fn a_level_falls_as_often_as_it_is_told() {
    each_throw(is_level, |view, seat, action, luck| {
        let Some(odds) = seek_odds(&view.table).filter(|_| action == Action::Course(Course::Seek))
        else {
            return;
        };
        let mut n_faces: BTreeMap<(DungeonFace, usize), u32> = BTreeMap::new();
        let (mut n_monsters, mut n_wakes) = ([0; 10], 0);
        futures(view, (seat, action), luck, |next, _| {
            let (floor, lair) = (next.table.delve.floor, next.table.delve.lair);
            let n = |face: DungeonFace| {
                let n = match face {
                    DungeonFace::Goblin => floor.monsters()[Monster::Goblin],
                    DungeonFace::Skeleton => floor.monsters()[Monster::Skeleton],
                    DungeonFace::Ooze => floor.monsters()[Monster::Ooze],
                    DungeonFace::Chest => floor.chests(),
                    DungeonFace::Potion => floor.potions(),
                    DungeonFace::Dragon => lair - odds.lair,
                };
                usize::from(n)
            };
            DungeonFace::ALL
                .into_iter()
                .for_each(|it| *n_faces.entry((it, n(it))).or_default() += 1);
            n_monsters[Monster::ALL.into_iter().map(|it| n(it.face())).sum::<usize>()] += 1;
            n_wakes += u32::from(odds.wakes <= lair);
        });
        let of = f64::from(odds.n_ways());
        for n in 0..=odds.n_dice {
            for face in DungeonFace::ALL {
                let found = n_faces.get(&(face, n.into())).copied().unwrap_or_default();
                let what = format!("{n} of {face:?} of {odds:?}");
                is_share(found, odds.exactly(face, n).into(), of, &what);
            }
            let what = format!("{n} monsters of {odds:?}");
            is_share(n_monsters[usize::from(n)], odds.monsters(n).into(), of, &what);
        }
        is_share(n_wakes, odds.dragon_wakes().into(), of, &format!("the dragon: {odds:?}"));
    });
}

/// The rarity of a stroke of luck as it is told: champions of a fresh party, dragons of a level.
#[test]
fn a_stroke_of_luck_is_as_rare_as_it_is_told() {
    let is_party = |it: &Event| matches!(it, Event::Formed { .. });
    let mut n_told = 0;
    each_throw(is_level, |view, seat, action, luck| n_told += strokes(view, seat, action, luck));
    each_throw(is_party, |view, seat, action, luck| n_told += strokes(view, seat, action, luck));
    println!("{n_told} strokes");
    assert!(100 <= n_told, "{n_told}");
}

/// Compares all strokes that are told in the futures of an action: how many there were.
fn strokes(view: &View, seat: Seat, action: Action, luck: &mut FastChance) -> usize {
    // By what it is and of how many dice: how often so many fell, and how rare they are told to be.
    let mut told: BTreeMap<(String, u32, u32), u32> = BTreeMap::new();
    let mut fell: BTreeMap<(&str, u32, u32), u32> = BTreeMap::new();
    futures(view, (seat, action), luck, |_, events| {
        let mut one = |key, n: usize, of: usize| {
            *fell.entry((key, n as u32, of as u32)).or_default() += 1;
        };
        let mut thrower = None;
        for event in events {
            match event {
                Event::Formed { seat, throw } => {
                    thrower = Some(*seat);
                    let champions = throw.faces().iter().filter(|it| **it == PartyFace::Champion);
                    one("champions", champions.count(), throw.faces().len());
                }
                Event::Populated { seat, throw, is_planned: false, .. } => {
                    thrower = Some(*seat);
                    let dragons = throw.faces().iter().filter(|it| **it == DungeonFace::Dragon);
                    one("dragons", dragons.count(), throw.faces().len());
                }
                _ => {} // No other throw is told of.
            }
        }
        let luck = thrower.and_then(|it| DungeonRoll::luck(it, events));
        let strokes = luck.into_iter().flat_map(|it| [it.kindest, it.cruellest]).flatten();
        told.extend(strokes.map(|it| ((it.key, it.n, it.of), it.one_in)));
    });
    for ((key, n, of), one_in) in &told {
        let as_many =
            fell.iter().filter(|(it, _)| it.0 == key.as_str() && *n <= it.1 && it.2 == *of);
        let found: u32 = as_many.map(|it| it.1).sum();
        // It is told in whole numbers: a half may be lost.
        let [low, high] = [0.5, -0.5].map(|it| f64::from(FUTURES) / (f64::from(*one_in) + it));
        let nearest = f64::from(found).clamp(low, high);
        let what = format!("{n} {key} of {of} dice");
        is_share(found, nearest, FUTURES.into(), &what);
    }
    told.len()
}
