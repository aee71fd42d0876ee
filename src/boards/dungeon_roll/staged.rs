//! Events on stage: the dragon, treasures, levels, and the end of a delve.

use crate::games::dungeon_roll::client::{Ending, Event};
use crate::shell::board::Staged;

/// An event as it is put on stage; nothing of a player's choices.
pub fn staged(event: &Event) -> Option<Staged> {
    match event {
        Event::DragonWoke { .. } => Staged::cause("dragon"),
        Event::DragonSlain { .. } | Event::Banished { .. } => Staged::by_itself("sword"),
        Event::DragonFled { .. } => Staged::by_itself("dragon"),
        Event::Drew { .. } => Staged::by_itself("chest-open"),
        Event::Mastered { .. } => Staged::by_itself("level-up"),
        Event::DelveEnded { ending: Ending::Fled, .. } => Staged::by_itself("boots"),
        Event::DelveEnded { .. } => Staged::by_itself("tavern"),
        Event::TollPaid { .. } => Staged::by_itself("bag"),
        Event::Gained { .. } => Staged::beside("star"),
        Event::LeftBehind { .. } => Staged::beside("ghost"),
        _ => None, // All else is chosen, or falls where it is seen.
    }
}
