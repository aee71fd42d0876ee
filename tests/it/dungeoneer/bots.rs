//! Computer players of Dungeoneer act on views alone, answer everywhere, and play as well as they claim.

use undercroft_rules::games::dungeoneer::action::Word;
use undercroft_rules::games::dungeoneer::cards::ability::Effect;
use undercroft_rules::games::dungeoneer::cards::{AdventureId, Trait};
use undercroft_rules::games::dungeoneer::setup::Boxes;
use undercroft_rules::games::dungeoneer::{Dungeoneer, Setup};
use undercroft_rules::kernel::ask::Answer;
use undercroft_rules::kernel::chance::{FastChance, KeyedChance};
use undercroft_rules::kernel::question::choose_in;
use undercroft_rules::kernel::{Bots, Chance, Game, Match, Observer, Seat, Seed, ask};

use super::setups;
use crate::bots::is_whole;

const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;

/// Plays a match: in each free moment of another, whoever may break in is asked first.
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

/// What normal computers make of warps and potions in whole matches: a warp that is at hand is used now and then, and
/// nobody drinks at full health but for a point, as long as that is not little.
#[test]
fn normal_computers_use_warps_and_waste_no_potions() {
    let (mut n_warps, mut n_potions) = (0, 0);
    for nth in 0..24 {
        let boxes = if nth % 2 == 0 { Boxes::Tomb } else { Boxes::Vault };
        let mut game: Match<Dungeoneer> =
            Match::begin(Setup { boxes, ..Setup::plain(2) }, Seed::from_bits(nth))
                .expect("a table");
        loop {
            game.pass_due();
            let Some(seat) = game.turn().awaited().first() else { break };
            let at = (game.seed(), game.ply());
            let action = choose_in::<Dungeoneer>(game.state(), at, seat, NORMAL).expect("awaited");
            let hero = &game.state().open.heroes[seat];
            let missing = hero.card.card().health - hero.health;
            match &action {
                Answer::Do(Word::Use { .. }) => {
                    let text = action.to_string();
                    let is_warp = ["use.TM21", "use.VM21"].into_iter().any(|it| text.contains(it));
                    n_warps += usize::from(is_warp);
                }
                Answer::Do(Word::Play { card, payer: None, .. }) if heals(*card) => {
                    assert!(hero.health <= 3 || 2 <= missing, "{nth}: {action}, {missing} missing");
                    n_potions += 1;
                }
                _ => {}
            }
            game.play(seat, action).expect("a computer takes legal actions");
        }
    }
    println!("{n_warps} warps, {n_potions} potions");
    assert!(0 < n_warps && 0 < n_potions, "{n_warps} {n_potions}");
}

fn heals(card: AdventureId) -> bool {
    let parts = card.card().abilities.iter().flat_map(|it| it.parts.iter());
    parts.into_iter().any(|it| matches!(it.effect, Effect::Heal(..)))
        && card.card().traits.has(Trait::Potion)
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
