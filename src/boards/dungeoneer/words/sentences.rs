//! Sentences of the board.

use crate::boards::dungeoneer::model::piles::Shelf;
use crate::boards::dungeoneer::model::{BattleModel, Duel, Percent, Piles, QuestModel, SideOf};
use crate::boards::dungeoneer::query::{Part, Wanted};
use crate::games::dungeoneer::client::forecast::PerilDice;
use crate::games::dungeoneer::client::messages;
use crate::games::dungeoneer::client::{
    BattleKind, DeckId, FoeCard, FoeState, HeroId, Price, QUESTS, names, questions,
};
use crate::kernel::{Lang, Text, capital, message, text};

pub const CHOOSE_FIRST: Text = text!("why-not-choose-first");
pub const UNEXPLORED: Text = text!("why-not-unexplored");
pub const NOT_NOW: Text = text!("why-not-now");

/// Whose turn it is.
pub fn turn(name: &str, is_own: bool, lang: Lang) -> String {
    if is_own {
        return message!(lang, "turn-yours").to_owned();
    }
    message!(lang, "turn-of", name = name)
}

/// The prompt for the player who sits at the device; for nobody, whom the table waits for.
pub fn prompt(wanted: Wanted, part: Part, is_asked: bool, active: &str, lang: Lang) -> String {
    if !is_asked {
        return match wanted {
            Wanted::Over => message!(lang, "prompt-over").to_owned(),
            _ => message!(lang, "prompt-playing", active = active),
        };
    }
    match wanted {
        Wanted::Ask(ask) => questions::asked(&ask).get(lang).to_owned(),
        Wanted::Window(moment) => super::moments::answer(moment, part).get(lang).to_owned(),
        other => plain(other).get(lang).to_owned(),
    }
}

const fn plain(wanted: Wanted) -> Text {
    match wanted {
        Wanted::Over => text!("prompt-over"),
        Wanted::ChooseHero => text!("prompt-hero"),
        Wanted::FirstHands => text!("prompt-hands"),
        Wanted::Place => text!("prompt-place"),
        Wanted::Turned => text!("prompt-turned"),
        Wanted::LayOut => text!("prompt-lay-out"),
        Wanted::Declare => text!("prompt-declare"),
        Wanted::DiscardOne => text!("prompt-discard"),
        Wanted::SaveAp => text!("prompt-save-ap"),
        Wanted::Free | Wanted::Ask(_) | Wanted::Window(_) => text!("prompt-free"),
    }
}

/// The price of a row.
pub fn cost(cost: Price, lang: Lang) -> String {
    match cost {
        Price::Glory(n) => names::glory(n.into(), lang),
        Price::Peril(n) => names::peril(n.into(), lang),
        Price::Ap(n) => names::action_points(n.into(), lang),
    }
}

/// A place with open cards, and how many lie there.
pub fn shelf(at: Shelf, hero: Option<HeroId>, is_split: bool, n: usize, lang: Lang) -> String {
    let name = match (at, hero) {
        (_, Some(hero)) => names::hero(hero).alone(lang),
        (Shelf::Discards(DeckId::Glory), _) if is_split => message!(lang, "shelf-glory"),
        (Shelf::Discards(DeckId::Peril), _) => message!(lang, "shelf-peril"),
        _ => message!(lang, "shelf-discards"),
    };
    format!("{name}: {n}")
}

/// The reason why a place is held that nobody has tapped.
pub const INTERRUPTED: Text = text!("board-interrupted");

/// So many steps of a way.
pub fn way(n: usize, lang: Lang) -> String {
    message!(lang, "board-way", n = n)
}

/// Action points.
pub fn ap(n: u8, lang: Lang) -> String {
    message!(lang, "ap-short", n = n)
}

/// The distance to something.
pub fn steps(n: u8, lang: Lang) -> String {
    if n == 0 {
        return message!(lang, "steps-none").to_owned();
    }
    message!(lang, "steps-away", n = n)
}

/// Completed quests.
pub fn done(n: usize, lang: Lang) -> String {
    message!(lang, "quests-done", n = n, of = QUESTS)
}

/// The numbers of permanent cards that are readied, and that may be.
pub fn limits(boons: (usize, usize), treasures: (usize, usize), lang: Lang) -> String {
    message!(
        lang,
        "board-limits",
        boons = boons.0,
        boons_most = boons.1,
        treasures = treasures.0,
        treasures_most = treasures.1
    )
}

/// The cards that are left in the decks.
pub fn piles(piles: Piles, lang: Lang) -> String {
    let Piles { locations, glory, peril } = piles;
    match peril {
        Some(peril) => {
            message!(lang, "piles-split", locations = locations, glory = glory, peril = peril)
        }
        None => message!(lang, "piles", locations = locations, glory = glory),
    }
}

/// The place where a quest goes on, and how far that is.
pub fn whereabouts(model: &QuestModel, lang: Lang) -> String {
    if model.is_done {
        return message!(lang, "where-completed").to_owned();
    }
    let mut parts = Vec::new();
    if model.owner.is_none() {
        parts.push(message!(lang, "where-for-all").to_owned());
    }
    if model.is_carried {
        parts.push(message!(lang, "where-with-you").to_owned());
    }
    parts.push(capital(&model.quest.whereabouts(model.is_carried, lang)));
    parts.push(match model.n_steps {
        Some(n) => steps(n, lang),
        None => message!(lang, "where-nowhere").to_owned(),
    });
    parts.join(" · ")
}

/// The word before the player who comes after the active one.
pub const THEN: Text = text!("board-then");

/// The tasks that a hero alone still has: quests first, then the way out.
pub fn way_out(n_done: usize, n_steps: Option<u8>, lang: Lang) -> String {
    let n_left = QUESTS.saturating_sub(n_done);
    let way = match n_steps {
        Some(n) => steps(n, lang),
        None => message!(lang, "way-none").to_owned(),
    };
    if n_left == 0 {
        return message!(lang, "way-out-now", way = &way);
    }
    message!(lang, "way-out", way = &way, left = n_left)
}

/// Peril dice that are about to be rolled.
pub fn dice_to_roll(dice: PerilDice, lang: Lang) -> String {
    let PerilDice { n, reach } = dice;
    message!(lang, "dice-to-roll", n = n, reach = reach.min(6))
}

/// The result of the peril dice.
pub fn peril_dice(reach: u8, n_hits: u8, lang: Lang) -> String {
    message!(lang, "dice-rolled", reach = reach, n = n_hits)
}

/// The sort of a battle, and who fights it.
pub fn battle(model: &BattleModel, lang: Lang) -> String {
    let [by, on] = model.cards.map(names::hero);
    let lord = names::subject(by, lang);
    match model.kind {
        BattleKind::Encounter if model.is_alone => message!(lang, "battle-alone").to_owned(),
        BattleKind::Encounter => {
            message!(lang, "battle-encounter", lord = lord, hero = names::object(on, lang))
        }
        BattleKind::Hunt(quest) => {
            let name = super::foe(FoeCard::Quest(quest), lang);
            message!(lang, "battle-hunt", name = name)
        }
        BattleKind::Heroes => {
            message!(lang, "battle-heroes", lord = lord, hero = names::genitive(on, lang))
        }
    }
}

/// The fate of a monster.
pub fn foe_state(card: FoeCard, state: FoeState, lang: Lang) -> String {
    let words = match state {
        FoeState::Fights => text!("foe-idle"),
        FoeState::Defeated => {
            return message!(lang, "defeated", gender = names::foe(card).gender(lang));
        }
        FoeState::Discarded => text!("foe-discarded"),
        FoeState::Left => text!("foe-left"),
        FoeState::Away => text!("foe-away"),
    };
    words.get(lang).to_owned()
}

/// The reason why an attack is not fought out: what has become of the monster, if it is gone.
pub fn off(model: &Duel, lang: Lang) -> String {
    let gone = [&model.by.who, &model.on.who].into_iter().find_map(|it| match it {
        SideOf::Foe(foe) if foe.state != FoeState::Fights => Some(foe),
        SideOf::Foe(_) | SideOf::Hero(..) => None,
    });
    match gone {
        Some(it) => foe_state(it.card, it.state, lang),
        None => message!(lang, "duel-off").to_owned(),
    }
}

/// The chances that the attacker lands the blow, nobody does, and the defender does.
pub fn odds(all: [Percent; 3], lang: Lang) -> String {
    [0, 1, 2].map(|nth| odd(nth, all[nth], lang)).join(", ")
}

/// One of the three ends of an attack, by its place.
pub fn odd(nth: usize, it: Percent, lang: Lang) -> String {
    let ends = [text!("odds-hits"), text!("odds-nothing"), text!("odds-is-hit")];
    format!("{} {}", ends[nth].get(lang), super::percent(it))
}
