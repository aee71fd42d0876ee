//! The words of what was set aside, in both languages.

use super::store::{Item, Kind, NotBack, Verdict};
use crate::browser::clock;
use crate::browser::storage::StorageError;
use crate::kernel::{Lang, Text, plural, text};
pub use crate::shell::features::backup::words::{BACK, CANCEL};
use crate::shell::words::unreadable;

pub const ASIDE: Text = text("Set aside", "Отложенное");
pub const HINT: Text = text(
    "Data that could not be read was moved here, and nothing has overwritten it. A later version of Undercroft may be able to read it.",
    "Здесь лежит то, что не удалось прочитать; всё осталось как было. Возможно, его прочтёт следующая версия Undercroft.",
);
pub const NOTHING: Text = text("Nothing was set aside.", "Ничего не отложено.");
pub const LOOK: Text = text("Look", "Посмотреть");
pub const SAVE: Text = text("Save as a file", "Сохранить в файл");
pub const PUT_BACK: Text = text("Put back", "Вернуть на место");
pub const DELETE: Text = text("Delete", "Удалить");
pub const DELETE_ALL: Text = text("Delete all of it", "Удалить всё отложенное");
pub const DELETE_ALL_NOW: Text = text("Yes, delete it", "Да, удалить");
pub const UNDO: Text = text("Undo", "Отменить");
pub const DELETED: Text = text("Deleted.", "Удалено.");
pub const IS_BACK: Text = text("It is back in its place.", "Возвращено на место.");
pub const NOT_SAVED: Text =
    text("The browser did not allow saving the file.", "Браузер не разрешил сохранить файл.");

/// What something once was, and since when it lies aside.
pub fn title(item: &Item, lang: Lang) -> String {
    let kind = match item.kind {
        Kind::Match(_) => lang.pick("A match", "Партия"),
        Kind::Index => lang.pick("The list of matches", "Список партий"),
        Kind::Hall => lang.pick("Results", "Результаты"),
        Kind::Campaigns => lang.pick("Campaigns", "Кампании"),
        Kind::Settings => lang.pick("Settings", "Настройки"),
        Kind::Unknown => lang.pick("Something unknown", "Неизвестно что"),
    };
    match item.when {
        Some(when) => format!("{kind}, {}", clock::words(when, lang.pick("en-GB", "ru"))),
        None => kind.to_owned(),
    }
}

/// What can be said of it now, and how long it is.
pub fn verdict(item: &Item, lang: Lang) -> String {
    let n = item.n_bytes as i32;
    let length = format!("{n} {}", plural(lang, n, ["byte", "bytes"], ["байт", "байта", "байтов"]));
    format!("{} {length}.", unread(&item.verdict, lang))
}

fn unread(verdict: &Verdict, lang: Lang) -> String {
    let said = match verdict {
        Verdict::Readable => {
            text("It can be read, or a part of it.", "Это можно прочитать, целиком или частью.")
        }
        Verdict::Newer => text(
            "A newer version of Undercroft has written it.",
            "Это записала более новая версия Undercroft.",
        ),
        Verdict::Senseless => text("It cannot be read.", "Прочитать это не удаётся."),
        Verdict::Faulty(why) => return unreadable(why, lang),
    };
    said.get(lang).to_owned()
}

/// Why it cannot be put back.
pub fn not_back(why: &NotBack, lang: Lang) -> String {
    match why {
        NotBack::Unread(verdict) => unread(verdict, lang),
        NotBack::NotKept(StorageError::Full) => lang
            .pick("The browser has no room for it.", "В браузере для этого нет места.")
            .to_owned(),
        NotBack::NotKept(StorageError::Forbidden | StorageError::Corrupt | StorageError::Newer) => {
            lang.pick(
                "It cannot be kept in its place now.",
                "Сейчас сохранить это на месте нельзя.",
            )
            .to_owned()
        }
    }
}

/// What is asked before everything that was set aside is deleted.
pub fn sure(n: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Everything that was set aside is deleted for good: {n}."),
        Lang::Ru => format!("Всё отложенное будет удалено навсегда: {n}."),
    }
}
