//! Questions of battles, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask;
use crate::messages;
use crate::pieces::Origin;
use crate::state::View;
use crate::words::names::{self, hero, object, quest};
use crate::words::seen::{self, foe_subject};
use kernel::ask::Answer;
use kernel::{Lang, Text, message, text};

impl Worded for ask::WhichBattle {
    const ASKED: Text = text!("ask-which-battle");
    const LOOK: Text = text!("look-which-battle");

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Seat(seat)) = answer else { return None };
        let hero = hero(view.open.heroes.get(*seat)?.card);
        Some(message!(lang, "answer-battle", hero = names::genitive(hero, lang)))
    }
}

const FORMS: Text = text!("look-forms");

impl Worded for ask::ChooseForm {
    const ASKED: Text = text!("ask-form");
    const LOOK: Text = FORMS;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Form(form)) = answer else { return None };
        let (foe, how) = (foe_subject(self.foe, &view.open, lang), names::by_form(*form));
        Some(message!(lang, "answer-form", foe = &foe, how = how))
    }
}

const ORDER: Text = text!("look-order");

impl Worded for ask::WhichSpecial {
    const ASKED: Text = text!("ask-special");
    const LOOK: Text = ORDER;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Card(card)) = answer else { return None };
        Some(message!(lang, "answer-first", name = names::subject(card.name(), lang)))
    }
}

impl Worded for ask::WhichAttack {
    const ASKED: Text = text!("ask-which-attack");
    const LOOK: Text = ORDER;
}

impl Worded for ask::Attack {
    const ASKED: Text = text!("ask-attack");
    const LOOK: Text = ORDER;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Nobody) = answer else { return None };
        Some(message!(lang, "answer-no-attack").to_owned())
    }
}

const WOUND: Text = text!("look-wound");

impl Worded for ask::Extra {
    const ASKED: Text = text!("ask-extra");
    const LOOK: Text = WOUND;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Yes(is_yes) = answer else { return None };
        let name = match self.card {
            Origin::Card(card) => object(card.name(), lang).to_owned(),
            Origin::Hero => names::ability(view.open.heroes[seen::actor(view)].card, lang),
            Origin::Quest(it) => quest(it, lang),
            Origin::Location(it) => names::place(it, lang).to_owned(),
            Origin::Foe(_) | Origin::Rules => String::new(),
        };
        Some(if *is_yes {
            message!(lang, "answer-extra", name = &name)
        } else {
            message!(lang, "answer-no-extra", name = &name)
        })
    }
}

impl Worded for ask::Token {
    const ASKED: Text = text!("ask-token");
    const LOOK: Text = WOUND;

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(word) = answer else { return None };
        match word {
            Word::Quest(it) => Some(message!(lang, "answer-token", quest = &quest(*it, lang))),
            Word::Nobody => Some(message!(lang, "answer-wound").to_owned()),
            _ => None,
        }
    }
}

impl Worded for ask::Destination {
    const ASKED: Text = text!("ask-destination");
    const LOOK: Text = text!("look-destination");

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::To(to)) = answer else { return None };
        let foe = foe_subject(self.foe, &view.open, lang);
        Some(message!(lang, "answer-destination", foe = &foe, place = names::destination(*to)))
    }
}

impl Worded for ask::FreeAttack {
    const ASKED: Text = text!("ask-free-attack");
    const LOOK: Text = FORMS;
}
