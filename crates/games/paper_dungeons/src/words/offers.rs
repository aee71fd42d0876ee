//! What can be done, in a few words each: `White Wizard: brew potions`, `Белым Магом сварить зелья`.

use super::cases;
pub use super::telling::face_name;
use crate::action::Action;
use crate::dice::Face;
use kernel::{Lang, capital};

/// What an action does.
pub fn offer(action: Action, lang: Lang) -> String {
    let words = in_sentence(action, lang);
    match (die_of(action), lang) {
        (Some(die), Lang::En) => format!("{}: {words}", capital(&face_name(die, lang))),
        (Some(die), Lang::Ru) => format!("{} {words}", capital(&cases::with(die))),
        (None, _) => capital(&words),
    }
}

/// What an action does, as it stands within a sentence and without its die.
pub fn in_sentence(action: Action, lang: Lang) -> String {
    let (en, ru) = match action {
        Action::Keep { talent, objective } => {
            let (talent, objective) = (talent.card().name, objective.card().name);
            (
                format!("keep the talent {} and the objective {}", talent.en(), objective.en()),
                format!("оставить талант «{}» и цель «{}»", talent.ru(), objective.ru()),
            )
        }
        Action::Level { hero, .. } => {
            let name = hero.name();
            (format!("raise the {}", name.en()), format!("{} уровень", cases::dative(hero)))
        }
        Action::Craft { item, .. } => {
            let name = item.card().name;
            (format!("craft the {}", name.en()), format!("клетку {}", cases::genitive(item)))
        }
        Action::Brew { .. } => ("brew potions".to_owned(), "сварить зелья".to_owned()),
        Action::Walk { to, .. } | Action::Step { to } => {
            (format!("go to {to}"), format!("идти в {to}"))
        }
        Action::Rest { .. } => ("stay where you are".to_owned(), "остаться на месте".to_owned()),
        Action::GainLevel { hero } => {
            let name = hero.name();
            (format!("raise the {}", name.en()), format!("{} уровень", cases::dative(hero)))
        }
        Action::GainBox { item } => {
            let name = item.card().name;
            (format!("fill a box: {}", name.en()), format!("клетку {}", cases::genitive(item)))
        }
        Action::MarkMinion { room } => {
            (format!("beat the minion in {room}"), format!("победить приспешника в {room}"))
        }
        Action::StealGem { letter } => {
            let letter = letter.letter();
            (format!("take gem {letter}"), format!("взять самоцвет {letter}"))
        }
        Action::Decline => ("take no gem".to_owned(), "не брать самоцвет".to_owned()),
        Action::Spare { n_wounds } => (
            format!("potions take wounds: {n_wounds}"),
            format!("зелья принимают ранений: {n_wounds}"),
        ),
        Action::Done => ("end the phase".to_owned(), "закончить фазу".to_owned()),
    };
    lang.pick(en, ru)
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
