//! Two lines of one match become one.

use super::relation::{NotMet, Relation, compare};
use super::rest::{Plan, Rest, Side, Split};
use crate::ask::due_pass;
use crate::play::Entry;
use crate::{Game, Match, SeatSet};

/// The line that leads where two lines went on differently: its actions stay as they are, and those of the other one
/// follow. Both devices must come to the same: where one says `Own`, the other says `Other`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// The own line; the host of a table says so.
    Own,
    /// The other line; a guest says so of its host's.
    Other,
    /// The rules of the exchange say which, and say the same at both devices.
    ByRules,
}

/// A meeting of an own line with another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// Both lines are the same; there is nothing to do.
    Same,
    /// The own line goes through all of the other one, and further: the other device lacks something.
    Ahead,
    /// The other line goes through all of the own one, which has `n_same` actions, and further.
    Behind { n_same: usize },
    /// Both went on after `n_same` actions, and all that persons did in either counts.
    Joined { n_same: usize },
    /// Both went on after `n_same` actions, and what persons did does not fit together. One line goes on; the other
    /// one is left to its device, which keeps it as a match of its own.
    Parted { n_same: usize, own_goes_on: bool },
}

/// Two lines that have met.
pub struct Met<G: Game> {
    pub meeting: Meeting,
    /// The match as it goes on at both devices; none where the own line stays as it is.
    pub game: Option<Match<G>>,
}

/// Lets two lines of one match meet. `persons` are the seats that people play, wherever they sit: what they did is
/// never dropped. The other seats are computers', which may think again.
///
/// Where both went on, one line leads, and what each seat did more in the other one follows it. If that breaks a rule, or
/// a person did something else in either, they part. Either way both devices come to the same line, if both have the
/// same `persons` and agree on `lead`.
///
/// # Errors
/// The reason why they are not lines of one match.
pub fn meet<G: Game>(
    own: &Match<G>,
    other: &Match<G>,
    persons: SeatSet,
    lead: Lead,
) -> Result<Met<G>, NotMet> {
    let (relation, n_same) = compare(own, other)?;
    Ok(match relation {
        Relation::Same => Met { meeting: Meeting::Same, game: None },
        Relation::Ahead => Met { meeting: Meeting::Ahead, game: None },
        Relation::Behind => Met { meeting: Meeting::Behind { n_same }, game: Some(other.clone()) },
        Relation::Split => join([own, other], n_same, persons, lead),
    })
}

/// Joins two lines that both went on after `n_same` actions, or parts them.
fn join<G: Game>(
    [own, other]: [&Match<G>; 2],
    n_same: usize,
    persons: SeatSet,
    lead: Lead,
) -> Met<G> {
    let are_due = [own, other]
        .map(|game| -> Vec<bool> { game.log()[n_same..].iter().map(|it| it.is_due).collect() });
    let split = Split {
        own: Rest::read(own.written_since(n_same), &are_due[0]),
        other: Rest::read(other.written_since(n_same), &are_due[1]),
        persons,
        awaited: G::turn(&own.state_at(n_same)).awaited(),
    };
    let lead = match lead {
        Lead::Own => Some(Side::Own),
        Lead::Other => Some(Side::Other),
        Lead::ByRules => None,
    };
    let Plan { leads, extra, goes_on } = split.plan(lead);
    let [leading, following] = match leads {
        Side::Own => [own, other],
        Side::Other => [other, own],
    };
    let extra = extra.map(|it| it.into_iter().map(|it| &following.log()[n_same + it]).collect());
    if let Some(game) = extra.and_then(|it| follow(leading, it, persons)) {
        let is_own = leads == Side::Own && game.ply() == own.ply();
        return Met { meeting: Meeting::Joined { n_same }, game: (!is_own).then_some(game) };
    }
    let own_goes_on = goes_on == Side::Own;
    let game = (!own_goes_on).then(|| other.clone());
    Met { meeting: Meeting::Parted { n_same, own_goes_on }, game }
}

/// Lets actions of another line follow a line. None if one of a person is against a rule then; one of a computer
/// is left out, with those after it.
fn follow<G: Game>(
    leading: &Match<G>,
    mut extra: Vec<&Entry<G>>,
    persons: SeatSet,
) -> Option<Match<G>> {
    let mut game = leading.clone();
    while !extra.is_empty() {
        make_passes(&mut game, &mut extra);
        let Some(&Entry { seat, ref action, .. }) = extra.first().copied() else { break };
        let has_room = game.ply() < G::PLIES_MAX as usize;
        if has_room && game.play(seat, action.clone()).is_ok() {
            extra.remove(0);
        } else if persons.has(seat) {
            return None;
        } else {
            extra.retain(|it| it.seat != seat);
        }
        make_passes(&mut game, &mut extra);
    }
    Some(game)
}

/// Makes the passes that are due. One that a person is about to make, as the other line has it, is that person's.
fn make_passes<G: Game>(game: &mut Match<G>, extra: &mut Vec<&Entry<G>>) {
    while let Some((seat, pass)) = due_pass::<G>(game.state()) {
        let next = extra.iter().position(|it| it.seat == seat);
        let is_next = next.filter(|it| extra[*it].action == pass);
        if G::PLIES_MAX as usize <= game.ply() || game.play(seat, pass).is_err() {
            return;
        }
        if let Some(nth) = is_next {
            extra.remove(nth);
        }
    }
}
