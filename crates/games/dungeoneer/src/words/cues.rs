//! The sounds of events.

use crate::event::Event;
use crate::pieces::FoeState;
use kernel::Cue;

/// The sound of what happened; none for what goes without a sound.
pub fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::PerilDice { .. } | Event::Rolled { .. } => Cue::Roll,
        Event::GotHero { .. }
        | Event::GotQuests { .. }
        | Event::Global { .. }
        | Event::Placed { .. }
        | Event::Drew { .. }
        | Event::DrewPeril { .. }
        | Event::DrewLocation { .. }
        | Event::Played { .. }
        | Event::Cancelled { .. }
        | Event::Readied { .. }
        | Event::Discarded { .. }
        | Event::Declared { .. }
        | Event::PutIn { .. }
        | Event::QuestSwapped { .. }
        | Event::Revealed { .. } => Cue::Card,
        Event::Moved { .. }
        | Event::Stood { .. }
        | Event::Used { .. }
        | Event::Shifted { .. }
        | Event::Bridge { .. } => Cue::Step,
        Event::Glory { by, .. } if 0 < *by => Cue::Coin,
        Event::Stayed { .. } => Cue::Coin,
        Event::Wounded { .. } | Event::FoeHurt { .. } => Cue::Blow,
        Event::Healed { .. }
        | Event::FoeGone { state: FoeState::Defeated, .. }
        | Event::Found { .. }
        | Event::Completed { .. }
        | Event::Returned { .. } => Cue::Good,
        Event::Fell { .. } | Event::Failed { .. } | Event::Destroyed { .. } => Cue::Grave,
        Event::FirstPlayer { .. } | Event::NoPlace { .. } | Event::MapIsFull => return None,
        Event::Gathered { .. } | Event::Waits { .. } | Event::TurnBegan { .. } => return None,
        Event::PhaseBegan { .. }
        | Event::TurnEnded { .. }
        | Event::GoesOn { .. }
        | Event::Over { .. } => return None,
        Event::Glory { .. } | Event::Peril { .. } | Event::Ap { .. } | Event::SavedAp { .. } => {
            return None;
        }
        Event::Prevented { .. } | Event::BattleBegan { .. } | Event::HuntBegan { .. } => {
            return None;
        }
        Event::ChoseForm { .. }
        | Event::Struck { .. }
        | Event::Challenged { .. }
        | Event::Compared { .. } => return None,
        Event::FoeGone { .. } | Event::FoeHealed { .. } | Event::BattleEnded => return None,
        Event::Attempted { .. } | Event::Escorts { .. } | Event::ExitHeld { .. } => return None,
        Event::TermBegan { .. } | Event::Deactivated { .. } | Event::Shuffled { .. } => {
            return None;
        }
    })
}
