//! The first words about the end of a match: the rank that was reached, and what decided it.

use crate::kernel::{Lang, Match, Observer, Place, Seat};
use crate::shell::board::account::{Accounts, Scored};
use crate::shell::model::closing::{Closing, Ladder};
use crate::shell::model::totals::total_words;
use crate::shell::narration;

/// Ranks begin at no fewer and no more points.
const RANKS: std::ops::RangeInclusive<i32> = -100..=250;

/// The first words about the end of a match that is over. `own` is the seat of the only person: what decided the match
/// is told to nobody else.
pub fn closing<G: Accounts>(
    game: &Match<G>,
    own: Option<Seat>,
    names: &[String],
    lang: Lang,
) -> Closing {
    let Some(seat) = own else { return Closing::default() };
    let observer = Observer::All;
    let view = &game.view(observer);
    let heard = &narration::recent(game, game.ply(), game.ply() + 1, observer);
    let standing = G::standing(view);
    let scored = Scored { view, seat, heard, lang };
    let has_won = !standing.is_lost && standing.winners().has(seat);
    let is_alone = game.n_seats() == 1;
    let place = standing.places.get(seat).filter(|it| is_alone && has_won && !it.is_out);
    Closing {
        ladder: place.and_then(|it| ladder::<G>(it, lang)),
        reached: if has_won { None } else { G::reached(&scored) },
        decisive: G::decisive(&scored, &standing, names),
        ..Closing::default()
    }
}

/// The ranks of the game, as a player who has come to this place sees them.
fn ladder<G: Accounts>(place: &Place, lang: Lang) -> Option<Ladder> {
    let name = |points: i32| G::rank(points).map(|it| it.get(lang).to_owned());
    let rank = name(place.total)?;
    let stops: Vec<i32> = RANKS.filter(|it| name(*it) != name(it - 1)).collect();
    let next = stops.iter().find(|it| place.total < **it);
    let next = next.and_then(|it| Some((name(*it)?, total_words::<G>(it - place.total, lang))));
    (!stops.is_empty()).then_some(Ladder { rank, stops, next })
}
