//! The words of the page of copies, in both languages.

use super::{Brought, Refused};
use crate::browser::files::Unread;
use crate::kernel::{Lang, Text, plural, text};

pub const COPIES: Text = text("Keep a copy", "Сохранить копию");
pub const BACK: Text = text("Back", "Назад");
pub const TO_SHELF: Text = text("Back to the shelf", "На полку");
pub const EXPORT: Text = text("Save everything to a file", "Сохранить всё в файл");
pub const EXPORT_HINT: Text = text(
    "One file with everything that is kept here: matches, the Hall of Fame with all achievements, campaigns, settings, and whatever was set aside.",
    "Один файл со всем, что здесь хранится: партии, Зал славы и достижения, кампании, настройки и всё, что было отложено.",
);
pub const IMPORT: Text = text("Take in a file", "Загрузить из файла");
pub const IMPORT_HINT: Text = text(
    "What is in the file joins what is here. Nothing that is here is overwritten.",
    "Содержимое файла добавится к тому, что здесь есть. Ничто здешнее не перезапишется.",
);
pub const EXPORTED: Text = text("The file is on its way.", "Файл сохраняется.");
pub const NOT_EXPORTED: Text =
    text("The browser did not let the file be saved.", "Браузер не дал сохранить файл.");

/// What came from a file.
pub fn brought(brought: Brought, lang: Lang) -> String {
    let Brought { n_new, n_known, n_feats, n_aside, .. } = brought;
    let matches = |n: usize| {
        let noun = plural(lang, n as i32, ["match", "matches"], ["партия", "партии", "партий"]);
        format!("{n} {noun}")
    };
    let mut said = vec![
        lang.pick(format!("{} came.", matches(n_new)), format!("Добавлено: {}.", matches(n_new))),
    ];
    if 0 < n_known {
        said.push(lang.pick(
            format!("Here already: {}.", matches(n_known)),
            format!("Уже было здесь: {}.", matches(n_known)),
        ));
    }
    if 0 < n_feats {
        let noun = plural(
            lang,
            n_feats as i32,
            ["result or campaign", "results and campaigns"],
            ["запись", "записи", "записей"],
        );
        said.push(lang.pick(
            format!("{n_feats} {noun} came."),
            format!("В Зал славы и кампании добавлено: {n_feats} {noun}."),
        ));
    }
    if 0 < n_aside {
        said.push(lang.pick(
            format!("Set aside, because it cannot be read: {n_aside}."),
            format!("Отложено, потому что не читается: {n_aside}."),
        ));
    }
    said.join(" ")
}

/// Why a file cannot be taken in.
pub const fn refused(refused: Refused) -> Text {
    match refused {
        Refused::Damaged => text(
            "This is not a file of Undercroft, or it is damaged. Nothing has changed.",
            "Это не файл Undercroft, или он повреждён. Ничего не изменилось.",
        ),
        Refused::Newer => text(
            "This file was made by a newer version of Undercroft. Nothing has changed.",
            "Этот файл сделала более новая версия Undercroft. Ничего не изменилось.",
        ),
    }
}

/// Why a file cannot be read.
pub const fn unread(unread: Unread) -> Text {
    match unread {
        Unread::TooLong => text(
            "This file is too long to be one of Undercroft. Nothing has changed.",
            "Этот файл слишком велик для файла Undercroft. Ничего не изменилось.",
        ),
        Unread::Gone => text(
            "The browser could not read this file. Nothing has changed.",
            "Браузер не смог прочитать этот файл. Ничего не изменилось.",
        ),
    }
}
