//! Abilities: which can be used at a moment, and whether they can be paid.

use super::fights::{ap, attacks_on, is_challenge_due};
use super::plays::is_free_in;
use super::targets::{Aimed, may_happen};
use super::values;
use crate::ask::Moment;
use crate::cards::ability::{Cost, Price, Trigger, Use};
use crate::cards::{Ability, AdventureId, Topic, Trait};
use crate::pieces::Roll;
use crate::pieces::{Fighter, Origin};
use crate::refusals::Refusal;
use crate::state::{Open, Phase};
use kernel::{Seat, Set};

/// Checks that the price in an ability's braces can be paid now.
///
/// # Errors
/// What is missing.
pub fn may_pay(
    open: &Open,
    n_cards: usize,
    seat: Seat,
    card: Origin,
    costs: &[Cost],
) -> Result<(), Refusal> {
    let hero = &open.heroes[seat];
    costs.iter().try_for_each(|cost| {
        let is_there = match *cost {
            Cost::Glory(Price::Fixed(n)) => u16::from(n) <= hero.glory,
            Cost::Glory(Price::X) | Cost::Peril(_) => true,
            Cost::Ap(n) => n <= ap(open, seat, false),
            Cost::Health(n) => n < hero.health,
            Cost::Hand(n) => usize::from(n) <= n_cards,
            Cost::Treasure(n) => usize::from(n) <= treasures(open, seat).count(),
            Cost::Counter(n) => {
                hero.readied.iter().any(|it| Origin::Card(it.card) == card && n <= it.counters)
            }
            Cost::Itself => true,
        };
        if is_there {
            return Ok(());
        }
        Err(match cost {
            Cost::Ap(_) if hero.prone.is_some() => Refusal::Lying,
            Cost::Ap(_) => Refusal::NoAp,
            Cost::Health(_) => Refusal::LastHealth,
            Cost::Hand(_) | Cost::Treasure(_) | Cost::Counter(_) => Refusal::NothingToGive,
            Cost::Glory(_) | Cost::Peril(_) | Cost::Itself => Refusal::TooDear,
        })
    })
}

/// A player's readied treasures.
pub fn treasures(open: &Open, seat: Seat) -> impl Iterator<Item = AdventureId> {
    let readied = open.heroes[seat].readied.iter().map(|it| it.card);
    readied.filter(|it| it.card().traits.has(Trait::Treasure))
}

/// The ability at a place of what is in force for a player, or printed here.
pub fn find_use(open: &Open, seat: Seat, of: Origin, ability: u8) -> Option<&'static Ability> {
    let own = values::abilities(open, seat);
    let here = open.map.get(open.heroes[seat].at).into_iter();
    let printed = here.flat_map(values::printed_abilities);
    own.chain(printed).find(|it| (it.0, it.1) == (of, ability)).map(|it| it.2)
}

/// Checks that a player may use an ability now.
///
/// # Errors
/// Why not.
pub fn may_use(
    open: &Open,
    n_cards: usize,
    moment: Moment,
    seat: Seat,
    (of, nth): (Origin, u8),
) -> Result<&'static Ability, Refusal> {
    let ability = find_use(open, seat, of, nth).ok_or(Refusal::NoSuchAbility)?;
    may_use_of(open, n_cards, moment, seat, (of, ability))?;
    Ok(ability)
}

/// Checks that a player may use this ability, which is in force for the player or printed here, now.
///
/// # Errors
/// Why not.
pub fn may_use_of(
    open: &Open,
    n_cards: usize,
    moment: Moment,
    seat: Seat,
    (of, ability): (Origin, &'static Ability),
) -> Result<(), Refusal> {
    let Trigger::Use(when) = ability.trigger else { return Err(Refusal::NoSuchAbility) };
    let battle = open.battle.as_ref();
    let is_now = match when {
        Use::Own if matches!(of, Origin::Location(_)) => {
            is_free_in(open, moment, seat, Phase::Heroics)
        }
        Use::Own => {
            is_free_in(open, moment, seat, Phase::Villainy)
                || is_free_in(open, moment, seat, Phase::Heroics)
        }
        Use::Villain => is_free_in(open, moment, seat, Phase::Villainy),
        Use::Any => true,
        Use::Free => matches!(
            moment,
            Moment::Free | Moment::EndOfHeroics | Moment::Entered | Moment::Interrupt
        ),
        Use::Response => moment == Moment::Response && attacks_on(open, seat).next().is_some(),
        Use::Challenge => moment == Moment::Challenge && battle.is_some_and(|it| it.hero == seat),
        Use::Wound => moment == Moment::Wound,
        Use::Roll => {
            let is_own = |it: &Roll| it.by == Fighter::Hero(seat);
            moment == Moment::BeforeRoll && open.roll.as_ref().is_some_and(is_own)
        }
        Use::OwnTarget | Use::OwnHere | Use::Move => false,
    };
    if !is_now {
        return Err(Refusal::NotNow);
    }
    if is_challenge_due(open, moment, seat) {
        return Err(Refusal::FreeChallengeFirst);
    }
    if ability.is_once && open.heroes[seat].has_used(of) {
        return Err(Refusal::OnceATurn);
    }
    may_pay(open, n_cards, seat, of, &ability.costs)?;
    may_happen(open, moment, seat, Aimed { ability, origin: of, target: None })
}

/// The topics of abilities that can be used at a moment at all.
pub fn topics_at(moment: Moment) -> Set<Topic> {
    let at_this = match moment {
        Moment::Free => Topic::set(&[Topic::UseOwn, Topic::UseVillain, Topic::UseFree]),
        Moment::EndOfHeroics | Moment::Entered | Moment::Interrupt => Set::one(Topic::UseFree),
        Moment::Response => Set::one(Topic::UseResponse),
        Moment::Challenge => Set::one(Topic::UseChallenge),
        Moment::Wound => Set::one(Topic::UseWound),
        Moment::BeforeRoll => Set::one(Topic::UseRoll),
        Moment::Counter | Moment::Reward => Set::NONE,
    };
    at_this.with(Topic::UseAny)
}

/// An ability that helps a move, of a readied card (`use.move`).
///
/// # Errors
/// Why it does not.
pub fn may_move_with(
    open: &Open,
    seat: Seat,
    card: AdventureId,
) -> Result<(&'static Ability, u8), Refusal> {
    let of = Origin::Card(card);
    let found = values::abilities_on(open, seat, Set::one(Topic::UseMove))
        .find(|it| it.0 == of && it.2.trigger == Trigger::Use(Use::Move));
    let (_, nth, ability) = found.ok_or(Refusal::NoSuchAbility)?;
    if ability.is_once && open.heroes[seat].has_used(of) {
        return Err(Refusal::OnceATurn);
    }
    may_pay(open, 0, seat, of, &ability.costs)?;
    Ok((ability, nth))
}

/// Another player's card that may be got rid of here (`use.own(tgt)`, `use.own(here)`).
///
/// # Errors
/// Why not.
pub fn may_shed(
    open: &Open,
    moment: Moment,
    seat: Seat,
    (card, owner): (AdventureId, Seat),
) -> Result<&'static Ability, Refusal> {
    let by_target = open
        .heroes
        .get(owner)
        .is_some_and(|it| it.readied.iter().any(|it| it.card == card && it.target == Some(seat)));
    let here = open.map.get(open.heroes[seat].at);
    let lies_here = here.is_some_and(|it| it.attached.contains(&(card, owner)));
    let found = card.card().abilities.iter().find(|it| match it.trigger {
        Trigger::Use(Use::OwnTarget) => by_target,
        Trigger::Use(Use::OwnHere) => lies_here,
        _ => false,
    });
    let ability = found.ok_or(Refusal::NoSuchAbility)?;
    if !is_free_in(open, moment, seat, Phase::Heroics) {
        return Err(Refusal::OnlyHeroics);
    }
    may_pay(open, 0, seat, Origin::Card(card), &ability.costs)?;
    Ok(ability)
}
