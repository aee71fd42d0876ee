//! The words of handing on: for the dialog, and for the message itself.

use crate::kernel::link::PackError;
use crate::kernel::{Lang, Text, Trail, plural, text, uncapital};
use crate::shell::features::ending::words as of_end;
use crate::shell::model::parcel::Kind;
use crate::shell::model::table_model::{PlaceModel, TableModel};

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
pub const WITHOUT_WORDS: Text = text("Without words", "Без слов");
pub const COPY_WITHOUT_WORDS: Text = text("Copy without words", "Скопировать без слов");
pub const COPIED_WITHOUT_WORDS: Text =
    text("The symbols and the link are copied.", "Символы и ссылка скопированы.");
pub const PICTURE: Text = text("A picture of the result", "Картинка с результатом");
pub const SAVE_PICTURE: Text = text("Save picture", "Сохранить картинку");
pub const SHARE_PICTURE: Text = text("Share picture", "Отправить картинку");
pub const SAVED_PICTURE: Text =
    text("The browser saves the picture now.", "Браузер сохраняет картинку.");
pub const NO_PICTURE: Text = text(
    "The browser did not allow drawing a picture. The message says the same.",
    "Браузер не разрешил нарисовать картинку. В сообщении сказано то же самое.",
);
pub const SAME_FOR_YOU: Text =
    text("The same dice and cards for you", "Вам — те же броски и карты");
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

/// The message: what is told of the match, what can be done with the link, the match in symbols if it is over, and
/// the link.
pub fn message(model: &TableModel, trail: &Trail, kind: Kind, link: &str, lang: Lang) -> String {
    let news = news(model, lang);
    let trail = Some(trail.write()).filter(|it| !it.is_empty());
    let lines = [Some(news), Some(invitation(model, kind).get(lang).to_owned()), trail];
    let lines = lines.into_iter().flatten().chain([link.to_owned()]);
    lines.collect::<Vec<_>>().join("\n")
}

/// The match in symbols, and the link: what is handed on without words.
pub fn wordless(trail: &Trail, link: &str) -> String {
    format!("{}\n{link}", trail.write())
}

/// What is told of a match, in one line: its game, and how it ended or where it stands.
fn news(model: &TableModel, lang: Lang) -> String {
    let TableModel { title, moment, standing, .. } = model;
    let own = model.only_person().map(|it| &model.seats[it].name);
    let place = |it: &PlaceModel| format!("{}: {}", it.name, it.total_words);
    let verdict = standing.verdict.as_ref().map(|it| format!(" {it}")).unwrap_or_default();
    match &standing.places[..] {
        [only] if model.is_over => format!("{title}: {}.{verdict}", only.total_words),
        [only] => format!("{title}. {moment}. {}", score_so_far(&only.total_words, lang)),
        _ if !model.is_over => format!("{title}. {moment}."),
        places => match places.iter().find(|it| Some(&it.name) == own) {
            Some(own) => format!("{title}: {}.", as_placed(own, places.len(), lang)),
            None => {
                let headline = standing.headline.clone().unwrap_or_default();
                let all = places.iter().map(place).collect::<Vec<_>>().join("; ");
                format!("{title}: {headline} {all}.")
            }
        },
    }
}

/// The score of one who plays alone, while the match lasts.
fn score_so_far(total: &str, lang: Lang) -> String {
    lang.pick(format!("The score so far: {total}."), format!("Пока что счёт: {total}."))
}

/// The place of the only person among computers, and the total.
fn as_placed(own: &PlaceModel, n: usize, lang: Lang) -> String {
    let place = if own.is_winner {
        beat_computers(n - 1, lang)
    } else {
        uncapital(&of_end::place(own.rank, n, lang))
    };
    format!("{place}, {}", own.total_words)
}

fn beat_computers(n: usize, lang: Lang) -> String {
    let forms = ["компьютером", "компьютерами", "компьютерами"];
    let noun = plural(lang, n as i32, ["computer", "computers"], forms);
    lang.pick(format!("won against {n} {noun}"), format!("победа над {n} {noun}"))
}

/// Who played, for the picture.
pub fn players(model: &TableModel, lang: Lang) -> String {
    let n_computers = model.seats.iter().filter(|it| it.is_computer).count();
    let n_persons = model.seats.len() - n_computers;
    let forms = ["компьютера", "компьютеров", "компьютеров"];
    let noun = plural(lang, n_computers as i32, ["computer", "computers"], forms);
    match (n_persons, n_computers) {
        (1, 0) => lang.pick("Alone", "В одиночку").to_owned(),
        (1, n) => lang.pick(format!("Against {n} {noun}"), format!("Против {n} {noun}")),
        (n, _) => {
            let noun =
                plural(lang, n as i32, ["player", "players"], ["игрок", "игрока", "игроков"]);
            format!("{n} {noun}")
        }
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
