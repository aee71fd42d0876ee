//! What the shelf says of a match.

use super::device::Device;
use super::seating::Seating;
use crate::browser::clock;
use crate::kernel::{Lang, Match, Place, Seat, Words, number};
use crate::shell::store::saves::kept::{Entry, MatchSummary};
use crate::shell::words;

/// A total with its unit and a real minus sign.
pub fn total_words<G: Words>(total: i32, lang: Lang) -> String {
    G::total(total, lang).replace('-', "\u{2212}")
}

/// The total of a seat with its unit, and with what became of the seat.
pub fn place_words<G: Words>(place: &Place, is_over: bool, lang: Lang) -> String {
    G::total_of(place, is_over, lang).replace('-', "\u{2212}")
}

/// What the shelf says of a match: only what lies open, unless one person plays alone.
pub fn entry_of<G: Words>(
    game: &Match<G>,
    id: String,
    given: &[String],
    seating: &Seating,
) -> Entry {
    let device = Device::of(seating.persons());
    let view = game.view(device.observer(game));
    let standing = G::standing(&view);
    let is_over = game.turn().awaited().is_empty();
    let summary = |lang: Lang| {
        let names = seating.names(given, lang);
        let awaited = device.awaited(game);
        let awaited: Vec<String> = awaited.iter().map(|it| names[it].clone()).collect();
        let is_told = 1 < device.persons.len() && !awaited.is_empty();
        let told = |place: &Place| place_words::<G>(place, is_over, lang);
        let score = |(seat, place): (Seat, &Place)| match game.n_seats() {
            1 => told(place),
            _ if place.is_out => format!("{}: {}", names[seat], told(place)),
            _ => format!("{}: {}", names[seat], number(place.total)),
        };
        let scores: Vec<String> = standing.places.iter().map(score).collect();
        MatchSummary {
            moment: G::moment(&view, lang),
            score: scores.join(", "),
            awaited: if is_told { words::waiting_for(&awaited, lang) } else { String::new() },
        }
    };
    Entry {
        id,
        game: G::ID.to_owned(),
        changed: clock::now(),
        is_over,
        en: summary(Lang::En),
        ru: summary(Lang::Ru),
        name: String::new(),
    }
}
