//! When adventure cards are played, what they cost, and where they lie then (DN-035, DN-036).

use dungeoneer::cards::{AdventureId, Trait};
use kernel::{Seat, Set};

use super::list::{card, columns};
use testing::scene::Vocabulary;

use crate::table::{Table, action, check};

/// Seat a can pay for everything and everything has a target; it holds the card.
const RICH: &str = "map 0,1 TM02; map 0,2 TM10; hero TH4; b: hero TH4; b: at TM02; health 3; b: health 3; \
                    lair TA38; b: readied TA18 VA29";

/// The moments: their letter, what is given, what is played before seat a is asked.
const MOMENTS: [(char, &str, &str); 5] = [
    // Its own Heroics and Villainy, and the Heroics of another.
    ('H', "phase heroics", ""),
    ('V', "phase villainy", ""),
    ('I', "phase heroics; active b", ""),
    // It is attacked in melee, in magic.
    ('R', "phase villainy; active b; b: hand TA37", "TA37@a; dice 3 3; end"),
    ('M', "phase villainy; active b; b: hand TA43", "TA43@a; dice 3 6; end"),
];

/// The prices of a card: one, or several to choose from.
fn prices(id: &str) -> Vec<u16> {
    let text = columns(id)[1];
    let all = text.strip_prefix("X = ").unwrap_or(text);
    all.split(", ").map(|it| it.parse().expect("a price")).collect()
}

/// The sort of a card, as its file says. Boons and treasures cost glory, all others peril.
fn traits(key: &str) -> Set<Trait> {
    key.parse::<AdventureId>().expect("a card").card().traits
}

/// The word that plays the card at a price: boons and treasures for one's own glory, the others for peril of b.
fn word(id: &str, price: u16) -> (String, &'static str) {
    let key = card(id);
    let is_glory = traits(key).has(Trait::Boon) || traits(key).has(Trait::Treasure);
    let at = if 1 < prices(id).len() { format!("{key}:{price}") } else { key.to_owned() };
    if is_glory { (at, "glory") } else { (format!("{at}@b"), "b: peril") }
}

/// Tells whether a card is offered at a moment to a player who has so much.
fn is_offered(id: &str, moment: (char, &str, &str), price: u16, purse: u16) -> bool {
    let key = card(id);
    let (word, pays) = word(id, price);
    // Oil needs a weapon; a hero who tries a weapon has none.
    let host = if columns(id)[3] == "attachment Weapon" { "readied TA20" } else { "moved" };
    let given = format!(
        "{RICH}; {}; hand {key}; peril 9; glory 0; b: peril 0; {host}; {pays} {purse}",
        moment.1
    );
    let mut table = Table::given(&given);
    table.play(moment.2);
    assert_eq!(table.refused, None, "{id}: {given}");
    let verb = if moment.2.is_empty() { "do" } else { "play" };
    table.legal(Seat::FIRST).contains(&action(&format!("{verb} {word}")))
}

/// These cards are played at these moments and no others, for their price and no less; permanent ones lie
/// there then.
#[track_caller]
pub fn played(ids: &[&str], moments: &str) {
    for &id in ids {
        for price in prices(id) {
            for moment in MOMENTS {
                let is_now = moments.contains(moment.0);
                assert_eq!(is_offered(id, moment, price, price), is_now, "{id} at {}", moment.0);
                assert!(!is_offered(id, moment, price, price - 1), "{id} is too dear");
            }
        }
        let key = card(id);
        let (word, pays) = word(id, prices(id)[0]);
        let price = prices(id)[0];
        let phase = if moments == "V" { "villainy" } else { "heroics" };
        let given = format!("{RICH}; phase {phase}; hand {key}; {pays} {price}");
        match columns(id)[3] {
            "permanent" | "permanent by target" => {
                check(&[id], &given, &word, &format!("readied {key}; {pays} 0; hand none"));
            }
            _ => {}
        }
        let is_treasure = traits(key).has(Trait::Treasure);
        if is_treasure && columns(id)[3] == "permanent" {
            // One of a subtype, and no second.
            check(&[id], &format!("{given}; readied {key}"), &word, "refused SameSubtype");
        }
    }
}

/// Traps are declared in Villainy, for their price, and put away.
#[track_caller]
pub fn declared(ids: &[&str]) {
    for &id in ids {
        let key = card(id);
        let price: u16 = columns(id)[1].parse().expect("a price");
        let given = format!("phase villainy; hand {key}; b: peril {price}");
        check(&[id], &given, &format!("{key}@b"), "b: peril 0; hand none");
        let poor = format!("phase villainy; hand {key}; b: peril {}", price - 1);
        check(&[id], &poor, &format!("{key}@b"), "refused TooDear");
        let late = format!("hand {key}; b: peril {price}");
        check(&[id], &late, &format!("{key}@b"), "refused OnlyVillainy");
    }
}

/// Every box has as many copies as are printed; alone, none of what needs others.
#[test]
fn boxes_hold_the_copies() {
    for (of, box_of) in [('T', "tomb"), ('V', "vault")] {
        for (n_players, given) in [(2, ""), (1, "players 1; ")] {
            let table = Table::laid(&super::super::given::setup(&format!("{given}box {box_of}")));
            let hidden = &table.state.hidden;
            let decks: Vec<_> = hidden.decks.iter().map(|it| it.cards()).collect();
            let hands = hidden.hands.values().flat_map(|it| it.iter());
            let all: Vec<AdventureId> =
                decks.iter().flat_map(|it| it.iter()).chain(hands).collect();
            for id in AdventureId::all().filter(|it| it.to_string().starts_with(of)) {
                let row = format!("{id}.0");
                let is_out = columns(&row).last() == Some(&"out") && n_players == 1;
                let n: usize = columns(&row)[0].parse().expect("copies");
                let n_there = all.iter().filter(|it| **it == id).count();
                assert_eq!(n_there, if is_out { 0 } else { n }, "{row}, {n_players} players");
            }
        }
    }
}
