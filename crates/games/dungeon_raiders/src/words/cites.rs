//! The rules that events rest on.

use crate::action::{Cause, Fight, What};
use kernel::RuleId;

/// The rule of what happened; none for what goes without saying.
pub fn cite(what: &What) -> Option<RuleId> {
    let of_cause = |cause: Cause| match cause {
        Cause::Chest { is_alone: false } => "RA-081",
        Cause::Chest { is_alone: true } => "RA-229",
        Cause::Monster { fight, is_boss } => of_fight(fight, is_boss),
        Cause::Trap(_) => "RA-101",
        Cause::Vault => "RA-120",
    };
    Some(match what {
        What::Character { .. } => "RA-023",
        What::First { by_chance: true, .. } => "RA-061",
        What::First { by_chance: false, .. } => "RA-151",
        What::Level { .. } => "RA-050",
        What::Entered { .. } => "RA-060",
        What::MonsterCard { .. } => "RA-226",
        What::Torch { .. } => "RA-131",
        What::Looked { .. } => "RA-193",
        What::Crystal { .. } => "RA-133",
        What::Laid { .. } => "RA-062",
        What::Committed { .. } | What::Chose { .. } | What::TurnedUp => "RA-210",
        What::Fought { fight, is_boss } => of_fight(*fight, *is_boss),
        What::Chest { is_alone: false, .. } => "RA-080",
        What::Chest { is_alone: true, .. } => "RA-229",
        What::Trap { .. } => "RA-101",
        What::Took { .. } => "RA-121",
        What::Short { .. } => "RA-122",
        What::Treasure { cause, .. } | What::Wounds { cause, .. } => of_cause(*cause),
        What::Died { .. } => "RA-170",
        What::Bled { .. } => "RA-180",
        What::LevelPassed { .. } => "RA-160",
        What::Over => return None,
    })
}

/// The rule by which a fight ended so; a boss has its own.
const fn of_fight(fight: Fight, is_boss: bool) -> RuleId {
    match (fight, is_boss) {
        (Fight::Beaten { .. } | Fight::Unbeaten { .. }, true) => "RA-B07",
        (Fight::Unbeatable | Fight::Confused, true) => "RA-B08",
        (Fight::Beaten { .. }, false) => "RA-092",
        (Fight::Unbeaten { .. }, false) => "RA-093",
        (Fight::Unbeatable | Fight::Confused, false) => "RA-203",
        (Fight::Escaped { .. } | Fight::Caught { .. }, _) => "RA-227",
    }
}
