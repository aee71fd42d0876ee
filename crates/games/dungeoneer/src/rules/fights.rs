//! Attacks, challenges, falls and rises: what a hero may start (DN-401 to DN-403, DN-350).

use super::sums::Fight;
use super::values;
use crate::action::{Pay, Target};
use crate::ask::Moment;
use crate::cards::Form;
use crate::cards::ability::Condition;
use crate::mended::Mended;
use crate::pieces::Foe;
use crate::pieces::{Attack, Battle, BattleKind, Context, Fighter, FoeState};
use crate::refusals::Refusal;
use crate::setup::Switch;
use crate::state::{Open, Phase};
use kernel::Seat;

/// Tells whether the moment is one for special actions (DN-550).
pub fn is_special_moment(open: &Open, moment: Moment, seat: Seat) -> bool {
    let is_own = open.active == seat && matches!(open.phase, Phase::Villainy | Phase::Heroics);
    match moment {
        Moment::Free => is_own,
        Moment::Interrupt | Moment::Entered | Moment::EndOfHeroics => open.battle.is_none(),
        _ => false,
    }
}

/// The action points that a hero can spend now: none of a lying hero (DN-350), but the one it fell for.
pub fn ap(open: &Open, seat: Seat, is_move: bool) -> u8 {
    let hero = &open.heroes[seat];
    let loose = u8::from(hero.now.loose_ap && !is_move);
    if hero.prone.is_some() { loose } else { hero.ap + loose }
}

/// The attacks of the exchange on a hero that can still be changed: their attacker is in the battle, and
/// their attack roll is to come.
pub fn attacks_on(open: &Open, seat: Seat) -> impl Iterator<Item = (u8, &Attack)> {
    let attacks = open
        .battle
        .iter()
        .flat_map(|battle| battle.attacks.iter().enumerate().map(move |it| (battle, it)));
    attacks
        .filter(move |(battle, (_, it))| {
            let is_there = match it.by {
                Fighter::Foe(foe) => fights(&battle.foes[usize::from(foe)]),
                Fighter::Hero(by) => open.heroes[by].is_alive && open.heroes[by].at == battle.cell,
            };
            is_there && it.on == Fighter::Hero(seat) && !it.is_done && it.attack.is_none()
        })
        .map(|(_, (nth, it))| (nth as u8, it))
}

/// The attacks that a card of `seat` may be about, where its conditions hold.
pub fn aims<'o>(
    open: &'o Open,
    seat: Seat,
    conditions: &'o [Condition],
) -> impl Iterator<Item = u8> + 'o {
    let at_hand = open.roll.as_ref().map(|it| it.context);
    attacks_on(open, seat)
        .filter(move |(nth, _)| match at_hand {
            Some(Context::Attack(rolled)) => *nth == rolled,
            Some(_) => false,
            None => true,
        })
        .filter(move |(_, it)| {
            super::rolls::holds(Fight::at_hand(open), conditions, seat, Some(it), false)
        })
        .map(|it| it.0)
}

/// Tells whether both sides of an attack are there.
pub fn is_live(open: &Open, battle: &Battle, attack: &Attack) -> bool {
    [attack.by, attack.on].into_iter().all(|it| match it {
        Fighter::Foe(foe) => fights(&battle.foes[usize::from(foe)]),
        Fighter::Hero(seat) => {
            let hero = &open.heroes[seat];
            hero.is_alive && hero.at == battle.cell
        }
    })
}

pub const fn fights(foe: &Foe) -> bool {
    matches!(foe.state, FoeState::Fights)
}

/// Heroes here who have attacked this one in the turn and may be paid back (DN-436).
pub fn avengeable(open: &Open, seat: Seat) -> Vec<Seat> {
    let hero = &open.heroes[seat];
    if values::is_peaceful(open, hero.at) {
        return Vec::new();
    }
    let others = hero.now.attacked_by.without(seat).iter();
    others.filter(|&it| open.heroes[it].is_alive && open.heroes[it].at == hero.at).collect()
}

/// Tells whether a free challenge of this seat is pending, which is fought or given up before anything else is offered
/// (DN-571).
pub fn is_challenge_due(open: &Open, moment: Moment, seat: Seat) -> bool {
    moment == Moment::Challenge
        && open.battle.as_ref().is_some_and(|it| it.hero == seat && it.free.is_some())
        && open.rules.is_mended(Mended::FreeChallengeFirst)
}

/// Checks that a hero may attack another (DN-401 to DN-403).
///
/// # Errors
/// Why not.
pub fn may_strike(
    open: &Open,
    moment: Moment,
    seat: Seat,
    hero: Seat,
    form: Form,
) -> Result<(), Refusal> {
    if !is_special_moment(open, moment, seat) || open.battle.is_some() {
        return Err(Refusal::NotNow);
    }
    may_start_attack(open, seat, Pay::Ap)?;
    may_reach(open, seat, hero)?;
    if values::hero_forms(open, seat).has(form) { Ok(()) } else { Err(Refusal::NoSuchForm) }
}

/// Checks that a hero may start an attack, and pay for it (DN-403, DN-621).
pub fn may_start_attack(open: &Open, seat: Seat, pay: Pay) -> Result<(), Refusal> {
    let hero = &open.heroes[seat];
    match pay {
        Pay::Free => Ok(()),
        Pay::Ap | Pay::Fall if hero.now.has_attacked => Err(Refusal::OneAttack),
        Pay::Ap if ap(open, seat, false) == 0 => {
            Err(if hero.prone.is_some() { Refusal::Lying } else { Refusal::NoAp })
        }
        Pay::Ap => Ok(()),
        Pay::Fall => {
            let is_on = open.rules.has(Switch::Falling);
            if !is_on || hero.has_saved || hero.now.has_fallen_for_ap {
                Err(Refusal::NoFall)
            } else if hero.prone.is_some() || values::is_upright(open, seat) {
                Err(Refusal::Lying)
            } else {
                Ok(())
            }
        }
    }
}

/// Checks that another hero can be fought here.
pub fn may_reach(open: &Open, seat: Seat, hero: Seat) -> Result<(), Refusal> {
    let is_there = open.heroes.get(hero).is_some_and(|it| it.is_alive)
        && hero != seat
        && open.heroes[hero].at == open.heroes[seat].at;
    if !is_there {
        Err(Refusal::NobodyHere)
    } else if values::is_peaceful(open, open.heroes[seat].at) {
        Err(Refusal::Peaceful)
    } else {
        Ok(())
    }
}

/// Whom a hero can challenge: monsters that are still in the battle, as long as the hero is, and heroes
/// here (DN-418, DN-419).
pub fn challenge_targets(open: &Open, seat: Seat) -> Vec<Target> {
    let Some(battle) = &open.battle else { return Vec::new() };
    let is_there = open.heroes[seat].at == battle.cell;
    let foes = battle.foes.iter().enumerate().filter(|it| is_there && fights(it.1));
    let foes = foes.map(|it| Target::Foe(it.0 as u8));
    let heroes = open.heroes.seats().filter(|it| may_reach(open, seat, *it).is_ok());
    foes.chain(heroes.map(Target::Hero)).collect()
}

/// Checks that a hero may challenge (DN-418).
///
/// # Errors
/// Why not.
pub fn may_challenge(
    open: &Open,
    seat: Seat,
    on: Target,
    form: Form,
    pay: Pay,
) -> Result<(), Refusal> {
    let battle = open.battle.as_ref().ok_or(Refusal::NotNow)?;
    if battle.hero != seat {
        return Err(Refusal::NotNow);
    }
    if (pay == Pay::Free) != battle.free.is_some() {
        return Err(Refusal::NotFree);
    }
    may_start_attack(open, seat, pay)?;
    let is_payback = battle.free.is_some_and(|it| it.is_payback);
    match on {
        Target::Foe(_) => {
            if !challenge_targets(open, seat).contains(&on) {
                return Err(Refusal::NotFighting);
            }
        }
        Target::Hero(hero) if is_payback && !open.heroes[seat].now.attacked_by.has(hero) => {
            return Err(Refusal::NobodyToChallenge);
        }
        // Falling pays for an attack on the hero whose attack this battle is (DN-621).
        Target::Hero(hero)
            if pay == Pay::Fall && (battle.kind, battle.lord) != (BattleKind::Heroes, hero) =>
        {
            return Err(Refusal::NoFall);
        }
        Target::Hero(hero) => may_reach(open, seat, hero)?,
    }
    if values::hero_forms(open, seat).has(form) { Ok(()) } else { Err(Refusal::NoSuchForm) }
}

/// Checks that a hero may stand up (DN-350).
///
/// # Errors
/// Why not.
pub fn may_stand(open: &Open, moment: Moment, seat: Seat) -> Result<(), Refusal> {
    let hero = &open.heroes[seat];
    if !is_special_moment(open, moment, seat) {
        Err(Refusal::NotNow)
    } else if hero.prone.is_none() {
        Err(Refusal::NotLying)
    } else if hero.ap == 0 {
        Err(Refusal::NoAp)
    } else {
        Ok(())
    }
}

/// Checks that a hero may fall for an action point (DN-618).
///
/// # Errors
/// Why not.
pub fn may_fall(open: &Open, moment: Moment, seat: Seat) -> Result<(), Refusal> {
    let hero = &open.heroes[seat];
    let is_now = is_special_moment(open, moment, seat) || moment == Moment::Challenge;
    if !is_now {
        Err(Refusal::NotNow)
    } else if is_challenge_due(open, moment, seat) {
        Err(Refusal::FreeChallengeFirst)
    } else if !open.rules.has(Switch::Limited)
        || hero.now.has_fallen_for_ap
        || values::is_upright(open, seat)
    {
        Err(Refusal::NoFall)
    } else if hero.prone.is_some() {
        Err(Refusal::Lying)
    } else {
        Ok(())
    }
}
