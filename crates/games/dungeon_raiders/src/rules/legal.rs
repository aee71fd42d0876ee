//! The legal actions of a hero, and refusals (RA-126 to RA-138, RA-B04 to RA-B06).

use super::turn::{free_characters, turn};
use crate::action::Action;
use crate::bosses::Boss;
use crate::cards::{Card, Hand, Item, Items, Lay};
use crate::refusals::Refusal;
use crate::rooms::{Face, Room};
use crate::state::{Hero, Phase, State, View};
use kernel::Seat;

/// Adds every action that `seat` may take, each once: cards first, the lower before the higher.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    let Some(hero) = state.heroes.get(seat) else { return };
    let is_awaited = turn(state).awaited().has(seat);
    match state.ground.phase {
        Phase::Choosing if is_awaited => {
            let left = free_characters(state);
            into.extend(left.map(|character| Action::Choose { character }));
        }
        Phase::Playing => {
            if is_awaited {
                lays(state, hero, into);
            }
            if check_torch(hero).is_ok() {
                into.push(Action::UseTorch);
            }
        }
        Phase::Choosing | Phase::Over => {}
    }
}

/// Adds every way to lay cards or to wait.
fn lays(state: &State, hero: &Hero, into: &mut Vec<Action>) {
    let Some(face) = state.room().map(Room::face) else { return };
    if let Face::Boss(boss) = face {
        lays_before_boss(boss, state.ground.head, hero, into);
    } else {
        let lay = |card| Action::Lay { lay: Lay::one(card) };
        into.extend(hero.mat.hand.iter().map(|it| lay(Card::Power(it))));
        if let Some(item) = item_for(face).filter(|&it| hero.items.has(it)) {
            into.push(lay(Card::Item(item)));
        }
    }
    if hero.items.has(Item::Crystal) && may_wait(face) {
        into.push(Action::UseCrystal);
    }
}

/// The item that counts 5 in the room (RA-137, RA-138).
pub fn item_for(face: Face) -> Option<Item> {
    match face {
        Face::Treasure { .. } => Some(Item::Key),
        Face::Monster { .. } => Some(Item::Sword),
        Face::Trap(_) | Face::Vault { .. } | Face::Boss(_) => None,
    }
}

/// A crystal may be used everywhere (RA-136) but before the Necromancer.
fn may_wait(face: Face) -> bool {
    !matches!(face, Face::Boss(boss) if !boss.allows_waiting())
}

/// Tells whether a crystal would be wasted now: everybody else has laid, so that who waits is next
/// again at once (RA-136, RA-249).
pub fn wastes_crystal(view: &View) -> bool {
    let has_still_to_lay = |seat: &Seat| view.heroes[*seat].mat.laid.is_none();
    view.living().iter().filter(has_still_to_lay).count() == 1
}

/// The numbers of cards that may be laid: one or two before a boss (RA-B04); one before the first head of the Hydra,
/// one or none before the second.
pub fn n_cards_before(boss: Boss, head: u8) -> std::ops::RangeInclusive<usize> {
    match (boss.n_heads(), head) {
        (1, _) => 1..=2,
        (_, 0) => 1..=1,
        (_, _) => 0..=1,
    }
}

/// Adds one card, then two.
fn lays_before_boss(boss: Boss, head: u8, hero: &Hero, into: &mut Vec<Action>) {
    let n_cards = n_cards_before(boss, head);
    let powers = hero.mat.hand.iter().map(Card::Power);
    let items = hero.items.iter().map(|(item, _)| item).filter(|&it| boss.takes(it));
    let cards = powers.chain(items.map(Card::Item));
    if n_cards.contains(&0) {
        into.push(Action::Lay { lay: Lay::NONE });
    }
    into.extend(cards.clone().map(|it| Action::Lay { lay: Lay::one(it) }));
    if !n_cards.contains(&2) {
        return;
    }
    for one in cards.clone() {
        let is_pair = |other: &Card| one < *other || (one == *other && has_two(hero, one));
        let pairs = cards.clone().filter(is_pair);
        into.extend(pairs.map(|other| Action::Lay { lay: Lay::two(one, other) }));
    }
}

fn has_two(hero: &Hero, card: Card) -> bool {
    card.item().is_some_and(|item| 2 <= hero.items[item])
}

/// Tells whether `seat` may take `action` now.
///
/// # Errors
/// The reason why not.
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(hero) = state.heroes.get(seat) else { return Err(Refusal::Players) };
    match (state.ground.phase, action) {
        (Phase::Over, _) => Err(Refusal::Over),
        (Phase::Choosing, Action::Choose { character }) => {
            if !turn(state).awaited().has(seat) {
                return Err(Refusal::NotYourChoice);
            }
            let is_free = free_characters(state).any(|it| it == character);
            if is_free { Ok(()) } else { Err(Refusal::Taken) }
        }
        (Phase::Choosing, _) => Err(Refusal::ChooseFirst),
        (Phase::Playing, Action::Choose { .. }) => Err(Refusal::ChoosingIsOver),
        (Phase::Playing, _) if !hero.mat.is_alive() => Err(Refusal::Dead),
        (Phase::Playing, Action::UseTorch) => check_torch(hero),
        (Phase::Playing, Action::UseCrystal) => {
            check_turn(state, seat)?;
            check_crystal(state, hero)
        }
        (Phase::Playing, Action::Lay { lay }) => {
            check_turn(state, seat)?;
            check_lay(state, hero, lay)
        }
    }
}

/// A torch may be used whenever cards are awaited, whether or not a dark room is left (RA-132);
/// unless it is chosen face down already, to be laid before a boss (RA-216).
pub fn check_torch(hero: &Hero) -> Result<(), Refusal> {
    if !hero.mat.is_alive() {
        return Err(Refusal::Dead);
    }
    let chosen = match hero.commit {
        Some(Action::Lay { lay }) => lay,
        Some(Action::UseCrystal | Action::UseTorch | Action::Choose { .. }) | None => Lay::NONE,
    };
    let n_chosen = chosen.cards().filter(|it| it.item() == Some(Item::Torch)).count() as u8;
    check_item(hero.items, Item::Torch, n_chosen + 1)
}

/// Checks that it is this hero's turn to lay a card.
fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    let hero = &state.heroes[seat];
    if turn(state).awaited().has(seat) {
        Ok(())
    } else if hero.mat.laid.is_some() {
        Err(Refusal::AlreadyLaid)
    } else if hero.commit.is_some() {
        Err(Refusal::AlreadyChosen)
    } else {
        Err(Refusal::NotYourTurn)
    }
}

fn check_item(items: Items, item: Item, n_cards: u8) -> Result<(), Refusal> {
    if n_cards <= items[item] { Ok(()) } else { Err(Refusal::NoSuchItem(item)) }
}

fn check_crystal(state: &State, hero: &Hero) -> Result<(), Refusal> {
    check_item(hero.items, Item::Crystal, 1)?;
    let may_wait = state.room().map(Room::face).is_none_or(may_wait);
    if may_wait { Ok(()) } else { Err(Refusal::Forbidden(Item::Crystal)) }
}

fn check_lay(state: &State, hero: &Hero, lay: Lay) -> Result<(), Refusal> {
    let Some(face) = state.room().map(Room::face) else { return Err(Refusal::ChooseFirst) };
    check_cards(face, state.ground.head, hero.mat.hand, hero.items, lay)
}

/// Tells whether cards from this hand may be laid before a room of this kind.
pub fn is_lay_open(face: Face, head: u8, hand: Hand, items: Items, lay: Lay) -> bool {
    check_cards(face, head, hand, items, lay).is_ok()
}

fn check_cards(face: Face, head: u8, hand: Hand, items: Items, lay: Lay) -> Result<(), Refusal> {
    let n_cards = match face {
        Face::Boss(boss) => n_cards_before(boss, head),
        Face::Monster { .. } | Face::Treasure { .. } | Face::Trap(_) | Face::Vault { .. } => 1..=1,
    };
    if lay.len() < *n_cards.start() {
        return Err(Refusal::NoCard);
    }
    if *n_cards.end() < lay.len() {
        return Err(Refusal::OneCard);
    }
    for card in lay.cards() {
        check_card(face, hand, items, card)?;
    }
    match (lay.cards().next(), lay.cards().nth(1)) {
        (Some(Card::Power(one)), Some(Card::Power(other))) if one == other => {
            Err(Refusal::CardIsPlayed(one))
        }
        (Some(Card::Item(one)), Some(Card::Item(other))) if one == other => {
            check_item(items, one, 2)
        }
        (Some(_) | None, Some(_) | None) => Ok(()),
    }
}

fn check_card(face: Face, hand: Hand, items: Items, card: Card) -> Result<(), Refusal> {
    let item = match card {
        Card::Power(power) if hand.has(power) => return Ok(()),
        Card::Power(power) => return Err(Refusal::CardIsPlayed(power)),
        Card::Item(item) => item,
    };
    check_item(items, item, 1)?;
    match (face, item) {
        (Face::Boss(boss), _) if boss.takes(item) => Ok(()),
        (Face::Boss(_), _) => Err(Refusal::Forbidden(item)),
        (_, _) if item_for(face) == Some(item) => Ok(()),
        (_, Item::Key) => Err(Refusal::KeyOnlyForTreasure),
        (_, Item::Sword) => Err(Refusal::SwordOnlyForMonsters),
        (_, Item::Torch | Item::Crystal) => Err(Refusal::NoValue(item)),
    }
}
