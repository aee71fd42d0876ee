//! What is put on stage: battles, what befalls heroes, quests.

use crate::games::dungeoneer::client::Event;
use crate::shell::board::Staged;

/// How an event is put on stage; nothing of what goes without saying.
pub fn staged(event: &Event) -> Option<Staged> {
    match event {
        Event::Declared { .. } => Staged::by_itself("dn-villainy"),
        Event::HuntBegan { .. } => Staged::by_itself("dn-quest-hunt"),
        Event::Struck { .. } => Staged::by_itself("dn-blow"),
        Event::Wounded { .. } => Staged::by_itself("heart-broken"),
        Event::FoeHurt { .. } | Event::FoeGone { .. } => Staged::by_itself("sword"),
        Event::Fell { .. } => Staged::by_itself("dn-prone"),
        Event::Destroyed { .. } => Staged::by_itself("tombstone"),
        Event::Returned { .. } => Staged::by_itself("person"),
        Event::Failed { .. } => Staged::by_itself("close"),
        Event::Completed { .. } => Staged::by_itself("trophy"),
        Event::QuestSwapped { .. } => Staged::by_itself("dn-quest"),
        Event::Cancelled { .. } => Staged::by_itself("dn-counter"),
        Event::Challenged { .. } => Staged::beside("dn-challenge"),
        Event::Compared { .. } | Event::Rolled { .. } => Staged::beside("dice"),
        Event::Played { .. } | Event::Used { .. } => Staged::beside("dn-hand"),
        Event::Glory { .. } => Staged::beside("glory"),
        Event::Peril { .. } | Event::PerilDice { .. } | Event::DrewPeril { .. } => {
            Staged::beside("peril")
        }
        Event::Healed { .. } | Event::Prevented { .. } => Staged::beside("heart"),
        Event::FoeHealed { .. } => Staged::beside("heart"),
        Event::PutIn { .. } => Staged::beside("dn-hand"),
        Event::Escorts { .. } => Staged::beside("dn-quest-escort"),
        Event::Placed { .. } | Event::Shifted { .. } => Staged::beside("dn-locations"),
        _ => None, // Setting up, drawing, and the order of turns go without saying.
    }
}
