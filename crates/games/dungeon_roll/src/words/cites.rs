//! The rules that events rest on.

use crate::action::{Ending, Event, Reason, Reroller};
use crate::refusals::rule_of;
use kernel::RuleId;

/// The rule of what happened; none for what goes without saying.
pub fn cite(event: &Event) -> Option<RuleId> {
    Some(match event {
        Event::First { .. } => "DR-203",
        Event::HeroTaken { .. } => "DR-202",
        Event::DelveBegan { .. } => "DR-094",
        Event::Formed { .. } => "DR-013",
        Event::Arrayed { .. } => "DR-311",
        Event::Buried { .. } => "DR-317",
        Event::Scouted { .. } | Event::Planned { .. } => "DR-313",
        Event::Inscribed { .. } | Event::Lured { .. } | Event::Tamed { .. } => "DR-326",
        Event::Banished { .. } => "DR-309",
        Event::Readied { .. } => "DR-307",
        Event::Offered { .. } => "DR-325",
        Event::Discarded { .. } => "DR-315",
        Event::Favored { .. } => "DR-319",
        Event::Removed { .. } => "DR-035",
        Event::Crowned { .. } => "DR-017",
        Event::Turned { .. } => "DR-303",
        Event::Populated { is_planned: true, .. } => "DR-313",
        Event::Populated { .. } => "DR-018",
        Event::Fought { used_as, .. } => rule_of(*used_as),
        Event::Rerolled { by, .. } => of_reroll(*by),
        Event::Opened { .. } => "DR-040",
        Event::Drank { .. } => "DR-045",
        Event::Drew { .. } => "DR-042",
        Event::DragonSlain { .. } => "DR-057",
        Event::Unleashed { .. } | Event::Swept { .. } | Event::Enchanted { .. } => "DR-035",
        Event::Struck { .. } | Event::Cried { .. } | Event::Sang { .. } => "DR-035",
        Event::Intervened { .. } => "DR-035",
        Event::Recruited { .. } => "DR-092",
        Event::Revived { .. } => "DR-305",
        Event::DragonFled { .. } => "DR-314",
        Event::TollPaid { .. } => "DR-306",
        Event::RingUsed { .. } => "DR-076",
        Event::ElixirUsed { .. } => "DR-077",
        Event::BaitUsed { .. } => "DR-078",
        Event::PortalUsed { .. } => "DR-079",
        Event::LeftBehind { .. } => "DR-050",
        Event::DragonWoke { .. } => "DR-051",
        Event::Regrouped { .. } => "DR-061",
        Event::Gained { reason, .. } => match reason {
            Reason::Level => "DR-062",
            Reason::Dragon => "DR-057",
            Reason::EmptyBag => "DR-043",
        },
        Event::Mastered { .. } => "DR-084",
        Event::DelveEnded { ending, .. } => of_ending(*ending),
        Event::PartyReady { .. } | Event::Over => return None,
        Event::MonstersGone { .. } => "DR-022",
    })
}

const fn of_reroll(by: Reroller) -> RuleId {
    match by {
        Reroller::Scroll(_) => "DR-031",
        Reroller::Ultimate => "DR-035",
        Reroller::Muster => "DR-016",
        Reroller::Hero => "DR-304",
        Reroller::Champion => "DR-308",
    }
}

const fn of_ending(ending: Ending) -> RuleId {
    match ending {
        Ending::Retired => "DR-062",
        Ending::Legend => "DR-063",
        Ending::Fled => "DR-067",
        Ending::Portal => "DR-079",
    }
}
