//! The reasons for a way: odds, prices and what follows, as far as it lies open.

use super::super::names::{self, quest};
use super::super::rows::{self, Price};
use super::asked;
use super::odds::{harm, harm_now, harmed, percent, percent_of, uncounted, unweighed};
use super::quests::{homeless, own_quests, place_of};
use super::ways::{gain, roll_on_way};
use crate::action::{Action, Word};
use crate::cards::ability::Effect;
use crate::cards::{AdventureId, Attempt, Exit, QuestId, Trait};
use crate::forecast;
use crate::messages;
use crate::prospects::roll_at_hand;
use crate::rules::map;
use crate::state::{Phase, QUESTS, View};
use crate::steps::Step;
use kernel::ask::Answer;
use kernel::kit::Side;
use kernel::{Lang, Seat, capital, message};

/// A text of a card that is longer is not repeated, in letters.
const EFFECT_MAX: usize = 150;

/// The reasons for this action, or against it.
pub fn why(view: &View, seat: Seat, action: &Action, lang: Lang) -> String {
    let said = match action {
        Answer::Do(word) | Answer::Play(word) => deed(view, seat, action, *word, lang),
        Answer::Pass | Answer::PassUntil(_) => vec![pass(view, seat, lang)],
        Answer::Pick(_)
        | Answer::Several(_)
        | Answer::Number(_)
        | Answer::Yes(_)
        | Answer::Place(_)
        | Answer::Order(_) => asked::why(view, seat, action, lang),
    };
    let said: Vec<String> = said.into_iter().filter(|it| !it.is_empty()).collect();
    if said.is_empty() && view.open.turn == 0 {
        return unweighed(lang);
    }
    if said.is_empty() {
        return uncounted(lang);
    }
    said.join(" ")
}

fn deed(view: &View, seat: Seat, action: &Action, word: Word, lang: Lang) -> Vec<String> {
    let hero = &view.open.heroes[seat];
    let left = || message!(lang, "why-left", n = hero.ap.saturating_sub(1));
    match word {
        Word::Go { side, with } => go(view, seat, side, with, lang),
        Word::Explore => explore(view, seat, lang),
        Word::Attempt(it) => attempt(view, seat, it, lang),
        Word::Search(it) => search(view, seat, it, lang),
        Word::Escort(it) | Word::Take(it) => {
            vec![message!(lang, "why-escort", goal = &it.whereabouts(true, lang))]
        }
        Word::Finish(_) => vec![completes(view, seat, lang)],
        Word::Drop(_) => vec![message!(lang, "why-drop").to_owned()],
        Word::Stand => vec![left()],
        Word::Fall => vec![message!(lang, "why-fall").to_owned()],
        Word::Shed { card, .. } => {
            vec![message!(lang, "why-shed", card = card.name().name.get(lang))]
        }
        Word::End => vec![end(view, seat, lang)],
        Word::Strike { .. } => {
            let now = rows::now(action, view, lang).map(|it| format!("{}.", capital(&it)));
            now.into_iter().chain([left()]).collect()
        }
        Word::Challenge { .. } => in_battle(view, seat, action, lang).into_iter().collect(),
        Word::Play { payer: Some(victim), .. } | Word::FromLair { payer: victim, .. } => {
            vec![
                villainy(view, seat, action, victim, lang),
                price_in_peril(view, action, victim, lang),
            ]
        }
        Word::Play { payer: None, .. } | Word::Use { .. } => card(view, seat, action, lang),
        _ => Vec::new(), // All others are picked, not done.
    }
}

/// A pass: all that it leaves as it is.
fn pass(view: &View, seat: Seat, lang: Lang) -> String {
    if let Some(it) = harm_now(&view.open, seat) {
        let harm = harmed(view, seat, seat, it, lang);
        return message!(lang, "why-pass-harm", harm = &harm);
    }
    if let Some((_, odds)) = roll_at_hand(&view.open) {
        return message!(lang, "why-pass-roll", n = percent_of(odds));
    }
    message!(lang, "why-pass").to_owned()
}

/// A move: how sure it is, what a new location gives, and which quest is done there.
fn go(view: &View, seat: Seat, side: Side, with: Option<AdventureId>, lang: Lang) -> Vec<String> {
    let open = &view.open;
    let hero = &open.heroes[seat];
    let mut said = Vec::new();
    let odds = forecast::exit(open, seat, hero.at, side).map_or(100, percent_of);
    let is_trap = matches!(open.site(hero.at).exit(side), Exit::Trap(..));
    if with.is_none() && odds < 100 {
        said.push(match is_trap {
            true => message!(lang, "why-trap", odds = odds),
            false => message!(lang, "why-exit", odds = odds),
        });
    }
    let to = hero.at.beyond(side);
    let Some(site) = open.map.get(to) else { return said };
    let walk = forecast::walk(open, seat, &[side]);
    said.extend(walk.tests.iter().filter_map(|it| roll_on_way(it, lang)));
    if let Some(it) = forecast::entering(open, seat, to) {
        said.push(message!(lang, "why-new", gain = &gain(it, lang)));
    }
    let there = own_quests(view, seat).find(|it| map::is_place(place_of(view, seat, *it), site));
    said.extend(there.map(|it| message!(lang, "quest-there", quest = &quest(it, lang))));
    if said.is_empty() {
        said.push(message!(lang, "why-old", n = hero.ap.saturating_sub(1)));
    }
    said
}

fn explore(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let missing = homeless(view, seat);
    let missing = missing.map(|it| message!(lang, "why-homeless", quest = &quest(it, lang)));
    [message!(lang, "why-explore").to_owned()].into_iter().chain(missing).collect()
}

/// An attempt: how often it succeeds, what it costs, and what it leads to.
fn attempt(view: &View, seat: Seat, it: QuestId, lang: Lang) -> Vec<String> {
    let open = &view.open;
    let hero = &open.heroes[seat];
    let can_challenge = 0 < hero.ap && !hero.now.has_attacked;
    let odds = percent_of(forecast::quest(open, seat, it, can_challenge));
    let first = match &it.card().attempt {
        Attempt::Threat { fail, .. } => {
            let hurts = fail.iter().any(|it| matches!(it.effect, Effect::Wound(..)));
            match hurts {
                true => message!(lang, "why-success-hurts", odds = odds),
                false => message!(lang, "why-success", odds = odds),
            }
        }
        Attempt::Hunt => message!(lang, "why-prey", odds = odds),
        Attempt::Chance { .. } => message!(lang, "why-success", odds = odds),
        Attempt::PayGlory(n) => cost(names::glory((*n).into(), lang), lang),
        Attempt::PayHealth(n) => cost(message!(lang, "pay-health", n = *n), lang),
        Attempt::PayHand(n) => cost(message!(lang, "pay-hand", n = *n), lang),
        Attempt::PayReadied(n) => cost(message!(lang, "pay-readied", n = *n), lang),
        Attempt::PayWorth(n) => cost(message!(lang, "pay-worth", n = *n), lang),
        Attempt::Escort => String::new(),
    };
    vec![first, completes(view, seat, lang)]
}

fn cost(words: String, lang: Lang) -> String {
    message!(lang, "why-sacrifice", words = &words)
}

/// The number of the quest that it would be.
fn completes(view: &View, seat: Seat, lang: Lang) -> String {
    let n = view.open.heroes[seat].done.len() + 1;
    message!(lang, "why-completes", n = n, of = QUESTS)
}

fn search(view: &View, seat: Seat, it: QuestId, lang: Lang) -> Vec<String> {
    let hero = &view.open.heroes[seat];
    let reach = it.card().search.unwrap_or(0);
    let odds = percent_of(forecast::search(&view.open, seat, hero.at, reach));
    vec![message!(lang, "why-search", odds = odds, quest = &quest(it, lang))]
}

/// The end of a free moment: what it leaves.
fn end(view: &View, seat: Seat, lang: Lang) -> String {
    let open = &view.open;
    let hero = &open.heroes[seat];
    if open.agenda.next() == Some(&Step::Declare) {
        let harms = open.declared.iter().filter_map(|it| {
            let odds = forecast::declared(open, seat, it.hero)?.odds;
            Some(harmed(view, it.hero, seat, harm(&odds, it.hero)?, lang))
        });
        let harms: Vec<String> = harms.collect();
        if !harms.is_empty() {
            return format!("{}.", capital(&harms.join(", ")));
        }
    }
    if open.phase == Phase::Villainy {
        return message!(lang, "why-end-villainy").to_owned();
    }
    let (ap, glory) =
        (names::action_points(hero.ap.into(), lang), names::glory(hero.glory.into(), lang));
    message!(lang, "why-end", glory = &glory, ap = &ap)
}

/// An attack that is declared against a hero: how likely it wounds.
fn villainy(view: &View, seat: Seat, action: &Action, victim: Seat, lang: Lang) -> String {
    let declared = match action {
        // What traps do is not in the odds of a battle.
        Answer::Do(Word::Play { card, .. }) | Answer::Play(Word::Play { card, .. })
            if card.card().traits.has(Trait::Trap) =>
        {
            None
        }
        Answer::Do(word) | Answer::Play(word) => forecast::declared_with(&view.open, seat, *word),
        _ => None, // Nothing else declares.
    };
    let harm = declared.and_then(|it| harm(&it.odds, victim));
    let odds = harm.map(|it| format!("{}.", capital(&harmed(view, victim, seat, it, lang))));
    let now = || rows::now(action, view, lang).map(|it| format!("{}.", capital(&it)));
    let told = in_battle(view, seat, action, lang).or(odds).or_else(now);
    told.unwrap_or_else(|| short(&rows::row(action, view, lang).effect))
}

/// The price in peril that the victim of an attack pays; nothing if it has no such price.
fn price_in_peril(view: &View, action: &Action, victim: Seat, lang: Lang) -> String {
    let hero = &view.open.heroes[victim];
    let (name, peril) = (names::genitive(names::hero(hero.card), lang), hero.peril);
    match rows::row(action, view, lang).price {
        Some(Price::Peril(n)) => {
            message!(lang, "why-peril", n = n, peril = peril, name = name)
        }
        Some(Price::Glory(_) | Price::Ap(_)) | None => String::new(),
    }
}

/// A card or an ability for oneself: what it changes, what it does, and what it costs.
fn card(view: &View, seat: Seat, action: &Action, lang: Lang) -> Vec<String> {
    let row = rows::row(action, view, lang);
    let told = in_battle(view, seat, action, lang)
        .or_else(|| (!row.now.is_empty()).then(|| format!("{}.", capital(&row.now))))
        .unwrap_or_else(|| short(&row.effect));
    let price = match row.price {
        Some(Price::Glory(n)) => {
            message!(lang, "why-costs-of", n = n, have = view.open.heroes[seat].glory)
        }
        Some(Price::Ap(n)) => message!(lang, "why-costs", n = n),
        Some(Price::Peril(_)) | None => String::new(),
    };
    vec![told, price]
}

/// The text of a card, where it is short enough to be repeated.
fn short(effect: &str) -> String {
    if effect.chars().count() <= EFFECT_MAX { effect.to_owned() } else { String::new() }
}

/// The change that an answer makes in the battle at hand, or what a challenge may come to.
fn in_battle(view: &View, seat: Seat, action: &Action, lang: Lang) -> Option<String> {
    let open = &view.open;
    let after = forecast::with_answer(view, seat, action)?;
    let attacked = open.battle.as_ref().map_or(seat, |it| it.hero);
    let who = [seat, attacked].into_iter().find(|it| after.hero(*it).is_some())?;
    let then = harm(&after, who)?;
    let is_answer = !matches!(action, Answer::Play(Word::Challenge { .. }));
    let now = harm_now(open, who).filter(|it| is_answer && it.0 != then.0);
    let told = match now {
        Some((was, _)) => {
            let name = names::subject(names::hero(open.heroes[who].card), lang);
            match who == seat {
                true => message!(lang, "why-change", was = was, is = then.0),
                false => message!(lang, "why-change-of", hero = name, was = was, is = then.0),
            }
        }
        None => format!("{}.", capital(&harmed(view, who, seat, then, lang))),
    };
    let uncertain = after.foes.iter().filter(|it| 0 < it.n && it.n < it.of);
    let likeliest = uncertain.map(|it| it.thousandths()).max();
    let defeat = likeliest.map(|it| message!(lang, "why-defeat", n = percent(it)));
    Some([told].into_iter().chain(defeat).collect::<Vec<_>>().join(" "))
}
