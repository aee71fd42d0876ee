//! The list of what cards say, and that the cards of the game say it.

use super::wanted::Difference;
use dungeoneer::cards::{Ability, Form};

const LIST: &str = include_str!("../abilities.txt");

/// The rows: an id, such as `TA18.1`, and what stands there.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = LIST.lines().filter(|it| !it.starts_with('#'));
    lines.map(|it| it.split_once(' ').expect("an id and words"))
}

/// The words of a row of the list.
#[track_caller]
pub fn words(id: &str) -> &'static str {
    let row = rows().find(|it| it.0 == id);
    row.unwrap_or_else(|| panic!("{id} is not in the list")).1
}

/// The card of a row: `TA18`.
pub fn card(id: &str) -> &str {
    id.split_once('.').map_or(id, |it| it.0)
}

/// The ability of a row. What it belongs to, such as `artifact: `, is left out.
#[track_caller]
pub fn ability(id: &str) -> Ability {
    let words = words(id);
    let belongs = ["solo: ", "monster: ", "influence: ", "artifact: "];
    let rest = belongs.iter().find_map(|it| words.strip_prefix(it)).unwrap_or(words);
    rest.parse().unwrap_or_else(|error| panic!("{id}: {error}: {rest}"))
}

/// The rows of a card.
pub fn ids(key: &str) -> impl Iterator<Item = &'static str> {
    rows().map(|it| it.0).filter(move |it| card(it) == key)
}

/// The columns of a row of numbers.
#[track_caller]
pub fn columns(id: &str) -> Vec<&'static str> {
    words(id).split(" | ").collect()
}

/// The printed value of a monster in a form, and whether it attacks in others too.
pub fn printed(key: &str, form: Form) -> (i16, bool) {
    let columns = columns(&format!("{key}.0"));
    let values = columns.iter().find(|it| it.contains("health ")).expect("values");
    let of_form = values.split(", ").find(|it| it.starts_with(form.key())).expect("a value");
    let value = of_form.split(' ').nth(1).expect("a number").parse().expect("a number");
    (value, 1 < values.matches('●').count())
}

#[test]
fn the_cards_say_what_the_list_says() {
    let lines = Difference::of(LIST).lines();
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
}
