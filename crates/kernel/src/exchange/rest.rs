//! What two lines have after their common beginning: which one leads, and what the other one has more. It knows
//! actions by their notation alone, so it is there once for all games.

use std::cmp::Reverse;

use crate::{SEATS_MAX, Seat, SeatSet, sort};

/// One of two lines that meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Own,
    Other,
}

impl Side {
    fn opposite(self) -> Side {
        match self {
            Side::Own => Side::Other,
            Side::Other => Side::Own,
        }
    }
}

/// An action of a line.
#[derive(Clone, Copy)]
struct Taken<'t> {
    seat: Seat,
    action: &'t str,
    /// The table made it: it is a pass, and nobody's.
    is_due: bool,
}

/// The actions of a line after the common beginning.
pub(super) struct Rest<'t>(Vec<Taken<'t>>);

impl<'t> Rest<'t> {
    /// Reads lines of a record, of which the passes that the table made are known.
    pub(super) fn read(lines: &'t str, are_due: &[bool]) -> Rest<'t> {
        // Lines with check values begin with a word that is no seat.
        let read = |line: &'t str| {
            let (seat, action) = line.split_once(' ')?;
            Some((Seat::read(seat).ok()?, action))
        };
        let taken = lines.lines().filter_map(read).zip(are_due);
        Rest(taken.map(|((seat, action), &is_due)| Taken { seat, action, is_due }).collect())
    }

    /// The number of actions that persons chose.
    fn n_chosen(&self, persons: SeatSet) -> usize {
        self.0.iter().filter(|it| !it.is_due && persons.has(it.seat)).count()
    }

    /// The places of the actions of one seat.
    fn of_seat(&self, seat: Seat) -> Vec<usize> {
        (0..self.0.len()).filter(|it| self.0[*it].seat == seat).collect()
    }
}

/// Two lines after their common beginning, both with something.
pub(super) struct Split<'t> {
    pub own: Rest<'t>,
    pub other: Rest<'t>,
    /// The seats that are played by people.
    pub persons: SeatSet,
    /// The seats that were awaited at the end of the common beginning.
    pub awaited: SeatSet,
}

/// How two lines go on as one.
pub(super) struct Plan {
    /// The line that leads.
    pub leads: Side,
    /// The places in the rest of the other line of the actions that follow it; none if persons did different things.
    pub extra: Option<Vec<usize>>,
    /// The line that goes on alone if they cannot go on as one.
    pub goes_on: Side,
}

impl Split<'_> {
    /// How the two go on. `lead` is the line that leads; where it is none, the rules say which one.
    pub(super) fn plan(&self, lead: Option<Side>) -> Plan {
        let leads = lead.unwrap_or_else(|| self.first());
        let follows = leads.opposite();
        let is_longer = self.n_chosen(leads) < self.n_chosen(follows);
        let goes_on = if lead.is_none() && is_longer { follows } else { leads };
        // A line in which persons did all that they did in the other, and more, goes on as it is.
        let has_all = || {
            let extra = self.extra(follows);
            extra.is_some_and(|it| it.iter().all(|it| !self.is_persons(leads, *it)))
        };
        let leads = if is_longer && has_all() { follows } else { leads };
        Plan { leads, extra: self.extra(leads), goes_on }
    }

    /// The line that leads by rules: one that went on in turn before one that went on out of turn, that of the lower
    /// seat, that in which persons did more, that of the lower action. No line comes before another one that comes
    /// before it through others: so devices that send each other lines for long enough all have the same.
    fn first(&self) -> Side {
        let rank = |side: Side| {
            let first = self.rest(side).0.first();
            let place = first.map(|it| (!self.awaited.has(it.seat), it.seat));
            (place, Reverse(self.n_chosen(side)), first.map(|it| it.action))
        };
        if rank(Side::Own) <= rank(Side::Other) { Side::Own } else { Side::Other }
    }

    fn rest(&self, side: Side) -> &Rest<'_> {
        match side {
            Side::Own => &self.own,
            Side::Other => &self.other,
        }
    }

    fn n_chosen(&self, side: Side) -> usize {
        self.rest(side).n_chosen(self.persons)
    }

    fn is_persons(&self, side: Side, place: usize) -> bool {
        self.persons.has(self.rest(side).0[place].seat)
    }

    /// The places in the line that does not lead of what it has more, seat by seat, in its order; none if a person
    /// did different things in both. What a computer did otherwise is no matter: it thinks again.
    fn extra(&self, leads: Side) -> Option<Vec<usize>> {
        let (leading, following) = (self.rest(leads), self.rest(leads.opposite()));
        let mut extra = Vec::new();
        for seat in Seat::all(SEATS_MAX) {
            let (before, after) = (leading.of_seat(seat), following.of_seat(seat));
            let taken = |rest: &Rest<'_>, places: &[usize]| -> Vec<(bool, usize)> {
                places.iter().map(|it| (rest.0[*it].is_due, *it)).collect()
            };
            let is_same = |a: usize, b: usize| leading.0[a].action == following.0[b].action;
            match n_common(&taken(leading, &before), &taken(following, &after), is_same) {
                Some(n) => extra.extend(after[n..].iter().filter(|it| !following.0[**it].is_due)),
                None if self.persons.has(seat) => return None,
                None => {}
            }
        }
        sort(&mut extra, |one, other| one < other);
        Some(extra)
    }
}

/// The number of actions with which `after` does no more than `before` does; none if it does something else. Each action is
/// told by whether the table made it, and its place. Passes that the table made may be missing in either.
fn n_common(
    before: &[(bool, usize)],
    after: &[(bool, usize)],
    is_same: impl Fn(usize, usize) -> bool,
) -> Option<usize> {
    // The numbers of actions of `before` to which those of `after` so far may correspond.
    let mut ends = vec![false; before.len() + 1];
    ends[0] = true;
    let mut found = None;
    for n in 0..=after.len() {
        for (nth, _) in before.iter().enumerate().filter(|it| it.1.0) {
            ends[nth + 1] |= ends[nth];
        }
        let is_all_of_it = n == after.len() && ends.contains(&true);
        if ends[before.len()] || is_all_of_it {
            found = Some(n);
        }
        let Some(next) = after.get(n) else { break };
        let mut ends_then = if next.0 { ends.clone() } else { vec![false; ends.len()] };
        for (nth, it) in before.iter().enumerate() {
            ends_then[nth + 1] |= ends[nth] && is_same(it.1, next.1);
        }
        ends = ends_then;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of a record: `!` before one says that the table made it.
    fn rest(text: &str) -> (String, Vec<bool>) {
        let lines = text.split(", ").filter(|it| !it.is_empty());
        let are_due = lines.clone().map(|it| it.starts_with('!')).collect();
        (lines.map(|it| format!("{}\n", it.trim_start_matches('!'))).collect(), are_due)
    }

    /// How two lines go on: which one leads (`own`, `other`), with what of the other line behind it; or which one goes
    /// on alone. Seats a to c are people's, and a is awaited.
    fn goes_on(own: &str, other: &str, lead: Option<Side>) -> String {
        let texts = [own, other].map(rest);
        let [own, other] = [0, 1].map(|it: usize| Rest::read(&texts[it].0, &texts[it].1));
        let persons = Seat::all(3).collect();
        let plan = Split { own, other, persons, awaited: SeatSet::one(Seat::FIRST) }.plan(lead);
        let name = |it: Side| if it == Side::Own { "own" } else { "other" };
        let follows = &texts[if plan.leads == Side::Own { 1 } else { 0 }].0;
        let lines: Vec<&str> = follows.lines().filter(|it| !it.starts_with("at ")).collect();
        match plan.extra {
            Some(extra) => {
                let extra = extra.iter().map(|it| format!(", {}", lines[*it]));
                name(plan.leads).to_owned() + &extra.collect::<String>()
            }
            None => format!("alone: {}", name(plan.goes_on)),
        }
    }

    /// The same by rules from both sides.
    #[track_caller]
    fn check(own: &str, other: &str, expected: &str) {
        assert_eq!(goes_on(own, other, None), expected);
        let mirrored = if expected.contains("own") {
            expected.replace("own", "other")
        } else {
            expected.replace("other", "own")
        };
        assert_eq!(goes_on(other, own, None), mirrored);
    }

    #[test]
    fn the_line_that_went_on_in_turn_leads() {
        check("a x", "b y", "own, b y");
        check("c x", "b y", "other, c x");
        check("b y", "a x, c z", "other, b y");
    }

    #[test]
    fn what_both_have_is_taken_once() {
        check("a x, b y", "b y, a x", "own");
        check("a x, b y, at 32 00, a z", "b y, a x, c x", "own, c x");
        check("a x", "b y, a x, a z", "other");
        check("a x, c y", "b y, a x, a z", "own, b y, a z");
    }

    #[test]
    fn persons_who_did_different_things_part() {
        check("a x", "a y", "alone: own");
        check("a x", "a y, b z", "alone: other");
        check("a x, b x", "b y, a x, c z, c z", "alone: other");
        check("a x, b x, c z", "b y, a x", "alone: own");
    }

    #[test]
    fn computers_think_again() {
        check("a x, d x", "d y, d z, b x", "own, b x");
        check("d x", "d x2, b x", "other");
        check("a x, d x", "d x, d y, b x", "own, d y, b x");
    }

    #[test]
    fn passes_of_the_table_are_nobodys() {
        check("a x, !b pass, b z", "b z, c y", "own, c y");
        check("a x, b z", "!b pass, b z, c y", "own, c y");
        check("a x, !b pass, b z, a y", "b pass, b z, c y, !a pass", "own, c y");
        check("a x, b pass, b z", "!b pass, b pass, b z, c y", "own, c y");
    }

    #[test]
    fn a_host_leads() {
        assert_eq!(goes_on("c x", "a y", Some(Side::Own)), "own, a y");
        assert_eq!(goes_on("c x", "a y", Some(Side::Other)), "other, c x");
        assert_eq!(goes_on("c x", "c y, a x", Some(Side::Own)), "alone: own");
        assert_eq!(goes_on("a x", "a y", Some(Side::Other)), "alone: other");
        assert_eq!(goes_on("c x", "a y, c x", Some(Side::Own)), "other");
    }
}
