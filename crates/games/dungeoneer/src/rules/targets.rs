//! The needs of an effect: an attack, a roll, a target (DN-756).

use super::fights::{aims, avengeable, challenge_targets, fights};
use super::map;
use super::quests::is_on_map;
use super::sums::Fight;
use crate::action::Target;
use crate::ask::Moment;
use crate::cards::QuestId;
use crate::cards::ability::{
    Condition, Effect, Owner, Part, Rollers, Trigger, Who, Wounded, ZoneCards,
};
use crate::cards::{Ability, AdventureCard, AdventureId, Filter};
use crate::cards::{has_bridge, library};
use crate::pieces::{Fighter, Origin};
use crate::refusals::Refusal;
use crate::state::Open;
use kernel::Seat;

/// The occasion that a card needs to make sense: a battle, a roll, or a card to answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    Anywhere,
    /// An attack on one's hero.
    Attack,
    /// The roll at hand.
    Roll,
    /// Attacks of one's monsters.
    OwnMonsters,
    /// All rolls in a location.
    Zone,
    Challenge,
    Counter,
}

pub fn occasion(parts: &[Part]) -> Occasion {
    let of = |part: &Part| match part.effect {
        Effect::Negate
        | Effect::RemoveAttacker(_)
        | Effect::SetForm(_)
        | Effect::HitBonus { .. }
        | Effect::Wound(Wounded::OneAttacker | Wounded::TwoAttackers, _) => Occasion::Attack,
        Effect::RollOnce { .. } | Effect::Advantage(_) | Effect::Disadvantage(_) => Occasion::Roll,
        Effect::Roll { who: Rollers::Mine(_), .. } => Occasion::OwnMonsters,
        Effect::ZoneRoll(..) => Occasion::Zone,
        Effect::FreeChallenge(_) => Occasion::Challenge,
        Effect::Cancel => Occasion::Counter,
        _ => Occasion::Anywhere,
    };
    parts.iter().map(of).find(|it| *it != Occasion::Anywhere).unwrap_or(Occasion::Anywhere)
}

/// The ability of a card that acts when it resolves.
pub fn play_ability(card: &'static AdventureCard) -> Option<&'static Ability> {
    card.abilities.iter().find(|it| it.trigger == Trigger::Play)
}

/// An ability, where it comes from, and the player at whom it is aimed.
#[derive(Clone, Copy)]
pub struct Aimed {
    pub ability: &'static Ability,
    pub origin: Origin,
    pub target: Option<Seat>,
}

/// Checks that an ability has what it needs: an attack, a roll, a target, a place (DN-756).
pub fn may_happen(open: &Open, moment: Moment, seat: Seat, aimed: Aimed) -> Result<(), Refusal> {
    let Aimed { ability, origin, target } = aimed;
    match occasion(&ability.parts) {
        Occasion::Attack => {
            aims(open, seat, &ability.conditions).next().ok_or(Refusal::NoSuchAttack)?;
        }
        Occasion::Roll => may_change_roll(open, moment, seat, target, ability)?,
        Occasion::OwnMonsters => may_rouse(open, seat, target)?,
        Occasion::Challenge => may_challenge_now(open, seat)?,
        Occasion::Zone => may_change_zone(open, ability)?,
        Occasion::Anywhere | Occasion::Counter => {
            let (fight, attack) = (Fight::at_hand(open), None);
            let is_from_hit = moment == Moment::Wound && open.pending_from_hit;
            if !ability.conditions.is_empty()
                && !super::rolls::holds(fight, &ability.conditions, seat, attack, is_from_hit)
                && !ability.conditions.contains(&Condition::IsHero)
                && !ability.conditions.contains(&Condition::IsMonster)
            {
                return Err(Refusal::NotNow);
            }
        }
    }
    ability.parts.iter().try_for_each(|it| may_part(open, seat, target, it, origin))
}

/// Checks that an ability changes the roll at hand.
fn may_change_roll(
    open: &Open,
    moment: Moment,
    seat: Seat,
    target: Option<Seat>,
    ability: &Ability,
) -> Result<(), Refusal> {
    let roll = open.roll.as_ref().ok_or(Refusal::NoRoll)?;
    if moment != Moment::BeforeRoll {
        return Err(Refusal::NoRoll);
    }
    let fight = Fight::at_hand(open);
    let attack = super::rolls::attack_of(fight, roll.context);
    for part in &ability.parts {
        let (who, rolls) = match part.effect {
            Effect::RollOnce { who, rolls, .. } => (who, Some(rolls)),
            Effect::Advantage(who) | Effect::Disadvantage(who) => (who, None),
            _ => continue,
        };
        let roller = if who == Who::Me { Some(seat) } else { target };
        let is_meant = rolls.is_none_or(|it| super::rolls::is_meant(it, roll.context, fight));
        if roller.map(Fighter::Hero) != Some(roll.by) || !is_meant {
            return Err(Refusal::NotThisRoll);
        }
    }
    if !super::rolls::holds(fight, &ability.conditions, seat, attack, false) {
        return Err(Refusal::NotThisRoll);
    }
    Ok(())
}

/// Checks that monsters of a player attack the target of an ability that is for them.
fn may_rouse(open: &Open, seat: Seat, target: Option<Seat>) -> Result<(), Refusal> {
    let attacks = open.battle.as_ref().filter(|it| it.lord == seat && !it.is_challenge);
    let attacked = attacks.filter(|it| it.foes.iter().any(fights)).map(|it| it.hero);
    if attacked.is_none() {
        return Err(Refusal::NoSuchAttack);
    }
    // It is against the hero who is attacked, whose peril pays.
    if target == attacked { Ok(()) } else { Err(Refusal::NoTarget) }
}

/// Checks that a hero has a challenge of this step left, and somebody to challenge.
fn may_challenge_now(open: &Open, seat: Seat) -> Result<(), Refusal> {
    let battle = open.battle.as_ref().filter(|it| it.hero == seat && it.free.is_none());
    if battle.is_none() || challenge_targets(open, seat).is_empty() {
        return Err(Refusal::NobodyToChallenge);
    }
    // It is the challenge of this step, only without its price.
    if open.heroes[seat].now.has_attacked { Err(Refusal::OneAttack) } else { Ok(()) }
}

/// Checks that an ability on the rolls of a location is about the one at hand, if there is one.
fn may_change_zone(open: &Open, ability: &Ability) -> Result<(), Refusal> {
    let Some(roll) = &open.roll else { return Ok(()) };
    let fight = Fight::at_hand(open);
    let is_meant = |it: &Part| matches!(it.effect, Effect::ZoneRoll(rolls, ..) if super::rolls::is_meant(rolls, roll.context, fight));
    if ability.parts.iter().any(is_meant) { Ok(()) } else { Err(Refusal::NotThisRoll) }
}

/// Checks that an effect has the target that it needs (DN-756).
pub fn may_part(
    open: &Open,
    seat: Seat,
    target: Option<Seat>,
    part: &Part,
    origin: Origin,
) -> Result<(), Refusal> {
    let at = open.heroes[seat].at;
    let is_last = open.is_map_full;
    let has = |is_there: bool, refusal: Refusal| if is_there { Ok(()) } else { Err(refusal) };
    match &part.effect {
        Effect::Discard { zone, .. } => {
            let owner = match zone.owner {
                Owner::Target => target,
                Owner::Me => Some(seat),
                Owner::Roller | Owner::Any => None,
            };
            match (zone.owner, zone.cards) {
                (Owner::Roller, _) | (_, ZoneCards::Hand) => Ok(()),
                (_, ZoneCards::Readied) => {
                    has(readied_of(open, owner, Filter::ANY).next().is_some(), Refusal::NoTarget)
                }
                (_, ZoneCards::Of(filter)) => {
                    has(readied_of(open, owner, filter).next().is_some(), Refusal::NoTarget)
                }
            }
        }
        Effect::Fetch(filter) => {
            let mut all = open.discards.iter().flatten();
            has(all.any(|it| filter.fits(it.card().traits)), Refusal::NoTarget)
        }
        Effect::Warp(who, place, _) => {
            let from = hero_of(*who, seat, target).map_or(at, |it| open.heroes[it].at);
            has(!map::warps(open, from, *place).is_empty(), Refusal::NoTarget)
        }
        Effect::Step(who, _) => {
            let from = hero_of(*who, seat, target).map_or(at, |it| open.heroes[it].at);
            has(!map::steps(open, from).is_empty(), Refusal::NoTarget)
        }
        Effect::ShiftMove(_) => {
            has(map::movable(open, is_last).next().is_some(), Refusal::NoTarget)
        }
        Effect::ShiftSwap(_) => has(!map::swappable(open, is_last).is_empty(), Refusal::NoTarget),
        Effect::ToggleBridge => {
            let mut sites = open.map.iter();
            has(sites.any(|it| has_bridge(it.1.says())), Refusal::NoTarget)
        }
        Effect::QuestSwap(_) => {
            has(!swappable_quests(open, seat).is_empty(), Refusal::NoQuestToSwap)
        }
        Effect::FreeAttack(_) => match origin {
            _ if open.battle.is_some() => {
                has(payback_targets(open, seat).next().is_some(), Refusal::NobodyToChallenge)
            }
            _ => has(!avengeable(open, seat).is_empty(), Refusal::NobodyHere),
        },
        _ => Ok(()),
    }
}

/// The hero whom an effect of `seat` is about, where that is one.
pub fn hero_of(who: Who, seat: Seat, target: Option<Seat>) -> Option<Seat> {
    match who {
        Who::Me => Some(seat),
        Who::Target => target,
        Who::Each | Who::Roller | Who::Carrier => None,
    }
}

/// Readied cards that fit, of a player or of all, with their owners. A curse that lies by another hero is
/// its player's, and so is what is attached to a location or to a monster of a lair.
pub fn readied_of(
    open: &Open,
    owner: Option<Seat>,
    filter: Filter,
) -> impl Iterator<Item = (Seat, AdventureId)> {
    let owners = open.heroes.iter().filter(move |(seat, _)| owner.is_none_or(|it| it == *seat));
    let own = owners.flat_map(|(seat, it)| it.readied.iter().map(move |it| (seat, it.card)));
    let attached = open.map.iter().flat_map(|(_, it)| it.attached.iter());
    let on_map = attached
        .filter(move |(_, seat)| owner.is_none_or(|it| it == *seat))
        .map(|(card, seat)| (*seat, *card));
    let in_lairs = open.heroes.iter().filter(move |it| owner.is_none_or(|owner| owner == it.0));
    let in_lairs = in_lairs.flat_map(|(seat, it)| {
        it.lair.iter().flat_map(move |it| it.attached.iter().map(move |it| (seat, *it)))
    });
    own.chain(on_map).chain(in_lairs).filter(move |(_, it)| filter.fits(it.card().traits))
}

/// The quests that a player may exchange (DN-727): none if the deck is empty.
pub fn swappable_quests(open: &Open, seat: Seat) -> Vec<QuestId> {
    let hero = &open.heroes[seat];
    if n_quests_left(open) == 0 {
        return Vec::new();
    }
    let is_idle = |it: &QuestId| !hero.carried.contains(it) && !is_on_map(open, *it);
    hero.quests.iter().copied().filter(is_idle).collect()
}

/// The quests in the deck: all that do not lie open.
pub fn n_quests_left(open: &Open) -> usize {
    let all = library().quests.iter().filter(|it| open.rules.deals(it.of, it.since)).count();
    let of_heroes = open.heroes.iter().map(|(_, it)| it.quests.len() + it.done.len());
    // An escort under way may lie on the map and still be somebody's quest (DN-604).
    let is_anybodys = |it: QuestId| open.heroes.iter().any(|(_, hero)| hero.quests.contains(&it));
    let n_tokens = open.tokens.iter().filter(|it| !is_anybodys(it.0)).count();
    let n_open = open.globals.len() + open.gone.len() + n_tokens;
    all - n_open - of_heroes.sum::<usize>()
}

/// Whom a hero can pay back in the Challenge step: of heroes only those who have attacked it (DN-436).
pub fn payback_targets(open: &Open, seat: Seat) -> impl Iterator<Item = Target> {
    challenge_targets(open, seat).into_iter().filter(move |it| match it {
        Target::Foe(_) => true,
        Target::Hero(hero) => open.heroes[seat].now.attacked_by.has(*hero),
    })
}
