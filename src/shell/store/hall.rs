//! The Hall of Fame: what was achieved in matches that were played strictly from their beginning.
//! A result stays when its match is deleted.

use serde::{Deserialize, Serialize};

use super::kept::{Row, clean, is_key_or_none, is_moment};
use super::saves::kept::SavedMatch;
use super::stored_list::StoredList;
use crate::browser::clock;
use crate::kernel::name::{clean_name, is_key};
use crate::kernel::{Lang, Match, Observer, SEATS_MAX, Seat, Seed, Words, sort};
use crate::shell::model::id::is_id;
use crate::shell::model::seating::Seating;
use crate::shell::model::totals::total_words;

/// Where the results are kept.
pub const KEY: &str = "undercroft/hall";

/// No seat's total is farther from nothing.
const TOTAL_MAX: u32 = 1_000_000;

/// No seat has earned more achievements in one match.
const ACHIEVEMENTS_MAX: usize = 64;

/// All results of this device.
pub type Hall = StoredList<Feat>;

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Feat {
    /// The id of the match: it counts once.
    pub id: String,
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: f64,
    pub seed: String,
    /// The notation of the setup.
    pub setup: String,
    pub seats: Vec<Achieved>,
    /// Whether everybody lost, whatever the totals.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_lost: bool,
    pub en: Said,
    pub ru: Said,
}

/// What a seat has achieved.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Achieved {
    /// As given; empty if it was not.
    pub name: String,
    pub is_person: bool,
    pub rank: u8,
    pub total: i32,
    /// Whether the seat was out of the reckoning in the end: dead, for one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_out: bool,
    /// The key of what the seat played with; empty if nothing tells seats apart.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub with: String,
    /// The keys of the achievements that a person has earned.
    #[serde(rename = "honours", default, skip_serializing_if = "Vec::is_empty")]
    pub achievements: Vec<String>,
}

/// What the game itself says of a result, in one language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The best person's total with its unit.
    pub total: String,
    /// The game's sentence about the result; empty if it has none.
    pub verdict: String,
}

impl Row for Feat {
    fn id(&self) -> &str {
        &self.id
    }

    fn with_id(self, id: String) -> Feat {
        Feat { id, ..self }
    }

    fn checked(mut self) -> Option<Feat> {
        let is_sound = is_id(&self.id)
            && is_key(&self.game)
            && is_moment(self.ended)
            && Seed::from_code(&self.seed).is_some()
            && (1..=SEATS_MAX).contains(&self.seats.len())
            && self.seats.iter().all(Achieved::is_sound);
        self.setup = clean(&self.setup);
        self.seats.iter_mut().for_each(|it| it.name = clean_name(&it.name));
        for said in [&mut self.en, &mut self.ru] {
            *said = Said { total: clean(&said.total), verdict: clean(&said.verdict) };
        }
        is_sound.then_some(self)
    }
}

impl Achieved {
    fn is_sound(&self) -> bool {
        (1..=SEATS_MAX).contains(&usize::from(self.rank))
            && self.total.unsigned_abs() <= TOTAL_MAX
            && is_key_or_none(&self.with)
            && self.achievements.len() <= ACHIEVEMENTS_MAX
            && self.achievements.iter().all(|it| is_key(it))
    }
}

impl Feat {
    /// The result of a match that is over. Who has earned which achievements in it is added later
    /// ([`note_earned`](super::achievements::note_earned)).
    pub fn of<G: Words>(game: &Match<G>, id: String, given: &[String], seating: &Seating) -> Feat {
        let view = game.view(Observer::All);
        let standing = G::standing(&view);
        let persons = seating.persons();
        let achieved = |(seat, place): (Seat, &crate::kernel::Place)| Achieved {
            name: given.get(seat.idx()).cloned().unwrap_or_default(),
            is_person: persons.has(seat),
            rank: place.rank,
            total: place.total,
            is_out: place.is_out,
            with: G::plays_with(&view, seat).unwrap_or_default().to_owned(),
            achievements: Vec::new(),
        };
        let seats: Vec<Achieved> = standing.places.iter().map(achieved).collect();
        let total = best_of(&seats);
        let said = |lang: Lang| Said {
            total: total_words::<G>(total, lang),
            verdict: G::verdict(&view, lang).unwrap_or_default(),
        };
        Feat {
            id,
            game: G::ID.to_owned(),
            ended: clock::now(),
            seed: game.seed().to_string(),
            setup: game.setup().to_string(),
            seats,
            is_lost: standing.is_lost,
            en: said(Lang::En),
            ru: said(Lang::Ru),
        }
    }

    /// The same with the achievements that were noted of the match before.
    pub fn with_earned(mut self, known: Option<Feat>) -> Feat {
        let known = known.into_iter().flat_map(|it| it.seats);
        for (seat, known) in self.seats.iter_mut().zip(known).filter(|(it, _)| it.is_person) {
            seat.achievements = known.achievements;
        }
        self
    }

    /// What the game says of it in `lang`.
    pub fn said(&self, lang: Lang) -> &Said {
        lang.pick(&self.en, &self.ru)
    }

    /// Whether one person played alone.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// The best total of a person.
    pub fn total(&self) -> i32 {
        best_of(&self.seats)
    }

    /// Whether it was achieved without house rules and expansions: `plain` are the fields of the
    /// setup as they are then.
    pub fn is_plain(&self, plain: &[&str]) -> bool {
        let key = |field: &str| field.split('=').next().unwrap_or_default().to_owned();
        let is_other = |field: &str, it: &str| it != field && key(it) == key(field);
        plain.iter().all(|field| !self.setup.split(' ').any(|it| is_other(field, it)))
    }

    /// Whether there is anything to be proud of: some person came to the end.
    pub fn is_feat(&self) -> bool {
        !self.is_lost && self.seats.iter().any(|it| it.is_person && !it.is_out)
    }

    /// By what results of one game are put in order: the greatest first.
    pub fn worth(&self) -> (bool, i32) {
        (self.is_feat(), self.total())
    }
}

/// The best total of a person who is not out of the reckoning; nothing, if all are.
fn best_of(seats: &[Achieved]) -> i32 {
    let counts = |it: &&Achieved| it.is_person && !it.is_out;
    seats.iter().filter(counts).map(|it| it.total).max().unwrap_or_default()
}

/// Whether a match earns a place in the hall: nothing of it was tried before.
pub fn counts(saved: &SavedMatch) -> bool {
    saved.undo == crate::shell::model::history::UndoRule::Strict
        && !saved.is_copy
        && !saved.is_reseated
}

/// The results that stand together: those without house rules and expansions, or those with any.
pub fn kept_apart(feats: Vec<Feat>, plain: &[&str], is_plain: bool) -> Vec<Feat> {
    feats.into_iter().filter(|it| it.is_plain(plain) == is_plain).collect()
}

/// The results of a game, of people alone or of tables of several, the best first, and among equals
/// the earliest.
pub fn ranking(feats: Vec<Feat>, game: &str, is_solo: bool) -> Vec<Feat> {
    let is_sought = |it: &Feat| it.game == game && it.is_solo() == is_solo;
    let mut found: Vec<Feat> = feats.into_iter().filter(is_sought).collect();
    sort(&mut found, |one, other| (other.worth(), one.ended) < (one.worth(), other.ended));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn feat(id: &str, totals: &[i32], ended: f64) -> Feat {
        let achieved =
            |&total: &i32| Achieved { is_person: true, rank: 1, total, ..Achieved::default() };
        let said = || Said { total: String::new(), verdict: String::new() };
        Feat {
            id: id.to_owned(),
            game: "tiny".to_owned(),
            ended,
            seed: String::new(),
            setup: String::new(),
            seats: totals.iter().map(achieved).collect(),
            is_lost: false,
            en: said(),
            ru: said(),
        }
    }

    #[track_caller]
    fn check(feats: &[Feat], is_solo: bool, ids: &[&str]) {
        let found = ranking(feats.to_vec(), "tiny", is_solo);
        assert_eq!(found.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ids);
    }

    #[test]
    fn the_best_is_first_and_the_earlier_of_equals() {
        let feats = [feat("late", &[9], 2.0), feat("early", &[9], 1.0), feat("best", &[12], 3.0)];
        check(&feats, true, &["best", "early", "late"]);
    }

    #[test]
    fn people_alone_and_tables_are_apart() {
        let feats = [feat("alone", &[9], 1.0), feat("two", &[3, 40], 2.0)];
        check(&feats, true, &["alone"]);
        check(&feats, false, &["two"]);
    }

    #[test]
    fn a_lost_table_comes_after_all_others() {
        let lost = Feat { is_lost: true, ..feat("lost", &[50, 50], 1.0) };
        check(&[lost, feat("won", &[3, 2], 2.0)], false, &["won", "lost"]);
    }

    #[test]
    fn whoever_is_out_earns_nothing() {
        let mut bled = feat("bled", &[9, 3], 1.0);
        bled.seats[0].is_out = true;
        assert_eq!((bled.total(), bled.is_feat()), (3, true));
        bled.seats[1].is_out = true;
        assert_eq!((bled.total(), bled.is_feat()), (0, false));
        check(&[bled, feat("poor", &[0, 0], 2.0)], false, &["poor", "bled"]);
    }

    #[test]
    fn house_rules_and_expansions_are_apart() {
        let with = |id: &str, setup: &str| Feat { setup: setup.to_owned(), ..feat(id, &[9], 1.0) };
        let feats = vec![
            with("plain", "players=1 dice=7 heroes=base"),
            with("nine", "players=1 dice=9 heroes=base"),
            with("more", "players=1 dice=7 heroes=all"),
            with("other", "players=1 pace=slow"),
        ];
        let ids = |is_plain| {
            let kept = kept_apart(feats.clone(), &["dice=7", "heroes=base"], is_plain);
            kept.into_iter().map(|it| it.id).collect::<Vec<_>>()
        };
        assert_eq!(
            (ids(true), ids(false)),
            (
                vec!["plain".to_owned(), "other".to_owned()],
                vec!["nine".to_owned(), "more".to_owned()],
            )
        );
    }

    #[test]
    fn a_computer_earns_nothing() {
        let mut table = feat("table", &[3, 40], 1.0);
        table.seats[1].is_person = false;
        assert_eq!(table.total(), 3);
    }
}
