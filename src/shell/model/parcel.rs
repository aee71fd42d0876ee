//! Handing a match on: as a message with a link in it, or as a file. Nothing is ever sent by the
//! page itself; the person does that, with whatever they like.

use super::route::Route;
use super::table_model::TableModel;
use crate::kernel::link::{self, PackError};
use crate::kernel::{Game, Match, Observer, Seed, record};

/// What is handed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What came of the challenge of a day, with its address.
    Today,
    /// The whole match, action by action.
    Match,
    /// The seed alone: the same luck for somebody else.
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
    /// How many actions lead to what is seen of it here.
    pub ply: usize,
    /// Who sees that.
    pub observer: Observer,
    /// Whether the match goes on and hides something from somebody: whoever has all of it can find
    /// that out, and what luck will bring besides.
    pub has_secrets: bool,
}

impl Parcel {
    /// Packs a match. `names` are those of the seats, and `model` is the match as `observer` is told of it.
    pub fn of<G: Game>(
        game: &Match<G>,
        names: &[String],
        observer: Observer,
        model: TableModel,
    ) -> Parcel {
        let tail = link::pack(game, names);
        let has_secrets = 1 < game.n_seats() && !game.turn().awaited().is_empty();
        Parcel {
            model,
            tail,
            record: record::write(game, names),
            ply: game.ply(),
            observer,
            has_secrets,
        }
    }

    /// What stands behind `#` in the link to the match, or to its seed; none if there is no such link.
    pub fn hash(&self, kind: Kind) -> Option<String> {
        let route = match kind {
            Kind::Today => None,
            Kind::Match => self.tail.clone().ok().map(|it| Route::Link(it, None)),
            Kind::Seed => {
                Seed::from_code(&self.model.seed).map(|it| Route::Setup(self.model.game, Some(it)))
            }
        };
        route.map(|it| it.hash())
    }

    /// What is proposed first: never what would give a secret away.
    pub fn likely_kind(&self) -> Kind {
        if self.has_secrets { Kind::Seed } else { Kind::Match }
    }

    /// The name of the file that the record is kept in.
    pub fn file_name(&self) -> String {
        format!("undercroft-{}-{}.txt", self.model.game, self.model.seed)
    }
}
