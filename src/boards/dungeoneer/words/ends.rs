//! How a moment ends: the button that does it, why nothing else can be done, and what stays unused then.

use super::sentences::ap;
use crate::boards::dungeoneer::model::Left;
use crate::boards::dungeoneer::query::{Part, Wanted};
use crate::games::dungeoneer::client::{Action, Moment, Phase, Word, names};
use crate::kernel::{Lang, Text, plural, text};

/// The button that ends something.
pub fn end(wanted: Wanted, part: Part, phase: Phase, lang: Lang) -> String {
    let words = match (wanted, phase) {
        (Wanted::Window(Moment::Response), _) if part == Part::Off => GO_ON,
        (Wanted::Window(Moment::Challenge), _) => text("No challenge", "Без вызова"),
        (Wanted::Window(Moment::Wound), _) => text("Take the wound", "Принять рану"),
        (Wanted::Window(Moment::Response | Moment::BeforeRoll), _) => {
            text("Let the dice fall", "Пусть кубики решают")
        }
        (Wanted::Window(Moment::Counter), _) => text("Let it happen", "Пусть будет так"),
        (Wanted::Window(_), _) => text("Pass", "Пропустить"),
        (Wanted::Declare, _) => text("Begin the battles", "Начать битвы"),
        (_, Phase::Villainy) => text("End Villainy", "Закончить злодеяния"),
        (_, Phase::Heroics) => text("End Heroics", "Закончить подвиги"),
        _ => GO_ON,
    };
    words.get(lang).to_owned()
}

const GO_ON: Text = text("Go on", "Дальше");

/// The main button while nothing is planned: whether one of the answers beside it is to be chosen, or something on
/// the table.
pub const fn choose(is_beside: bool) -> Text {
    match is_beside {
        true => text("Choose one of these", "Выберите вариант"),
        false => text("Choose what lights up", "Выберите подсвеченное"),
    }
}

/// A pass that stands for a while.
pub fn pass_until(action: &Action, lang: Lang) -> String {
    let words = match action {
        Action::PassUntil(Word::Battle) => {
            text("Pass for this battle", "Пропускать до конца битвы")
        }
        _ => text("Pass until my turn", "Пропускать до моего хода"),
    };
    words.get(lang).to_owned()
}

/// Why nothing else can be done in a free moment.
pub fn left(left: Left, lang: Lang) -> String {
    let (en, ru) = match left {
        Left::TooDear { least, most } => {
            let cost = names::peril(least.into(), lang);
            let most_en = if most == 0 {
                "nobody has any".to_owned()
            } else {
                format!("nobody has more than {most}")
            };
            let most_ru = if most == 0 {
                "риска нет ни у кого".to_owned()
            } else {
                format!("больше {most} нет ни у кого")
            };
            (
                format!("Nobody can pay for your cards: the cheapest costs {cost}, {most_en}."),
                format!("Ваши карты никому не по карману: самая дешёвая стоит {cost}, {most_ru}."),
            )
        }
        Left::NoCards => (
            "You hold no card for Villainy.".to_owned(),
            "Карт для злодеяний у вас нет.".to_owned(),
        ),
        Left::Nothing => (
            "Nothing else can be done now.".to_owned(),
            "Больше сейчас ничего не сделать.".to_owned(),
        ),
    };
    lang.pick(en, ru)
}

/// What completing a quest would end, and what stays unused then.
pub fn unused((ap_left, n_cards): (u8, usize), lang: Lang) -> String {
    let cards = plural(lang, n_cards as i32, ["card", "cards"], ["карта", "карты", "карт"]);
    let ap = (0 < ap_left).then(|| ap(ap_left, lang));
    let cards = (0 < n_cards).then(|| {
        lang.pick(format!("{n_cards} playable {cards}"), format!("{n_cards} {cards} к розыгрышу"))
    });
    let all: Vec<String> = ap.into_iter().chain(cards).collect();
    if all.is_empty() {
        return lang
            .pick("Completing it ends your Heroics.", "Выполненное задание завершает подвиги.")
            .to_owned();
    }
    let all = all.join(", ");
    lang.pick(
        format!("Completing it ends your Heroics at once. Unused: {all}."),
        format!("Выполненное задание сразу завершает подвиги. Не использовано: {all}."),
    )
}
