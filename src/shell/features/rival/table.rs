//! Two matches of one person each on one seed: one's own, and that of somebody else, which stays
//! covered until one's own is over. Computers may sit at both tables, the same in the same seats.
//!
//! The two are laid side by side stretch by stretch, as the headings of the game cut them: rounds,
//! delves. Stretches of the same heading lie beside each other, in order, as many as can. Two that
//! are alike have the same actions of the person in the same order; of two that are not, the first action that
//! differs is shown: there the two choices part. The luck of both is the same, so even late in a
//! match, when their states have long been different, one sees what each made of the same throw.
//! Tables of several persons are not compared: there everybody's choices answer everybody else's.

use super::words;
use crate::kernel::{Bots, Game, Lang, Match, Observer, Place, Seat, Words, record};
use crate::shell::model::closing::{Duel, Lead};
use crate::shell::model::parcel::Parcel;
use crate::shell::model::seating::Seating;
use crate::shell::model::totals::{place_words, total_words};

/// The finished match of somebody else, on the same table as one's own.
pub struct Rival<G: Game> {
    pub game: Match<G>,
    /// The names that persons gave.
    pub names: Vec<String>,
    pub seating: Seating,
    /// The seat of both persons.
    pub seat: Seat,
}

impl<G: Words + Bots> Rival<G> {
    /// The match in `kept`, a record, that `own` is played against by those who sit there; none if the two cannot be
    /// compared.
    pub fn read(kept: &str, own: &Match<G>, seating: &Seating) -> Option<Rival<G>> {
        let (game, names) = record::read::<G>(kept).ok()?;
        let (names, of_rival) = Seating::of_handed(names, game.n_seats(), G::LEVELS);
        let is_same = game.is_same_table(own) && of_rival == *seating;
        let seat = seat_to_beat(&game, &of_rival).filter(|_| is_same)?;
        Some(Rival { game, names, seating: of_rival, seat })
    }

    /// The name of the other person.
    pub fn name(&self, lang: Lang) -> String {
        words::name_of(self.names.get(self.seat.idx()), lang)
    }

    /// Both results; none while the own match goes on.
    pub fn duel(&self, own: &Match<G>, lang: Lang) -> Option<Duel> {
        let (mine, theirs) = (result(own, self.seat), result(&self.game, self.seat));
        let words = |it: &Place| place_words::<G>(it, true, lang);
        own.turn().awaited().is_empty().then(|| Duel {
            name: self.name(lang),
            own: words(&mine.0),
            theirs: words(&theirs.0),
            lead: self.lead(own),
            has_moves: true,
        })
    }

    /// The leader of the two.
    pub fn lead(&self, own: &Match<G>) -> Lead {
        let [own, theirs] = [own, &self.game].map(|it| result(it, self.seat));
        Lead::of((own.1, own.0.total), (theirs.1, theirs.0.total))
    }
}

/// Both results of a match that is over and was played against another one, or against its total alone.
pub fn duel_of<G: Words + Bots>(
    own: &Match<G>,
    parcel: &Parcel,
    seat: Seat,
    lang: Lang,
) -> Option<Duel> {
    let rival = parcel.rival.as_ref()?;
    let Ok(total) = rival.parse::<i32>() else {
        let seating = Seating::read(&parcel.shared.players, own.n_seats(), G::LEVELS)?;
        return Rival::<G>::read(rival, own, &seating)?.duel(own, lang);
    };
    let mine = result(own, seat);
    Some(Duel {
        name: words::name_of(None, lang),
        own: place_words::<G>(&mine.0, true, lang),
        theirs: total_words::<G>(total, lang),
        lead: Lead::of((mine.1, mine.0.total), (true, total)),
        has_moves: false,
    })
}

/// The seat of the only person in a match that is over: the one to be beaten. None if there are several, or it goes
/// on.
pub fn seat_to_beat<G: Game>(game: &Match<G>, seating: &Seating) -> Option<Seat> {
    let persons = seating.persons();
    let is_over = game.turn().awaited().is_empty();
    persons.first().filter(|_| is_over && persons.len() == 1)
}

/// The result of a seat, and whether it counts.
pub(super) fn result<G: Game>(game: &Match<G>, seat: Seat) -> (Place, bool) {
    let standing = G::standing(&game.view(Observer::All));
    let place = standing.places[seat].clone();
    let counts = !place.is_out && !standing.is_lost;
    (place, counts)
}
