//! The persons elsewhere who wait for a match to be sent to them.

/// The persons elsewhere whose turn it is while nobody around this device is awaited, or who have not been sent the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SendingModel {
    /// Their seats, from 0, and their names: the one who is next comes first.
    pub to: Vec<(usize, String)>,
    /// True if one of them has been sent the match as it is now.
    pub is_sent: bool,
    /// True if it is the end of the match that is sent.
    pub is_over: bool,
}
