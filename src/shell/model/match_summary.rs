//! A match in one line, as the shelf shows it.

use serde::Serialize;

use super::device::Device;
use super::seating::Seating;
use super::totals::place_words;
use super::words::{self, messages};
use crate::kernel::{Lang, Match, Place, Seat, Words, message, number};

/// The words of the shelf about a match, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct MatchSummary {
    /// The name of the table; empty where it was kept before tables had names.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Its moment: `Round 4 of 8`.
    pub moment: String,
    /// The open score: `17 glory`.
    pub score: String,
    /// The awaited players, in one sentence; empty at a table for one.
    pub awaited: String,
}

impl MatchSummary {
    /// The words of the shelf about a match in `lang`: only what lies open, unless one person plays alone. `given` are
    /// the names of the seats.
    pub fn of<G: Words>(
        game: &Match<G>,
        given: &[String],
        seating: &Seating,
        lang: Lang,
    ) -> MatchSummary {
        let device = Device::of(seating.here());
        let view = game.view(device.observer(game));
        let standing = G::standing(&view);
        let is_over = game.turn().awaited().is_empty();
        let names = seating.names_at_table(given, lang);
        let persons = seating.persons();
        let awaited = game.turn().awaited().and(persons);
        let awaited: Vec<String> = awaited.iter().map(|it| names[it].clone()).collect();
        let is_told = 1 < persons.len() && !awaited.is_empty();
        let told = |place: &Place| place_words::<G>(place, is_over, lang);
        let score = |(seat, place): (Seat, &Place)| match game.n_seats() {
            1 => told(place),
            _ if place.is_out => format!("{}: {}", names[seat], told(place)),
            _ => format!("{}: {}", names[seat], number(place.total)),
        };
        let scores: Vec<String> = standing.places.iter().map(score).collect();
        MatchSummary {
            title: G::title(game.setup()).get(lang).to_owned(),
            moment: G::moment(&view, lang),
            score: scores.join(", "),
            awaited: if is_told {
                message!(lang, "waiting-for", names = &words::listed(&awaited, lang))
            } else {
                String::new()
            },
        }
    }
}
