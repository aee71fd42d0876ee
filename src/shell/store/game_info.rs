//! A game as the shelf knows it: its label; and as all other pages do: plain facts, and the doors to
//! its tables.

use crate::kernel::achievements::Cast;
use crate::kernel::campaign::CampaignSet;
use crate::kernel::record::{self, RecordError};
use crate::kernel::{Bots, CardFace, Lang, Level, SetupOption, Text, Words};
use crate::shell::model::label::Label;
use crate::shell::model::order::{NotCreated, Order};
use crate::shell::model::totals::total_words;
use crate::shell::store::new_match::{NewMatch, create_match};

/// A game as plain data.
#[derive(Clone, Copy)]
pub struct GameInfo {
    pub label: Label,
    pub options: &'static [SetupOption],
    /// Which choices leave which option without effect, as [`Words::IDLE`].
    pub idle: &'static [(&'static str, &'static str)],
    /// The campaigns, if the game has any.
    pub campaign_set: Option<&'static CampaignSet>,
    /// The things seats play with, if that tells results apart.
    pub cast: Option<&'static Cast>,
    /// All cards, if they can be looked through.
    pub cards: Option<fn(Lang) -> Vec<CardFace>>,
    /// The name of a table with this setup; none where that is the name of the game, or the setup makes no sense.
    pub title: fn(&str) -> Option<Text>,
    /// A total with its unit.
    pub total: fn(i32, Lang) -> String,
    /// The kinds of computer players, the easiest first.
    pub levels: &'static [Level],
    /// Lays a table.
    pub create_match: fn(&Order, Lang) -> Result<NewMatch, NotCreated>,
    /// Tells what is wrong with a record, if anything is.
    pub check: fn(&str) -> Result<(), RecordError>,
}

impl GameInfo {
    /// The page's knowledge of a game without its board.
    pub fn of<G: Words + Bots>() -> GameInfo {
        GameInfo {
            label: const { Label::of::<G>() },
            options: G::OPTIONS,
            idle: G::IDLE,
            campaign_set: G::CAMPAIGN_SET,
            cast: G::CAST,
            cards: G::CARDS,
            title: |setup| {
                let title = setup.parse().ok().map(|it| G::title(&it));
                title.filter(|it| *it != G::TITLE)
            },
            total: total_words::<G>,
            levels: G::LEVELS,
            create_match: create_match::<G>,
            check: |it| record::read::<G>(it).map(drop),
        }
    }

    /// Tells whether an option, by its key, has an effect in a setup in notation.
    pub fn matters(&self, option: &str, setup: &str) -> bool {
        let is_chosen = |field: &str| setup.split(' ').any(|it| it == field);
        !self.idle.iter().any(|(field, idle)| *idle == option && is_chosen(field))
    }
}
