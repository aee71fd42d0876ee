//! The words of two matches on one seed.

use crate::kernel::{Lang, Text, text};
use crate::shell::model::comparison::{Parting, Side};

pub const YOU: Text = text("You", "Вы");
pub const VERSUS: Text = text("Two matches, one seed", "Две партии, одно зерно");
pub const COMPARE: Text = text("Compare the matches", "Сравнить партии");
pub const STILL_COVERED: Text = text(
    "The other match stays hidden until yours is over.",
    "Чужая партия закрыта, пока не закончена ваша.",
);
pub const COVERED: Text = text(
    "You play against somebody’s finished match on this seed. It stays hidden until yours is over.",
    "Вы играете против чужой законченной партии с тем же зерном. Она закрыта, пока не закончена ваша.",
);
pub const NO_RIVAL: Text =
    text("This match was not played against another one.", "У этой партии нет соперника.");
pub const PLAY_FIRST: Text = text("Play this seed first", "Сначала сыграть с этим зерном");
pub const PLAY_FIRST_HINT: Text = text(
    "The same setup, dice and cards. Nothing of the other match is shown until yours is over; then you see both side by side.",
    "Те же условия, броски и карты. Чужая партия останется закрытой, пока вы не закончите свою; потом их можно сравнить.",
);
pub const GO_ON: Text = text("Go on with your match", "Продолжить свою партию");
pub const LOOK: Text = text("Look at the match", "Посмотреть партию");
pub const LOOK_HINT: Text = text(
    "From its beginning, action by action, as far as the result.",
    "С самого начала, ход за ходом, до итога.",
);
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

/// What the person who played a match for one is called.
pub fn name_of(names: &[String], lang: Lang) -> String {
    match names.first().filter(|it| !it.is_empty()) {
        Some(name) => name.clone(),
        None => lang.pick("Your rival", "Соперник").to_owned(),
    }
}

/// What is said of a finished match before anything of it is shown.
pub fn finished_by(name: Option<&str>, seed: &str, lang: Lang) -> String {
    match (lang, name) {
        (Lang::En, Some(name)) => format!("A finished match of {name} on seed {seed}."),
        (Lang::En, None) => format!("A finished match on seed {seed}."),
        (Lang::Ru, Some(name)) => format!("Законченная партия: {name}, зерно {seed}."),
        (Lang::Ru, None) => format!("Законченная партия, зерно {seed}."),
    }
}

/// Who is ahead. `lead` is how much more the own total is.
pub fn verdict(name: &str, lead: i32, lang: Lang) -> String {
    let n = lead.unsigned_abs();
    match (lang, lead) {
        (Lang::En, 1..) => format!("You are ahead by {n}."),
        (Lang::En, 0) => "You are tied.".to_owned(),
        (Lang::En, ..0) => format!("{name}: ahead of you by {n}."),
        (Lang::Ru, 1..) => format!("Вы впереди на {n}."),
        (Lang::Ru, 0) => "Счёт равный.".to_owned(),
        (Lang::Ru, ..0) => format!("{name}: впереди вас на {n}."),
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
