//! The words that plain data is made of. All sentences of the shell lie in `src/words/en.ftl` and `ru.ftl`.

use crate::kernel::{Lang, YOU, files_of_words, message};

files_of_words!("words");

/// The name of a seat whose person gave none; `number` counts from 1.
pub fn seat_name(number: usize, lang: Lang) -> String {
    message!(lang, "player", number = number)
}

/// The name of a seat that a computer plays; `number` counts from 1.
pub fn computer_name(number: usize, lang: Lang) -> String {
    message!(lang, "computer", number = number)
}

/// The name of a seat in what is kept, by its number, counted from 1: that of a computer, the one that was `given`, or,
/// of a person who gave none, [`YOU`] where that is the only one among computers.
pub fn kept_name(
    number: usize,
    (given, is_person, is_only): (&str, bool, bool),
    lang: Lang,
) -> String {
    match (is_person, given.is_empty(), is_only) {
        (false, _, _) => computer_name(number, lang),
        (true, false, _) => given.to_owned(),
        (true, true, true) => YOU.get(lang).to_owned(),
        (true, true, false) => seat_name(number, lang),
    }
}

/// Names one after another, "and" before the last.
pub fn listed(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => message!(lang, "listed", first = &first.join(", "), last = last),
    }
}
