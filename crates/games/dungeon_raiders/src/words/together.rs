//! One sentence for what befalls several heroes alike.

use super::telling::{names, reason, sign};
use crate::action::{Event, What};
use crate::messages;
use kernel::{Seat, SeatSet, Telling, message};

/// The sentence for several events together; none where they are not alike.
pub fn describe_together(events: &[&Event], to: Telling<'_>) -> Option<String> {
    let alike: Option<Vec<(Seat, What)>> = events.iter().map(|it| of_any_seat(it.what)).collect();
    let alike = alike?;
    let (_, first) = *alike.first()?;
    let seats: SeatSet = alike.iter().map(|it| it.0).collect();
    let is_of_each = seats.len() == alike.len() && alike.iter().all(|it| it.1 == first);
    if !is_of_each || to.is_solo() {
        return None;
    }
    let (who, lang) = (&names(seats, to), to.lang);
    Some(match first {
        What::Treasure { by, cause, .. } => {
            let (sign, n, why) = (sign(by), by.unsigned_abs(), reason(cause, to));
            message!(lang, "treasure-changes-each", who = who, sign = sign, coins = n, why = why)
        }
        What::Wounds { by, cause, .. } => {
            let (sign, n, why) = (sign(by), by.unsigned_abs(), reason(cause, to));
            message!(lang, "wounds-change-each", who = who, sign = sign, wounds = n, why = why)
        }
        What::Took { item, .. } => message!(lang, "gets-item-each", who = who, item = item.name()),
        What::Died { is_petrified: true, .. } => message!(lang, "turn-to-stone", who = who),
        What::Died { is_petrified: false, .. } => message!(lang, "die", who = who),
        What::Bled { .. } => message!(lang, "bleed", who = who),
        _ => return None, // Nothing else befalls several heroes one by one.
    })
}

/// The hero whom an event befalls, and the same as if it befell the first seat, but for its new totals; none if it
/// befalls nobody.
fn of_any_seat(what: What) -> Option<(Seat, What)> {
    let any = Seat::FIRST;
    Some(match what {
        What::Treasure { seat, by, cause, .. } => {
            (seat, What::Treasure { seat: any, by, now: 0, cause })
        }
        What::Wounds { seat, by, cause, .. } => {
            (seat, What::Wounds { seat: any, by, now: 0, cause })
        }
        What::Took { seat, item } => (seat, What::Took { seat: any, item }),
        What::Died { seat, is_petrified } => (seat, What::Died { seat: any, is_petrified }),
        What::Bled { seat } => (seat, What::Bled { seat: any }),
        _ => return None, // Nothing else befalls one hero alone in a room.
    })
}
