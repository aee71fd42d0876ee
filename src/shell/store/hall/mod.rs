//! The Hall of Fame: the results of all matches that were finished here, with what tells some of them
//! apart. A result stays when its match is deleted.
//!
//! # Results, challenges, statistics
//!
//! Every finished match has a row in the hall (`store::hall::Feat`). What made it easier, or its luck known, is a
//! mark of the row (`model::mark`): those that a match began with stand in what is kept of it
//! (`SavedMatch::marks`), the others follow from how it was played (`hall::groups::as_played`). A marked row is
//! shown apart, with its reason, and earns no achievement; a row of an older version has no marks. Unknown marks of
//! a newer one stay, and tell the row apart.
//!
//! The challenge of a day follows from the date in Greenwich and the box alone: its seed is `Seed::of_day`, its
//! table the next of `Words::TODAYS` in turn (`kernel::todays`). Those lists never change, for the calendar of past
//! days rests on them (`tests/page/results.rs` pins some days). The match says its day (`SavedMatch::today`), and
//! so does its result; what is begun after its day, or finished more than 24 hours after the end of it, has the
//! mark `late`. Streak and calendar are derived (`features::challenge::store`).
//!
//! Stamps (`features::stamps`) are for the first hour, hints allowed: what the score of a match says (`met_in_play`, by
//! the rules of its lines), what its end brings, and what is done around a board. They are given on the
//! spot, by a notice or on the page that is open; each is kept under a key of its own, so that
//! older versions and copies carry it along. All of it comes with the panels.
//!
//! Statistics (`features::statistics::store`) are derived from the rows alone, so a copy of the hall is a copy of them. The
//! luck of a match (`Words::luck`: events to numbers, with exact chances) is found by the replays of its game
//! together with the account of the score, and put into its row then (`hall::luck`): no first match carries its
//! code.

pub mod groups;
pub mod luck;

use serde::Serialize;

use super::kept::by_language::ByLanguage;
use super::kept::fields::fields;
use super::kept::{MARKS_MAX, Row, clean, is_key_or_none, is_moment};
use super::stored_list::StoredList;
use crate::browser::clock;
use crate::kernel::name::{clean_name, is_key};
use crate::kernel::{Bots, Lang, Match, Observer, SEATS_MAX, Seat, Seed, Words};
use crate::shell::model::day::Day;
use crate::shell::model::id::is_id;
use crate::shell::model::mark::Mark;
use crate::shell::model::seating::{Player, Seating};
use crate::shell::model::totals::total_words;

/// The key of the results in the storage.
pub const KEY: &str = "undercroft/hall";

/// No seat's total is farther from nothing.
const TOTAL_MAX: u32 = 1_000_000;

/// No seat has earned more achievements in one match.
const ACHIEVEMENTS_MAX: usize = 64;

/// All results of this device.
pub type Hall = StoredList<Feat>;

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
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
    /// True if everybody lost, no matter the totals.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_lost: bool,
    /// The keys of what tells it apart, as [`Mark::key`]; none in a result that is ranked, nor in one that
    /// older versions have kept.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// The day whose challenge it was, such as `2026-11-24`; empty if of none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub today: String,
    /// The game's own words about it.
    #[serde(flatten)]
    pub said: ByLanguage<Said>,
}

/// The achievement of a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Achieved {
    /// As given; empty if it was not.
    pub name: String,
    pub is_person: bool,
    pub rank: u8,
    pub total: i32,
    /// True if the seat was out of the reckoning in the end: dead, for one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_out: bool,
    /// The key of what the seat played with; empty if nothing tells seats apart.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub with: String,
    /// The key of a computer's level; empty for a person, and in results that older versions have kept.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// The luck of a person as [`Luck::write`](crate::kernel::luck::Luck::write) writes it; empty while it is not
    /// known, and where nothing is rolled.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub luck: String,
    /// The keys of the achievements that a person has earned.
    #[serde(rename = "honours", skip_serializing_if = "Vec::is_empty")]
    pub achievements: Vec<String>,
}

/// The game's own words about a result, in one language.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Said {
    /// The best person's total with its unit.
    pub total: String,
    /// The game's sentence about the result; empty if it has none.
    pub verdict: String,
}

fields! {
    Feat {
        must: id, game, ended, seed, setup, seats;
        may: is_lost, marks, today;
        said: said
    }
}

fields! {
    Achieved {
        must: name, is_person, rank, total;
        may: is_out, with, level, luck, achievements as "honours",
    }
}

fields! {
    Said {
        must: total, verdict;
        may:
    }
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
        self.marks.retain(|it| is_key(it));
        self.marks.truncate(MARKS_MAX);
        self.today = Day::read(&self.today).map(|it| it.to_string()).unwrap_or_default();
        for seat in &mut self.seats {
            seat.name = clean_name(&seat.name);
            seat.luck = clean(&seat.luck);
        }
        let cleaned = |it: &Said| Said { total: clean(&it.total), verdict: clean(&it.verdict) };
        self.said = self.said.map(cleaned);
        is_sound.then_some(self)
    }

    /// Luck comes later than the rest: a row with it says all that the one before did.
    fn covers(&self, earlier: &Feat) -> bool {
        self == earlier || earlier.with_luck_of(self).as_ref() == Some(self)
    }
}

impl Achieved {
    fn is_sound(&self) -> bool {
        (1..=SEATS_MAX).contains(&usize::from(self.rank))
            && self.total.unsigned_abs() <= TOTAL_MAX
            && is_key_or_none(&self.with)
            && is_key_or_none(&self.level)
            && self.achievements.len() <= ACHIEVEMENTS_MAX
            && self.achievements.iter().all(|it| is_key(it))
    }
}

impl Feat {
    /// The result of a match that is over. Who has earned which achievements in it is added later
    /// (`note_earned` of the achievements).
    pub fn of<G: Words + Bots>(
        game: &Match<G>,
        id: String,
        given: &[String],
        seating: &Seating,
    ) -> Feat {
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
            level: match seating.player(seat) {
                level @ Player::Computer(_) => level.key(G::LEVELS).to_owned(),
                _ => String::new(),
            },
            luck: String::new(),
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
            marks: Vec::new(),
            today: String::new(),
            said: ByLanguage::of(said),
        }
    }

    /// The same with the achievements that were noted of the match before.
    pub fn with_earned(mut self, known: Option<&Feat>) -> Feat {
        let known = known.into_iter().flat_map(|it| &it.seats);
        for (seat, known) in self.seats.iter_mut().zip(known).filter(|(it, _)| it.is_person) {
            seat.achievements.clone_from(&known.achievements);
        }
        self
    }

    /// The same with the luck of its persons; none where that says nothing new.
    pub fn with_luck(mut self, luck: &[String]) -> Option<Feat> {
        if self.seats.len() != luck.len() {
            return None;
        }
        let mut is_new = false;
        for (seat, luck) in self.seats.iter_mut().zip(luck) {
            if seat.is_person && seat.luck != *luck {
                seat.luck.clone_from(luck);
                is_new = true;
            }
        }
        is_new.then_some(self)
    }

    /// The same, where nothing is known of its luck, with the luck of the same result as it was noted later; none where
    /// some is known.
    fn with_luck_of(&self, later: &Feat) -> Option<Feat> {
        let is_known = self.seats.iter().any(|it| !it.luck.is_empty());
        let luck: Vec<String> = later.seats.iter().map(|it| it.luck.clone()).collect();
        if is_known { None } else { self.clone().with_luck(&luck) }
    }

    /// The same result told apart by some marks, as that of the challenge of `today`, if it is of one. What is told
    /// apart earns no achievements.
    pub fn told_apart(mut self, marks: &[Mark], today: &str) -> Feat {
        self.marks = marks.iter().map(|it| it.key().to_owned()).collect();
        self.today = today.to_owned();
        if !self.may_earn() {
            self.seats.iter_mut().for_each(|it| it.achievements.clear());
        }
        self
    }

    /// Tells whether achievements may be earned by it: nothing tells it apart.
    pub fn may_earn(&self) -> bool {
        self.marks.is_empty()
    }

    /// The game's own words about it in `lang`.
    pub const fn said(&self, lang: Lang) -> &Said {
        self.said.get(lang)
    }

    /// Tells whether one person played alone.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// Tells whether one person played against computers.
    pub fn is_against_computers(&self) -> bool {
        !self.is_solo() && self.seats.iter().filter(|it| it.is_person).count() == 1
    }

    /// The best total of a person.
    pub fn total(&self) -> i32 {
        best_of(&self.seats)
    }

    /// Tells whether it was achieved without house rules and expansions: `plain` are the fields of the setup as they
    /// are then.
    pub fn is_plain(&self, plain: &[&str]) -> bool {
        let key = |field: &str| field.split('=').next().unwrap_or_default().to_owned();
        let is_other = |field: &str, it: &str| it != field && key(it) == key(field);
        plain.iter().all(|field| !self.setup.split(' ').any(|it| is_other(field, it)))
    }

    /// Tells whether there is anything to be proud of: some person came to the end.
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
