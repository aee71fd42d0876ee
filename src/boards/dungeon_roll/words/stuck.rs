//! The words for a party that cannot go on, in both languages.

use super::{message, messages};
use crate::boards::dungeon_roll::query::options::Helps;
use crate::boards::dungeon_roll::selection::Thing;
use crate::games::dungeon_roll::client::names;
use crate::kernel::Lang;

/// That the party cannot go on, and what is at hand instead.
pub fn stuck(is_dragon: bool, helps: Helps, lang: Lang) -> String {
    let cannot =
        if is_dragon { message!(lang, "stuck-dragon") } else { message!(lang, "stuck-monsters") };
    let names: Vec<String> = helps.things().map(|(it, n)| help(it, n, lang)).collect();
    if names.is_empty() {
        return message!(lang, "stuck-must-flee", cannot = cannot);
    }
    message!(lang, "stuck-helps", cannot = cannot, helps = &names.join(", "))
}

/// A thing that is spelled out, by its name: treasures of a kind, dice, or the hero.
pub fn help(thing: Thing, n: u8, lang: Lang) -> String {
    let name = match (thing, thing.source()) {
        (Thing::Treasure(it), _) => it.card().name.get(lang),
        (Thing::Hero, _) | (_, None) => message!(lang, "help-ability"),
        (_, Some(it)) => names::source(it).get(lang),
    };
    if n <= 1 { name.to_owned() } else { message!(lang, "help-several", thing = name, n = n) }
}
