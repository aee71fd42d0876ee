//! The basis of any tabletop game, without a browser: seats, luck, the [`Game`] trait, the match with its history, the
//! record text, and words. It knows no game.
//!
//! Nothing here reads a clock, touches a browser, or depends on the order of a hash map: the same
//! record gives the same states natively and in WebAssembly.
//!
//! Chance is keyed: a draw depends on the seed and on what it is for, and on nothing else.
//!
//! ```
//! use kernel::chance::KeyedChance;
//! use kernel::{Chance, Key, Seed};
//!
//! let seed: Seed = Seed::from_bits(42);
//! let third_card = Key::new("deal").at(3, 0, 0);
//! let first = KeyedChance::new(seed).below(third_card, 52);
//! let mut luck = KeyedChance::new(seed);
//! luck.below(Key::new("deal").at(1, 0, 0), 52);
//! assert_eq!(luck.below(third_card, 52), first);
//! ```

pub mod achievements;
pub mod advice;
pub mod advises;
pub mod ask;
pub mod balance;
pub mod bot;
pub mod campaign;
pub mod chance;
pub mod cue;
pub mod digest;
pub mod edition;
mod entry;
pub mod exchange;
pub mod expectation;
pub mod exponential;
pub mod face;
pub mod game;
pub mod kit;
pub mod lesson;
pub mod letters;
pub mod link;
pub mod log;
pub mod luck;
pub mod messages;
pub mod name;
pub mod notation;
pub mod play;
pub mod playout;
pub mod progress;
pub mod question;
pub mod record;
pub mod rollout;
pub mod rule;
pub mod seat;
pub mod seed;
pub mod sort;
pub mod tablebase;
pub mod text;
pub mod todays;
pub mod trail;
pub mod words;
mod written;

crate::files_of_words!("words");

pub use advice::{Advice, Basis, Measure, Way};
pub use advises::Advises;
pub use ask::Stop;
pub use balance::{Balance, Estimate};
pub use bot::{Bots, Level};
pub use chance::{Chance, Key};
pub use cue::Cue;
pub use digest::digest;
pub use edition::Edition;
pub use expectation::Expectation;
pub use face::CardFace;
pub use game::{Game, Line, Place, Standing, Turn};
pub use kit::{BySeat, Choice, Occasion, SeatList, Set, SetupOption, Tally};
pub use languages::{Lang, N_LANGUAGES};
pub use letters::{capital, small, uncapital};
pub use messages::Messages;
pub use messages::arg::Arg;
pub use messages::id::Id;
pub use play::Match;
pub use rollout::Rollout;
pub use rule::{Cites, RuleId, Ruling};
pub use seat::{Observer, SEATS_MAX, Seat, SeatSet};
pub use seed::Seed;
pub use sort::{gather, sort, sort_few};
pub use tablebase::Tablebase;
pub use text::{Text, number, signed};
pub use trail::{Sign, Trail};
pub use words::{Telling, Words, YOU, said_of, spoken_to};
