//! The chance that the party clears the next level, with the best play for just that.
//!
//! A level is cleared when the party regroups on it: its monsters are gone, and the dragon, if it woke, is defeated or
//! the lair emptied. A portal, or another way home, clears nothing. The count begins with the next throw, so what could
//! be done before it is not counted; what can be done as well afterwards is. All dice of the next level fall in all ways,
//! the best of what can be done follows each, and dice that are re-rolled and treasures that are drawn come in all ways
//! again.
//!
//! Shares are whole numbers out of [`SURE`], which can be parted among the faces of eighteen dice one after another; what
//! cannot be parted is rounded down.
//!
//! Where that looks at too many positions, the play is made simpler: the party is re-rolled only by the last that can
//! re-roll; then nothing but monsters is, all of a type together, and no chest is opened; and if that is still too much,
//! nothing is re-rolled. The chance of such play is a lower bound, and is told as one. `benches/clearing` measures how far below it lies.

use super::blind::Blind;
use super::care::Care;
use super::memo::Memo;
use super::place::{Dice, Stage, place};
use super::reckoning::{Certainty, Reckoning, SHARES};
use super::ways::{is_asleep_for_good, rerollers, rerolls_first, ways};
use crate::action::{Action, Course, Event, Source, Use};
use crate::dice::{DungeonFace, Floor, FloorDice, FloorFace, HordeDice, PartyFace};
use crate::heroes::{Readying, Terms, Ultimate};
use crate::rules::{apply, next_dice, ready_ultimate};
use crate::state::{LEVEL_MAX, Phase, State, Table};

/// The share of anything sure: one.
pub const SURE: u64 = 6_u64.pow(18);

/// No lower bound is told that is lower, in ten-thousandths.
const BOUND_MIN: u32 = 100;

/// The steps of a choice, besides one for each action that is tried.
const CHOICE_WORK: u32 = 4;

/// The chance that the party clears the next level, if it goes on now; none where it cannot, where the dice of the next
/// level have been laid out, or where even the roughest play is too much work to say anything.
pub fn reckon(table: &Table) -> Option<Reckoning> {
    let counted = |care| Some((care, share(table, care, care.work_max())?));
    let (care, share) = Care::ALL.into_iter().map(counted).find(Option::is_some).flatten()?;
    told(share, care)
}

/// The reckoning told of a share of [`SURE`] that was counted with so much care; none if that says nothing.
pub fn told(share: u64, care: Care) -> Option<Reckoning> {
    let is_exact = care == Care::Full || share == SURE;
    let certainty = if is_exact { Certainty::Exact } else { Certainty::AtLeast };
    // Rounded to the nearest, but a bound is never rounded up, and only what is sure is told as sure.
    let halves = u128::from(share) * u128::from(2 * SHARES) / u128::from(SURE);
    let rounded = if is_exact { (halves as u32).div_ceil(2) } else { halves as u32 / 2 };
    let chance = match share {
        SURE => SHARES,
        0 if is_exact => 0,
        _ if !is_exact && rounded < BOUND_MIN => return None,
        // Neither is what may be told as none.
        _ => rounded.clamp(1, SHARES - 1),
    };
    Some(Reckoning { chance, certainty, pays_from: None })
}

/// The share of clearing the next level with so much care, out of [`SURE`]; none where that is too much work, too.
pub fn share(table: &Table, care: Care, work_max: u32) -> Option<u64> {
    let can_seek = table.delve.phase == Phase::Regroup && table.delve.n_owed == 0;
    if !can_seek || LEVEL_MAX <= table.delve.level || table.planned().is_some() {
        return None;
    }
    Clearing::new(care, work_max).going_on(table)
}

/// A count that remembers what it has seen.
struct Clearing {
    care: Care,
    seen: Memo,
    work_left: u32,
    events: Vec<Event>,
}

/// The result of an action.
enum After {
    Cleared,
    Failed,
    Goes(Table, Stage),
}

impl Clearing {
    fn new(care: Care, work_left: u32) -> Clearing {
        Clearing { care, seen: Memo::new(), work_left, events: Vec::new() }
    }

    /// The share of clearing the level that is come to next; none if that is too much work.
    fn going_on(&mut self, table: &Table) -> Option<u64> {
        let n_dungeon = next_dice(table);
        let mut next = apply(
            State { table: *table },
            &Action::Course(Course::Seek),
            &mut Blind::default(),
            &mut Vec::new(),
        )
        .table;
        next.delve.floor = Floor::NONE;
        next.delve.lair = table.delve.lair;
        next.delve.is_exhausted = table.delve.is_exhausted;
        self.falling(&next, Dice { n_dungeon, n_party: 0, buries_scrolls: false })
    }

    /// Pays for work; none if there was too much.
    fn work(&mut self, steps: u32) -> Option<()> {
        self.work_left = self.work_left.checked_sub(steps)?;
        Some(())
    }

    /// The count found before for a position, or `count`.
    fn once(
        &mut self,
        table: &Table,
        stage: Stage,
        count: impl FnOnce(&mut Clearing) -> Option<u64>,
    ) -> Option<u64> {
        let place = place(table, stage);
        if let Some(known) = self.seen.get(place) {
            return Some(known);
        }
        let share = count(self)?;
        self.seen.note(place, share);
        Some(share)
    }

    fn staged(&mut self, table: &Table, stage: Stage) -> Option<u64> {
        match stage {
            Stage::Choice { has_fought } => self.choice(table, has_fought),
            Stage::Taking(n_dungeon, n_party) => self.taking(table, n_dungeon, n_party),
            Stage::Falling(dice) => self.falling(table, dice),
            Stage::Drawing(n) => self.drawing(table, n),
        }
    }

    /// The player chooses.
    fn choice(&mut self, table: &Table, has_fought: bool) -> Option<u64> {
        let delve = &table.delve;
        let is_safe = !table.is_dragon_awake() && !delve.floor.has_monsters();
        if is_safe {
            return Some(SURE);
        }
        let mut table = *table;
        if !table.is_dragon_awake() && is_asleep_for_good(&table, has_fought) {
            table.delve.lair = 0;
            table.delve.floor = table.delve.floor.monsters().on_floor();
        }
        let stage = Stage::Choice { has_fought };
        self.once(&table, stage, |it| it.best(&table, has_fought))
    }

    fn best(&mut self, table: &Table, has_fought: bool) -> Option<u64> {
        let (mut actions, mut best) = (Vec::new(), 0);
        ways(table, self.care == Care::Rough, &mut actions);
        if self.work(CHOICE_WORK + actions.len() as u32).is_none() {
            return (self.care == Care::Rough).then_some(0);
        }
        for action in actions {
            best = best.max(self.after(table, &action, has_fought)?);
            if best == SURE {
                return Some(best);
            }
        }
        if has_fought || self.care == Care::Rough || table.delve.n_owed != 0 {
            return Some(best);
        }
        for with in rerollers(table) {
            best = best.max(self.taking(&spent(table, with), 0, 0)?);
        }
        Some(best)
    }

    fn after(&mut self, table: &Table, action: &Action, has_fought: bool) -> Option<u64> {
        if !self.care.opens() && matches!(action, Action::Use { on: Use::Open { .. }, .. }) {
            return Some(0);
        }
        match self.outcome(table, action, has_fought) {
            After::Cleared => Some(SURE),
            After::Failed => Some(0),
            After::Goes(_, stage) if self.care == Care::Rough && is_luck(stage) => Some(0),
            After::Goes(next, stage) => self.staged(&next, stage),
        }
    }

    fn outcome(&mut self, table: &Table, action: &Action, has_fought: bool) -> After {
        self.events.clear();
        let mut next =
            apply(State { table: *table }, action, &mut Blind::default(), &mut self.events).table;
        let seat = table.adventurer();
        let mut stage =
            Stage::Choice { has_fought: has_fought || is_fight(action) && rerolls_first(table) };
        let mut n_draws = 0;
        for event in &self.events {
            match event {
                Event::Regrouped { .. } => return After::Cleared,
                Event::DelveEnded { .. } => return After::Failed,
                Event::Drew { treasure, .. } => {
                    next.player_mut(seat).treasures[*treasure] -= 1;
                    next.bag[*treasure] += 1;
                    n_draws += 1;
                }
                _ => stage = thrown(table, &mut next, event).unwrap_or(stage),
            }
        }
        if n_draws != 0 {
            // From a bag that holds no more, all of it is drawn.
            stage = Stage::Drawing(n_draws);
        }
        After::Goes(next, stage)
    }

    /// Dice have been taken up to be re-rolled; more may be.
    fn taking(&mut self, table: &Table, n_dungeon: u8, n_party: u8) -> Option<u64> {
        let stage = Stage::Taking(n_dungeon, n_party);
        self.once(table, stage, |it| it.best_throw(table, n_dungeon, n_party))
    }

    fn best_throw(&mut self, table: &Table, n_dungeon: u8, n_party: u8) -> Option<u64> {
        self.work(1)?;
        let mut best = 0;
        if n_dungeon + n_party != 0 {
            best = self.falling(table, Dice { n_dungeon, n_party, buries_scrolls: false })?;
        }
        for face in FloorFace::ALL {
            let n_lying = table.delve.floor[face];
            let n_taken = self.care.n_taken(face, n_lying);
            if n_lying != 0 && n_taken != 0 {
                let mut next = *table;
                next.delve.floor[face] -= n_taken;
                best = best.max(self.taking(&next, n_dungeon + n_taken, n_party)?);
            }
        }
        if matches!(self.care, Care::Plain | Care::Rough) {
            return Some(best);
        }
        for face in PartyFace::ALL {
            if table.delve.party[face] != 0 {
                let mut next = *table;
                next.delve.party[face] -= 1;
                if self.care == Care::Full || rerollers(&next).is_empty() {
                    best = best.max(self.taking(&next, n_dungeon, n_party + 1)?);
                }
            }
        }
        Some(best)
    }

    /// Dice fall, one after another.
    fn falling(&mut self, table: &Table, dice: Dice) -> Option<u64> {
        if dice.n_dungeon + dice.n_party == 0 {
            return self.fallen(table);
        }
        self.once(table, Stage::Falling(dice), |it| it.each_face(table, dice))
    }

    fn each_face(&mut self, table: &Table, dice: Dice) -> Option<u64> {
        if self.care != Care::Rough {
            self.work(1)?;
        }
        let mut sum = 0;
        if dice.n_dungeon != 0 {
            let rest = Dice { n_dungeon: dice.n_dungeon - 1, ..dice };
            for face in DungeonFace::ALL {
                sum += self.falling(&with_dungeon_die(table, face), rest)? / 6;
            }
        } else {
            let rest = Dice { n_party: dice.n_party - 1, ..dice };
            for face in PartyFace::ALL {
                let mut next = *table;
                if dice.buries_scrolls && face == PartyFace::Scroll {
                    next.delve.graveyard += 1;
                } else {
                    next.delve.party[face] += 1;
                }
                sum += self.falling(&next, rest)? / 6;
            }
        }
        Some(sum)
    }

    /// All dice have fallen: what happens by itself then (DR-314, DR-325, DR-326).
    fn fallen(&mut self, table: &Table) -> Option<u64> {
        let mut table = *table;
        let side = table.side();
        let has_all = table.delve.floor.monsters().n_kinds() == 3;
        if has_all && side.readying == Some(Readying::AllTypes) {
            table.delve.is_exhausted = false;
        }
        if side.scares_dragons && table.is_dragon_awake() {
            table.delve.lair = 0;
        }
        let delve = &mut table.delve;
        if delve.floor.has_monsters() {
            delve.phase = Phase::Monster;
        } else if delve.phase == Phase::Dragon && !delve.floor.is_empty() {
            delve.phase = Phase::Loot;
        } else if delve.phase == Phase::Loot && delve.floor.is_empty() {
            delve.phase = Phase::Dragon;
        }
        self.choice(&table, false)
    }

    /// Treasures are drawn, one after another.
    fn drawing(&mut self, table: &Table, n: u8) -> Option<u64> {
        let n_tokens = u64::from(table.bag.total());
        if n == 0 || n_tokens == 0 {
            return self.choice(table, false);
        }
        self.once(table, Stage::Drawing(n), |it| {
            it.work(1)?;
            let seat = table.adventurer();
            let mut sum = 0;
            for (treasure, n_of_kind) in table.bag.iter() {
                let mut next = *table;
                next.bag[treasure] -= 1;
                next.player_mut(seat).treasures[treasure] += 1;
                let share = it.drawing(&next, n - 1)?;
                sum += u128::from(share) * u128::from(n_of_kind);
            }
            Some((sum / u128::from(n_tokens)) as u64)
        })
    }
}

/// Tells whether luck is to answer.
const fn is_luck(stage: Stage) -> bool {
    match stage {
        Stage::Choice { .. } => false,
        Stage::Taking(..) | Stage::Falling(_) | Stage::Drawing(_) => true,
    }
}

const fn is_fight(action: &Action) -> bool {
    matches!(action, Action::Use { on: Use::Fight { .. }, .. })
}

/// Takes dice up again that have fallen blindly, if any have by this event, and tells that they are to fall.
fn thrown(before: &Table, next: &mut Table, event: &Event) -> Option<Stage> {
    // Blind dice show the first face.
    let (n_dungeon, n_party, buries_scrolls) = match event {
        Event::Rerolled { floor, n_lair, party, .. } => {
            (floor.total() + n_lair, party.total(), false)
        }
        Event::Revived { joined, .. } => {
            let ultimate = ready_ultimate(before);
            let is_choosy =
                matches!(ultimate, Ok(Ultimate::Revive { terms: Terms::NoScrolls, .. }));
            (0, joined.total(), is_choosy)
        }
        _ => return None,
    };
    next.delve.floor[FloorFace::Goblin] -= n_dungeon;
    next.delve.party[PartyFace::Fighter] -= n_party;
    next.delve.phase = before.delve.phase;
    Some(Stage::Falling(Dice { n_dungeon, n_party, buries_scrolls }))
}

/// The table with one more die that has fallen (DR-004, DR-303).
fn with_dungeon_die(table: &Table, face: DungeonFace) -> Table {
    let mut next = *table;
    let turned = table.side().turning.filter(|it| it.from == face).map_or(face, |it| it.to);
    if turned == DungeonFace::Dragon {
        next.delve.lair += 1;
    } else {
        next.delve.floor[turned] += 1;
    }
    next
}

/// The table after a re-roller is used up, before any die is taken (DR-031).
fn spent(table: &Table, with: Source) -> Table {
    let (mut next, seat) = (*table, table.adventurer());
    match with {
        Source::Die(face) => {
            next.delve.party[face] -= 1;
            next.delve.graveyard += 1;
        }
        Source::Treasure(treasure) => {
            next.player_mut(seat).treasures[treasure] -= 1;
            next.bag[treasure] += 1;
        }
        Source::Temp(_) | Source::Hero => next.delve.is_exhausted = true,
    }
    next
}
