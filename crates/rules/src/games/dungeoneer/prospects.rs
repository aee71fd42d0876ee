//! What something that is offered would come to now, as far as the dice can be counted. Everything is
//! answered from what everybody sees.

use super::action::Word;
use super::ask::Ask;
use super::cards::ability::{Effect, Rollers, Who};
use super::cards::{Part, library};
use super::forecast::{self, Dice, Exchange, Odds};
use super::pieces::{Context, Origin, Roll};
use super::rules::targets::play_ability;
use super::state::Open;
use super::steps::{Step, Then};
use crate::kernel::Seat;

/// What the dice would decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// An attack.
    Blow(Exchange),
    /// A hero overcomes a threat so often.
    Threat { who: Seat, odds: Odds },
    /// The roll at hand succeeds so often: as it is, and with what is offered.
    Roll { before: Odds, after: Odds },
    /// It heals, and the hero lacks no health.
    Unhurt,
}

/// What the roll at hand needs, and how often it succeeds; none where none is at hand, or a total is
/// compared with another.
pub fn roll_at_hand(open: &Open) -> Option<(u8, Odds)> {
    let roll = open.roll.as_ref()?;
    let reach = open.agenda.iter().find_map(|it| match it {
        Step::Roll(then) => reach_of(then),
        _ => None,
    })?;
    Some((reach, odds(open, roll, reach)))
}

const fn reach_of(then: &Then) -> Option<u8> {
    match *then {
        Then::Threat { reach, .. }
        | Then::Exit { reach, .. }
        | Then::Spikes { reach, .. }
        | Then::Pit { reach, .. }
        | Then::Chance { reach, .. }
        | Then::Stand { reach, .. } => Some(reach),
        Then::Attack(_)
        | Then::Counter(_)
        | Then::Search { .. }
        | Then::QuestThreat { .. }
        | Then::QuestChance { .. } => None,
    }
}

fn odds(open: &Open, roll: &Roll, reach: u8) -> Odds {
    Dice::of(roll).reaches(i32::from(reach) - forecast::bonus(open, roll))
}

/// What a deed of `seat` would come to; none where no die decides, or too many things do.
pub fn prospect(open: &Open, seat: Seat, word: Word) -> Option<Prospect> {
    match word {
        Word::Strike { hero, form } => {
            let all = forecast::strikes(open, seat, hero);
            all.into_iter().find(|it| it.0 == form).map(|it| Prospect::Blow(it.1))
        }
        Word::Form(form) => match open.agenda.next() {
            Some(Step::Ask(Ask::ChooseForm { foe, .. })) => {
                let all = forecast::forms(open, *foe);
                all.into_iter().find(|it| it.0 == form).map(|it| Prospect::Blow(it.1))
            }
            _ => None,
        },
        Word::Play { card, payer, .. } => {
            let parts = play_ability(card.card()).map_or(&[][..], |it| &it.parts);
            of_parts(open, seat, parts, payer)
        }
        Word::Use { of, ability } => of_parts(open, seat, parts_of(open, seat, of, ability), None),
        _ => None,
    }
}

fn parts_of(open: &Open, seat: Seat, of: Origin, ability: u8) -> &'static [Part] {
    let all = match of {
        Origin::Card(card) => &library().adventures[card.idx()].abilities,
        Origin::Hero => &library().heroes[open.heroes[seat].card.idx()].abilities,
        Origin::Location(it) => &library().locations[it.idx()].abilities,
        Origin::Quest(_) | Origin::Foe(_) | Origin::Rules => return &[],
    };
    all.get(usize::from(ability)).map_or(&[], |it| &it.parts)
}

fn of_parts(open: &Open, seat: Seat, parts: &[Part], target: Option<Seat>) -> Option<Prospect> {
    let hero = &open.heroes[seat];
    if let [Part { effect: Effect::Heal(Who::Me, _), .. }] = parts
        && hero.card.card().health <= hero.health
    {
        return Some(Prospect::Unhurt);
    }
    let threat = parts.iter().find_map(|it| match it.effect {
        Effect::Threat { who: Who::Target | Who::Each, form, reach, .. } => Some((form, reach)),
        _ => None,
    });
    if let Some(((form, reach), who)) = threat.zip(target) {
        let odds = forecast::threat(open, who, Context::Threat(form), reach);
        return Some(Prospect::Threat { who, odds });
    }
    let (reach, before) = roll_at_hand(open)?;
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
    let after = odds(open, &roll, reach);
    (after != before).then_some(Prospect::Roll { before, after })
}
