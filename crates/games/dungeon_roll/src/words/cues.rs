//! The sounds of events.

use crate::action::{Ending, Event};
use kernel::Cue;

/// The sound of what happened; none for what goes without a sound.
pub fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Formed { .. } | Event::Scouted { .. } => Cue::Roll,
        Event::Populated { is_planned: false, .. } => Cue::Roll,
        Event::Rerolled { .. } | Event::Revived { .. } => Cue::Roll,
        Event::HeroTaken { .. } | Event::Unleashed { .. } => Cue::Card,
        Event::Offered { .. } | Event::Discarded { .. } | Event::TollPaid { .. } => Cue::Card,
        Event::RingUsed { .. } | Event::ElixirUsed { .. } => Cue::Card,
        Event::BaitUsed { .. } | Event::PortalUsed { .. } => Cue::Card,
        Event::Opened { .. } | Event::Drew { .. } => Cue::Coin,
        Event::Fought { .. } | Event::Struck { .. } => Cue::Blow,
        Event::DragonSlain { .. } | Event::Banished { .. } => Cue::Good,
        Event::Gained { .. } | Event::Mastered { .. } => Cue::Good,
        Event::DragonWoke { .. } | Event::DelveEnded { ending: Ending::Fled, .. } => Cue::Grave,
        // What comes before a delve, and after it.
        Event::First { .. } | Event::DelveBegan { .. } => return None,
        Event::DelveEnded { .. } | Event::Over => return None,
        Event::Buried { .. } | Event::Planned { .. } | Event::PartyReady { .. } => return None,
        Event::MonstersGone { .. } | Event::LeftBehind { .. } => return None,
        _ => Cue::Step, // Something changes its place or its face.
    })
}
