//! The gains and rolls of a hero on its way.

use super::checks::threat_of;
use super::odds::{Odds, Share};
use super::sums::{next_roll, plain_roll};
use crate::cards::ability::{Effect, Part, Trigger, Who};
use crate::cards::{Exit, Form, LocationId};
use crate::pieces::Context;
use crate::rules::sums::Fight;
use crate::rules::{rolls, solo};
use crate::state::{Open, Site};
use kernel::Seat;
use kernel::kit::{Cell, Side};

/// The gain from entering a location (DN-252).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    pub glory: u8,
    pub peril: u8,
    /// Alone peril dice are rolled instead (DN-646).
    pub dice: Option<PerilDice>,
}

/// So many dice, of which each that shows no more than `reach` brings a peril card (DN-646).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerilDice {
    pub n: u8,
    pub reach: u8,
}

/// A roll on a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Test {
    pub by: Tested,
    /// None where a die decides to which nothing is added.
    pub form: Option<Form>,
    pub reach: u8,
    pub odds: Odds,
}

/// The reasons for a roll on a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tested {
    Exit,
    /// A location that is entered.
    Entering(LocationId),
    /// A location that is left.
    Leaving(LocationId),
}

/// The outcome of a way, added up step by step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    pub glory: u8,
    pub peril: u8,
    /// For each new location with peril on the way of a hero alone.
    pub dice: Vec<PerilDice>,
    /// All rolls on the way, in their order; a hero who fails may come no further.
    pub tests: Vec<Test>,
}

/// The gain of a hero from entering a location in its own turn; none if it has visited it in this turn.
pub fn entering(open: &Open, seat: Seat, cell: Cell) -> Option<Gain> {
    let site = open.map.get(cell)?;
    let says = site.says();
    if !open.heroes[seat].is_new(site.card) {
        return None;
    }
    let dice = || PerilDice { n: says.peril, reach: solo::peril_reach(site, true) };
    Some(if open.rules.is_solo() {
        Gain { glory: says.glory, peril: 0, dice: (0 < says.peril).then(dice) }
    } else {
        Gain { glory: says.glory, peril: says.peril, dice: None }
    })
}

/// The probability that none of these dice brings a card; certain without dice.
pub fn no_peril(dice: &[PerilDice]) -> Share {
    let each = dice.iter().flat_map(|it| (0..it.n).map(|_| it.reach.min(6)));
    let (n, of) = each.fold((1, 1), |(n, of), reach| (n * u64::from(6 - reach), of * 6));
    Share::new(n, of)
}

/// The outcome for a hero of the steps by these sides from where it stands. Choices still to be made on the way, such
/// as a price, are left out; a roll that may be paid off is not.
pub fn walk(open: &Open, seat: Seat, sides: &[Side]) -> Walk {
    // The hero is moved along: some values depend on where it stands.
    let mut table = open.clone();
    let mut walk = Walk::default();
    for side in sides {
        let from = table.heroes[seat].at;
        let Some(site) = table.map.get(from) else { break };
        let leaving = effects(&table, seat, site, Trigger::Leave);
        let n_ways = crate::rules::map::steps(&table, from).len();
        for part in leaving {
            // Where there is one way only nobody is led elsewhere (DN-746).
            if 1 < n_ways || !matches!(part.effect, Effect::Chance { .. }) {
                walk.roll(&table, seat, Tested::Leaving(site.card), part);
            }
        }
        if site.held[side.idx()].is_none()
            && let Exit::Blocked(form, reach) | Exit::Trap(form, reach) = site.exit(*side)
        {
            walk.test(&table, seat, Tested::Exit, Context::Exit(form), reach);
        }
        let to = from.beyond(*side);
        if !table.map.has(to) {
            break;
        }
        if let Some(gain) = entering(&table, seat, to) {
            walk.glory += gain.glory;
            walk.peril += gain.peril;
            walk.dice.extend(gain.dice);
        }
        let hero = &mut table.heroes[seat];
        hero.at = to;
        let site = table.map.get(to).cloned();
        let Some(site) = site else { break };
        table.heroes[seat].now.visited |= 1 << site.card.0;
        walk.visit(&table, seat, &site);
    }
    walk
}

/// The effects of a location at such a moment, unless it is deactivated.
fn effects(open: &Open, seat: Seat, site: &Site, when: Trigger) -> Vec<&'static Part> {
    if site.is_deactivated {
        return Vec::new();
    }
    let abilities = site.says().abilities.iter().filter(|it| it.trigger == when);
    let held = abilities
        .filter(|it| rolls::holds(Fight::at_hand(open), &it.conditions, seat, None, false));
    held.flat_map(|it| &it.parts).collect()
}

impl Walk {
    /// Adds the rolls of a location that is entered: hazards first (DN-270).
    fn visit(&mut self, open: &Open, seat: Seat, site: &Site) {
        if site.is_deactivated {
            return;
        }
        let by = Tested::Entering(site.card);
        for part in site.says().abilities.iter().flat_map(|it| &it.parts) {
            if let Effect::Spikes(form, reach) | Effect::Pit(form, reach) = part.effect {
                self.test(open, seat, by, Context::Hazard(form), reach);
            }
        }
        for part in effects(open, seat, site, Trigger::Enter) {
            self.roll(open, seat, by, part);
        }
    }

    /// The roll that an effect asks of the hero, also if it can be paid off.
    fn roll(&mut self, open: &Open, seat: Seat, by: Tested, part: &'static Part) {
        match &part.effect {
            Effect::Threat { who: Who::Me | Who::Each, form, reach, .. } => {
                self.test(open, seat, by, Context::Threat(*form), *reach);
            }
            Effect::Chance { reach, .. } => self.test(open, seat, by, Context::Chance, *reach),
            Effect::Choose(Who::Me, options) => {
                for part in options.iter().flatten() {
                    self.roll(open, seat, by, part);
                }
            }
            _ => {} // Nothing is rolled for.
        }
    }

    fn test(&mut self, open: &Open, seat: Seat, by: Tested, context: Context, reach: u8) {
        let is_next = self.tests.is_empty();
        let roll = if is_next { next_roll } else { plain_roll }(open, seat, context);
        let form = match context {
            Context::Exit(form) | Context::Hazard(form) | Context::Threat(form) => Some(form),
            _ => None,
        };
        self.tests.push(Test { by, form, reach, odds: threat_of(open, &roll, reach) });
    }
}
