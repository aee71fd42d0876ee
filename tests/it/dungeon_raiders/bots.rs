//! Computer raiders act on views alone, and play as well as they claim.

use games::dungeon_raiders::rules::wastes_crystal;
use games::dungeon_raiders::{Action, DungeonRaiders, Item, Setup};
use kernel::chance::FastChance;
use kernel::{Bots, Game, Match, Observer, Seat, Seed};

use super::Subject;
use crate::bots::is_whole;

const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;

/// The company at a table: one player of one kind among rivals of another.
struct Company {
    one: Option<usize>,
    others: Option<usize>,
}

/// The action of a computer of a level; without a level, any card.
fn choose(
    level: Option<usize>,
    game: &Match<DungeonRaiders>,
    seat: Seat,
    luck: &mut FastChance,
) -> Action {
    let legal = game.legal(seat);
    match level {
        Some(level) => {
            DungeonRaiders::think(level, &game.view(Observer::Seat(seat)), seat, &legal, luck)
        }
        None => legal[luck.pick(legal.len() as u32) as usize],
    }
}

/// The share of games, in hundredths, that the one wins of so many; a shared victory counts in part.
fn victories(company: &Company, n_players: u8, n_games: u64) -> u64 {
    let mut sum = 0;
    for nth in 0..n_games {
        let one = Seat::new((nth % u64::from(n_players)) as usize);
        let mut game: Match<DungeonRaiders> =
            Match::begin(Setup::plain(n_players), Seed::from_bits(nth)).expect("a table");
        let mut luck = FastChance::new(nth);
        while let Some(seat) = game.turn().awaited().iter().next() {
            let level = if seat == one { company.one } else { company.others };
            let action = choose(level, &game, seat, &mut luck);
            game.play(seat, action).expect("a legal action");
        }
        let winners = DungeonRaiders::standing(&game.view(Observer::All)).winners();
        sum += if winners.has(one) { 100 / winners.len() as u64 } else { 0 };
    }
    sum / n_games
}

#[test]
fn one_normal_computer_beats_three_easy_ones() {
    let company = Company { one: Some(NORMAL), others: Some(EASY) };
    let won = victories(&company, 4, 20);
    assert!(35 <= won, "{won} %, where chance is 25 %");
}

#[test]
fn a_hard_computer_beats_a_normal_one() {
    let company = Company { one: Some(HARD), others: Some(NORMAL) };
    let won = victories(&company, 2, 48);
    assert!(60 <= won, "{won} %, where chance is 50 %");
}

#[test]
fn one_easy_computer_beats_three_that_play_at_random() {
    let company = Company { one: Some(EASY), others: None };
    let won = victories(&company, 4, 300);
    assert!(35 <= won, "{won} %, where chance is 25 %");
}

/// The fate of crystals and torches.
#[derive(Default, Debug)]
struct Spent {
    n_crystals: u32,
    /// Crystals that were used although nobody else was still to lay.
    n_wasted: u32,
    /// Crystals in hand when the match ended.
    n_kept: u32,
    n_torches: u32,
}

/// Lets four computers of a level play so many games, and counts what they use.
fn spent(level: usize, n_games: u64, quick: bool) -> Spent {
    let mut spent = Spent::default();
    for nth in 0..n_games {
        let setup = Setup { quick, ..Setup::plain(4) };
        let mut game: Match<DungeonRaiders> =
            Match::begin(setup, Seed::from_bits(nth)).expect("a table");
        let mut luck = FastChance::new(nth);
        while let Some(seat) = game.turn().awaited().iter().next() {
            let action = choose(Some(level), &game, seat, &mut luck);
            if action == Action::UseCrystal {
                spent.n_crystals += 1;
                spent.n_wasted += u32::from(wastes_crystal(&game.view(Observer::Seat(seat))));
            }
            spent.n_torches += u32::from(action == Action::UseTorch);
            game.play(seat, action).expect("a legal action");
        }
        let kept = game.state().heroes.iter().map(|(_, it)| u32::from(it.items[Item::Crystal]));
        spent.n_kept += kept.sum::<u32>();
    }
    spent
}

#[test]
fn easy_computers_use_their_crystals_and_burn_no_torches_for_nothing() {
    for quick in [false, true] {
        let spent = spent(EASY, 300, quick);
        println!("quick {quick}: {spent:?}");
        assert!(4 * spent.n_kept <= spent.n_crystals, "{spent:?}");
        assert_eq!(spent.n_torches, 0, "they never look at what it shows: {spent:?}");
        assert_eq!(spent.n_wasted, 0, "{spent:?}");
    }
}

#[test]
fn better_computers_waste_no_crystal() {
    for (level, n_games, quick) in
        [(NORMAL, 8, false), (NORMAL, 8, true), (HARD, 2, false), (HARD, 2, true)]
    {
        let spent = spent(level, n_games, quick);
        println!("{level}, quick {quick}: {spent:?}");
        assert!(0 < spent.n_crystals, "{spent:?}");
        assert_eq!(spent.n_wasted, 0, "{spent:?}");
    }
}

#[test]
fn every_level_finishes_every_table() {
    for (nth, text) in DungeonRaiders::SETUPS.iter().enumerate() {
        for level in 0..DungeonRaiders::LEVELS.len() {
            let setup = text.parse().expect("a setup");
            let mut game: Match<DungeonRaiders> =
                Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
            let mut luck = FastChance::new(nth as u64);
            // The stronger level is slow to try; one in every few decisions is enough.
            while let Some(seat) = game.turn().awaited().iter().next() {
                let level = if game.ply().is_multiple_of(5) { level } else { EASY };
                let action = choose(Some(level), &game, seat, &mut luck);
                game.play(seat, action).expect("a legal action");
            }
            is_whole(&game);
        }
    }
}

/// The same is chosen in every world that looks the same to the seat.
#[test]
fn no_level_knows_a_secret() {
    let mut n_asked = [0; 3];
    for (nth, text) in DungeonRaiders::SETUPS.iter().enumerate() {
        let setup = text.parse().expect("a setup");
        let mut game: Match<DungeonRaiders> =
            Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        let mut luck = FastChance::new(nth as u64);
        while let Some(seat) = game.turn().awaited().first() {
            let level = (game.ply() + nth) % 11;
            if level < DungeonRaiders::LEVELS.len() {
                let (view, legal) = (game.view(Observer::Seat(seat)), game.legal(seat));
                let world = DungeonRaiders::determinize(&view, &mut luck);
                let same = DungeonRaiders::view(&world, Observer::Seat(seat));
                let ask = |view| {
                    DungeonRaiders::think(level, view, seat, &legal, &mut FastChance::new(0))
                };
                assert_eq!(ask(&view), ask(&same), "{text}");
                n_asked[level] += 1;
            }
            let action = choose(None, &game, seat, &mut luck);
            game.play(seat, action).expect("a legal action");
        }
    }
    println!("{n_asked:?}");
    assert!(n_asked.iter().all(|it| 20 <= *it), "{n_asked:?}");
}

#[test]
fn normal_computers_light_torches_out_of_turn_and_easy_ones_decline() {
    let (mut n_asked, mut n_lit) = (0, 0);
    let setups = DungeonRaiders::SETUPS.iter().filter(|it| !it.contains("players=1"));
    for (nth, text) in setups.cycle().take(120).enumerate() {
        let setup = text.parse().expect("a setup");
        let mut game: Match<DungeonRaiders> =
            Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        let mut luck = FastChance::new(nth as u64);
        while let Some(awaited) = game.turn().awaited().first() {
            for seat in DungeonRaiders::out_of_turn(game.state()).iter() {
                let (legal, view) = (game.legal(seat), game.view(Observer::Seat(seat)));
                let ask = |level, view| {
                    let mut luck = FastChance::new(0);
                    DungeonRaiders::interrupt(level, view, seat, &legal, &mut luck)
                };
                assert_eq!(ask(EASY, &view), None);
                n_asked += 1;
                let answer = ask(NORMAL, &view);
                let world = DungeonRaiders::determinize(&view, &mut luck);
                assert_eq!(
                    ask(NORMAL, &DungeonRaiders::view(&world, Observer::Seat(seat))),
                    answer
                );
                if let Some(action) = answer {
                    game.play(seat, action).expect("legal");
                    let view = game.view(Observer::Seat(seat));
                    let dark = view.dungeon.dark_after(view.ground.here);
                    assert!(2 <= dark.filter(|it| view.dungeon.slot(*it).room.is_some()).count());
                    n_lit += 1;
                }
            }
            let action = choose(None, &game, awaited, &mut luck);
            game.play(awaited, action).expect("a legal action");
        }
    }
    println!("{n_lit} torches, {n_asked} times asked");
    assert!(50 <= n_lit && n_lit < n_asked / 4, "{n_lit} of {n_asked}");
}
