//! The words about what is fetched later, in both languages: what is on its way, and what does not come.

use crate::kernel::{Lang, Text, text};

/// The message that something is on its way: a game by its title, or the page that was asked for.
pub fn fetching(title: Option<Text>, lang: Lang) -> String {
    match title.map(|it| it.get(lang)) {
        Some(title) => lang.pick(format!("Fetching {title}…"), format!("Загружаем «{title}»…")),
        None => lang.pick("Fetching the page…", "Загружаем страницу…").to_owned(),
    }
}

/// The message that something has not come: a game by its title, or the page that was asked for.
pub fn not_fetched(title: Option<Text>, lang: Lang) -> String {
    match title.map(|it| it.get(lang)) {
        Some(title) => lang.pick(
            format!("{title} could not be fetched"),
            format!("Не удалось загрузить «{title}»"),
        ),
        None => {
            lang.pick("The page could not be fetched", "Не удалось загрузить страницу").to_owned()
        }
    }
}

pub const FETCHING: Text = text("Fetching…", "Загружаем…");
pub const NOT_FETCHED_HINT: Text = text(
    "A part of the program did not arrive. Perhaps there is no connection right now; your matches are safe. If trying again does not help, reload the page.",
    "Часть программы не загрузилась. Возможно, сейчас нет связи; ваши партии целы. Если повтор не поможет, перезагрузите страницу.",
);
pub const OLD_VERSION: Text =
    text("This page is of an older version", "Эта страница — от прежней версии");
pub const OLD_VERSION_HINT: Text = text(
    "There is a newer version of Undercroft, and this part of the older one is gone. Reload the page to go on with the newer; what is saved stays saved.",
    "Вышла новая версия Undercroft, а этой части старой больше нет. Перезагрузите страницу, чтобы продолжить с новой; всё сохранённое останется.",
);
pub const INCOMPLETE: Text = text("This site is not complete", "На сайте не хватает файлов");
pub const INCOMPLETE_HINT: Text = text(
    "A file of this version is missing on the server: perhaps the site is being updated just now. Try again in a minute; your matches are safe.",
    "На сервере нет одного из файлов этой версии: возможно, сайт как раз обновляют. Попробуйте ещё раз через минуту; ваши партии целы.",
);
