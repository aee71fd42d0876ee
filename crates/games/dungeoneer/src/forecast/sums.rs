//! The bonuses added to the dice, as a sum and line by line.

use super::odds::Dice;
use crate::cards::Form;
use crate::pieces::{Attack, Battle, Context, Fighter, Roll};
use crate::rules::fights::is_live;
use crate::rules::sums::Fight;
use crate::rules::sums::{Because, Visit};
use crate::rules::{rolls, solo, sums, values};
use crate::state::Open;
use kernel::Seat;

/// A roll of a hero that is not announced.
pub fn plain_roll(open: &Open, seat: Seat, context: Context) -> Roll {
    Roll {
        by: Fighter::Hero(seat),
        seat,
        context,
        cell: open.heroes[seat].at,
        by_cards: 0,
        has_advantage: false,
        has_disadvantage: false,
    }
}

/// The next roll of a hero: what waits for it alone is counted (DN-648).
pub fn next_roll(open: &Open, seat: Seat, context: Context) -> Roll {
    let mut roll = plain_roll(open, seat, context);
    solo::affect_next_roll(open, &mut roll);
    roll
}

/// The sum of the value that a roll tests and of all that is added to it.
pub fn bonus(open: &Open, roll: &Roll) -> i32 {
    bonus_in(Fight::at_hand(open), roll)
}

/// The same in a battle that may only be thought of.
pub fn bonus_in(fight: Fight<'_>, roll: &Roll) -> i32 {
    let tested = tested(fight, roll).map_or(0, |it| values::fighter_value(fight, it.0, it.1));
    i32::from(tested) + i32::from(rolls::roll_modifier(fight, roll))
}

/// The number that a hero adds to the die of a roll that is not announced.
pub fn bonus_for(open: &Open, seat: Seat, context: Context) -> i32 {
    bonus(open, &plain_roll(open, seat, context))
}

/// An addend of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addend {
    pub by: i8,
    pub because: Because,
}

/// The addends of a roll's dice, line by line: first the value that is tested, then the changes to the roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    /// Which of the dice counts. Of advantage and disadvantage the table does not say where they come from.
    pub throw: Dice,
    pub lines: Vec<Addend>,
    /// So many of the lines make up the value that is tested.
    pub n_of_value: usize,
}

impl Sum {
    /// The sum of the addends, but for a limit of ±99 on all that changes a roll.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|it| i32::from(it.by)).sum()
    }
}

/// The lines of a roll of the battle at hand, [`Context::Attack`] or [`Context::Counter`]: as it is announced, or as
/// it would be. None if there is no such attack.
pub fn battle_lines(open: &Open, context: Context) -> Option<Sum> {
    battle_roll(Fight::at_hand(open), context).map(|it| lines_of(open, &it))
}

/// The lines of a hero's roll that is not announced: a threat, an exit, a search.
pub fn lines(open: &Open, seat: Seat, context: Context) -> Sum {
    lines_of(open, &plain_roll(open, seat, context))
}

/// The lines of what a fighter counts in a form, for any purpose; of a monster none where no battle is
/// fought.
pub fn value_lines(open: &Open, who: Fighter, form: Form) -> Vec<Addend> {
    let mut lines = Vec::new();
    sums::each_of_fighter_value(Fight::at_hand(open), who, form, &mut |because, by| {
        lines.push(Addend { by, because });
    });
    lines
}

/// The lines of a roll.
pub fn lines_of(open: &Open, roll: &Roll) -> Sum {
    let mut lines = Vec::new();
    let visit: Visit<'_> = &mut |because, by| lines.push(Addend { by, because });
    let fight = Fight::at_hand(open);
    if let Some((who, form)) = tested(fight, roll) {
        sums::each_of_fighter_value(fight, who, form, visit);
    }
    let n_of_value = lines.len();
    rolls::each_modifier(fight, roll, &mut |because, by| lines.push(Addend { by, because }));
    Sum { throw: Dice::of(roll), lines, n_of_value }
}

/// Whose value in which form a roll tests; none if it tests none.
fn tested(fight: Fight<'_>, roll: &Roll) -> Option<(Fighter, Form)> {
    match roll.context {
        Context::Exit(form)
        | Context::Hazard(form)
        | Context::Trap(form)
        | Context::Quest(form)
        | Context::Threat(form) => Some((Fighter::Hero(roll.seat), form)),
        Context::Attack(_) | Context::Counter(_) => {
            rolls::attack_of(fight, roll.context).map(|it| (roll.by, it.form))
        }
        Context::Search | Context::Chance => None,
    }
}

/// A roll of the battle: the one that is announced, if it is this.
pub fn battle_roll(fight: Fight<'_>, context: Context) -> Option<Roll> {
    let (open, battle) = (fight.open, fight.battle?);
    let attack = rolls::attack_of(fight, context)?;
    let by = if matches!(context, Context::Attack(_)) { attack.by } else { attack.on };
    let announced = fight.roll.filter(|it| it.by == by && it.context == context);
    if let Some(roll) = announced {
        return Some(roll.clone());
    }
    let seat = match by {
        Fighter::Hero(seat) => seat,
        Fighter::Foe(_) => battle.lord,
    };
    let mut roll = Roll { by, cell: battle.cell, ..plain_roll(open, seat, context) };
    if is_next_of(open, battle, by, context) {
        solo::affect_next_roll(open, &mut roll);
    }
    Some(roll)
}

/// Tells whether this is the next roll of a fighter in the exchange.
fn is_next_of(open: &Open, battle: &Battle, by: Fighter, context: Context) -> bool {
    let is_due = |it: &Attack, is_counter: bool| {
        let total = if is_counter { it.counter } else { it.attack };
        total.is_none() && !it.is_done && is_live(open, battle, it)
    };
    let attacks = || battle.attacks.iter().zip(0..);
    let own = attacks().filter(|it| it.0.by == by && is_due(it.0, false));
    let counters = attacks().filter(|it| it.0.on == by && is_due(it.0, true));
    let own = own.map(|it| Context::Attack(it.1));
    own.chain(counters.map(|it| Context::Counter(it.1))).next() == Some(context)
}
