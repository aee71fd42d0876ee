//! Why not: every refusal with its rule and its sentences.

use super::cards::Item;
use kernel::{Text, refusals, text};

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "RA-023" => "1 to 5 people can play.", "Играть могут от 1 до 5 человек.";
        Over = "RA-161" => "The match is over.", "Партия окончена.";
        Dead = "RA-174" => "The dead play no cards.", "Погибшие карт не играют.";
        ChooseFirst = "RA-023" => "First choose a character.", "Сначала выберите персонажа.";
        ChoosingIsOver = "RA-023"
            => "Characters are chosen before the first level only.",
            "Персонажей выбирают только до первого уровня.";
        NotYourChoice = "RA-023"
            => "Another hero chooses now.", "Сейчас персонажа выбирает другой игрок.";
        Taken = "RA-023" => "Somebody has this character.", "Этот персонаж уже занят.";
        NotYourTurn = "RA-061"
            => "Another hero plays a card now.", "Сейчас карту играет другой герой.";
        AlreadyLaid = "RA-062" => "Your card lies there already.", "Ваша карта уже лежит на столе.";
        AlreadyChosen = "RA-210"
            => "Your card is chosen and stays so.", "Карта уже выбрана, поменять её нельзя.";
        /// The power card lies open: it was played in this level.
        CardIsPlayed(power: u8) = "RA-063"
            => "Card {power} has been played in this level.",
            "Карта {power} на этом уровне уже сыграна.";
        /// There is no such item in the hand.
        NoSuchItem(item: Item) = "RA-130" => { no_such_item(item) };
        KeyOnlyForTreasure = "RA-137"
            => "A key opens treasure rooms only.", "Ключ годится только для сокровищниц.";
        SwordOnlyForMonsters = "RA-138"
            => "A sword is of use in monster rooms only.",
            "Меч годится только в комнатах с монстрами.";
        /// This item has no value of its own.
        NoValue(item: Item) = "RA-065" => { no_value(item) };
        OneCard = "RA-062" => "Play one card.", "Сыграйте одну карту.";
        NoCard = "RA-B04" => "Play a card.", "Нужно сыграть карту.";
        /// The boss does not allow this item.
        Forbidden(item: Item) = "RA-B06" => { forbidden(item) };
    }
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
            text("A crystal only lets you play later.", "Кристалл только откладывает ваш ход.")
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
