//! What befalls several heroes alike, in one sentence.

use super::counts::{coins, wounds};
use super::telling::{names, reason};
use crate::action::{Event, What};
use kernel::{Seat, SeatSet, Telling};

/// What several events say together; none where they are not alike.
pub fn describe_together(events: &[&Event], to: Telling<'_>) -> Option<String> {
    let alike: Option<Vec<(Seat, What)>> = events.iter().map(|it| of_any_seat(it.what)).collect();
    let alike = alike?;
    let (_, first) = *alike.first()?;
    let seats: SeatSet = alike.iter().map(|it| it.0).collect();
    let is_of_each = seats.len() == alike.len() && alike.iter().all(|it| it.1 == first);
    if !is_of_each || to.is_solo() {
        return None;
    }
    let who = names(seats, to);
    let lang = to.lang;
    let (en, ru) = match first {
        What::Treasure { by, cause, .. } => {
            let amount = signed(by, coins(by.unsigned_abs().into(), lang));
            let why = reason(cause, to);
            (format!("{amount} each{why}"), format!("каждому {amount}{why}"))
        }
        What::Wounds { by, cause, .. } => {
            let amount = signed(by, wounds(by.unsigned_abs().into(), lang));
            let why = reason(cause, to);
            (format!("{amount} each{why}"), format!("каждому {amount}{why}"))
        }
        What::Took { item, .. } => {
            let name = item.name();
            (format!("an item each: {}", name.en()), format!("каждому предмет: {}", name.ru()))
        }
        What::Died { is_petrified: true, .. } => {
            ("turn to stone".to_owned(), "герои окаменели".to_owned())
        }
        What::Died { is_petrified: false, .. } => {
            let en = "die; their items go back";
            (en.to_owned(), "герои погибают, предметы уходят в запас".to_owned())
        }
        What::Bled { .. } => ("bleed to death".to_owned(), "смерть от кровопотери".to_owned()),
        _ => return None, // Nothing else befalls several heroes one by one.
    };
    Some(lang.pick(format!("{who}: {en}."), format!("{who}: {ru}.")))
}

/// Whom an event befalls, and the same as if it befell the first seat, whatever it has afterwards; none if it befalls nobody.
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

fn signed(by: i8, amount: String) -> String {
    let sign = if by < 0 { '−' } else { '+' };
    format!("{sign}{amount}")
}
