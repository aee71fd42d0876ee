//! The sixteen talents (PD-340 to PD-352, section 5.12).

use kernel::{Text, kinds, text};

kinds! {
    /// What a team is gifted with, by the number of the card.
    pub enum Talent {
        Alchemist = "T01",
        Noble = "T02",
        Barbarian = "T03",
        TreasureHunter = "T04",
        Berserker = "T05",
        Beastmaster = "T06",
        Veteran = "T07",
        Psionic = "T08",
        FortuneTeller = "T09",
        Scout = "T10",
        Ranger = "T11",
        Merchant = "T12",
        Assassin = "T13",
        Craftsman = "T14",
        Healer = "T15",
        Shaman = "T16",
    }
}

/// What a talent card says.
pub struct TalentCard {
    pub name: Text,
    pub effect: Text,
    /// Counted at the end, whatever happened in play (PD-272).
    pub glory: i8,
}

impl Talent {
    /// What the card says.
    pub const fn card(self) -> &'static TalentCard {
        &CARDS[self as usize]
    }
}

const fn card(name: Text, glory: i8, effect: Text) -> TalentCard {
    TalentCard { name, effect, glory }
}

#[rustfmt::skip]
static CARDS: [TalentCard; Talent::COUNT] = [
    card(text("Alchemist", "Алхимик"), -1,
        text("Brewing gives 3 potions, not 2.", "Зельеварение даёт 3 зелья вместо 2.")),
    card(text("Noble", "Благородный"), -1,
        text("Whenever a hero reaches level 5, fill 1 item box.", "Когда герой достигает 5‑го уровня, заполните 1 клетку предмета.")),
    card(text("Barbarian", "Варвар"), 0,
        text("No wounds in fights with monsters.", "В боях с чудовищами нет ранений.")),
    card(text("Treasure Hunter", "Вор"), 0,
        text("Before round 1 steal any 1 gem of the dungeon. Rivals keep theirs.", "До 1‑го раунда выкрадите любой самоцвет подземелья. У соперников он остаётся.")),
    card(text("Berserker", "Кровожадный"), -2,
        text("+2 power against monsters.", "+2 к боевой мощи против чудовищ.")),
    card(text("Beastmaster", "Мародёр"), -2,
        text("For the 3rd, 6th, 9th and 12th beaten minion fill 1 item box.", "За 3‑го, 6‑го, 9‑го и 12‑го побеждённого приспешника заполните 1 клетку предмета.")),
    card(text("Veteran", "Мастер"), -3,
        text("Before round 1 raise 2 different heroes by 1 level.", "До 1‑го раунда повысьте двух разных героев на 1 уровень.")),
    card(text("Psionic", "Мистик"), 2,
        text("Once a round, level a hero with a die of the other colour.", "Раз в раунд повысьте героя кубиком другого цвета.")),
    card(text("Fortune Teller", "Провидец"), 2,
        text("Skulls wound the team 1 less at the start of a round.", "В начале раунда черепа наносят на 1 ранение меньше.")),
    card(text("Scout", "Разведчик"), -2,
        text("Traps do not wound the team.", "Ловушки не ранят команду.")),
    card(text("Ranger", "Следопыт"), -1,
        text("The team may cross water, and moves 1 room further when it does.", "Команда пересекает воду и при этом проходит на 1 помещение дальше.")),
    card(text("Merchant", "Торговец"), -1,
        text("1 potion for every gem stolen.", "1 зелье за каждый выкраденный самоцвет.")),
    card(text("Assassin", "Убийца"), 0,
        text("Before round 1 beat any 2 minions of the dungeon.", "До 1‑го раунда победите любых двух приспешников.")),
    card(text("Craftsman", "Умелец"), -3,
        text("Before round 1 fill the first box of 2 different items.", "До 1‑го раунда заполните первую клетку двух разных предметов.")),
    card(text("Healer", "Целитель"), 2,
        text("Before round 1 get 2 potions.", "До 1‑го раунда получите 2 зелья.")),
    card(text("Shaman", "Шаман"), 3,
        text("For the 3rd, 6th, 9th and 12th beaten minion get 1 potion.", "За 3‑го, 6‑го, 9‑го и 12‑го побеждённого приспешника получите 1 зелье.")),
];
