//! Names of things for those who listen to the page.

use super::{message, messages, text};
use crate::boards::dungeon_roll::model::party::Token;
use crate::boards::dungeon_roll::model::{HeroModel, Lit, Member, MonsterDie, PlayerModel};
use crate::boards::dungeon_roll::query::choices::Chip;
use crate::boards::dungeon_roll::query::offers::Offer;
use crate::boards::dungeon_roll::selection::{Begin, Choice, Spot};
use crate::games::dungeon_roll::client::{
    DungeonFace, Source,
    names::{self, dungeon_dice},
};
use crate::kernel::{Lang, Text, capital};

/// A die on the level, and what a tap of it does.
pub fn floor_die(die: &MonsterDie, lang: Lang) -> String {
    let (face, nth, n) = (die.target.face(), die.nth + 1, die.n);
    let name = face.name();
    if let Some(level) = die.for_level {
        return message!(lang, "die-for-level", face = name, nth = nth, n = n, level = level);
    }
    match die.lit {
        Lit::Lit if die.reach != 0 => {
            let dice = &dungeon_dice(die.reach.min(n), face, lang);
            message!(lang, "die-up-to", face = name, nth = nth, n = n, dice = dice)
        }
        lit => in_state(message!(lang, "die", face = name, nth = nth, n = n), lit, lang),
    }
}

/// A thing, and whether it is chosen.
fn in_state(thing: String, lit: Lit, lang: Lang) -> String {
    match lit {
        Lit::Held => message!(lang, "thing-chosen", thing = &thing),
        Lit::Picked => message!(lang, "thing-picked", thing = &thing),
        Lit::Idle | Lit::Free | Lit::Lit => thing,
    }
}

/// A thing, whether it is chosen, and its place against the dragon.
fn placed(thing: String, lit: Lit, socket: Option<u8>, lang: Lang) -> String {
    let thing = in_state(thing, lit, lang);
    match socket {
        Some(place) => message!(lang, "thing-in-socket", thing = &thing, place = place),
        None => thing,
    }
}

/// A die of the party, or a monster that fights for it.
pub fn member(member: &Member, lang: Lang) -> String {
    let name = capital(names::source(member.source).get(lang));
    placed(name, member.lit, member.socket, lang)
}

/// Treasures of one kind, and what they do.
pub fn token(token: &Token, lang: Lang) -> String {
    let tokens = names::tokens(token.treasure, token.n, lang);
    does(placed(tokens, token.lit, token.socket, lang), token.effect, lang)
}

/// A thing, and what it does.
fn does(thing: String, does: Text, lang: Lang) -> String {
    message!(lang, "thing-does", thing = &thing, does = does.get(lang))
}

/// The hero card as a thing to use.
pub fn ultimate(hero: &HeroModel, lang: Lang) -> String {
    let Some(card) = hero.hero else { return text!("hero-none").get(lang).to_owned() };
    let side = card.side(hero.is_master);
    let ability = if hero.is_exhausted {
        message!(lang, "ability-is-used", ability = side.ultimate_name)
    } else {
        message!(lang, "ability-is-ready", ability = side.ultimate_name)
    };
    does(placed(ability, hero.lit, hero.socket, lang), side.ultimate_text, lang)
}

/// A player: name, hero, experience, treasures, total.
pub fn player(player: &PlayerModel, name: &str, lang: Lang) -> String {
    let hero = player.hero.map(|it| it.side(player.is_master).name);
    let who = match hero {
        Some(hero) => message!(lang, "player-with-hero", who = name, hero = hero),
        None => name.to_owned(),
    };
    let who = match (player.is_adventurer, player.is_lord) {
        (true, _) => message!(lang, "player-in-dungeon", who = &who),
        (false, true) => message!(lang, "player-lord", who = &who),
        (false, false) => who,
    };
    let (xp, treasures) =
        (message!(lang, "xp", n = player.xp), message!(lang, "treasures", n = player.n_treasures));
    let points = &message!(lang, "points", n = player.total.max(0));
    message!(lang, "player", who = &who, xp = &xp, treasures = &treasures, points = points)
}

/// The lair in words; some of its dice may be picked.
pub fn lair(n: u8, n_asleep: u8, n_picked: u8, lang: Lang) -> String {
    let face = DungeonFace::Dragon.name();
    if n_picked == 0 {
        return message!(lang, "lair-holds", n = n, face = face, asleep = n_asleep);
    }
    message!(lang, "lair-picked", n = n, face = face, asleep = n_asleep, picked = n_picked)
}

/// A place in the band: who has taken it.
pub fn taken_socket(nth: u8, member: Option<Source>, lang: Lang) -> String {
    let who = member.map_or(message!(lang, "socket-free"), |it| names::source(it).get(lang));
    message!(lang, "socket", place = nth + 1, who = who)
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

/// The label of a choice that is about `n` dice.
fn choice(choice: Choice, n: u8, lang: Lang) -> String {
    match choice {
        Choice::Begin(it) => begin(it, lang),
        Choice::Face(face) | Choice::SetParty(face) => capital(face.name().get(lang)),
        Choice::SetFloor(face) => capital(face.name().get(lang)),
        Choice::Unface(face) => message!(lang, "choice-not", n = n, face = face.name()),
        Choice::AllFloor(target) => {
            message!(lang, "choice-all", n = n, face = target.face().name())
        }
        Choice::AllParty(face) => message!(lang, "choice-all", n = n, face = face.name()),
        Choice::Careful => message!(lang, "choice-careful").to_owned(),
        Choice::Way(_) => String::new(),
    }
}

fn begin(begin: Begin, lang: Lang) -> String {
    let words = match begin {
        Begin::Spend(face) => return message!(lang, "choice-spend", face = face.name()),
        Begin::Reroll => message!(lang, "choice-reroll"),
        Begin::Again => message!(lang, "choice-again"),
        Begin::Lure => message!(lang, "choice-lure"),
        Begin::Ready => message!(lang, "choice-ready"),
    };
    words.to_owned()
}
