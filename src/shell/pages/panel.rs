//! What can be unfolded above a board.

/// What is unfolded above the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    Menu,
    Score,
    Log,
    Lines,
    Share,
    Seats,
}
