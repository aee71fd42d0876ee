//! Lines for the person at the terminal.

use std::fmt::Display;
use std::io::Write;

/// Prints a line. Not all of them need be read: where `head` has ended before, the rest goes nowhere.
pub fn line(text: impl Display) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
