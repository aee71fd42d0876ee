//! What happened, in sentences that start with a small letter, so that a name can stand before
//! them.

use crate::action::{Cause, Event, What};
use crate::dice::{Face, Side, Symbol};
use crate::dungeons::{Dungeon, Guard, Letter, Letters, Minion, printed};
use crate::grid::Room;
use crate::heroes::{Colour, Hero};
use crate::items::{BOXES, Item};
use crate::missions::Mission;
use crate::monsters::Monster;
use crate::objectives::Objective;
use crate::state::{Dealt, Reward};
use crate::talents::Talent;
use crate::tracks::POTIONS_MAX;
use kernel::{Lang, Seat, SeatSet, Telling, plural, signed, small};

/// What others do, and what you do.
pub const VERBS: [[&str; 2]; 9] = [
    ["enters ", "enter "],
    ["crosses ", "cross "],
    ["walks ", "walk "],
    ["takes ", "take "],
    ["keeps ", "keep "],
    ["uses ", "use "],
    ["steals ", "steal "],
    ["fights ", "fight "],
    ["flees ", "flee "],
];

/// What happened, and to whom, if it was one team. Nothing for what goes without saying.
pub fn said(what: &What, lang: Lang) -> Option<(Option<Seat>, String)> {
    let (seat, said) = match *what {
        What::Round { .. } | What::Over | What::Confirmed { .. } | What::Gained { .. } => {
            return None;
        }
        What::Revealed { dungeon } => (None, revealed(dungeon, lang)),
        What::Missions { missions } => (None, missions_words(&missions, lang)),
        What::Rolled { roll, n_rerolls } => (None, rolled(&roll, n_rerolls, lang)),
        What::Vanished { letters } => (None, vanished(letters, lang)),
        What::Dealt { seat, cards } => (Some(seat), dealt(cards, lang)),
        What::Kept { seat, talent, objective } => (Some(seat), kept(talent, objective, lang)),
        What::Chose { seat } => {
            (Some(seat), lang.pick("the cards are chosen.", "карты выбраны.").to_owned())
        }
        What::TalentShown { seat, talent } => (Some(seat), talent_shown(talent, lang)),
        What::Used { seat, die } => (Some(seat), used(die, lang)),
        What::Raised { seat, hero, level } => (Some(seat), raised(hero, level, lang)),
        What::Crafted { seat, item, boxes } => (Some(seat), crafted(item, boxes, lang)),
        What::Brewed { seat, n_potions, total } => (Some(seat), brewed(n_potions, total, lang)),
        What::Entered { seat, room } => {
            let (en, ru) = (format!("enters {room}."), format!("вход в помещение {room}."));
            (Some(seat), lang.pick(en, ru))
        }
        What::Crossed { seat, is_water } => (Some(seat), crossed(is_water, lang)),
        What::Beat { seat, room, minion } => (Some(seat), beat(room, minion, lang)),
        What::Wounded { seat, cause, absorbed, marked } => {
            (Some(seat), wounded(cause, absorbed, marked, lang))
        }
        What::Trapped { seat, room } => {
            let (en, ru) = (format!("a trap in {room}."), format!("ловушка в {room}."));
            (Some(seat), lang.pick(en, ru))
        }
        What::Resurrected { seat } => (Some(seat), resurrected(lang)),
        What::Stole { seat, letter, total } => (Some(seat), stole(letter, total, lang)),
        What::Lost { seat, reward } => (Some(seat), lost(reward, lang)),
        What::Declined { seat } => {
            (Some(seat), lang.pick("takes no gem.", "самоцвет не взят.").to_owned())
        }
        What::Summary { seat, n_rooms, n_levels, n_boxes, n_potions, n_gems } => {
            (Some(seat), summary([n_rooms, n_levels, n_boxes, n_potions, n_gems], lang))
        }
        What::CrossedOut { seat, letters } => (Some(seat), crossed_out(letters, lang)),
        What::Claimed { seat, mission, glory } => (Some(seat), claimed(mission, glory, lang)),
        What::Fought { seat, monster, power, range, glory } => {
            (Some(seat), fought(monster, power, range, glory, lang))
        }
        What::Fled { seat, monster, glory } => (Some(seat), fled(monster, glory, lang)),
        What::Spoils { seat, monster } => (Some(seat), spoils(monster, lang)),
    };
    Some((seat, said))
}

/// What the skulls of a round did to several teams alike; none where it differs.
pub fn skulls_together(events: &[&Event], to: Telling<'_>) -> Option<String> {
    let of_team = |it: &&Event| {
        let is_skulls = matches!(it.what, What::Wounded { cause: Cause::Skulls, .. });
        let (seat, said) = said(&it.what, to.lang).filter(|_| is_skulls)?;
        Some((seat?, said))
    };
    let teams = events.iter().map(of_team).collect::<Option<Vec<_>>>()?;
    let (_, first) = teams.first()?;
    let seats: SeatSet = teams.iter().map(|it| it.0).collect();
    let is_alike = seats.len() == teams.len() && teams.iter().all(|it| it.1 == *first);
    let names: Vec<&str> = seats.iter().map(|it| to.names[it].as_str()).collect();
    is_alike.then(|| format!("{}: {first}", names.join(", ")))
}

fn revealed(dungeon: Dungeon, lang: Lang) -> String {
    let card = dungeon.card();
    let (letter, title) = (card.letter.get(lang), card.title.get(lang));
    let names = card.monsters.map(|it| it.card().name.get(lang)).join(", ");
    lang.pick(
        format!("the dungeon is {letter}, {title}. Its monsters: {names}."),
        format!("подземелье {letter}, «{title}». Чудовища: {names}."),
    )
}

fn missions_words(missions: &[Mission], lang: Lang) -> String {
    let names: Vec<&str> = missions.iter().map(|it| it.name().get(lang)).collect();
    let names = names.join("; ");
    lang.pick(format!("the missions: {names}."), format!("миссии: {names}."))
}

fn rolled(roll: &[Side], n_rerolls: u8, lang: Lang) -> String {
    let mut faces: Vec<String> = roll.iter().flatten().map(|&it| face_name(it, lang)).collect();
    let n_skulls = roll.iter().filter(|it| it.is_none()).count() as i32;
    if 0 < n_skulls {
        let skulls = plural(lang, n_skulls, ["skull", "skulls"], ["череп", "черепа", "черепов"]);
        faces.push(format!("{n_skulls} {skulls}"));
    }
    let faces = faces.join(", ");
    let again = match n_rerolls {
        0 => "",
        1.. => lang.pick(" (after a reroll)", " (после переброса)"),
    };
    lang.pick(format!("the dice: {faces}{again}."), format!("кубики: {faces}{again}."))
}

/// The name of a face: white Warrior, Clover, Boots.
pub fn face_name(face: Face, lang: Lang) -> String {
    let colour = match face.colour() {
        Colour::White => lang.pick("white", "белый"),
        Colour::Black => lang.pick("black", "чёрный"),
    };
    match face.symbol() {
        Symbol::Clover => lang.pick("Clover", "клевер").to_owned(),
        Symbol::Boots => lang.pick("Boots", "сапоги").to_owned(),
        Symbol::Hero(hero) => {
            let (en, ru) = (hero.name().en(), hero.name().ru());
            lang.pick(format!("{colour} {en}"), format!("{colour} {}", small(ru)))
        }
    }
}

fn letter_names(letters: Letters) -> String {
    letters.iter().map(|it| it.letter().to_string()).collect::<Vec<_>>().join(", ")
}

fn vanished(letters: Letters, lang: Lang) -> String {
    let names = letter_names(letters);
    lang.pick(format!("gems vanish: {names}."), format!("исчезают самоцветы: {names}."))
}

fn crossed_out(letters: Letters, lang: Lang) -> String {
    let names = letter_names(letters);
    lang.pick(
        format!("gems lost to rivals: {names}."),
        format!("самоцветы достались соперникам: {names}."),
    )
}

fn dealt(cards: Dealt, lang: Lang) -> String {
    let [one, two] = cards.talents.map(|it| it.card().name.get(lang));
    lang.pick(
        format!("two talents to choose from: {one}, {two}."),
        format!("на выбор два таланта: {one}, {two}."),
    )
}

fn kept(talent: Talent, objective: Objective, lang: Lang) -> String {
    let (talent, aim) = (talent.card().name.get(lang), objective.card().name.get(lang));
    lang.pick(
        format!("keeps the talent {talent} and the objective: {aim}."),
        format!("выбраны талант «{talent}» и цель: {aim}."),
    )
}

fn talent_shown(talent: Talent, lang: Lang) -> String {
    let card = talent.card();
    let (name, effect) = (card.name.get(lang), card.effect.get(lang));
    lang.pick(format!("talent {name}. {effect}"), format!("талант «{name}». {effect}"))
}

fn used(die: Face, lang: Lang) -> String {
    let name = face_name(die, lang);
    lang.pick(format!("uses a die: {name}."), format!("использован кубик: {name}."))
}

fn raised(hero: Hero, level: u8, lang: Lang) -> String {
    let (en, ru) = (hero.name().en(), hero.name().ru());
    lang.pick(format!("{en} rises to level {level}."), format!("{ru}: теперь {level}‑й уровень."))
}

fn crafted(item: Item, boxes: u8, lang: Lang) -> String {
    let name = item.card().name.get(lang);
    let part = if boxes < BOXES {
        lang.pick("1 box of 2", "1 клетка из 2")
    } else {
        lang.pick("complete", "готово")
    };
    format!("{name}: {part}.")
}

fn brewed(n_potions: u8, total: u8, lang: Lang) -> String {
    if n_potions == 0 {
        return lang.pick("no room for more potions.", "для зелий больше нет места.").to_owned();
    }
    let n = i32::from(n_potions);
    let potions = plural(lang, n, ["potion", "potions"], ["зелье", "зелья", "зелий"]);
    lang.pick(
        format!("+{n} {potions}, {total} of {POTIONS_MAX}."),
        format!("+{n} {potions}, всего {total} из {POTIONS_MAX}."),
    )
}

fn crossed(is_water: bool, lang: Lang) -> String {
    let en = if is_water { "crosses water." } else { "walks through a wall." };
    let ru = if is_water {
        "переход через воду."
    } else {
        "проход сквозь стену."
    };
    lang.pick(en, ru).to_owned()
}

fn beat(room: Room, minion: Minion, lang: Lang) -> String {
    let (name, level) = (minion.kind.name().get(lang), minion.level);
    lang.pick(
        format!("{name} of level {level} beaten in {room}."),
        format!("{name} {level}‑го уровня: победа в {room}."),
    )
}

fn wounded(cause: Cause, absorbed: u8, marked: u8, lang: Lang) -> String {
    let n = i32::from(absorbed + marked);
    let wounds = plural(lang, n, ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
    let cause = cause_name(cause, lang);
    let taken = match (absorbed, marked) {
        (0, _) => String::new(),
        (_, 0) => lang.pick(", taken by potions", ", всё приняли зелья").to_owned(),
        (it, _) => lang.pick(format!(", {it} taken by potions"), format!(", зелья приняли {it}")),
    };
    format!("{n} {wounds} ({cause}){taken}.")
}

fn cause_name(cause: Cause, lang: Lang) -> String {
    match cause {
        Cause::Skulls => lang.pick("skulls", "черепа").to_owned(),
        Cause::Trap(_) => lang.pick("trap", "ловушка").to_owned(),
        Cause::Minion(room) => match printed(room).guard {
            Some(Guard::Minion(it)) => small(it.kind.name().get(lang)),
            Some(Guard::Trap) | None => lang.pick("minion", "приспешник").to_owned(),
        },
        Cause::Monster(monster) => monster.card().name.get(lang).to_owned(),
    }
}

fn resurrected(lang: Lang) -> String {
    let en = "the team falls and is resurrected: −9 glory at the end.";
    lang.pick(en, "команда пала и воскресла: −9 славы в конце.").to_owned()
}

fn stole(letter: Option<Letter>, total: u8, lang: Lang) -> String {
    let name = letter.map(|it| format!(" {}", it.letter())).unwrap_or_default();
    lang.pick(
        format!("steals gem{name}, {total} in all."),
        format!("выкраден самоцвет{name}, всего {total}."),
    )
}

fn lost(reward: Reward, lang: Lang) -> String {
    let name = reward_name(reward, lang);
    lang.pick(
        format!("nothing left to mark, the reward is lost: {name}."),
        format!("отмечать больше нечего, награда пропадает: {name}."),
    )
}

fn reward_name(reward: Reward, lang: Lang) -> &'static str {
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

fn summary([rooms, levels, boxes, potions, gems]: [u8; 5], lang: Lang) -> String {
    let parts = [
        (rooms, "rooms", "помещения"),
        (levels, "levels", "уровни"),
        (boxes, "item boxes", "клетки предметов"),
        (potions, "potions", "зелья"),
        (gems, "gems", "самоцветы"),
    ];
    let gained: Vec<String> = parts
        .iter()
        .filter(|(n, ..)| 0 < *n)
        .map(|(n, en, ru)| format!("{} +{n}", lang.pick(*en, *ru)))
        .collect();
    if gained.is_empty() {
        return lang.pick("nothing gained this round.", "за раунд ничего не получено.").to_owned();
    }
    let gained = gained.join(", ");
    lang.pick(format!("this round: {gained}."), format!("за раунд: {gained}."))
}

fn glory_words(glory: i8, lang: Lang) -> String {
    format!("{} {}", signed(glory.into()), lang.pick("glory", "славы"))
}

fn claimed(mission: Mission, glory: i8, lang: Lang) -> String {
    let (name, more) = (mission.name().get(lang), glory_words(glory, lang));
    lang.pick(
        format!("mission fulfilled, {more}: {name}."),
        format!("миссия выполнена, {more}: {name}."),
    )
}

fn fought(monster: Monster, power: u8, range: u8, glory: i8, lang: Lang) -> String {
    let (name, more) = (monster.card().name.get(lang), glory_words(glory, lang));
    let en = ["I", "II", "III"][range as usize];
    let ru = ["низшая", "средняя", "высшая"][range as usize];
    lang.pick(
        format!("fights the {name} with power {power}: range {en}, {more}."),
        format!("{name}: мощь {power}, {ru} ступень, {more}."),
    )
}

fn fled(monster: Monster, glory: i8, lang: Lang) -> String {
    let (name, less) = (monster.card().name.get(lang), glory_words(glory, lang));
    lang.pick(format!("flees from the {name}: {less}."), format!("{name}: бегство, {less}."))
}

fn spoils(monster: Monster, lang: Lang) -> String {
    let name = monster.card().name.get(lang);
    lang.pick(
        format!("strongest against the {name}, which brings its reward."),
        format!("{name}: эта команда сильнее всех и берёт награду."),
    )
}
