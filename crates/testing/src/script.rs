//! How cases are written, whatever the game: facts and actions between semicolons, each perhaps
//! behind the seat that it is about.

use kernel::{Chance, Game, Seat};

/// What stands between semicolons.
pub fn clauses(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|it| !it.is_empty())
}

/// Splits `b: rest` into the seat and the rest.
#[track_caller]
pub fn seat_and_rest(clause: &str) -> (Option<Seat>, &str) {
    match clause.split_once(": ") {
        Some((seat, rest)) if seat.len() == 1 => {
            (Some(Seat::read(seat).expect("a seat")), rest.trim())
        }
        _ => (None, clause),
    }
}

/// Splits a fact, such as `b: xp 4`, into its seat, its name and its value: seat a where none is
/// named, and nothing for a fact that needs no value.
#[track_caller]
pub fn fact(clause: &str) -> (Seat, &str, &str) {
    let (seat, rest) = seat_and_rest(clause);
    let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
    (seat.unwrap_or(Seat::FIRST), name, value.trim())
}

/// Every action that `seat` may take.
pub fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal
}

/// Takes one action through both doors, and checks that they agree.
///
/// # Errors
/// Why it is not allowed.
#[track_caller]
pub fn take<G: Game>(
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    chance: &mut dyn Chance,
    events: &mut Vec<G::Event>,
) -> Result<G::State, G::Refusal> {
    let is_legal = legal::<G>(state, seat).contains(action);
    let checked = G::check(state, seat, action);
    assert_eq!(is_legal, checked.is_ok(), "{action}: {checked:?}");
    checked.map(|()| G::apply(state.clone(), seat, action, chance, events))
}
