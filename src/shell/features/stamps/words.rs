//! The words of stamps, in both languages.

use super::model::Stamp;
use crate::kernel::{Lang, Text, text};

pub const STAMPS: Text = text("Stamps", "Печати");
pub const HINT: Text = text(
    "For the first hour, whatever you play; hints are fine.",
    "За первый час, во что бы вы ни играли; подсказки не мешают.",
);
pub const TAKEN: Text = text("taken", "получена");
pub const NOT_YET: Text = text("not yet", "пока нет");

/// What a stamp is called, and what it takes.
pub fn of(stamp: Stamp) -> [Text; 2] {
    match stamp {
        Stamp::Lesson => {
            [text("First Steps", "Первые шаги"), text("A lesson finished.", "Урок пройден.")]
        }
        Stamp::Match => [
            text("To the Very End", "До самого конца"),
            text("A match finished.", "Партия доиграна."),
        ],
        Stamp::Computer => [
            text("Machine Outwitted", "Умнее машины"),
            text("A match won against computers.", "Победа над компьютерами."),
        ],
        Stamp::Today => [
            text("Challenge Accepted", "Вызов принят"),
            text("A challenge of the day finished.", "Испытание дня пройдено."),
        ],
        Stamp::Monster => [
            text("Monster Down", "Чудовище повержено"),
            text(
                "A dragon defeated, or a monster faced in its lair.",
                "Побеждён дракон или чудовище в своём логове.",
            ),
        ],
        Stamp::Home => [
            text("Home in Time", "Вовремя домой"),
            text(
                "Back from level 3 or deeper, out of the dungeon alive, or a quest completed.",
                "Возвращение с третьего уровня или глубже, выход из подземелья живым или выполненное задание.",
            ),
        ],
        Stamp::Explained => [
            text("What Is This?", "А это что?"),
            text(
                "Something on a board looked up: hold it, or press ?.",
                "Узнали, что лежит на поле: удержанием пальца или клавишей «?».",
            ),
        ],
        Stamp::Hint => {
            [text("Good Advice", "Добрый совет"), text("A hint followed.", "Ход по подсказке.")]
        }
        Stamp::LookBack => [
            text("In Hindsight", "Задним умом"),
            text("A match looked back at.", "Партия разобрана."),
        ],
        Stamp::Shared => {
            [text("Pass It On", "Передай другому"), text("A match shared.", "Партией поделились.")]
        }
    }
}

/// That stamps are new, by their names.
pub fn new_stamps(names: &[&str], lang: Lang) -> String {
    let n = names.len();
    let names = names.join(lang.pick(", ", "», «"));
    match (lang, n) {
        (Lang::En, 1) => format!("New stamp: {names}"),
        (Lang::En, _) => format!("New stamps: {names}"),
        (Lang::Ru, 1) => format!("Новая печать: «{names}»"),
        (Lang::Ru, _) => format!("Новые печати: «{names}»"),
    }
}

/// How many of all were taken.
pub fn share(n_taken: usize, n: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{n_taken} of {n} taken"),
        Lang::Ru => format!("Получено: {n_taken} из {n}"),
    }
}
