//! What counts: values, roll modifiers, prices, limits, prohibitions. Everything here asks the cards that
//! lie open what they say; nothing is stored that could be derived.

use crate::games::dungeoneer::cards::ability::{Amount, Cards, Effect, Part, Role, Trigger, Who};
use crate::games::dungeoneer::cards::{Ability, AdventureId, Exit, Form, Trait, library};
use crate::games::dungeoneer::pieces::{Battle, Fighter, FoeCard, Lasting, Origin};
use crate::games::dungeoneer::state::{Open, Site};
use crate::kernel::kit::{Cell, Side};
use crate::kernel::{Seat, Set};

/// An ability that is in force for a player: where it stands, and its place there.
pub type InForce = (Origin, u8, &'static Ability);

pub fn listed(origin: Origin, all: &'static [Ability]) -> impl Iterator<Item = InForce> {
    all.iter().enumerate().map(move |(nth, it)| (origin, nth as u8, it))
}

/// The abilities of a player's hero, readied cards and artifacts, and the influences on the player.
pub fn abilities(open: &Open, seat: Seat) -> impl Iterator<Item = InForce> {
    let hero = &open.heroes[seat];
    let lib = library();
    let own = listed(Origin::Hero, &lib.heroes[hero.card.idx()].abilities);
    let readied = hero.readied.iter().flat_map(move |it| {
        listed(Origin::Card(it.card), &lib.adventures[it.card.idx()].abilities)
    });
    let artifacts = hero
        .done
        .iter()
        .flat_map(move |it| listed(Origin::Quest(*it), &lib.quests[it.idx()].artifact));
    let unfinished = hero.quests.iter().chain(&open.globals);
    let influences =
        unfinished.flat_map(move |it| listed(Origin::Quest(*it), &lib.quests[it.idx()].influence));
    own.chain(readied).chain(artifacts).chain(influences)
}

/// The parts of a player's abilities that always work.
pub fn statics(open: &Open, seat: Seat) -> impl Iterator<Item = (Origin, &'static Part)> {
    let always = abilities(open, seat).filter(|it| it.2.trigger == Trigger::Static);
    always.flat_map(|(origin, _, it)| it.parts.iter().map(move |part| (origin, part)))
}

/// What is printed on a location and in force there (DN-361), and on what is attached to it.
pub fn site_abilities(site: &Site) -> impl Iterator<Item = InForce> {
    let lib = library();
    let printed = listed(Origin::Location(site.card), &lib.locations[site.card.idx()].abilities);
    let attached = site.attached.iter().flat_map(move |(card, _)| {
        listed(Origin::Card(*card), &lib.adventures[card.idx()].abilities)
    });
    printed.filter(|_| !site.is_deactivated).chain(attached)
}

pub fn site_statics(site: &Site) -> impl Iterator<Item = &'static Part> {
    site_abilities(site)
        .filter(|it| matches!(it.2.trigger, Trigger::Static | Trigger::Hazard))
        .flat_map(|it| it.2.parts.iter())
}

/// A hero's value now (§7.3, order of computation); never below 0.
pub fn value(open: &Open, seat: Seat, form: Form) -> i8 {
    let set = open.terms.iter().rev().find_map(|it| match it.what {
        Lasting::Base { of, form: set, is } if of == seat && set == form => Some(is),
        _ => None,
    });
    let base = set.unwrap_or_else(|| open.heroes[seat].base(form)) as i8;
    let added: i8 = statics(open, seat)
        .map(|(_, it)| match it.effect {
            Effect::Stat(Who::Me, of, by) if of == form => by,
            _ => 0,
        })
        .sum();
    (base + added).max(0)
}

/// The forms in which a hero may attack (DN-406).
pub fn hero_forms(open: &Open, seat: Seat) -> Set<Form> {
    let allowed = statics(open, seat).filter_map(|(_, it)| match it.effect {
        Effect::AllowForm(Who::Me, form) => Some(form),
        _ => None,
    });
    allowed.fold(Form::set(&[Form::Melee, Form::Magic]), Set::with)
}

/// A monster's value in a battle.
pub fn foe_value(open: &Open, battle: &Battle, foe: u8, form: Form) -> i8 {
    let it = &battle.foes[usize::from(foe)];
    let printed = it.card.monster().values[form.idx()] as i8;
    let traits = it.card.traits();
    let owners = statics(open, battle.lord).map(|it| it.1);
    let there = open.map.get(battle.cell).into_iter().flat_map(site_statics);
    let attached = it.attached.iter().flat_map(|card| {
        library().adventures[card.idx()].abilities.iter().flat_map(|it| it.parts.iter())
    });
    let by_cards = |part: &Part, is_attached: bool| match part.effect {
        Effect::MonsterStat(cards, of, by) if of == form => match cards {
            Cards::Mine(filter) | Cards::Here(filter) if filter.fits(traits) => by,
            Cards::Host if is_attached => by,
            _ => 0,
        },
        _ => 0,
    };
    let added: i8 = owners.chain(there).map(|it| by_cards(it, false)).sum::<i8>()
        + attached.map(|it| by_cards(it, true)).sum::<i8>();
    let terms: i8 = open
        .terms
        .iter()
        .map(|it| match it.what {
            Lasting::MonsterStat { of, cards, form: stat, by }
                if of == battle.lord && stat == form && cards.fits(traits) =>
            {
                by
            }
            _ => 0,
        })
        .sum();
    (printed + added + terms).max(0)
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

/// Whether hits in a form deal a monster no wounds.
pub fn is_immune(card: FoeCard, form: Form) -> bool {
    let parts = card.abilities().iter().flat_map(|it| it.parts.iter());
    parts.into_iter().any(|it| it.effect == Effect::Immune(form))
}

/// A fighter's value in a form.
pub fn fighter_value(open: &Open, who: Fighter, form: Form) -> i8 {
    match (who, &open.battle) {
        (Fighter::Hero(seat), _) => value(open, seat, form),
        (Fighter::Foe(foe), Some(battle)) => foe_value(open, battle, foe, form),
        (Fighter::Foe(_), None) => 0,
    }
}

/// What a card costs a player now: in glory; or in peril of `target`, against whom it is (DN-360).
pub fn price(open: &Open, seat: Seat, card: AdventureId, printed: u8, target: Option<Seat>) -> u8 {
    let traits = card.card().traits;
    let mut price = i16::from(printed);
    let mut least_of_all = i16::MAX;
    let mut reduce = |by: i8, least: u8| {
        // A printed cost already below the minimum stays (DN-360).
        let least = i16::from(least).min(i16::from(printed));
        price += i16::from(by);
        least_of_all = least_of_all.min(least);
    };
    for (_, part) in statics(open, seat) {
        if let Effect::CardCost { cards: Cards::Mine(filter), by, least } = part.effect
            && filter.fits(traits)
        {
            reduce(by, least);
        }
    }
    if let Some(site) = open.map.get(open.heroes[seat].at) {
        for part in site_statics(site) {
            if let Effect::CardCost { cards: Cards::MineHere(filter), by, least } = part.effect
                && filter.fits(traits)
            {
                reduce(by, least);
            }
        }
    }
    let is_encounter = traits.has(Trait::Monster) || traits.has(Trait::Trap);
    if let (Some(target), true) = (target, is_encounter)
        && let Some(site) = open.map.get(open.heroes[target].at)
    {
        for part in site_statics(site) {
            if let Effect::CardCost { cards: Cards::EncounterHere(filter), by, least } = part.effect
                && filter.fits(traits)
            {
                reduce(by, least);
            }
        }
    }
    let least = if least_of_all == i16::MAX { price } else { least_of_all };
    price.max(least).max(0) as u8
}

/// How many permanent cards of a kind a player may have (DN-320).
pub fn limit(open: &Open, seat: Seat, kind: Trait) -> usize {
    let hero = open.heroes[seat].card.card();
    let printed = if kind == Trait::Boon { hero.boons } else { hero.treasures };
    let added: i8 = statics(open, seat)
        .map(|(_, it)| match it.effect {
            Effect::Limit(of, by) if of == kind => by,
            _ => 0,
        })
        .sum();
    usize::from(printed.saturating_add_signed(added))
}

/// How many permanent cards of a kind count against the limit.
pub fn n_counted(open: &Open, seat: Seat, kind: Trait) -> usize {
    let counts = |card: AdventureId| {
        let traits = card.card().traits;
        traits.has(kind) && traits.has(Trait::Permanent)
    };
    open.heroes[seat].readied.iter().filter(|it| counts(it.card)).count()
}

/// Whether a hero can recover health by this (DT-A34, DT-Q13): locations and rewards still heal where
/// only an influence forbids it.
pub fn can_heal(open: &Open, seat: Seat, origin: Origin) -> bool {
    let is_cursed = open.heroes.iter().any(|(_, it)| {
        it.readied.iter().any(|it| {
            it.target == Some(seat)
                && it.card.card().abilities.iter().any(|it| {
                    it.parts.iter().any(|it| it.effect == Effect::CannotHeal(Who::Target))
                })
        })
    });
    let is_influenced =
        statics(open, seat).any(|(_, it)| it.effect == Effect::CannotHealByCards(Who::Me));
    let is_own_means = matches!(origin, Origin::Card(_) | Origin::Hero);
    !(is_cursed || is_influenced && is_own_means)
}

/// Whether a hero cannot fall now.
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

/// Whether heroes may not fight heroes in a location (DN-728).
pub fn is_peaceful(open: &Open, cell: Cell) -> bool {
    open.map
        .get(cell)
        .is_some_and(|it| site_statics(it).any(|part| part.effect == Effect::ForbidHeroBattles))
}

/// How much the danger of a location adds to threats of traps (DN-271).
pub fn danger(open: &Open, cell: Cell) -> u8 {
    let parts = open.map.get(cell).into_iter().flat_map(site_statics);
    parts.map(|it| if let Effect::Danger(n) = it.effect { n } else { 0 }).sum()
}

/// What an escort in a hero's hands makes of its action points (DN-533).
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
