//! The script of cases in any game: facts and actions between semicolons, each perhaps behind the seat that it is
//! about.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use kernel::{Chance, Game, Observer, Seat};

/// The clauses between semicolons.
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

/// The value of the first fact of this name.
pub fn value_of<'f>(facts: &'f str, name: &str) -> Option<&'f str> {
    clauses(facts).map(fact).find(|it| it.1 == name).map(|it| it.2)
}

/// Reads a number, or anything else that is one word.
#[track_caller]
pub fn number<T: FromStr<Err: Debug>>(word: &str) -> T {
    word.trim().parse().unwrap_or_else(|it| panic!("{word}: {it:?}"))
}

/// Reads an observer: a seat, `public` for one that looks on, `all` for everybody together.
#[track_caller]
pub fn observer_of(word: &str) -> Observer {
    match word {
        "public" => Observer::Public,
        "all" => Observer::All,
        _ => Observer::Seat(Seat::read(word).expect("a seat")),
    }
}

/// `yes` or `no`.
pub fn yes_no(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.to_owned()
}

/// Joins words; `none` if there are none.
pub fn joined<T: Display>(words: impl IntoIterator<Item = T>, by: &str) -> String {
    let words: Vec<String> = words.into_iter().map(|it| it.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(by) }
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
