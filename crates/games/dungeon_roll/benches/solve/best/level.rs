//! One level by best play: what every position of it is worth, from the last die back.
//!
//! A position is the dice of the party and those on the level, with the dragons of the lair among them. Every action takes
//! a die of either, or the ultimate, so positions of fewer dice come first. A scroll is read in steps: a die is taken up,
//! or all that were taken up fall, one after another.

use dungeon_roll::Ultimate;

use super::card::{Band, CHEST, Card, DRAGON, POTION, Source};
use super::sets::{FACES, Grid, NEVER};
pub use super::world::World;
use super::world::{lair, rerolled, sip_row};

/// The deepest level.
pub const DEEPEST: usize = 10;

/// So many dice in the lair wake the dragon.
pub const WAKES: usize = 3;

/// The experience that turns a hero; one who has it is told from others by no more.
pub const MASTER: usize = 5;

/// The use of the ultimate so far: ready, used, and used with one or two monsters who fight for the party.
pub const KINDS: usize = 4;
pub const READY: usize = 0;
pub const SPENT: usize = 1;

/// The worths of the positions of a level, by floor and party.
#[derive(Default)]
pub struct Layer {
    /// The grid of positions where monsters are met.
    pub fight: Grid,
    /// The grid of positions where a scroll has been used up and dice are to be taken up.
    again: Grid,
    /// The grid of positions where a potion is to be drunk, and where one was drunk and another may be, among
    /// monsters.
    sip: Grid,
    sipped: Grid,
    /// The same after the monsters; and what can be re-rolled there by the hero.
    pub loot: Grid,
    loot_sip: Grid,
    loot_sipped: Grid,
    loot_again: Grid,
}

impl Layer {
    /// Forgets what nobody asks for who becomes a master on the level.
    pub fn thin(&mut self, card: &Card) {
        self.again = Grid::default();
        if !card.loots_early {
            (self.fight, self.sip, self.sipped) = Default::default();
        }
    }
}

/// All that is known of a level: for each experience and each kind what positions are worth.
pub type Known = [[Option<Layer>; KINDS]; MASTER + 1];

/// A layer in the making.
pub struct Making<'w> {
    pub world: &'w World,
    pub card: &'w Card,
    /// The experience of the adventurer, [`MASTER`] at most.
    pub xp: usize,
    pub kind: usize,
    pub level: usize,
    pub known: &'w Known,
    /// The worth of becoming a master for the delves to come.
    pub mastery: f64,
    /// The result of the match after retiring here, and after fleeing.
    pub retire: f64,
    pub flee: f64,
    /// The worth of going on, by the dice in the lair and the party.
    pub on: &'w [Vec<f64>; WAKES],
}

impl Making<'_> {
    /// The whole layer.
    pub fn make(&self) -> Layer {
        let World { parties, floors, .. } = self.world;
        let (n_floors, n_parties) = (floors.len(), parties.len());
        let grid = || Grid::new(n_floors, n_parties);
        let early = || if self.card.loots_early { grid() } else { Grid::default() };
        let mut layer = Layer {
            fight: grid(),
            again: grid(),
            sip: early(),
            sipped: early(),
            loot: grid(),
            loot_sip: grid(),
            loot_sipped: grid(),
            loot_again: Grid::default(),
        };
        let bands = self.card.bands();
        let has_presence = self.card.ultimate == Some(Ultimate::Presence) && self.kind == SPENT;
        let n_max = (self.level + WAKES - 1).min(self.world.n_dungeon());
        let mut hands = [grid(), grid()];
        for n in 0..=n_max {
            for floor in floors.first[n]..floors.first[n + 1] {
                if floors.counts[floor][..CHEST] == [0; 3] {
                    self.loot_row(&mut layer, floor, &bands);
                }
            }
            for t in 0..=self.world.n_party() {
                for floor in floors.first[n]..floors.first[n + 1] {
                    self.fight_row(&mut layer, floor, t);
                }
                if t < self.world.n_party() || has_presence {
                    rerolled(self.world, (n, t), &layer.fight, &mut hands);
                    for floor in floors.first[n]..floors.first[n + 1] {
                        let (from, to) = (parties.first[t], parties.first[t + 1]);
                        layer.again.set(floor, from, &hands[1].row(floor)[from..to]);
                    }
                }
            }
        }
        if has_presence {
            self.presence(&mut layer, n_max, &mut hands);
        }
        layer
    }

    /// Works out what the hero can re-roll after the monsters: it may bring monsters back.
    fn presence(&self, layer: &mut Layer, n_max: usize, hands: &mut [Grid; 2]) {
        let World { parties, floors, .. } = self.world;
        let mut base = Grid::new(floors.len(), parties.len());
        for floor in 0..floors.first[n_max + 1] {
            let has_monsters = floors.counts[floor][..CHEST] != [0; 3];
            let row = if has_monsters { layer.fight.row(floor) } else { layer.loot.row(floor) };
            base.set(floor, 0, row);
        }
        let mut again = Grid::new(floors.len(), parties.len());
        for n in 0..=n_max {
            for t in 0..=self.world.n_party() {
                rerolled(self.world, (n, t), &base, hands);
                let (from, to) = (parties.first[t], parties.first[t + 1]);
                for floor in floors.first[n]..floors.first[n + 1] {
                    again.set(floor, from, &hands[1].row(floor)[from..to]);
                }
            }
        }
        layer.loot_again = again;
    }

    /// The layer of a kind after so much more experience, and what that has brought for later delves.
    fn at<'l>(&'l self, own: &'l Layer, kind: usize, xp: usize) -> (&'l Layer, f64) {
        let then = (self.xp + xp).min(MASTER);
        let mastery = if self.xp < MASTER && then == MASTER { self.mastery } else { 0.0 };
        if (then, kind) == (self.xp, self.kind) {
            return (own, mastery);
        }
        (self.known[then][kind].as_ref().expect("a layer made before"), mastery)
    }

    /// The sources that can act, besides dice, each with the kind that it comes to.
    fn sources(&self) -> Vec<(Source, usize)> {
        let dice = self.world.parties.faces().map(Source::Die);
        let mut all: Vec<(Source, usize)> = dice.map(|it| (it, self.kind)).collect();
        if SPENT < self.kind {
            all.push((Source::Temp, self.kind - 1));
        }
        if self.kind == READY && matches!(self.card.ultimate, Some(Ultimate::Act(_))) {
            all.push((Source::Hero, SPENT));
        }
        all
    }

    /// Takes what is better: what a row is worth after a source is used up, and so many points more.
    fn better(
        &self,
        best: &mut [f64],
        (from, to): (usize, usize),
        row: &[f64],
        source: Source,
        more: f64,
    ) {
        match source {
            Source::Die(face) => {
                let less = &self.world.parties.sub[face];
                for party in from..to {
                    best[party] = best[party].max(row[less[party]] + more);
                }
            }
            Source::Temp | Source::Hero => {
                for party in from..to {
                    best[party] = best[party].max(row[party] + more);
                }
            }
        }
    }

    /// The monster phase, for parties of `t` dice.
    fn fight_row(&self, layer: &mut Layer, floor: usize, t: usize) {
        let World { parties, floors, .. } = self.world;
        let there = floors.counts[floor];
        let has_monsters = there[..CHEST] != [0; 3];
        let range = (parties.first[t], parties.first[t + 1]);
        if t == 0 && self.card.loots_early && there[POTION] != 0 {
            let row = sip_row(self.world, &layer.sipped, floor);
            layer.sip.set(floor, 0, &row);
        }
        let mut best = vec![NEVER; parties.len() + 1];
        if has_monsters {
            best[range.0..range.1].fill(self.flee);
        } else {
            best.copy_from_slice(layer.loot.row(floor));
        }
        for (source, kind) in self.sources() {
            let (after, _) = self.at(layer, kind, 0);
            for left in self.card.fights(floors, floor, source) {
                self.better(&mut best, range, after.fight.row(left), source, 0.0);
            }
        }
        let scroll = Source::Die(FACES - 1);
        self.better(&mut best, range, layer.again.row(floor), scroll, 0.0);
        if self.card.loots_early {
            self.loots(&mut best, range, layer, floor, true);
        }
        if self.kind == READY {
            self.unleash(&mut best, range, layer, floor);
        }
        layer.fight.set(floor, range.0, &best[range.0..range.1]);
        if self.card.loots_early {
            let sip = layer.sip.row(floor);
            let sipped: Vec<f64> = (range.0..range.1).map(|it| best[it].max(sip[it])).collect();
            layer.sipped.set(floor, range.0, &sipped);
        }
    }

    /// The ultimate among monsters.
    fn unleash(&self, best: &mut [f64], range: (usize, usize), layer: &Layer, floor: usize) {
        let floors = &self.world.floors;
        let there = floors.counts[floor];
        let (spent, _) = self.at(layer, SPENT, 0);
        match self.card.ultimate {
            Some(Ultimate::Sweep) if there != [0; FACES] => {
                self.better(best, range, spent.fight.row(0), Source::Hero, 0.0);
            }
            Some(Ultimate::Song) if there[DRAGON] != 0 => {
                let mut left = there;
                left[DRAGON] = 0;
                let left = floors.find(&left).expect("fewer dice");
                self.better(best, range, spent.fight.row(left), Source::Hero, 0.0);
            }
            Some(Ultimate::Presence) => {
                self.better(best, range, spent.again.row(floor), Source::Hero, 0.0);
            }
            _ => {}
        }
        for (left, n_temps) in self.card.aimed(floors, floor) {
            let (after, _) = self.at(layer, SPENT + n_temps, 0);
            self.better(best, range, after.fight.row(left), Source::Hero, 0.0);
        }
    }

    /// Chests and potions, among monsters or after them.
    fn loots(
        &self,
        best: &mut [f64],
        range: (usize, usize),
        layer: &Layer,
        floor: usize,
        is_early: bool,
    ) {
        let floors = &self.world.floors;
        let there = floors.counts[floor];
        let n_chests = usize::from(there[CHEST]);
        for (source, kind) in self.sources() {
            for n in (1..=n_chests).filter(|&it| self.card.opens(source, it)) {
                let mut left = there;
                left[CHEST] -= n as u8;
                let left = floors.find(&left).expect("fewer dice");
                let (after, mastery) = self.at(layer, kind, n * self.world.draw_xp);
                let grid = if is_early { &after.fight } else { &after.loot };
                let more = n as f64 * self.world.draw + mastery;
                self.better(best, range, grid.row(left), source, more);
            }
            if there[POTION] != 0 {
                let (after, _) = self.at(layer, kind, 0);
                let grid = if is_early { &after.sip } else { &after.loot_sip };
                self.better(best, range, grid.row(floor), source, 0.0);
            }
        }
    }

    /// The loot phase, and with no loot what comes after it, for all parties.
    fn loot_row(&self, layer: &mut Layer, floor: usize, bands: &[Band]) {
        let World { parties, floors, .. } = self.world;
        let there = floors.counts[floor];
        let range = (0, parties.len());
        let n_dragons = usize::from(there[DRAGON]);
        if there[POTION] != 0 {
            let row = sip_row(self.world, &layer.loot_sipped, floor);
            layer.loot_sip.set(floor, 0, &row);
        }
        let mut best = if there[CHEST] + there[POTION] != 0 {
            layer.loot.row(lair(floors, n_dragons)).to_vec()
        } else if n_dragons < WAKES {
            self.regroup_row(layer, n_dragons)
        } else {
            self.dragon_row(layer, bands)
        };
        if there[CHEST] + there[POTION] != 0 {
            self.loots(&mut best, range, layer, floor, false);
        }
        let is_done = n_dragons < WAKES && there[CHEST] + there[POTION] == 0;
        if self.kind == READY && !(is_done && self.level == DEEPEST) {
            self.unleash_late(&mut best, range, layer, floor);
        }
        layer.loot.set(floor, 0, &best);
        let sip = layer.loot_sip.row(floor);
        let sipped: Vec<f64> = best.iter().zip(sip).map(|(one, other)| one.max(*other)).collect();
        layer.loot_sipped.set(floor, 0, &sipped);
    }

    /// The ultimate after the monsters, where it can do something then.
    fn unleash_late(&self, best: &mut [f64], range: (usize, usize), layer: &Layer, floor: usize) {
        let floors = &self.world.floors;
        let mut left = floors.counts[floor];
        let (spent, _) = self.at(layer, SPENT, 0);
        match self.card.ultimate {
            Some(Ultimate::Sweep) => left = [0; FACES],
            Some(Ultimate::Song) => left[DRAGON] = 0,
            Some(Ultimate::Presence) => {
                return self.better(best, range, spent.loot_again.row(floor), Source::Hero, 0.0);
            }
            _ => return,
        }
        let left = floors.find(&left).expect("fewer dice");
        self.better(best, range, spent.loot.row(left), Source::Hero, 0.0);
    }

    fn regroup_row(&self, layer: &Layer, n_dragons: usize) -> Vec<f64> {
        let n_parties = self.world.parties.len();
        if SPENT < self.kind {
            let (spent, _) = self.at(layer, SPENT, 0);
            return spent.loot.row(lair(&self.world.floors, n_dragons)).to_vec();
        }
        let mut best = vec![self.retire; n_parties];
        if self.level < DEEPEST {
            best.iter_mut().zip(&self.on[n_dragons]).for_each(|(it, on)| *it = it.max(*on));
        }
        best.push(NEVER);
        best
    }

    fn dragon_row(&self, layer: &Layer, bands: &[Band]) -> Vec<f64> {
        let parties = &self.world.parties;
        let mut best = vec![self.flee; parties.len()];
        best.push(NEVER);
        let none = parties.len();
        for band in bands {
            let can_temp = SPENT < self.kind || !band.has_temp;
            let can_hero = self.kind == READY || !band.has_hero;
            if !can_temp || !can_hero {
                continue;
            }
            let kind = if self.kind == READY && !band.has_hero { READY } else { SPENT };
            let (after, mastery) = self.at(layer, kind, 1 + self.world.draw_xp);
            let (row, more) = (after.loot.row(0), 1.0 + self.world.draw + mastery);
            for (party, best) in best[..none].iter_mut().enumerate() {
                let mut left = party;
                for &face in &band.dice {
                    left = if left == none { none } else { parties.sub[face][left] };
                }
                *best = best.max(row[left] + more);
            }
        }
        best
    }
}
