//! The rules that events rest on.

use crate::action::Destination;
use crate::cards::{Attempt, Trait};
use crate::event::{Discard, Escorting, Event, How, Reason};
use crate::pieces::{Context, FoeState};
use crate::state::Ending;
use kernel::RuleId;

/// The rule of what happened; none for what goes without saying.
pub fn cite(event: &Event) -> Option<RuleId> {
    Some(match event {
        Event::FirstPlayer { rolls, .. } if rolls.is_empty() => "DN-600",
        Event::FirstPlayer { .. } => "DN-071",
        Event::GotHero { .. } => "DN-066",
        Event::GotQuests { .. } | Event::Global { .. } => "DN-069",
        Event::Gathered { .. } => "DN-068",
        Event::Placed { .. } => "DN-200",
        Event::NoPlace { .. } | Event::MapIsFull => "DN-126",
        Event::Drew { .. } => "DN-155",
        Event::PerilDice { .. } | Event::DrewPeril { .. } => "DN-646",
        Event::Waits { .. } => "DN-648",
        Event::TurnBegan { .. } => "DN-104",
        Event::Shuffled { .. } => "DN-156",
        Event::Revealed { .. } => "DN-341",
        Event::Over { ending } => of_ending(*ending),
        Event::Glory { why: Reason::Battle, .. } | Event::Peril { why: Reason::Given(_), .. } => {
            "DN-426"
        }
        Event::Glory { .. } | Event::Peril { .. } => "DN-302",
        Event::Ap { why: Reason::Effect(None), .. } => "DN-262",
        Event::Ap { .. } => "DN-303",
        Event::Healed { .. } => "DN-358",
        Event::Wounded { .. } => "DN-417",
        Event::Prevented { .. } => "DN-427",
        Event::Fell { is_chosen: true, .. } => "DN-618",
        Event::Fell { .. } | Event::Stood { .. } => "DN-350",
        Event::SavedAp { .. } => "DN-154",
        Event::Destroyed { is_out: true, .. } => "DN-005",
        Event::Destroyed { is_out: false, .. } | Event::Returned { .. } => "DN-604",
        Event::Moved { how: How::Walked, gain: Some(_), .. } => "DN-252",
        Event::Moved { how: How::Walked, gain: None, .. } => "DN-250",
        Event::Moved { how: How::Warped | How::Led | How::Shifted, .. } => "DN-353",
        Event::Stayed { .. } => "DN-152",
        Event::ExitHeld { .. } => "DN-262",
        Event::Shifted { .. } => "DN-354",
        Event::Bridge { .. } => "DN-362",
        Event::Deactivated { .. } => "DN-361",
        Event::Played { target: Some(_), .. } => "DN-111",
        Event::Played { card, .. } if card.card().traits.has(Trait::Permanent) => "DN-320",
        Event::Played { .. } => "DN-300",
        Event::Cancelled { .. } => "DN-571",
        Event::Discarded { why: Discard::EndOfTurn, .. } => "DN-150",
        Event::Discarded { .. } => "DN-324",
        Event::Used { .. } => "DN-550",
        Event::Rolled { context, .. } => of_roll(*context),
        Event::Attempted { quest, .. } | Event::Failed { quest, .. } => {
            of_quest(&quest.card().attempt)
        }
        Event::Completed { .. } => "DN-503",
        Event::Escorts { what, .. } => of_escort(*what),
        Event::QuestSwapped { .. } => "DN-727",
        _ => return of_battle(event),
    })
}

/// The rule of what happened in a battle.
fn of_battle(event: &Event) -> Option<RuleId> {
    Some(match event {
        Event::Declared { from_lair: true, .. } => "DN-423",
        Event::Declared { .. } => "DN-117",
        Event::HuntBegan { .. } => "DN-513",
        Event::Struck { .. } => "DN-402",
        Event::Challenged { .. } => "DN-418",
        Event::Compared { .. } => "DN-415",
        Event::FoeHurt { .. } | Event::FoeGone { state: FoeState::Defeated, .. } => "DN-417",
        Event::FoeGone { .. } => "DN-425",
        Event::FoeHealed { .. } => "DN-107",
        Event::PutIn {
            to: Destination::Hand | Destination::Lair | Destination::Discard, ..
        } => "DN-421",
        _ => return None,
    })
}

const fn of_escort(what: Escorting) -> RuleId {
    match what {
        Escorting::Begun => "DN-525",
        Escorting::Dropped | Escorting::Taken => "DN-527",
        Escorting::Stolen => "DN-530",
    }
}

const fn of_ending(ending: Ending) -> RuleId {
    match ending {
        Ending::Quests(_) => "DN-001",
        Ending::LastHero(_) => "DN-002",
        Ending::Together(_) => "DN-007",
        Ending::Rounds => "DN-763",
        Ending::Lost => "DN-009",
    }
}

const fn of_roll(context: Context) -> RuleId {
    match context {
        Context::Attack(_) => "DN-413",
        Context::Counter(_) => "DN-414",
        Context::Exit(_) => "DN-261",
        Context::Hazard(_) => "DN-270",
        Context::Trap(_) => "DN-462",
        Context::Quest(_) => "DN-535",
        Context::Threat(_) => "DN-460",
        Context::Search => "DN-520",
        Context::Chance => "DN-537",
    }
}

const fn of_quest(attempt: &Attempt) -> RuleId {
    match attempt {
        Attempt::Hunt => "DN-516",
        Attempt::Threat { .. } => "DN-535",
        Attempt::Chance { .. } => "DN-537",
        Attempt::Escort => "DN-525",
        Attempt::PayGlory(_)
        | Attempt::PayHealth(_)
        | Attempt::PayHand(_)
        | Attempt::PayReadied(_)
        | Attempt::PayWorth(_) => "DN-512",
    }
}
