//! What a player might do for all that everybody sees (DN-572).

use std::sync::LazyLock;

use super::fights::{
    challenge_targets, is_special_moment, may_fall, may_stand, may_start_attack, may_strike,
};
use super::plays::{may_play, moments, printed_prices};
use super::uses::may_use;
use super::values;
use crate::games::dungeoneer::action::Pay;
use crate::games::dungeoneer::ask::Moment;
use crate::games::dungeoneer::cards::ability::Trigger;
use crate::games::dungeoneer::cards::{AdventureId, Form, Solo, Trait};
use crate::games::dungeoneer::state::Open;
use crate::kernel::{Seat, SeatSet};

/// The cards that can be played in each window, whatever their price.
pub fn window_cards(moment: Moment) -> &'static [AdventureId] {
    static LISTS: LazyLock<Vec<Vec<AdventureId>>> = LazyLock::new(|| {
        let of =
            |moment: Moment| AdventureId::all().filter(|it| moments(*it).has(moment)).collect();
        Moment::ALL.into_iter().map(of).collect()
    });
    &LISTS[moment.idx()]
}

/// Whether everybody sees where all copies of a card are.
pub fn is_gone(open: &Open, card: AdventureId) -> bool {
    let mut n_seen = 0;
    super::open_cards::each_open_card(open, |it| n_seen += u8::from(it == card));
    card.card().n_copies <= n_seen
}

/// Whether a card belongs to the table at all.
pub fn is_in_play(open: &Open, card: AdventureId) -> bool {
    let says = card.card();
    let is_out = open.rules.is_solo() && says.solo == Solo::Out;
    open.rules.boxes.has(says.of) && !is_out
}

/// Whether a player with so many cards might act in a window, for all that everybody sees (DN-572).
pub fn might_act(open: &Open, n_cards: usize, moment: Moment, seat: Seat) -> bool {
    if has_public_option(open, n_cards, moment, seat) {
        return true;
    }
    if n_cards == 0 {
        return false;
    }
    let payers = open.opponents(seat);
    window_cards(moment).iter().any(|&card| {
        is_in_play(open, card)
            && could_play(open, moment, seat, card, payers).next().is_some()
            && !is_gone(open, card)
    })
}

/// The ways in which a player who holds a card may play it: the printed price, and whose peril pays.
pub fn could_play(
    open: &Open,
    moment: Moment,
    seat: Seat,
    card: AdventureId,
    payers: SeatSet,
) -> impl Iterator<Item = (u8, Option<Seat>)> {
    let says = card.card();
    let is_glory = says.traits.has(Trait::Boon) || says.traits.has(Trait::Treasure);
    let own = is_glory.then_some(None);
    let others = payers.iter().filter(move |_| !is_glory).map(Some);
    let ways = own.into_iter().chain(others);
    let ways = ways.flat_map(move |payer| printed_prices(says).iter().map(move |it| (*it, payer)));
    ways.filter(move |it| may_play(open, moment, seat, card, it.0, it.1).is_ok())
}

/// Whether a player has something to do that does not come from the hand.
pub fn has_public_option(open: &Open, n_cards: usize, moment: Moment, seat: Seat) -> bool {
    let abilities = values::abilities(open, seat);
    let mut usable = abilities
        .filter(|it| matches!(it.2.trigger, Trigger::Use(_)))
        .filter(|it| may_use(open, n_cards, moment, seat, (it.0, it.1)).is_ok());
    if usable.next().is_some() {
        return true;
    }
    if moment == Moment::Challenge {
        let targets = challenge_targets(open, seat);
        let may = |pay: Pay| may_start_attack(open, seat, pay).is_ok();
        let is_free = open.battle.as_ref().is_some_and(|it| it.free.is_some());
        return !targets.is_empty()
            && (is_free || may(Pay::Ap) || may(Pay::Fall) || may_fall(open, moment, seat).is_ok());
    }
    let others = open.heroes.seats().filter(|it| *it != seat);
    may_stand(open, moment, seat).is_ok()
        || may_fall(open, moment, seat).is_ok()
        || others.into_iter().any(|it| may_strike(open, moment, seat, it, Form::Melee).is_ok())
        || (is_special_moment(open, moment, seat) && !open.heroes[seat].carried.is_empty())
}
