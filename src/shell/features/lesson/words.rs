//! The words around a lesson; its own are in its text (`public/lessons`).

use crate::kernel::{Lang, Text, text};

pub const LEARN: Text = text("Learn", "Обучение");
pub const BACK: Text = text("Step back", "Шаг назад");
/// What stands on the buttons; their whole names are said to those who listen.
pub const BACK_SHORT: Text = text("Back", "Назад");
pub const SKIP: Text = text("Skip this step", "Пропустить шаг");
pub const SKIP_SHORT: Text = text("Skip", "Пропустить");
pub const NEXT: Text = text("Next", "Дальше");
pub const SHOW_ME: Text = text("Show me where", "Покажите где");
pub const SHOW_ME_SHORT: Text = text("Show me", "Покажите");
pub const LEAVE_SHORT: Text = text("Leave", "Выйти");
pub const LEAVE: Text = text("Leave the lesson", "Выйти из обучения");
pub const OWN_GAME: Text = text("Play your own match", "Сыграть свою партию");
pub const AGAIN: Text = text("Once more from the beginning", "Ещё раз с начала");
pub const TO_SHELF: Text = text("Back to the shelf", "На полку");
pub const LEARNT: Text = text("You can now:", "Теперь вы умеете:");
pub const WRONG: Text = text("Not this", "Не то");
/// The question to whoever has not done the lesson that this one goes on from.
pub const ONE_BEFORE: Text = text("One lesson comes before", "Сначала другой урок");
pub const BEFORE: Text = text("First that lesson", "Сначала тот урок");
pub const ALL_THE_SAME: Text = text("This one all the same", "Всё равно этот");
pub const WATCH: Text = text(
    "The others are moving: look first, then tap.",
    "Ходят другие: сначала посмотрите, потом касайтесь.",
);
pub const FETCHING: Text = text("The lesson is being fetched.", "Урок загружается.");
pub const NOT_HERE: Text = text(
    "The lesson did not come. Without a network it is there once the page has been visited with one.",
    "Урок не загрузился. Без сети он доступен, если страница уже открывалась с сетью.",
);
pub const TRY_AGAIN: Text = text("Try again", "Попробовать снова");
pub const NOT_NOW: Text = text(
    "The rules allow this, but not here: first do what the lesson asks.",
    "По правилам так можно, но не сейчас: сначала сделайте то, что просит урок.",
);

/// Which step it is.
pub fn step(number: usize, n_steps: usize, lang: Lang) -> String {
    lang.pick(format!("Step {number} of {n_steps}"), format!("Шаг {number} из {n_steps}"))
}
