//! Names of things for those who listen to the page.

use super::{points, treasures, xp};
use crate::boards::dungeon_roll::model::party::Token;
use crate::boards::dungeon_roll::model::{HeroModel, Lit, Member, MonsterDie, PlayerModel};
use crate::boards::dungeon_roll::query::choices::Chip;
use crate::boards::dungeon_roll::query::offers::Offer;
use crate::boards::dungeon_roll::selection::{Begin, Choice, Spot};
use crate::games::dungeon_roll::client::{
    DungeonFace, Party, Source,
    names::{self, dungeon_dice, party_dice},
};
use crate::kernel::{Lang, capital};

/// A die on the level, and what a tap of it does.
pub fn floor_die(die: &MonsterDie, lang: Lang) -> String {
    let name = capital(die.target.face().name().get(lang));
    let place = place(die.nth, die.n, lang);
    if let Some(level) = die.for_level {
        let to = lang.pick(format!(", for level {level}"), format!(", для уровня {level}"));
        return format!("{name}{place}{to}");
    }
    let state = match die.lit {
        Lit::Lit if die.reach != 0 => {
            let dice = dungeon_dice(die.reach.min(die.n), die.target.face(), lang);
            lang.pick(format!(", up to {dice} at once"), format!(", разом до {dice}"))
        }
        lit => state(lit, lang).to_owned(),
    };
    format!("{name}{place}{state}")
}

fn place(nth: u8, n: u8, lang: Lang) -> String {
    if n == 1 {
        return String::new();
    }
    let nth = nth + 1;
    lang.pick(format!(" {nth} of {n}"), format!(" {nth} из {n}"))
}

fn state(lit: Lit, lang: Lang) -> &'static str {
    match lit {
        Lit::Held => lang.pick(", chosen", ": выбрано"),
        Lit::Picked => lang.pick(", picked", ": отмечено"),
        Lit::Idle | Lit::Free | Lit::Lit => "",
    }
}

/// A die of the party, or a monster that fights for it.
pub fn member(member: &Member, lang: Lang) -> String {
    let name = capital(&names::source(member.source, lang));
    let socket = socket(member.socket, lang);
    format!("{name}{}{socket}", state(member.lit, lang))
}

fn socket(socket: Option<u8>, lang: Lang) -> String {
    socket.map_or_else(String::new, |it| {
        lang.pick(
            format!(", against the dragon: place {it}"),
            format!(", против дракона: место {it}"),
        )
    })
}

/// Treasures of one kind, and what they do.
pub fn token(token: &Token, lang: Lang) -> String {
    let card = token.treasure.card();
    let n = if token.n == 1 { String::new() } else { format!(" × {}", token.n) };
    let (state, socket) = (state(token.lit, lang), socket(token.socket, lang));
    format!("{}{n}{state}{socket}. {}", card.name.get(lang), token.effect.get(lang))
}

/// The hero card as a thing to use.
pub fn ultimate(hero: &HeroModel, lang: Lang) -> String {
    let Some(card) = hero.hero else { return super::NO_HERO.get(lang).to_owned() };
    let side = card.side(hero.is_master);
    let is_used = if hero.is_exhausted { super::SPENT } else { super::READY }.get(lang);
    let (name, about) = (side.ultimate_name.get(lang), side.ultimate_text.get(lang));
    let socket = socket(hero.socket, lang);
    format!("{name}, {is_used}{}{socket}. {about}", state(hero.lit, lang))
}

/// A player: name, hero, experience, treasures, total.
pub fn player(player: &PlayerModel, name: &str, lang: Lang) -> String {
    let hero = player.hero.map(|it| it.side(player.is_master).name.get(lang));
    let hero = hero.map_or_else(String::new, |it| format!(", {it}"));
    let (xp, treasures) = (xp(player.xp, lang), treasures(player.n_treasures, lang));
    let total = points(player.total.max(0) as u8, lang);
    let now = match (player.is_adventurer, player.is_lord) {
        (true, _) => lang.pick(", in the dungeon now", ", сейчас в подземелье"),
        (false, true) => lang.pick(", dungeon lord", ", повелитель подземелья"),
        (false, false) => "",
    };
    format!("{name}{hero}{now}: {xp}, {treasures}, {total}")
}

/// The lair in words; some of its dice may be picked.
pub fn lair(n: u8, n_asleep: u8, n_picked: u8, lang: Lang) -> String {
    let lair = lair_at_rest(n, n_asleep, lang);
    if n_picked == 0 {
        return lair;
    }
    lang.pick(format!("{lair}, {n_picked} picked"), format!("{lair}, отмечено: {n_picked}"))
}

fn lair_at_rest(n: u8, n_asleep: u8, lang: Lang) -> String {
    let dragons = dungeon_dice(n, DungeonFace::Dragon, lang);
    let name = super::LAIR.get(lang);
    if n_asleep == 0 {
        return lang.pick(
            format!("{name}: {dragons}, the dragon is awake"),
            format!("{name}: {dragons}, дракон проснулся"),
        );
    }
    lang.pick(
        format!("{name}: {dragons}, {n_asleep} more wake it"),
        format!("{name}: {dragons}, до пробуждения ещё {n_asleep}"),
    )
}

/// A place in the band: who has taken it.
pub fn taken_socket(nth: u8, member: Option<Source>, lang: Lang) -> String {
    let nth = nth + 1;
    let who = member
        .map_or_else(|| super::EMPTY_SOCKET.get(lang).to_owned(), |it| names::source(it, lang));
    lang.pick(format!("Place {nth}: {who}"), format!("Место {nth}: {who}"))
}

/// A choice that is spelled out: what is written on it.
pub fn chip(chip: &Chip, lang: Lang) -> String {
    match (chip.spot, chip.offer) {
        (Spot::Thing(it), _) => capital(&super::stuck::help(it, chip.n, lang)),
        (Spot::Choice(Choice::Way(_)), Some(Offer::Act(way))) => {
            capital(&super::sentences::way(&way, lang))
        }
        (Spot::Choice(it), _) => choice(it, chip.n, lang),
        (Spot::Go(_) | Spot::Player(_) | Spot::Drop | Spot::Main, _) => String::new(),
    }
}

/// What is written on a choice that is about `n` dice.
fn choice(choice: Choice, n: u8, lang: Lang) -> String {
    let all = |dice: String| lang.pick(format!("All: {dice}"), format!("Все: {dice}"));
    match choice {
        Choice::Begin(it) => begin(it, lang),
        Choice::Face(face) | Choice::SetParty(face) => capital(face.name().get(lang)),
        Choice::SetFloor(face) => capital(face.name().get(lang)),
        Choice::Unface(face) => {
            let back = names::party_list(&Party::of(face, n), lang);
            lang.pick(format!("Not: {back}"), format!("Убрать: {back}"))
        }
        Choice::AllFloor(target) => all(dungeon_dice(n, target.face(), lang)),
        Choice::AllParty(face) => all(party_dice(n, face, lang)),
        Choice::Careful => lang.pick("Fewer than all", "Не всех сразу").to_owned(),
        Choice::Way(_) => String::new(),
    }
}

fn begin(begin: Begin, lang: Lang) -> String {
    let words = match begin {
        Begin::Reroll => lang.pick("Re-roll dice", "Перебросить кубики"),
        Begin::Spend(face) => {
            let name = face.name();
            return lang.pick(
                format!("Spend for a re-roll: {}", name.en()),
                format!("Потратить на переброс: {}", name.ru()),
            );
        }
        Begin::Again => lang.pick("Hero: re-roll one die", "Герой: перебросить кубик"),
        Begin::Lure => lang.pick("Turn a monster into a dragon", "Превратить монстра в дракона"),
        Begin::Ready => lang.pick("Ready the hero", "Вернуть силы герою"),
    };
    words.to_owned()
}
