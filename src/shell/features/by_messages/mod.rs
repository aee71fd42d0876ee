//! Playing by messages: each turn ends with a link that somebody sends on.
//!
//! # A turn in a message
//!
//! The link is the match (`model::turn_link`): its id, which is the same on all devices, the seats that it goes to and
//! comes from, and the whole match as in any link. Nothing is sent by the page; a person does that, with any means they
//! like. Who opens it meets a page ([`arrival`]) that says what has happened and whose turn it is; nothing is kept before
//! *Play*. A link to a match that is here joins it: the two lines meet in the kernel (`kernel::exchange`), which answers on
//! all devices alike. One that is behind changes nothing. Where two played at once, both count if the rules allow it; else
//! one line goes on, and the other is kept as a match of its own.
//!
//! The seats of other people are those of persons elsewhere (`Player::Friend`): their hands are never drawn here, and what
//! they have been sent cannot be taken back (`SavedMatch::sent`). For computers each device thinks that holds the match when
//! it is their turn: equal records get equal answers everywhere.

pub mod arrival;
pub mod received;
pub mod send;
pub mod table;
pub mod words;
