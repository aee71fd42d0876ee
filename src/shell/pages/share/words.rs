//! The words of handing on: for the dialog, and for the message itself.

use crate::kernel::link::PackError;
use crate::kernel::{Lang, Text, YOU, text};
use crate::shell::model::parcel::Kind;
use crate::shell::model::table_model::{PlaceModel, TableModel};
use crate::shell::words as of_shell;

pub const SHARE: Text = text("Share", "Поделиться");
pub const WHAT: Text = text("What to send", "Что отправить");
pub const MESSAGE: Text = text("The message", "Сообщение");
pub const SEND: Text = text("Send…", "Отправить…");
pub const COPY_TEXT: Text = text("Copy the message", "Скопировать сообщение");
pub const COPY_LINK: Text = text("Copy the link only", "Скопировать только ссылку");
pub const SAVE_FILE: Text = text("Save as a file", "Сохранить в файл");
pub const SAVED_FILE: Text = text("The browser saves the file now.", "Браузер сохраняет файл.");
pub const NOT_SAVED_FILE: Text =
    text("The browser did not allow saving a file.", "Браузер не разрешил сохранить файл.");
pub const COPIED_TEXT: Text = text("The message is copied.", "Сообщение скопировано.");
pub const COPIED_LINK: Text = text("The link is copied.", "Ссылка скопирована.");
pub const NOT_COPIED: Text = text(
    "The browser did not allow copying. The message is selected: copy it by hand.",
    "Браузер не разрешил скопировать. Сообщение выделено: скопируйте его вручную.",
);
pub const SECRETS: Text = text(
    "This match is not over. Whoever opens the link can find out every hand, and what the dice and cards will be, before anybody at the table can.",
    "Партия ещё не закончена. Кто откроет ссылку, сможет узнать чужие секреты и увидеть кости и карты раньше всех за столом.",
);
pub const SEND_SECRETS: Text = text("Show the link anyway", "Всё равно показать ссылку");
/// Why there is no link to a match, and what to do.
pub fn no_link(why: PackError) -> Text {
    match why {
        PackError::TooLong => text(
            "This match is too long for a link. Save it as a file: it opens by “Enter a code” on the shelf.",
            "Эта партия слишком длинна для ссылки. Сохраните её в файл: он открывается на полке, в «Ввести код».",
        ),
        PackError::SetupTooLong => text(
            "This table has more options than fit into a link. Save the match as a file: it opens by “Enter a code” on the shelf.",
            "У этого стола больше настроек, чем помещается в ссылку. Сохраните партию в файл: он открывается на полке, в «Ввести код».",
        ),
    }
}

/// The name of what is sent.
pub fn kind(kind: Kind) -> Text {
    match kind {
        Kind::Today => text("The challenge of the day", "Испытание дня"),
        Kind::Match => text("The whole match", "Вся партия"),
        Kind::Seed => text("Only the table", "Только расклад"),
    }
}

/// What one who receives it can do with it.
pub fn kind_hint(kind: Kind) -> Text {
    match kind {
        Kind::Today => text(
            "Your result, without a word about the table, and the way to the same challenge.",
            "Ваш результат без единого слова о том, что за столом, и ссылка на то же испытание.",
        ),
        Kind::Match => text(
            "Action by action, and proved when it is opened. Whoever opens it can watch it, and try to beat it.",
            "Ход за ходом, с проверкой при открытии. Её можно посмотреть и попробовать сыграть лучше.",
        ),
        Kind::Seed => text(
            "The same setup, players, dice and cards, without your moves.",
            "Те же настройки, игроки, броски и карты, но без ваших ходов.",
        ),
    }
}

/// The message: what is told of the match, then what can be done with the link, then the link.
pub fn message(model: &TableModel, kind: Kind, link: &str, lang: Lang) -> String {
    format!("{}\n{}\n{link}", news(model, lang), invitation(model, kind).get(lang))
}

/// What is told of a match: its game, its seed, and how it ended or where it stands.
fn news(model: &TableModel, lang: Lang) -> String {
    let TableModel { title, seed, moment, .. } = model;
    let what = match lang {
        Lang::En => format!("{title}, seed {seed}."),
        Lang::Ru => format!("{title}, расклад {seed}."),
    };
    let sentences = [
        Some(what),
        (!model.is_over).then(|| format!("{moment}.")),
        score(model, lang),
        headline(model, lang),
        model.standing.verdict.clone(),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A name in a message by whoever sat at the table.
fn own_name(name: &str, lang: Lang) -> String {
    if name == YOU.get(lang) { lang.pick("I", "я") } else { name }.to_owned()
}

/// Who has won, as the only person at a table says it.
fn headline(model: &TableModel, lang: Lang) -> Option<String> {
    let said = model.standing.headline.clone().filter(|_| model.is_over)?;
    let you = YOU.get(lang);
    let places = &model.standing.places;
    if !places.iter().any(|it| it.name == you) {
        return Some(said);
    }
    let winners = places.iter().filter(|it| it.is_winner).map(|it| it.name.as_str());
    // Whoever shares a victory comes last.
    let (own, others): (Vec<&str>, Vec<&str>) = winners.partition(|it| *it == you);
    let names: Vec<String> = others.into_iter().chain(own).map(|it| own_name(it, lang)).collect();
    Some(match &names[..] {
        [only] if only == &own_name(you, lang) => lang.pick("I won!", "Победа за мной!").to_owned(),
        _ => of_shell::won(&names, false, lang),
    })
}

/// The score: of one who plays alone at any time, of several once it is settled.
fn score(model: &TableModel, lang: Lang) -> Option<String> {
    match (&model.standing.places[..], model.is_over) {
        ([only], is_over) => {
            let total = &only.total_words;
            Some(match (lang, is_over) {
                (Lang::En, true) => format!("The result: {total}."),
                (Lang::En, false) => format!("The score so far: {total}."),
                (Lang::Ru, true) => format!("Итог: {total}."),
                (Lang::Ru, false) => format!("Пока что счёт: {total}."),
            })
        }
        (places, true) => {
            let score =
                |it: &PlaceModel| format!("{}: {}", own_name(&it.name, lang), it.total_words);
            Some(format!("{}.", places.iter().map(score).collect::<Vec<_>>().join("; ")))
        }
        (_, false) => None,
    }
}

/// What one who receives the link can do with it.
fn invitation(model: &TableModel, kind: Kind) -> Text {
    let has_one_person = model.seats.iter().filter(|it| !it.is_computer).count() == 1;
    match (kind, model.is_over, has_one_person) {
        (Kind::Today, _, _) => text("Play the same challenge:", "Сыграйте то же испытание:"),
        (Kind::Match, true, true) => text(
            "Watch this match, or beat it:",
            "Посмотрите эту партию или попробуйте сыграть лучше:",
        ),
        (Kind::Match, false, true) => text(
            "Watch the match, or play on from here:",
            "Посмотрите на партию или продолжите её сами:",
        ),
        (Kind::Match, _, false) => text("Watch the match:", "Посмотрите партию:"),
        (Kind::Seed, true, _) => text(
            "Can you do better with the same dice and cards?",
            "Сможете лучше с теми же бросками и картами?",
        ),
        (Kind::Seed, false, _) => text("Play the same table:", "Сыграйте тот же расклад:"),
    }
}
