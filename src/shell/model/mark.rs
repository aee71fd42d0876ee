//! The marks that tell a result apart from ranked ones: what made the match easier to win, or its luck known
//! beforehand.

/// A reason why a result stands apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A hint was asked for.
    Hints,
    /// The same table had been played with the same luck before.
    Repeated,
    /// The seed was given: by a link, by a rival's match, or by hand.
    Link,
    /// A day's challenge that was begun when its day was over, or finished a day and more after that.
    Late,
    /// More could be taken back than the strict rule allows.
    TakenBack,
    /// It went on from the middle of another match.
    Copy,
    /// Somebody else took a seat while it lasted.
    Reseated,
}

impl Mark {
    /// All of them, in the order in which they are told.
    pub const ALL: [Mark; 7] = [
        Mark::Hints,
        Mark::Repeated,
        Mark::Link,
        Mark::Late,
        Mark::TakenBack,
        Mark::Copy,
        Mark::Reseated,
    ];

    /// The key that is kept of it; it never changes.
    pub const fn key(self) -> &'static str {
        match self {
            Mark::Hints => "hints",
            Mark::Repeated => "repeated",
            Mark::Link => "link",
            Mark::Late => "late",
            Mark::TakenBack => "undo",
            Mark::Copy => "copy",
            Mark::Reseated => "reseated",
        }
    }

    /// The mark with this key; none for one that only a newer version knows.
    pub fn read(key: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|it| it.key() == key)
    }
}
