//! The sounds of events.

use crate::action::{Fight, What};
use kernel::Cue;

/// The sound of what happened; none for what goes without a sound.
pub fn cue(what: &What) -> Option<Cue> {
    Some(match what {
        What::Character { .. }
        | What::MonsterCard { .. }
        | What::TurnedUp
        | What::Laid { .. }
        | What::Committed { .. } => Cue::Card,
        What::Entered { .. } | What::Torch { .. } | What::Crystal { .. } => Cue::Step,
        What::Took { .. } => Cue::Coin,
        What::Treasure { by, .. } if 0 < *by => Cue::Coin,
        What::Fought { fight: Fight::Beaten { .. } | Fight::Escaped { .. }, .. }
        | What::LevelPassed { .. } => Cue::Good,
        What::Wounds { by, .. } if *by <= 0 => Cue::Good,
        What::Wounds { .. } | What::Trap { is_sprung: true, .. } => Cue::Blow,
        What::Died { .. } | What::Bled { .. } => Cue::Grave,
        What::First { .. }
        | What::Level { .. }
        | What::Looked { .. }
        | What::Chose { .. }
        | What::Fought { .. }
        | What::Chest { .. }
        | What::Trap { .. }
        | What::Short { .. }
        | What::Treasure { .. }
        | What::Over => return None,
    })
}
