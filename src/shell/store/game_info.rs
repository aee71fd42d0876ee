//! A game as the shelf knows it: its label; and as all other pages do: plain facts, and the doors to
//! its tables.

use leptos::prelude::AnyView;

use super::saves::kept::{Entry, SavedMatch};
use crate::kernel::achievements::{AchievementInfo, Cast};
use crate::kernel::campaign::CampaignSet;
use crate::kernel::record::{self, RecordError};
use crate::kernel::{Lang, Level, RuleId, Seed, SetupOption, Text, Words};
use crate::shell::app_context::AppContext;
use crate::shell::board::Board;
use crate::shell::model::history::UndoRule;
use crate::shell::model::match_summary;
use crate::shell::table::replay::received::Handed;
use crate::shell::table::{self, replay, rival};

/// What is printed on the box of a game: all that the shelf knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    pub id: &'static str,
    pub title: Text,
    /// One line under the title.
    pub line: Text,
    pub seats_min: usize,
    pub seats_max: usize,
    pub minutes: u32,
    /// Whether there are achievements to be earned.
    pub has_achievements: bool,
    /// Its setup without house rules and expansions, as [`Words::PLAIN`].
    pub plain: &'static [&'static str],
}

impl Label {
    /// The label of a game that can be played.
    pub const fn of<G: Words>() -> Label {
        Label {
            id: G::ID,
            title: G::TITLE,
            line: G::LINE,
            seats_min: *G::SEATS.start(),
            seats_max: *G::SEATS.end(),
            minutes: G::MINUTES,
            has_achievements: !G::ACHIEVEMENTS.is_empty(),
            plain: G::PLAIN,
        }
    }
}

/// A game as plain data.
#[derive(Clone, Copy)]
pub struct GameInfo {
    pub label: Label,
    pub options: &'static [SetupOption],
    /// The campaigns, if the game has any.
    pub campaign_set: Option<&'static CampaignSet>,
    /// The achievements that can be earned.
    pub achievements: &'static [AchievementInfo],
    /// What seats play with, if that tells results apart.
    pub cast: Option<&'static Cast>,
    /// A total with its unit.
    pub total: fn(i32, Lang) -> String,
    /// The kinds of computer players, the easiest first.
    pub levels: &'static [Level],
    /// Lays a table.
    pub create_match: fn(&Order, Lang) -> Result<NewMatch, NotCreated>,
    /// Tells what is wrong with a record, if anything is.
    pub check: fn(&str) -> Result<(), RecordError>,
    /// Opens the table of a record.
    pub open: fn(Opening) -> AnyView,
    /// Opens the replay of a record, after so many actions.
    pub replay: fn(Opening, usize) -> AnyView,
    /// Opens a match that somebody handed on, at a place in it if one is meant.
    pub receive: fn(AppContext, Handed, Option<usize>) -> AnyView,
    /// Opens the comparison of a record with the match that it was played against.
    pub compare: fn(Opening) -> AnyView,
}

impl GameInfo {
    /// What the page knows of a game that has a board.
    pub fn of<G: Board>() -> GameInfo {
        GameInfo {
            label: const { Label::of::<G>() },
            options: G::OPTIONS,
            campaign_set: G::CAMPAIGN_SET,
            achievements: G::ACHIEVEMENTS,
            cast: G::CAST,
            total: match_summary::total_words::<G>,
            levels: G::LEVELS,
            create_match: table::create_match::<G>,
            check: |it| record::read::<G>(it).map(drop),
            open: table::open::<G>,
            replay: replay::open::<G>,
            receive: replay::received::receive::<G>,
            compare: rival::open::<G>,
        }
    }
}

/// What a person wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// The notation of the setup.
    pub setup: String,
    pub seed: Seed,
    /// One name for each seat; empty where none was given.
    pub names: Vec<String>,
    /// Who plays each seat, as [`Seating::read`](crate::shell::model::seating::Seating::read) reads it.
    pub players: Vec<String>,
    pub undo: UndoRule,
    /// The match of somebody else that this one is played against, packed as in links.
    pub rival: Option<String>,
}

/// A table that has been laid, ready to be kept.
pub struct NewMatch {
    pub entry: Entry,
    pub saved: SavedMatch,
}

/// Why a table cannot be laid so.
pub struct NotCreated {
    pub words: String,
    pub rule: Option<RuleId>,
}

/// What is needed to open a table.
#[derive(Clone)]
pub struct Opening {
    pub ctx: AppContext,
    pub id: String,
    pub saved: SavedMatch,
}
