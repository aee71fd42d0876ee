//! Computer players of Dungeoneer act on views alone, answer everywhere, and play as well as they claim.

use games::dungeoneer::action::{Action, Word};
use games::dungeoneer::cards::Part;
use games::dungeoneer::cards::ability::{Effect, Place, Trigger, Who};
use games::dungeoneer::rules::{map, uses};
use games::dungeoneer::setup::Boxes;
use games::dungeoneer::state::Open;
use games::dungeoneer::{Dungeoneer, Setup};
use kernel::ask::Answer;
use kernel::chance::{FastChance, KeyedChance};
use kernel::kit::Cell;
use kernel::question::choose_in;
use kernel::{Bots, Chance, Game, Match, Observer, Seat, Seed, ask};

use super::setups;
use crate::bots::is_whole;

const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;

/// Plays a match: in each free moment of another, each who may break in is asked first.
fn play(setup: Setup, seed: u64, level: impl Fn(Seat) -> usize) -> Match<Dungeoneer> {
    let mut game: Match<Dungeoneer> = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
    loop {
        game.pass_due();
        let decide = |seat: Seat| {
            let at = (game.seed(), game.ply());
            choose_in::<Dungeoneer>(game.state(), at, seat, level(seat)).map(|it| (seat, it))
        };
        let breaking_in = Dungeoneer::out_of_turn(game.state());
        let awaited = game.turn().awaited().first();
        let next = breaking_in.iter().find_map(decide).or_else(|| awaited.and_then(decide));
        let Some((seat, action)) = next else { return game };
        game.play(seat, action).expect("a computer takes legal actions");
    }
}

/// In how many of these duels the better one wins, the first seat going round; no match may drag on.
fn duels(better: usize, worse: usize, n_matches: u64) -> usize {
    let wins = |nth: &u64| {
        let one = Seat::new((nth % 2) as usize);
        let game = play(Setup::plain(2), *nth, |it| if it == one { better } else { worse });
        assert!(game.state().open.round <= 40, "match {nth}: {}", game.state().open.round);
        Dungeoneer::standing(&game.view(Observer::All)).winners().has(one)
    };
    (0..n_matches).filter(wins).count()
}

// A thousand matches of each sort take too long for every day: they are the bench's.
#[test]
fn normal_computers_beat_easy_ones() {
    let n_won = duels(NORMAL, EASY, 40);
    println!("{n_won} of 40");
    assert!(22 <= n_won, "{n_won} of 40");
}

#[test]
fn hard_computers_beat_normal_ones() {
    let n_won = duels(HARD, NORMAL, 24);
    println!("{n_won} of 24");
    assert!(11 <= n_won, "{n_won} of 24");
}

/// Nobody who is well heals a single point, by a card or by an ability, in whole matches.
#[test]
fn normal_computers_waste_no_healing() {
    let mut n_healed = 0;
    for nth in 0..24 {
        let boxes = if nth % 2 == 0 { Boxes::Tomb } else { Boxes::Vault };
        let game = play(Setup { boxes, ..Setup::plain(2) }, nth, |_| NORMAL);
        let mut before: Match<Dungeoneer> =
            Match::begin(*game.setup(), game.seed()).expect("a table");
        for (seat, action) in game.line() {
            let open = &before.state().open;
            if parts(open, seat, &action).any(|it| matches!(it.effect, Effect::Heal(..))) {
                let hero = &open.heroes[seat];
                let missing = hero.card.card().health - hero.health;
                assert!(hero.health <= 3 || 2 <= missing, "{nth}: {action}, {missing} missing");
                n_healed += 1;
            }
            before.play(seat, action).expect("it was legal");
        }
    }
    println!("healed {n_healed} times");
    assert!(20 <= n_healed, "{n_healed}");
}

/// A warp that saves two steps or more is used in a good share of the turns in which it can be; easy computers, who never
/// warp, have played up to there.
#[test]
fn normal_computers_use_warps_that_shorten_the_way() {
    let (mut n_warps, mut n_chances, mut n_vain, mut n_used) = (0, 0, 0, 0);
    for nth in 0..120 {
        let boxes = if nth % 2 == 0 { Boxes::Tomb } else { Boxes::Vault };
        let setup = Setup { boxes, ..Setup::plain(4) };
        let mut game: Match<Dungeoneer> =
            Match::begin(setup, Seed::from_bits(nth)).expect("a table");
        let mut asked = 0;
        loop {
            game.pass_due();
            let Some(seat) = game.turn().awaited().first() else { break };
            let (at, open) = ((game.seed(), game.ply()), &game.state().open);
            let legal = game.legal(seat);
            let warps = || legal.iter().filter(|it| warp(open, seat, it).is_some());
            if open.turn != asked && warps().next().is_some() {
                asked = open.turn;
                let is_short = warps().any(|it| is_shortcut(open, seat, it));
                let choice = choose_in::<Dungeoneer>(game.state(), at, seat, NORMAL);
                let is_used = choice.is_some_and(|it| warp(open, seat, &it).is_some());
                let (n, of) = if is_short {
                    (&mut n_warps, &mut n_chances)
                } else {
                    (&mut n_used, &mut n_vain)
                };
                *n += usize::from(is_used);
                *of += 1;
            }
            let action = choose_in::<Dungeoneer>(game.state(), at, seat, EASY).expect("awaited");
            game.play(seat, action).expect("a computer takes legal actions");
        }
    }
    println!("{n_warps} warps of {n_chances}, others {n_used} of {n_vain}");
    assert!(30 <= n_chances && n_chances <= 2 * n_warps, "{n_warps} of {n_chances}");
    assert!(4 * n_used <= n_vain, "{n_used} of {n_vain}");
}

/// The immediate effects of an own card or ability, as it is played or used.
fn parts<'o>(
    open: &'o Open,
    seat: Seat,
    action: &Action,
) -> impl Iterator<Item = &'o Part> + use<'o> {
    let ability = match *action {
        Answer::Do(Word::Use { of, ability }) | Answer::Play(Word::Use { of, ability }) => {
            uses::find_use(open, seat, of, ability)
        }
        Answer::Do(Word::Play { card, payer: None, .. })
        | Answer::Play(Word::Play { card, payer: None, .. }) => {
            card.card().abilities.iter().find(|it| it.trigger == Trigger::Play)
        }
        _ => None,
    };
    ability.into_iter().flat_map(|it| &it.parts)
}

/// The place to which the ability that is used warps a hero.
fn warp(open: &Open, seat: Seat, action: &Action) -> Option<Place> {
    if !matches!(action, Answer::Do(Word::Use { .. })) {
        return None;
    }
    parts(open, seat, action).find_map(|it| match it.effect {
        Effect::Warp(Who::Me, place, _) => Some(place),
        _ => None,
    })
}

/// Tells whether after a warp the nearest place of the hero's quests is two steps nearer, the warp counted as one.
fn is_shortcut(open: &Open, seat: Seat, action: &Action) -> bool {
    let Some(place) = warp(open, seat, action) else { return false };
    let here = open.heroes[seat].at;
    let ends = map::warps(open, here, place).into_iter().filter_map(|it| steps(open, seat, it));
    let warped = ends.min().map(|it| it + 1);
    warped.is_some_and(|it| steps(open, seat, here).is_none_or(|walked| it + 2 <= walked))
}

/// The number of steps to the nearest place of the hero's quests; none where there is no way.
fn steps(open: &Open, seat: Seat, from: Cell) -> Option<usize> {
    let is_goal = |cell: Cell| {
        let site = open.map.get(cell).expect("a location");
        open.heroes[seat].quests.iter().any(|it| map::is_place(it.card().place, site))
    };
    let mut found = vec![(from, 0)];
    let mut nth = 0;
    while let Some(&(cell, n)) = found.get(nth) {
        if is_goal(cell) {
            return Some(n);
        }
        for next in map::steps(open, cell) {
            if found.iter().all(|it| it.0 != next) {
                found.push((next, n + 1));
            }
        }
        nth += 1;
    }
    None
}

#[test]
fn computers_finish_tables_of_every_kind() {
    for (nth, text) in setups::DUNGEONEER.iter().enumerate() {
        let setup = text.parse().expect("a setup");
        is_whole(&play(setup, nth as u64, |_| EASY));
    }
    for level in [NORMAL, HARD] {
        is_whole(&play(Setup::plain(1), 5, |_| level));
    }
}

/// In positions of random matches: every level answers with something legal, or declines where it may, and
/// with the same in every world that looks the same to its seat.
#[test]
fn computers_answer_everywhere_and_know_no_secrets() {
    let mut n_asked = [0; 3];
    for (nth, text) in setups::DUNGEONEER.iter().enumerate() {
        let setup: Setup = text.parse().expect("a setup");
        let seed = Seed::from_bits(nth as u64);
        let mut chance = KeyedChance::new(seed);
        let mut luck = FastChance::new(nth as u64);
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        let mut state = Dungeoneer::begin(&setup, Dungeoneer::EDITION, &mut chance, &mut events);
        for ply in 0..400 {
            let awaited = Dungeoneer::turn(&state).awaited();
            let Some(seat) = awaited.first() else { break };
            for asked in awaited.or(Dungeoneer::out_of_turn(&state)).iter() {
                let level = (ply + nth) % 23;
                if HARD < level {
                    continue;
                }
                n_asked[level] += 1;
                answers_blindly(&state, (seed, ply), asked, level, &mut luck);
            }
            legal.clear();
            Dungeoneer::legal(&state, seat, &mut legal);
            let action = match ask::due_pass::<Dungeoneer>(&state) {
                Some((_, pass)) => pass,
                None => legal[luck.pick(legal.len() as u32) as usize].clone(),
            };
            events.clear();
            let chance: &mut dyn Chance = &mut chance;
            state = Dungeoneer::apply(state, seat, &action, chance, &mut events);
        }
    }
    println!("{n_asked:?}");
    assert!(n_asked.iter().all(|it| 100 <= *it), "{n_asked:?}");
}

#[track_caller]
fn answers_blindly(
    state: &<Dungeoneer as Game>::State,
    at: (Seed, usize),
    seat: Seat,
    level: usize,
    luck: &mut FastChance,
) {
    let answer = choose_in::<Dungeoneer>(state, at, seat, level);
    let mut legal = Vec::new();
    Dungeoneer::legal(state, seat, &mut legal);
    let is_awaited = Dungeoneer::turn(state).awaited().has(seat);
    match &answer {
        Some(action) => assert!(legal.contains(action), "{action}"),
        None => assert!(!is_awaited, "{seat} is awaited"),
    }
    let view = Dungeoneer::view(state, Observer::Seat(seat));
    let world = Dungeoneer::determinize(&view, luck);
    // Out of turn, whether a seat can do anything at all may hang on its own hand alone, which is the same.
    assert_eq!(choose_in::<Dungeoneer>(&world, at, seat, level), answer);
}

#[test]
fn there_are_three_levels() {
    let keys: Vec<&str> = Dungeoneer::LEVELS.iter().map(|it| it.key).collect();
    assert_eq!(keys, ["easy", "normal", "hard"]);
}
