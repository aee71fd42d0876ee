//! Labels for those who listen: what a thing is, how it stands, what a tap of it does.

use super::{ability, marks, number, signed};
use crate::boards::paper_dungeons::model::foes::{MissionModel, RoundModel};
use crate::boards::paper_dungeons::model::map::{Chance, RoomModel};
use crate::boards::paper_dungeons::model::team::{
    HeroModel, ItemModel, LifeModel, PotionsModel, TrackModel,
};
use crate::boards::paper_dungeons::model::tray::{DieModel, DieState};
use crate::games::paper_dungeons::client::{
    BOXES, Colour, Face, Find, Guard, Hero, Item, LEVEL_MAX, messages,
};
use crate::kernel::{Lang, capital, message};

/// A room: `C3, Zombie level 3, level-up; explored. 2 steps: 1 wound, +1 level`.
pub fn room(model: &RoomModel, lang: Lang) -> String {
    let mut parts = vec![model.room.to_string()];
    parts.extend(guard(model, lang));
    parts.extend(find(model, lang));
    if let Some(lair) = model.lair {
        parts.push(message!(lang, "room-lair", monster = lair.monster.card().name));
    }
    if model.is_tunnel {
        parts.push(message!(lang, "room-tunnel").to_owned());
    }
    if model.is_explored {
        parts.push(message!(lang, "room-explored").to_owned());
    }
    if model.is_here {
        parts.push(message!(lang, "room-here").to_owned());
    }
    let mut label = parts.join(", ");
    if let Some(go) = &model.go {
        let what = match go.n_steps {
            0 => message!(lang, "room-choose").to_owned(),
            n => message!(lang, "n-steps", n = n),
        };
        let brings = marks(&go.marks, lang);
        let colon = if brings.is_empty() { "" } else { ": " };
        label = format!("{label}. {what}{colon}{brings}");
    }
    label
}

fn guard(model: &RoomModel, lang: Lang) -> Option<String> {
    Some(match model.guard? {
        Guard::Trap => message!(lang, "trap").to_owned(),
        Guard::Minion(minion) => {
            let (name, level) = (minion.kind.name(), minion.level);
            let said = message!(lang, "room-minion", minion = name, level = level);
            if model.is_beaten { message!(lang, "room-beaten", minion = &said) } else { said }
        }
    })
}

fn find(model: &RoomModel, lang: Lang) -> Option<String> {
    let name = match model.find? {
        Find::Potion => message!(lang, "potion").to_owned(),
        Find::Box => message!(lang, "item-box").to_owned(),
        Find::Level => message!(lang, "level-up").to_owned(),
        Find::Gem(letter) => message!(lang, "gem-of-letter", gem = letter.key()),
    };
    Some(match model.chance {
        Chance::Waits => name,
        Chance::Taken => message!(lang, "room-taken", find = &name),
        Chance::Gone => message!(lang, "room-gone", find = &name),
    })
}

/// The row of a hero.
pub fn hero(model: &HeroModel, lang: Lang) -> String {
    let name = model.hero.name().get(lang);
    let colour = model.colour.map(|it| format!(", {}", it.name().get(lang))).unwrap_or_default();
    message!(lang, "hero-row", hero = &format!("{name}{colour}"), level = model.level)
}

/// The button of a hero's next box.
pub fn raise(model: &HeroModel, lang: Lang) -> String {
    let (name, level) = (model.hero.name(), model.level + 1);
    if LEVEL_MAX < level {
        return message!(lang, "hero-at-top", hero = name);
    }
    let raise = message!(lang, "hero-raise", hero = name, level = level);
    let gift =
        if level == 4 { format!(", {}", ability(model.hero).get(lang)) } else { String::new() };
    let brings = model.next.as_ref().map(|it| format!(": {}", marks(it, lang))).unwrap_or_default();
    format!("{raise}{gift}{brings}")
}

/// The button of an item's next box.
pub fn craft(model: &ItemModel, lang: Lang) -> String {
    let card = model.item.card();
    let (name, effect, n) = (card.name, card.effect.get(lang), model.boxes);
    let craft = message!(lang, "item-craft", item = name, n = n, of = BOXES, effect = effect);
    let brings = model.next.as_ref().map(|it| format!(". {}", marks(it, lang))).unwrap_or_default();
    format!("{craft}{brings}")
}

/// The effect of an item, and its glory, on one short line.
pub fn effect(item: Item, lang: Lang) -> String {
    let effect = super::effect(item).map(|it| it.get(lang).to_owned());
    let glory = match item.card().glory {
        0 => None,
        glory => Some(message!(lang, "item-glory", glory = &signed(glory.into()))),
    };
    effect.into_iter().chain(glory).collect::<Vec<_>>().join(", ")
}

/// The potion area.
pub fn potions(model: &PotionsModel, lang: Lang) -> String {
    match &model.next {
        Some(brings) => message!(lang, "potions-brew", brings = &marks(brings, lang)),
        None => message!(lang, "potions-held", n = model.n),
    }
}

/// Health and wounds.
pub fn life(model: &LifeModel, lang: Lang) -> String {
    let (health, wounds, spare) = (model.health, model.wounds, model.spare);
    let glory = &number(-i32::from(model.penalty));
    message!(lang, "life", health = health, wounds = wounds, glory = glory, hearts = spare)
}

/// Wounds, and how many the team can bear.
pub fn of_health(model: &LifeModel, lang: Lang) -> String {
    message!(lang, "life-wounds", wounds = model.wounds, health = model.health)
}

/// The hearts of potions that can still take wounds.
pub fn spare(model: &LifeModel, lang: Lang) -> String {
    message!(lang, "life-hearts", hearts = model.spare)
}

/// A track of gems or minions.
pub fn track(model: &TrackModel, lang: Lang) -> String {
    let last = model.stops.iter().rfind(|it| it.is_full);
    let glory = last.map_or(0, |it| it.glory);
    message!(lang, "track", n = model.n, of = model.stops.len(), glory = glory)
}

/// The name of a face, as it stands alone.
fn face(face: Face, lang: Lang) -> String {
    capital(face.name().get(lang))
}

/// A die of the tray.
pub fn die(model: &DieModel, lang: Lang) -> String {
    let name = match model.side {
        Some(it) => face(it, lang),
        None => message!(lang, "die-skull").to_owned(),
    };
    let state = match model.state {
        DieState::Blank => return message!(lang, "die-blank").to_owned(),
        DieState::Skull => message!(lang, "die-wounds"),
        DieState::Spent => message!(lang, "die-used"),
        DieState::Chosen => message!(lang, "die-chosen"),
        DieState::Free => return name,
        DieState::Idle => message!(lang, "die-idle"),
    };
    format!("{name}, {state}")
}

/// A round of the round track.
pub fn round(model: &RoundModel, lang: Lang) -> String {
    let faces: Vec<String> = model.track.iter().flatten().map(|&it| face(it, lang)).collect();
    let colon = if faces.is_empty() { "" } else { ": " };
    let round = message!(lang, "track-round", n = model.round);
    let label = format!("{round}{colon}{}", faces.join(", "));
    match model.monster {
        Some((it, _)) => message!(lang, "track-then", round = &label, monster = it.card().name),
        None => label,
    }
}

/// A mission's progress.
pub fn mission(model: &MissionModel, lang: Lang) -> String {
    let (name, done, of) = (model.mission.name(), model.done, model.of);
    message!(lang, "mission-progress", mission = name, n = done, of = of)
}

/// The colours of the four heroes.
pub fn colours(colours: [Colour; 4], lang: Lang) -> String {
    let words = Hero::ALL
        .map(|hero| format!("{}: {}", hero.name().get(lang), colours[hero.idx()].name().get(lang)));
    words.join(", ")
}
