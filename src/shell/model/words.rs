//! The words that plain data is made of, in both languages.

use crate::kernel::Lang;

/// The name of a seat whose person gave none; `number` counts from 1.
pub fn seat_name(number: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Player {number}"),
        Lang::Ru => format!("Игрок {number}"),
    }
}

/// The name of a seat that a computer plays; `number` counts from 1.
pub fn computer_name(number: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Computer {number}"),
        Lang::Ru => format!("Компьютер {number}"),
    }
}

/// Who is awaited, for the shelf.
pub fn waiting_for(names: &[String], lang: Lang) -> String {
    let names = listed(names, lang);
    match lang {
        Lang::En => format!("Waiting for {names}"),
        Lang::Ru => format!("Ход за: {names}"),
    }
}

/// Names one after another, "and" before the last.
pub fn listed(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), lang.pick("and", "и")),
    }
}
