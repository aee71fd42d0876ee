//! Sources that can be used, and as what (DR-011, DR-028, DR-089, DR-090).

use crate::action::Source;
use crate::dice::{Companion, PARTY_TYPES, PartyFace, Types};
use crate::heroes::{Side, Ultimate};
use crate::state::Table;
use crate::treasures::Treasure;

/// The companion that the source shows by itself; none for scrolls and the hero.
pub const fn printed_type(source: Source) -> Option<Companion> {
    match source {
        Source::Die(face) => face.companion(),
        Source::Temp(temp) => Some(temp.companion()),
        Source::Treasure(treasure) => treasure.companion(),
        Source::Hero => None,
    }
}

/// The companions that a source can be used as under this side of the hero card.
pub fn types_of(side: &Side, source: Source) -> Types {
    let as_face = |face: PartyFace| side.types[face as usize];
    let as_companion = |it: Companion| it.face().map_or(Types::one(it), as_face);
    match source {
        Source::Die(face) => as_face(face),
        Source::Temp(temp) => as_companion(temp.companion()),
        Source::Treasure(Treasure::Scroll) => as_face(PartyFace::Scroll),
        Source::Treasure(treasure) => treasure.companion().map_or(Types::NONE, as_companion),
        Source::Hero => match side.ultimate {
            Some(Ultimate::Act(types)) => types,
            Some(_) | None => Types::NONE,
        },
    }
}

/// The companions that a source can be used as against the dragon: a dragon die is of no type
/// (DR-052, DR-326).
pub fn types_of_member(side: &Side, source: Source) -> Types {
    types_of(side, source).and(PARTY_TYPES)
}

/// The number of a source that the adventurer can use.
pub fn available(table: &Table, source: Source) -> u8 {
    let delve = &table.delve;
    match source {
        Source::Die(face) => delve.party[face],
        Source::Temp(temp) => delve.temps[temp],
        Source::Treasure(treasure) => table.treasures()[treasure],
        Source::Hero => u8::from(can_hero_act(table)),
    }
}

fn can_hero_act(table: &Table) -> bool {
    matches!(table.side().ultimate, Some(Ultimate::Act(_))) && !table.delve.is_exhausted
}

/// Calls `see` with every source that stands for a die and can be used now, each kind once.
pub fn each_source(table: &Table, mut see: impl FnMut(Source)) {
    table.delve.party.kinds().iter().for_each(|it| see(Source::Die(it)));
    if !table.delve.temps.is_empty() {
        table.delve.temps.kinds().iter().for_each(|it| see(Source::Temp(it)));
    }
    if !table.treasures().is_empty() {
        let owned = table.treasures().kinds().iter().filter(|it| it.acts_as_die());
        owned.for_each(|it| see(Source::Treasure(it)));
    }
    if can_hero_act(table) {
        see(Source::Hero);
    }
}
