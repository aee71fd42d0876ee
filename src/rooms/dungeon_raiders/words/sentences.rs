//! Sentences of the table.

use super::{cards, span};
use crate::games::dungeon_raiders::{Action, Lay, Refusal};
use crate::kernel::{Lang, Text, plural, text};
use crate::rooms::dungeon_raiders::draft::Why;
use crate::rooms::dungeon_raiders::scene::dock::Weighed;
use crate::rooms::dungeon_raiders::scene::{Other, Say};

/// One line about what is wanted. `name` is that of the player whom it is about.
pub fn say(say: Say, name: &str, lang: Lang) -> String {
    let fixed = match say {
        Say::Read => READ,
        Say::Over => OVER,
        Say::Watch(_) => {
            return lang.pick(format!("{name} plays."), format!("Ход игрока: {name}."));
        }
        Say::WatchAll => WATCH_ALL,
        Say::Dead => DEAD,
        Say::Choose { is_solo: false } => CHOOSE,
        Say::Choose { is_solo: true } => CHOOSE_ALONE,
        Say::Chosen(character) => {
            let name = character.card().name;
            return lang
                .pick(format!("Play the {}?", name.en), format!("{} — ваш персонаж?", name.ru));
        }
        Say::Lay => LAY,
        Say::LayTwo => LAY_TWO,
        Say::LayOrNot => LAY_OR_NOT,
        Say::Weigh(lay) if lay.is_empty() => LAY_OR_NOT,
        Say::Weigh(lay) => return weigh(lay, lang),
        Say::Crystal { is_wasted: false } => CRYSTAL,
        Say::Crystal { is_wasted: true } => CRYSTAL_WASTED,
        Say::Torch(n) => return torch(n, lang),
        Say::Committed(action) => return committed(action, lang),
        Say::OnlyTorch => ONLY_TORCH,
    };
    fixed.get(lang).to_owned()
}

fn weigh(lay: Lay, lang: Lang) -> String {
    let cards = cards(lay, lang);
    lang.pick(format!("If you lay {cards}:"), format!("Если сыграть {cards}:"))
}

fn torch(n_dark: u8, lang: Lang) -> String {
    let rooms = plural(lang, n_dark.into(), ["room", "rooms"], ["комнату", "комнаты", "комнат"]);
    let dark = plural(lang, n_dark.into(), ["", ""], ["тёмную", "тёмные", "тёмных"]);
    lang.pick(
        format!("Only you will see {n_dark} dark {rooms}; everybody sees that you looked."),
        format!("Вы одни увидите {n_dark} {dark} {rooms}; что вы смотрели, узнают все."),
    )
}

fn committed(action: Action, lang: Lang) -> String {
    let what = match action {
        Action::Lay { lay } => cards(lay, lang),
        Action::UseCrystal | Action::UseTorch | Action::Choose { .. } => {
            lang.pick("a crystal", "кристалл").to_owned()
        }
    };
    lang.pick(
        format!("You chose {what}, face down. Waiting for the others."),
        format!("Выбрано втёмную: {what}. Ждём остальных."),
    )
}

/// What may come of the cards that are weighed, each in a few words: a symbol, and the words.
pub fn weighed(it: &Weighed, lang: Lang) -> Vec<(&'static str, String)> {
    let mut said = Vec::new();
    let own = &it.own;
    if let Some(n_beaten) = it.n_beaten {
        let (icon, what) = match (it.is_chase, n_beaten) {
            (false, 0) => ("peril", text("it is not beaten", "не победить")),
            (false, _) => ("melee", text("it is beaten", "монстр побеждён")),
            (true, 0) => ("peril", text("it catches you", "не уйти")),
            (true, _) => ("boots", text("you slip past", "удастся проскочить")),
        };
        said.push((icon, how_often(what.get(lang), n_beaten, it.n_courses, lang)));
    }
    if (own.treasure.low, own.treasure.high) != (0, 0) {
        let coins = lang.pick("coins", "монеты");
        said.push(("coin", format!("{coins} {}", span(own.treasure))));
    }
    if (own.wounds.low, own.wounds.high) != (0, 0) {
        let wounds = lang.pick("wounds", "ранения");
        said.push(("heart-broken", format!("{wounds} {}", span(own.wounds))));
    }
    if 0 < own.n_hit && own.n_hit < it.n_courses {
        said.push((
            "trap",
            how_often(lang.pick("you are hit", "вам достанется"), own.n_hit, it.n_courses, lang),
        ));
    }
    if 0 < own.n_shared {
        said.push((
            "chest",
            how_often(lang.pick("shared", "делёж"), own.n_shared, it.n_courses, lang),
        ));
    }
    if 0 < own.n_items {
        said.push((
            "bag",
            how_often(lang.pick("an item", "предмет"), own.n_items, it.n_courses, lang),
        ));
    }
    if 0 < own.n_deaths {
        said.push((
            "skull",
            how_often(lang.pick("you die", "гибель"), own.n_deaths, it.n_courses, lang),
        ));
    }
    if said.is_empty() {
        said.push((
            "check",
            lang.pick("nothing happens to you", "с вами ничего не случится").to_owned(),
        ));
    }
    said
}

/// A thing that is certain, or comes in so many of all ways in which the others can lay.
fn how_often(what: &str, n: u32, n_courses: u32, lang: Lang) -> String {
    if n == n_courses || n == 0 {
        return what.to_owned();
    }
    lang.pick(format!("{what}: {n} of {n_courses} ways"), format!("{what}: {n} из {n_courses}"))
}

/// What the button beside the main one says.
pub fn other(other: Other, lang: Lang) -> &'static str {
    match other {
        Other::None => "",
        Other::Drop => lang.pick("Put back", "Отмена"),
        Other::Wait => lang.pick("Lay later", "Сыграть позже"),
    }
}

/// Why a touch does nothing, where no rule of its own says so.
pub fn why(why: Why, lang: Lang) -> &'static str {
    match why {
        Why::Rule(Refusal::Over) => OVER.get(lang),
        Why::Rule(_) => "",
        Why::ChooseFirst => CHOOSE_FIRST.get(lang),
        Why::WhoFirst => WHO_FIRST.get(lang),
        Why::TwoCards => TWO_CARDS.get(lang),
        Why::NotNow => NOT_NOW.get(lang),
    }
}

/// What the main button says while nothing is weighed.
pub const fn nothing_yet(is_choosing: bool) -> Text {
    if is_choosing {
        super::CHARACTERS
    } else {
        text("Choose a card", "Выберите карту")
    }
}

/// What the main button says of an item or a character, whose whole story stands above it: a button
/// has little room.
pub fn brief(action: Action, lang: Lang) -> Option<String> {
    let brief = match action {
        Action::UseCrystal => text("Use the crystal", "Применить кристалл"),
        Action::UseTorch => text("Light the torch", "Зажечь факел"),
        Action::Choose { character } => {
            let name = character.card().name;
            return Some(
                lang.pick(format!("Choose the {}", name.en), format!("Выбрать: {}", name.ru)),
            );
        }
        Action::Lay { .. } => return None,
    };
    Some(brief.get(lang).to_owned())
}

const READ: Text = text("Only to look at.", "Только для просмотра.");
const OVER: Text = text("The game is over.", "Игра окончена.");
const WATCH_ALL: Text = text("The others are choosing.", "Остальные выбирают карты.");
const DEAD: Text =
    text("Your hero is dead; the others go on.", "Ваш герой погиб; остальные идут дальше.");
const CHOOSE: Text = text("Whom will you play?", "Кем вы будете играть?");
const CHOOSE_ALONE: Text = text(
    "Whom will you play? Alone, all characters start alike.",
    "Кем вы будете играть? В одиночку все начинают одинаково.",
);
const LAY: Text =
    text("Touch a card to weigh it, again to lay it.", "Коснитесь карты; ещё раз — сыграть её.");
const LAY_TWO: Text =
    text("Your turn: gather one or two cards.", "Ваш ход: соберите одну или две карты.");
const LAY_OR_NOT: Text =
    text("Your turn: one card, or none at all.", "Ваш ход: одна карта или ни одной.");
const CRYSTAL: Text =
    text("You lay after all the others.", "Вы сыграете карту после всех остальных.");
const CRYSTAL_WASTED: Text = text(
    "Nobody else has to lay: the crystal would be wasted (RA-249).",
    "Больше никто не ходит: кристалл пропадёт зря (RA-249).",
);
const ONLY_TORCH: Text = text(
    "Another hero's turn. You may light a torch.",
    "Ходит другой герой. Вы можете зажечь факел.",
);
const WHO_FIRST: Text = text("Choose a character first.", "Сначала выберите персонажа.");
const CHOOSE_FIRST: Text = text("Choose a card first.", "Сначала выберите карту.");
const TWO_CARDS: Text = text(
    "Two cards at most; touch one to take it back (RA-B04).",
    "Не больше двух карт; коснитесь одной, чтобы убрать её (RA-B04).",
);
const NOT_NOW: Text = text("It is not your turn.", "Сейчас не ваш ход.");
