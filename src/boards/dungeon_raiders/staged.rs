//! What is put on stage: what comes of a room.

use super::symbols::item_symbol;
use crate::games::dungeon_raiders::client::{Event, Fight, Trap, What};
use crate::shell::board::Staged;

/// How an event is put on stage; nothing of what a hero chooses.
pub fn staged(event: &Event) -> Option<Staged> {
    match event.what {
        What::Fought { fight, .. } => Staged::by_itself(match fight {
            Fight::Beaten { .. } | Fight::Escaped { .. } | Fight::Confused => "sword",
            Fight::Unbeaten { .. } | Fight::Unbeatable | Fight::Caught { .. } => "skull",
        }),
        What::Chest { share: 0, .. } => Staged::by_itself("chest"),
        What::Chest { .. } => Staged::by_itself("chest-open"),
        What::Trap { trap, .. } => Staged::by_itself(match trap {
            Trap::Magnet => "magnet",
            Trap::Boulder => "boulder",
            Trap::Spikes => "spikes",
            Trap::Lava => "lava",
        }),
        What::Took { item, .. } => Staged::by_itself(item_symbol(item)),
        What::Short { .. } => Staged::by_itself("minus"),
        What::Treasure { .. } => Staged::by_itself("coin"),
        What::Wounds { by, .. } if by < 0 => Staged::by_itself("heart"),
        What::Wounds { .. } => Staged::by_itself("heart-broken"),
        What::Died { .. } | What::Bled { .. } => Staged::by_itself("tombstone"),
        What::MonsterCard { .. } => Staged::beside("skull"),
        What::LevelPassed { .. } => Staged::beside("check"),
        What::First { .. } => Staged::beside("star"),
        What::Entered { .. } => Staged::beside("door"),
        What::Character { .. }
        | What::Level { .. }
        | What::Torch { .. }
        | What::Looked { .. }
        | What::Crystal { .. }
        | What::TurnedUp
        | What::Laid { .. }
        | What::Committed { .. }
        | What::Chose { .. }
        | What::Over => None,
    }
}
