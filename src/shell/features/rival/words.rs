//! The words of two matches on one seed.

use std::cmp::Ordering;

use super::model::{Parting, Side};
use crate::kernel::{Lang, Text, text};
use crate::shell::model::closing::Lead;
use crate::shell::model::table_model::StandingModel;
use crate::shell::model::words::{listed, seat_name};

pub const YOU: Text = text("You", "Вы");
pub const VERSUS: Text = text("Two matches, one seed", "Две партии, один расклад");
pub const COMPARE: Text = text("Compare the matches", "Сравнить партии");
pub const STILL_COVERED: Text = text(
    "The other match stays hidden until yours is over.",
    "Чужая партия закрыта, пока не закончена ваша.",
);
pub const COVERED: Text = text(
    "You play against somebody’s finished match on this seed. Its moves stay hidden until yours is over.",
    "Вы играете против чужой законченной партии на том же раскладе. Её ходы закрыты, пока не закончена ваша.",
);
pub const NO_RIVAL: Text =
    text("This match was not played against another one.", "У этой партии нет соперника.");
pub const BEAT: Text = text("Beat it", "Сыграть тот же расклад");
pub const SIDE_BY_SIDE: Text = text(
    "You sit where your friend sat; in the end both results stand side by side.",
    "Вы сядете на то же место, а в конце увидите оба результата рядом.",
);
pub const PLAY_TABLE: Text = text("Play the same table", "Сыграть тот же расклад");
pub const SAME_TABLE: Text = text(
    "The setup, the dice and the cards are those of the match that was sent to you.",
    "Настройки, броски и карты — из той партии, что вам прислали.",
);
pub const GO_ON: Text = text("Go on with your match", "Продолжить свою партию");
pub const LOOK: Text = text("Watch the match", "Посмотреть партию");
pub const SCORES: Text = text("The scores", "Счёт");
pub const PARTINGS: Text = text("Where the choices differ", "Где пути расходятся");
pub const PARTINGS_HINT: Text = text(
    "The first action of each part in which the two differ. Dice and cards were the same for both.",
    "Первый несовпавший ход каждой части. Броски и карты у обоих были одни и те же.",
);
pub const ALL_THE_SAME: Text = text(
    "You both did the same from beginning to end.",
    "Вы оба играли одинаково от начала до конца.",
);
pub const PREVIOUS: Text = text("Previous difference", "Предыдущее различие");
pub const NEXT: Text = text("Next difference", "Следующее различие");
pub const NOTHING_MORE: Text = text("Nothing more here.", "Здесь больше ничего.");
pub const SILENT: Text =
    text("Nothing to tell about this action.", "Об этом ходе рассказать нечего.");
pub const OPEN_HERE: Text = text("Open the replay here", "Открыть повтор здесь");
pub const LINE: Text = text("For", "За что");

/// What the other person is called, who gave this name, or none.
pub fn name_of(given: Option<&String>, lang: Lang) -> String {
    match given.filter(|it| !it.is_empty()) {
        Some(name) => name.clone(),
        None => lang.pick("Your rival", "Соперник").to_owned(),
    }
}

/// How a match that was handed on came out, in one sentence: who won, and with how much.
pub fn outcome(standing: &StandingModel, lang: Lang) -> String {
    let places = &standing.places;
    if let [only] = &places[..] {
        let has_name = only.name != seat_name(1, lang);
        let who = if has_name { &only.name } else { lang.pick("The result", "Итог") };
        return format!("{who}: {}.", only.total_words);
    }
    let winners = places.iter().filter(|it| it.is_winner);
    let names: Vec<String> = winners.clone().map(|it| it.name.clone()).collect();
    let total = winners.map(|it| it.total_words.as_str()).next().unwrap_or_default();
    let who = listed(&names, lang);
    match (lang, names.len()) {
        (Lang::En, 0) => "Nobody won.".to_owned(),
        (Lang::Ru, 0) => "Победителей нет.".to_owned(),
        (Lang::En, 1) => format!("{who} won with {total}."),
        (Lang::En, _) => format!("{who} shared the victory with {total}."),
        (Lang::Ru, 1) => format!("Победа: {who}, {total}."),
        (Lang::Ru, _) => format!("Победу делят {who}: {total}."),
    }
}

pub const NOT_OVER: Text = text("This match was not finished.", "Эта партия не доиграна.");

/// Who is ahead, and by how much if that can be said.
pub fn verdict(name: &str, lead: Lead, lang: Lang) -> String {
    let by = lead.by.map(|n| lang.pick(format!(" by {n}"), format!(" на {n}"))).unwrap_or_default();
    match (lang, lead.order) {
        (Lang::En, Ordering::Greater) => format!("You are ahead{by}."),
        (Lang::En, Ordering::Equal) => "You are tied.".to_owned(),
        (Lang::En, Ordering::Less) => format!("{name}: ahead of you{by}."),
        (Lang::Ru, Ordering::Greater) => format!("Вы впереди{by}."),
        (Lang::Ru, Ordering::Equal) => "Счёт равный.".to_owned(),
        (Lang::Ru, Ordering::Less) => format!("{name}: впереди вас{by}."),
    }
}

/// Which difference is shown; `number` counts from 1.
pub fn difference(number: usize, n: usize, parting: &Parting, lang: Lang) -> String {
    let heading = parting.heading.as_ref().map(|it| format!(" · {it}")).unwrap_or_default();
    match lang {
        Lang::En => format!("Difference {number} of {n}{heading}"),
        Lang::Ru => format!("Различие {number} из {n}{heading}"),
    }
}

/// Whose action it was, and its number.
pub fn action(side: &Side, ply: Option<usize>, lang: Lang) -> String {
    match (lang, ply) {
        (_, None) => side.name.clone(),
        (Lang::En, Some(ply)) => format!("{}, action {ply}", side.name),
        (Lang::Ru, Some(ply)) => format!("{}, ход {ply}", side.name),
    }
}
