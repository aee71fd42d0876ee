//! What can be done, in a few words each: `Fighter: 2 goblins`.

use super::names::{
    band, both_lists, counted, dungeon_dice, faces_set, floor_list, party_list, pile_list, source,
};
use crate::action::{Action, Course, Forming, Magic, Skill, Source, Unleash, Use};
use crate::dice::{Horde, HordeDice, Party};
use crate::heroes::Hero;
use crate::treasures::Treasure;
use kernel::{Lang, capital};

/// What an action does.
pub fn offer(action: &Action, lang: Lang) -> String {
    let token = |it: Treasure| source(Source::Treasure(it), lang);
    let words = match action {
        Action::Form(Forming::Choose { hero }) => hero_words(*hero, lang),
        Action::Form(Forming::Keep) => {
            lang.pick("keep the party as it is", "оставить кубики партии как есть").to_owned()
        }
        Action::Form(Forming::Muster { dice }) => reroll(&party_list(dice, lang), lang),
        Action::Use { with, on: Use::Fight { monsters } } => {
            by(*with, &horde(monsters, lang), lang)
        }
        Action::Use { with, on: Use::Reroll { floor, party } } => {
            let dice = both_lists(floor_list(floor, 0, lang), party_list(party, lang));
            by(*with, &reroll(&dice, lang), lang)
        }
        Action::Skill(Skill::Again { die }) => {
            let die = dungeon_dice(1, *die, lang);
            lang.pick(format!("hero: re-roll {die}"), format!("герой: перебросить {die}"))
        }
        Action::Use { with, on: Use::Open { n_chests } } => {
            let chests = ["сундук", "сундука", "сундуков"];
            let chests = counted(*n_chests, lang, ["chest", "chests"], chests);
            by(*with, &lang.pick(format!("open {chests}"), format!("открыть {chests}")), lang)
        }
        Action::Use { with, on: Use::Drink { faces } } => by(*with, &drink(faces, lang), lang),
        Action::Dragon { band: it } => {
            let band = band(it, lang);
            lang.pick(format!("fight the dragon: {band}"), format!("биться с драконом: {band}"))
        }
        Action::Unleash(Unleash::Plain) => ultimate("", lang),
        Action::Unleash(Unleash::On { monsters }) => ultimate(&horde(monsters, lang), lang),
        Action::Unleash(Unleash::Reroll { floor, party }) => {
            let dice = both_lists(floor_list(floor, 0, lang), party_list(party, lang));
            ultimate(&reroll(&dice, lang), lang)
        }
        Action::Unleash(Unleash::For { treasure, faces }) => {
            let drunk = if faces.is_empty() { String::new() } else { drink(faces, lang) };
            ultimate(&both_lists(token(*treasure), drunk), lang)
        }
        Action::Form(Forming::Inscribe { dice }) => {
            let dice = party_list(dice, lang);
            lang.pick(format!("set to scrolls: {dice}"), format!("повернуть свитками: {dice}"))
        }
        Action::Form(Forming::Plan { first, second }) => {
            let (first, second) = (pile_list(first, lang), pile_list(second, lang));
            lang.pick(
                format!("level 1: {first}; level 2: {second}"),
                format!("уровень 1: {first}; уровень 2: {second}"),
            )
        }
        Action::Unleash(Unleash::Set { floor, party }) => {
            ultimate(&faces_set(*floor, *party, lang), lang)
        }
        Action::Unleash(Unleash::With { with }) => ultimate(&source(*with, lang), lang),
        Action::Unleash(Unleash::Dice { dice }) => ultimate(&pile_list(dice, lang), lang),
        Action::Skill(Skill::Discard { treasure }) => {
            let token = token(*treasure);
            lang.pick(format!("give back: {token}"), format!("вернуть: {token}"))
        }
        Action::Skill(Skill::Ready { treasure }) => {
            let token = token(*treasure);
            lang.pick(format!("ready the hero: {token}"), format!("вернуть силы герою: {token}"))
        }
        Action::Use { with, on: Use::Lure { monster } } => {
            let monster = dungeon_dice(1, monster.face(), lang);
            let what = lang.pick(format!("lure {monster}"), format!("приманить: {monster}"));
            by(*with, &what, lang)
        }
        Action::Spend(Magic::Ring) => token(Treasure::Ring),
        Action::Spend(Magic::Elixir { face }) => {
            format!("{}: {}", token(Treasure::Elixir), face.name().get(lang))
        }
        Action::Spend(Magic::Bait) => token(Treasure::Bait),
        Action::Spend(Magic::Portal) => token(Treasure::Portal),
        Action::Course(Course::Flee) => lang.pick("flee", "бежать").to_owned(),
        Action::Course(Course::End) => lang.pick("end the phase", "закончить фазу").to_owned(),
        Action::Course(Course::Retire) => {
            lang.pick("retire to the tavern", "отдых в таверне").to_owned()
        }
        Action::Course(Course::Seek) => {
            lang.pick("go down to the next level", "спуститься на следующий уровень").to_owned()
        }
    };
    capital(&words)
}

fn hero_words(hero: Hero, lang: Lang) -> String {
    let name = hero.side(false).name.get(lang);
    lang.pick(format!("take the hero {name}"), format!("взять героя: {name}"))
}

/// What somebody does: `fighter: 2 goblins`.
fn by(with: Source, what: &str, lang: Lang) -> String {
    format!("{}: {what}", source(with, lang))
}

fn horde(monsters: &Horde, lang: Lang) -> String {
    floor_list(&monsters.on_floor(), 0, lang)
}

fn reroll(dice: &str, lang: Lang) -> String {
    lang.pick(format!("re-roll {dice}"), format!("перебросить: {dice}"))
}

fn drink(faces: &Party, lang: Lang) -> String {
    let faces = party_list(faces, lang);
    lang.pick(format!("drink for {faces}"), format!("выпить зелья, получить: {faces}"))
}

/// The hero's ultimate, and on what.
fn ultimate(what: &str, lang: Lang) -> String {
    let name = lang.pick("ultimate ability", "разовая способность");
    if what.is_empty() { name.to_owned() } else { format!("{name}: {what}") }
}
