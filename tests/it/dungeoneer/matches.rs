//! Whole matches at random: nothing is lost, nothing hangs.

use games::dungeoneer::action::Word;
use games::dungeoneer::cards::{SUBTYPES, Trait};
use games::dungeoneer::rules::values;
use games::dungeoneer::state::{LAIR, LEVEL_MAX, State};
use games::dungeoneer::steps::Step;
use games::dungeoneer::{Dungeoneer, Setup};
use kernel::ask::Answer;
use kernel::chance::FastChance;
use kernel::kit::Side;
use kernel::{Game, Match, Observer, Seed, Turn};

use super::setups;

/// Plays whole matches and says how they went.
fn play(setup: &str, seed: u64) -> (u32, u32, String) {
    let text = setup;
    let setup: Setup = setup.parse().expect("a setup");
    let mut game: Match<Dungeoneer> = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
    let mut luck = FastChance::new(seed);
    let mut n = 0;
    let mut widest = 0;
    let n_all = n_cards(game.state());
    while game.turn() != Turn::Over {
        let seats = game.actors();
        let seats: Vec<_> = seats.iter().collect();
        let awaited = game.turn().awaited();
        let mut seat = seats[luck.pick(seats.len() as u32) as usize];
        if !awaited.has(seat) && luck.pick(4) != 0 {
            seat = awaited.first().expect("somebody");
        }
        let legal = game.legal(seat);
        assert!(
            !legal.is_empty(),
            "{text} {seed}: {seat} has nothing at {:?}",
            game.state().open.agenda.next()
        );
        widest = widest.max(legal.len());
        let mut action = legal[luck.pick(legal.len() as u32) as usize].clone();
        if action == Answer::Do(Word::End) && 1 < legal.len() && luck.pick(3) != 0 {
            action = legal[luck.pick(legal.len() as u32) as usize].clone();
        }
        let told = format!("{text} {seed}, ply {n}: {action}");
        game.play(seat, action).expect("it is legal");
        map_is_sound(game.state(), &told);
        if game.state().open.agenda.next() == Some(&Step::Free) {
            heroes_are_sound(game.state(), &told);
            assert_eq!(
                n_all,
                n_cards(game.state()),
                "{told}: no card is lost, and none comes from nowhere"
            );
        }
        n += 1;
        assert!(n < 200_000, "{text} {seed} does not end");
    }
    let state = game.state();
    let _ = Dungeoneer::standing(&game.view(Observer::All));
    (
        game.ply() as u32,
        u32::from(state.open.round),
        format!("{:?} widest {widest}", state.open.ending),
    )
}

/// The adventure cards that lie somewhere, but for those that are just being played or fought with.
fn n_cards(state: &State) -> usize {
    let (open, hidden) = (&state.open, &state.hidden);
    let in_decks: usize = hidden.decks.iter().map(|it| it.len()).sum();
    let in_hands: usize = hidden.hands.values().map(|it| it.len()).sum();
    let in_discards: usize = open.discards.iter().map(Vec::len).sum();
    let on_map: usize = open.map.iter().map(|it| it.1.attached.len()).sum();
    let of_heroes = open.heroes.values().map(|it| {
        let in_lair: usize = it.lair.iter().map(|it| 1 + it.attached.len()).sum();
        it.readied.len() + in_lair
    });
    in_decks + in_hands + in_discards + on_map + of_heroes.sum::<usize>() + open.waiting.len()
}

/// Exits meet exits (DN-203), there is a way to an entrance from everywhere (DN-204, DN-206), and an exit is
/// held by who stands there (DN-262, DN-705).
fn map_is_sound(state: &State, told: &str) {
    let open = &state.open;
    for (cell, site) in open.map.iter() {
        for side in Side::ALL {
            if let Some(other) = open.map.get(cell.beyond(side)) {
                assert_eq!(site.is_open(side), other.is_open(side.opposite()), "{told}: {cell}");
            }
            if let Some(holder) = site.held[side as usize] {
                let hero = &open.heroes[holder];
                assert!(hero.is_alive && hero.at == cell, "{told}: {cell} is held");
            }
        }
    }
    let entrances = open.map.iter().filter(|it| it.1.says().is_entrance);
    let reached =
        entrances.flat_map(|(cell, _)| open.map.walks(cell, |_, it, side| it.is_open(side)));
    let mut reached: Vec<_> = reached.into_iter().map(|it| it.0).collect();
    reached.sort_unstable();
    reached.dedup();
    assert_eq!(reached.len(), open.map.len(), "{told}: something is cut off");
}

/// Levels, health, limits and types (DN-039, DN-305, DN-320, DN-321, DN-422), and no battle is left over.
fn heroes_are_sound(state: &State, told: &str) {
    let open = &state.open;
    assert!(open.battle.is_none() && open.declared.is_empty() && open.roll.is_none(), "{told}");
    for (seat, hero) in open.heroes.iter().filter(|it| it.1.is_alive) {
        assert!((1..=hero.card.card().health).contains(&hero.health), "{told}: health of {seat}");
        assert!((1..=LEVEL_MAX).contains(&hero.level), "{told}: level of {seat}");
        assert!(hero.lair.len() <= LAIR, "{told}: lair of {seat}");
        for kind in [Trait::Boon, Trait::Treasure] {
            let n_counted = values::n_counted(open, seat, kind);
            assert!(n_counted <= values::limit(open, seat, kind), "{told}: {kind:?} of {seat}");
        }
        let worn = hero.readied.iter().filter(|it| it.host.is_none());
        let worn = worn.map(|it| it.card.card().traits).filter(|it| it.has(Trait::Treasure));
        let mut types: Vec<Trait> = worn.flat_map(|it| it.and(SUBTYPES).iter()).collect();
        let n_worn = types.len();
        types.sort_unstable();
        types.dedup();
        assert_eq!(types.len(), n_worn, "{told}: {seat} wears two of a type");
        assert!(hero.carried.iter().all(|it| hero.quests.contains(it)), "{told}: {seat} leads");
    }
}

#[test]
fn random_matches_end() {
    for setup in setups::DUNGEONEER {
        for seed in 0..6 {
            let (plies, rounds, how) = play(setup, seed);
            if seed < 3 {
                println!("{setup} {seed}: {plies} plies, {rounds} rounds, {how}");
            }
        }
    }
}
