//! The options of a setup: one table says how each is written, what it sets, and what the setup
//! screen shows.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::notation::{ParseError, Reader};
use crate::{Edition, Text};

/// One value of an option, by its key in the setup's notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub key: &'static str,
    pub name: Text,
    /// The edition that it came with.
    pub since: Edition,
}

/// A choice by its key, with the edition that it came with.
pub const fn choice_since(since: Edition, key: &'static str, name: Text) -> Choice {
    Choice { key, name, since }
}

/// The value of an option that is younger than the first records. At its first choice, which is the default of
/// its type, it adds nothing to a check value: a state that has a setup in it is hashed as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Later<T>(pub T);

impl<T: Hash + Default + PartialEq> Hash for Later<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != T::default() {
            self.0.hash(state);
        }
    }
}

/// For whom a table is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    pub n_seats: usize,
    /// The person has finished a first match.
    pub is_seasoned: bool,
}

/// An option of a game's setup, as the setup screen offers it: `key=value` in the setup's notation.
#[derive(Clone, Copy, Debug)]
pub struct SetupOption {
    pub key: &'static str,
    pub name: Text,
    /// One line of explanation.
    pub hint: Text,
    pub choices: &'static [Choice],
    /// The index of the choice taken when a person says nothing, where the option matters.
    pub default: fn(Occasion) -> usize,
    /// Tells whether the option matters at a table of this many seats.
    pub applies: fn(n_seats: usize) -> bool,
    /// The option is younger than the first records: it is written only where it is not at its first choice, and may
    /// be missing where it is read.
    pub is_later: bool,
    /// The edition that the option came with: older ones are played by its first choice.
    pub since: Edition,
}

impl SetupOption {
    /// The first edition that a table with the choice at an index can be played by.
    pub fn since_of(&self, choice: usize) -> Edition {
        let of_choice = self.choices[choice].since;
        if choice == 0 { of_choice } else { of_choice.max(self.since) }
    }

    /// The index of the choice taken when a person says nothing: the plain one where the option
    /// does not matter, for the notation has a place for it.
    pub fn unsaid(&self, occasion: Occasion) -> usize {
        let is_seasoned = occasion.is_seasoned && (self.applies)(occasion.n_seats);
        (self.default)(Occasion { is_seasoned, ..occasion })
    }

    /// Writes the choice at an index after what is written already.
    ///
    /// # Errors
    /// If the text cannot be written.
    pub fn write(&self, choice: usize, into: &mut dyn fmt::Write) -> fmt::Result {
        if self.is_later && choice == 0 {
            return Ok(());
        }
        write!(into, " {}={}", self.key, self.choices[choice].key)
    }

    /// Reads the index of the choice.
    ///
    /// # Errors
    /// If another word stands there, or the choice is none of this option.
    pub fn read(&self, reader: &mut Reader<'_>) -> Result<usize, ParseError> {
        if self.is_later && !reader.has_value(self.key) {
            return Ok(0);
        }
        let word = reader.value(self.key)?;
        self.choices.iter().position(|it| it.key == word).ok_or(ParseError::Unexpected)
    }
}

/// Makes the table of a setup's options, and with it the notation of the setup: `players=N` and each
/// option in the order of the table. The setup has a field `n_players`, and a function `plain` that
/// makes it with the first choice of every option.
///
/// ```
/// use kernel::{Text, options};
///
/// #[derive(PartialEq, Debug)]
/// struct Setup {
///     n_players: usize,
///     is_quick: bool,
/// }
///
/// impl Setup {
///     fn plain(n_players: usize) -> Setup {
///         Setup { n_players, is_quick: false }
///     }
/// }
///
/// options! {
///     impl Setup;
///
///     is_quick = "quick" {
///         name: { Text::same("Pace") };
///         hint: { Text::same("How long a match takes.") };
///         choices: {
///             false => "no", { Text::same("Slow") };
///             true => "yes", { Text::same("Quick") };
///         }
///     }
/// }
///
/// assert_eq!("players=2 quick=yes".parse(), Ok(Setup { n_players: 2, is_quick: true }));
/// assert_eq!(Setup::plain(3).to_string(), "players=3 quick=no");
/// assert_eq!(Setup::OPTIONS[0].choices[1].name.en(), "Quick");
/// ```
///
/// Between the hint and the choices may stand, in this order: `applies:`, whether the option matters
/// at a table of so many seats; `default:`, the index of the choice taken when a person says nothing,
/// the first unless said; `is_later: true;`, that records are older than the option; `since: 2;`, that a
/// later edition added it, so that older matches are played by its first choice. A choice that a later
/// edition added to an option says so at its end: `3 => "slow", "slow", since 2;`.
///
/// A name, a hint or what a choice is called is a message, by its name: `50 => "50", "fifty-coins";`. Braces hold any
/// [`Text`](crate::Text).
///
/// The setup also gets `since`, the first edition that has all that it chooses.
///
/// # Panics
/// Writing a setup panics if a field has a value that is no choice of the table.
#[macro_export]
macro_rules! options {
    (
        impl $Setup:ident;
        $(
            $($field:ident).+ = $key:literal {
                name: $name:tt;
                hint: $hint:tt;
                $(applies: $applies:expr;)?
                $(default: $default:expr;)?
                $(is_later: $is_later:literal;)?
                $(since: $since:literal;)?
                choices: {
                    $(
                        $value:expr => $word:literal, $choice:tt $(, since $choice_since:literal)?;
                    )+
                }
            }
        )+
    ) => {
        impl $Setup {
            /// The options, in the order of the notation.
            pub const OPTIONS: &'static [$crate::SetupOption] = &[$(
                $crate::SetupOption {
                    key: $key,
                    name: $crate::options!(@text $name),
                    hint: $crate::options!(@text $hint),
                    choices: &[$(
                        $crate::kit::options::choice_since(
                            $crate::Edition::nth(
                                $crate::options!(@or ($($choice_since)?) (1)),
                            ),
                            $word,
                            $crate::options!(@text $choice),
                        )
                    ),+],
                    default: $crate::options!(@or ($($default)?) (|_| 0)),
                    applies: $crate::options!(@or ($($applies)?) (|_| true)),
                    is_later: $crate::options!(@or ($($is_later)?) (false))
                        || 1 < $crate::options!(@or ($($since)?) (1)),
                    since: $crate::Edition::nth(
                        $crate::options!(@or ($($since)?) (1)),
                    ),
                }
            ),+];

            /// The first edition that has all that is chosen.
            pub fn since(&self) -> $crate::Edition {
                let mut since = $crate::Edition::FIRST;
                let mut options = $Setup::OPTIONS.iter();
                $(if let Some(option) = options.next() {
                    let choice = [$($value),+].iter().position(|it| *it == self.$($field).+);
                    since = since.max(option.since_of(choice.expect("a choice of the table")));
                })+
                since
            }
        }

        impl std::fmt::Display for $Setup {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "players={}", self.n_players)?;
                let mut options = $Setup::OPTIONS.iter();
                $(if let Some(option) = options.next() {
                    let choice = [$($value),+].iter().position(|it| *it == self.$($field).+);
                    option.write(choice.expect("a choice of the table"), f)?;
                })+
                Ok(())
            }
        }

        impl std::str::FromStr for $Setup {
            type Err = $crate::notation::ParseError;

            fn from_str(text: &str) -> Result<$Setup, $crate::notation::ParseError> {
                let mut reader = $crate::notation::Reader::new(text);
                let n_players = reader.value("players")?;
                let n_players = $crate::notation::number(n_players, 0, 99)?;
                let mut setup = $Setup::plain(n_players as _);
                let mut options = $Setup::OPTIONS.iter();
                $(if let Some(option) = options.next() {
                    setup.$($field).+ = [$($value),+][option.read(&mut reader)?];
                })+
                reader.end()?;
                Ok(setup)
            }
        }
    };
    (@text $id:literal) => { $crate::text!($id) };
    (@text $text:block) => { $text };
    (@or ($said:expr) ($otherwise:expr)) => { $said };
    (@or () ($otherwise:expr)) => { $otherwise };
}

pub use options;
