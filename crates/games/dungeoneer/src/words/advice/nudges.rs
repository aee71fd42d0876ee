//! The kind of thing to look at, without the best action being named.

use super::super::names::{self, quest};
use super::super::questions;
use super::quests::{homeless, own_quests, place_of};
use super::windows;
use crate::action::{Action, Word};
use crate::cards::ability::Effect;
use crate::cards::{AdventureId, Attempt, Lasting, QuestId, Trait};
use crate::messages;
use crate::pieces::Origin;
use crate::rules::map;
use crate::rules::targets::play_ability;
use crate::state::{Phase, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::Side;
use kernel::{Lang, Seat, Text, message, text};

/// The hint before this action.
pub fn nudge(view: &View, seat: Seat, best: &Action, lang: Lang) -> String {
    match (view.open.agenda.next(), best) {
        (Some(Step::Window { of, .. }), _) => windows::window(view, *of, seat, lang),
        (Some(Step::Ask(ask)), _) => questions::look(ask).get(lang).to_owned(),
        (Some(Step::Place { .. } | Step::Turned { .. } | Step::Replace { .. }), _) => {
            PLACE.get(lang).to_owned()
        }
        (Some(Step::SaveAp), _) => SAVE.get(lang).to_owned(),
        (Some(Step::DiscardOne), _) => questions::DISCARD.get(lang).to_owned(),
        (_, Answer::Do(word)) => deed(view, seat, *word, lang),
        (_, _) => THINK.get(lang).to_owned(),
    }
}

const THINK: Text = text!("hint-think");
const PLACE: Text = text!("hint-place");
const SAVE: Text = text!("hint-save");

/// Something done in a free moment.
fn deed(view: &View, seat: Seat, word: Word, lang: Lang) -> String {
    let hero = &view.open.heroes[seat];
    let said = match word {
        Word::Attempt(it) => return attempt(it, lang),
        Word::Go { side, .. } => return go(view, seat, side, lang),
        Word::Explore => return explore(view, seat, lang),
        Word::Play { card, payer: None, .. } => return own_card(view, seat, card, lang),
        Word::Play { card, payer: Some(victim), .. } => return against(view, card, victim, lang),
        Word::Strike { hero: on, .. } => {
            let name = names::subject(names::hero(view.open.heroes[on].card), lang);
            return message!(lang, "hint-strike", name = name);
        }
        Word::End => return end(view, seat, lang),
        Word::FromLair { .. } => text!("hint-lair"),
        Word::Use { of: Origin::Hero, .. } => text!("hint-ability"),
        Word::Use { of: Origin::Location(_), .. } => text!("hint-location"),
        Word::Use { .. } => text!("hint-readied"),
        Word::Finish(_) => text!("hint-finish"),
        Word::Search(_) => text!("hint-search"),
        Word::Escort(_) | Word::Take(_) => text!("hint-escort"),
        Word::Drop(_) => text!("hint-drop"),
        Word::Shed { .. } => text!("hint-shed"),
        Word::Stand if hero.prone.is_some() => text!("hint-stand"),
        _ => THINK, // All others are picked, not done.
    };
    said.get(lang).to_owned()
}

fn attempt(quest: QuestId, lang: Lang) -> String {
    let said = match quest.card().attempt {
        Attempt::Hunt => text!("hint-hunt"),
        Attempt::Threat { .. } => text!("hint-threat"),
        Attempt::Chance { .. } => text!("hint-chance"),
        Attempt::PayGlory(_)
        | Attempt::PayHealth(_)
        | Attempt::PayHand(_)
        | Attempt::PayReadied(_)
        | Attempt::PayWorth(_) => text!("hint-sacrifice"),
        Attempt::Escort => THINK,
    };
    said.get(lang).to_owned()
}

fn go(view: &View, seat: Seat, side: Side, lang: Lang) -> String {
    let open = &view.open;
    let hero = &open.heroes[seat];
    let to = open.map.get(hero.at.beyond(side));
    let is_goal =
        |it: &QuestId| to.is_some_and(|site| map::is_place(place_of(view, seat, *it), site));
    if own_quests(view, seat).any(|it| is_goal(&it)) {
        return message!(lang, "hint-goal-near").to_owned();
    }
    let is_new = to.is_some_and(|it| hero.is_new(it.card));
    let mut known = own_quests(view, seat).filter(|it| {
        open.map.iter().any(|(_, site)| map::is_place(place_of(view, seat, *it), site))
    });
    match known.next() {
        Some(it) => message!(lang, "hint-goal", quest = &quest(it, lang), n = hero.ap),
        None if is_new => message!(lang, "hint-new-location").to_owned(),
        None => message!(lang, "hint-someday").to_owned(),
    }
}

fn explore(view: &View, seat: Seat, lang: Lang) -> String {
    match homeless(view, seat) {
        Some(it) => message!(lang, "hint-homeless", quest = &quest(it, lang)),
        None => message!(lang, "hint-all-places").to_owned(),
    }
}

/// A card for oneself.
fn own_card(view: &View, seat: Seat, card: AdventureId, lang: Lang) -> String {
    let hero = &view.open.heroes[seat];
    let parts = play_ability(card.card()).map_or(&[][..], |it| &it.parts);
    let heals = parts.iter().any(|it| matches!(it.effect, Effect::Heal(..)));
    if heals {
        let (health, most) = (hero.health, hero.card.card().health);
        return message!(lang, "hint-heal", health = health, most = most);
    }
    match card.card().lasting {
        Lasting::Permanent => message!(lang, "hint-permanent", n = hero.glory),
        Lasting::Instant
        | Lasting::PermanentByTarget
        | Lasting::Attachment(_)
        | Lasting::Monster => message!(lang, "hint-instant", n = hero.glory),
    }
}

/// A card against a hero.
fn against(view: &View, card: AdventureId, victim: Seat, lang: Lang) -> String {
    let hero = &view.open.heroes[victim];
    let (name, n) = (names::genitive(names::hero(hero.card), lang), hero.peril);
    let traits = card.card().traits;
    if traits.has(Trait::Monster) {
        message!(lang, "hint-monster", name = name, n = n)
    } else if traits.has(Trait::Trap) {
        message!(lang, "hint-trap", name = name, n = n)
    } else {
        message!(lang, "hint-bane", name = name, n = n)
    }
}

fn end(view: &View, seat: Seat, lang: Lang) -> String {
    let open = &view.open;
    let hero = &open.heroes[seat];
    if open.agenda.next() == Some(&Step::Declare) {
        return message!(lang, "hint-declare").to_owned();
    }
    if open.phase == Phase::Villainy {
        return message!(lang, "hint-villainy").to_owned();
    }
    if hero.ap == 0 {
        return message!(lang, "hint-no-ap").to_owned();
    }
    message!(lang, "hint-ap", n = hero.ap)
}
