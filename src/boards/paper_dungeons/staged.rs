//! What is put on stage: the end of a round, fights with monsters, and whatever befalls a team.

use super::monsters::symbol;
use crate::games::paper_dungeons::client::{Cause, Event, What};
use crate::shell::board::Staged;

/// How an event is put on stage; nothing of what a team chooses.
pub fn staged(event: &Event) -> Option<Staged> {
    match event.what {
        What::TalentShown { .. } => Staged::by_itself("medal"),
        What::Wounded { cause: Cause::Skulls, .. } => Staged::by_itself("skull"),
        What::Wounded { .. } => Staged::beside("heart-broken"),
        What::Resurrected { .. } => Staged::by_itself("tombstone"),
        What::Summary { .. } => Staged::by_itself("person"),
        What::CrossedOut { .. } | What::Vanished { .. } => Staged::by_itself("gem-outline"),
        What::Claimed { .. } => Staged::by_itself("trophy"),
        What::Fought { monster, .. } | What::Fled { monster, .. } => {
            Staged::by_itself(symbol(monster))
        }
        What::Spoils { .. } => Staged::by_itself("crown"),
        What::Revealed { .. }
        | What::Missions { .. }
        | What::Dealt { .. }
        | What::Kept { .. }
        | What::Chose { .. }
        | What::Round { .. }
        | What::Rolled { .. }
        | What::Used { .. }
        | What::Raised { .. }
        | What::Crafted { .. }
        | What::Brewed { .. }
        | What::Entered { .. }
        | What::Crossed { .. }
        | What::Beat { .. }
        | What::Trapped { .. }
        | What::Stole { .. }
        | What::Gained { .. }
        | What::Lost { .. }
        | What::Declined { .. }
        | What::Confirmed { .. }
        | What::Over => None,
    }
}
