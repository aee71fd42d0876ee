//! Whose turn it is.

use crate::heroes::Character;
use crate::state::{Ground, Phase, State};
use kernel::kit::Kind;
use kernel::{Seat, SeatSet, Turn};

/// Tells whether somebody has the character.
fn is_taken(state: &State, character: Character) -> bool {
    state.heroes.iter().any(|(_, it)| it.mat.character == Some(character))
}

/// The characters of the edition that nobody has.
pub fn free_characters(state: &State) -> impl Iterator<Item = Character> {
    Character::in_edition(state.ground.edition).filter(|it| !is_taken(state, *it))
}

/// The seats that are awaited: those that have yet to choose a character, the head of the queue, or in the quick
/// variant all that have not committed a card.
pub fn turn(state: &State) -> Turn {
    let ground = &state.ground;
    let seats = match ground.phase {
        Phase::Choosing => {
            let chooser = state.heroes.iter().find(|(_, it)| it.mat.character.is_none());
            chooser.map_or(SeatSet::NONE, |(seat, _)| SeatSet::one(seat))
        }
        Phase::Playing if ground.setup.is_quick() => {
            let is_open = |seat: &Seat| state.heroes[*seat].commit.is_none();
            ground.waiting.iter().filter(is_open).collect()
        }
        Phase::Playing => head_of_queue(ground).map_or(SeatSet::NONE, SeatSet::one),
        Phase::Over => return Turn::Over,
    };
    Turn::Of(seats)
}

/// The next to lay a card: the first one waiting, clockwise from the first player.
pub fn head_of_queue(ground: &Ground) -> Option<Seat> {
    ground.waiting.next_from(ground.first.unwrap_or(Seat::FIRST))
}
