//! The players for a seat.

use crate::kernel::{Lang, Level, message, small};
use crate::parts::Pick;
use crate::shell::model::seating::{FRIEND, PERSON, PHONE};
use crate::shell::words::messages;

/// Everybody who can play a seat: a person here, at another device in the room, or elsewhere, and the computers of each level.
pub fn player_picks(levels: &[Level], lang: Lang) -> Vec<Pick> {
    let person = Pick { value: PERSON, name: message!(lang, "a-person").to_owned() };
    let name = |it: &Level| message!(lang, "computer-of", level = &small(it.name.get(lang)));
    let computers = levels.iter().map(|it| Pick { value: it.key, name: name(it) });
    let phone = Pick { value: PHONE, name: message!(lang, "a-phone").to_owned() };
    let friend = Pick { value: FRIEND, name: message!(lang, "a-friend").to_owned() };
    [person, phone, friend].into_iter().chain(computers).collect()
}
