//! The odds that heroes overcome threats, pass exits, find what they search, and complete quests.

use super::duels::{blow, every_duel, exchange};
use super::odds::{Dice, EXCHANGES, Exchange, Odds, THROWS};
use super::sums::{bonus, next_roll, plain_roll};
use crate::action::Pay;
use crate::cards::ability::Role;
use crate::cards::{Attempt, Exit, Form, QuestId};
use crate::pieces::{Battle, BattleKind, Context, Fighter, Foe, FoeCard, FoeState, Roll};
use crate::rules::battles::new_attack;
use crate::rules::fights::{ap, may_start_attack};
use crate::rules::quests::{ap_of_attempt, reach_of_threat};
use crate::rules::sums::Fight;
use crate::rules::{map, values};
use crate::state::Open;
use kernel::Seat;
use kernel::kit::{Cell, Side};

/// The odds that a roll reaches so much.
pub fn threat_of(open: &Open, roll: &Roll, reach: u8) -> Odds {
    Dice::of(roll).reaches(i32::from(reach) - bonus(open, roll))
}

/// The odds that a hero overcomes such a threat where it stands (DN-460).
pub fn threat(open: &Open, seat: Seat, context: Context, reach: u8) -> Odds {
    threat_of(open, &plain_roll(open, seat, context), reach)
}

/// The same if it is the hero's next roll: what waits for that alone is counted (DN-648).
pub fn threat_now(open: &Open, seat: Seat, context: Context, reach: u8) -> Odds {
    threat_of(open, &next_roll(open, seat, context), reach)
}

/// The odds that a hero passes the condition of the exit on this side of a location: [`Odds::CERTAIN`] where there is
/// none; none for a wall, or where nothing lies beyond.
pub fn exit(open: &Open, seat: Seat, cell: Cell, side: Side) -> Option<Odds> {
    let exit = values::working_exit(open, cell, side)?;
    let is_held = open.map.get(cell).is_some_and(|it| it.held[side.idx()].is_some());
    Some(match exit {
        Exit::Blocked(form, reach) | Exit::Trap(form, reach) if !is_held => {
            threat(open, seat, Context::Exit(form), reach)
        }
        Exit::Wall | Exit::Open | Exit::Blocked(..) | Exit::Trap(..) => Odds::CERTAIN,
    })
}

/// The odds that a search in a location finds its goal (DN-520).
pub fn search(open: &Open, seat: Seat, cell: Cell, reach: u8) -> Odds {
    search_of(open, cell, &plain_roll(open, seat, Context::Search), reach)
}

/// The same where the hero stands, if it is its next roll.
pub fn search_now(open: &Open, seat: Seat, reach: u8) -> Odds {
    search_of(open, open.heroes[seat].at, &next_roll(open, seat, Context::Search), reach)
}

/// The odds that this roll finds what is searched for in a location.
pub fn search_of(open: &Open, cell: Cell, roll: &Roll, reach: u8) -> Odds {
    let way = map::distance(&open.map, cell).unwrap_or(0) as i32;
    Dice::of(roll).reaches(i32::from(reach) - way - bonus(open, roll))
}

/// The odds that one attempt at a quest succeeds, where its place is reached and its price can be paid. A hunt is
/// counted with a challenge in the best form if `can_challenge`; a quest of chance without any payment. Escorts and
/// sacrifices cannot fail.
pub fn quest(open: &Open, seat: Seat, quest: QuestId, can_challenge: bool) -> Odds {
    quest_by(open, seat, quest, can_challenge, plain_roll)
}

/// The same if the hero attempts it now: what waits for its next roll alone is counted (DN-648), and whether it can
/// still challenge whom it hunts.
pub fn attempt(open: &Open, seat: Seat, quest: QuestId) -> Odds {
    let n_ap = ap_of_attempt(open, seat, quest);
    let can_challenge =
        n_ap < ap(open, seat, false) && may_start_attack(open, seat, Pay::Ap).is_ok();
    quest_by(open, seat, quest, can_challenge, next_roll)
}

fn quest_by(
    open: &Open,
    seat: Seat,
    quest: QuestId,
    can_challenge: bool,
    roll: fn(&Open, Seat, Context) -> Roll,
) -> Odds {
    match quest.card().attempt {
        Attempt::Threat { form, .. } => {
            let roll = roll(open, seat, Context::Quest(form));
            threat_of(open, &roll, reach_of_threat(open, quest))
        }
        Attempt::Chance { .. } => chance_of(open, &roll(open, seat, Context::Search), quest, 0),
        Attempt::Hunt => hunt(open, seat, quest, can_challenge),
        Attempt::PayGlory(_)
        | Attempt::PayHealth(_)
        | Attempt::PayHand(_)
        | Attempt::PayReadied(_)
        | Attempt::PayWorth(_)
        | Attempt::Escort => Odds::CERTAIN,
    }
}

/// The odds that a quest of chance succeeds with so many payments (DN-537); never for other quests.
pub fn chance(open: &Open, seat: Seat, quest: QuestId, n_paid: u8) -> Odds {
    chance_of(open, &plain_roll(open, seat, Context::Search), quest, n_paid)
}

/// The same if it is the hero's next roll.
pub fn chance_now(open: &Open, seat: Seat, quest: QuestId, n_paid: u8) -> Odds {
    chance_of(open, &next_roll(open, seat, Context::Search), quest, n_paid)
}

/// The odds that this roll completes a quest of chance.
pub fn chance_of(open: &Open, roll: &Roll, quest: QuestId, n_paid: u8) -> Odds {
    let Attempt::Chance { n_dice, reach, adds_die, .. } = quest.card().attempt else {
        return Odds::NEVER;
    };
    let added = if adds_die { 0 } else { i32::from(n_paid) };
    let least = i32::from(reach) - added - bonus(open, roll);
    // A die that was paid for is an advantage.
    let has_advantage = roll.has_advantage || (adds_die && 0 < n_paid);
    let throw = Dice::of(&Roll { has_advantage, ..roll.clone() });
    let left_out = match (n_dice, throw) {
        (1, _) => return throw.reaches(least),
        (_, Dice::One) => {
            let pairs = (1..=6).flat_map(|one| (1..=6).map(move |other| one + other));
            return Odds { n: pairs.filter(|it| least <= *it).count() as u32, of: THROWS };
        }
        (_, Dice::Higher) => |dice: [i32; 3]| dice.into_iter().min(),
        (_, Dice::Lower) => |dice: [i32; 3]| dice.into_iter().max(),
    };
    let two_of = |dice: [i32; 3]| dice.iter().sum::<i32>() - left_out(dice).unwrap_or(0);
    let all = (0..216).map(|nth| [nth / 36 + 1, nth / 6 % 6 + 1, nth % 6 + 1]);
    Odds { n: all.filter(|it| least <= two_of(*it)).count() as u32, of: 216 }
}

/// The odds that one attempt at a hunt defeats the monster, its leader choosing the form that is worst for the hero;
/// with a challenge in the hero's best form if `can_challenge`.
fn hunt(open: &Open, seat: Seat, quest: QuestId, can_challenge: bool) -> Odds {
    let card = FoeCard::Quest(quest);
    let left = open.hunted.iter().find(|it| it.0 == quest).map(|it| it.1);
    let health = left.unwrap_or(card.monster().health);
    let foe = Foe {
        card,
        attached: Vec::new(),
        form: None,
        health,
        is_hurt: false,
        state: FoeState::Fights,
    };
    let lord = open.left_of(seat);
    let mut battle =
        Battle::new(BattleKind::Hunt(quest), lord, seat, open.heroes[seat].at, open.heroes.len());
    battle.foes.push(foe);
    let attacks = card.monster().attacks.iter();
    let attacks = attacks.map(|form| new_attack(Fighter::Foe(0), Fighter::Hero(seat), form, 0));
    battle.attacks = attacks.collect();
    let fight = Fight::thought_of(open, &battle);
    let forms = card.monster().attacks.iter().enumerate();
    let firsts: Vec<(Form, Exchange)> =
        forms.filter_map(|(nth, form)| Some((form, exchange(fight, nth as u8)?))).collect();
    let hurts = |form: Form, role: Role| {
        if values::is_immune(card, form) { 0 } else { blow(open, seat, form, role) }
    };
    // How often each challenge is won, and the wounds that it deals then.
    let challenges: Vec<(u32, u8)> = if can_challenge {
        let duels = every_duel(open, battle, seat, Fighter::Foe(0), 0);
        duels.into_iter().map(|(form, it)| (it.wins, hurts(form, Role::Attacker))).collect()
    } else {
        Vec::new()
    };
    // How often the best one defeats a monster of so much health.
    let challenged = |health: u8| {
        let deadly = challenges.iter().filter(|it| health <= it.1);
        deadly.map(|it| it.0).max().unwrap_or(0)
    };
    let each = firsts.into_iter().map(|(form, first)| {
        let hurt = hurts(form, Role::Defender);
        let after = if health <= hurt { EXCHANGES } else { challenged(health - hurt) };
        first.losses * after + (EXCHANGES - first.losses) * challenged(health)
    });
    Odds { n: each.min().unwrap_or(0), of: EXCHANGES * EXCHANGES }
}
