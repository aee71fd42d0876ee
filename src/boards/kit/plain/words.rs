//! What the plain board says by itself, in both languages.

use super::model::Prompt;
use crate::kernel::{Lang, Text, text};

pub const SEATS: Text = text("Players", "Игроки");
pub const DETAILS: Text = text("The table", "Стол");
pub const TOLD: Text = text("What happened", "Что было");
pub const NOTHING_YET: Text = text("Nothing has happened yet.", "Пока ничего не произошло.");
pub const ACTIONS: Text = text("What you can do", "Что можно сделать");
pub const AWAITED: Text = text("to move", "ходит");
pub const FIRST: Text = text("ahead", "впереди");
pub const NOT_NOW: Text = text("It is not your turn now.", "Сейчас не ваш ход.");

/// What is wanted.
pub fn prompt(prompt: &Prompt, lang: Lang) -> String {
    match prompt {
        Prompt::Choose(_) => lang.pick("What will you do?", "Что вы сделаете?").to_owned(),
        Prompt::Watch(names) => {
            let names = names.join(", ");
            lang.pick(format!("To move: {names}"), format!("Ходит: {names}"))
        }
        Prompt::Over => lang.pick("The match is over.", "Партия окончена.").to_owned(),
    }
}
