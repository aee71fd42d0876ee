//! Prospects: the likely result of an offered action now, as far as the dice can be counted. Everything is answered
//! from what everybody sees.

use super::action::{Action, Word};
use super::ask::Ask;
use super::cards::ability::{Effect, Rollers, Trigger, Who};
use super::cards::{Ability, AdventureId, Attempt, Part, QuestId, Trait};
use super::forecast::{self, Exchange, Odds};
use super::pieces::{Context, Roll};
use super::rules::targets::play_ability;
use super::rules::{map, quests, uses, values};
use super::state::Open;
use super::steps::{Step, Then};
use kernel::{BySeat, Seat};

/// A result that the dice would decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// An attack.
    Blow(Exchange),
    /// The odds of each hero, who has to roll for it, to overcome a threat.
    Threats(BySeat<Option<Odds>>),
    /// The roll at hand succeeds so often: as it is, and with what is offered.
    Roll { before: Odds, after: Odds },
    /// An attempt at a quest succeeds so often, and costs so many action points.
    Attempt { odds: Odds, ap: u8 },
    /// A search finds its goal so often. The distance to the nearest entrance is added to the die.
    Search { way: u8, reach: u8, odds: Odds },
    /// It heals, and the hero lacks no health.
    Unhurt,
}

/// The number that the roll at hand needs, and its odds; none where none is at hand, or a total is compared with
/// another.
pub fn roll_at_hand(open: &Open) -> Option<(u8, Odds)> {
    let (reach, _) = needed(open)?;
    Some((reach, odds(open, open.roll.as_ref()?)?))
}

/// The number that the roll at hand needs, and its purpose.
fn needed(open: &Open) -> Option<(u8, Then)> {
    let then = open.agenda.iter().find_map(|it| match it {
        Step::Roll(then) => Some(*then),
        _ => None,
    })?;
    let reach = match then {
        Then::Threat { reach, .. }
        | Then::Exit { reach, .. }
        | Then::Spikes { reach, .. }
        | Then::Pit { reach, .. }
        | Then::Chance { reach, .. }
        | Then::Search { reach, .. }
        | Then::Stand { reach, .. } => reach,
        Then::QuestThreat { quest } => quests::reach_of_threat(open, quest),
        Then::QuestChance { quest, .. } => match quest.card().attempt {
            Attempt::Chance { reach, .. } => reach,
            _ => return None,
        },
        Then::Attack(_) | Then::Counter(_) => return None,
    };
    Some((reach, then))
}

/// The odds of this roll, made where the one at hand is made.
fn odds(open: &Open, roll: &Roll) -> Option<Odds> {
    let (reach, then) = needed(open)?;
    Some(match then {
        Then::Search { .. } => forecast::search_of(open, roll.cell, roll, reach),
        Then::QuestChance { quest, n_paid } => forecast::chance_of(open, roll, quest, n_paid),
        _ => forecast::threat_of(open, roll, reach),
    })
}

/// The prospect of a deed or an answer of `seat`; none where no die decides, or too many things do.
pub fn prospect_of(open: &Open, seat: Seat, action: &Action) -> Option<Prospect> {
    match action {
        Action::Play(word) | Action::Do(word) | Action::Pick(word) => prospect(open, seat, *word),
        Action::Number(n) => match open.agenda.next() {
            Some(Step::Ask(Ask::Stake(it))) => {
                let odds = forecast::chance_now(open, seat, it.quest, *n as u8);
                Some(Prospect::Attempt { odds, ap: 0 })
            }
            _ => None,
        },
        _ => None, // Other questions are not about dice.
    }
}

/// The prospect of a deed of `seat`; none where no die decides, or too many things do.
pub fn prospect(open: &Open, seat: Seat, word: Word) -> Option<Prospect> {
    match word {
        Word::Strike { hero, form } => {
            let all = forecast::strikes(open, seat, hero);
            all.into_iter().find(|it| it.0 == form).map(|it| Prospect::Blow(it.1))
        }
        Word::Form(form) => match open.agenda.next() {
            Some(Step::Ask(Ask::ChooseForm(it))) => {
                let all = forecast::forms(open, it.foe);
                all.into_iter().find(|it| it.0 == form).map(|it| Prospect::Blow(it.1))
            }
            _ => None,
        },
        Word::Attempt(quest) => attempt(open, seat, quest),
        Word::Search(quest) => {
            let reach = quest.card().search?;
            let way = map::distance(&open.map, open.heroes[seat].at).unwrap_or(0) as u8;
            Some(Prospect::Search { way, reach, odds: forecast::search_now(open, seat, reach) })
        }
        Word::Play { card, payer: Some(target), .. } if card.card().traits.has(Trait::Trap) => {
            trap(open, card, target)
        }
        Word::Play { card, payer, .. } => {
            let parts = play_ability(card.card()).map_or(&[][..], |it| &it.parts);
            of_parts(open, seat, parts, payer)
        }
        Word::Use { of, ability } => {
            of_parts(open, seat, &uses::find_use(open, seat, of, ability)?.parts, None)
        }
        _ => None,
    }
}

/// An attempt at a quest; none where it cannot fail and costs nothing.
fn attempt(open: &Open, seat: Seat, quest: QuestId) -> Option<Prospect> {
    let ap = quests::ap_of_attempt(open, seat, quest);
    let odds = forecast::attempt(open, seat, quest);
    (odds != Odds::CERTAIN || 0 < ap).then_some(Prospect::Attempt { odds, ap })
}

/// A trap strikes every hero where its target stands (DN-462); the danger there is added (DN-271).
fn trap(open: &Open, card: AdventureId, target: Seat) -> Option<Prospect> {
    let all: &[Ability] = &card.card().abilities;
    let mut parts = all.iter().filter(|it| it.trigger == Trigger::Trap).flat_map(|it| &it.parts);
    let (form, reach) = parts.find_map(|it| match it.effect {
        Effect::Threat { form, reach, .. } => Some((form, reach)),
        _ => None,
    })?;
    let cell = open.heroes[target].at;
    let reach = reach + values::danger(open, cell);
    let struck = open.heroes_at(cell, target);
    Some(threats(open, Context::Trap(form), reach, |it| struck.contains(&it)))
}

/// The odds of each of these heroes to overcome a threat.
fn threats(open: &Open, context: Context, reach: u8, is_struck: impl Fn(Seat) -> bool) -> Prospect {
    let odds = |seat| forecast::threat_now(open, seat, context, reach);
    let n = open.heroes.len();
    Prospect::Threats(BySeat::new(n, |seat| is_struck(seat).then(|| odds(seat))))
}

fn of_parts(
    open: &Open,
    seat: Seat,
    parts: &'static [Part],
    target: Option<Seat>,
) -> Option<Prospect> {
    let hero = &open.heroes[seat];
    if let [Part { effect: Effect::Heal(Who::Me, _), .. }] = parts
        && hero.card.card().health <= hero.health
    {
        return Some(Prospect::Unhurt);
    }
    let threat = parts.iter().find_map(|it| match it.effect {
        Effect::Threat { who: Who::Target, form, reach, .. } => Some((target?, form, reach)),
        Effect::Threat { who: Who::Me, form, reach, .. } => Some((seat, form, reach)),
        _ => None,
    });
    if let Some((who, form, reach)) = threat {
        return Some(threats(open, Context::Threat(form), reach, |it| it == who));
    }
    let before = odds(open, open.roll.as_ref()?)?;
    let mut roll = open.roll.clone()?;
    for part in parts {
        match part.effect {
            Effect::Roll { who: Rollers::Hero(_), by, .. }
            | Effect::RollOnce { by, .. }
            | Effect::ZoneRoll(_, by, _) => roll.by_cards += by,
            Effect::Advantage(_) => roll.has_advantage = true,
            Effect::Disadvantage(_) => roll.has_disadvantage = true,
            _ => {} // Nothing else changes a roll.
        }
    }
    let after = odds(open, &roll)?;
    (after != before).then_some(Prospect::Roll { before, after })
}
