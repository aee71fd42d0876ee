//! The words of an invitation.

use crate::kernel::{Lang, Level, message};
use crate::shell::model::seating::is_person;
use crate::shell::words::messages;

/// The one who sends the invitation, if a name was given.
pub fn challenges(name: Option<&str>, lang: Lang) -> String {
    match name {
        Some(name) => message!(lang, "invitation-challenges", name = name),
        None => message!(lang, "invitation-challenged").to_owned(),
    }
}

/// The players of a table: persons, or the keys of levels, which are among `levels`.
pub fn players(players: &[String], levels: &[Level], lang: Lang) -> String {
    let computers: Vec<&str> =
        players.iter().map(String::as_str).filter(|it| !is_person(it)).collect();
    let n_persons = players.len() - computers.len();
    let (n, levels) = (computers.len(), levels_of(&computers, levels, lang));
    match (n_persons, n) {
        (0 | 1, 0) => message!(lang, "alone").to_owned(),
        (0 | 1, _) => message!(lang, "invitation-against", computers = n, levels = &levels),
        (persons, 0) => message!(lang, "n-players", n = persons),
        (persons, _) => {
            message!(lang, "invitation-with", n = persons, computers = n, levels = &levels)
        }
    }
}

/// The levels of computers, with how many there are of each.
fn levels_of(keys: &[&str], levels: &[Level], lang: Lang) -> String {
    let of_level = |it: &Level| {
        let n = keys.iter().filter(|key| **key == it.key).count();
        let name = it.name.get(lang).to_lowercase();
        match n {
            0 => None,
            n if n == keys.len() => Some(name),
            n => Some(format!("{n} × {name}")),
        }
    };
    levels.iter().filter_map(of_level).collect::<Vec<_>>().join(", ")
}
