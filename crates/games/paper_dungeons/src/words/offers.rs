//! The possible actions, in a few words each: `White Wizard: brew potions`, `Белым Магом сварить зелья`.

use crate::action::Action;
use crate::dice::Face;
use crate::messages;
use kernel::{Lang, capital, message};

/// An action in words.
pub fn offer(action: Action, lang: Lang) -> String {
    let words = in_sentence(action, lang);
    match die_of(action) {
        Some(die) => message!(lang, "offer-with-die", die = die.name(), offer = &words),
        None => capital(&words),
    }
}

/// An action in words, as it stands within a sentence and without its die.
pub fn in_sentence(action: Action, lang: Lang) -> String {
    match action {
        Action::Keep { talent, objective } => {
            let (talent, objective) = (talent.card().name, objective.card().name);
            message!(lang, "offer-keep", talent = talent, objective = objective)
        }
        Action::Level { hero, .. } | Action::GainLevel { hero } => {
            message!(lang, "offer-raise", hero = hero.name())
        }
        Action::Craft { item, .. } => message!(lang, "offer-craft", item = item.card().name),
        Action::Brew { .. } => message!(lang, "offer-brew").to_owned(),
        Action::Walk { to, .. } | Action::Step { to } => {
            message!(lang, "offer-go", room = &to.to_string())
        }
        Action::Rest { .. } => message!(lang, "offer-rest").to_owned(),
        Action::GainBox { item } => message!(lang, "offer-fill-box", item = item.card().name),
        Action::MarkMinion { room } => {
            message!(lang, "offer-beat-minion", room = &room.to_string())
        }
        Action::StealGem { letter } => message!(lang, "offer-take-gem", gem = letter.key()),
        Action::Decline => message!(lang, "offer-take-no-gem").to_owned(),
        Action::Spare { n_wounds } => message!(lang, "offer-spare", n = n_wounds),
        Action::Done => message!(lang, "offer-end-phase").to_owned(),
    }
}

/// The die that an action uses.
fn die_of(action: Action) -> Option<Face> {
    match action {
        Action::Level { die, .. }
        | Action::Craft { die, .. }
        | Action::Brew { die }
        | Action::Walk { die, .. }
        | Action::Rest { die } => Some(die),
        Action::Keep { .. }
        | Action::Step { .. }
        | Action::GainLevel { .. }
        | Action::GainBox { .. }
        | Action::MarkMinion { .. }
        | Action::StealGem { .. }
        | Action::Decline
        | Action::Done
        | Action::Spare { .. } => None,
    }
}
