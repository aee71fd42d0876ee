//! Labels for those who listen: what a thing is, how it stands, what a tap of it does.

use super::{ability, colour, face, marks, number};
use crate::boards::paper_dungeons::model::foes::{MissionModel, RoundModel};
use crate::boards::paper_dungeons::model::map::{Chance, RoomModel};
use crate::boards::paper_dungeons::model::team::{
    HeroModel, ItemModel, LifeModel, PotionsModel, TrackModel,
};
use crate::boards::paper_dungeons::model::tray::{DieModel, DieState};
use crate::games::paper_dungeons::client::{BOXES, Find, Guard, Hero, Item, LEVEL_MAX, Reward};
use crate::kernel::{Lang, plural};

/// A room: `C3, Zombie level 3, level-up; explored. 2 steps: 1 wound, +1 level`.
pub fn room(model: &RoomModel, lang: Lang) -> String {
    let mut parts = vec![model.room.to_string()];
    parts.extend(guard(model, lang));
    parts.extend(find(model, lang));
    if let Some(lair) = model.lair {
        let name = lair.monster.card().name.get(lang);
        parts.push(lang.pick(format!("lair: {name}"), format!("логово: {name}")));
    }
    if model.is_tunnel {
        parts.push(lang.pick("tunnel", "тоннель").to_owned());
    }
    if model.is_explored {
        parts.push(lang.pick("explored", "исследовано").to_owned());
    }
    if model.is_here {
        parts.push(lang.pick("your team is here", "команда здесь").to_owned());
    }
    let mut label = parts.join(", ");
    if let Some(go) = &model.go {
        let what = match go.n_steps {
            0 => lang.pick("can be chosen", "можно выбрать").to_owned(),
            n => super::steps(n as u8, lang),
        };
        let brings = marks(&go.marks, lang);
        let colon = if brings.is_empty() { "" } else { ": " };
        label = format!("{label}. {what}{colon}{brings}");
    }
    label
}

fn guard(model: &RoomModel, lang: Lang) -> Option<String> {
    Some(match model.guard? {
        Guard::Trap => lang.pick("trap", "ловушка").to_owned(),
        Guard::Minion(minion) => {
            let (name, level) = (minion.kind.name().get(lang), minion.level);
            let beaten =
                if model.is_beaten { lang.pick(" (beaten)", " (победа)") } else { "" };
            lang.pick(
                format!("{name} level {level}{beaten}"),
                format!("{name} {level}‑го уровня{beaten}"),
            )
        }
    })
}

fn find(model: &RoomModel, lang: Lang) -> Option<String> {
    let name = match model.find? {
        Find::Potion => lang.pick("potion", "зелье").to_owned(),
        Find::Box => lang.pick("item box", "клетка предмета").to_owned(),
        Find::Level => lang.pick("level-up", "повышение уровня").to_owned(),
        Find::Gem(letter) => {
            lang.pick(format!("gem {}", letter.letter()), format!("самоцвет {}", letter.letter()))
        }
    };
    let chance = match model.chance {
        Chance::Waits => "",
        Chance::Taken => lang.pick(" (taken)", " (взято)"),
        Chance::Gone => lang.pick(" (gone)", " (исчез)"),
    };
    Some(format!("{name}{chance}"))
}

/// The row of a hero.
pub fn hero(model: &HeroModel, lang: Lang) -> String {
    let name = model.hero.name().get(lang);
    let colour = model.colour.map(|it| format!(", {}", colour(it).get(lang))).unwrap_or_default();
    let level = model.level;
    lang.pick(format!("{name}{colour}, level {level}"), format!("{name}{colour}, уровень {level}"))
}

/// The button of a hero's next box.
pub fn raise(model: &HeroModel, lang: Lang) -> String {
    let name = model.hero.name().get(lang);
    let level = model.level + 1;
    if LEVEL_MAX < level {
        return lang.pick(format!("{name}: highest level"), format!("{name}: высший уровень"));
    }
    let gift =
        if level == 4 { format!(", {}", ability(model.hero).get(lang)) } else { String::new() };
    let brings = model.next.as_ref().map(|it| format!(": {}", marks(it, lang))).unwrap_or_default();
    lang.pick(
        format!("{name}: raise to level {level}{gift}{brings}"),
        format!("{name}: повысить до {level}‑го уровня{gift}{brings}"),
    )
}

/// The button of an item's next box.
pub fn craft(model: &ItemModel, lang: Lang) -> String {
    let card = model.item.card();
    let (name, effect, n) = (card.name.get(lang), card.effect.get(lang), model.boxes);
    let brings = model.next.as_ref().map(|it| format!(". {}", marks(it, lang))).unwrap_or_default();
    lang.pick(
        format!("{name}, {n} of {BOXES} boxes: {effect}{brings}"),
        format!("{name}, клеток {n} из {BOXES}: {effect}{brings}"),
    )
}

/// The effect of an item, and its glory, on one short line.
pub fn effect(item: Item, lang: Lang) -> String {
    let effect = super::effect(item).get(lang);
    match item.card().glory {
        0 => effect.to_owned(),
        glory => {
            let glory = super::signed(glory.into());
            let all = lang.pick(format!("{glory} glory"), format!("{glory} славы"));
            if effect.is_empty() { all } else { format!("{effect}, {all}") }
        }
    }
}

/// The potion area.
pub fn potions(model: &PotionsModel, lang: Lang) -> String {
    let n = model.n;
    match &model.next {
        Some(brings) => {
            let brings = marks(brings, lang);
            lang.pick(format!("Brew: {brings}"), format!("Сварить: {brings}"))
        }
        None => lang.pick(format!("Potions: {n} of 12"), format!("Зелья: {n} из 12")),
    }
}

/// Health and wounds.
pub fn life(model: &LifeModel, lang: Lang) -> String {
    let (health, wounds, spare) = (model.health, model.wounds, model.spare);
    let glory = number(-i32::from(model.penalty));
    lang.pick(
        format!("Health {health} of 24, wounds {wounds}, {glory} glory; potion hearts left: {spare}"),
        format!("Здоровье {health} из 24, ранений {wounds}, слава {glory}; свободных сердец зелий: {spare}"),
    )
}

/// Wounds, and how many the team can bear.
pub fn of_health(model: &LifeModel, lang: Lang) -> String {
    let (wounds, health) = (model.wounds, model.health);
    lang.pick(format!("Wounds {wounds} of {health}"), format!("Ранений {wounds} из {health}"))
}

/// The hearts of potions that can still take wounds.
pub fn spare(model: &LifeModel, lang: Lang) -> String {
    let n = model.spare;
    lang.pick(format!("Free hearts {n}"), format!("Свободных сердец {n}"))
}

/// A track of gems or minions.
pub fn track(model: &TrackModel, lang: Lang) -> String {
    let last = model.stops.iter().rfind(|it| it.is_full);
    let glory = last.map_or(0, |it| it.glory);
    let (n, of) = (model.n, model.stops.len());
    lang.pick(format!("{n} of {of}, {glory} glory"), format!("{n} из {of}, слава {glory}"))
}

/// A die of the tray.
pub fn die(model: &DieModel, lang: Lang) -> String {
    let name = match model.side {
        Some(it) => face(it, lang),
        None => lang.pick("Skull", "Череп").to_owned(),
    };
    let state = match model.state {
        DieState::Blank => return lang.pick("A die", "Кубик").to_owned(),
        DieState::Skull => lang.pick("1 wound, cannot be used", "1 ранение, использовать нельзя"),
        DieState::Spent => lang.pick("used", "использован"),
        DieState::Chosen => lang.pick("chosen", "выбран"),
        DieState::Free => return name,
        DieState::Idle => lang.pick("not now", "сейчас нельзя"),
    };
    format!("{name}, {state}")
}

/// A round of the round track.
pub fn round(model: &RoundModel, lang: Lang) -> String {
    let faces: Vec<String> = model.track.iter().flatten().map(|&it| face(it, lang)).collect();
    let faces = faces.join(", ");
    let round = model.round;
    let colon = if faces.is_empty() { "" } else { ": " };
    let mut label =
        lang.pick(format!("Round {round}{colon}{faces}"), format!("Раунд {round}{colon}{faces}"));
    if let Some((monster, _)) = model.monster {
        let name = monster.card().name.get(lang);
        label = lang.pick(format!("{label}, then {name}"), format!("{label}, потом {name}"));
    }
    label
}

/// What a reward is, in a word or two.
pub fn reward(reward: Reward, lang: Lang) -> &'static str {
    match reward {
        Reward::Level | Reward::LevelFirst | Reward::LevelOther(_) => {
            lang.pick("level-up", "повышение уровня")
        }
        Reward::Box | Reward::FirstBox | Reward::FirstBoxOther(_) => {
            lang.pick("item box", "клетка предмета")
        }
        Reward::Potion => lang.pick("potion", "зелье"),
        Reward::Gem | Reward::AnyGem => lang.pick("gem", "самоцвет"),
        Reward::Minion => lang.pick("minion", "приспешник"),
        Reward::Wounds { .. } => lang.pick("wounds", "ранения"),
    }
}

/// How far a mission is.
pub fn mission(model: &MissionModel, lang: Lang) -> String {
    let (name, done, of) = (model.mission.name().get(lang), model.done, model.of);
    lang.pick(format!("{name}: {done} of {of}"), format!("{name}: {done} из {of}"))
}

/// The colours of the four heroes.
pub fn colours(colours: [crate::games::paper_dungeons::client::Colour; 4], lang: Lang) -> String {
    let words = Hero::ALL.map(|hero| {
        format!("{}: {}", hero.name().get(lang), colour(colours[hero.idx()]).get(lang))
    });
    words.join(", ")
}

/// A number of wounds.
pub fn wounds(n: u16, lang: Lang) -> String {
    let word = plural(lang, n.into(), ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
    format!("{n} {word}")
}
