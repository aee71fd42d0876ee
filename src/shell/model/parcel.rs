//! Handing a match on: as a message with a link in it, or as a file. Nothing is ever sent by the
//! page itself; the person does that, with any means they like.

use super::route::Route;
use super::seating::Seating;
use super::shared_table::SharedTable;
use super::table_model::TableModel;
use crate::kernel::link::{self, PackError};
use crate::kernel::{Bots, Match, Observer, Seed, record};

/// A kind of thing to hand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The outcome of the challenge of a day, with its address.
    Today,
    /// The whole match, action by action.
    Match,
    /// The table alone: the same setup, players and luck for somebody else.
    Seed,
}

impl Kind {
    /// All of them: the challenge of a day, and then the larger first.
    pub const ALL: [Kind; 3] = [Kind::Today, Kind::Match, Kind::Seed];

    /// The name in forms; never shown.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Today => "today",
            Kind::Match => "match",
            Kind::Seed => "seed",
        }
    }
}

/// A match that is ready to be handed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// The match as it is told in words.
    pub model: TableModel,
    /// The match packed for a link, or why there is none.
    pub tail: Result<String, PackError>,
    /// The match as a readable text.
    pub record: String,
    /// The number of actions up to what is seen of it here.
    pub ply: usize,
    /// The one who sees that.
    pub observer: Observer,
    /// The table that it is played at.
    pub shared: SharedTable,
    /// The record of the match of somebody else that it is played against, or its total alone, such as `27`.
    pub rival: Option<String>,
    /// True if the match goes on and hides something from somebody: anyone who has all of it can find that out, and
    /// what luck will bring besides.
    pub has_secrets: bool,
}

impl Parcel {
    /// Packs a match. `given` are the names of persons, and `model` is the match as `observer` is told of it.
    pub fn of<G: Bots>(
        game: &Match<G>,
        (given, seating): (&[String], &Seating),
        observer: Observer,
        model: TableModel,
    ) -> Parcel {
        let names = &seating.handed_names(given, G::LEVELS);
        let tail = link::pack(game, names);
        let players = seating.keys(G::LEVELS);
        // A player who has lost, or shares the table with other persons, sets no mark for others.
        let counts = model.is_over && !model.is_out && !model.standing.is_lost;
        let setup = game.setup().to_string();
        let mut shared = SharedTable::of(game.edition(), &setup, game.n_seats(), &players);
        if counts && model.only_person().is_some() {
            shared = shared.with_result(model.total);
        }
        let has_secrets = 1 < game.n_seats() && !game.turn().awaited().is_empty();
        Parcel {
            model,
            tail,
            record: record::write(game, names),
            ply: game.ply(),
            observer,
            shared,
            rival: None,
            has_secrets,
        }
    }

    /// The text behind `#` in the link to the match, or to its table; none if there is no such link.
    pub fn hash(&self, kind: Kind) -> Option<String> {
        let route = match kind {
            Kind::Today => None,
            Kind::Match => self.tail.clone().ok().map(|it| Route::Link(it, None)),
            Kind::Seed => {
                let same = |it| Route::SameTable(self.model.game, it, self.shared.clone());
                Seed::from_code(&self.model.seed).map(same)
            }
        };
        route.map(|it| it.hash())
    }

    /// The kind proposed first: never one that would give a secret away.
    pub fn likely_kind(&self) -> Kind {
        if self.has_secrets { Kind::Seed } else { Kind::Match }
    }

    /// The setup in its notation.
    pub fn setup(&self) -> String {
        let line = self.record.lines().find_map(|it| it.strip_prefix("setup "));
        line.unwrap_or_default().trim_end().to_owned()
    }

    /// The name of the file that a picture of the result is kept in.
    pub fn picture_name(&self) -> String {
        format!("undercroft-{}-{}.png", self.model.game, self.model.seed)
    }

    /// The name of the file that the record is kept in.
    pub fn file_name(&self) -> String {
        format!("undercroft-{}-{}.txt", self.model.game, self.model.seed)
    }
}
