//! The words for a party that cannot go on, in both languages.

use super::phrases::{MUST_FLEE, NO_BAND, NOBODY_FIGHTS};
use crate::boards::dungeon_roll::query::options::Helps;
use crate::boards::dungeon_roll::selection::Thing;
use crate::games::dungeon_roll::client::names;
use crate::kernel::Lang;

/// That the party cannot go on, and what is at hand instead.
pub fn stuck(is_dragon: bool, helps: Helps, lang: Lang) -> String {
    let cannot = if is_dragon { NO_BAND } else { NOBODY_FIGHTS }.get(lang);
    let names: Vec<String> = helps.things().map(|(it, n)| help(it, n, lang)).collect();
    if names.is_empty() {
        return format!("{cannot} {}", MUST_FLEE.get(lang));
    }
    let names = names.join(", ");
    lang.pick(format!("{cannot} You have: {names}."), format!("{cannot} У вас есть: {names}."))
}

/// A thing that is spelled out, by its name: treasures of a kind, dice, or the hero.
pub fn help(thing: Thing, n: u8, lang: Lang) -> String {
    let name = match (thing, thing.source()) {
        (Thing::Treasure(it), _) => it.card().name.get(lang).to_owned(),
        (Thing::Hero, _) | (_, None) => {
            lang.pick("the hero's ability", "способность героя").to_owned()
        }
        (_, Some(it)) => names::source(it, lang),
    };
    if n <= 1 { name } else { format!("{name} ×\u{a0}{n}") }
}
