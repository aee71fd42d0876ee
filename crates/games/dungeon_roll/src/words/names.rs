//! Dice, sources and lists of them by name, counted.

use crate::action::{Band, Source};
use crate::dice::{DungeonFace, Floor, Horde, HordeDice, Party, PartyFace, Pile, parted};
use crate::heroes::Temp;
use crate::messages;
use crate::treasures::{Treasure, Treasures};
use kernel::{Lang, Text, message, text};

/// A number of party dice: `2 mages`.
pub fn party_dice(n: u8, face: PartyFace, lang: Lang) -> String {
    message!(lang, "of-face", n = n, face = face.name())
}

/// A number of dungeon dice: `3 oozes`.
pub fn dungeon_dice(n: u8, face: DungeonFace, lang: Lang) -> String {
    message!(lang, "of-face", n = n, face = face.name())
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
    list(named.map(|it| tokens(it, treasures[it], lang)))
}

/// Tokens of one kind: `Elixir × 2`.
pub fn tokens(treasure: Treasure, n: u8, lang: Lang) -> String {
    message!(lang, "tokens-of-kind", n = n, treasure = treasure.card().name)
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
    let arrow = |from: Text, to: Text| message!(lang, "face-to-face", from = from, to = to);
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

/// The name of anything that acts.
pub const fn source(source: Source) -> Text {
    match source {
        Source::Die(face) => face.name(),
        Source::Temp(Temp::Fighter) => text!("skeleton-fighter"),
        Source::Temp(Temp::Thief) => text!("goblin-thief"),
        Source::Temp(Temp::Dragon) => text!("tame-dragon"),
        Source::Treasure(treasure) => treasure.card().name,
        Source::Hero => text!("hero"),
    }
}

/// Those who meet the dragon, by name.
pub fn band(band: &Band, lang: Lang) -> String {
    list(band.members().iter().map(|&it| source(it).get(lang).to_owned()))
}

/// Monsters by name.
pub fn monsters(monsters: &Horde, lang: Lang) -> String {
    floor_list(&monsters.on_floor(), 0, lang)
}
