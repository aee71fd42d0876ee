//! The sounds of events.

use crate::action::{Cause, What};
use kernel::Cue;

/// The sound of what happened; none for what goes without a sound.
pub fn cue(what: &What) -> Option<Cue> {
    Some(match what {
        What::Revealed { .. }
        | What::Missions { .. }
        | What::Dealt { .. }
        | What::Kept { .. }
        | What::TalentShown { .. } => Cue::Card,
        What::Rolled { .. } => Cue::Roll,
        What::Raised { .. }
        | What::Crafted { .. }
        | What::Brewed { .. }
        | What::Entered { .. }
        | What::Crossed { .. } => Cue::Step,
        What::Stole { .. } | What::Gained { .. } | What::Spoils { .. } => Cue::Coin,
        // What potions have absorbed hurts nobody.
        What::Wounded { marked: 0, .. } => return None,
        What::Wounded { cause: Cause::Skulls, .. } | What::Resurrected { .. } => Cue::Grave,
        What::Beat { .. }
        | What::Wounded { .. }
        | What::Trapped { .. }
        | What::Fought { range: 0, .. } => Cue::Blow,
        What::Fought { .. } | What::Claimed { .. } => Cue::Good,
        What::Chose { .. }
        | What::Round { .. }
        | What::Used { .. }
        | What::Lost { .. }
        | What::Declined { .. }
        | What::Confirmed { .. }
        | What::Summary { .. }
        | What::CrossedOut { .. }
        | What::Fled { .. }
        | What::Vanished { .. }
        | What::Over => return None,
    })
}
