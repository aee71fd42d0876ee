//! Dice, sources and lists of them by name, counted.

use crate::action::{Band, Source};
use crate::dice::{DungeonFace, Floor, Horde, HordeDice, Party, PartyFace, Pile, parted};
use crate::heroes::Temp;
use crate::treasures::{Treasure, Treasures};
use kernel::{Lang, Text, plural};

/// A number of party dice: `2 mages`.
pub fn party_dice(n: u8, face: PartyFace, lang: Lang) -> String {
    let (en, ru) = match face {
        PartyFace::Fighter => (["fighter", "fighters"], ["воин", "воина", "воинов"]),
        PartyFace::Cleric => (["cleric", "clerics"], ["клирик", "клирика", "клириков"]),
        PartyFace::Mage => (["mage", "mages"], ["маг", "мага", "магов"]),
        PartyFace::Thief => (["thief", "thieves"], ["вор", "вора", "воров"]),
        PartyFace::Champion => (["champion", "champions"], ["страж", "стража", "стражей"]),
        PartyFace::Scroll => (["scroll", "scrolls"], ["свиток", "свитка", "свитков"]),
    };
    counted(n, lang, en, ru)
}

/// A number of dungeon dice: `3 oozes`.
pub fn dungeon_dice(n: u8, face: DungeonFace, lang: Lang) -> String {
    let (en, ru) = match face {
        DungeonFace::Goblin => (["goblin", "goblins"], ["гоблин", "гоблина", "гоблинов"]),
        DungeonFace::Skeleton => (["skeleton", "skeletons"], ["скелет", "скелета", "скелетов"]),
        DungeonFace::Ooze => (["ooze", "oozes"], ["слизень", "слизня", "слизней"]),
        DungeonFace::Chest => (["chest", "chests"], ["сундук", "сундука", "сундуков"]),
        DungeonFace::Potion => (["potion", "potions"], ["зелье", "зелья", "зелий"]),
        DungeonFace::Dragon => {
            (["dragon", "dragons"], ["драконья морда", "драконьи морды", "драконьих морд"])
        }
    };
    counted(n, lang, en, ru)
}

/// One of them, of whom there is not enough: the genitive in Russian.
pub const fn of_one(face: PartyFace) -> &'static str {
    match face {
        PartyFace::Fighter => "воина",
        PartyFace::Cleric => "клирика",
        PartyFace::Mage => "мага",
        PartyFace::Thief => "вора",
        PartyFace::Champion => "стража",
        PartyFace::Scroll => "свитка",
    }
}

/// A number and its noun.
pub fn counted(n: u8, lang: Lang, en: [&'static str; 2], ru: [&'static str; 3]) -> String {
    format!("{n} {}", plural(lang, n.into(), en, ru))
}

/// Party dice by name; empty for none.
pub fn party_list(party: &Party, lang: Lang) -> String {
    let named = PartyFace::ALL.into_iter().filter(|&it| party[it] != 0);
    list(named.map(|it| party_dice(party[it], it, lang)))
}

/// Dice of a level by name, and dragons among them.
pub fn floor_list(floor: &Floor, n_dragons: u8, lang: Lang) -> String {
    let n_of = |face: DungeonFace| match face {
        DungeonFace::Dragon => n_dragons,
        _ => floor[face],
    };
    let named = DungeonFace::ALL.into_iter().filter(|&it| n_of(it) != 0);
    list(named.map(|it| dungeon_dice(n_of(it), it, lang)))
}

/// Treasures by name.
pub fn treasure_list(treasures: &Treasures, lang: Lang) -> String {
    let named = Treasure::ALL.into_iter().filter(|&it| treasures[it] != 0);
    list(named.map(|it| {
        let (name, n) = (it.card().name.get(lang), treasures[it]);
        if n == 1 { name.to_owned() } else { format!("{name} × {n}") }
    }))
}

/// Dungeon dice by name, dragons among them.
pub fn pile_list(pile: &Pile, lang: Lang) -> String {
    let (floor, n_dragons) = parted(pile);
    floor_list(&floor, n_dragons, lang)
}

/// Dice and the faces that they are set to.
pub fn faces_set(
    floor: Option<(DungeonFace, DungeonFace)>,
    party: Option<(PartyFace, PartyFace)>,
    lang: Lang,
) -> String {
    let arrow = |from: Text, to: Text| format!("{} → {}", from.get(lang), to.get(lang));
    let floor = floor.map_or(String::new(), |(from, to)| arrow(from.name(), to.name()));
    both_lists(floor, party.map_or(String::new(), |(from, to)| arrow(from.name(), to.name())))
}

/// Both lists, one after the other.
pub fn both_lists(floor: String, party: String) -> String {
    list([floor, party].into_iter().filter(|it| !it.is_empty()))
}

fn list(named: impl Iterator<Item = String>) -> String {
    named.collect::<Vec<String>>().join(", ")
}

/// What acts, by name.
pub fn source(source: Source, lang: Lang) -> String {
    match source {
        Source::Die(face) => face.name().get(lang).to_owned(),
        Source::Temp(Temp::Fighter) => lang.pick("skeleton fighter", "скелет-воин").to_owned(),
        Source::Temp(Temp::Thief) => lang.pick("goblin thief", "гоблин-вор").to_owned(),
        Source::Temp(Temp::Dragon) => lang.pick("tame dragon", "ручной дракон").to_owned(),
        Source::Treasure(treasure) => treasure.card().name.get(lang).to_owned(),
        Source::Hero => lang.pick("hero", "герой").to_owned(),
    }
}

/// Those who meet the dragon, by name.
pub fn band(band: &Band, lang: Lang) -> String {
    list(band.members().iter().map(|&it| source(it, lang)))
}

/// Monsters by name.
pub fn monsters(monsters: &Horde, lang: Lang) -> String {
    floor_list(&monsters.on_floor(), 0, lang)
}
