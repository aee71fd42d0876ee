//! Questions of heroes, in words: one row for each.

use super::Worded;
use crate::action::{Action, Word};
use crate::ask;
use crate::cards::LocationId;
use crate::messages;
use crate::state::View;
use crate::words::names::{self, hero, object};
use crate::words::seen::told_apart;
use kernel::ask::Answer;
use kernel::{Lang, Seat, Text, message, text};

/// The hint for the place of one's own hero.
const NEAREST: Text = text!("look-nearest");
/// The hint for the place of another hero.
const FARTHEST: Text = text!("look-farthest");

impl Worded for ask::ExitBy {
    const ASKED: Text = text!("ask-exit");
    const LOOK: Text = FARTHEST;
}

impl Worded for ask::Warp {
    const ASKED: Text = text!("ask-warp");
    const LOOK: Text = FARTHEST;

    fn look(&self) -> Text {
        if self.who == self.seat { NEAREST } else { FARTHEST }
    }

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        let (hero, place) = moved(self.who, *to, view, lang);
        Some(message!(lang, "answer-warp", hero = hero, place = &place))
    }
}

impl Worded for ask::Step {
    const ASKED: Text = text!("ask-step");
    const LOOK: Text = FARTHEST;

    fn look(&self) -> Text {
        if self.who == self.seat { NEAREST } else { FARTHEST }
    }

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        let (hero, place) = moved(self.who, *to, view, lang);
        Some(message!(lang, "answer-step", hero = hero, place = &place))
    }
}

impl Worded for ask::Dodge {
    const ASKED: Text = text!("ask-dodge");
    const LOOK: Text = text!("look-dodge");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Yes(is_yes) = answer else { return None };
        let said = match is_yes {
            true => message!(lang, "answer-dodge"),
            false => message!(lang, "answer-no-dodge"),
        };
        Some(said.to_owned())
    }
}

impl Worded for ask::GivePeril {
    const ASKED: Text = text!("ask-peril");
    const LOOK: Text = text!("look-peril");

    fn answer(&self, answer: &Action, _: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Nobody) = answer else { return None };
        Some(message!(lang, "answer-no-peril").to_owned())
    }
}

const NEW_START: Text = text!("look-new-start");

impl Worded for ask::NewHero {
    const ASKED: Text = text!("ask-new-hero");
    const LOOK: Text = NEW_START;
}

impl Worded for ask::NewPlace {
    const ASKED: Text = text!("ask-new-place");
    const LOOK: Text = NEW_START;

    fn answer(&self, answer: &Action, view: &View, lang: Lang) -> Option<String> {
        let Answer::Pick(Word::Location(to)) = answer else { return None };
        let (hero, place) = moved(self.whose, *to, view, lang);
        Some(message!(lang, "answer-new-place", hero = hero, place = &place))
    }
}

/// A hero that is brought to a location, and that location.
fn moved(who: Seat, to: LocationId, view: &View, lang: Lang) -> (&'static str, String) {
    let hero = object(hero(view.open.heroes[who].card), lang);
    (hero, format!("{}{}", names::into(to, lang), told_apart(to, &view.open, lang)))
}
