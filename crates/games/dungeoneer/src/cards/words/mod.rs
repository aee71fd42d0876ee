//! The texts of cards, made from their trees: one message for each word of the vocabulary. The sentences lie in
//! `words/en.ftl` and `words/ru.ftl`.
//!
//! A text is put together from clauses. Most of them say what a hero does ([`deeds`]); the others are
//! whole phrases ([`phrases`]). Before them stands when that happens and what it costs ([`heads`]).

mod abilities;
mod clauses;
mod ctx;
mod deeds;
mod faces;
mod heads;
mod lists;
mod phrases;
mod quests;
mod rolls;
mod terms;

pub use abilities::{ability_text, parts_text};
pub use ctx::On;
pub use faces::CardText;
