//! Who can play a seat.

use crate::kernel::{Lang, Level};
use crate::parts::Pick;
use crate::shell::model::seating::PERSON;
use crate::shell::words;

/// Everybody who can play a seat: a person, and the computers of each level.
pub fn player_picks(levels: &[Level], lang: Lang) -> Vec<Pick> {
    let person = Pick { value: PERSON, name: words::A_PERSON.get(lang).to_owned() };
    let name = |it: &Level| words::computer_of(it.name.get(lang), lang);
    let computers = levels.iter().map(|it| Pick { value: it.key, name: name(it) });
    [person].into_iter().chain(computers).collect()
}
