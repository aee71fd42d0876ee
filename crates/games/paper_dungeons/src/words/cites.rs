//! The rules that events rest on.

use crate::action::{Cause, What};
use kernel::RuleId;

/// The rule of what happened; none for what goes without saying.
pub fn cite(what: &What) -> Option<RuleId> {
    Some(match what {
        What::Revealed { .. } => "PD-011",
        What::Missions { .. } => "PD-015",
        What::Dealt { .. } => "PD-016",
        What::Kept { .. } | What::Chose { .. } => "PD-025",
        What::TalentShown { .. } => "PD-026",
        What::Rolled { .. } => "PD-042",
        What::Used { .. } => "PD-080",
        What::Raised { .. } => "PD-090",
        What::Crafted { .. } => "PD-100",
        What::Brewed { .. } => "PD-111",
        What::Entered { .. } => "PD-125",
        What::Crossed { .. } => "PD-123",
        What::Beat { .. } => "PD-142",
        What::Wounded { cause, .. } => match cause {
            Cause::Skulls => "PD-045",
            Cause::Minion(_) => "PD-142",
            Cause::Trap(_) => "PD-150",
            Cause::Monster(_) => "PD-244",
        },
        What::Trapped { .. } => "PD-150",
        What::Resurrected { .. } => "PD-063",
        What::Stole { .. } => "PD-212",
        What::Lost { .. } => "PD-072",
        What::Declined { .. } => "PD-343",
        What::Summary { .. } => "PD-027",
        What::CrossedOut { .. } => "PD-222",
        What::Claimed { .. } => "PD-232",
        What::Fought { .. } => "PD-243",
        What::Fled { .. } => "PD-245",
        What::Spoils { .. } => "PD-247",
        What::Vanished { .. } => "PD-322",
        What::Round { .. } | What::Gained { .. } | What::Confirmed { .. } | What::Over => {
            return None;
        }
    })
}
