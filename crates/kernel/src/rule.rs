//! Rules by their numbers, what rests on them, and those that were mended.

use super::{Edition, Text};

/// The number of a rule in the game's rulebook, such as `PD-101`.
pub type RuleId = &'static str;

/// Something that rests on a rule.
pub trait Cites {
    /// The rule that it rests on.
    fn rule(&self) -> RuleId;
}

/// A mended rule, as a person reads of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    pub since: Edition,
    pub rule: RuleId,
    /// The rule that holds since then, in one sentence.
    pub words: Text,
}

/// Makes the list of a game's mended rules: an enum that the rules ask by name, and what a person reads, a
/// [`Text`](crate::Text).
///
/// ```
/// use kernel::{Edition, Text, rulings};
///
/// rulings! {
///     /// What has been mended.
///     pub enum Mended {
///         /// A sword is drawn before the fight.
///         SwordFirst = "XX-010" since 2,
///             Text::same("A sword is drawn first.");
///     }
/// }
///
/// assert!(!Mended::SwordFirst.holds_in(Edition::FIRST));
/// assert!(Mended::SwordFirst.holds_in(Edition::nth(2)));
/// assert_eq!(Mended::ALL[0].rule, "XX-010");
/// ```
#[macro_export]
macro_rules! rulings {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Rulings:ident {
            $(
                $(#[$about:meta])*
                $Ruling:ident = $rule:literal since $since:literal, $words:expr;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $Rulings {
            $($(#[$about])* $Ruling),+
        }

        impl $Rulings {
            /// All of them, as a person reads of them.
            pub const ALL: &'static [$crate::Ruling] = &[$(
                $crate::Ruling {
                    since: $crate::Edition::nth($since),
                    rule: $rule,
                    words: $words,
                }
            ),+];

            /// Tells whether it holds in an edition.
            #[inline]
            pub const fn holds_in(self, edition: $crate::Edition) -> bool {
                edition.has($Rulings::ALL[self as usize].since)
            }
        }
    };
}

pub use rulings;
