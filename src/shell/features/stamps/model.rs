//! Stamps: what somebody meets in the first hour, in any game. Hints do not matter for them, and each is
//! taken once on a device.

use crate::shell::model::table_model::{PlaceModel, TableModel};

/// The least level of Dungeon Roll from which those who retire were home in time.
const HOME_LEVEL: i32 = 3;

/// Something that is met in the first hour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stamp {
    /// A lesson was finished.
    Lesson,
    /// A match was finished.
    Match,
    /// Computers were beaten.
    Computer,
    /// The challenge of a day was finished.
    Today,
    /// A dragon was defeated, or a monster in its lair.
    Monster,
    /// Out of the dungeon with what was won there.
    Home,
    /// It was looked up what something on a board is.
    Explained,
    /// A hint was followed.
    Hint,
    /// A match was looked back at.
    LookBack,
    /// A match was handed on.
    Shared,
}

impl Stamp {
    /// All of them, about in the order in which they are met.
    pub const ALL: [Stamp; 10] = [
        Stamp::Lesson,
        Stamp::Match,
        Stamp::Explained,
        Stamp::Hint,
        Stamp::Monster,
        Stamp::Home,
        Stamp::Computer,
        Stamp::Today,
        Stamp::LookBack,
        Stamp::Shared,
    ];

    /// In what is kept; it never changes.
    pub fn key(self) -> &'static str {
        match self {
            Stamp::Lesson => "lesson",
            Stamp::Match => "match",
            Stamp::Computer => "computer",
            Stamp::Today => "today",
            Stamp::Monster => "monster",
            Stamp::Home => "home",
            Stamp::Explained => "explained",
            Stamp::Hint => "hint",
            Stamp::LookBack => "look-back",
            Stamp::Shared => "shared",
        }
    }

    /// The symbol on it.
    pub fn symbol(self) -> &'static str {
        match self {
            Stamp::Lesson => "book",
            Stamp::Match => "scroll",
            Stamp::Computer => "robot",
            Stamp::Today => "calendar",
            Stamp::Monster => "dragon",
            Stamp::Home => "tavern",
            Stamp::Explained => "eye",
            Stamp::Hint => "bulb",
            Stamp::LookBack => "look-back",
            Stamp::Shared => "share",
        }
    }
}

/// The stamps that persons have met by now, as the score of a match says.
pub fn met_in_play(model: &TableModel) -> Vec<Stamp> {
    let has = |stamp: Stamp| {
        persons(model)
            .any(|it| it.lines.iter().any(|line| tells(stamp, model.game, line.rule, line.points)))
    };
    [Stamp::Monster, Stamp::Home].into_iter().filter(|it| has(*it)).collect()
}

/// Tells whether a line of a score, by its rule and points, says that something was met.
fn tells(stamp: Stamp, game: &str, rule: &str, points: i32) -> bool {
    match (stamp, game, rule) {
        (Stamp::Monster, "dungeon-roll", "DR-057") => 0 < points,
        (Stamp::Monster, "paper-dungeons", "PD-244") => true,
        (Stamp::Home, "dungeon-roll", "DR-062") => HOME_LEVEL <= points,
        (Stamp::Home, "dungeoneer", _) => 0 < points,
        _ => false, // No other line says so.
    }
}

/// The stamps from a match that is over: `is_todays` tells that it was the challenge of a day, and `is_any_alive` that
/// some person came to its end.
pub fn met_at_end(model: &TableModel, is_todays: bool, is_any_alive: bool) -> Vec<Stamp> {
    let has_computers = model.seats.iter().any(|it| it.is_computer);
    let has_won = persons(model).any(|it| it.is_winner) && !model.standing.is_lost;
    let is_home = model.game == "dungeon-raiders" && is_any_alive;
    let others = [
        (Stamp::Match, true),
        (Stamp::Home, is_home),
        (Stamp::Computer, has_computers && has_won),
        (Stamp::Today, is_todays),
    ];
    let others = others.into_iter().filter(|it| it.1).map(|it| it.0);
    met_in_play(model).into_iter().chain(others).collect()
}

/// The scores of the persons at the table.
fn persons(model: &TableModel) -> impl Iterator<Item = &PlaceModel> {
    let is_person =
        |it: &&PlaceModel| model.seats.iter().any(|seat| !seat.is_computer && seat.name == it.name);
    model.standing.places.iter().filter(is_person)
}
