//! The words of an invitation.

use crate::kernel::{Lang, Level, Text, plural, text};
use crate::shell::model::seating::PERSON;

pub const INVITATION: Text = text("An invitation", "Приглашение");
pub const LEARN: Text = text("How to play (5 minutes)", "Как играть (5 минут)");
pub const CHANGE: Text = text("Change the table", "Изменить настройки");
pub const PLAY: Text = text("Play this table", "Сыграть этот расклад");
pub const PLAY_CHALLENGE: Text = text("Play the challenge", "Сыграть испытание");
pub const FRIEND: Text = text("A friend", "Друг");
pub const TABLE_FOR_YOU: Text = text("A table for you", "Стол ждёт вас");
pub const ONE_FOR_ALL: Text = text("One table for all", "Один стол для всех");
pub const CHALLENGED: Text = text("You are challenged", "Вам бросают вызов");
pub const NOT_OVER: Text = text("A match that is not over", "Партия не окончена");
pub const DO_BETTER: Text = text("Can you do better?", "Сможете лучше?");
pub const SAME_FOR_ALL: Text = text(
    "One table a day, with the same dice and cards for everybody.",
    "Один стол в день: броски и карты у всех одни и те же.",
);
pub const SAME_TABLE: Text =
    text("The same setup, players, dice and cards.", "Те же настройки, игроки, броски и карты.");
pub const STILL_READABLE: Text = text(
    "The moves are lost, but the table could be read: it can be played.",
    "Ходы потеряны, но настройки и расклад прочитать удалось: сыграть можно.",
);
pub const RELOAD: Text = text("Fetch the newer version", "Загрузить новую версию");
const ALONE: Text = text("Alone", "В одиночку");

/// Who sends the invitation, if a name was given.
pub fn challenges(name: Option<&str>, lang: Lang) -> String {
    match name {
        Some(name) => {
            lang.pick(format!("{name} challenges you"), format!("{name} бросает вам вызов"))
        }
        None => CHALLENGED.get(lang).to_owned(),
    }
}

/// What is to be beaten, with its unit.
pub fn beat(total_words: &str, lang: Lang) -> String {
    lang.pick(format!("Beat {total_words}"), format!("Планка: {total_words}"))
}

/// The challenge of a day, given in words.
pub fn challenge_of(day: &str, lang: Lang) -> String {
    lang.pick(format!("The challenge of {day}"), format!("Испытание дня, {day}"))
}

/// That a link was proved.
pub fn checked(n_actions: usize, lang: Lang) -> String {
    let forms = ["ход", "хода", "ходов"];
    let noun = plural(lang, n_actions as i32, ["action", "actions"], forms);
    lang.pick(
        format!("Checked: {n_actions} {noun}, each by the rules."),
        format!("Проверено: {n_actions} {noun}, все по правилам."),
    )
}

/// What a link without a match leads to.
pub fn link_to(title: &str, lang: Lang) -> String {
    lang.pick(format!("A link to {title}"), format!("Ссылка: {title}"))
}

/// Who sits at a table: persons, or the keys of levels, which are among `levels`.
pub fn players(players: &[String], levels: &[Level], lang: Lang) -> String {
    let computers: Vec<&str> =
        players.iter().map(String::as_str).filter(|it| *it != PERSON && !it.is_empty()).collect();
    let n_persons = players.len() - computers.len();
    let with = with_computers(&computers, levels, lang);
    match (n_persons, computers.len(), lang) {
        (0 | 1, 0, _) => ALONE.get(lang).to_owned(),
        (0 | 1, _, Lang::En) => format!("Against {with}"),
        (0 | 1, _, Lang::Ru) => format!("Против {with}"),
        (n, 0, _) => persons(n, lang),
        (n, _, Lang::En) => format!("{} and {with}", persons(n, lang)),
        (n, _, Lang::Ru) => format!("{} против {with}", persons(n, lang)),
    }
}

fn persons(n: usize, lang: Lang) -> String {
    let noun = plural(lang, n as i32, ["player", "players"], ["игрок", "игрока", "игроков"]);
    format!("{n} {noun}")
}

/// So many computers, and their levels.
fn with_computers(keys: &[&str], levels: &[Level], lang: Lang) -> String {
    let of_level = |it: &Level| {
        let n = keys.iter().filter(|key| **key == it.key).count();
        let name = it.name.get(lang).to_lowercase();
        match n {
            0 => None,
            n if n == keys.len() => Some(name),
            n => Some(format!("{n} × {name}")),
        }
    };
    let levels = levels.iter().filter_map(of_level).collect::<Vec<_>>().join(", ");
    let forms = ["компьютера", "компьютеров", "компьютеров"];
    let noun = plural(lang, keys.len() as i32, ["computer", "computers"], forms);
    format!("{} {noun} ({levels})", keys.len())
}
