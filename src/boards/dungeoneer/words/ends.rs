//! The end of a moment: the button that does it, why nothing else can be done, and what stays unused then.

use super::sentences::ap;
use crate::boards::dungeoneer::model::Left;
use crate::boards::dungeoneer::query::{Part, Wanted};
use crate::games::dungeoneer::client::messages;
use crate::games::dungeoneer::client::{Action, Moment, Phase, Word};
use crate::kernel::{Lang, Text, message, text};

/// The button that ends something.
pub fn end(wanted: Wanted, part: Part, phase: Phase, lang: Lang) -> String {
    let words = match (wanted, phase) {
        (Wanted::Window(Moment::Response), _) if part == Part::Off => GO_ON,
        (Wanted::Window(Moment::Challenge), _) => text!("button-no-challenge"),
        (Wanted::Window(Moment::Wound), _) => text!("button-take-wound"),
        (Wanted::Window(Moment::Response | Moment::BeforeRoll), _) => text!("button-roll"),
        (Wanted::Window(Moment::Counter), _) => text!("button-let-it"),
        (Wanted::Window(_), _) => text!("offer-pass"),
        (Wanted::Declare, _) => text!("button-battles"),
        (_, Phase::Villainy) => text!("button-end-villainy"),
        (_, Phase::Heroics) => text!("button-end-heroics"),
        _ => GO_ON,
    };
    words.get(lang).to_owned()
}

const GO_ON: Text = text!("button-go-on");

/// The main button while nothing is planned: whether one of the answers beside it is to be chosen, or something on
/// the table.
pub const fn choose(is_beside: bool) -> Text {
    match is_beside {
        true => text!("button-choose-answer"),
        false => text!("button-choose-lit"),
    }
}

/// A pass that stands for a while.
pub fn pass_until(action: &Action, lang: Lang) -> String {
    let words = match action {
        Action::PassUntil(Word::Battle) => text!("button-pass-battle"),
        _ => text!("button-pass-turn"),
    };
    words.get(lang).to_owned()
}

/// The reason why nothing else can be done in a free moment.
pub fn left(left: Left, lang: Lang) -> String {
    match left {
        Left::TooDear { least, most } => {
            message!(lang, "left-too-dear", n = least, most = most)
        }
        Left::NoCards => message!(lang, "left-no-cards").to_owned(),
        Left::Nothing => message!(lang, "left-nothing").to_owned(),
    }
}

/// The warning that completing a quest ends Heroics, with what stays unused then.
pub fn unused((ap_left, n_cards): (u8, usize), lang: Lang) -> String {
    let ap = (0 < ap_left).then(|| ap(ap_left, lang));
    let cards = (0 < n_cards).then(|| message!(lang, "unused-cards", n = n_cards));
    let all: Vec<String> = ap.into_iter().chain(cards).collect();
    if all.is_empty() {
        return message!(lang, "unused-none").to_owned();
    }
    message!(lang, "unused", all = &all.join(", "))
}
