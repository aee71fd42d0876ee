//! Sentences of the table.

use super::{cards, span};
use crate::boards::dungeon_raiders::model::dock::Weighed;
use crate::boards::dungeon_raiders::model::{Other, Prompt};
use crate::boards::dungeon_raiders::selection::Why;
use crate::games::dungeon_raiders::client::{Action, Lay, Refusal};
use crate::kernel::{Lang, Text, plural, text};

/// One line about what is wanted. `name` is that of the player whom it is about.
pub fn prompt(say: Prompt, name: &str, lang: Lang) -> String {
    let fixed = match say {
        Prompt::Read => READ,
        Prompt::Over => OVER,
        Prompt::Watch(_) => {
            return lang.pick(format!("{name} plays."), format!("Ход игрока: {name}."));
        }
        Prompt::WatchAll => WATCH_ALL,
        Prompt::Dead => DEAD,
        Prompt::Choose { is_solo: false } => CHOOSE,
        Prompt::Choose { is_solo: true } => CHOOSE_ALONE,
        Prompt::Chosen(character) => {
            let name = character.card().name;
            return lang.pick(
                format!("Play the {}?", name.en()),
                format!("{} — ваш персонаж?", name.ru()),
            );
        }
        Prompt::Lay => LAY,
        Prompt::LayTwo => LAY_TWO,
        Prompt::LayOrNot => LAY_OR_NOT,
        Prompt::Weigh(lay) if lay.is_empty() => LAY_OR_NOT,
        Prompt::Weigh(lay) => return weigh(lay, lang),
        Prompt::Crystal { is_wasted: false } => CRYSTAL,
        Prompt::Crystal { is_wasted: true } => CRYSTAL_WASTED,
        Prompt::Torch(0) => TORCH_WASTED,
        Prompt::Torch(n) => return torch(n, lang),
        Prompt::Committed { action, may_light } => return committed(action, may_light, lang),
        Prompt::OnlyTorch(None) => ONLY_TORCH,
        Prompt::OnlyTorch(Some(_)) => {
            let torch = ONLY_TORCH.get(lang);
            return lang
                .pick(format!("{name} plays. {torch}"), format!("Ход игрока: {name}. {torch}"));
        }
    };
    fixed.get(lang).to_owned()
}

fn weigh(lay: Lay, lang: Lang) -> String {
    let cards = cards(lay, lang);
    lang.pick(format!("If you play {cards}:"), format!("Если сыграть {cards}:"))
}

fn torch(n_dark: u8, lang: Lang) -> String {
    let rooms = plural(lang, n_dark.into(), ["room", "rooms"], ["комнату", "комнаты", "комнат"]);
    let dark = plural(lang, n_dark.into(), ["", ""], ["тёмную", "тёмные", "тёмных"]);
    lang.pick(
        format!("Only you will see {n_dark} dark {rooms}; everybody sees that you looked."),
        format!("Вы одни увидите {n_dark} {dark} {rooms}; что вы смотрели, узнают все."),
    )
}

fn committed(action: Action, may_light: bool, lang: Lang) -> String {
    let what = match action {
        Action::Lay { lay } => cards(lay, lang),
        Action::UseCrystal | Action::UseTorch | Action::Choose { .. } => {
            lang.pick("a crystal", "кристалл").to_owned()
        }
    };
    let said = lang.pick(
        format!("You chose {what}, face down. Waiting for the others."),
        format!("Выбрано втёмную: {what}. Ждём остальных."),
    );
    if may_light { format!("{said} {}", ONLY_TORCH.get(lang)) } else { said }
}

/// What may come of the cards that are weighed, each in a few words: a symbol, and the words. What is not certain is told
/// with the number of cases: ways in which all others can lay. They are counted, and not all are equally likely.
pub fn weighed(it: &Weighed, lang: Lang) -> Vec<(&'static str, String)> {
    let mut said = Vec::new();
    let own = &it.own;
    let mut describe = |icon: &'static str, n: u32, en: &str, ru: &str| {
        said.push((icon, n, lang.pick(en, ru).to_owned()));
    };
    match (it.n_beaten, it.is_chase) {
        (None, _) => {}
        (Some(0), false) => describe("peril", 0, "it is not beaten", "не победить"),
        (Some(n), false) => describe("melee", n, "the monster falls", "монстр побеждён"),
        (Some(0), true) => describe("peril", 0, "it catches you", "не уйти"),
        (Some(n), true) => describe("boots", n, "you slip past", "удастся проскочить"),
    }
    for (icon, of, change) in [("coin", COINS, own.treasure), ("heart-broken", WOUNDS, own.wounds)]
    {
        if (change.low, change.high) != (0, 0) {
            let by = span(change);
            describe(icon, 0, &format!("{} {by}", of.en()), &format!("{} {by}", of.ru()));
        }
    }
    if own.n_hit < it.n_courses {
        describe("trap", own.n_hit, "you are hit", "вам достанется");
    }
    describe("chest", own.n_shared, "shared", "делёж");
    describe("bag", own.n_items, "an item", "предмет");
    // Who has the most wounds already is marked on the mat.
    if (own.wounds.low, own.wounds.high) != (0, 0) {
        describe("warning", own.n_bleeds, "you would bleed to death", "грозит кровопотеря");
    }
    describe("skull", own.n_deaths, "you die", "гибель");
    let is_told = |icon: &str, n: u32| 0 < n || ["peril", "coin", "heart-broken"].contains(&icon);
    said.retain(|it| is_told(it.0, it.1));
    in_words(said, it, lang)
}

/// How often each of these things comes: the first with the number of all cases.
fn in_words(
    said: Vec<(&'static str, u32, String)>,
    it: &Weighed,
    lang: Lang,
) -> Vec<(&'static str, String)> {
    if said.is_empty() {
        let nothing = lang.pick("nothing happens to you", "с вами ничего не случится");
        return vec![("check", nothing.to_owned())];
    }
    let is_open = |n: u32| 0 < n && n < it.n_courses;
    let first = said.iter().position(|it| is_open(it.1));
    let told = said.into_iter().enumerate().map(|(nth, (icon, n, what))| match is_open(n) {
        true => (icon, format!("{what} {}", often(n, it, first == Some(nth), lang))),
        false => (icon, what),
    });
    told.collect()
}

/// In how many of all cases: `in 72 of 125 cases (58 %)`; later ones are shorter. Of a sample the share alone is told.
fn often(n: u32, it: &Weighed, is_first: bool, lang: Lang) -> String {
    let of = it.n_courses;
    let percent = ((200 * n + of) / (2 * of)).clamp(1, 99);
    let ru = plural(lang, n as i32, [""; 2], ["случае", "случаях", "случаях"]);
    match (it.is_exact, is_first) {
        (false, _) => lang.pick(
            format!("in about {percent} % of all cases"),
            format!("примерно в {percent} % случаев"),
        ),
        (true, true) => lang.pick(
            format!("in {n} of {of} cases ({percent} %)"),
            format!("в {n} {ru} из {of} ({percent} %)"),
        ),
        (true, false) => lang.pick(format!("in {n} ({percent} %)"), format!("в {n} ({percent} %)")),
    }
}

const COINS: Text = text("coins", "монетки");
const WOUNDS: Text = text("wounds", "ранения");

/// What the button beside the main one says.
pub fn other(other: Other, lang: Lang) -> &'static str {
    match other {
        Other::None => "",
        Other::Drop => lang.pick("Put back", "Отмена"),
        Other::Wait => lang.pick("Play later", "Сыграть позже"),
    }
}

/// Why a tap does nothing, where no rule of its own says so.
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
                lang.pick(format!("Choose the {}", name.en()), format!("Выбрать: {}", name.ru())),
            );
        }
        Action::Lay { .. } => return None,
    };
    Some(brief.get(lang).to_owned())
}

const READ: Text = text("Only to look at.", "Только для просмотра.");
const OVER: Text = text("The match is over.", "Партия окончена.");
const WATCH_ALL: Text = text("The others are choosing.", "Остальные выбирают карты.");
const DEAD: Text =
    text("Your hero is dead; the others go on.", "Ваш герой погиб; остальные идут дальше.");
const CHOOSE: Text = text("Whom will you play?", "Кем вы будете играть?");
const CHOOSE_ALONE: Text = text(
    "Whom will you play? Alone, all characters start alike.",
    "Кем вы будете играть? В одиночку все начинают одинаково.",
);
const LAY: Text =
    text("Touch a card to weigh it, again to play it.", "Коснитесь карты; ещё раз — сыграть её.");
const LAY_TWO: Text =
    text("Your turn: gather one or two cards.", "Ваш ход: соберите одну или две карты.");
const LAY_OR_NOT: Text =
    text("Your turn: one card, or none at all.", "Ваш ход: одна карта или ни одной.");
const CRYSTAL: Text =
    text("You play after all the others.", "Вы сыграете карту после всех остальных.");
const CRYSTAL_WASTED: Text = text(
    "Nobody else has to play: the crystal would be wasted (RA-249).",
    "Больше никто не ходит: кристалл пропадёт зря (RA-249).",
);
const ONLY_TORCH: Text = text("You may light a torch.", "Вы можете зажечь факел.");
const TORCH_WASTED: Text = text(
    "No room ahead is dark: you will see nothing. The torch goes back to the supply (RA-132).",
    "Впереди нет тёмных комнат: вы ничего не увидите. Факел вернётся в запас (RA-132).",
);
const WHO_FIRST: Text = text("Choose a character first.", "Сначала выберите персонажа.");
const CHOOSE_FIRST: Text = text("Choose a card first.", "Сначала выберите карту.");
const TWO_CARDS: Text = text(
    "Two cards at most; touch one to take it back (RA-B04).",
    "Не больше двух карт; коснитесь одной, чтобы убрать её (RA-B04).",
);
const NOT_NOW: Text = text("It is not your turn.", "Сейчас не ваш ход.");
