//! The odds are counted over all that can be, and over nothing else: in worlds that are dealt anew for a view, the same is
//! found (RA-190, RA-192, RA-194).

use std::collections::BTreeMap;

use games::dungeon_raiders::bosses::Boss;
use games::dungeon_raiders::client::{Contest, Prospect, prospects, tally};
use games::dungeon_raiders::rules::{bounded, chest_value, effects, is_lay_open, value_in};
use games::dungeon_raiders::{
    Card, DungeonRaiders, Face, Fight, Gift, Item, Items, Lay, Setup, State, View, What,
};
use kernel::chance::FastChance;
use kernel::{Game, Match, Observer, Seat, Seed, record};

use super::Subject;

/// The kind of a lay among others of the same hero: what it counts, its highest card, a torch in it, and what it
/// counts before a chest.
type Kind = (u8, u8, bool, u8);

/// A way in which all others lay: what each lays, and how many crystals and torches come back to the supply before.
type Way = (Vec<Kind>, [u8; 2]);

/// The outcome told of one way.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Came {
    is_beaten: bool,
    is_hit: bool,
    has_chest: bool,
    has_item: bool,
    dies: bool,
    bleeds: bool,
}

fn kind(face: Face, lay: Lay) -> Kind {
    let value = value_in(face, lay);
    match face {
        Face::Boss(boss) => {
            let high = lay.cards().map(|it| boss.value(it)).max().unwrap_or(0);
            let at_chest = if boss == Boss::MegaDragon { chest_value(lay) } else { 0 };
            (value, high, lay.has(Item::Torch), at_chest)
        }
        _ => (value, 0, false, 0), // Only bosses look at more than the value.
    }
}

/// The lays that a hero of this world can choose from, one of each kind.
fn lays(world: &State, seat: Seat, face: Face) -> BTreeMap<Kind, Lay> {
    let hero = &world.heroes[seat];
    let items = hero.items.iter().map(|(it, _)| Card::Item(it));
    let cards: Vec<Card> = hero.mat.hand.iter().map(Card::Power).chain(items).collect();
    let pairs = cards.iter().flat_map(|one| cards.iter().map(|other| Lay::two(*one, *other)));
    let all = [Lay::NONE].into_iter().chain(cards.iter().map(|it| Lay::one(*it))).chain(pairs);
    let head = world.ground.head;
    let open = all.filter(|it| is_lay_open(face, head, hero.mat.hand, hero.items, *it));
    open.map(|it| (kind(face, it), it)).collect()
}

/// The numbers of crystals and torches that can return to a vault's supply in this world, before claims are counted.
fn returns(world: &State, contest: &Contest, face: Face) -> [u8; 2] {
    let Face::Vault { gifts } = face else { return [0; 2] };
    [Item::Crystal, Item::Torch].map(|item| {
        let may_use = |it: &Seat| item == Item::Torch || contest.mats[*it].laid.is_none();
        let held = contest.living.iter().filter(may_use).map(|it| world.heroes[it].items[item]);
        let n_missing = (contest.living.len() as u8).saturating_sub(contest.supply[item]);
        if gifts.contains(&Gift::Item(item)) { held.sum::<u8>().min(n_missing) } else { 0 }
    })
}

/// Adds all ways of one world, and what comes of each.
fn add_ways(world: &State, seat: Seat, own: Lay, ways: &mut BTreeMap<Way, Came>) {
    let mut contest = Contest::of_state(world).expect("a room");
    let face = contest.room.face();
    contest.mats[seat].laid = Some(own);
    let others: Vec<Seat> =
        contest.living.iter().filter(|it| contest.mats[*it].laid.is_none()).collect();
    let choices: Vec<BTreeMap<Kind, Lay>> =
        others.iter().map(|it| lays(world, *it, face)).collect();
    let [n_crystals, n_torches] = returns(world, &contest, face);
    let supply = contest.supply;
    let n_all: usize = choices.iter().map(BTreeMap::len).product();
    for nth in 0..n_all {
        let mut number = nth;
        let mut kinds = Vec::new();
        for (other, lays) in others.iter().zip(&choices) {
            let (kind, lay) = lays.iter().nth(number % lays.len()).expect("a lay");
            number /= lays.len();
            kinds.push(*kind);
            contest.mats[*other].laid = Some(*lay);
        }
        for crystals in 0..=n_crystals {
            for torches in 0..=n_torches {
                let way = (kinds.clone(), [crystals, torches]);
                if ways.contains_key(&way) {
                    continue;
                }
                let more =
                    Items::of(Item::Crystal, crystals).plus(&Items::of(Item::Torch, torches));
                contest.supply = supply.plus(&more);
                ways.insert(way, came(&contest, seat));
            }
        }
    }
}

fn came(contest: &Contest, seat: Seat) -> Came {
    let mut came = Came::default();
    let blows = effects(contest, &mut |what| match what {
        What::Fought { fight: Fight::Beaten { .. } | Fight::Escaped { .. }, .. } => {
            came.is_beaten = true;
        }
        What::Chest { takers, share, .. } if 0 < share => came.has_chest |= takers.has(seat),
        _ => {} // The blow tells the rest.
    });
    let blow = blows[seat];
    let (treasure, wounds) = bounded(&contest.setup, &contest.mats[seat], blow);
    came.is_hit = treasure < 0 || 0 < wounds || blow.is_petrified;
    came.has_item = blow.item.is_some();
    let wounds = |it: Seat| {
        let mat = &contest.mats[it];
        mat.wounds.saturating_add_signed(bounded(&contest.setup, mat, blows[it]).1)
    };
    let dies = |it: Seat| blows[it].is_petrified || contest.setup.is_deadly(wounds(it));
    came.dies = dies(seat);
    // Who has the most wounds bleeds, unless all who are left have the same; in a duel and alone nobody does.
    let left: Vec<Seat> = contest.living.iter().filter(|it| !dies(*it)).collect();
    let (own, all) = (wounds(seat), || left.iter().map(|it| wounds(*it)));
    let is_worst = left.contains(&seat) && all().max() == Some(own) && all().any(|it| it < own);
    came.bleeds = 3 <= contest.setup.n_players && is_worst;
    came
}

/// The number of ways, and of those in which this and that comes to a seat, as it is told.
fn told_of(told: &Prospect, seat: Seat) -> [u32; 7] {
    let it = &told.heroes[seat];
    let [chests, items] = [it.n_chests, it.n_items];
    [told.n_courses, told.n_beaten, it.n_hit, chests, items, it.n_deaths, it.n_bleeds]
}

/// The same, counted.
fn counted(ways: &BTreeMap<Way, Came>) -> [u32; 7] {
    let n = |is_so: fn(&Came) -> bool| ways.values().filter(|it| is_so(it)).count() as u32;
    [
        ways.len() as u32,
        n(|it| it.is_beaten),
        n(|it| it.is_hit),
        n(|it| it.has_chest),
        n(|it| it.has_item),
        n(|it| it.dies),
        n(|it| it.bleeds),
    ]
}

/// A place in a random match where a seat has still to lay.
fn place(setup: &str, seed: u64) -> Option<(Match<DungeonRaiders>, Seat)> {
    let setup = setup.parse().expect("a setup");
    let mut luck = FastChance::new(seed);
    let mut game: Match<DungeonRaiders> =
        Match::begin(setup, Seed::from_bits(seed)).expect("a table");
    game.play_at_random(&mut luck, 8 + (seed * 7 % 90) as usize);
    let seat = game.turn().awaited().first()?;
    let has_room = game.view(Observer::Seat(seat)).room().is_some();
    has_room.then_some((game, seat))
}

/// Deals so many worlds anew for what a seat sees; those that differ by the items of the heroes.
fn dealt_anew(view: &View, n_worlds: u32, luck: &mut FastChance) -> Vec<State> {
    let mut worlds: Vec<State> = Vec::new();
    let items = |it: &State| it.heroes.map(|_, it| it.items);
    for _ in 0..n_worlds {
        let world = DungeonRaiders::determinize(view, luck);
        if worlds.iter().all(|it| items(it) != items(&world)) {
            worlds.push(world);
        }
    }
    worlds
}

/// The numbers compared: lays, and those of them that may kill, or make bleed.
#[derive(Default, Debug)]
struct Compared {
    n: u32,
    n_deadly: u32,
    n_bleeding: u32,
}

/// Deals so many worlds anew for what a seat sees, and compares what is told of each of its lays.
fn compare(
    game: &Match<DungeonRaiders>,
    seat: Seat,
    n_worlds: u32,
    luck: &mut FastChance,
    all: &mut Compared,
) {
    let view: View = game.view(Observer::Seat(seat));
    let worlds = dealt_anew(&view, n_worlds, luck);
    let mut sums = Vec::new();
    for told in prospects(&view, seat).into_iter().filter(|it| it.is_exact) {
        let own = told.lay.expect("a lay");
        let mut ways = BTreeMap::new();
        worlds.iter().for_each(|it| add_ways(it, seat, own, &mut ways));
        let of = format!("{}, ply {}, {seat} lays {own:?}", record::write(game, &[]), game.ply());
        assert_eq!(told_of(&told, seat), counted(&ways), "{of}: {told:?}");
        let contest = Contest::of_view(&view).expect("a room");
        let lying = contest.values(|it| value_in(contest.room.face(), it)).sum();
        let own = value_in(contest.room.face(), own);
        sums.extend(ways.keys().map(|it| lying + own + it.0.iter().map(|it| it.0).sum::<u8>()));
        all.n += 1;
        all.n_deadly += u32::from(0 < told.heroes[seat].n_deaths);
        all.n_bleeding += u32::from(0 < told.heroes[seat].n_bleeds);
    }
    // What is said of the sum is reached, and never left.
    let said = tally(&view).expect("a room").sums;
    let reached = (sums.iter().min().copied(), sums.iter().max().copied());
    let is_whole = prospects(&view, seat).iter().all(|it| it.is_exact);
    if is_whole {
        assert_eq!((Some(said.low as u8), Some(said.high as u8)), reached, "{}", game.ply());
    }
}

#[test]
fn what_is_told_equals_what_is_counted_in_worlds_dealt_anew() {
    let closed: Vec<String> =
        DungeonRaiders::SETUPS.iter().map(|it| it.replace("memory=yes", "memory=no")).collect();
    // Those of closed hands come first: of open ones there is one world.
    let open = DungeonRaiders::SETUPS.iter().map(|it| it.replace("memory=no", "memory=yes"));
    let setups: Vec<String> = closed.into_iter().chain(open).collect();
    let mut luck = FastChance::new(11);
    let (mut n_worlds, mut told) = (0, Compared::default());
    for seed in 0.. {
        let setup = &setups[seed as usize % setups.len()];
        let Some((game, seat)) = place(setup, seed) else { continue };
        compare(&game, seat, 100, &mut luck, &mut told);
        n_worlds += 100;
        if 40_000 <= n_worlds {
            break;
        }
    }
    println!("{told:?} in {n_worlds} worlds");
    assert!(1000 < told.n && 20 < told.n_deadly && 200 < told.n_bleeding, "{told:?}");
}

/// Before a boss there may be more ways than are looked at: then a share is that of a sample, and as good as one, four
/// standard errors.
#[test]
fn a_sample_tells_shares_like_those_of_all_ways() {
    let setups: Vec<String> = DungeonRaiders::SETUPS
        .iter()
        .filter(|it| it.contains("boss=yes") && 3 < players(it))
        // Hands lie open, so that this world has all ways, and nobody dies on the way.
        .map(|it| it.replace("memory=no", "memory=yes").replace("death=early", "death=late"))
        .collect();
    let mut n_told = 0;
    for seed in 0..200 {
        let setup = setups[seed as usize % setups.len()].parse().expect("a setup");
        let mut luck = FastChance::new(seed);
        let mut game: Match<DungeonRaiders> =
            Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        while !game.turn().awaited().is_empty()
            && !matches!(game.view(Observer::Public).face(), Some(Face::Boss(_)))
        {
            game.play_at_random(&mut luck, 1);
        }
        let Some(seat) = game.turn().awaited().first() else { continue };
        let mut world = *game.state();
        // Full hands.
        world.heroes.iter_mut().for_each(|(_, it)| it.items = Items::each(1));
        let n_left = world.ground.setup.n_items() - world.ground.setup.n_players;
        world.ground.supply = Items::each(n_left);
        let view = DungeonRaiders::view(&world, Observer::Seat(seat));
        let sampled = prospects(&view, seat).into_iter().filter(|it| !it.is_exact);
        for told in sampled.step_by(7) {
            let mut ways = BTreeMap::new();
            add_ways(&world, seat, told.lay.expect("a lay"), &mut ways);
            is_a_sample(told_of(&told, seat), counted(&ways));
            n_told += 1;
        }
        if 12 <= n_told {
            break;
        }
    }
    println!("{n_told} lays");
    assert!(12 <= n_told, "{n_told}");
}

fn players(setup: &str) -> u8 {
    setup.parse::<Setup>().expect("a setup").n_players
}

#[track_caller]
fn is_a_sample(told: [u32; 7], all: [u32; 7]) {
    let [n, of] = [told[0], all[0]].map(f64::from);
    for (told, counted) in told.into_iter().zip(all).skip(1) {
        let (share, truth) = (f64::from(told) / n, f64::from(counted) / of);
        let error = (truth * (1.0 - truth) / n).sqrt();
        assert!((share - truth).abs() <= 4.0 * error + 1.0 / n, "{share}, not {truth}: {told:?}");
    }
}

/// Two rivals hold one sword between them, and either may have it: both cannot.
const ONE_SWORD: &str = "\
undercroft 1
game dungeon-raiders 1
seed 0000-0041
setup players=4 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living
d lay 2
a lay 3
b lay 3
c lay 3
a lay 1
b lay 1
c lay 1
d lay 1
b lay 4
c lay 5
d lay 4
a lay 5
c lay 4
d crystal
a lay key
b lay 5
d lay 5
d lay 3
a lay 4
b lay 2
c lay 2
a lay 5
b lay 5
c lay 5
d lay 1
b lay 3
c lay 3
d lay 2
a lay 3
c lay 4
d lay 5
a lay 1
b lay 1
check a455421eae115334
";

#[test]
fn the_last_sword_is_in_one_hand_in_10_000_worlds() {
    let (game, _) = record::read::<DungeonRaiders>(ONE_SWORD).expect("a record");
    let seat = Seat::new(3);
    let three = Some(Lay::one(Card::Power(3)));
    let told = prospects(&game.view(Observer::Seat(seat)), seat);
    let told = told.into_iter().find(|it| it.lay == three).expect("a three");
    assert_eq!((told.n_courses, told.n_beaten, told.is_exact), (16, 4, true));
    compare(&game, seat, 10_000, &mut FastChance::new(1), &mut Compared::default());
}
