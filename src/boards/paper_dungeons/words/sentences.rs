//! Sentences: what is wanted, what a button does, why not.

use super::signed;
use crate::boards::paper_dungeons::model::foes::MonsterModel;
use crate::boards::paper_dungeons::model::tray::{Closing, Main, PlannedWay, Prompt, VerbModel};
use crate::boards::paper_dungeons::selection::{Verb, Why};
use crate::games::paper_dungeons::client::{Face, PaperDungeons, Reward, Symbol, messages};
use crate::kernel::{Lang, Text, Words, message, text};

/// One line about what is wanted. `name` is that of the team whose sheet is shown.
pub fn prompt(say: Prompt, name: &str, lang: Lang) -> String {
    match say {
        Prompt::Cards { has_talent, has_objective } => {
            cards(has_talent, has_objective).get(lang).to_owned()
        }
        Prompt::Wait => message!(lang, "prompt-wait").to_owned(),
        Prompt::ChooseDie { n_left } => message!(lang, "prompt-choose-die", n = n_left),
        Prompt::Mark { face: die, n_lost } => {
            message!(lang, "prompt-mark", die = die.name()) + &lost(n_lost, lang)
        }
        Prompt::Step { n_left, can_end: true } => message!(lang, "prompt-step-or-end", n = n_left),
        Prompt::Step { n_left, can_end: false } => message!(lang, "prompt-step", n = n_left),
        Prompt::Reward(reward) => of_reward(reward, lang),
        Prompt::Rest(die) => message!(lang, "prompt-rest", die = die.name()),
        Prompt::Done => message!(lang, "prompt-done").to_owned(),
        Prompt::Over => message!(lang, "prompt-over").to_owned(),
        Prompt::Rival(_) => message!(lang, "prompt-rival", name = name),
        Prompt::Read => message!(lang, "prompt-read").to_owned(),
    }
}

fn cards(has_talent: bool, has_objective: bool) -> Text {
    match (has_talent, has_objective) {
        (false, false) => text!("prompt-cards"),
        (true, false) => text!("prompt-objective"),
        (false, true) => text!("prompt-talent"),
        (true, true) => {
            text!("prompt-cards-kept")
        }
    }
}

/// The question of a reward.
fn of_reward(reward: Reward, lang: Lang) -> String {
    let said = match reward {
        Reward::Level => text!("prompt-level"),
        Reward::LevelFirst => text!("prompt-level-first"),
        Reward::LevelOther(_) => text!("prompt-level-other"),
        Reward::Box => text!("prompt-box"),
        Reward::FirstBox => text!("prompt-first-box"),
        Reward::FirstBoxOther(_) => text!("prompt-first-box-other"),
        Reward::Minion => text!("prompt-minion"),
        Reward::AnyGem => text!("prompt-any-gem"),
        Reward::Wounds { n_wounds, .. } => return message!(lang, "prompt-wounds", n = n_wounds),
        Reward::Potion => text!("prompt-potion"),
        Reward::Gem => text!("prompt-gem"),
    };
    said.get(lang).to_owned()
}

/// The fate of moves that are left, behind another sentence.
pub fn lost(n_lost: u8, lang: Lang) -> String {
    match n_lost {
        0 => String::new(),
        n => format!(" {}", message!(lang, "moves-lost", n = n)),
    }
}

/// A hint for a first game about what is wanted.
pub fn tip(say: Prompt) -> Option<Text> {
    Some(match say {
        Prompt::Cards { .. } => text!("tip-cards"),
        Prompt::ChooseDie { .. } => text!("tip-choose-die"),
        Prompt::Mark { .. } => text!("tip-mark"),
        Prompt::Step { .. } => text!("tip-step"),
        Prompt::Reward(Reward::Wounds { .. }) => text!("tip-wounds"),
        Prompt::Reward(_) => text!("tip-reward"),
        Prompt::Done => text!("tip-done"),
        Prompt::Wait | Prompt::Rest(_) | Prompt::Over | Prompt::Rival(_) | Prompt::Read => {
            return None;
        }
    })
}

/// The words of the button that goes on.
pub fn main(main: Main, lang: Lang) -> String {
    match main {
        Main::None => message!(lang, "main-none").to_owned(),
        Main::Walk(room) => message!(lang, "main-walk", room = &room.to_string()),
        Main::Keep { .. } => message!(lang, "main-keep").to_owned(),
        Main::Rest => message!(lang, "main-rest").to_owned(),
        Main::Done => message!(lang, "main-done").to_owned(),
        Main::Back(_) => message!(lang, "main-back").to_owned(),
    }
}

/// From where to where.
pub fn way(plan: &PlannedWay, lang: Lang) -> String {
    match plan.from {
        Some(from) => format!("{from} → {}", plan.to),
        None => message!(lang, "way-into", room = &plan.to.to_string()),
    }
}

/// The name of a use of a die, and what it offers.
pub fn verb(model: VerbModel, die: Option<Face>, lang: Lang) -> (&'static str, String) {
    let n = model.n;
    let none = || message!(lang, "verb-none").to_owned();
    match model.verb {
        Verb::Walk if n == 0 => (message!(lang, "verb-walk"), none()),
        Verb::Walk => (message!(lang, "verb-walk"), message!(lang, "verb-up-to", n = n)),
        Verb::Level => (message!(lang, "verb-level"), level(model, die, lang)),
        Verb::Craft if n == 0 => (message!(lang, "verb-craft"), none()),
        Verb::Craft => (message!(lang, "verb-craft"), message!(lang, "verb-items", n = n)),
        Verb::Brew if n == 0 => (message!(lang, "verb-brew"), none()),
        Verb::Brew => (message!(lang, "verb-brew"), signed(n.into())),
        Verb::Rest => (message!(lang, "verb-rest"), message!(lang, "verb-no-effect").to_owned()),
    }
}

fn level(model: VerbModel, die: Option<Face>, lang: Lang) -> String {
    match (model.hero, model.n) {
        (Some((_, level)), _) => message!(lang, "verb-to-level", level = level),
        (None, 0) => match die.map(Face::symbol) {
            Some(Symbol::Hero(_)) => message!(lang, "verb-colour").to_owned(),
            Some(Symbol::Clover | Symbol::Boots) | None => message!(lang, "verb-none").to_owned(),
        },
        (None, n) => message!(lang, "verb-heroes", n = n),
    }
}

/// Why a tap does nothing; its rule stands beside it.
pub fn why(why: Why, lang: Lang) -> String {
    let said = match why {
        Why::Rule(refusal) => return PaperDungeons::refuse(refusal, lang),
        Why::TooFar(n) => return message!(lang, "tap-too-far", n = n),
        Why::DieFirst => text!("tap-die-first"),
        Why::Skull => text!("tap-skull"),
        Why::Elsewhere => text!("refuse-reward-first"),
        Why::CardsFirst => text!("refuse-draft-first"),
        Why::NotNow => text!("tap-not-now"),
    };
    said.get(lang).to_owned()
}

/// The coming end of the round, as far as it is known.
pub fn closing(closing: &Closing, lang: Lang) -> Vec<String> {
    let glory = &signed(closing.claim_glory.into());
    let claim = |mission: Text| message!(lang, "closing-claim", mission = mission, glory = glory);
    let claims = closing.claims.iter().map(|it| claim(it.mission.name()));
    let fight = closing.fight.iter().map(|it| fight(it, lang));
    claims.chain(fight).collect()
}

fn fight(model: &MonsterModel, lang: Lang) -> String {
    let card = model.card();
    let (name, power) = (card.name, model.power);
    match model.range.filter(|_| model.is_explored) {
        None => {
            let glory = signed(-i32::from(card.flee));
            message!(lang, "closing-flight", monster = name, glory = &glory)
        }
        Some(range) => {
            let range = card.ranges[range];
            let n_wounds = if model.is_barbarian { 0 } else { range.wounds };
            let glory = &signed(range.glory.into());
            message!(
                lang,
                "closing-fight",
                monster = name,
                power = power,
                glory = glory,
                n = n_wounds,
            )
        }
    }
}

/// A note under a monster: what came of the fight, or what is to be done for it.
pub fn monster_note(model: &MonsterModel, lang: Lang) -> String {
    let card = model.card();
    if let Some(fight) = model.fight {
        let glory = &signed(fight.glory.into());
        return match fight.power {
            Some(_) => message!(lang, "note-fought", glory = glory),
            None => message!(lang, "note-fled", glory = glory),
        };
    }
    if !model.is_explored {
        let far = model.distance.map(|it| message!(lang, "n-steps", n = it)).unwrap_or_default();
        return message!(lang, "note-far", far = &far);
    }
    match model.range {
        Some(range) => {
            message!(lang, "note-ready", glory = &signed(card.ranges[range].glory.into()))
        }
        None => message!(lang, "note-lacks", power = card.ranges[0].power - model.power),
    }
}
