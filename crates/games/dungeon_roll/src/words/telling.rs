//! What happened, in sentences that start with a small letter, so that a name can stand before
//! them.

use super::deeds;
use super::names::{
    band, both_lists, counted, dungeon_dice, floor_list, monsters, party_dice, party_list,
    pile_list, source, treasure_list,
};
use crate::action::{Ending, Event, Reason, Reroller, Source};
use crate::dice::{Companion, DungeonFace, Horde, Party, PartyFace, Throw};
use crate::heroes::Hero;
use crate::rules::printed_type;
use crate::treasures::Treasure;
use kernel::{Lang, Seat, Telling, plural};

/// What others do, and what you do.
pub const VERBS: [[&str; 2]; 5] = [
    ["goes ", "go "],
    ["leaves ", "leave "],
    ["gives ", "give "],
    ["retires ", "retire "],
    ["flees ", "flee "],
];

/// What happened. Nothing for what goes without saying.
pub fn said(event: &Event, to: Telling<'_>) -> Option<String> {
    let lang = to.lang;
    Some(match event {
        Event::PartyReady { .. } | Event::Over => return None,
        Event::DelveBegan { .. } if to.is_solo() => return None,
        Event::DelveEnded { ending: Ending::Portal, .. } => return None,
        Event::First { .. } => lang.pick("goes first.", "первый ход.").to_owned(),
        Event::DelveBegan { .. } => {
            lang.pick("goes down into the dungeon.", "спуск в подземелье.").to_owned()
        }
        Event::HeroTaken { hero, .. } => hero_taken(*hero, lang),
        Event::Formed { throw, .. } => formed(throw, lang),
        Event::Arrayed { party, .. } => {
            let dice = party_list(party, lang);
            lang.pick(format!("the party: {dice}."), format!("кубики партии: {dice}."))
        }
        Event::Buried { n, .. } => buried(*n, lang),
        Event::Inscribed { dice, .. } => {
            let dice = party_list(dice, lang);
            lang.pick(format!("scrolls now: {dice}."), format!("теперь это свитки: {dice}."))
        }
        Event::Scouted { throw, .. } => {
            let dice = pile_list(&throw.pile(), lang);
            lang.pick(format!("scouted: {dice}."), format!("разведано: {dice}."))
        }
        Event::Planned { plan, .. } => deeds::planned(plan, lang),
        Event::Crowned { n_scrolls, .. } => crowned(*n_scrolls, lang),
        Event::Turned { from, to, n, .. } => turned(*from, *to, *n, lang),
        Event::Populated { level, throw, .. } => populated(*level, throw, lang),
        Event::Fought { with, used_as, monsters, .. } => fought(*with, *used_as, monsters, lang),
        Event::Rerolled { by, floor, n_lair, party, floor_throw, party_throw, .. } => {
            let (lying, n_dragons) = floor_throw.tally();
            let now = both_lists(
                floor_list(&lying, n_dragons, lang),
                party_list(&party_throw.tally(), lang),
            );
            let before = both_lists(floor_list(floor, *n_lair, lang), party_list(party, lang));
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
        Event::Banished { with, .. } => {
            let price = source(*with, lang);
            lang.pick(
                format!("the dragon is defeated without a fight. Given for it: {price}."),
                format!("дракон побеждён без боя. Отдано за это: {price}."),
            )
        }
        Event::Readied { hero, .. } => {
            let name = hero.side(false).name.get(lang);
            lang.pick(format!("ready again: {name}."), format!("снова в силах: {name}."))
        }
        Event::Offered { treasure, .. } | Event::Discarded { treasure, .. } => {
            let name = treasure.card().name.get(lang);
            lang.pick(format!("given back: {name}."), format!("возвращено: {name}."))
        }
        Event::Lured { with, monster, .. } => {
            let (with, name) = (source(*with, lang), dungeon_dice(1, monster.face(), lang));
            let en = format!("{with}: {name} becomes a dragon in the lair.");
            lang.pick(en, format!("{with}: {name} уходит в логово драконом."))
        }
        Event::Favored { floor, party, .. } => deeds::favored(*floor, *party, lang),
        Event::Removed { dice, .. } => {
            let dice = pile_list(dice, lang);
            lang.pick(format!("discarded: {dice}."), format!("сброшено: {dice}."))
        }
        Event::Tamed { n, .. } => deeds::tamed(*n, lang),
        Event::MonstersGone { .. } => {
            lang.pick("no monster is left.", "монстров не осталось.").to_owned()
        }
        Event::Regrouped { level, .. } => lang.pick(
            format!("level {level} is cleared, the party regroups."),
            format!("уровень {level} пройден, перегруппировка."),
        ),
        Event::LeftBehind { floor, .. } => {
            let dice = floor_list(floor, 0, lang);
            lang.pick(format!("left behind: {dice}."), format!("осталось на уровне: {dice}."))
        }
        Event::DragonWoke { n_lair, .. } => dragon_woke(*n_lair, lang),
        Event::Gained { xp, reason, total, .. } => gained(*xp, *reason, *total, lang),
        Event::Mastered { hero, .. } => mastered(*hero, lang),
        Event::DelveEnded { level, ending, .. } => delve_ended(*level, *ending, lang),
        Event::Unleashed { hero, is_master, .. } => deeds::unleashed(*hero, *is_master, lang),
        Event::Swept { floor, n_lair, .. } => deeds::swept(floor, *n_lair, lang),
        Event::Recruited { temp, monster, n, .. } => deeds::recruited(*temp, *monster, *n, lang),
        Event::Revived { throw, joined, .. } => deeds::revived(throw, joined, lang),
        Event::Enchanted { monsters, into, .. } => deeds::enchanted(monsters, *into, lang),
        Event::Struck { monsters, .. } => deeds::struck(monsters, lang),
        Event::Cried { monsters, .. } => deeds::cried(monsters, lang),
        Event::Intervened { treasure, floor, faces, n_lair, .. } => {
            deeds::intervened(*treasure, faces, &deeds::swept(floor, *n_lair, lang), lang)
        }
        Event::Sang { .. } => lang.pick("the lair is empty now.", "логово опустело.").to_owned(),
        Event::DragonFled { n_lair, .. } => deeds::dragon_fled(*n_lair, lang),
        Event::RingUsed { .. } => deeds::ring(lang),
        Event::ElixirUsed { face, .. } => deeds::elixir(*face, lang),
        Event::BaitUsed { floor, .. } => deeds::bait(floor, lang),
        Event::PortalUsed { .. } => {
            lang.pick("leaves by a Town Portal.", "уход через Городской портал.").to_owned()
        }
        Event::TollPaid { treasures, .. } => {
            let tokens = treasure_list(treasures, lang);
            lang.pick(format!("gives back: {tokens}."), format!("возвращено: {tokens}."))
        }
    })
}

/// The delves of a player in a few words: how each ended, and what it brought.
pub fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    let mut delves = Vec::new();
    let mut gained = 0;
    for event in events.iter().filter(|it| it.seat() == Some(seat)) {
        if let Event::Gained { xp, .. } = event {
            gained += xp;
        }
        if let Event::DelveEnded { level, ending, .. } = event {
            delves.push(delve_in_brief(*level, *ending, gained, lang));
            gained = 0;
        }
    }
    (!delves.is_empty()).then(|| delves.join("; "))
}

fn delve_in_brief(level: u8, ending: Ending, xp: u8, lang: Lang) -> String {
    match ending {
        Ending::Retired | Ending::Portal | Ending::Legend => {
            lang.pick(format!("level {level}, {xp} XP"), format!("уровень {level}, {xp} ОО"))
        }
        Ending::Fled => {
            lang.pick(format!("fled from level {level}"), format!("бегство с уровня {level}"))
        }
    }
}

fn hero_taken(hero: Hero, lang: Lang) -> String {
    let name = hero.called(false, lang);
    lang.pick(format!("the hero is {name}."), format!("герой — {name}."))
}

fn formed(throw: &Throw<PartyFace>, lang: Lang) -> String {
    let dice = party_list(&throw.tally(), lang);
    lang.pick(format!("the party: {dice}."), format!("кубики партии: {dice}."))
}

fn buried(n: u8, lang: Lang) -> String {
    let dice = counted(n, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
    lang.pick(format!("{dice} begin in the graveyard."), format!("начинают на кладбище: {dice}."))
}

/// Dice of one face that turned into another as they fell.
fn turned(from: DungeonFace, to: DungeonFace, n: u8, lang: Lang) -> String {
    let dice = dungeon_dice(n, from, lang);
    let (en, ru) = match to {
        DungeonFace::Chest => (["a chest", "chests"], ["сундуком", "сундуками"]),
        DungeonFace::Potion => (["a potion", "potions"], ["зельем", "зельями"]),
        DungeonFace::Goblin => (["a goblin", "goblins"], ["гоблином", "гоблинами"]),
        DungeonFace::Skeleton => (["a skeleton", "skeletons"], ["скелетом", "скелетами"]),
        DungeonFace::Ooze => (["an ooze", "oozes"], ["слизнем", "слизнями"]),
        DungeonFace::Dragon => {
            (["a dragon", "dragons"], ["драконьей мордой", "драконьими мордами"])
        }
    };
    if n == 1 {
        let (en, ru) = (en[0], ru[0]);
        return lang.pick(format!("{dice} becomes {en}."), format!("{dice} становится {ru}."));
    }
    let (en, ru) = (en[1], ru[1]);
    lang.pick(format!("{dice} become {en}."), format!("{dice} становятся {ru}."))
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
    let named = used_as.name();
    let (en, ru) = (named.en(), named.ru());
    lang.pick(format!("{name} as a {en}"), format!("{name} как {ru}"))
}

/// The verb of what acts: tools are several.
fn verb(with: Source, lang: Lang, en: [&'static str; 2], ru: [&'static str; 2]) -> &'static str {
    let idx = usize::from(with == Source::Treasure(Treasure::ThievesTools));
    lang.pick(en[idx], ru[idx])
}

fn fought(with: Source, used_as: Companion, beaten: &Horde, lang: Lang) -> String {
    let (actor, beaten) = (actor(with, used_as, lang), monsters(beaten, lang));
    let defeats = verb(with, lang, ["defeats", "defeat"], ["побеждает", "побеждают"]);
    lang.pick(format!("{actor} {defeats} {beaten}."), format!("{actor} {defeats}: {beaten}."))
}

fn rerolled(by: Reroller, before: &str, now: &str, lang: Lang) -> String {
    let how = match by {
        Reroller::Scroll(_) => lang.pick("re-rolled with a scroll", "переброс свитком"),
        Reroller::Ultimate | Reroller::Muster | Reroller::Hero => {
            lang.pick("re-rolled", "переброс")
        }
        Reroller::Champion => {
            lang.pick("stays with the party and is re-rolled", "остаётся в строю, переброс")
        }
    };
    lang.pick(format!("{how}: {before}. Now: {now}."), format!("{how}: {before}. Выпало: {now}."))
}

fn opened(with: Source, used_as: Companion, n_chests: u8, lang: Lang) -> String {
    let actor = actor(with, used_as, lang);
    let chests = dungeon_dice(n_chests, DungeonFace::Chest, lang);
    let opens = verb(with, lang, ["opens", "open"], ["открывает", "открывают"]);
    format!("{actor} {opens} {chests}.")
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
    let drinks = verb(with, lang, ["drinks", "drink"], ["пьёт", "пьют"]);
    lang.pick(
        format!("{actor} {drinks} {potions}: {back} {comes}."),
        format!("{actor} {drinks} {potions}. С кладбища {comes}: {back}."),
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
    lang.pick(format!("{xp} XP {why}; {total} in all."), format!("{xp} ОО {why}; всего {total}."))
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
