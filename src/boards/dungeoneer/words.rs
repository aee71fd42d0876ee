//! What the board says in both languages.

pub mod battles;
pub mod ends;
pub mod labels;
pub mod moments;
pub mod sentences;

use super::model::Percent;
use crate::games::dungeoneer::client::{Category, FoeCard, Phase, names};
use crate::kernel::{Lang, Text, text};

pub const PHASES: Text = text("Phases of the turn", "Фазы хода");
pub const OVER: Text = text("The match is over", "Партия окончена");
pub const YOU_ANSWER: Text = text("You answer", "Ваш ответ");
pub const MAP: Text = text("Map", "Карта подземелья");
pub const SMALLER: Text = text("Smaller", "Мельче");
pub const LARGER: Text = text("Larger", "Крупнее");
pub const WHOLE_MAP: Text = text("All of the map", "Вся карта");
pub const FIND_HERO: Text = text("To my hero", "К моему герою");
pub const YOUR_HERO: Text = text("Your hero", "Ваш герой");
pub const CLOSE: Text = text("Back to the map", "Назад к карте");
pub const INFLUENCE: Text = text("Influence", "Влияние");
pub const ALONE: Text = text("Alone", "В одиночку");
pub const PERIL_DICE: Text = text("Peril dice", "Кубики риска");
pub const NO_DICE: Text = text(
    "Entering a new location rolls one die for each point of its peril.",
    "При входе в новую локацию бросают по кубику за каждую единицу её риска.",
);
pub const DRAWN: Text = text("Drawn, one after another", "Взято по порядку");
pub const WAITING: Text = text("Lying in wait", "Ждут своего часа");
pub const TO_LAY: Text = text("To be placed", "Выложить");
pub const BLOCKED: Text = text("B", "Б");
pub const TRAP_EXIT: Text = text("T", "Л");
pub const RIVALS: Text = text("The others", "Остальные");
pub const LAST: Text = text("What happened last", "Что произошло");
pub const LIES: Text = text("Lies on the ground", "Лежит");
pub const QUESTS: Text = text("Quests", "Задания");
pub const BATTLE: Text = text("Battle", "Битва");
pub const NEGATED: Text = text("cannot wound", "не ранит");
pub const OWN_CARDS: Text = text("Your cards", "Ваши карты");
pub const OFFERED: Text = text("What you can do", "Что можно сделать");
pub const LOOK_THROUGH: Text = text("Look through the open cards", "Посмотреть открытые карты");
pub const OPEN_CARDS: Text = text("Cards that lie open", "Открытые карты");
pub const NO_CARDS: Text = text("No card lies here.", "Здесь нет карт.");
pub const IN_LAIR: Text = text("In the lair", "В логове");
pub const INTERRUPT: Text = text("Interrupt", "Вмешаться");
pub const GO_ON: Text = text("Let the others go on", "Пусть играют дальше");
pub const NOTHING_TO_PLAY: Text =
    text("You have nothing to play now.", "Сейчас вам нечего сыграть.");
pub const STILL_ASKED: Text =
    text("I am still asked when I am attacked", "Об атаке на меня спросят");
pub const HIDE_HINTS: Text = text("Hide the hints", "Скрыть подсказки");
pub const PUT_BACK: Text = text("Put back", "Отложить");

/// The eight steps of a battle.
pub const STEPS: [Text; 8] = names::STEPS;

/// The name of a phase.
pub const fn phase(phase: Phase) -> Text {
    match phase {
        Phase::Discard => text("Discard", "Сброс"),
        other => names::phase(other),
    }
}

/// What a phase is for, and what to do in it: a line for a first game.
pub const fn phase_hint(phase: Phase, is_own: bool) -> Text {
    match phase {
        Phase::Setup => text(
            "The table is being laid. Answer what you are asked; everything else happens by itself.",
            "Стол готовится к игре. Отвечайте на вопросы, остальное произойдёт само.",
        ),
        _ if !is_own => text(
            "Others play now. You are asked whenever you can answer, and Interrupt lets you break in.",
            "Сейчас ходят другие. Если вы можете ответить, вас спросят, а вне очереди — кнопка «Вмешаться».",
        ),
        Phase::Reset => text(
            "Reset: your action points come back, and all locations are new again.",
            "Восстановление: очки действия возвращаются, все локации снова новые.",
        ),
        Phase::Villainy => text(
            "Villainy: send monsters, traps and banes at rivals, paid with their own peril. Then end Villainy.",
            "Злодеяния: насылайте монстров и беды на соперников, платя их же риском. Потом закончите фазу.",
        ),
        Phase::Locations => text(
            "Locations: the dungeon grows. Lay the new card on a place that lights up.",
            "Локации: подземелье растёт. Положите новую карту на подсвеченное место.",
        ),
        Phase::Heroics => text(
            "Heroics: move for glory, strengthen your hero with cards, do quests. Three quests win.",
            "Подвиги: ходите за славой, усиливайте героя картами, выполняйте задания. Три задания — победа.",
        ),
        Phase::Discard => text(
            "Discard and draw: drop a card you do not need, then your hand is filled to five.",
            "Сброс и добор: сбросьте ненужную карту, затем рука пополнится до пяти.",
        ),
    }
}

/// The symbol of a phase.
pub const fn phase_symbol(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "dn-deck",
        Phase::Reset => "dn-reset",
        Phase::Villainy => "dn-villainy",
        Phase::Locations => "dn-locations",
        Phase::Heroics => "dn-heroics",
        Phase::Discard => "dn-discard",
    }
}

/// The symbol of a sort of quest.
pub const fn category_symbol(category: Category) -> &'static str {
    match category {
        Category::Influence => "dn-quest-influence",
        Category::Artifact => "dn-quest-artifact",
        Category::Sacrifice => "dn-quest-sacrifice",
        Category::Hunt => "dn-quest-hunt",
        Category::Search => "dn-quest-search",
        Category::Escort => "dn-quest-escort",
        Category::Threat => "dn-quest-threat",
        Category::Chance => "dn-quest-chance",
    }
}

/// The name of a monster of a battle.
pub fn foe(card: FoeCard, lang: Lang) -> &'static str {
    names::foe(card).name.get(lang)
}

/// A number with a real minus sign.
pub fn number(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// What is added to a die.
pub fn signed(n: i8) -> String {
    if n < 0 { number(n) } else { format!("+{n}") }
}

/// A chance.
pub fn percent(it: Percent) -> String {
    format!("{}\u{a0}%", it.0)
}

/// Words of more letters may be broken, at a hyphen.
const LETTERS: usize = 11;

/// A name in whose long Russian words a hyphen shows where they are broken: browsers have no dictionary for it.
pub fn hyphened(name: &str) -> String {
    name.split(' ').map(broken).collect::<Vec<_>>().join(" ")
}

/// A word with soft hyphens, before the last consonant between two vowels.
fn broken(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel = |nth: usize| "аеёиоуыэюяАЕЁИОУЫЭЮЯ".contains(letters[nth]);
    let n = letters.len();
    let may_break = |nth: &usize| {
        let is_inside = 2 <= *nth && *nth + 2 <= n;
        let begins = is_inside && is_vowel(*nth + 1) && !is_vowel(*nth);
        begins && !"ьъй".contains(letters[*nth]) && (0..*nth).any(is_vowel)
    };
    if n <= LETTERS {
        return word.to_owned();
    }
    let part = |nth: usize| {
        let hyphen = if may_break(&nth) { "\u{ad}" } else { "" };
        format!("{hyphen}{}", letters[nth])
    };
    (0..n).map(part).collect()
}
