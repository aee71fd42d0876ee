//! The words of the room cards, our own: what happens, in one or two sentences.

use crate::boards::dungeon_raiders::model::open_room::Effect;
use crate::boards::dungeon_raiders::model::{Detail, Kinds, Meter, OpenRoom};
use crate::games::dungeon_raiders::client::messages;
use crate::games::dungeon_raiders::client::{Boss, Trap};
use crate::kernel::{Lang, Text, message, text};

/// The sentences about what happens in the room.
pub fn note(open_room: &OpenRoom, lang: Lang) -> String {
    match &open_room.detail {
        Detail::Dark(kinds) if kinds.is_lair => message!(lang, "note-lair").to_owned(),
        Detail::Dark(kinds) => message!(lang, "note-dark", n = kinds.total()),
        Detail::Fight { strength, boss: Some(boss), head, .. } => {
            let duel = strength.is_none().then_some(text!("note-boss-duel"));
            let said = [duel, Some(boss_note(*boss)), head_note(*boss, *head)];
            said.into_iter().flatten().map(|it| it.get(lang)).collect::<Vec<_>>().join(" ")
        }
        Detail::Fight { strength: Some(strength), wounds, .. } => {
            message!(lang, "note-fight", strength = *strength, wounds = *wounds)
        }
        Detail::Fight { strength: None, wounds, .. } => {
            message!(lang, "note-duel", wounds = *wounds)
        }
        Detail::Chase { card, wounds } => match *card {
            Some(5) => message!(lang, "note-chase-five", wounds = *wounds),
            Some(card) => message!(lang, "note-chase", card = card, wounds = *wounds),
            None => message!(lang, "note-chase-ahead", wounds = *wounds),
        },
        Detail::Treasure(chests) => chests_note(chests.len(), open_room).get(lang).to_owned(),
        Detail::Trap { trap, .. } => trap_note(*trap, open_room.is_solo).get(lang).to_owned(),
        Detail::Vault(columns) => {
            let has_items = columns.iter().any(|it| matches!(it.effect, Effect::Item(_)));
            let note = match (has_items, open_room.is_solo) {
                (true, _) => message!(lang, "note-item-vault"),
                (false, false) => message!(lang, "note-coin-vault"),
                (false, true) => message!(lang, "note-coin-vault-alone"),
            };
            note.to_owned()
        }
    }
}

const fn chests_note(n_chests: usize, open_room: &OpenRoom) -> Text {
    match (open_room.is_solo, n_chests, open_room.takes_one_chest) {
        (false, 1, _) => text!("note-chest"),
        (false, _, _) => text!("note-chests"),
        (true, 1, _) => text!("note-chest-alone"),
        (true, _, false) => text!("note-chests-alone"),
        (true, _, true) => text!("note-best-chest-alone"),
    }
}

const fn trap_note(trap: Trap, is_solo: bool) -> Text {
    match trap {
        Trap::Magnet | Trap::Lava if is_solo => text!("note-treasure-trap-alone"),
        Trap::Boulder | Trap::Spikes if is_solo => text!("note-wound-trap-alone"),
        Trap::Magnet => text!("note-magnet"),
        Trap::Boulder => text!("note-boulder"),
        Trap::Spikes => text!("note-spikes"),
        Trap::Lava => text!("note-lava"),
    }
}

const fn boss_note(boss: Boss) -> Text {
    match boss {
        Boss::WolfPack => text!("note-wolf-pack"),
        Boss::MegaDragon => text!("note-mega-dragon"),
        Boss::Medusa => text!("note-medusa"),
        Boss::Minotaur => text!("note-minotaur"),
        Boss::TaxCollector => text!("note-tax-collector"),
        Boss::Golem => text!("note-golem"),
        Boss::Necromancer => text!("note-necromancer"),
        Boss::Vampire => text!("note-vampire"),
        Boss::Sphinx => text!("note-sphinx"),
        Boss::Mummy => text!("note-mummy"),
        Boss::Hydra => text!("note-hydra"),
    }
}

const fn head_note(boss: Boss, head: u8) -> Option<Text> {
    match (boss, head) {
        (Boss::Hydra, 0) => Some(text!("note-first-head")),
        (Boss::Hydra, _) => Some(text!("note-second-head")),
        (_, _) => None,
    }
}

/// The words for how far the heroes are: `9 of 14, two heroes to go`.
pub fn meter(meter: Meter, lang: Lang) -> String {
    let Meter { sum, strength, most, n_to_lay, is_beaten } = meter;
    match is_beaten {
        Some(true) if strength <= sum => {
            message!(lang, "meter-beaten", sum = sum, strength = strength)
        }
        Some(true) => message!(lang, "meter-will-be-beaten", sum = sum, strength = strength),
        Some(false) => {
            message!(lang, "meter-unbeaten", sum = sum, strength = strength, most = most)
        }
        None => {
            let n = n_to_lay.clamp(1, 5);
            message!(lang, "meter", sum = sum, strength = strength, n = n)
        }
    }
}

/// The kinds of rooms and how many of each nobody has seen.
pub fn kinds(kinds: Kinds, lang: Lang) -> [(&'static str, String); 4] {
    [
        ("skull", message!(lang, "monsters", n = kinds.monsters)),
        ("chest", message!(lang, "treasure-rooms", n = kinds.treasures)),
        ("trap", message!(lang, "traps", n = kinds.traps)),
        ("bag", message!(lang, "vaults", n = kinds.vaults)),
    ]
}
