//! A seat's wish to be asked, so that nobody is asked in vain.

/// A seat's wish to be asked where it may pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stop {
    /// Wherever it might answer for all that everybody sees; so nobody draws conclusions from a pause
    /// that is missing.
    Always,
    /// Asked where it can do anything but pass.
    #[default]
    Choice,
    /// Not at all: it has said that it passes until something happens.
    Never,
}
