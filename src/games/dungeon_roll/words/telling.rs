//! What happened, in sentences that start with a small letter, so that a name can stand before
//! them.

use super::names::{
    band, both_lists, counted, dungeon_dice, floor_list, party_dice, party_list, source,
};
use crate::games::dungeon_roll::action::{Ending, Event, Reason, Reroller, Source};
use crate::games::dungeon_roll::dice::{
    Companion, DungeonFace, Floor, Horde, Monster, Party, PartyFace, Throw,
};
use crate::games::dungeon_roll::heroes::{Hero, Temp};
use crate::games::dungeon_roll::rules::printed_type;
use crate::kernel::{Lang, Telling, Text, plural};

/// The sentence with a capital letter.
pub fn capital(said: &str) -> String {
    let mut chars = said.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

/// What happened. Nothing for what goes without saying.
pub fn said(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match event {
        Event::PartyReady { .. }
        | Event::MonstersGone { .. }
        | Event::Regrouped { .. }
        | Event::Over => return None,
        Event::DelveBegan { .. } if to.is_solo() => return None,
        Event::DelveEnded { ending: Ending::Portal, .. } => return None,
        Event::First { .. } => lang.pick("goes first.", "начинает игру.").to_owned(),
        Event::DelveBegan { .. } => {
            lang.pick("goes down into the dungeon.", "спускается в подземелье.").to_owned()
        }
        Event::HeroTaken { hero, .. } => hero_taken(*hero, lang),
        Event::Formed { throw, .. } => formed(throw, lang),
        Event::Crowned { n_scrolls, .. } => crowned(*n_scrolls, lang),
        Event::Populated { level, throw, .. } => populated(*level, throw, lang),
        Event::Fought { with, used_as, monsters, .. } => fought(*with, *used_as, monsters, lang),
        Event::Rerolled { by, floor, party, floor_throw, party_throw, .. } => {
            let (lying, n_dragons) = floor_throw.tally();
            let now = both_lists(
                floor_list(&lying, n_dragons, lang),
                party_list(&party_throw.tally(), lang),
            );
            let before = both_lists(floor_list(floor, 0, lang), party_list(party, lang));
            rerolled(*by, &before, &now, lang)
        }
        Event::Opened { with, used_as, n_chests, .. } => opened(*with, *used_as, *n_chests, lang),
        Event::Drank { with, faces, .. } => drank(*with, faces, lang),
        Event::Drew { treasure, .. } => {
            let name = treasure.card().name.get(lang);
            lang.pick(format!("a treasure: {name}."), format!("сокровище: {name}."))
        }
        Event::DragonSlain { band: members, .. } => {
            let members = band(members, lang);
            let en = format!("the dragon is defeated by: {members}.");
            lang.pick(en, format!("дракон побеждён. Победители: {members}."))
        }
        Event::LeftBehind { floor, .. } => {
            let dice = floor_list(floor, 0, lang);
            lang.pick(format!("left behind: {dice}."), format!("осталось на уровне: {dice}."))
        }
        Event::DragonWoke { n_lair, .. } => dragon_woke(*n_lair, lang),
        Event::Gained { xp, reason, total, .. } => gained(*xp, *reason, *total, lang),
        Event::Mastered { hero, .. } => mastered(*hero, lang),
        Event::DelveEnded { level, ending, .. } => delve_ended(*level, *ending, lang),
        Event::Unleashed { .. }
        | Event::Swept { .. }
        | Event::Recruited { .. }
        | Event::Enchanted { .. }
        | Event::Struck { .. }
        | Event::Cried { .. }
        | Event::Intervened { .. }
        | Event::Sang { .. } => return Some(unleashed(event, lang)),
        Event::RingUsed { .. }
        | Event::ElixirUsed { .. }
        | Event::BaitUsed { .. }
        | Event::PortalUsed { .. } => return Some(treasure_used(event, lang)),
    })
}

fn hero_taken(hero: Hero, lang: Lang) -> String {
    let name = hero.side(false).name.get(lang);
    lang.pick(format!("the hero is the {name}."), format!("герой — {name}."))
}

fn formed(throw: &Throw<PartyFace>, lang: Lang) -> String {
    let dice = party_list(&throw.tally(), lang);
    lang.pick(format!("the party: {dice}."), format!("партия: {dice}."))
}

fn crowned(n_scrolls: u8, lang: Lang) -> String {
    let scrolls = party_dice(n_scrolls, PartyFace::Scroll, lang);
    if n_scrolls == 1 {
        lang.pick(
            format!("{scrolls} becomes a champion."),
            format!("{scrolls} становится стражем."),
        )
    } else {
        lang.pick(format!("{scrolls} become champions."), format!("{scrolls} становятся стражами."))
    }
}

fn populated(level: u8, throw: &Throw<DungeonFace>, lang: Lang) -> String {
    let (floor, n_dragons) = throw.tally();
    let dice = floor_list(&floor, n_dragons, lang);
    lang.pick(format!("level {level}: {dice}."), format!("уровень {level}: {dice}."))
}

/// Who acts, and as whom, if not as himself: `fighter as a mage`.
fn actor(with: Source, used_as: Companion, lang: Lang) -> String {
    let name = source(with, lang);
    if printed_type(with) == Some(used_as) {
        return name;
    }
    let Text { en, ru } = used_as.face().name();
    lang.pick(format!("{name} as a {en}"), format!("{name} как {ru}"))
}

fn monsters(monsters: &Horde, lang: Lang) -> String {
    floor_list(&monsters.on_floor(), 0, lang)
}

fn fought(with: Source, used_as: Companion, beaten: &Horde, lang: Lang) -> String {
    let (actor, beaten) = (actor(with, used_as, lang), monsters(beaten, lang));
    lang.pick(format!("{actor} defeats {beaten}."), format!("{actor} побеждает: {beaten}."))
}

fn rerolled(by: Reroller, before: &str, now: &str, lang: Lang) -> String {
    let how = match by {
        Reroller::Scroll(_) => lang.pick("re-rolled with a scroll", "переброс свитком"),
        Reroller::Ultimate | Reroller::Muster => lang.pick("re-rolled", "переброс"),
    };
    lang.pick(format!("{how}: {before}. Now: {now}."), format!("{how}: {before}. Выпало: {now}."))
}

fn opened(with: Source, used_as: Companion, n_chests: u8, lang: Lang) -> String {
    let actor = actor(with, used_as, lang);
    let chests = dungeon_dice(n_chests, DungeonFace::Chest, lang);
    lang.pick(format!("{actor} opens {chests}."), format!("{actor} открывает {chests}."))
}

fn drank(with: Source, faces: &Party, lang: Lang) -> String {
    let actor = source(with, lang);
    let potions = dungeon_dice(faces.total(), DungeonFace::Potion, lang);
    let back = party_list(faces, lang);
    let comes = plural(
        lang,
        faces.total().into(),
        ["comes back", "come back"],
        ["возвращается", "возвращаются", "возвращаются"],
    );
    lang.pick(
        format!("{actor} drinks {potions}: {back} {comes}."),
        format!("{actor} пьёт {potions}. С кладбища {comes}: {back}."),
    )
}

fn dragon_woke(n_lair: u8, lang: Lang) -> String {
    let dice = counted(n_lair, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
    lang.pick(
        format!("the dragon wakes: {dice} in its lair."),
        format!("дракон проснулся: в логове {dice}."),
    )
}

fn gained(xp: u8, reason: Reason, total: u16, lang: Lang) -> String {
    let why = match reason {
        Reason::Level => lang.pick("for the level", "за уровень"),
        Reason::Dragon => lang.pick("for the dragon", "за дракона"),
        Reason::EmptyBag => lang.pick("instead of a treasure", "вместо сокровища"),
    };
    lang.pick(
        format!("{xp} experience {why}; {total} in all."),
        format!("опыт {why}: {xp}, всего {total}."),
    )
}

fn mastered(hero: Hero, lang: Lang) -> String {
    let (novice, master) = (hero.side(false).name.get(lang), hero.side(true).name.get(lang));
    lang.pick(
        format!("the {novice} rises to {master}."),
        format!("повышение уровня: {novice} — теперь {master}."),
    )
}

fn delve_ended(level: u8, ending: Ending, lang: Lang) -> String {
    match ending {
        Ending::Retired => lang.pick(
            format!("retires to the tavern from level {level}."),
            format!("отдых в таверне после уровня {level}."),
        ),
        Ending::Legend => lang
            .pick("level 10 is behind: a living legend!", "уровень 10 пройден: живая легенда!")
            .to_owned(),
        Ending::Fled => {
            lang.pick(format!("flees from level {level}."), format!("бегство с уровня {level}."))
        }
        Ending::Portal => lang.pick("leaves by a portal.", "уход через портал.").to_owned(),
    }
}

/// What an ultimate did.
fn unleashed(event: &Event, lang: Lang) -> String {
    match event {
        Event::Unleashed { hero, is_master, .. } => {
            let name = hero.side(*is_master).ultimate_name.get(lang);
            lang.pick(format!("{name}!"), format!("«{name}»!"))
        }
        Event::Swept { floor, n_lair, .. } => swept(floor, *n_lair, lang),
        Event::Recruited { temp, monster, n, .. } => recruited(*temp, *monster, *n, lang),
        Event::Enchanted { monsters: charmed, .. } => {
            let dice = monsters(charmed, lang);
            lang.pick(format!("a potion instead of {dice}."), format!("теперь это зелье: {dice}."))
        }
        Event::Struck { monsters: beaten, .. } => {
            let dice = monsters(beaten, lang);
            lang.pick(format!("defeated: {dice}."), format!("победа! Повержено: {dice}."))
        }
        Event::Cried { monsters: turned, .. } => turned_to_dragons(&monsters(turned, lang), lang),
        Event::Intervened { treasure, floor, faces, n_lair, .. } => {
            let name = treasure.card().name.get(lang);
            let back = party_list(faces, lang);
            let rest = swept(floor, *n_lair, lang);
            let given =
                lang.pick(format!("given up: {name}; {rest}"), format!("отдано: {name}; {rest}"));
            match back.as_str() {
                "" => given,
                back => lang.pick(
                    format!("{given} Back from the graveyard: {back}."),
                    format!("{given} С кладбища вернулись: {back}."),
                ),
            }
        }
        _ => lang.pick("the lair is empty now.", "логово опустело.").to_owned(), // Bard Song.
    }
}

fn swept(floor: &Floor, n_lair: u8, lang: Lang) -> String {
    let dice = floor_list(floor, n_lair, lang);
    lang.pick(format!("swept away: {dice}."), format!("сброшено: {dice}."))
}

fn turned_to_dragons(dice: &str, lang: Lang) -> String {
    lang.pick(format!("dragons now: {dice}."), format!("в логово драконами уходят: {dice}."))
}

fn recruited(temp: Temp, monster: Monster, n: u8, lang: Lang) -> String {
    let monsters = dungeon_dice(n, monster.face(), lang);
    let (one, many) = match temp {
        Temp::Fighter => (["a fighter", "воином"], ["fighters", "воинами"]),
        Temp::Thief => (["a thief", "вором"], ["thieves", "ворами"]),
    };
    let ([en, ru], en_verb, ru_verb) = match n {
        1 => (one, "joins the party as", "становится"),
        _ => (many, "join the party as", "становятся"),
    };
    lang.pick(format!("{monsters} {en_verb} {en}."), format!("{monsters} {ru_verb} {ru}."))
}

/// What a treasure did.
fn treasure_used(event: &Event, lang: Lang) -> String {
    match event {
        Event::ElixirUsed { face, .. } => {
            let Text { en, ru } = face.name();
            lang.pick(
                format!("an elixir brings back a {en}."),
                format!("эликсир: с кладбища возвращается {ru}."),
            )
        }
        Event::BaitUsed { floor, .. } => {
            let rest = turned_to_dragons(&floor_list(floor, 0, lang), lang);
            lang.pick(format!("bait! {}", capital(&rest)), format!("приманка! {}", capital(&rest)))
        }
        Event::PortalUsed { .. } => {
            lang.pick("leaves by a Town Portal.", "уходит через Городской портал.").to_owned()
        }
        _ => lang
            .pick(
                "a Ring of Invisibility: the lair is empty now.",
                "Кольцо невидимости: логово опустело.",
            )
            .to_owned(), // The ring is all that is left.
    }
}
