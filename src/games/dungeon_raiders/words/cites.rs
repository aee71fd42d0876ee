//! The rules that events rest on.

use crate::games::dungeon_raiders::action::{Cause, Fight, What};
use crate::kernel::RuleId;

/// The rule of what happened; none for what goes without saying.
pub fn cite(what: &What) -> Option<RuleId> {
    let of_cause = |cause: &Cause| match cause {
        Cause::Chest => "RA-081",
        Cause::Monster => "RA-093",
        Cause::Trap(_) => "RA-101",
        Cause::Vault => "RA-120",
    };
    Some(match what {
        What::Character { .. } => "RA-023",
        What::First { .. } => "RA-151",
        What::Level { .. } => "RA-050",
        What::Entered { .. } => "RA-060",
        What::MonsterCard { .. } => "RA-226",
        What::Torch { .. } => "RA-131",
        What::Looked { .. } => "RA-193",
        What::Crystal { .. } => "RA-133",
        What::Laid { .. } => "RA-062",
        What::Committed { .. } | What::Chose { .. } => "RA-210",
        What::Fought { fight } => match fight {
            Fight::Beaten { .. } => "RA-092",
            Fight::Unbeaten { .. } => "RA-093",
            Fight::Unbeatable | Fight::Confused => "RA-203",
            Fight::Escaped { .. } | Fight::Caught { .. } => "RA-227",
        },
        What::Chest { .. } => "RA-080",
        What::Trap { .. } => "RA-101",
        What::Took { .. } => "RA-121",
        What::Short { .. } => "RA-122",
        What::Treasure { cause, .. } | What::Wounds { cause, .. } => of_cause(cause),
        What::Died { .. } => "RA-170",
        What::Bled { .. } => "RA-180",
        What::LevelPassed { .. } => "RA-160",
        What::Over => return None,
    })
}
