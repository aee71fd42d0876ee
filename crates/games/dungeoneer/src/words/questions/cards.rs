//! Questions of cards, in words: one row for each.

use super::{DISCARD, Worded};
use crate::action::{Action, Word};
use crate::ask;
use crate::cards::{On, parts_text};
use crate::messages;
use crate::pieces::Origin;
use crate::state::View;
use crate::words::names::{object, subject};
use kernel::ask::Answer;
use kernel::{Lang, Text, message, text};

impl Worded for ask::DiscardLair {
    const ASKED: Text = text!("ask-discard-lair");
    const LOOK: Text = DISCARD;
}

impl Worded for ask::Host {
    const ASKED: Text = text!("ask-host");
    const LOOK: Text = text!("look-host");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Lair(card)) = answer else { return None };
        Some(message!(lang, "answer-host", card = subject(card.name(), lang)))
    }
}

impl Worded for ask::DiscardHand {
    const ASKED: Text = text!("ask-discard-hand");
    const LOOK: Text = DISCARD;
}

impl Worded for ask::DiscardReadied {
    const ASKED: Text = text!("ask-discard-readied");
    const LOOK: Text = text!("look-discard-readied");
}

impl Worded for ask::DiscardDrawn {
    const ASKED: Text = text!("ask-discard-drawn");
    const LOOK: Text = text!("look-discard-drawn");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Yes(is_yes) = answer else { return None };
        let card = object(self.card.name(), lang);
        Some(match is_yes {
            true => message!(lang, "answer-discard-drawn", card = card),
            false => message!(lang, "answer-keep-drawn", card = card),
        })
    }
}

impl Worded for ask::Surplus {
    const ASKED: Text = text!("ask-surplus");
    const LOOK: Text = DISCARD;
}

const SOONEST: Text = text!("look-soonest");

impl Worded for ask::Fetch {
    const ASKED: Text = text!("ask-fetch");
    const LOOK: Text = SOONEST;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Card(card)) = answer else { return None };
        Some(message!(lang, "answer-fetch", card = object(card.name(), lang)))
    }
}

impl Worded for ask::TakeRevealed {
    const ASKED: Text = text!("ask-take-revealed");
    const LOOK: Text = SOONEST;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Nobody) = answer else { return None };
        Some(message!(lang, "answer-take-none").to_owned())
    }
}

impl Worded for ask::Deck {
    const ASKED: Text = text!("ask-deck");
    const LOOK: Text = text!("look-deck");
}

impl Worded for ask::Either {
    const ASKED: Text = text!("ask-either");
    const LOOK: Text = text!("look-either");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Either(nth)) = answer else { return None };
        let on = match self.scope.origin {
            Origin::Card(card) => card.card().on(),
            Origin::Location(_) => On::Location,
            Origin::Quest(_) => On::Quest,
            Origin::Foe(_) => On::Monster { health_max: 0 },
            Origin::Hero | Origin::Rules => On::Hero,
        };
        let parts = self.options.0.get(usize::from(*nth));
        let text = parts.map_or(String::new(), |it| parts_text(it, on, lang));
        Some(text.trim_end_matches('.').to_owned())
    }
}
