//! Why a command could not be carried out.

use std::fmt;

/// A sentence for the person at the terminal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure(String);

/// The result of every step of a command.
pub type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// Takes the sentence that will be shown.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    /// For a command that has already said everything; only the exit code is left to give.
    pub fn told() -> Self {
        Self(String::new())
    }

    /// Tells whether there is nothing left to say.
    pub fn is_told(&self) -> bool {
        self.0.is_empty()
    }

    /// For `map_err`: says which file or folder an input or output error was met at.
    pub fn at<E: fmt::Display>(path: &std::path::Path) -> impl FnOnce(E) -> Self + '_ {
        move |error| Self(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
