//! How things stand out.

/// How a thing stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    /// A touch of it says why not.
    Idle,
    /// It can be used, or something can be used on it.
    Free,
    /// A touch of it does what is planned.
    Lit,
    /// It is in hand, or waits for whoever deals with it.
    Held,
    /// It is picked, together with others.
    Picked,
}
