//! The topics of the abilities of each card, a bit for each: rules that ask the cards that lie open what they say look
//! at these bits first, and read only the cards that have something to say.

use std::sync::LazyLock;

use super::ability::{Condition, Effect, Rollers, Trigger, Use};
use super::library;
use super::{Ability, LocationCard};
use kernel::{Set, kinds};

kinds! {
    /// The topic of an ability: an effect that always works, or the moment at which it does.
    pub enum Topic {
        /// `stat`
        Stat,
        /// `allowForm`
        AllowForm,
        /// `monStat`
        MonsterStat,
        /// `roll` of a hero
        Roll,
        /// `foeRoll`
        FoeRoll,
        /// `cost`
        Cost,
        /// `limit`
        Limit,
        /// `cannot(healByCards, …)`
        NoHealing,
        /// `forbid(heroVsHero, here)`
        Peace,
        /// `danger`
        Danger,
        /// `use.own`
        UseOwn,
        /// `use.own(tgt)`
        UseOwnTarget,
        /// `use.own(here)`
        UseOwnHere,
        /// `use.villain`
        UseVillain,
        /// `use.any`
        UseAny,
        /// `use.free`
        UseFree,
        /// `use.resp`
        UseResponse,
        /// `use.chal`
        UseChallenge,
        /// `use.wound`
        UseWound,
        /// `use.roll`
        UseRoll,
        /// `use.move`
        UseMove,
        /// `reset`
        Reset,
        /// `hit.…`
        Hit,
    }
}

/// The topics of these abilities.
fn topics(abilities: &[Ability]) -> Set<Topic> {
    abilities.iter().fold(Set::NONE, |all, it| all.or(topics_of(it)))
}

/// The topics of an ability.
fn topics_of(ability: &Ability) -> Set<Topic> {
    let one = Set::one;
    match ability.trigger {
        Trigger::Static | Trigger::Hazard => {
            ability.parts.iter().filter_map(|it| topic(&it.effect)).collect()
        }
        Trigger::Use(when) => one(match when {
            Use::Own => Topic::UseOwn,
            Use::OwnTarget => Topic::UseOwnTarget,
            Use::OwnHere => Topic::UseOwnHere,
            Use::Villain => Topic::UseVillain,
            Use::Any => Topic::UseAny,
            Use::Free => Topic::UseFree,
            Use::Response => Topic::UseResponse,
            Use::Challenge => Topic::UseChallenge,
            Use::Wound => Topic::UseWound,
            Use::Roll => Topic::UseRoll,
            Use::Move => Topic::UseMove,
        }),
        Trigger::Reset => one(Topic::Reset),
        Trigger::Hit(_) => one(Topic::Hit),
        Trigger::Play
        | Trigger::Enter
        | Trigger::Leave
        | Trigger::Attack
        | Trigger::Dies
        | Trigger::Trap
        | Trigger::Drawn(_) => Set::NONE,
    }
}

/// The topic of an effect that always works; none for those that rules look for by themselves.
const fn topic(effect: &Effect) -> Option<Topic> {
    match effect {
        Effect::Stat(..) => Some(Topic::Stat),
        Effect::AllowForm(..) => Some(Topic::AllowForm),
        Effect::MonsterStat(..) => Some(Topic::MonsterStat),
        Effect::Roll { who: Rollers::Hero(_), .. } => Some(Topic::Roll),
        Effect::FoeRoll(..) => Some(Topic::FoeRoll),
        Effect::CardCost { .. } => Some(Topic::Cost),
        Effect::Limit(..) => Some(Topic::Limit),
        Effect::CannotHealByCards(_) => Some(Topic::NoHealing),
        Effect::ForbidHeroBattles => Some(Topic::Peace),
        Effect::Danger(_) => Some(Topic::Danger),
        _ => None,
    }
}

/// The topics of all cards, each sort by its ids.
pub struct Topics {
    pub adventures: Vec<Set<Topic>>,
    pub heroes: Vec<Set<Topic>>,
    pub locations: Vec<Set<Topic>>,
    /// Of the influences of quests.
    pub influences: Vec<Set<Topic>>,
    /// Of the artifacts of quests.
    pub artifacts: Vec<Set<Topic>>,
}

/// The topics of the cards.
pub fn topics_of_cards() -> &'static Topics {
    static TOPICS: LazyLock<Topics> = LazyLock::new(|| {
        let all = library();
        Topics {
            adventures: all.adventures.iter().map(|it| topics(&it.abilities)).collect(),
            heroes: all.heroes.iter().map(|it| topics(&it.abilities)).collect(),
            locations: all.locations.iter().map(|it| topics(&it.abilities)).collect(),
            influences: all.quests.iter().map(|it| topics(&it.influence)).collect(),
            artifacts: all.quests.iter().map(|it| topics(&it.artifact)).collect(),
        }
    });
    &TOPICS
}

/// Tells whether the bridge lies in this location: it asks whether it is retracted (DV-M13).
pub fn has_bridge(location: &LocationCard) -> bool {
    location.abilities.iter().any(|it| it.conditions.contains(&Condition::BridgeIsOff))
}
