//! The words of what goes on, above the boxes.

use super::minutes;
use crate::kernel::{Lang, Text, text};

/// The same in whole words, of which the first are those of the button.
pub const GO_ON_LEARNING: Text = text("Go on learning", "Дальше в обучении");
pub const GO_ON: Text = text("Go on", "Дальше");
pub const PLAY_TODAY: Text = text("Play today", "Сыграть");
pub const CALENDAR: Text = text("Calendar", "Календарь");
pub const OTHER_CHALLENGES: Text = text("More challenges", "Другие испытания");

/// Which step of a lesson comes next.
pub fn lesson_step(step: usize, n_steps: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Lesson, step {step} of {n_steps}"),
        Lang::Ru => format!("Обучение, шаг {step} из {n_steps}"),
    }
}

/// The heading of the challenge in front.
pub fn today(title: &str, lang: Lang) -> String {
    format!("{}: {title}", lang.pick("Today", "Сегодня"))
}

/// The nature of a challenge, and how long it takes.
pub fn one_table(n_minutes: u32, lang: Lang) -> String {
    let same = lang.pick("the same for everybody", "один стол на всех");
    format!("{} · {same}", minutes(n_minutes, lang))
}
