//! The words for a party that cannot go on, in both languages.

use super::phrases::{MUST_FLEE, NO_BAND, NOBODY_FIGHTS};
use crate::boards::dungeon_roll::query::stuck::Helps;
use crate::boards::dungeon_roll::selection::Spot;
use crate::kernel::Lang;

/// That the party cannot go on, and what is at hand instead.
pub fn stuck(is_dragon: bool, helps: Helps, lang: Lang) -> String {
    let cannot = if is_dragon { NO_BAND } else { NOBODY_FIGHTS }.get(lang);
    let names: Vec<String> = helps.spots().map(|(spot, n)| help(spot, n, lang)).collect();
    if names.is_empty() {
        return format!("{cannot} {}", MUST_FLEE.get(lang));
    }
    let names = names.join(", ");
    lang.pick(format!("{cannot} You have: {names}."), format!("{cannot} У вас есть: {names}."))
}

/// What helps, by its name: treasures of a kind, or else the hero.
pub fn help(spot: Spot, n: u8, lang: Lang) -> String {
    let Spot::Treasure(treasure) = spot else {
        return lang.pick("the hero's ability", "способность героя").to_owned();
    };
    let name = treasure.card().name.get(lang);
    if n == 1 { name.to_owned() } else { format!("{name} ×\u{a0}{n}") }
}
