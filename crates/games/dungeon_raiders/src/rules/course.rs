//! The course of a match: setup, whose turn it is, and cards as they are laid (RA-060 to RA-063, RA-130 to RA-136,
//! RA-210 to RA-216).

use super::aftermath::resolve;
use super::delve::{chance, enter, lay_out, light_torch};
use super::legal::check_torch;
use super::turn::{free_characters, turn};
use crate::action::{Action, Event, What};
use crate::cards::{Card, FULL_HAND, Item, Items, Lay};
use crate::dungeon::{Dungeon, Place};
use crate::heroes::Character;
use crate::heroes::Party;
use crate::setup::Setup;
use crate::state::{Ground, Hero, Mat, Phase, Plight, State};
use kernel::{Chance, Edition, Seat, SeatSet, Set, Tally};

/// Treasure of a hero alone at the start (RA-224).
const SOLO_TREASURE: u8 = 2;

/// Lays the table. Characters are dealt, or the heroes choose them first (RA-023).
pub fn begin(
    setup: &Setup,
    edition: Edition,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> State {
    let setup = *setup;
    let ground = Ground {
        setup,
        phase: Phase::Choosing,
        here: Place::START,
        head: 0,
        supply: if setup.is_solo() { Items::NONE } else { Items::each(setup.n_items()) },
        first: None,
        living: Seat::all(usize::from(setup.n_players)).collect(),
        waiting: SeatSet::NONE,
        postponed: SeatSet::NONE,
        torched: SeatSet::NONE,
        patterns: Set::NONE,
        monster_deck: if setup.is_solo() { Tally([4, 4, 2]) } else { Tally::NONE },
        monster_card: None,
        edition,
    };
    let heroes = Party::sized(setup.n_players.into(), |_| newcomer());
    let mut state = State { ground, dungeon: Dungeon::STACKED, heroes };
    if !setup.chosen {
        deal_characters(&mut state, chance, events);
        set_out(&mut state, chance, events);
    }
    state
}

/// A hero without a character.
fn newcomer() -> Hero {
    let mat = Mat {
        character: None,
        treasure: 0,
        wounds: 0,
        plight: Plight::Alive,
        hand: FULL_HAND,
        laid: None,
    };
    Hero { mat, items: Items::NONE, commit: None }
}

fn deal_characters(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    for seat in state.heroes.seats() {
        let mut left: Set<Character> = free_characters(state).collect();
        let character = left.draw(chance::CHARACTER.at(seat.idx() as u32, 0, 0), chance);
        let character = character.expect("a character for each hero");
        take_character(state, seat, character, events);
    }
}

/// Steps 5 to 7 of the setup: counters and items as the card says; alone, two coins and the wounds
/// that were chosen (RA-042, RA-025, RA-224).
fn take_character(state: &mut State, seat: Seat, character: Character, events: &mut Vec<Event>) {
    let setup = state.ground.setup;
    let (card, hero) = (character.card(), &mut state.heroes[seat]);
    hero.mat.character = Some(character);
    if setup.is_solo() {
        hero.mat.treasure = SOLO_TREASURE;
        hero.mat.wounds = setup.solo_wounds;
    } else {
        hero.mat.treasure = card.treasure;
        hero.mat.wounds = card.wounds;
        hero.items = card.items;
        for (item, n) in card.items.iter() {
            state.ground.supply[item] -= n;
        }
    }
    let what = What::Character { seat, character, is_chosen: setup.chosen };
    events.push(Event { secret_of: None, what });
}

/// The first player is found by chance, and the first level is laid out.
fn set_out(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let setup = state.ground.setup;
    state.ground.phase = Phase::Playing;
    if setup.has_first_player() {
        let seat = Seat::new(chance.below(chance::FIRST, setup.n_players.into()) as usize);
        state.ground.first = Some(seat);
        events.push(Event { secret_of: None, what: What::First { seat, by_chance: true } });
    }
    lay_out(state, chance, events);
    enter(state, chance, events);
}

/// The heroes who may use a torch out of turn (RA-132).
pub fn out_of_turn(state: &State) -> SeatSet {
    if state.ground.phase != Phase::Playing {
        return SeatSet::NONE;
    }
    let awaited = turn(state).awaited();
    let can_light = |it: &Hero| check_torch(it).is_ok();
    let holders = state.heroes.iter().filter(|(_, it)| can_light(it)).map(|(seat, _)| seat);
    holders.filter(|&seat| !awaited.has(seat)).collect()
}

/// Carries out a checked action; when the last card lies, the room is resolved.
pub fn carry_out(
    state: &mut State,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    match *action {
        Action::Choose { character } => {
            take_character(state, seat, character, events);
            if turn(state).awaited().is_empty() {
                set_out(state, chance, events);
            }
        }
        Action::UseTorch => {
            spend(state, seat, Item::Torch);
            light_torch(state, seat, chance, events);
        }
        Action::Lay { .. } | Action::UseCrystal if state.ground.setup.is_quick() => {
            commit(state, seat, *action, events);
            if turn(state).awaited().is_empty() {
                reveal(state, events);
                next_pass(state, chance, events);
            }
        }
        Action::Lay { .. } | Action::UseCrystal => {
            act(state, seat, *action, events);
            next_pass(state, chance, events);
        }
    }
}

/// An item goes from the hand back to the supply (RA-130).
fn spend(state: &mut State, seat: Seat, item: Item) {
    state.heroes[seat].items[item] -= 1;
    state.ground.supply[item] += 1;
}

/// A card is chosen face down (RA-210).
fn commit(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    state.heroes[seat].commit = Some(action);
    events.push(Event { secret_of: None, what: What::Committed { seat } });
    events.push(Event { secret_of: Some(seat), what: What::Chose { seat, action } });
}

/// All cards are turned up together; crystals go to the supply at once (RA-211). A card that is
/// the only one shows nothing to anybody who has not chosen it.
fn reveal(state: &mut State, events: &mut Vec<Event>) {
    if 1 < state.ground.waiting.len() {
        events.push(Event { secret_of: None, what: What::TurnedUp });
    }
    for seat in state.ground.waiting.iter() {
        if let Some(action) = state.heroes[seat].commit.take() {
            act(state, seat, action, events);
        }
    }
}

/// A card is laid openly, or a crystal is used.
fn act(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    state.ground.waiting = state.ground.waiting.without(seat);
    let what = match action {
        Action::Lay { lay } => {
            put_down(&mut state.heroes[seat], lay);
            What::Laid { seat, lay }
        }
        Action::UseCrystal => {
            spend(state, seat, Item::Crystal);
            state.ground.postponed = state.ground.postponed.with(seat);
            What::Crystal { seat }
        }
        Action::Choose { .. } | Action::UseTorch => unreachable!("not a matter of the queue"),
    };
    events.push(Event { secret_of: None, what });
}

fn put_down(hero: &mut Hero, lay: Lay) {
    for card in lay.cards() {
        match card {
            Card::Power(power) => hero.mat.hand = hero.mat.hand.without(power),
            Card::Item(item) => hero.items[item] -= 1,
        }
    }
    hero.mat.laid = Some(lay);
}

/// Those who used a crystal come next; when nobody is left, the room is resolved (RA-133, RA-135).
fn next_pass(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    if !state.ground.waiting.is_empty() {
        return;
    }
    state.ground.waiting = state.ground.postponed;
    state.ground.postponed = SeatSet::NONE;
    if state.ground.waiting.is_empty() {
        resolve(state, chance, events);
    }
}
