//! What events sound like.

use crate::action::{Ending, Event};
use kernel::Cue;

/// The sound of what happened; none for what goes without a sound.
pub fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Formed { .. }
        | Event::Scouted { .. }
        | Event::Populated { is_planned: false, .. }
        | Event::Rerolled { .. }
        | Event::Revived { .. } => Cue::Roll,
        Event::HeroTaken { .. }
        | Event::Offered { .. }
        | Event::Discarded { .. }
        | Event::TollPaid { .. }
        | Event::RingUsed { .. }
        | Event::ElixirUsed { .. }
        | Event::BaitUsed { .. }
        | Event::PortalUsed { .. }
        | Event::Unleashed { .. } => Cue::Card,
        Event::Arrayed { .. }
        | Event::Inscribed { .. }
        | Event::Crowned { .. }
        | Event::Populated { is_planned: true, .. }
        | Event::Turned { .. }
        | Event::Drank { .. }
        | Event::Readied { .. }
        | Event::Lured { .. }
        | Event::Swept { .. }
        | Event::Recruited { .. }
        | Event::Enchanted { .. }
        | Event::Favored { .. }
        | Event::Removed { .. }
        | Event::Tamed { .. }
        | Event::Cried { .. }
        | Event::Intervened { .. }
        | Event::Sang { .. }
        | Event::DragonFled { .. }
        | Event::Regrouped { .. } => Cue::Step,
        Event::Opened { .. } | Event::Drew { .. } => Cue::Coin,
        Event::Fought { .. } | Event::Struck { .. } => Cue::Blow,
        Event::DragonSlain { .. }
        | Event::Banished { .. }
        | Event::Gained { .. }
        | Event::Mastered { .. } => Cue::Good,
        Event::DragonWoke { .. } | Event::DelveEnded { ending: Ending::Fled, .. } => Cue::Grave,
        Event::First { .. }
        | Event::DelveBegan { .. }
        | Event::Buried { .. }
        | Event::Planned { .. }
        | Event::PartyReady { .. }
        | Event::MonstersGone { .. }
        | Event::LeftBehind { .. }
        | Event::DelveEnded { .. }
        | Event::Over => return None,
    })
}
