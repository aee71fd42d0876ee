//! The addends of a roll.

use super::sums::Fight;
use super::sums::{Because, Visit, because};
use super::values::named_statics;
use crate::cards::ability::{Condition, Effect, Rollers, Rolls, Who};
use crate::cards::{Form, Topic};
use crate::pieces::{Attack, Context, Fighter, Lasting, Roll};
use kernel::Seat;

/// Tells whether such rolls are meant in this context.
pub fn is_meant(rolls: Rolls, context: Context, fight: Fight<'_>) -> bool {
    let form_of =
        |nth: u8| fight.battle.and_then(|it| it.attacks.get(usize::from(nth))).map(|it| it.form);
    let fits = |asked: Option<Form>, nth: u8| asked.is_none() || asked == form_of(nth);
    match (rolls, context) {
        (Rolls::All | Rolls::Next, _)
        | (Rolls::Attack, Context::Attack(_))
        | (Rolls::Exit, Context::Exit(_))
        | (Rolls::Hazard, Context::Hazard(_))
        | (Rolls::Trap, Context::Trap(_))
        | (Rolls::Quest, Context::Quest(_))
        | (
            Rolls::Threat,
            Context::Exit(_)
            | Context::Hazard(_)
            | Context::Trap(_)
            | Context::Quest(_)
            | Context::Threat(_),
        ) => true,
        (Rolls::Counter(form), Context::Counter(nth)) => fits(form, nth),
        (Rolls::Battle(form), Context::Attack(nth) | Context::Counter(nth)) => fits(form, nth),
        _ => false,
    }
}

/// The attack that a roll belongs to.
pub fn attack_of(fight: Fight<'_>, context: Context) -> Option<&Attack> {
    match context {
        Context::Attack(nth) | Context::Counter(nth) => fight.battle?.attacks.get(usize::from(nth)),
        _ => None,
    }
}

/// The other side of a roll in a battle.
pub fn other_side(fight: Fight<'_>, roll: &Roll) -> Option<Fighter> {
    let attack = attack_of(fight, roll.context)?;
    Some(if matches!(roll.context, Context::Attack(_)) { attack.on } else { attack.by })
}

/// Tells whether the conditions of an effect on the other side and the role hold for `me` in this attack.
pub fn holds(
    fight: Fight<'_>,
    conditions: &[Condition],
    me: Seat,
    attack: Option<&Attack>,
    is_from_hit: bool,
) -> bool {
    let mine = Fighter::Hero(me);
    let other = attack.map(|it| if it.by == mine { it.on } else { it.by });
    conditions.iter().all(|it| match it {
        Condition::Versus(filter) => match (other, fight.battle) {
            (Some(Fighter::Foe(foe)), Some(battle)) => {
                filter.fits(battle.foes[usize::from(foe)].card.traits())
            }
            _ => false,
        },
        Condition::Form(form) => attack.is_some_and(|it| it.form == *form),
        Condition::AsAttacker => attack.is_some_and(|it| it.by == mine),
        Condition::AsDefender => attack.is_some_and(|it| it.on == mine),
        Condition::IsMonster => matches!(other, Some(Fighter::Foe(_))),
        Condition::IsHero => matches!(other, Some(Fighter::Hero(_))),
        // Whom an attack is against is settled where it is chosen.
        Condition::AttackedMe => true,
        Condition::FromHit => is_from_hit,
        Condition::BridgeIsOff => !fight.open.is_bridge_on,
    })
}

/// The sum of all modifiers of a roll.
pub fn roll_modifier(fight: Fight<'_>, roll: &Roll) -> i8 {
    let mut sum = 0;
    each_modifier(fight, roll, &mut |_, by| sum += i16::from(by));
    sum.clamp(-99, 99) as i8
}

/// All modifiers of a roll.
pub fn each_modifier(fight: Fight<'_>, roll: &Roll, visit: Visit<'_>) {
    let open = fight.open;
    let attack = attack_of(fight, roll.context);
    if roll.by_cards != 0 {
        visit(Because::Played, roll.by_cards);
    }
    if let (Context::Attack(_), Some(attack)) = (roll.context, attack)
        && attack.bonus != 0
    {
        visit(Because::Free, attack.bonus);
    }
    if let Fighter::Hero(seat) = roll.by {
        named_statics(open, seat, Topic::Roll).for_each(|(of, part)| {
            if let Effect::Roll { who: Rollers::Hero(Who::Me), rolls, by, .. } = part.effect
                && is_meant(rolls, roll.context, fight)
                && holds(fight, &part.conditions, seat, attack, false)
            {
                visit(because(open, seat, of), by);
            }
        });
    }
    if let Some(Fighter::Hero(seat)) = other_side(fight, roll) {
        named_statics(open, seat, Topic::FoeRoll).for_each(|(of, part)| {
            if let Effect::FoeRoll(rolls, by) = part.effect
                && is_meant(rolls, roll.context, fight)
                && holds(fight, &part.conditions, seat, attack, false)
            {
                visit(because(open, seat, of), by);
            }
        });
    }
    for term in &open.terms {
        let by = match (term.what, roll.by) {
            (Lasting::Roll { of, rolls, by }, Fighter::Hero(seat))
                if of == seat && is_meant(rolls, roll.context, fight) =>
            {
                by
            }
            (Lasting::MonsterRoll { of, cards, rolls, by }, Fighter::Foe(foe))
                if is_meant(rolls, roll.context, fight)
                    && fight.battle.is_some_and(|it| {
                        it.lord == of && cards.fits(it.foes[usize::from(foe)].card.traits())
                    }) =>
            {
                by
            }
            (Lasting::Zone { location, rolls, by }, _)
                if is_meant(rolls, roll.context, fight)
                    && open.map.get(roll.cell).is_some_and(|it| it.card == location) =>
            {
                by
            }
            _ => continue,
        };
        visit(Because::Term(*term), by);
    }
}
