//! Refusals: one list says which there are, the rule that each rests on, and both its sentences.

use crate::{Cites, Lang};

/// A refusal that says in words why not.
pub trait Explains: Cites + Copy + 'static {
    /// Why not, in one sentence without the rule's number.
    fn sentence(self, lang: Lang) -> String;

    /// Every refusal, one about each kind of thing that it can be about.
    fn every() -> Vec<Self>;
}

/// Makes an enum of refusals. A line has the reason, what it is about if it is about something (a
/// [`Kind`](super::Kind)), the rule, and the sentence:
///
/// ```
/// use kernel::kit::Explains;
/// use kernel::{Cites, Lang, Text, refusals};
///
/// refusals! {
///     /// Why not.
///     pub enum Refusal {
///         /// The match is over.
///         Over = "X-1" => { Text::same("The match is over.") };
///         Closed(door: u8) = if door == 0 { "X-4" } else { "X-5" }
///             => { Text::same("It is closed.") };
///     }
/// }
///
/// assert_eq!(Refusal::Over.sentence(Lang::En), "The match is over.");
/// assert_eq!(Refusal::Closed(7).rule(), "X-5");
/// ```
///
/// A sentence is a message ([`files_of_words`](crate::files_of_words)), by its name: `=> "over"`, or with what it is given
/// `=> ("card-is-gone", card = card)`. Braces hold any [`Text`](crate::Text).
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Refusal:ident {
            $(
                $(#[$about:meta])*
                $Reason:ident $(($it:ident: $It:ty))? = $rule:expr => $said:tt;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $Refusal {
            $($(#[$about])* $Reason $(($It))?),+
        }

        #[allow(unused_variables)] // Not every rule or sentence needs what the refusal is about.
        impl $crate::Cites for $Refusal {
            fn rule(&self) -> $crate::RuleId {
                match *self {
                    $($Refusal::$Reason $(($it))? => $rule),+
                }
            }
        }

        #[allow(unused_variables)]
        impl $crate::kit::Explains for $Refusal {
            fn sentence(self, lang: $crate::Lang) -> String {
                match self {
                    $($Refusal::$Reason $(($it))? => {
                        $crate::refusals!(@say lang $said)
                    }),+
                }
            }

            fn every() -> Vec<$Refusal> {
                [$($crate::refusals!(@every $Refusal::$Reason $(, $It)?)),+].concat()
            }
        }
    };
    (@say $lang:ident $id:literal) => { $crate::message!($lang, $id).to_owned() };
    (@say $lang:ident ($id:literal, $($args:tt)+)) => { $crate::message!($lang, $id, $($args)+) };
    (@say $lang:ident $text:tt) => { $text.get($lang).to_owned() };
    (@every $Refusal:ident::$Reason:ident) => { vec![$Refusal::$Reason] };
    (@every $Refusal:ident::$Reason:ident, $It:ty) => {
        <$It as $crate::kit::Kind>::every().map($Refusal::$Reason).collect::<Vec<_>>()
    };
}

pub use refusals;
