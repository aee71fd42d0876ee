//! The values that count: values, roll modifiers, prices, limits, prohibitions. Everything here asks the cards that
//! lie open what they say; nothing is stored that could be derived.

use std::slice;

use crate::cards::ability::{Amount, Cards, Effect, Part, Role, Trigger, Who};
use crate::cards::{Ability, AdventureId, Exit, Form, HeroId, QuestId, Topic, Trait};
use crate::cards::{library, topics_of_cards};
use crate::pieces::{FoeCard, Lasting, Origin, Readied};
use crate::state::{Open, Site};
use kernel::kit::{Cell, Side};
use kernel::{Seat, Set};

pub use super::sums::{fighter_value, foe_value, value};

/// An ability that is in force for a player: where it stands, and its place there.
pub type InForce = (Origin, u8, &'static Ability);

pub fn listed(origin: Origin, all: &'static [Ability]) -> impl Iterator<Item = InForce> {
    all.iter().enumerate().map(move |(nth, it)| (origin, nth as u8, it))
}

/// The sources in force for a player: the hero, readied cards and artifacts, and the influences; all of them, or those
/// with an ability about one of some topics. Values are asked for all the time, and most sources say nothing about them: chained
/// together, the lists would take longer to set up than to walk through.
struct Sources<'o> {
    wanted: Option<Set<Topic>>,
    own: Option<HeroId>,
    readied: slice::Iter<'o, Readied>,
    artifacts: slice::Iter<'o, QuestId>,
    influences: slice::Iter<'o, QuestId>,
    globals: slice::Iter<'o, QuestId>,
}

impl<'o> Sources<'o> {
    fn new(open: &'o Open, seat: Seat, wanted: Option<Set<Topic>>) -> Sources<'o> {
        let hero = &open.heroes[seat];
        Sources {
            wanted,
            own: Some(hero.card),
            readied: hero.readied.iter(),
            artifacts: hero.done.iter(),
            influences: hero.quests.iter(),
            globals: open.globals.iter(),
        }
    }
}

impl Iterator for Sources<'_> {
    type Item = (Origin, &'static [Ability]);

    fn next(&mut self) -> Option<(Origin, &'static [Ability])> {
        let (wanted, topics) = (self.wanted, topics_of_cards());
        let says = |it: Set<Topic>| wanted.is_none_or(|wanted| !it.and(wanted).is_empty());
        let own = self.own.take().filter(|it| says(topics.heroes[it.idx()]));
        if let Some(it) = own {
            return Some((Origin::Hero, &library().heroes[it.idx()].abilities));
        }
        if let Some(it) = self.readied.find(|it| says(topics.adventures[it.card.idx()])) {
            return Some((Origin::Card(it.card), &library().adventures[it.card.idx()].abilities));
        }
        if let Some(it) = self.artifacts.find(|it| says(topics.artifacts[it.idx()])) {
            return Some((Origin::Quest(*it), &library().quests[it.idx()].artifact));
        }
        let is_influence = |it: &&QuestId| says(topics.influences[it.idx()]);
        let own = self.influences.find(is_influence);
        let it = own.or_else(|| self.globals.find(is_influence))?;
        Some((Origin::Quest(*it), &library().quests[it.idx()].influence))
    }
}

/// The topics of the abilities in force for a player.
pub fn topics(open: &Open, seat: Seat) -> Set<Topic> {
    let hero = &open.heroes[seat];
    let all = topics_of_cards();
    let of_readied = hero.readied.iter().map(|it| all.adventures[it.card.idx()]);
    let of_artifacts = hero.done.iter().map(|it| all.artifacts[it.idx()]);
    let of_own = hero.quests.iter().map(|it| all.influences[it.idx()]);
    let of_globals = open.globals.iter().map(|it| all.influences[it.idx()]);
    let of_hero = of_readied.fold(all.heroes[hero.card.idx()], Set::or);
    let of_quests = of_own.fold(of_artifacts.fold(of_hero, Set::or), Set::or);
    of_globals.fold(of_quests, Set::or)
}

/// The abilities of a player's hero, readied cards and artifacts, and the influences on the player.
pub fn abilities(open: &Open, seat: Seat) -> impl Iterator<Item = InForce> {
    Sources::new(open, seat, None).flat_map(|(origin, all)| listed(origin, all))
}

/// Those of the cards with an ability about one of these.
pub fn abilities_on(open: &Open, seat: Seat, wanted: Set<Topic>) -> impl Iterator<Item = InForce> {
    Sources::new(open, seat, Some(wanted)).flat_map(|(origin, all)| listed(origin, all))
}

/// The parts of a player's abilities that always work, of the cards with one about this.
pub fn statics(open: &Open, seat: Seat, topic: Topic) -> impl Iterator<Item = &'static Part> {
    named_statics(open, seat, topic).map(|it| it.1)
}

/// The same, each with where it stands.
pub fn named_statics(
    open: &Open,
    seat: Seat,
    topic: Topic,
) -> impl Iterator<Item = (Origin, &'static Part)> {
    let always = abilities_on(open, seat, Set::one(topic));
    always
        .filter(|it| it.2.trigger == Trigger::Static)
        .flat_map(|(of, _, it)| it.parts.iter().map(move |part| (of, part)))
}

/// The abilities printed on a location and in force there (DN-361), and those of the cards attached to it.
pub fn site_abilities(site: &Site) -> impl Iterator<Item = InForce> {
    let lib = library();
    let attached = site.attached.iter().flat_map(move |(card, _)| {
        listed(Origin::Card(*card), &lib.adventures[card.idx()].abilities)
    });
    printed_abilities(site).chain(attached)
}

/// The abilities printed on a location and in force there (DN-361).
pub fn printed_abilities(site: &Site) -> impl Iterator<Item = InForce> {
    let printed: &'static [Ability] =
        if site.is_deactivated { &[] } else { &library().locations[site.card.idx()].abilities };
    listed(Origin::Location(site.card), printed)
}

/// The topics of the abilities in force in a location.
pub fn site_topics(site: &Site) -> Set<Topic> {
    let all = topics_of_cards();
    let of_location = all.locations[site.card.idx()];
    let printed = if site.is_deactivated { Set::NONE } else { of_location };
    let of_attached = site.attached.iter().map(|it| all.adventures[it.0.idx()]);
    of_attached.fold(printed, Set::or)
}

/// The parts of abilities that always work in a location; none if nothing there is about this.
pub fn site_statics(site: &Site, topic: Topic) -> impl Iterator<Item = &'static Part> {
    named_site_statics(site, topic).map(|it| it.1)
}

/// The same, each with where it stands.
pub fn named_site_statics(
    site: &Site,
    topic: Topic,
) -> impl Iterator<Item = (Origin, &'static Part)> {
    let speaking = site_topics(site).has(topic).then_some(site);
    speaking
        .into_iter()
        .flat_map(site_abilities)
        .filter(|it| matches!(it.2.trigger, Trigger::Static | Trigger::Hazard))
        .flat_map(|(of, _, it)| it.parts.iter().map(move |part| (of, part)))
}

/// The forms in which a hero may attack (DN-406).
pub fn hero_forms(open: &Open, seat: Seat) -> Set<Form> {
    let allowed = statics(open, seat, Topic::AllowForm).filter_map(|it| match it.effect {
        Effect::AllowForm(Who::Me, form) => Some(form),
        _ => None,
    });
    allowed.fold(Form::set(&[Form::Melee, Form::Magic]), Set::with)
}

/// A monster's full health with what is attached to it.
pub fn full_health(card: FoeCard, attached: &[AdventureId]) -> u8 {
    let more: i8 = attached
        .iter()
        .flat_map(|it| library().adventures[it.idx()].abilities.iter())
        .flat_map(|it| it.parts.iter())
        .map(|it| match it.effect {
            Effect::MonsterHealth(Cards::Host, by) => by,
            _ => 0,
        })
        .sum();
    card.monster().health.saturating_add_signed(more)
}

/// Tells whether hits in a form deal a monster no wounds.
pub fn is_immune(card: FoeCard, form: Form) -> bool {
    let parts = card.abilities().iter().flat_map(|it| it.parts.iter());
    parts.into_iter().any(|it| it.effect == Effect::Immune(form))
}

/// The price of a card for a player now: in glory; or in peril of `target`, against whom it is (DN-360).
pub fn price(open: &Open, seat: Seat, card: AdventureId, printed: u8, target: Option<Seat>) -> u8 {
    Prices::new(open, seat).of(card, printed, target)
}

/// The prices of a player's cards, for a caller that asks about several.
pub struct Prices<'o> {
    pub open: &'o Open,
    pub seat: Seat,
    /// The topics of the abilities in force for the player.
    pub topics: Set<Topic>,
    /// The location of the hero, if something there is about prices.
    here: Option<&'o Site>,
}

impl<'o> Prices<'o> {
    pub fn new(open: &'o Open, seat: Seat) -> Prices<'o> {
        let topics = topics(open, seat);
        let here = open.map.get(open.heroes[seat].at);
        let here = here.filter(|it| site_topics(it).has(Topic::Cost));
        Prices { open, seat, topics, here }
    }

    /// Tells whether all cards but encounters cost what is printed.
    pub fn is_printed(&self) -> bool {
        !self.topics.has(Topic::Cost) && self.here.is_none()
    }

    /// The price of a card: in glory; or in peril of `target`, against whom it is (DN-360).
    #[inline]
    pub fn of(&self, card: AdventureId, printed: u8, target: Option<Seat>) -> u8 {
        let is_changed_by = |it: Seat| {
            let traits = card.card().traits;
            let is_encounter = traits.has(Trait::Monster) || traits.has(Trait::Trap);
            let there = || self.open.map.get(self.open.heroes[it].at);
            is_encounter && there().is_some_and(|it| site_topics(it).has(Topic::Cost))
        };
        if self.is_printed() && !target.is_some_and(is_changed_by) {
            return printed;
        }
        self.changed(card, printed, target)
    }

    /// The price of a card where something changes it.
    fn changed(&self, card: AdventureId, printed: u8, target: Option<Seat>) -> u8 {
        let traits = card.card().traits;
        let is_encounter = traits.has(Trait::Monster) || traits.has(Trait::Trap);
        let target = target.filter(|_| is_encounter);
        let there = target.and_then(|it| self.open.map.get(self.open.heroes[it].at));
        let own = statics(self.open, self.seat, Topic::Cost);
        let here = self.here.into_iter().flat_map(|it| site_statics(it, Topic::Cost));
        let there = there.into_iter().flat_map(|it| site_statics(it, Topic::Cost));
        let changes = own
            .filter_map(|it| changed_price(it, traits, |cards| matches!(cards, Cards::Mine(_))))
            .chain(here.filter_map(|it| {
                changed_price(it, traits, |cards| matches!(cards, Cards::MineHere(_)))
            }))
            .chain(there.filter_map(|it| {
                changed_price(it, traits, |cards| matches!(cards, Cards::EncounterHere(_)))
            }));
        let (mut price, mut least_of_all) = (i16::from(printed), None);
        changes.for_each(|(by, least)| {
            // A printed cost already below the minimum stays (DN-360).
            let least = i16::from(least.min(printed));
            price += i16::from(by);
            least_of_all = Some(least_of_all.map_or(least, |it: i16| it.min(least)));
        });
        price.max(least_of_all.unwrap_or(price)).max(0) as u8
    }
}

/// By how much a part changes the price of a card with these traits, and the least that is left, if it is
/// about such cards.
fn changed_price(
    part: &Part,
    traits: Set<Trait>,
    is_meant: impl Fn(Cards) -> bool,
) -> Option<(i8, u8)> {
    let Effect::CardCost { cards, by, least } = part.effect else { return None };
    let fits = match cards {
        Cards::Mine(filter) | Cards::MineHere(filter) | Cards::EncounterHere(filter) => {
            filter.fits(traits)
        }
        Cards::Itself | Cards::Host | Cards::Here(_) => false,
    };
    (fits && is_meant(cards)).then_some((by, least))
}

/// The number of permanent cards of a kind that a player may have (DN-320).
pub fn limit(open: &Open, seat: Seat, kind: Trait) -> usize {
    let hero = open.heroes[seat].card.card();
    let printed = if kind == Trait::Boon { hero.boons } else { hero.treasures };
    let added: i8 = statics(open, seat, Topic::Limit)
        .map(|it| match it.effect {
            Effect::Limit(of, by) if of == kind => by,
            _ => 0,
        })
        .sum();
    usize::from(printed.saturating_add_signed(added))
}

/// The number of permanent cards of a kind that count against the limit.
pub fn n_counted(open: &Open, seat: Seat, kind: Trait) -> usize {
    let counts = |card: AdventureId| {
        let traits = card.card().traits;
        traits.has(kind) && traits.has(Trait::Permanent)
    };
    open.heroes[seat].readied.iter().filter(|it| counts(it.card)).count()
}

/// Tells whether a hero can recover health by this (DT-A34, DT-Q13): locations and rewards still heal where only an
/// influence forbids it.
pub fn can_heal(open: &Open, seat: Seat, origin: Origin) -> bool {
    let is_cursed = open.heroes.iter().any(|(_, it)| {
        it.readied.iter().any(|it| {
            it.target == Some(seat)
                && it.card.card().abilities.iter().any(|it| {
                    it.parts.iter().any(|it| it.effect == Effect::CannotHeal(Who::Target))
                })
        })
    });
    let is_influenced = statics(open, seat, Topic::NoHealing)
        .any(|it| it.effect == Effect::CannotHealByCards(Who::Me));
    let is_own_means = matches!(origin, Origin::Card(_) | Origin::Hero);
    !(is_cursed || is_influenced && is_own_means)
}

/// Tells whether a hero cannot fall now.
pub fn is_upright(open: &Open, seat: Seat) -> bool {
    open.terms.iter().any(|it| it.what == Lasting::Upright { of: seat })
}

/// Wounds that blows of a hero in this role deal more.
pub fn hit_bonus(open: &Open, seat: Seat, role: Role) -> u8 {
    let more = open.terms.iter().map(|it| match it.what {
        Lasting::Hits { of, role: in_role, by } if of == seat && in_role == role => by,
        _ => 0,
    });
    more.sum()
}

/// Tells whether heroes may not fight heroes in a location (DN-728).
pub fn is_peaceful(open: &Open, cell: Cell) -> bool {
    open.map.get(cell).is_some_and(|it| {
        site_statics(it, Topic::Peace).any(|part| part.effect == Effect::ForbidHeroBattles)
    })
}

/// The danger of a location, which is added to threats of traps (DN-271).
pub fn danger(open: &Open, cell: Cell) -> u8 {
    let parts = open.map.get(cell).into_iter().flat_map(|it| site_statics(it, Topic::Danger));
    parts.map(|it| if let Effect::Danger(n) = it.effect { n } else { 0 }).sum()
}

/// The action points that an escort in a hero's hands leaves it (DN-533).
pub fn exact_ap(open: &Open, seat: Seat) -> Option<u8> {
    open.heroes[seat].carried.iter().find_map(|quest| {
        let parts = quest.card().influence.iter().flat_map(|it| it.parts.iter());
        parts.into_iter().find_map(|it| match it.effect {
            Effect::ApExact(Who::Carrier, n) => Some(n),
            _ => None,
        })
    })
}

/// The side beyond which `seat` can go now, and what the exit asks; none for a wall, or where nothing lies.
pub fn working_exit(open: &Open, cell: Cell, side: Side) -> Option<Exit> {
    let site = open.map.get(cell)?;
    let exit = site.exit(side);
    (exit != Exit::Wall && open.map.has(cell.beyond(side))).then_some(exit)
}

/// A number of an effect.
pub fn amount(amount: Amount, x: u8, paid: u8) -> i8 {
    match amount {
        Amount::Fixed(n) => n,
        Amount::X => x as i8,
        Amount::HalfX => (x / 2) as i8,
        Amount::MinusX => -(x as i8),
        Amount::CostOfPaid => paid as i8,
    }
}
