//! Single exchanges, of the battle at hand and of battles that are only thought of.

use super::odds::{Dice, Exchange, Strength, THROWS};
use super::sums::{battle_roll, bonus_in};
use crate::cards::ability::{Effect, Role, Trigger};
use crate::cards::{AdventureId, Form, Topic, Trait};
use crate::pieces::{Attack, Battle, BattleKind, Context, Fighter, FoeCard, Lurker};
use crate::rules::battles::{new_attack, new_foe};
use crate::rules::fights::is_live;
use crate::rules::sums::Fight;
use crate::rules::{rolls, values};
use crate::state::Open;
use kernel::ask::Agenda;
use kernel::{Seat, Set};

/// An exchange of the battle at hand, by the place of its attack; a total that has been rolled counts as it
/// fell. None if there is no such attack.
pub fn attack(open: &Open, nth: u8) -> Option<Exchange> {
    exchange(Fight::at_hand(open), nth)
}

/// The same in a battle that may only be thought of.
pub fn exchange(fight: Fight<'_>, nth: u8) -> Option<Exchange> {
    let attack = rolls::attack_of(fight, Context::Attack(nth))?;
    let side = |context: Context, rolled: Option<i8>| match rolled {
        Some(total) => Some(Err(i32::from(total))),
        None => strength(fight, context).map(Ok),
    };
    let ours = side(Context::Attack(nth), attack.attack)?;
    let theirs = side(Context::Counter(nth), attack.counter)?;
    Some(match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => Exchange::new(ours, theirs),
        (ours, theirs) => against_total(ours, theirs),
    })
}

/// Tells whether an attack of this battle will still be compared: both sides are there, and can roll.
pub fn is_due(open: &Open, battle: &Battle, attack: &Attack) -> bool {
    let can_roll = attack.counter.is_some() || open.heroes[battle.lord].is_alive;
    !attack.is_done && can_roll && is_live(open, battle, attack)
}

/// Tells whether any attack of the battle at hand will still be compared.
pub fn is_any_due(open: &Open) -> bool {
    open.battle.as_ref().is_some_and(|it| it.attacks.iter().any(|one| is_due(open, it, one)))
}

/// The possible ends of an attack of the battle at hand, by its place; a blow that cannot wound is none. None if it is
/// over: compared already, or one side of it is gone.
pub fn due(open: &Open, nth: u8) -> Option<Exchange> {
    let battle = open.battle.as_ref()?;
    let it = battle.attacks.get(usize::from(nth)).filter(|it| is_due(open, battle, it))?;
    let Exchange { wins, ties, losses } = attack(open, nth)?;
    Some(match it.is_negated {
        true => Exchange { wins: 0, ties: wins + ties, losses },
        false => Exchange { wins, ties, losses },
    })
}

/// An exchange in which at least one side has rolled already.
fn against_total(ours: Result<Strength, i32>, theirs: Result<Strength, i32>) -> Exchange {
    let totals = |side: Result<Strength, i32>| match side {
        Ok(it) => {
            it.throw.faces().into_iter().zip(1..).map(|(n, face)| (n, face + it.bonus)).collect()
        }
        Err(total) => vec![(THROWS, total)],
    };
    let mut sum = Exchange { wins: 0, ties: 0, losses: 0 };
    let theirs: Vec<(u32, i32)> = totals(theirs);
    for (n, total) in totals(ours) {
        for &(m, other) in &theirs {
            let to = match total.cmp(&other) {
                std::cmp::Ordering::Greater => &mut sum.wins,
                std::cmp::Ordering::Equal => &mut sum.ties,
                std::cmp::Ordering::Less => &mut sum.losses,
            };
            *to += n * m;
        }
    }
    sum
}

/// The strength that a fighter rolls with in an attack of the battle: the roll that is announced, if it is this.
fn strength(fight: Fight<'_>, context: Context) -> Option<Strength> {
    let roll = battle_roll(fight, context)?;
    Some(Strength { throw: Dice::of(&roll), bonus: bonus_in(fight, &roll) })
}

/// A table on which a battle is fought that is only thought of.
pub fn supposed(open: &Open, battle: Battle) -> Open {
    Open { battle: Some(battle), roll: None, agenda: Agenda::EMPTY, ..open.clone() }
}

/// The exchanges that these monsters of `lord` would fight against a hero where it stands, one for each
/// form in which they may attack (DN-405). Cards that are no monsters have none.
pub fn encounters(
    open: &Open,
    lord: Seat,
    hero: Seat,
    cards: &[AdventureId],
) -> Vec<(AdventureId, Form, Exchange)> {
    let monsters = cards.iter().filter(|it| it.card().traits.has(Trait::Monster));
    let alone = |&card| Lurker { card, attached: Vec::new(), has_attacked: false };
    let listed = every_form(open, &mut encounter(open, lord, hero, monsters.map(alone)));
    listed
        .into_iter()
        .filter_map(|(_, foe, form, it)| match foe {
            FoeCard::Adventure(card) => Some((card, form, it)),
            FoeCard::Quest(_) => None,
        })
        .collect()
}

/// The battle in which these monsters of `lord` attack a hero where it stands, in no form yet.
pub fn encounter(
    open: &Open,
    lord: Seat,
    hero: Seat,
    monsters: impl Iterator<Item = Lurker>,
) -> Battle {
    let n = open.heroes.len();
    let battle = Battle::new(BattleKind::Encounter, lord, hero, open.heroes[hero].at, n);
    Battle { foes: monsters.map(new_foe).collect(), ..battle }
}

/// Lets each monster of a battle that is thought of attack in every form that is open to it (DN-405), and lists
/// the exchanges: the place of the monster, its card, the form. One that has its form already keeps it.
pub fn every_form(open: &Open, battle: &mut Battle) -> Vec<(u8, FoeCard, Form, Exchange)> {
    let mut listed = Vec::new();
    battle.attacks.clear();
    for (nth, foe) in battle.foes.iter().enumerate() {
        for form in foe.card.monster().attacks.iter() {
            if foe.form.is_none_or(|it| it == form) {
                let by = Fighter::Foe(nth as u8);
                battle.attacks.push(new_attack(by, Fighter::Hero(battle.hero), form, 0));
                listed.push((nth as u8, foe.card, form));
            }
        }
    }
    let fight = Fight::thought_of(open, battle);
    let listed = listed.into_iter().enumerate();
    listed
        .filter_map(|(nth, (foe, card, form))| Some((foe, card, form, exchange(fight, nth as u8)?)))
        .collect()
}

/// The exchanges of a monster of the battle at hand, one for each form that it may still attack in (DN-405).
pub fn forms(open: &Open, foe: u8) -> Vec<(Form, Exchange)> {
    let Some(mut battle) = open.battle.clone() else { return Vec::new() };
    let all = every_form(open, &mut battle).into_iter();
    all.filter(|it| it.0 == foe).map(|(_, _, form, it)| (form, it)).collect()
}

/// The exchanges of a hero who attacks another, one for each form.
pub fn strikes(open: &Open, by: Seat, on: Seat) -> Vec<(Form, Exchange)> {
    every_duel(open, strike(open, by, on), by, Fighter::Hero(on), 0)
}

/// The battle of a hero who attacks another (DN-402), without an attack yet.
pub fn strike(open: &Open, by: Seat, on: Seat) -> Battle {
    Battle::new(BattleKind::Heroes, by, on, open.heroes[by].at, open.heroes.len())
}

/// The exchanges of the attacked hero who challenges a fighter of the battle at hand, one for each form;
/// a free attack counts what it adds. None where no battle is fought.
pub fn challenges(open: &Open, on: Fighter) -> Vec<(Form, Exchange)> {
    let Some(battle) = open.battle.clone() else { return Vec::new() };
    let (by, added) = (battle.hero, battle.free.map_or(0, |it| it.bonus));
    every_duel(open, battle, by, on, added)
}

/// The exchanges of a hero against a fighter of a battle that is thought of, one for each form that is open to it.
pub fn every_duel(
    open: &Open,
    mut battle: Battle,
    by: Seat,
    on: Fighter,
    added: i8,
) -> Vec<(Form, Exchange)> {
    let forms = values::hero_forms(open, by);
    battle.is_challenge = true;
    let attacks = forms.iter().map(|form| new_attack(Fighter::Hero(by), on, form, added));
    battle.attacks = attacks.collect();
    let fight = Fight::thought_of(open, &battle);
    let exchanges = forms.iter().enumerate();
    exchanges.filter_map(|(nth, form)| Some((form, exchange(fight, nth as u8)?))).collect()
}

/// The wounds of a blow that a hero lands in a form, with what always adds to them.
pub fn blow(open: &Open, seat: Seat, form: Form, role: Role) -> u8 {
    let always = values::abilities_on(open, seat, Set::one(Topic::Hit)).filter(|it| {
        let is_for_all = it.2.conditions.is_empty() && it.2.costs.is_empty();
        it.2.trigger == Trigger::Hit(form) && is_for_all && !it.2.is_optional
    });
    let added = always.flat_map(|it| it.2.parts.iter()).map(|it| match it.effect {
        Effect::ExtraWound(n) => n,
        _ => 0,
    });
    1 + added.sum::<u8>() + values::hit_bonus(open, seat, role)
}
