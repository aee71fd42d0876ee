//! Whole abilities: what stands before the effects, the effects, and how often.

use super::ctx::{Ctx, On};
use super::{heads, phrases};
use crate::cards::ability::{Ability, Part, Trigger, Use};
use crate::messages;
use kernel::{Lang, capital, message};

/// One ability in whole sentences.
pub fn ability_text(ability: &Ability, on: On, lang: Lang) -> String {
    capital(&sentence(ability, on, lang))
}

/// The same, beginning with a small letter.
pub fn sentence(ability: &Ability, on: On, lang: Lang) -> String {
    let text = body(ability, on, lang);
    if ability.is_once { message!(lang, "card-once", text = &text) } else { text }
}

/// An ability that shares its one use in a turn with those before it.
pub fn shared_text(ability: &Ability, on: On, lang: Lang) -> String {
    message!(lang, "card-once-shared", text = &capital(&body(ability, on, lang)))
}

fn body(ability: &Ability, on: On, lang: Lang) -> String {
    let is_hit = matches!(ability.trigger, Trigger::Hit(_));
    let ctx = Ctx { lang, on, conditions: [&ability.conditions, &[]], is_hit };
    let head = heads::head(ability, ctx);
    let effects = match ability.trigger {
        Trigger::Use(Use::OwnTarget | Use::OwnHere) => phrases::to_do(&ability.parts, ctx),
        _ => phrases::sentences(&ability.parts, ctx, head.is_some()),
    };
    match head {
        Some(head) => format!("{head} {effects}."),
        None => format!("{effects}."),
    }
}

/// Several effects in whole sentences, such as what strikes who fails in a quest.
pub fn parts_text(parts: &[Part], on: On, lang: Lang) -> String {
    let ctx = Ctx { lang, on, conditions: [&[], &[]], is_hit: false };
    format!("{}.", capital(&phrases::sentences(parts, ctx, false)))
}
