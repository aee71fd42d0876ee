//! The legal plays, uses and deeds at a moment: each question here has an answer with a rule.
//!
//! All that depends on a hand is asked last, so that the same functions say what a player *might* do for
//! all that everybody sees.

use std::sync::LazyLock;

use super::fights::{attacks_on, is_challenge_due};
use super::targets::{Aimed, Occasion, may_happen, occasion, play_ability};
use super::values::{self, Prices};
use crate::ask::Moment;
use crate::cards::ability::Effect;
use crate::cards::{
    AdventureCard, AdventureId, CardPrice, Host, Lasting, SUBTYPES, Trait, When, library,
};
use crate::pieces::{Origin, Readied};
use crate::refusals::Refusal;
use crate::state::{LAIR, Open, Phase, State};
use kernel::kit::Cell;
use kernel::{Seat, Set};

/// Tells whether a player is in its own free moment of this phase.
pub fn is_free_in(open: &Open, moment: Moment, seat: Seat, phase: Phase) -> bool {
    moment == Moment::Free && open.active == seat && open.phase == phase
}

/// The windows in which a card can be played at all.
pub fn moments(card: AdventureId) -> Set<Moment> {
    static ALL: LazyLock<Vec<Set<Moment>>> = LazyLock::new(|| {
        let of = |it: &'static AdventureCard| Set::of(|moment| is_for(it, moment));
        library().adventures.iter().map(of).collect()
    });
    ALL[card.idx()]
}

/// Tells whether a card is made for such a window.
fn is_for(card: &'static AdventureCard, moment: Moment) -> bool {
    let occasion = play_ability(card).map_or(Occasion::Anywhere, |it| occasion(&it.parts));
    match (card.when, moment) {
        (When::Any, Moment::Counter) => occasion == Occasion::Counter,
        (When::Any, Moment::Challenge) => occasion == Occasion::Challenge,
        (When::Any, Moment::BeforeRoll) => {
            matches!(occasion, Occasion::Roll | Occasion::Zone | Occasion::Attack)
        }
        (When::Any, Moment::Response) => matches!(
            occasion,
            Occasion::Anywhere | Occasion::Attack | Occasion::OwnMonsters | Occasion::Zone
        ),
        (When::Any, Moment::Free | Moment::Interrupt | Moment::Entered | Moment::EndOfHeroics) => {
            matches!(occasion, Occasion::Anywhere | Occasion::Zone)
        }
        (When::Response, Moment::Response) => true,
        (When::Heroics, Moment::Free | Moment::Entered | Moment::Reward) => true,
        (When::Villainy, Moment::Free) => true,
        _ => false,
    }
}

/// The prices of a card that are open to choice: one where it is fixed.
pub fn printed_prices(card: &'static AdventureCard) -> &'static [u8] {
    match &card.price {
        CardPrice::Fixed(n) => std::slice::from_ref(n),
        CardPrice::OneOf(all) => all,
    }
}

/// A card that is to be played.
#[derive(Clone, Copy)]
pub struct Play {
    pub card: AdventureId,
    /// The price, of those printed on it.
    pub printed: u8,
    /// The player whose peril pays for it; its own glory does otherwise.
    pub payer: Option<Seat>,
}

/// Checks that a player who holds this card may play it so now (DN-301).
///
/// # Errors
/// Why not.
pub fn may_play(open: &Open, moment: Moment, seat: Seat, play: Play) -> Result<(), Refusal> {
    let Play { card: id, printed, payer } = play;
    may_time(open, moment, seat, id)?;
    if !printed_prices(id.card()).contains(&printed) {
        return Err(Refusal::NoSuchPrice);
    }
    may_afford(&Prices::new(open, seat), id, printed, payer)?;
    may_lay(open, seat, id)?;
    may_do(open, moment, seat, id, payer)
}

/// Checks that a card can be paid at this price, which is printed on it, out of this purse (DN-034, DN-301).
///
/// # Errors
/// Why not.
pub fn may_afford(
    prices: &Prices<'_>,
    id: AdventureId,
    printed: u8,
    payer: Option<Seat>,
) -> Result<(), Refusal> {
    let (open, seat) = (prices.open, prices.seat);
    let card = id.card();
    if payer.is_some_and(|it| !open.heroes.get(it).is_some_and(|it| it.is_alive)) {
        return Err(Refusal::NoSuchPlayer);
    }
    let price = || u16::from(prices.of(id, printed, payer));
    match (is_paid_in_peril(card), payer) {
        (true, None) | (false, Some(_)) => Err(Refusal::WrongPurse),
        (true, Some(payer)) if payer == seat => Err(Refusal::OwnPeril),
        (true, Some(payer)) if open.heroes[payer].peril < price() => Err(Refusal::TooDear),
        (false, None) if open.heroes[seat].glory < price() => Err(Refusal::TooDear),
        (true, Some(_)) | (false, None) => Ok(()),
    }
}

/// Tells whether a card is paid in peril (DN-034).
pub fn is_paid_in_peril(card: &AdventureCard) -> bool {
    !card.traits.and(PERILS).is_empty()
}

/// The cards that are paid in peril.
const PERILS: Set<Trait> = Trait::set(&[Trait::Bane, Trait::Monster, Trait::Trap]);

/// Checks that there is a place for a card that stays: room for it, and something that it is attached to.
///
/// # Errors
/// Why not.
pub fn may_lay(open: &Open, seat: Seat, id: AdventureId) -> Result<(), Refusal> {
    let card = id.card();
    match card.lasting {
        Lasting::Permanent if !is_paid_in_peril(card) => may_ready(open, seat, id),
        Lasting::Attachment(Host::Own(host)) if !hosts(open, seat, host).any(|_| true) => {
            Err(Refusal::NoHost)
        }
        Lasting::Attachment(Host::LairMonster) if open.heroes[seat].lair.is_empty() => {
            Err(Refusal::NoHost)
        }
        Lasting::Instant
        | Lasting::Permanent
        | Lasting::PermanentByTarget
        | Lasting::Attachment(_)
        | Lasting::Monster => Ok(()),
    }
}

/// Checks that the effects of a card have what they need (DN-756).
///
/// # Errors
/// Why not.
pub fn may_do(
    open: &Open,
    moment: Moment,
    seat: Seat,
    id: AdventureId,
    payer: Option<Seat>,
) -> Result<(), Refusal> {
    match play_ability(id.card()) {
        Some(ability) => {
            let aimed = Aimed { ability, origin: Origin::Card(id), target: payer };
            may_happen(open, moment, seat, aimed)
        }
        None => Ok(()),
    }
}

/// The readied cards of a player with this trait.
pub fn hosts(open: &Open, seat: Seat, host: Trait) -> impl Iterator<Item = AdventureId> {
    let readied = open.heroes[seat].readied.iter().map(|it| it.card);
    readied.filter(move |it| it.card().traits.has(host))
}

/// Checks that the moment is one at which a card is played (DN-110, DN-327, DN-328).
pub fn may_time(open: &Open, moment: Moment, seat: Seat, id: AdventureId) -> Result<(), Refusal> {
    let card = id.card();
    if !moments(id).has(moment) {
        return Err(match card.when {
            When::Villainy => Refusal::OnlyVillainy,
            When::Heroics => Refusal::OnlyHeroics,
            When::Response => Refusal::OnlyResponse,
            When::Any => Refusal::NotNow,
        });
    }
    if is_challenge_due(open, moment, seat) {
        return Err(Refusal::FreeChallengeFirst);
    }
    let is_solo = open.rules.is_solo();
    match card.when {
        When::Villainy if !is_free_in(open, moment, seat, Phase::Villainy) => {
            Err(Refusal::OnlyVillainy)
        }
        When::Heroics => {
            let is_own = open.active == seat && open.phase == Phase::Heroics;
            let is_treasure = card.traits.has(Trait::Treasure);
            let stays = !card.traits.has(Trait::Instant);
            if is_solo && is_treasure && stays {
                // DN-652.
                return if moment == Moment::Reward { Ok(()) } else { Err(Refusal::SoloTreasure) };
            }
            if moment == Moment::Reward || !is_own {
                return Err(Refusal::OnlyHeroics);
            }
            let is_home = open.site(open.heroes[seat].at).says().is_entrance;
            if is_solo && stays && !is_home { Err(Refusal::SoloBoon) } else { Ok(()) }
        }
        When::Response if attacks_on(open, seat).next().is_none() => Err(Refusal::OnlyResponse),
        When::Villainy | When::Response | When::Any => Ok(()),
    }
}

/// Checks that there is room for a permanent card (DN-320 to DN-322).
pub fn may_ready(open: &Open, seat: Seat, id: AdventureId) -> Result<(), Refusal> {
    let card = id.card();
    let kind = if card.traits.has(Trait::Boon) { Trait::Boon } else { Trait::Treasure };
    let subtypes = card.traits.and(SUBTYPES);
    let clashes = |it: &Readied| {
        let other = it.card.card().traits;
        other.has(Trait::Treasure)
            && !other.and(SUBTYPES).and(subtypes).is_empty()
            && it.host.is_none()
    };
    if kind == Trait::Treasure && open.heroes[seat].readied.iter().any(clashes) {
        return Err(Refusal::SameSubtype);
    }
    let raises: i8 = card
        .abilities
        .iter()
        .flat_map(|it| it.parts.iter())
        .map(|it| match it.effect {
            Effect::Limit(of, by) if of == kind => by,
            _ => 0,
        })
        .sum();
    let limit = values::limit(open, seat, kind).saturating_add_signed(isize::from(raises));
    if values::n_counted(open, seat, kind) < limit {
        Ok(())
    } else if kind == Trait::Boon {
        Err(Refusal::BoonLimit)
    } else {
        Err(Refusal::TreasureLimit)
    }
}

/// Tells whether more monsters fit into a lair (DN-422).
pub fn has_room(open: &Open, seat: Seat) -> bool {
    open.heroes[seat].lair.len() < LAIR
}

/// Tells whether a hero holds this card in hand.
pub fn is_held(state: &State, seat: Seat, card: AdventureId) -> bool {
    0 < state.hidden.hands[seat].count(card)
}

/// The cell of a seat's hero.
pub fn at(open: &Open, seat: Seat) -> Cell {
    open.heroes[seat].at
}
