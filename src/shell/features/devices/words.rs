//! The words of one table and several devices.

use super::presence::Standing;
use crate::kernel::exchange::Why;
use crate::kernel::{Text, text};
use crate::shell::words::messages;

/// The state of a seat, beside its name; nothing for one that is played here.
pub fn standing(standing: Standing, is_awaited: bool) -> Option<Text> {
    match standing {
        Standing::Away => Some(text!("room-away")),
        Standing::NotYet => Some(text!("room-not-yet")),
        _ if is_awaited => Some(text!("room-turn")),
        Standing::Here => Some(text!("room-here")),
        Standing::Elsewhere => Some(text!("room-elsewhere")),
        Standing::ByMessages => Some(text!("turn-by-messages")),
        Standing::Own | Standing::Computer => None,
    }
}

/// The reason why two devices cannot play one match; none where it mends itself.
pub fn refused(why: Why) -> Option<Text> {
    match why {
        Why::OtherMatch => Some(text!("room-other-match")),
        Why::OtherEdition(_) | Why::NewerProtocol => Some(text!("room-other-version")),
        Why::TooLong | Why::Unplayable(_) => Some(text!("room-unplayable")),
        Why::Unreadable => None,
    }
}
