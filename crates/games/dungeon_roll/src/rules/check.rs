//! Why an action is not allowed.

mod hero;
mod needs;

pub use self::needs::{is_below, is_free, is_regrouping, is_scroll, party_left};
pub use hero::{can_take, can_unleash, pays, ready_ultimate};

use self::needs::{Checked, check_dice, check_source, need};
use hero::{check_lure, check_ready, check_unleash};

use super::course::{awaited, roster};
use super::dragon::{are_different, types_of_band};
use super::fights::used_as;
use super::loot::{can_loot, opener, revivable};
use super::sources::{available, types_of, types_of_member};
use super::tokens::baited;
use crate::action::{Action, Band, Course, Forming, Magic, Skill, Source, Use};
use crate::dice::{Companion, DungeonFace, Floor, FloorDice, Horde, Monster, Party, Types};
use crate::heroes::{Hero, Preparation, Temp};
use crate::refusals::Refusal;
use crate::setup::{BaitScope, ScrollPhases};
use crate::state::{Phase, Table};
use crate::treasures::Treasure;
use kernel::Seat;

/// Tells whether `seat` may take `action` now.
///
/// # Errors
/// The reason why not.
pub fn check(table: &Table, seat: Seat, action: &Action) -> Checked {
    let acting = awaited(table).ok_or(Refusal::MatchIsOver)?;
    need(acting == seat, Refusal::NotYourDelve)?;
    if table.delve.n_owed != 0 {
        let Action::Skill(Skill::Discard { treasure }) = action else {
            return Err(Refusal::DiscardFirst);
        };
        return need(table.owns(*treasure), Refusal::NoSuchTreasure(*treasure));
    }
    match table.delve.phase {
        Phase::Choosing => {
            let Action::Form(Forming::Choose { hero }) = action else {
                return Err(Refusal::ChooseFirst);
            };
            check_choice(table, *hero)
        }
        Phase::Forming => check_forming(table, action),
        _ => check_delve(table, action),
    }
}

fn check_choice(table: &Table, hero: Hero) -> Checked {
    let is_taken = Seat::all(table.n_seats()).any(|seat| table.player(seat).hero == Some(hero));
    need(roster(table).any(|it| it == hero) && !is_taken, Refusal::HeroTaken(hero))
}

fn check_forming(table: &Table, action: &Action) -> Checked {
    let delve = &table.delve;
    match table.side().preparation {
        Preparation::Plan => {
            let Action::Form(Forming::Plan { first, second }) = action else {
                return Err(Refusal::PlanFirst);
            };
            need((first.total(), second.total()) == (1, 2), Refusal::OneAndTwo)?;
            need(delve.scouted.holds(&first.plus(second)), Refusal::NoSuchScouted)
        }
        Preparation::Scrolls(n) => {
            let Action::Form(Forming::Inscribe { dice }) = action else {
                return Err(Refusal::InscribeFirst(n));
            };
            need(dice.total() == n, Refusal::InscribeFirst(n))?;
            need(delve.party.holds(dice), Refusal::NoSuchPartyDice)
        }
        // Nobody else is asked.
        Preparation::Nothing | Preparation::Reroll => {
            if let Action::Form(Forming::Muster { dice }) = action {
                return check_muster(table, dice);
            }
            need(*action == Action::Form(Forming::Keep), Refusal::FormFirst)
        }
    }
}

fn check_muster(table: &Table, dice: &Party) -> Checked {
    need(!dice.is_empty(), Refusal::NothingChosen)?;
    need(table.delve.party.holds(dice), Refusal::NoSuchPartyDice)
}

fn check_delve(table: &Table, action: &Action) -> Checked {
    match action {
        Action::Form(Forming::Choose { .. }) => Err(Refusal::HeroesAreTaken),
        Action::Form(_) => Err(Refusal::PartyIsFormed),
        Action::Use { with, on } => check_use(table, *with, on),
        Action::Dragon { band } => check_dragon(table, band),
        Action::Unleash(on) => check_unleash(table, on),
        Action::Skill(Skill::Again { die }) => check_again(table, *die),
        Action::Skill(Skill::Discard { .. }) => Err(Refusal::NothingOwed),
        Action::Skill(Skill::Ready { treasure }) => check_ready(table, *treasure),
        Action::Spend(magic) => check_magic(table, *magic),
        Action::Course(course) => check_course(table, *course),
    }
}

fn check_use(table: &Table, with: Source, on: &Use) -> Checked {
    match on {
        Use::Fight { monsters } => check_fight(table, with, monsters),
        Use::Reroll { floor, party } => check_reroll(table, with, floor, party),
        Use::Open { n_chests } => check_open(table, with, *n_chests),
        Use::Drink { faces } => check_drink(table, with, faces),
        Use::Lure { monster } => check_lure(table, with, *monster),
    }
}

fn check_magic(table: &Table, magic: Magic) -> Checked {
    let delve = &table.delve;
    // A party that regroups retires without a portal, unless rage forbids to retire.
    check_treasure(table, magic.treasure())?;
    match magic {
        Magic::Ring => need(delve.lair != 0, Refusal::LairIsEmpty),
        Magic::Elixir { .. } => need(delve.graveyard != 0, Refusal::GraveyardIsEmpty),
        Magic::Bait => check_bait(table),
        Magic::Portal => Ok(()),
    }
}

fn check_course(table: &Table, course: Course) -> Checked {
    let delve = &table.delve;
    match course {
        Course::Flee => check_flee(table),
        Course::End if delve.phase == Phase::Loot => Ok(()),
        Course::End => {
            need(delve.phase == Phase::Monster, Refusal::NothingToEnd)?;
            need(!delve.floor.has_monsters(), Refusal::MonstersRemain)
        }
        Course::Seek => need(delve.phase == Phase::Regroup, Refusal::NoRegroupYet),
        Course::Retire => {
            need(delve.phase == Phase::Regroup, Refusal::NoRegroupYet)?;
            need(table.can_retire(), Refusal::NoRetreat)
        }
    }
}

/// The types that a source can be used as; a reason, if there are none.
fn companions(table: &Table, source: Source, scrolls: Refusal) -> Result<Types, Refusal> {
    let is_dragon = table.delve.phase == Phase::Dragon;
    let types = if is_dragon {
        types_of_member(table.side(), source)
    } else {
        types_of(table.side(), source)
    };
    if !types.is_empty() {
        return Ok(types);
    }
    Err(match source {
        Source::Treasure(Treasure::Scroll) => scrolls,
        Source::Treasure(treasure) => Refusal::NotACompanion(treasure),
        Source::Temp(Temp::Dragon) => Refusal::TameDragon,
        Source::Die(_) | Source::Temp(_) | Source::Hero => scrolls,
    })
}

fn check_fight(table: &Table, with: Source, monsters: &Horde) -> Checked {
    need(table.delve.phase == Phase::Monster, Refusal::NoFightNow)?;
    need(!monsters.is_empty(), Refusal::NothingChosen)?;
    need(table.delve.floor.monsters().holds(monsters), Refusal::NoSuchMonsters)?;
    check_source(table, with)?;
    let types = companions(table, with, Refusal::ScrollsDoNotFight)?;
    let fits = used_as(table, with, monsters).is_some();
    need(fits, why_too_many(types, monsters))
}

fn why_too_many(types: Types, monsters: &Horde) -> Refusal {
    let n_types = Monster::ALL.into_iter().filter(|&it| monsters[it] != 0).count();
    let first = types.iter().next().unwrap_or(Companion::Thief);
    if n_types == 1 { Refusal::TooManyMonsters(first) } else { Refusal::OneTypeAtATime }
}

fn check_reroll(table: &Table, with: Source, floor: &Floor, party: &Party) -> Checked {
    need(rereads(table, with), Refusal::NotAScroll)?;
    need(is_reroll_time(table, with), Refusal::NoRerollNow)?;
    check_source(table, with)?;
    check_dice(table, with, floor, party)
}

/// The one re-roll of a hero on each level (DR-304).
fn check_again(table: &Table, die: DungeonFace) -> Checked {
    let (side, delve) = (table.side(), &table.delve);
    need(!side.again.is_empty(), Refusal::OtherSpecialty)?;
    need(matches!(delve.phase, Phase::Monster | Phase::Loot), Refusal::NotNow)?;
    need(die != DungeonFace::Dragon && side.again[die] != 0, Refusal::OtherDie)?;
    need(!delve.has_tracked, Refusal::OncePerLevel)?;
    need(delve.floor[die] != 0, Refusal::NoSuchDungeonDice)
}

/// Tells whether the adventurer can re-roll dice with a source: a scroll, or with some heroes any
/// party die (DR-031, DR-327).
pub fn rereads(table: &Table, source: Source) -> bool {
    is_scroll(source) || matches!(source, Source::Die(_)) && table.side().rereads
}

/// Tells whether a source can re-roll dice in this phase (DR-033, DR-102, DR-327).
pub fn is_reroll_time(table: &Table, source: Source) -> bool {
    let is_specialty = matches!(source, Source::Die(_)) && table.side().rereads;
    let is_any_time = is_specialty || table.house.scrolls == ScrollPhases::Any;
    table.delve.phase == Phase::Monster
        || is_any_time && is_below(table)
        || is_specialty && is_regrouping(table)
}

fn check_loot_phase(table: &Table) -> Checked {
    if can_loot(table) {
        return Ok(());
    }
    let is_monster = table.delve.phase == Phase::Monster;
    Err(if is_monster { Refusal::MonstersFirst } else { Refusal::NoLootNow })
}

fn check_open(table: &Table, with: Source, n_chests: u8) -> Checked {
    check_loot_phase(table)?;
    need(n_chests != 0, Refusal::NothingChosen)?;
    need(n_chests <= table.delve.floor.chests(), Refusal::NoSuchChests)?;
    check_source(table, with)?;
    companions(table, with, Refusal::ScrollsDoNotOpen)?;
    need(opener(table.side(), with, n_chests).is_some(), Refusal::OneChestOnly)
}

fn check_drink(table: &Table, with: Source, faces: &Party) -> Checked {
    check_loot_phase(table)?;
    need(!faces.is_empty(), Refusal::NothingChosen)?;
    need(faces.total() <= table.delve.floor.potions(), Refusal::NoSuchPotions)?;
    if let Source::Treasure(treasure) = with {
        need(treasure.acts_as_die(), Refusal::TreasureDoesNotDrink(treasure))?;
    }
    check_source(table, with)?;
    need(faces.total() <= revivable(table, with), Refusal::GraveyardTooSmall)
}

fn check_dragon(table: &Table, band: &Band) -> Checked {
    need(table.delve.phase == Phase::Dragon, Refusal::DragonSleeps)?;
    let (side, members) = (table.side(), band.members());
    let n_needed = side.n_dragon_types;
    need(members.len() == usize::from(n_needed), Refusal::BandOf(n_needed))?;
    for &member in members {
        check_source(table, member)?;
        companions(table, member, Refusal::ScrollsDoNotFight)?;
        let n_used = members.iter().filter(|&&it| it == member).count();
        let missing = match member {
            Source::Die(face) => Refusal::NoSuchDie(face),
            Source::Temp(temp) => Refusal::NoSuchTemp(temp),
            Source::Treasure(treasure) => Refusal::NoSuchTreasure(treasure),
            Source::Hero => Refusal::Exhausted,
        };
        need(n_used <= available(table, member).into(), missing)?;
    }
    let sets = types_of_band(side, members);
    need(are_different(&sets[..members.len()]), Refusal::SameTypes)
}

/// Tells whether a treasure can do something in this phase (DR-072, DR-079, DR-102).
pub fn is_treasure_time(table: &Table, treasure: Treasure) -> bool {
    is_below(table)
        || is_regrouping(table)
            && match treasure {
                Treasure::Ring | Treasure::Elixir => true,
                Treasure::Portal => !table.can_retire(),
                _ => false,
            }
}

/// Checks that a treasure is owned, and has a use now.
fn check_treasure(table: &Table, treasure: Treasure) -> Checked {
    need(is_treasure_time(table, treasure), Refusal::NotNow)?;
    need(table.owns(treasure), Refusal::NoSuchTreasure(treasure))
}

fn check_bait(table: &Table) -> Checked {
    need(is_bait_time(table), Refusal::NoBaitNow)?;
    need(!baited(table).is_empty(), Refusal::BaitInVain)
}

/// Tells whether Dragon Bait belongs to the phase (DR-078).
pub fn is_bait_time(table: &Table) -> bool {
    match table.house.bait {
        BaitScope::AllDice => matches!(table.delve.phase, Phase::Monster | Phase::Loot),
        BaitScope::MonstersOnly => table.delve.phase == Phase::Monster,
    }
}

fn check_flee(table: &Table) -> Checked {
    match table.delve.phase {
        Phase::Monster => need(table.delve.floor.has_monsters(), Refusal::NothingToFlee),
        Phase::Dragon => Ok(()),
        _ => Err(Refusal::CannotFlee),
    }
}
