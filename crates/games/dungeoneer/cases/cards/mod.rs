//! Cases for all cards of a sort: what `abilities.txt` lists, a row for the numbers of a card and one for each of its
//! abilities, as the rules print them. `cargo xtask rules --cards dungeoneer` prints which case proves which row.
//!
//! The scenes are generated from the words of the list: they lay the card where it speaks, play by legal actions, and
//! compare with what the words mean in plain arithmetic. What is expected never comes from the cards or the rules of the
//! game itself: it comes from the list, which is the rules' own. Which cards are tried, `rows/cards_each.txt` says; other
//! abilities have rows of their own, in the other `rows/cards_*.txt`.

mod list;
mod printed;
mod probes;
mod rolls;
mod timing;
mod wanted;

/// Proves of each of these rows of the list what cards of its sort have in common: `played RM` at these moments, `declared`,
/// `printed heroes` as they are, `added to rolls`.
pub fn each(ids: &[&str], what: &str) {
    match what.split_once(' ').unwrap_or((what, "")) {
        ("played", moments) => timing::played(ids, moments),
        ("declared", _) => timing::declared(ids),
        ("printed", "heroes") => printed::heroes(ids),
        ("printed", "locations") => printed::locations(ids),
        ("printed", "monsters") => printed::monsters(ids),
        ("added", _) => rolls::adds_to_rolls(ids),
        _ => panic!("{what} is not true of each"),
    }
}
