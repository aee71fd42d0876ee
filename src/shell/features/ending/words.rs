//! The words of the end of a match, in both languages.

use crate::kernel::{Lang, Text, capital, text};

pub const DETAILS: Text = text("Details", "Подробности");
const YOU_LOSE: Text = text("You lose", "Поражение");

/// Places among others, as they are called.
const PLACES: [Text; 7] = [
    text("Second", "Второе место"),
    text("Third", "Третье место"),
    text("Fourth", "Четвёртое место"),
    text("Fifth", "Пятое место"),
    text("Sixth", "Шестое место"),
    text("Seventh", "Седьмое место"),
    text("Eighth", "Восьмое место"),
];

/// The place of whoever has not won, among so many; `rank` counts from 1.
pub fn place(rank: u8, n: usize, lang: Lang) -> String {
    let place = usize::from(rank).checked_sub(2).and_then(|it| PLACES.get(it));
    match place {
        Some(place) => {
            let place = place.get(lang);
            lang.pick(format!("{place} of {n}"), format!("{place} из {n}"))
        }
        None => YOU_LOSE.get(lang).to_owned(),
    }
}

/// The rank above, and how much `more` it takes, with its unit.
pub fn next(rank: &str, more: &str, lang: Lang) -> String {
    lang.pick(format!("{more} to {rank}"), format!("«{}»: ещё {more}", capital(rank)))
}

/// So much of the bar of all ranks: `now` and `next` have their units.
pub fn bar(now: &str, next: Option<&str>, lang: Lang) -> String {
    match next {
        Some(next) => format!("{now}; {next}"),
        None => lang.pick(format!("{now}: the highest rank"), format!("{now}: высшее звание")),
    }
}
