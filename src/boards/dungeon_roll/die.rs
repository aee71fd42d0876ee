//! The looks of dice, treasures and heroes.

use leptos::prelude::*;

use super::model::Lit;
use super::words::{messages, text};
use crate::games::dungeon_roll::client::{DungeonFace, Hero, PartyFace, Source, Treasure};
use crate::kernel::Text;
use crate::parts::{Icon, aria};

/// The symbol of a party face.
pub fn party_symbol(face: PartyFace) -> &'static str {
    match face {
        PartyFace::Fighter => "fighter",
        PartyFace::Cleric => "cleric",
        PartyFace::Mage => "mage",
        PartyFace::Thief => "thief",
        PartyFace::Champion => "champion",
        PartyFace::Scroll => "scroll",
    }
}

/// The symbol of a dungeon face.
pub fn dungeon_symbol(face: DungeonFace) -> &'static str {
    match face {
        DungeonFace::Goblin => "goblin",
        DungeonFace::Skeleton => "skeleton",
        DungeonFace::Ooze => "ooze",
        DungeonFace::Chest => "chest",
        DungeonFace::Potion => "potion",
        DungeonFace::Dragon => "dragon",
    }
}

/// The class of a face, which gives it its ink.
pub fn party_ink(face: PartyFace) -> &'static str {
    match face {
        PartyFace::Fighter => "is-green",
        PartyFace::Cleric => "is-grey",
        PartyFace::Mage => "is-blue",
        PartyFace::Thief => "is-violet",
        PartyFace::Champion => "is-gold",
        PartyFace::Scroll => "is-brown",
    }
}

/// The same for dungeon faces: like colours tell who is strong against whom.
pub fn dungeon_ink(face: DungeonFace) -> &'static str {
    match face {
        DungeonFace::Goblin => "is-green",
        DungeonFace::Skeleton => "is-grey",
        DungeonFace::Ooze => "is-blue",
        DungeonFace::Chest => "is-violet",
        DungeonFace::Potion => "is-gold",
        DungeonFace::Dragon => "is-red",
    }
}

/// The symbol of a treasure.
pub fn treasure_symbol(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::VorpalSword => "sword",
        Treasure::Talisman => "talisman",
        Treasure::Scepter => "sceptre",
        Treasure::ThievesTools => "thieves-tools",
        Treasure::Scroll => "scroll",
        Treasure::Ring => "ring",
        Treasure::Scales => "dragon-scale",
        Treasure::Elixir => "elixir",
        Treasure::Bait => "bait",
        Treasure::Portal => "portal",
    }
}

/// The symbol on a hero card.
pub fn hero_symbol(hero: Hero) -> &'static str {
    match hero {
        Hero::Spellsword => "flaming-sword",
        Hero::Occultist => "lich",
        Hero::Crusader => "warrior",
        Hero::Enchantress => "wand",
        Hero::Minstrel => "lute",
        Hero::HalfGoblin => "goblin",
        Hero::Mercenary => "melee",
        Hero::Knight => "armour",
        Hero::Viking => "boots",
        Hero::Alchemist => "cauldron",
        Hero::Scout => "entrance",
        Hero::Sorceress => "watcher",
        Hero::Archaeologist => "tome",
        Hero::Leprechaun => "clover",
        Hero::Dwarf => "champion",
        Hero::Tracker => "eye",
        Hero::GuildLeader => "medal",
        Hero::TimeTraveler => "hourglass",
        Hero::Cassandra => "werewolf",
        Hero::Marpesia => "crown",
        Hero::Toulak => "minotaur",
        Hero::AmarSuen => "coin",
        Hero::Tristan => "speed",
        Hero::Loeg => "chimera",
        Hero::Alexandra => "book",
        Hero::Szopin => "skull",
    }
}

/// The symbol of anything that is used.
pub fn source_symbol(source: Source, hero: Option<Hero>) -> &'static str {
    match source {
        Source::Die(face) => party_symbol(face),
        Source::Temp(temp) => temp.companion().face().map_or("dragon", party_symbol),
        Source::Treasure(treasure) => treasure_symbol(treasure),
        Source::Hero => hero.map_or("person", hero_symbol),
    }
}

/// The class of anything that is used, by the companion that it shows.
pub fn source_ink(source: Source) -> &'static str {
    match source {
        Source::Die(face) => party_ink(face),
        Source::Temp(temp) => temp.companion().face().map_or("is-red", party_ink),
        Source::Treasure(_) | Source::Hero => "is-brown",
    }
}

/// The short name under a die: what it shows, or acts as.
pub fn source_name(source: Source) -> Text {
    match source {
        Source::Die(face) => face.name(),
        Source::Temp(temp) => temp.companion().name(),
        Source::Treasure(treasure) => treasure.card().name,
        Source::Hero => text!("hero-heading"),
    }
}

/// The class of a thing that stands out.
pub fn lit_class(lit: Lit) -> &'static str {
    match lit {
        Lit::Idle => "is-idle",
        Lit::Free => "is-free",
        Lit::Lit => "is-lit",
        Lit::Held => "is-held",
        Lit::Picked => "is-picked",
    }
}

/// The value of `aria-disabled` for a thing that stands out so.
pub fn disabled(lit: Lit) -> &'static str {
    aria(lit == Lit::Idle)
}

/// The value of `aria-pressed` for a thing that stands out so.
pub fn pressed(lit: Lit) -> &'static str {
    aria(matches!(lit, Lit::Held | Lit::Picked))
}

/// The face of a small black die in the midst of words.
#[component]
pub fn SmallDungeonDie(face: DungeonFace) -> impl IntoView {
    view! {
        <span class=format!("dr-small is-black {}", dungeon_ink(face))>
            <Icon name=dungeon_symbol(face)/>
        </span>
    }
}
