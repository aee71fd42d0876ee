//! The moments at which somebody is asked: in a title and a line, and in a sentence for the curtain.

use super::names::{self, genitive, hero, object, subject};
use crate::ask::{Ask, Moment};
use crate::cards::Form;
use crate::forecast::is_any_due;
use crate::messages;
use crate::pieces::{Context, Fighter};
use crate::prospects::roll_at_hand;
use crate::state::{Open, Phase};
use crate::steps::Step;
use kernel::kit::Cell;
use kernel::{Lang, Seat, capital, message};

/// A moment, and what it means for the seat that is asked: two sentences without full
/// stops. The second may be empty.
pub fn told(open: &Open, moment: Moment, seat: Seat, lang: Lang) -> (String, String) {
    let active = subject(hero(open.heroes[open.active].card), lang);
    let is_own = open.active == seat;
    match moment {
        Moment::Entered => entered(open, seat, lang),
        Moment::BeforeRoll => rolled(open, seat, lang),
        Moment::Wound => wounded(open, seat, lang),
        Moment::Counter => announced(open, seat, lang),
        Moment::EndOfHeroics => {
            let title = if is_own {
                message!(lang, "moment-heroics-end-yours").to_owned()
            } else {
                message!(lang, "moment-heroics-end", active = active)
            };
            (title, message!(lang, "moment-heroics-end-line").to_owned())
        }
        Moment::Response | Moment::Challenge => attacked(open, moment, lang),
        Moment::Reward => (
            message!(lang, "moment-reward").to_owned(),
            message!(lang, "moment-reward-line").to_owned(),
        ),
        Moment::Interrupt | Moment::Free => {
            let phase = names::phase(open.phase);
            let title = message!(lang, "moment-free", active = active, phase = phase);
            (title, message!(lang, "moment-free-line").to_owned())
        }
    }
}

fn entered(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let walker = &open.heroes[open.active];
    let place = names::into(open.site(walker.at).card, lang);
    let (name, gender) = (subject(hero(walker.card), lang), hero(walker.card).gender(lang));
    let title = if open.active == seat {
        message!(lang, "moment-enters-you", place = place)
    } else if open.heroes[seat].at == walker.at {
        message!(lang, "moment-enters-here", name = name, gender = gender, place = place)
    } else {
        message!(lang, "moment-enters", name = name, gender = gender, place = place)
    };
    let here = what_is_here(open, walker.at, lang);
    let left = message!(lang, "moment-ap-left", n = walker.ap);
    let sentences = [Some(here), met(open, lang), Some(left)].into_iter().flatten();
    (title, sentences.collect::<Vec<_>>().join(". "))
}

/// The deeds of a location, as they stand on the card.
fn what_is_here(open: &Open, at: Cell, lang: Lang) -> String {
    let site = open.site(at);
    let rules = site.card.text(lang).rules.join(" ");
    match rules.trim_end_matches('.') {
        rules if !rules.is_empty() && !site.is_deactivated => {
            message!(lang, "moment-here", rules = rules)
        }
        _ => message!(lang, "moment-nothing-here").to_owned(),
    }
}

/// Alone: which monsters and traps strike next (DN-646).
fn met(open: &Open, lang: Lang) -> Option<String> {
    let group = open.agenda.iter().find_map(|it| match it {
        Step::Ambush(group) => Some(group),
        _ => None,
    })?;
    let all = group.traps.iter().copied().chain(group.foes.iter().map(|it| it.card));
    let all: Vec<&str> = all.map(|it| it.name().name.get(lang)).collect();
    Some(message!(lang, "moment-met", all = &all.join(", ")))
}

fn rolled(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let Some(roll) = &open.roll else { return (String::new(), String::new()) };
    let foe = |nth: u8| open.battle.as_ref().and_then(|it| it.foes.get(usize::from(nth)));
    let name = match roll.by {
        Fighter::Hero(by) if by == seat => None,
        Fighter::Hero(by) => Some(hero(open.heroes[by].card)),
        Fighter::Foe(nth) => foe(nth).map(|it| names::foe(it.card)),
    };
    let title = match name {
        Some(it) => message!(lang, "moment-roll", name = genitive(it, lang)),
        None => message!(lang, "moment-roll-yours").to_owned(),
    };
    let (reach, odds) = roll_at_hand(open).unzip();
    let tested = |form: Form| reach.map(|it| format!("{} {it}+", form.name().get(lang)));
    let (what, tested) = match roll.context {
        Context::Exit(form) => (message!(lang, "context-exit"), tested(form)),
        Context::Hazard(form) => (message!(lang, "context-hazard"), tested(form)),
        Context::Trap(form) => (message!(lang, "context-trap"), tested(form)),
        Context::Quest(form) => (message!(lang, "context-quest"), tested(form)),
        Context::Threat(form) => (message!(lang, "context-threat"), tested(form)),
        Context::Search => (message!(lang, "context-search"), reach.map(|it| format!("{it}+"))),
        Context::Chance => (message!(lang, "context-chance"), reach.map(|it| format!("{it}+"))),
        Context::Attack(_) => (message!(lang, "context-attack"), None),
        Context::Counter(_) => (message!(lang, "context-counter"), None),
    };
    let chance = odds.map(|it| message!(lang, "moment-roll-odds", percent = it.percent()));
    let tested = tested.map_or(String::new(), |it| format!(": {it}"));
    (title, format!("{what}{tested}{}", chance.unwrap_or_default()))
}

fn wounded(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let me = &open.heroes[seat];
    let title = message!(lang, "moment-wound", n = open.pending);
    let (health, most) = (me.health, me.card.card().health);
    let line = match open.pending_from_hit {
        true => message!(lang, "moment-wound-line-blow", health = health, most = most),
        false => message!(lang, "moment-wound-line", health = health, most = most),
    };
    (title, line)
}

fn announced(open: &Open, seat: Seat, lang: Lang) -> (String, String) {
    let resolved = open.agenda.iter().find_map(|it| match it {
        Step::Resolve { card, by, target, .. } => Some((*card, *by, *target)),
        _ => None,
    });
    let Some((card, by, target)) = resolved else { return (String::new(), String::new()) };
    let who = subject(hero(open.heroes[by].card), lang);
    let what = object(card.name(), lang);
    let title = match target {
        // Nobody plays what is drawn.
        _ if open.rules.is_solo() => message!(lang, "moment-peril-brings", what = what),
        Some(it) if it == seat => message!(lang, "moment-plays-on-you", who = who, what = what),
        Some(it) => {
            let name = genitive(hero(open.heroes[it].card), lang);
            message!(lang, "moment-plays-on", who = who, what = what, name = name)
        }
        None => message!(lang, "moment-plays", who = who, what = what),
    };
    let rules = card.text(lang).rules.join(" ");
    (title, rules.trim_end_matches('.').to_owned())
}

fn attacked(open: &Open, moment: Moment, lang: Lang) -> (String, String) {
    let Some(battle) = &open.battle else { return (String::new(), String::new()) };
    // An answer to a challenge is about the one who is challenged.
    let is_answer = battle.is_challenge && moment == Moment::Response;
    let name = match battle.attacks.first().filter(|_| is_answer).map(|it| it.on) {
        Some(Fighter::Foe(nth)) => names::foe(battle.foes[usize::from(nth)].card),
        Some(Fighter::Hero(seat)) => hero(open.heroes[seat].card),
        None => hero(open.heroes[battle.hero].card),
    };
    // Nothing was rolled, and nothing will be: the monsters are gone.
    let is_off = !is_any_due(open) && battle.attacks.iter().all(|it| it.attack.is_none());
    if is_off {
        return (
            message!(lang, "moment-attack-off").to_owned(),
            message!(lang, "moment-attack-off-line").to_owned(),
        );
    }
    let (name, gender) = (subject(name, lang), name.gender(lang));
    let title = message!(lang, "moment-attacked", name = name, gender = gender);
    let line = match moment {
        Moment::Challenge => message!(lang, "moment-rolled"),
        _ => message!(lang, "moment-not-rolled"),
    };
    (title, line.to_owned())
}

/// The reason why a seat is asked, in one sentence that tells no secret; none where there is nothing to be said.
pub fn summons(open: &Open, seat: Seat, lang: Lang) -> Option<String> {
    let name = subject(hero(open.heroes.get(seat)?.card), lang);
    let said = match open.agenda.next()? {
        Step::Window { of, .. } => told(open, *of, seat, lang).0,
        Step::Ask(Ask::DiscardHand(_)) | Step::DiscardOne => {
            message!(lang, "summons-discards", name = name)
        }
        Step::Free if open.active != seat => message!(lang, "summons-breaks-in", name = name),
        Step::Free | Step::Declare if open.phase == Phase::Villainy => {
            message!(lang, "summons-villainy", name = name)
        }
        Step::Free | Step::Declare => message!(lang, "summons-heroics", name = name),
        _ => return None,
    };
    Some(format!("{}.", capital(&said)))
}
