//! Going deeper: levels are laid out, rooms are entered, torches are lit (RA-020 to RA-024, RA-131).
//!
//! A room is drawn when somebody first sees it: the lit rooms of a level when it is laid out, the
//! dark ones, always from left to right, when they are entered or a torch is used. So one seed has
//! one dungeon, no matter what the heroes do in it, and nothing lies in a state that nobody has seen.

use crate::action::{Event, What};
use crate::bosses::Boss;
use crate::dungeon::{Dungeon, LEVELS, LIT_ROOMS, Light, Place, ROOMS_PER_LEVEL};
use crate::rooms::{Face, ITEM_VAULTS, Room, RoomSet, deck};
use crate::setup::Setup;
use crate::state::{Ground, State};
use kernel::kit::Kind;
use kernel::{Chance, Edition, Seat, SeatSet, Set};

/// The keys of all that luck decides.
pub mod chance {
    use kernel::Key;

    /// The character of each seat (RA-023).
    pub const CHARACTER: Key = Key::new("character");
    /// The first player.
    pub const FIRST: Key = Key::new("first player");
    /// The light of a room, by level and room (RA-021).
    pub const LIGHT: Key = Key::new("light");
    /// The level card of a level (RA-E04).
    pub const PATTERN: Key = Key::new("level card");
    /// A room, by level and room (RA-020).
    pub const ROOM: Key = Key::new("room");
    /// The boss (RA-B02).
    pub const BOSS: Key = Key::new("boss");
    /// The monster power card of a room, by level and room (RA-226).
    pub const MONSTER: Key = Key::new("monster power card");
}

/// A level card (RA-E04).
pub struct LevelCard {
    /// The edition that it came with.
    pub since: Edition,
    /// The rooms from left to right: up or down.
    pub sides: &'static [u8; ROOMS_PER_LEVEL],
}

const fn level_card(since: u16, sides: &'static [u8; ROOMS_PER_LEVEL]) -> LevelCard {
    LevelCard { since: Edition::nth(since), sides }
}

/// The level cards; a new one comes last (RA-E04).
pub static LEVEL_CARDS: &[LevelCard] = &[
    level_card(1, b"UDUDD"),
    level_card(1, b"UDDUD"),
    level_card(1, b"UUUUD"),
    level_card(1, b"UUDDU"),
    level_card(1, b"UUDDD"),
    level_card(1, b"UUDUD"),
    level_card(1, b"UDDDU"),
];

// The cards that are used up are a set of numbers.
const _: () = assert!(LEVEL_CARDS.len() <= <u8 as Kind>::COUNT);

/// Lays out the level where the heroes arrive (RA-050).
pub fn lay_out(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let level = state.ground.here.level;
    state.ground.torched = SeatSet::NONE;
    if state.ground.setup.level_cards {
        light_by_card(state, level, chance);
    } else {
        light_by_chance(state, level, chance);
    }
    for place in Dungeon::places(level) {
        if state.dungeon.slot(place).light == Light::Lit {
            draw_room(state, place, chance);
        }
    }
    let what = What::Level { level, slots: *state.dungeon.level(level) };
    events.push(Event { secret_of: None, what });
}

/// Tells whether a boss lies at the place (RA-B02).
fn is_lair(setup: &Setup, place: Place) -> bool {
    setup.has_boss() && place.is_last()
}

/// Twelve of all rooms are lit, wherever they come to lie (RA-021).
fn light_by_chance(state: &mut State, level: u8, chance: &mut dyn Chance) {
    let setup = state.ground.setup;
    let n_rooms = (LEVELS * ROOMS_PER_LEVEL) as u32 - u32::from(setup.has_boss());
    let mut n_left = u32::from(LIT_ROOMS - state.dungeon.n_lit());
    for place in Dungeon::places(level) {
        let n_behind = u32::from(place.number()) - 1;
        let is_lit = !is_lair(&setup, place) && {
            let at = chance::LIGHT.at(place.level.into(), place.room.into(), 0);
            chance.below(at, n_rooms - n_behind) < n_left
        };
        n_left -= u32::from(is_lit);
        state.dungeon.lay_out(place, if is_lit { Light::Lit } else { Light::Dark });
    }
}

/// A level card says which rooms are lit; none is used twice (RA-E04).
fn light_by_card(state: &mut State, level: u8, chance: &mut dyn Chance) {
    let edition = state.ground.edition;
    let used = &mut state.ground.patterns;
    let of_edition = (0..).zip(LEVEL_CARDS).filter(|it| edition.has(it.1.since)).map(|it| it.0);
    let mut left: Set<u8> = of_edition.filter(|&it| !used.has(it)).collect();
    let card = left.draw(chance::PATTERN.at(level.into(), 0, 0), chance);
    let card = card.expect("seven cards for five levels");
    used.add(card);
    for (place, side) in Dungeon::places(level).zip(LEVEL_CARDS[usize::from(card)].sides) {
        let is_lit = *side == b'U' && !is_lair(&state.ground.setup, place);
        state.dungeon.lay_out(place, if is_lit { Light::Lit } else { Light::Dark });
    }
}

/// The rooms that can still come (RA-194); alone, the item vaults are not among them (RA-223).
pub fn unseen(ground: &Ground, dungeon: &Dungeon) -> RoomSet {
    let deck = deck(ground.edition);
    let deck = if ground.setup.is_solo() { deck.minus(ITEM_VAULTS) } else { deck };
    deck.minus(dungeon.drawn())
}

/// Draws the room that lies at a place, unless it has been seen.
pub fn draw_room(state: &mut State, place: Place, chance: &mut dyn Chance) {
    if state.dungeon.slot(place).room.is_some() {
        return;
    }
    let room = if is_lair(&state.ground.setup, place) {
        let n_bosses = Boss::count_in(state.ground.edition);
        Room::of_boss(Boss::at_place(chance.below(chance::BOSS, n_bosses as u32) as usize))
    } else {
        let mut left = unseen(&state.ground, &state.dungeon);
        let at = chance::ROOM.at(place.level.into(), place.room.into(), 0);
        left.draw(at, chance).expect("more rooms than places")
    };
    state.dungeon.put(place, room);
}

/// The heroes enter a room, and cards are awaited (RA-060). Alone, the monster's power card is
/// turned up first (RA-226).
pub fn enter(state: &mut State, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let place = state.ground.here;
    draw_room(state, place, chance);
    let slot = state.dungeon.slot(place);
    let room = slot.room.expect("the room has been drawn");
    let mut emit = |what| events.push(Event { secret_of: None, what });
    emit(What::Entered { place, room, was_dark: slot.light == Light::Dark });
    if state.ground.setup.is_solo() && matches!(room.face(), Face::Monster { .. }) {
        let card = draw_monster_card(state, place, chance);
        state.ground.monster_card = Some(card);
        emit(What::MonsterCard { card });
    }
    state.ground.head = 0;
    state.ground.waiting = state.living();
    state.ground.postponed = SeatSet::NONE;
}

fn draw_monster_card(state: &mut State, place: Place, chance: &mut dyn Chance) -> u8 {
    let at = chance::MONSTER.at(place.level.into(), place.room.into(), 0);
    let card = state.ground.monster_deck.draw(at, chance);
    card.expect("as many cards as there are monsters").power()
}

/// A torch shows its user every dark room that is left in the level (RA-131); where none is, it
/// shows nothing, and nobody is the wiser (RA-132).
pub fn light_torch(
    state: &mut State,
    seat: Seat,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let here = state.ground.here;
    events.push(Event { secret_of: None, what: What::Torch { seat } });
    if !state.dungeon.is_dark_after(here) {
        return;
    }
    let mut rooms = [None; ROOMS_PER_LEVEL];
    for place in Dungeon::places(here.level) {
        let is_dark = state.dungeon.slot(place).light == Light::Dark;
        if here < place && is_dark {
            draw_room(state, place, chance);
            rooms[place.room as usize] = state.dungeon.slot(place).room;
        }
    }
    state.ground.torched = state.ground.torched.with(seat);
    events.push(Event { secret_of: Some(seat), what: What::Looked { seat, rooms } });
}
