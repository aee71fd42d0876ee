//! The looks of rooms, cards and characters.

use crate::games::dungeon_raiders::client::{Boss, Character, Face, Item, Room, Trap};

/// The symbol of a room, and the class that gives it its ink.
pub fn room_symbol(room: Room) -> (&'static str, &'static str) {
    match room.face() {
        Face::Monster { .. } => (monster_symbol(room), "is-monster"),
        Face::Treasure { .. } => ("chest", "is-treasure"),
        Face::Trap(trap) => (trap_symbol(trap), "is-trap"),
        Face::Vault { .. } => (vault_symbol(room), "is-vault"),
        Face::Boss(boss) => (boss_symbol(boss), "is-boss"),
    }
}

fn monster_symbol(room: Room) -> &'static str {
    match room {
        Room::M01 => "snake",
        Room::M02 => "zombie",
        Room::M03 => "skeleton",
        Room::M04 => "gelatinous-cube",
        Room::M05 | Room::M06 => "goblin",
        Room::M07 | Room::M08 => "troll",
        Room::M09 | Room::M10 => "dragon",
        _ => "skull", // No other room holds a monster of the deck.
    }
}

fn vault_symbol(room: Room) -> &'static str {
    match room {
        Room::V04 | Room::V05 => "coin",
        _ => "bag", // The other vaults hold items.
    }
}

fn trap_symbol(trap: Trap) -> &'static str {
    match trap {
        Trap::Magnet => "magnet",
        Trap::Boulder => "boulder",
        Trap::Spikes => "spikes",
        Trap::Lava => "lava",
    }
}

fn boss_symbol(boss: Boss) -> &'static str {
    match boss {
        Boss::WolfPack => "werewolf",
        Boss::MegaDragon => "dragon",
        Boss::Medusa => "medusa",
        Boss::Minotaur => "minotaur",
        Boss::TaxCollector => "crown",
        Boss::Golem => "golem",
        Boss::Necromancer => "lich",
        Boss::Vampire => "vampire",
        Boss::Sphinx => "chimera",
        Boss::Mummy => "mummy",
        Boss::Hydra => "hydra",
    }
}

/// The symbol of an item.
pub fn item_symbol(item: Item) -> &'static str {
    match item {
        Item::Torch => "torch",
        Item::Crystal => "crystal",
        Item::Key => "key",
        Item::Sword => "sword",
    }
}

/// The symbol of a character; somebody without one is a person.
pub fn character_symbol(character: Option<Character>) -> &'static str {
    match character {
        Some(Character::Explorer) => "boots",
        Some(Character::Knight) => "armour",
        Some(Character::Thief) => "thief",
        Some(Character::Warrior) => "warrior",
        Some(Character::Wizard) => "wizard",
        None => "person",
    }
}
