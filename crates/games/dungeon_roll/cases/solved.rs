//! The worth of best play with an empty bag, as `benches/solve` counts it from the last die back, against a count of
//! everything that the rules allow.

use std::collections::BTreeMap;

use dungeon_roll::heroes::BASE_HEROES;
use dungeon_roll::{Action, Course, DungeonRoll, Event, Hero, Phase, State, Treasures};
use kernel::chance::every;
use kernel::{Game, digest};

use self::best::delve::{same_faces, solve};
use self::best::level::{READY, SPENT, World};
use super::table::Table;
use testing::scene::Vocabulary;
use testing::script::legal;

#[path = "../benches/solve/best/mod.rs"]
mod best;

/// Few dice of either kind, so that everything can be counted.
const DICE: u8 = 3;

/// No action has more courses of luck.
const COURSES_MAX: u32 = 100_000;

/// Everything that can be done is tried, and everything that can fall falls.
#[derive(Default)]
struct Count {
    seen: BTreeMap<u64, f64>,
}

impl Count {
    /// The experience that the rest of the last delve brings.
    fn best(&mut self, state: &State) -> f64 {
        if state.table.delve.phase == Phase::Over {
            return 0.0;
        }
        let mut known = *state;
        known.table.delve.n_rerolls = 0;
        let place = digest(&known);
        if let Some(&worth) = self.seen.get(&place) {
            return worth;
        }
        let actions = legal::<DungeonRoll>(state, state.table.adventurer());
        let best = actions.iter().map(|it| self.after(state, it)).fold(0.0, f64::max);
        self.seen.insert(place, best);
        best
    }

    fn after(&mut self, state: &State, action: &Action) -> f64 {
        let seat = state.table.adventurer();
        let mut ends = Vec::new();
        every(COURSES_MAX, |chance| {
            let mut events: Vec<Event> = Vec::new();
            let next = DungeonRoll::apply(*state, seat, action, chance, &mut events);
            let gained = next.table.player(seat).xp() - state.table.player(seat).xp();
            ends.push((next, f64::from(gained), chance.one_in() as f64));
        });
        ends.into_iter().map(|(next, gained, one_in)| (gained + self.best(&next)) / one_in).sum()
    }
}

/// Going on is worth the same by both counts, in the last delve of a hero with so much experience.
#[track_caller]
fn check(hero: Option<Hero>, positions: &[(u8, &str)]) {
    let world = World::new(DICE.into(), DICE.into(), same_faces(hero));
    let solved = solve(&world, hero, 1);
    for &(xp, given) in positions {
        let facts = format!("turn 2; delves 2; phase regroup; {given}");
        let mut state = Table::given(&facts).scene.state;
        let seat = state.table.adventurer();
        state.table.house.n_dungeon_dice = DICE;
        state.table.bag = Treasures::NONE;
        let player = state.table.player_mut(seat);
        (player.hero, player.level_xp[0]) = (hero, xp);
        player.is_master = player.has_mastered();
        let is_master = player.is_master || hero.is_none();
        state.table.delve.graveyard = DICE - state.table.delve.party.total();
        let delve = &state.table.delve;
        let kind = if delve.is_exhausted { SPENT } else { READY };
        let tables = if is_master { &solved.master } else { &solved.novice[0][usize::from(xp)] };
        let party = world.parties.find(&delve.party.0).expect("few dice");
        let table = &tables[kind][usize::from(delve.level)];
        let worth = table[usize::from(delve.lair)][party];
        let counted = Count::default().after(&state, &Action::Course(Course::Seek));
        assert!((worth - counted).abs() < 1e-9, "{hero:?} {xp}, {given}: {worth}, not {counted}");
    }
}

#[test]
fn nobody_is_worth_what_the_rules_allow() {
    check(
        None,
        &[
            (0, "level 9; party FCM"),
            (0, "level 8; party TH; lair 1"),
            (0, "level 8; party S; lair 2"),
            (0, "level 9; party FS; lair 1"),
            (0, "level 9; party CMT; lair 2"),
            (0, "level 0; party H; lair 2"),
            (0, "level 9; party -; lair 2"),
        ],
    );
}

/// Those with 3 and 4 experience turn to the other side on the level, if they open chests or meet the dragon.
#[test]
fn heroes_of_the_box_are_worth_what_the_rules_allow() {
    let positions = [
        (0, "level 9; party FC; lair 1"),
        (3, "level 9; party FCM; lair 2"),
        (4, "level 9; party TH; lair 2"),
        (4, "level 9; party MS; lair 2"),
        (5, "level 9; party MS; lair 2"),
        (5, "level 9; party FCH; lair 2"),
        (4, "level 9; party FT; lair 2; exhausted yes"),
        (5, "level 8; party C; lair 2"),
    ];
    for hero in Hero::ALL.into_iter().take(BASE_HEROES) {
        check(Some(hero), &positions);
    }
}
