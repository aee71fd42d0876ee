//! What ultimates and treasures did, in sentences that start with a small letter.

use super::names::{counted, dungeon_dice, faces_set, floor_list, monsters, party_list, pile_list};
use crate::dice::{DungeonFace, Floor, Horde, Monster, Party, PartyFace, Pile, Throw};
use crate::heroes::{Hero, Temp};
use crate::treasures::Treasure;
use kernel::{Lang, capital};

/// The name of an ultimate, called out.
pub fn unleashed(hero: Hero, is_master: bool, lang: Lang) -> String {
    let name = hero.side(is_master).ultimate_name.get(lang);
    lang.pick(format!("{name}!"), format!("«{name}»!"))
}

/// Dice that went away.
pub fn swept(floor: &Floor, n_lair: u8, lang: Lang) -> String {
    let dice = floor_list(floor, n_lair, lang);
    lang.pick(format!("swept away: {dice}."), format!("сброшено: {dice}."))
}

/// Monsters that joined the party.
pub fn recruited(temp: Temp, monster: Monster, n: u8, lang: Lang) -> String {
    let monsters = dungeon_dice(n, monster.face(), lang);
    let (one, many) = match temp {
        Temp::Fighter => (["a fighter", "воином"], ["fighters", "воинами"]),
        Temp::Thief => (["a thief", "вором"], ["thieves", "ворами"]),
        Temp::Dragon => (["a dragon", "драконом"], ["dragons", "драконами"]),
    };
    let ([en, ru], en_verb, ru_verb) = if n == 1 {
        (one, "joins the party as", "становится")
    } else {
        (many, "join the party as", "становятся")
    };
    lang.pick(format!("{monsters} {en_verb} {en}."), format!("{monsters} {ru_verb} {ru}."))
}

/// Dice that were rolled out of the graveyard, and those of them that joined.
pub fn revived(throw: &Throw<PartyFace>, joined: &Party, lang: Lang) -> String {
    let all = throw.tally();
    let dice = party_list(&all, lang);
    if all == *joined {
        let en = format!("back from the graveyard: {dice}.");
        return lang.pick(en, format!("с кладбища вернулись: {dice}."));
    }
    let back = party_list(joined, lang);
    if back.is_empty() {
        let en = format!("rolled in the graveyard: {dice}. Nobody joins.");
        return lang.pick(en, format!("бросок на кладбище: {dice}. Никто не вернулся."));
    }
    lang.pick(
        format!("rolled in the graveyard: {dice}. Joining: {back}."),
        format!("бросок на кладбище: {dice}. Вернулись: {back}."),
    )
}

/// Monsters that became a potion or a chest.
pub fn enchanted(charmed: &Horde, into: DungeonFace, lang: Lang) -> String {
    let dice = monsters(charmed, lang);
    let named = into.name();
    let (en, ru) = (named.en(), named.ru());
    lang.pick(format!("a {en} instead of {dice}."), format!("теперь это {ru}: {dice}."))
}

/// Monsters that fell without a fight.
pub fn struck(beaten: &Horde, lang: Lang) -> String {
    let dice = monsters(beaten, lang);
    lang.pick(format!("defeated: {dice}."), format!("победа! Повержено: {dice}."))
}

/// Monsters that became dragons.
pub fn cried(turned: &Horde, lang: Lang) -> String {
    turned_to_dragons(&monsters(turned, lang), lang)
}

fn turned_to_dragons(dice: &str, lang: Lang) -> String {
    lang.pick(
        format!("dragons now: {dice}."),
        format!("становятся драконьими мордами и уходят в логово: {dice}."),
    )
}

/// A treasure that was given up, what went with it, and who came back.
pub fn intervened(treasure: Treasure, faces: &Party, swept: &str, lang: Lang) -> String {
    let name = treasure.card().name.get(lang);
    let given = lang.pick(format!("given up: {name}; {swept}"), format!("отдано: {name}; {swept}"));
    let back = party_list(faces, lang);
    if back.is_empty() {
        return given;
    }
    lang.pick(
        format!("{given} Back from the graveyard: {back}."),
        format!("{given} С кладбища вернулись: {back}."),
    )
}

/// A lair that emptied before the dragon woke.
pub fn dragon_fled(n_lair: u8, lang: Lang) -> String {
    let dice = counted(n_lair, lang, ["die", "dice"], ["кубик", "кубика", "кубиков"]);
    lang.pick(
        format!("the dragon dares not wake: {dice} leave the lair."),
        format!("дракон не решается проснуться, логово опустело ({dice})."),
    )
}

/// A ring.
pub fn ring(lang: Lang) -> String {
    let en = "a Ring of Invisibility: the lair is empty now.";
    lang.pick(en, "Кольцо невидимости: логово опустело.").to_owned()
}

/// An elixir.
pub fn elixir(face: PartyFace, lang: Lang) -> String {
    let named = face.name();
    let (en, ru) = (named.en(), named.ru());
    lang.pick(
        format!("an elixir brings back a {en}."),
        format!("эликсир: с кладбища возвращается {ru}."),
    )
}

/// Bait.
pub fn bait(floor: &Floor, lang: Lang) -> String {
    let rest = capital(&turned_to_dragons(&floor_list(floor, 0, lang), lang));
    lang.pick(format!("bait! {rest}"), format!("приманка! {rest}"))
}

/// Dice laid out for the first levels.
pub fn planned(plan: &[Pile], lang: Lang) -> String {
    let levels = plan.iter().enumerate().map(|(nth, dice)| {
        let (level, dice) = (nth + 1, pile_list(dice, lang));
        lang.pick(format!("level {level}: {dice}"), format!("уровень {level}: {dice}"))
    });
    let levels = levels.collect::<Vec<String>>().join("; ");
    lang.pick(format!("the plan: {levels}."), format!("план: {levels}."))
}

/// Dice that were set to a face.
pub fn favored(
    floor: Option<(DungeonFace, DungeonFace)>,
    party: Option<(PartyFace, PartyFace)>,
    lang: Lang,
) -> String {
    let dice = faces_set(floor, party, lang);
    lang.pick(format!("set: {dice}."), format!("повёрнуто: {dice}."))
}

/// Dragon dice of the lair that obey.
pub fn tamed(n: u8, lang: Lang) -> String {
    let dragons = dungeon_dice(n, DungeonFace::Dragon, lang);
    if n == 1 {
        return lang.pick(format!("{dragons} obeys."), format!("{dragons} повинуется."));
    }
    lang.pick(format!("{dragons} obey."), format!("{dragons} повинуются."))
}
