//! What the room says, in both languages.

pub mod labels;
pub mod sentences;

use super::gain::{Mark, Sign};
use crate::games::paper_dungeons::client::{Colour, Face, Hero, Item, Reward, Symbol};
use crate::kernel::{Lang, Text, capital, plural, small, text};
pub use crate::kernel::{number, signed};

// Headings and notes of the sheet, and names for those who listen.

pub const DUNGEON: Text = text("Dungeon", "Подземелье");
pub const MAP_HELP: Text = text(
    "Dungeon map, 7 rows of 6 rooms. Arrow keys move, Enter chooses.",
    "Карта подземелья, 7 рядов по 6 помещений. Стрелки двигают, Enter выбирает.",
);
pub const ROUNDS: Text = text("Round track", "Шкала раундов");
pub const HEROES: Text = text("Heroes", "Герои");
pub const ITEMS: Text = text("Magic items", "Волшебные предметы");
pub const ITEMS_NOTE: Text = text("1 glory a box", "1 слава за клетку");
pub const POTIONS: Text = text("Potions", "Зелья");
pub const HEALTH: Text = text("Health", "Здоровье");
pub const GEMS: Text = text("Gems", "Самоцветы");
pub const MINIONS: Text = text("Minions", "Приспешники");
pub const TRACK_NOTE: Text = text("glory below", "слава внизу");
pub const MONSTERS: Text = text("Monsters", "Чудовища");
pub const MONSTERS_NOTE: Text =
    text("strength + the hero they fear", "сила + уровень того, кого боятся");
pub const MISSIONS: Text = text("Missions", "Миссии");
pub const NO_MISSIONS: Text = text("No missions in this game.", "В этой игре нет миссий.");
pub const CARDS: Text = text("Your cards", "Ваши карты");
pub const CARDS_OF_RIVAL: Text = text("Cards", "Карты");
pub const GLORY_NOW: Text = text("Glory now", "Слава сейчас");
pub const OBJECTIVE: Text = text("Objective", "Цель");
pub const SECRET: Text = text("secret until the end", "в тайне до конца игры");
pub const DEAL_TITLE: Text = text("Keep one of each", "Оставьте по одной");
pub const DEAL_TALENTS: Text = text("A talent", "Талант");
pub const DEAL_OBJECTIVES: Text = text("An objective", "Цель");
pub const DEAL_NOTE: Text =
    text("An objective also gives each hero a colour.", "Цель также задаёт цвет каждого героя.");
pub const DICE: Text = text("Dice of the round", "Кубики раунда");
pub const VERBS: Text = text("Uses of this die", "Что делает этот кубик");
pub const CHIPS: Text = text("Choices", "Варианты");
pub const SHEETS: Text = text("Sheets of the teams", "Листы команд");
pub const HIDE_TIP: Text = text("Hide the hints", "Скрыть подсказки");
pub const YOU: Text = text("you", "вы");
pub const CHOOSE_HERE: Text = text("can be chosen", "можно выбрать");
pub const GO_HERE: Text = text("go here", "можно идти");
pub const WALL: Text = text("wall", "стена");
pub const WATER: Text = text("water", "вода");
pub const ANY: Text = text("any", "любой");
pub const FEARS: Text = text("fears", "боится");
pub const YOUR_POWER: Text = text("power", "мощь");
pub const POWER_THEN: Text = text("power then", "мощь в бою");
pub const FLEE: Text = text("flee", "бегство");
pub const VANISH: Text = text("then vanish", "затем исчезают");
pub const BEST_TAKES: Text = text("strongest takes", "сильнейшему");
pub const SPARE_NONE: Text = text("Mark them all", "Отметить все");
pub const DECLINE: Text = text("Take no gem", "Не брать");
pub const TAKEN_BY_RIVAL: Text = text("taken", "занята");

/// What a hero gains for the team at level 4 (PD-091).
pub fn ability(hero: Hero) -> Text {
    match hero {
        Hero::Warrior => text("+1 power", "+1 к мощи"),
        Hero::Wizard => text("dice swap colours", "кубики любого цвета"),
        Hero::Cleric => text("no skull wounds", "черепа не ранят"),
        Hero::Rogue => text("+1 gem", "+1 самоцвет"),
    }
}

/// What a complete item does, in two or three words; nothing if it only scores.
pub fn effect(item: Item) -> Text {
    match item {
        Item::Sword => text("+3 power", "+3 к мощи"),
        Item::Tome => text("+1 level", "+1 уровень"),
        Item::Crown => text("", ""),
        Item::Sceptre => text("beat 2 minions", "победить двоих"),
        Item::Armour => text("+1 against minions", "+1 в стычках"),
        Item::Cauldron => text("+3 potions", "+3 зелья"),
        Item::Medallion => text("cross water", "путь через воду"),
        Item::Cloak => text("walk through walls", "путь сквозь стены"),
    }
}

/// The name of a colour, as a hero has it.
pub fn colour(colour: Colour) -> Text {
    match colour {
        Colour::White => text("white", "белый"),
        Colour::Black => text("black", "чёрный"),
    }
}

/// The name of a face: white Warrior, Clover, Boots.
pub fn face(face: Face, lang: Lang) -> String {
    match face.symbol() {
        Symbol::Clover => lang.pick("Clover", "Клевер").to_owned(),
        Symbol::Boots => lang.pick("Boots", "Сапоги").to_owned(),
        Symbol::Hero(hero) => {
            let (hero, colour) = (hero.name(), colour(face.colour()));
            let ru = format!("{} {}", capital(colour.ru()), small(hero.ru()));
            lang.pick(format!("{} {}", capital(colour.en()), hero.en()), ru)
        }
    }
}

/// What a reward asks for.
pub fn reward(reward: Reward) -> Text {
    match reward {
        Reward::Level => text("Choose a hero to raise", "Выберите, кого повысить"),
        Reward::LevelFirst => {
            text("Choose the first hero to raise", "Выберите первого героя для повышения")
        }
        Reward::LevelOther(_) => text("Choose another hero to raise", "Выберите другого героя"),
        Reward::Box => text("Choose an item: fill a box", "Выберите предмет: заполните клетку"),
        Reward::FirstBox => {
            text("Choose an item: fill its first box", "Выберите предмет: первая клетка")
        }
        Reward::FirstBoxOther(_) => {
            text("Choose another item: first box", "Выберите другой предмет: первая клетка")
        }
        Reward::Minion => text("Choose a minion to beat", "Выберите, кого победить"),
        Reward::AnyGem => text("Choose a gem to steal", "Выберите самоцвет"),
        Reward::Wounds { .. } => {
            text("Wounds: how many do the potions take?", "Ранения: сколько из них примут зелья?")
        }
        Reward::Potion => text("A potion", "Зелье"),
        Reward::Gem => text("A gem", "Самоцвет"),
    }
}

/// A mark in words, for those who listen.
pub fn mark(mark: Mark, lang: Lang) -> String {
    let n = mark.n;
    let count = n.abs();
    let many = |en: [&'static str; 2], ru: [&'static str; 3]| {
        format!("{} {}", signed(n), plural(lang, n, en, ru))
    };
    match mark.sign {
        Sign::Wound => {
            let word = plural(lang, n, ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
            format!("{count} {word}")
        }
        Sign::Spared => {
            let word = plural(lang, n, ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
            lang.pick(
                format!("{count} {word} taken by potions"),
                format!("{count} {word} примут зелья"),
            )
        }
        Sign::Fall => {
            lang.pick("the team falls: 9 glory lost", "команда падёт: минус 9 славы").to_owned()
        }
        Sign::Gem(Some(letter)) => {
            lang.pick(format!("gem {}", letter.letter()), format!("самоцвет {}", letter.letter()))
        }
        Sign::Gem(None) => many(["gem", "gems"], ["самоцвет", "самоцвета", "самоцветов"]),
        Sign::Level => many(["level", "levels"], ["уровень", "уровня", "уровней"]),
        Sign::Box => {
            many(["item box", "item boxes"], ["клетка предмета", "клетки предметов", "клеток"])
        }
        Sign::Potion => many(["potion", "potions"], ["зелье", "зелья", "зелий"]),
        Sign::Minion => many(["minion", "minions"], ["приспешник", "приспешника", "приспешников"]),
        Sign::Lair(idx) => {
            let rank = ["I", "II", "III"][idx];
            lang.pick(format!("lair {rank}"), format!("логово {rank}"))
        }
        Sign::Glory => many(["glory", "glory"], ["слава", "славы", "славы"]),
    }
}

/// Marks in words, one after another.
pub fn marks(marks: &[Mark], lang: Lang) -> String {
    let words: Vec<String> = marks.iter().map(|&it| mark(it, lang)).collect();
    words.join(", ")
}

/// A number of steps.
pub fn steps(n: u8, lang: Lang) -> String {
    format!("{n} {}", plural(lang, n.into(), ["step", "steps"], ["шаг", "шага", "шагов"]))
}
