//! Kinds of things: a face of a die, a card, a seat. One list says which there are, and in which
//! order; [`Set`](super::Set) and [`Tally`](super::Tally) are made of them.

use std::fmt::Debug;
use std::hash::Hash;

use crate::Edition;
use crate::notation::ParseError;

/// One of at most 64 kinds of things, each with a place of its own, counted from 0. A place never changes:
/// what a later edition adds comes after all that is there.
pub trait Kind: Copy + Ord + Hash + Debug + 'static {
    /// The number of kinds, 1 to 64: those of the newest edition.
    const COUNT: usize;
    /// The number of kinds in the first edition. Check values hash these as if there were no others.
    const FIRST_COUNT: usize = Self::COUNT;
    /// A number with a bit for each kind.
    type Word: Word;

    /// The number of kinds in an edition: the first so many.
    fn count_in(_: Edition) -> usize {
        Self::COUNT
    }

    /// The place of the kind, below [`Kind::COUNT`].
    fn place(self) -> usize;

    /// The kind at a place.
    ///
    /// # Panics
    /// If there is none.
    fn at_place(place: usize) -> Self;

    /// Every kind, in order.
    fn every() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at_place)
    }

    /// Every kind of an edition, in order.
    fn in_edition(
        edition: Edition,
    ) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::count_in(edition)).map(Self::at_place)
    }
}

/// A kind with a word or letter in notation.
pub trait HasKey: Kind {
    /// The word in notation.
    fn key(self) -> &'static str;

    /// The kind with this word in notation.
    fn find(word: &str) -> Option<Self> {
        Self::every().find(|it| it.key() == word)
    }
}

/// A kind of things that are counted.
pub trait Counted: Kind {
    /// `[u8; COUNT]`: a number for each kind.
    type Counts: Copy + Ord + Hash + Debug + AsRef<[u8]> + AsMut<[u8]>;
    /// Nothing of any kind.
    const NOTHING: Self::Counts;
}

/// An unsigned number whose bits make a set.
pub trait Word: Copy + Eq + Hash + Default + Debug + 'static {
    /// No bit.
    const ZERO: Self;

    /// The same bits in 64.
    fn wide(self) -> u64;

    /// The lowest bits of 64.
    fn narrow(bits: u64) -> Self;
}

macro_rules! words {
    ($($Word:ty),+) => {$(
        impl Word for $Word {
            const ZERO: $Word = 0;

            #[inline]
            fn wide(self) -> u64 {
                self as u64
            }

            #[inline]
            fn narrow(bits: u64) -> $Word {
                bits as $Word
            }
        }
    )+};
}

words!(u8, u16, u32, u64);

/// Stands for a number of bits.
pub struct Width<const BITS: usize>;

/// Names the number that is just so wide.
pub trait Fits {
    /// That number.
    type Word: Word;
}

impl Fits for Width<8> {
    type Word = u8;
}

impl Fits for Width<16> {
    type Word = u16;
}

impl Fits for Width<32> {
    type Word = u32;
}

impl Fits for Width<64> {
    type Word = u64;
}

/// The bits of the narrowest number that holds a set of `n_kinds`.
///
/// # Panics
/// If there are none, or more than 64.
pub const fn width(n_kinds: usize) -> usize {
    match n_kinds {
        1..=8 => 8,
        9..=16 => 16,
        17..=32 => 32,
        33..=64 => 64,
        _ => panic!("a kind has 1 to 64 members"),
    }
}

/// A number from 0 to 7 is a kind of its own: a card that has nothing but a number.
impl Kind for u8 {
    const COUNT: usize = 8;
    type Word = u8;

    #[inline]
    fn place(self) -> usize {
        debug_assert!(self < 8);
        self as usize
    }

    #[inline]
    fn at_place(place: usize) -> u8 {
        place as u8
    }
}

/// Counts the kinds of an edition for `kinds!`: `sinces` says of each kind, in order, which edition it came with.
pub const fn n_since(sinces: &[u16], edition: Edition) -> usize {
    let mut n_kinds = 0;
    while n_kinds < sinces.len() && sinces[n_kinds] <= edition.number() {
        n_kinds += 1;
    }
    n_kinds
}

/// Asserts for `kinds!`, when the program is built: the first kind is there from the beginning, and none stands before
/// an older one, whose place would move.
///
/// # Panics
/// If that is not so.
pub const fn assert_order(sinces: &[u16]) {
    assert!(sinces[0] == Edition::FIRST.number(), "the first edition has one of these kinds");
    let mut nth = 1;
    while nth < sinces.len() {
        assert!(sinces[nth - 1] <= sinces[nth], "a new kind comes after all that are there");
        nth += 1;
    }
}

/// Reads a word of notation for `kinds!`.
///
/// # Errors
/// If no kind has this word.
pub fn read<K: HasKey>(word: &str) -> Result<K, ParseError> {
    K::find(word).ok_or(ParseError::Unexpected)
}

/// Makes an enum of kinds, with everything that follows from the list of its members:
///
/// ```
/// use kernel::kinds;
///
/// kinds! {
///     /// A suit of cards.
///     pub enum Suit {
///         Swords = "S",
///         /// The lucky suit.
///         Cups = "C",
///     }
/// }
///
/// assert_eq!(Suit::ALL, [Suit::Swords, Suit::Cups]);
/// assert_eq!(Suit::Cups.idx(), 1);
/// assert_eq!(Suit::Cups.key(), "C");
/// assert_eq!(Suit::read("C"), Ok(Suit::Cups));
/// const RED: kernel::Set<Suit> = Suit::set(&[Suit::Cups]);
/// assert!(RED.has(Suit::Cups));
/// ```
///
/// A member without a word of its own is written by its name. One that a later edition adds stands at the
/// end and says so: `Wands = "W" since 2`. The enum is `Copy`, ordered as listed, and [`Kind`],
/// [`HasKey`] and [`Counted`].
#[macro_export]
macro_rules! kinds {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Kind:ident {
            $($(#[$about:meta])* $Member:ident $(= $key:literal)? $(since $since:literal)?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $Kind {
            $($(#[$about])* $Member),+
        }

        impl $Kind {
            /// The number of kinds.
            pub const COUNT: usize = [$($Kind::$Member),+].len();

            /// Every kind, in order.
            pub const ALL: [$Kind; $Kind::COUNT] = [$($Kind::$Member),+];

            /// Since which edition each is there, in order.
            const SINCES: [u16; $Kind::COUNT] =
                [$($crate::kinds!(@since $($since)?)),+];

            /// The place among all, counted from 0.
            pub const fn idx(self) -> usize {
                self as usize
            }

            /// The edition that it came with.
            pub const fn since(self) -> $crate::Edition {
                $crate::Edition::nth($Kind::SINCES[self as usize])
            }

            /// The word in notation.
            pub const fn key(self) -> &'static str {
                const KEYS: [&str; $Kind::COUNT] = [$($crate::kinds!(@key $Member $($key)?)),+];
                KEYS[self as usize]
            }

            /// Reads the word in notation.
            ///
            /// # Errors
            /// If no kind has it.
            pub fn read(word: &str) -> Result<$Kind, $crate::notation::ParseError> {
                $crate::kit::kinds::read(word)
            }

            /// The set of those listed.
            pub const fn set(listed: &[$Kind]) -> $crate::Set<$Kind> {
                let mut bits = 0;
                let mut nth = 0;
                while nth < listed.len() {
                    bits |= 1 << listed[nth] as u32;
                    nth += 1;
                }
                $crate::Set::from_bits(bits)
            }
        }

        const _: () = $crate::kit::kinds::assert_order(&$Kind::SINCES);

        impl $crate::kit::Kind for $Kind {
            const COUNT: usize = $Kind::COUNT;
            const FIRST_COUNT: usize = $crate::kit::kinds::n_since(
                &$Kind::SINCES,
                $crate::Edition::FIRST,
            );
            type Word = <
                $crate::kit::kinds::Width<
                    { $crate::kit::kinds::width($Kind::COUNT) }
                > as $crate::kit::kinds::Fits
            >::Word;

            fn count_in(edition: $crate::Edition) -> usize {
                $crate::kit::kinds::n_since(&$Kind::SINCES, edition)
            }

            #[inline]
            fn place(self) -> usize {
                self as usize
            }

            #[inline]
            fn at_place(place: usize) -> $Kind {
                $Kind::ALL[place]
            }
        }

        impl $crate::kit::HasKey for $Kind {
            fn key(self) -> &'static str {
                $Kind::key(self)
            }
        }

        impl $crate::kit::Counted for $Kind {
            type Counts = [u8; $Kind::COUNT];
            const NOTHING: [u8; $Kind::COUNT] = [0; $Kind::COUNT];
        }

        impl std::fmt::Display for $Kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl std::str::FromStr for $Kind {
            type Err = $crate::notation::ParseError;

            fn from_str(word: &str) -> Result<$Kind, $crate::notation::ParseError> {
                $Kind::read(word)
            }
        }
    };
    (@since) => { 1 };
    (@since $since:literal) => { $since };
    (@key $Member:ident) => { stringify!($Member) };
    (@key $Member:ident $key:literal) => { $key };
}

pub use kinds;
