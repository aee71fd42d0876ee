//! Why not, in one sentence.

use crate::games::dungeon_raiders::action::Refusal;
use crate::games::dungeon_raiders::cards::Item;
use crate::kernel::{Lang, Text, text};

/// Why not.
pub fn refuse(refusal: Refusal, lang: Lang) -> String {
    let fixed = match refusal {
        Refusal::CardIsPlayed(power) => return card_is_played(power, lang),
        Refusal::NoSuchItem(item) => no_such_item(item),
        Refusal::NoValue(item) => no_value(item),
        Refusal::Forbidden(item) => forbidden(item),
        Refusal::Players => text("1 to 5 people can play.", "Играть могут от 1 до 5 человек."),
        Refusal::Over => text("The game is over.", "Игра окончена."),
        Refusal::Dead => text("The dead play no cards.", "Погибшие карт не играют."),
        Refusal::ChooseFirst => text("First choose a character.", "Сначала выберите персонажа."),
        Refusal::ChoosingIsOver => text(
            "Characters are chosen before the first level only.",
            "Персонажей выбирают только до первого уровня.",
        ),
        Refusal::NotYourChoice => {
            text("Another hero chooses now.", "Сейчас персонажа выбирает другой игрок.")
        }
        Refusal::Taken => text("Somebody has this character.", "Этот персонаж уже занят."),
        Refusal::NotYourTurn => {
            text("Another hero lays a card now.", "Сейчас карту играет другой герой.")
        }
        Refusal::AlreadyLaid => {
            text("Your card lies there already.", "Ваша карта уже лежит на столе.")
        }
        Refusal::AlreadyChosen => {
            text("Your card is chosen and stays so.", "Карта уже выбрана, поменять её нельзя.")
        }
        Refusal::KeyOnlyForTreasure => {
            text("A key opens treasure rooms only.", "Ключ годится только для сокровищниц.")
        }
        Refusal::SwordOnlyForMonsters => text(
            "A sword is of use in monster rooms only.",
            "Меч годится только в комнатах с монстрами.",
        ),
        Refusal::OneCard => text("Lay one card.", "Сыграйте одну карту."),
        Refusal::NoCard => text("Lay a card.", "Нужно сыграть карту."),
    };
    fixed.get(lang).to_owned()
}

fn card_is_played(power: u8, lang: Lang) -> String {
    lang.pick(
        format!("Card {power} has been played in this level."),
        format!("Карта {power} на этом уровне уже сыграна."),
    )
}

const fn no_such_item(item: Item) -> Text {
    match item {
        Item::Torch => text("You have no torch.", "У вас нет факела."),
        Item::Crystal => text("You have no crystal.", "У вас нет кристалла."),
        Item::Key => text("You have no key.", "У вас нет ключа."),
        Item::Sword => text("You have no sword.", "У вас нет меча."),
    }
}

const fn no_value(item: Item) -> Text {
    match item {
        Item::Torch => text("A torch only gives light.", "Факел только светит."),
        Item::Crystal => {
            text("A crystal only lets you lay later.", "Кристалл только откладывает ваш ход.")
        }
        Item::Key => text("A key counts nothing here.", "Ключ здесь ничего не стоит."),
        Item::Sword => text("A sword counts nothing here.", "Меч здесь ничего не стоит."),
    }
}

const fn forbidden(item: Item) -> Text {
    match item {
        Item::Torch => text("No torches before this boss.", "Против этого главаря факелы нельзя."),
        Item::Crystal => {
            text("No crystals before this boss.", "Против этого главаря кристаллы нельзя.")
        }
        Item::Key => text("No keys before this boss.", "Против этого главаря ключи нельзя."),
        Item::Sword => text("No swords before this boss.", "Против этого главаря мечи нельзя."),
    }
}
