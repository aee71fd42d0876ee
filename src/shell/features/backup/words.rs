//! The words of the page of copies, in both languages.

use super::store::{Brought, Refused};
use crate::browser::files::Unread;
use crate::browser::storage::StorageError;
use crate::kernel::{Lang, Text, plural, text};

pub const COPIES: Text = text("Keep a copy", "Сохранить копию");
pub const BACK: Text = text("Back", "Назад");
pub const TO_SHELF: Text = text("Back to the shelf", "На полку");
pub const EXPORT: Text = text("Save everything to a file", "Сохранить всё в файл");
pub const EXPORT_HINT: Text = text(
    "One file with everything that is kept here: matches, the Hall of Fame with all achievements, campaigns, settings, and whatever was set aside.",
    "Один файл со всем, что здесь хранится: партии, Зал славы и достижения, кампании, настройки и всё, что было отложено.",
);
pub const IMPORT: Text = text("Load from a file", "Загрузить из файла");
pub const IMPORT_HINT: Text = text(
    "What is in the file is added to what is here. Nothing here is overwritten.",
    "Содержимое файла добавится. Всё, что уже есть на этом устройстве, останется.",
);
pub const COMING: Text = text("Loading the file…", "Файл загружается…");
pub const BUSY: Text = text(
    "Another file is still being loaded. Please wait.",
    "Другой файл ещё загружается. Дождитесь его, пожалуйста.",
);
pub const CANCEL: Text = text("Cancel", "Отмена");
pub const DELETE_EVERYTHING: Text = text("Delete everything", "Удалить всё");
pub const DELETE_HINT: Text = text(
    "Matches, results, campaigns, settings, and what was set aside, on this device.",
    "Партии, результаты, кампании, настройки и всё отложенное на этом устройстве.",
);
pub const DELETE_SURE: Text = text(
    "Everything that Undercroft keeps on this device is deleted for good. Only a file that was saved before brings it back.",
    "Всё, что Undercroft хранит на этом устройстве, будет удалено навсегда. Вернуть это сможет только сохранённый раньше файл.",
);
pub const DELETE_NOW: Text = text("Yes, delete everything", "Да, удалить всё");
pub const EXPORTED: Text = text("The file is being saved.", "Файл сохраняется.");
pub const NOT_EXPORTED: Text =
    text("The browser did not allow saving the file.", "Браузер не разрешил сохранить файл.");

/// What came from a file.
pub fn brought(brought: Brought, lang: Lang) -> String {
    let Brought { n_new, n_known, n_longer, n_parted, n_left, n_feats, n_aside, error } = brought;
    let n_matches = |n: usize| {
        let noun = plural(lang, n as i32, ["match", "matches"], ["партия", "партии", "партий"]);
        format!("{n} {noun}")
    };
    let n_rows = |n: usize| {
        let en = ["result or campaign", "results and campaigns"];
        format!("{n} {}", plural(lang, n as i32, en, ["запись", "записи", "записей"]))
    };
    let came = lang
        .pick(format!("Added: {}.", n_matches(n_new)), format!("Добавлено: {}.", n_matches(n_new)));
    let told = |n: usize, en: String, ru: String| (0 < n).then(|| lang.pick(en, ru));
    let (known, longer, parted) = (n_matches(n_known), n_matches(n_longer), n_matches(n_parted));
    let more = [
        told(n_known, format!("Already here: {known}."), format!("Уже было здесь: {known}.")),
        told(
            n_longer,
            format!("Longer in the file, and now brought up to date here: {longer}."),
            format!("В файле были продолжены, теперь продолжены и здесь: {longer}."),
        ),
        told(
            n_parted,
            format!("Continued differently here and in the file, so both are kept: {parted}."),
            format!("Здесь и в файле продолжены по-разному, сохранены обе: {parted}."),
        ),
        told(
            n_feats,
            format!("Added: {}.", n_rows(n_feats)),
            format!("В Зал славы и кампании добавлено: {}.", n_rows(n_feats)),
        ),
        told(
            n_aside,
            format!("Set aside, because it cannot be read: {n_aside}."),
            format!("Отложено, потому что не читается: {n_aside}."),
        ),
        error.map(|it| not_kept(it, (0 < n_left).then(|| n_matches(n_left))).pick(lang)),
    ];
    std::iter::once(came).chain(more.into_iter().flatten()).collect::<Vec<_>>().join(" ")
}

/// A sentence in both languages.
struct Sentence {
    en: String,
    ru: String,
}

impl Sentence {
    fn pick(self, lang: Lang) -> String {
        lang.pick(self.en, self.ru)
    }
}

/// Why not everything of a file could be kept; `left` is how many matches were left out, if any were.
fn not_kept(error: StorageError, left: Option<String>) -> Sentence {
    let (en, ru) = match (error, left) {
        (StorageError::Full, None) => (
            "Then the browser ran out of room: not all results, campaigns and settings could be added. They are still in the file: delete something here, and load it once more.".to_owned(),
            "Дальше в браузере не хватило места: вошли не все результаты, кампании и настройки. В файле всё осталось: удалите здесь что-нибудь и загрузите его ещё раз.".to_owned(),
        ),
        (StorageError::Full, Some(left)) => (
            format!("Then the browser ran out of room, and {left} could not be added. They are still in the file: delete something here, and load it once more."),
            format!("Дальше в браузере не хватило места, не вошло: {left}. В файле всё осталось: удалите здесь что-нибудь и загрузите его ещё раз."),
        ),
        (StorageError::Forbidden, _) => (
            "This browser does not let the page save anything: what was added lasts until you close the tab.".to_owned(),
            "Браузер не даёт странице ничего сохранять: добавленное живёт, пока открыта вкладка.".to_owned(),
        ),
        (StorageError::Newer, _) => (
            "Part of the file was not added, because a newer version of Undercroft has saved the data that it belongs to. Reload the page, and load the file once more.".to_owned(),
            "Часть не добавлена: то, к чему она относится, записала здесь более новая версия Undercroft. Перезагрузите страницу и загрузите файл ещё раз.".to_owned(),
        ),
        (StorageError::Corrupt, _) => (
            "Part of it could not be saved.".to_owned(),
            "Часть сохранить не удалось.".to_owned(),
        ),
    };
    Sentence { en, ru }
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
