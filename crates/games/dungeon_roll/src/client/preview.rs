//! Knowledge that a person needs before a choice, computed from what everybody sees: what each source, treasure and
//! ultimate can do now, and what an action would bring.

use crate::action::{Action, Ending, Event, Magic, Source};
use crate::dice::{CompanionTypes, FloorDice, Horde, Monster, PARTY_TYPES, PartyFace, Types};
use crate::heroes::Ultimate;
use crate::refusals::Refusal;
use crate::rules::{
    self, available, can_loot, check, each_source, is_reroll_time, ready_ultimate, rereads,
    revivable, types_of,
};
use crate::state::{Phase, State, Table, View};
use crate::treasures::Treasure;
use kernel::{Chance, Key};

/// The abilities of one source now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    pub source: Source,
    /// The number of them.
    pub n: u8,
    /// The companions that it can be used as.
    pub types: Types,
    /// The most monsters of each type that it defeats at once; an extra one comes on top.
    pub defeats: Horde,
    /// True if it defeats one extra monster of any type (DR-091).
    pub has_extra: bool,
    /// The most chests that it opens at once.
    pub opens: u8,
    /// The most potions that it drinks at once.
    pub drinks: u8,
    /// True if it re-rolls dice.
    pub rerolls: bool,
    /// True if it can meet the dragon.
    pub meets_dragon: bool,
}

/// The abilities of each source of the adventurer now.
pub fn abilities(view: &View) -> Vec<Ability> {
    let table = &view.table;
    let mut abilities = Vec::new();
    each_source(table, |source| abilities.push(ability(table, source)));
    abilities
}

fn ability(table: &Table, source: Source) -> Ability {
    let (side, delve) = (table.side(), &table.delve);
    let types = types_of(side, source);
    let is_fight = delve.phase == Phase::Monster && !types.is_empty();
    let mut defeats = Horde::NONE;
    for monster in Monster::ALL.into_iter().filter(|_| is_fight) {
        let n = delve.floor.monsters()[monster];
        defeats[monster] = if side.unbound(types).sweeps(monster) { n } else { n.min(1) };
    }
    let is_loot = can_loot(table);
    let n_chests = if is_loot && !types.is_empty() { delve.floor.chests() } else { 0 };
    let potions = if is_loot { delve.floor.potions() } else { 0 };
    Ability {
        source,
        n: available(table, source),
        types,
        defeats,
        has_extra: is_fight && !types.and(table.extra()).is_empty(),
        opens: if side.unbound(types).opens_all() { n_chests } else { n_chests.min(1) },
        drinks: potions.min(revivable(table, source)),
        rerolls: rereads(table, source) && is_reroll_time(table, source),
        meets_dragon: delve.phase == Phase::Dragon && !types.and(PARTY_TYPES).is_empty(),
    }
}

/// Checks whether a treasure with an effect of its own can be used now.
///
/// # Errors
/// Why not.
pub fn treasure_use(view: &View, treasure: Treasure) -> Result<(), Refusal> {
    let action = match treasure {
        Treasure::Ring => Action::Spend(Magic::Ring),
        Treasure::Elixir => Action::Spend(Magic::Elixir { face: PartyFace::Champion }),
        Treasure::Bait => Action::Spend(Magic::Bait),
        Treasure::Portal => Action::Spend(Magic::Portal),
        _ => return Err(Refusal::NotACompanion(treasure)),
    };
    check(&view.table, view.table.adventurer(), &action)
}

/// The ultimate that is ready now.
///
/// # Errors
/// Why there is none.
pub fn ultimate(view: &View) -> Result<Ultimate, Refusal> {
    ready_ultimate(&view.table)
}

/// The result that an action would have.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The table afterwards; none if luck has a say in it, or the delve ends.
    pub after: Option<Table>,
    /// Dungeon dice that will be rolled in this delve.
    pub n_dungeon_dice: u8,
    /// Party dice that will be rolled in this delve.
    pub n_party_dice: u8,
    /// Treasures that will be drawn.
    pub n_treasures: u8,
    /// Experience that will be gained.
    pub xp: u8,
    /// True if the hero will turn to the master side.
    pub masters: bool,
    /// The ending of the delve, if it ends.
    pub ending: Option<Ending>,
}

/// Luck that only counts how often it is asked.
struct Asked(u32);

impl Chance for Asked {
    fn each(&mut self, _: Key, _: u32, out: &mut [u32]) {
        self.0 += 1;
        out.fill(0);
    }
}

/// The result that `action` would have for the adventurer.
///
/// # Errors
/// Why it is not allowed.
pub fn preview(view: &View, action: &Action) -> Result<Preview, Refusal> {
    let table = &view.table;
    check(table, table.adventurer(), action)?;
    let (mut luck, mut events) = (Asked(0), Vec::new());
    let after = rules::apply(State { table: *table }, action, &mut luck, &mut events).table;
    let mut preview = Preview {
        after: (luck.0 == 0).then_some(after),
        n_dungeon_dice: 0,
        n_party_dice: 0,
        n_treasures: 0,
        xp: 0,
        masters: false,
        ending: None,
    };
    for event in &events {
        preview.add(event);
        if preview.ending.is_some() {
            preview.after = None;
            break;
        }
    }
    Ok(preview)
}

impl Preview {
    fn add(&mut self, event: &Event) {
        match event {
            // What was laid out before is not rolled.
            Event::Populated { is_planned: true, .. } => {}
            Event::Populated { throw, .. } => self.n_dungeon_dice += throw.faces().len() as u8,
            Event::Rerolled { floor_throw, party_throw, .. } => {
                self.n_dungeon_dice += floor_throw.faces().len() as u8;
                self.n_party_dice += party_throw.faces().len() as u8;
            }
            Event::Drew { .. } => self.n_treasures += 1,
            Event::Gained { xp, .. } => self.xp += xp,
            Event::Mastered { .. } => self.masters = true,
            Event::DelveEnded { ending, .. } => self.ending = Some(*ending),
            Event::Revived { throw, .. } => self.n_party_dice += throw.faces().len() as u8,
            // All others are plain to see in the table afterwards.
            _ => {}
        }
    }
}
