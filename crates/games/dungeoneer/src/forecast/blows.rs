//! The effects of each side of an attack on the other if its blow lands.

use super::duels::due;
use super::odds::common;
use crate::cards::ability::{Effect, Part, Role, Trigger, Who, Wounded};
use crate::pieces::{Attack, Battle, Fighter, Origin};
use crate::rules::blows::{extra_cards, extra_wounds};
use crate::rules::questions::cards::can_choose;
use crate::rules::values;
use crate::scope::Scope;
use crate::state::Open;

/// An attack that is still to be compared.
pub struct Clash {
    pub by: Fighter,
    pub on: Fighter,
    /// In so many ways the attacker's blow lands, none, the defender's.
    pub ways: [u64; 3],
    pub blows: [Blow; 2],
}

/// The effect of the blow of a side.
#[derive(Clone, Default)]
pub struct Blow {
    pub wounds: u8,
    /// Wounds of cards that add them once a turn: the first of these blows has them (DN-103).
    pub once: Vec<(Origin, u8)>,
    /// The addition of a monster's strike effect.
    pub effect: Hurt,
}

/// Wounds of an effect: of the hero it is about, and of everybody there.
#[derive(Clone, Copy, Default)]
pub struct Hurt {
    pub target: u8,
    pub each: u8,
}

/// An attack as it is going to be compared.
pub fn clash(open: &Open, battle: &Battle, nth: u8, it: &Attack) -> Option<Clash> {
    let odds = due(open, nth)?;
    let ways = [odds.wins, odds.ties, odds.losses].map(u64::from);
    let by = common(common(ways[0], ways[1]), ways[2]);
    let blows = [(it.by, Role::Attacker), (it.on, Role::Defender)];
    Some(Clash {
        by: it.by,
        on: it.on,
        ways: ways.map(|it| it / by),
        blows: blows.map(|(who, role)| blow_of(open, battle, it, who, role)),
    })
}

/// The blow that a side of an attack may land, without what may be declined.
pub fn blow_of(open: &Open, battle: &Battle, attack: &Attack, by: Fighter, role: Role) -> Blow {
    let mut blow = Blow { wounds: 1, ..Blow::default() };
    match by {
        Fighter::Hero(seat) => {
            blow.wounds += values::hit_bonus(open, seat, role);
            for (of, _, it) in extra_cards(open, attack, seat).filter(|it| !it.2.is_optional) {
                if it.is_once {
                    blow.once.push((of, extra_wounds(it)));
                } else {
                    blow.wounds += extra_wounds(it);
                }
            }
        }
        Fighter::Foe(foe) => {
            let hits = |it: &Trigger| *it == Trigger::Hit(attack.form);
            blow.effect = effect_of(open, battle, foe, hits);
        }
    }
    // Hits in a form to which a monster is immune deal no wounds.
    let loser = if role == Role::Attacker { attack.on } else { attack.by };
    if let Fighter::Foe(foe) = loser
        && values::is_immune(battle.foes[usize::from(foe)].card, attack.form)
    {
        blow.wounds = 0;
        blow.once.iter_mut().for_each(|it| it.1 = 0);
    }
    blow
}

/// The wounds of what a monster does besides.
pub fn effect_of(open: &Open, battle: &Battle, foe: u8, when: impl Fn(&Trigger) -> bool) -> Hurt {
    let scope = Scope {
        me: battle.lord,
        target: Some(battle.hero),
        roller: None,
        cell: battle.cell,
        x: 0,
        paid: 0,
        origin: Origin::Foe(foe),
        attack: None,
    };
    let mut sum = Hurt::default();
    let abilities = battle.foes[usize::from(foe)].card.abilities().iter();
    for ability in abilities.filter(|it| when(&it.trigger)) {
        let it = hurt_by(open, &ability.parts, &scope);
        sum.target += it.target;
        sum.each += it.each;
    }
    sum
}

/// The wounds of some effects. Who may give something up instead of being wounded does so.
pub fn hurt_by(open: &Open, parts: &'static [Part], scope: &Scope) -> Hurt {
    let mut sum = Hurt::default();
    for part in parts {
        let it = match &part.effect {
            Effect::Wound(Wounded::Hero(Who::Target), n) => Hurt { target: *n, each: 0 },
            Effect::Wound(Wounded::Hero(Who::Each), n) => Hurt { target: 0, each: *n },
            Effect::Choose(Who::Target, options) => {
                let seat = scope.target.unwrap_or(scope.me);
                let possible = (0..options.len() as u8)
                    .filter(|nth| can_choose(open, options, *nth, scope, seat))
                    .map(|nth| hurt_by(open, &options[usize::from(nth)], scope));
                possible.min_by_key(|it| it.target + it.each).unwrap_or_default()
            }
            _ => Hurt::default(), // No wounds, or none that are certain.
        };
        sum.target += it.target;
        sum.each += it.each;
    }
    sum
}
