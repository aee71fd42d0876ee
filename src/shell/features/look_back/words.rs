//! The words of a look back.

use crate::kernel::{Lang, Text, plural, text};
use crate::shell::features::hint::model::Grade;

pub const WHAT_IT_IS: Text = text(
    "The computer weighs every choice anew: with what was seen at the time, and the same luck for all ways. It is an estimate; nothing of it is kept.",
    "Компьютер взвешивает каждый выбор заново: по тому, что было видно тогда, и при равной удаче для всех вариантов. Это оценка; она нигде не сохраняется.",
);
pub const WHOSE: Text = text("Whose choices?", "Чей выбор?");
pub const STOP: Text = text("Stop", "Прервать");
pub const FAILED: Text =
    text("The choices could not be weighed here.", "Взвесить выбор здесь не удалось.");
pub const COST_MOST: Text = text("What cost most", "Что стоило дороже всего");
pub const NOTHING_LOST: Text =
    text("Nothing cost anything worth naming: well played.", "Заметных потерь нет: отличная игра.");
pub const DONE: Text = text("Chosen", "Выбор");
pub const BETTER: Text = text("Better", "Лучше");
pub const POSITION: Text = text("Look at the position", "Посмотреть позицию");
pub const TRY_IT: Text = text("Try it from here", "Сыграть отсюда");
pub const STILL_ON: Text = text(
    "The match is not over yet: you can look back at its end.",
    "Партия ещё не окончена: разбор будет в конце.",
);
pub const TRIES: Text = text(
    "This is a match of its own now, from that choice on. The one you looked back at stays as it is.",
    "Это отдельная партия с того самого выбора. Та, что вы разбирали, осталась как была.",
);

/// What the choice cost, where it is not a number.
pub const fn price(grade: Grade) -> Text {
    match grade {
        Grade::Best | Grade::About => text("cost almost nothing", "почти ничего не стоил"),
        Grade::Little => text("cost a little", "стоил немного"),
        Grade::Less => text("cost a good deal", "стоил немало"),
        Grade::Much => text("cost a lot", "стоил дорого"),
    }
}

/// How far it has come.
pub fn progress(n: usize, n_all: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Choice {n} of {n_all}"),
        Lang::Ru => format!("Выбор {n} из {n_all}"),
    }
}

/// How many choices were weighed, once all are.
pub fn weighed(n: usize, lang: Lang) -> String {
    let en = plural(lang, n as i32, ["choice", "choices"], [""; 3]);
    let ru = plural(lang, n as i32, [""; 2], ["решение", "решения", "решений"]);
    lang.pick(format!("{n} {en} weighed."), format!("Взвешено: {n} {ru}."))
}
