//! The needs that several checks share.

use crate::action::Source;
use crate::dice::{Floor, Party, PartyFace};
use crate::heroes::Ultimate;
use crate::refusals::Refusal;
use crate::rules::sources::available;
use crate::state::{Phase, Table};
use crate::treasures::Treasure;
use kernel::Tally;

pub type Checked = Result<(), Refusal>;

/// Nothing if it is so, and the refusal otherwise.
pub fn need(is_so: bool, otherwise: Refusal) -> Checked {
    if is_so { Ok(()) } else { Err(otherwise) }
}

/// Tells whether the dungeon is being faced: all treasures and ultimates have a use (DR-036, DR-072).
pub fn is_below(table: &Table) -> bool {
    match table.delve.phase {
        Phase::Monster | Phase::Loot | Phase::Dragon => true,
        Phase::Choosing | Phase::Forming | Phase::Regroup | Phase::Over => false,
    }
}

/// Tells whether the party regroups: what does not need the level can still be used (DR-102).
pub fn is_regrouping(table: &Table) -> bool {
    table.delve.phase == Phase::Regroup
}

/// Tells whether what belongs to no phase may be done: below or while regrouping, when no treasure is owed.
pub fn is_free(table: &Table) -> bool {
    table.delve.n_owed == 0 && (is_below(table) || is_regrouping(table))
}

/// Checks that such a source is there at all.
pub fn check_source(table: &Table, source: Source) -> Checked {
    let missing = match source {
        Source::Die(face) => Refusal::NoSuchDie(face),
        Source::Temp(temp) => Refusal::NoSuchTemp(temp),
        Source::Treasure(treasure) => Refusal::NoSuchTreasure(treasure),
        Source::Hero => check_hero(table).err().unwrap_or(Refusal::Exhausted),
    };
    need(available(table, source) != 0, missing)
}

/// Tells whether a source is a scroll (DR-031).
pub fn is_scroll(source: Source) -> bool {
    matches!(source, Source::Die(PartyFace::Scroll) | Source::Treasure(Treasure::Scroll))
}

/// Checks that these dice can be re-rolled; the spent scroll is not among them (DR-110).
pub fn check_dice(table: &Table, with: Source, floor: &Floor, party: &Party) -> Checked {
    need(!(floor.is_empty() && party.is_empty()), Refusal::NothingChosen)?;
    need(table.delve.floor.holds(floor), Refusal::NoSuchDungeonDice)?;
    need(party_left(table, with).holds(party), Refusal::NoSuchPartyDice)
}

/// The party once a source has been used up.
pub fn party_left(table: &Table, with: Source) -> Party {
    match with {
        Source::Die(face) => table.delve.party.minus(&Tally::of(face, 1)),
        Source::Temp(_) | Source::Treasure(_) | Source::Hero => table.delve.party,
    }
}

/// Checks that the hero card can act as a companion, now or in another delve.
pub fn check_hero(table: &Table) -> Checked {
    let player = table.player(table.adventurer());
    need(player.hero.is_some(), Refusal::NoHero)?;
    let can_act = matches!(player.side().ultimate, Some(Ultimate::Act(_)));
    need(can_act, Refusal::HeroDoesNotAct)
}
