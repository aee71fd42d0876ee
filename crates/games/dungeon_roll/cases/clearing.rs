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
use testing::scene::Vocabulary;
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

impl Table {
    /// The value of a fact about the chance to clear the next level; none if it is about something else.
    pub fn clearing(&self, name: &str, value: &str) -> Option<String> {
        let table = &self.state.table;
        let care = match name {
            "clears" => return Some(self.clears(value)),
            "pays" => return Some(pays_from(table).map_or("none".to_owned(), |it| it.to_string())),
            "chance" => {
                let told = reckon(table).expect("a chance");
                assert_eq!(told.certainty, Certainty::Exact, "{told}");
                return Some(within(value, told.chance));
            }
            "reckons" => {
                let view = DungeonRoll::view(&self.state, Observer::Public);
                let told = DungeonRoll::reckon(&view, Seat::FIRST);
                let is_so = told.as_ref().is_some_and(|it| it.starts_with(&format!("{value} ")));
                let told = told.unwrap_or_else(|| "none".to_owned());
                return Some(if is_so { value.to_owned() } else { told });
            }
            "keen" => Care::Keen,
            "plain" => Care::Plain,
            "rough" => Care::Rough,
            _ => return None,
        };
        let share = share(table, care, care.work_max()).expect("little work");
        Some(match told(share, care) {
            None if care == Care::Rough && share < SURE / 100 => value.to_owned(),
            None => "nothing".to_owned(),
            Some(bound) => {
                assert_eq!(bound.certainty, Certainty::AtLeast, "{bound}");
                within(value, bound.chance)
            }
        })
    }

    /// A chance in so many ways out of all, as it is reckoned and as it is counted: `28/36`.
    fn clears(&self, value: &str) -> String {
        let (ways, of) = value.split_once('/').expect("ways and all ways");
        let number = |it: &str| it.parse::<f64>().expect("a number");
        let expected = number(ways) / number(of);
        let share = share(&self.state.table, Care::Full, WORK).map(of_sure).expect("few positions");
        let counted = counted(&self.state).expect("few courses");
        let is_so = |it: f64| (it - expected).abs() < 1e-9;
        if is_so(share) && is_so(counted) {
            value.to_owned()
        } else {
            format!("reckoned {share}, counted {counted}")
        }
    }
}

/// A range with what is in it, or what is not.
fn within(range: &str, chance: u32) -> String {
    let (least, most) = range.split_once('-').expect("from and to");
    let bound = |it: &str| it.parse::<u32>().expect("a number");
    let is_so = (bound(least)..=bound(most)).contains(&chance);
    if is_so { range.to_owned() } else { chance.to_string() }
}

fn of_sure(share: u64) -> f64 {
    share as f64 / SURE as f64
}

#[test]
fn what_is_told_of_a_chance_can_be_read() {
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
        let mut table =
            Table::given(&format!("turn 2; delves 2; phase regroup; {given}")).scene.state;
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
    // Nobody without a hero is asked to retire with a whole party.
    let (chance, pays_from) = own("level 1; party FCMTHSS");
    assert!(pays_from < chance, "{chance} {pays_from}");
}

#[test]
fn too_much_work_says_nothing() {
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
    let mut state = Table::given("phase regroup; level 1").scene.state;
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
