//! Delves and matches by best play: levels from the deepest up, delves from the last back.

use dungeon_roll::Hero;
use dungeon_roll::heroes::NOBODY;

use super::card::{Card, Source};
use super::level::{DEEPEST, KINDS, Known, Layer, MASTER, Making, READY, SPENT, WAKES, World};
use super::sets::{FACES, NEVER};

/// The worth of going on from a level to a party, by the dice in the lair.
pub type Table = [Vec<f64>; WAKES];

/// The same with the ultimate ready and used, for levels 0 to 9.
pub type Tables = [[Table; DEEPEST]; 2];

/// Everything about a hero.
pub struct Solved {
    /// For a hero who is a master, or has no other side; delves to come do not count.
    pub master: Tables,
    /// For a novice with so many delves to come after this one, and so much experience; all delves to come count.
    pub novice: Vec<Vec<Tables>>,
    /// The worth of so many delves to a player with so much experience.
    pub delves: Vec<[f64; MASTER + 1]>,
}

/// The cards of a hero, or of nobody: the novice's, if there is one, and the master's.
pub fn cards(hero: Option<Hero>) -> (Option<Card>, Card) {
    let master = hero.map_or(&NOBODY, |it| it.side(true));
    let novice = hero.filter(|it| it.can_rise()).map(|it| Card::new(it.side(false)));
    (novice, Card::new(master))
}

/// For each face of the party the first that does the same under both sides of a hero's card.
pub fn same_faces(hero: Option<Hero>) -> [usize; FACES] {
    let (novice, master) = cards(hero);
    let does_the_same = |one: usize, other: usize| {
        let types = |card: &Card| card.types(Source::Die(one)) == card.types(Source::Die(other));
        types(&master) && novice.as_ref().is_none_or(types)
    };
    std::array::from_fn(|face| (0..face).find(|&it| does_the_same(it, face)).unwrap_or(face))
}

/// Solves so many delves of a hero.
pub fn solve(world: &World, hero: Option<Hero>, n_delves: usize) -> Solved {
    let (novice, master) = cards(hero);
    let mut levels: Vec<Known> = Vec::new();
    let own = [MASTER];
    let tables = delve(world, &master, (&own, &[0.0; MASTER + 1]), None, &mut levels);
    let mut tables: Vec<Tables> = tables.into_iter().flatten().collect();
    let master_tables = tables.pop().expect("those of the master");
    let one = begin(world, &master, &master_tables);
    let mut solved =
        Solved { master: master_tables, novice: Vec::new(), delves: vec![[0.0; MASTER + 1]] };
    for n_left in 0..n_delves {
        let after = solved.delves[n_left];
        let mut worth = [0.0; MASTER + 1];
        worth[MASTER] = (n_left + 1) as f64 * one;
        match &novice {
            None => worth = [worth[MASTER]; MASTER + 1],
            Some(card) => {
                let all: Vec<usize> = (0..MASTER).rev().collect();
                let mut tables = delve(world, card, (&all, &after), Some(&master), &mut levels);
                tables.truncate(MASTER);
                let tables: Vec<Tables> = tables.into_iter().flatten().collect();
                for (xp, tables) in tables.iter().enumerate() {
                    worth[xp] = begin(world, card, tables);
                }
                solved.novice.push(tables);
            }
        }
        solved.delves.push(worth);
    }
    solved
}

/// One delve for each experience of `xps`, where `after` is what the delves to come are worth. What a master has on each
/// level, the deepest first, is kept in `levels`.
fn delve(
    world: &World,
    card: &Card,
    (xps, after): (&[usize], &[f64; MASTER + 1]),
    master: Option<&Card>,
    levels: &mut Vec<Known>,
) -> Vec<Option<Tables>> {
    let none = || std::array::from_fn(|_| vec![NEVER; world.parties.len()]);
    let mut tables: Vec<Option<Tables>> = (0..=MASTER)
        .map(|it| {
            xps.contains(&it).then(|| std::array::from_fn(|_| std::array::from_fn(|_| none())))
        })
        .collect();
    for level in (1..=DEEPEST).rev() {
        let mut known: Known = match master {
            Some(_) => std::mem::take(&mut levels[DEEPEST - level]),
            None => Default::default(),
        };
        for &xp in xps {
            let own = tables[xp].as_ref().expect("tables of its own");
            fill(world, card, (xp, level), (after, own), &mut known);
            let own = tables[xp].as_mut().expect("tables of its own");
            for kind in [READY, SPENT] {
                let layer = known[xp][kind].as_ref().expect("a layer");
                own[kind][level - 1] = expected(world, layer, level);
            }
        }
        let is_master = master.is_none();
        if is_master {
            for layer in known[MASTER].iter_mut().flatten() {
                layer.thin(card);
            }
            levels.push(known);
        } else {
            let mut kept = Known::default();
            kept[MASTER] = std::mem::take(&mut known[MASTER]);
            levels[DEEPEST - level] = kept;
        }
    }
    tables
}

/// Makes the layers of a level for one experience, where those of more experience are made. What going on from the level is
/// worth is known, and what the delves to come are.
pub fn fill(
    world: &World,
    card: &Card,
    (xp, level): (usize, usize),
    (after, on): (&[f64; MASTER + 1], &Tables),
    known: &mut Known,
) {
    let n_kinds = SPENT + card.n_temps() + 1;
    for kind in (SPENT..n_kinds).chain([READY]) {
        let kind_of_table = if kind == READY { READY } else { SPENT };
        let making = Making {
            world,
            card,
            xp,
            kind,
            level,
            known,
            mastery: after[MASTER],
            retire: level as f64 + if xp == MASTER { 0.0 } else { after[(xp + level).min(MASTER)] },
            flee: if xp == MASTER { 0.0 } else { after[xp] },
            on: on[kind_of_table].get(level).unwrap_or(&on[0][0]),
        };
        let layer = making.make();
        known[xp][kind] = Some(layer);
    }
}

/// The worth of a level to each party before its dice fall.
fn expected(world: &World, layer: &Layer, level: usize) -> Table {
    std::array::from_fn(|n_dragons| {
        let mut sum = vec![0.0; world.parties.len()];
        if world.n_dungeon() < n_dragons {
            return sum;
        }
        let n = level.min(world.n_dungeon() - n_dragons);
        for (throw, share) in world.floors.throws(n) {
            let mut dice = world.floors.counts[throw];
            dice[FACES - 1] += n_dragons as u8;
            let floor = world.floors.find(&dice).expect("no more dice than there are");
            sum.iter_mut().zip(layer.fight.row(floor)).for_each(|(it, worth)| *it += share * worth);
        }
        sum
    })
}

/// The worth of a delve before its party is rolled.
fn begin(world: &World, card: &Card, tables: &Tables) -> f64 {
    let parties = &world.parties;
    let first = &tables[READY][0][0];
    let n = world.n_party();
    let mut worth = first.clone();
    if card.musters {
        let fallen = |party: usize| parties.n_dice(&parties.counts[party]);
        let mut thrown = first.clone();
        for party in (0..parties.first[n]).rev() {
            debug_assert!(fallen(party) < n);
            thrown[party] = (0..FACES).map(|it| thrown[parties.add[it][party]]).sum::<f64>() / 6.0;
        }
        for party in 0..parties.len() {
            let less = (0..FACES).map(|it| parties.sub[it][party]).filter(|&it| it < parties.len());
            let best = less.map(|it| thrown[it]).fold(thrown[party], f64::max);
            thrown[party] = best;
        }
        worth = thrown;
    }
    let crowned = |party: usize| {
        let mut dice = parties.counts[party];
        if card.crowns_scrolls {
            dice[4] += std::mem::take(&mut dice[5]);
        }
        parties.find(&dice).expect("as many dice")
    };
    parties.throws(n).map(|(party, share)| share * worth[crowned(party)]).sum()
}

const _: () = assert!(READY < SPENT && SPENT < KINDS);
