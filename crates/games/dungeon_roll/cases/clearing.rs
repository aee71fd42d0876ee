//! The chance to clear the next level, against a count of everything that can happen.

use std::collections::BTreeMap;

use dungeon_roll::client::{Certainty, Reckoning, pays_from};
use dungeon_roll::forecast::{Care, SURE, reckon, share, told};
use dungeon_roll::{
    Action, Course, DungeonRoll, Event, Hero, PartyFace, Phase, State, Treasure, Treasures,
};
use kernel::chance::{FastChance, every};
use kernel::{Bots, Game, Observer, Seat, digest};

use super::table::Table;
use testing::script::legal;

/// Work enough for small positions.
const WORK: u32 = 150_000;

/// No count takes more courses of luck.
const COURSES_MAX: u64 = 60_000;

/// Everything that can be done is tried, and everything that can fall falls.
#[derive(Default)]
struct Count {
    seen: BTreeMap<u64, f64>,
    n_courses: u64,
}

impl Count {
    /// The best that can be done; none if that is too much to count.
    fn best(&mut self, state: &State) -> Option<f64> {
        let mut known = *state;
        (known.table.delve.n_rerolls, known.table.delve.n_draws) = (0, 0);
        let place = digest(&known);
        if let Some(&chance) = self.seen.get(&place) {
            return Some(chance);
        }
        let mut best = 0.0_f64;
        for action in legal::<DungeonRoll>(state, state.table.adventurer()) {
            best = best.max(self.after(state, &action)?);
        }
        self.seen.insert(place, best);
        Some(best)
    }

    fn after(&mut self, state: &State, action: &Action) -> Option<f64> {
        let (seat, mut sum) = (state.table.adventurer(), 0.0);
        let mut events = Vec::new();
        DungeonRoll::apply(*state, seat, action, &mut FastChance::new(0), &mut events);
        if events.iter().any(|it| matches!(it, Event::DelveEnded { .. })) {
            // What luck the next delve brings need not be looked at.
            return Some(0.0);
        }
        self.n_courses += events.iter().map(n_ways).product::<u64>();
        if COURSES_MAX < self.n_courses {
            return None;
        }
        let mut ends = Vec::new();
        every(1_000_000, |chance| {
            let mut events = Vec::new();
            let next = DungeonRoll::apply(*state, seat, action, chance, &mut events);
            let is_cleared = events.iter().any(|it| matches!(it, Event::Regrouped { .. }));
            ends.push((next, is_cleared, chance.one_in() as f64));
        });
        for (next, is_cleared, one_in) in ends {
            sum += if is_cleared { 1.0 } else { self.best(&next)? } / one_in;
        }
        Some(sum)
    }
}

/// In how many ways luck can bring such an event.
fn n_ways(event: &Event) -> u64 {
    match event {
        Event::Populated { throw, .. } => 6_u64.pow(throw.faces().len() as u32),
        Event::Rerolled { floor_throw, party_throw, .. } => {
            6_u64.pow((floor_throw.faces().len() + party_throw.faces().len()) as u32)
        }
        Event::Revived { throw, .. } => 6_u64.pow(throw.faces().len() as u32),
        Event::Drew { .. } => 40,
        _ => 1, // Others are nothing that luck decides.
    }
}

fn counted(state: &State) -> Option<f64> {
    Count::default().after(state, &Action::Course(Course::Seek))
}

fn of_sure(share: u64) -> f64 {
    share as f64 / SURE as f64
}

/// The chance in this position is so many ways out of all.
#[track_caller]
fn check(given: &str, ways: f64, of: f64) {
    let table = Table::given(&format!("phase regroup; {given}"));
    let share = share(&table.state.table, Care::Full, WORK).map(of_sure).expect("few positions");
    assert!((share - ways / of).abs() < 1e-9, "{share}, not {}", ways / of);
    let counted = counted(&table.state).expect("few courses");
    assert!((share - counted).abs() < 1e-9, "{share}: {counted}");
}

#[test]
fn simple_chances_can_be_counted_by_hand() {
    // Of two monsters a cleric beats skeletons only; whatever else shows two is too much.
    check("level 1; party C", 28.0, 36.0);
    // A thief beats one monster, whatever it is.
    check("level 1; party T", 27.0, 36.0);
    // Nobody is there: each die must be harmless, and three dragons are not.
    check("level 1; party -", 9.0, 36.0);
    check("level 2; party -", 27.0 - 1.0, 216.0);
    // One die falls beside a dragon that is awake: a monster would take one of three who are needed.
    check("level 1; party FCM; lair 6", 3.0, 6.0);
    // Two fighters open a chest at best, and hope for one of four rings among 36 treasures.
    check("level 1; party FF; lair 6", 4.0, 6.0 * 36.0);
    check("level 3; party -; lair 6; treasures ring", 3.0, 6.0);
    // A scroll throws all but harmless dice again: each is harmless with three quarters.
    check("level 1; party S", 9.0, 16.0);
}

#[test]
fn a_chance_is_told_in_short() {
    let told = |given: &str| {
        let view = DungeonRoll::view(&Table::given(given).state, Observer::Public);
        DungeonRoll::reckon(&view, Seat::FIRST)
    };
    let exact = told("phase regroup; level 1; party C").expect("a chance");
    assert!(exact.starts_with("exact 7778 "), "{exact}");
    assert_eq!(told("phase regroup; level 10; party C"), None);
    assert_eq!(told("phase monster; level 3; party C"), None);
    assert_eq!(told("phase loot; level 3; party C; floor $"), None);
    for reckoning in [
        Reckoning { chance: 8213, certainty: Certainty::Exact, pays_from: None },
        Reckoning { chance: 4000, certainty: Certainty::AtLeast, pays_from: Some(6700) },
    ] {
        assert_eq!(reckoning.to_string().parse(), Ok(reckoning));
    }
    for text in
        ["exact", "exact 10001", "exact 5 10001", "exact 5 5 5", "estimate 5", "maybe 5", ""]
    {
        assert!(text.parse::<Reckoning>().is_err(), "{text}");
    }
}

/// On the last level of the last delve nothing is left to guess: ten points against nine, and three champions find a chest in
/// most cases besides.
#[test]
fn a_party_pays_from_what_it_would_bring() {
    let own = |given: &str| {
        let mut table = Table::given(&format!("turn 2; delves 2; phase regroup; {given}")).state;
        table.table.bag = Treasures::NONE;
        let view = DungeonRoll::view(&table, Observer::Public);
        let told = DungeonRoll::reckon(&view, Seat::FIRST).expect("a chance");
        let it: Reckoning = told.parse().expect("a reckoning");
        (it.chance, it.pays_from.expect("nobody is known"))
    };
    let (chance, pays_from) = own("level 9; party HHH");
    assert!(pays_from <= chance && (8000..=8500).contains(&pays_from), "{chance} {pays_from}");
    let (chance, pays_from) = own("level 9; party HH");
    assert!(chance < pays_from && pays_from <= 9000, "{chance} {pays_from}");
    // Nobody without a hero is asked to go home with a whole party.
    let (chance, pays_from) = own("level 1; party FCMTHSS");
    assert!(pays_from < chance, "{chance} {pays_from}");
}

#[test]
fn one_more_level_pays_from_its_share_on() {
    let pays = |given: &str| pays_from(&Table::given(given).state.table);
    // Three quarters of a point are at stake for two, on level 7 six and three quarters for eight.
    assert_eq!(pays("phase regroup; level 1"), Some(3750));
    assert_eq!(pays("phase regroup; level 7"), Some(8438));
    assert_eq!(pays("phase regroup; level 2"), Some(5834));
    assert_eq!(pays("phase regroup; level 2; raging yes"), None);
}

/// Positions that take much work; what they come to, in ten-thousandths, was counted by a simpler search that took all the
/// work it wanted.
const HARD: [(&str, u32); 6] = [
    ("level 3; party HSSS; lair 2", 7260),
    ("level 4; party SSS; lair 2", 4230),
    ("level 4; party SSSS; lair 0", 9638),
    ("hero occultist; level 4; party CHSS; lair 1; exhausted yes; treasures scroll elixir", 9990),
    ("hero knight; level 5; party FSS; lair 1; treasures scroll tools", 9924),
    ("level 7; party CMSS; lair 3; treasures scroll", 8231),
];

#[test]
fn hard_chances_are_exact() {
    for (given, expected) in HARD {
        let (first, rest) = given.split_once("; ").expect("facts");
        let facts = format!("{first}; phase regroup; {rest}");
        let told = reckon(&Table::given(&facts).state.table).expect("a chance");
        assert_eq!(told.certainty, Certainty::Exact, "{given}");
        assert!(told.chance.abs_diff(expected) <= 6, "{given}: {}", told.chance);
    }
}

/// Simpler play may be far worse, so what it comes to is told as a lower bound: here it lies up to 17 points below with
/// the keenest, and 92 with the roughest.
#[test]
fn simpler_play_is_told_as_a_lower_bound() {
    for (given, truth) in HARD {
        let (first, rest) = given.split_once("; ").expect("facts");
        let table = Table::given(&format!("{first}; phase regroup; {rest}")).state.table;
        for (care, below) in [(Care::Keen, 1700), (Care::Plain, 2900), (Care::Rough, 9400)] {
            let share = share(&table, care, care.work_max()).expect("little work");
            let Some(bound) = told(share, care) else {
                assert!(care == Care::Rough && share < SURE / 100, "{given}: {care:?}");
                continue;
            };
            assert_eq!(bound.certainty, Certainty::AtLeast, "{given}");
            let range = truth.saturating_sub(below)..=truth + 6;
            assert!(range.contains(&bound.chance), "{given}: {bound} by {care:?}");
        }
    }
    // What is too much work counts for nothing, and says nothing.
    assert_eq!(told(0, Care::Rough), None);
    assert_eq!(told(SURE / 101, Care::Plain), None);
    assert_eq!(told(SURE / 101, Care::Full).map(|it| it.chance), Some(99));
    assert_eq!(
        told(SURE / 3 * 2, Care::Keen).map(|it| it.to_string()).as_deref(),
        Some("least 6666")
    );
}

#[test]
fn what_may_be_cleared_is_never_told_as_hopeless() {
    // However little work is allowed, the roughest play comes to something.
    let given =
        "phase regroup; level 5; treasures sword talisman scepter tools scroll ring elixir bait";
    let table = Table::given(given).state.table;
    assert!(share(&table, Care::Rough, 1_000).is_some_and(|it| 0 < it));
    // And nothing is told as none where that is no more than an estimate.
    let estimates = [Care::Keen, Care::Plain].map(|it| share(&table, it, 1_000));
    assert_eq!(estimates, [None, None]);
    assert!(reckon(&table).is_some_and(|it| 0 < it.chance));
}

/// Small positions of every hero, and of nobody: as it is counted, so it is.
#[test]
fn the_chance_is_what_everything_comes_to() {
    let sides = Hero::ALL.into_iter().flat_map(|it| [(it, false), (it, true)]);
    let sides = sides.filter(|(hero, is_master)| !is_master || hero.can_rise());
    let mut luck = FastChance::new(5);
    for (hero, is_master) in sides {
        let mut n_counted = 0;
        for nth in 0..16 {
            let state = small(&mut luck, hero, is_master, nth);
            if n_counted == 3 {
                break;
            }
            let Some(truth) = counted(&state) else { continue };
            n_counted += 1;
            let table = &state.table;
            let told = format!(
                "{} {}: {:?} {}",
                hero.key(),
                if is_master { "master" } else { "novice" },
                table.delve,
                Treasure::ALL.map(|it| table.treasures()[it].to_string()).join(" "),
            );
            if let Some(share) = share(table, Care::Full, WORK).map(of_sure) {
                assert!((share - truth).abs() < 1e-9, "{share}, not {truth}: {told}");
            }
            // Simpler play is worse, but the keenest not by much.
            let rough = share(table, Care::Rough, WORK).map(of_sure).expect("little work");
            let plain = share(table, Care::Plain, WORK).map_or(rough, of_sure);
            let keen = share(table, Care::Keen, WORK).map_or(plain, of_sure);
            assert!(
                keen < truth + 1e-9 && plain < keen + 1e-9 && rough < plain + 1e-9,
                "{truth} {keen} {plain} {rough}: {told}"
            );
            assert!(truth - keen < 0.2, "{truth}, not {keen}: {told}");
            let is_none = reckon(table).expect("a chance").chance == 0;
            assert_eq!(is_none, truth == 0.0, "{truth}: {told}");
        }
        assert!(0 < n_counted, "{} {is_master}", hero.key());
    }
}

/// A party of up to three dice before level 2 or 3, with up to two treasures.
fn small(luck: &mut FastChance, hero: Hero, is_master: bool, nth: u32) -> State {
    let mut state = Table::given("phase regroup; level 1").state;
    let table = &mut state.table;
    let n_dice = luck.pick(3);
    // Two dice fall, or one: the lair holds the others.
    table.delve.lair = [0, 2, 5, 6][nth as usize % 4];
    for _ in 0..n_dice {
        table.delve.party[PartyFace::ALL[luck.pick(6) as usize]] += 1;
    }
    table.delve.graveyard = luck.pick(3) as u8;
    table.delve.is_exhausted = luck.pick(3) == 0;
    let player = table.player_mut(Seat::FIRST);
    (player.hero, player.is_master) = (Some(hero), is_master);
    player.dragon_xp = if is_master { 5 } else { 0 };
    for _ in 0..luck.pick(3) {
        let treasure = Treasure::ALL[luck.pick(10) as usize];
        player.treasures[treasure] += 1;
    }
    let treasures = player.treasures;
    table.bag = table.bag.minus(&treasures);
    assert_eq!(table.delve.phase, Phase::Regroup);
    state
}
