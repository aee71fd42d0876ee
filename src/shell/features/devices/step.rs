//! The way of two devices to each other, step by step.

use crate::kernel::Text;

/// How far a host or a guest has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A guest is asked for a name.
    Asked,
    /// The browser describes its end.
    Making,
    /// The link that ends in the code of this device is shown.
    Shown(String),
    /// A host awaits the answer.
    Taking,
    /// Both ends are known; the devices look for each other.
    Joining,
    Failed(Text),
}
