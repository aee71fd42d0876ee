//! A stop at which several seats are asked in turn.

use crate::{Seat, SeatSet};

/// The seat asked after somebody has acted in a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AfterAct {
    /// The first one again; the window closes when all have passed in a row.
    First,
    /// The next one; the window closes when all have passed in a row.
    Next,
    /// The same one again; each acts until it passes, once.
    Same,
}

/// A stop at which seats are asked one after another, clockwise, until it closes. Who is in it depends on
/// what everybody sees alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    seats: SeatSet,
    first: Seat,
    after_act: AfterAct,
    asked: Seat,
    /// The seats that have passed since anybody acted.
    passed: SeatSet,
}

impl Window {
    /// A window for these seats, beginning with `first` or the next one after it; none for nobody.
    pub fn open(seats: SeatSet, first: Seat, after_act: AfterAct) -> Option<Window> {
        let asked = seats.next_from(first)?;
        Some(Window { seats, first, after_act, asked, passed: SeatSet::NONE })
    }

    /// The seat asked now.
    pub const fn asked(&self) -> Seat {
        self.asked
    }

    /// The window after the seat that is asked has passed; none once it closes.
    pub fn pass(self) -> Option<Window> {
        let passed = self.passed.with(self.asked);
        let asked = self.seats.minus(passed).next_from(self.asked)?;
        Some(Window { asked, passed, ..self })
    }

    /// The window after the seat that is asked has acted.
    pub fn act(self) -> Window {
        let others = self.seats.without(self.asked);
        let asked = match self.after_act {
            AfterAct::First => self.seats.next_from(self.first),
            AfterAct::Next => others.next_from(self.asked),
            AfterAct::Same => return self,
        };
        Window { asked: asked.unwrap_or(self.asked), passed: SeatSet::NONE, ..self }
    }

    /// The window when a seat can no longer answer; none once it closes.
    pub fn without(self, seat: Seat) -> Option<Window> {
        let seats = self.seats.without(seat);
        let asked = seats.minus(self.passed).next_from(self.asked)?;
        Some(Window { seats, asked, ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seats asked in turn: each passes (`.`) or acts (`!`).
    fn asked(after_act: AfterAct, answers: &str) -> String {
        let seats: SeatSet = [0, 1, 3].map(Seat::new).into_iter().collect();
        let mut window = Window::open(seats, Seat::new(2), after_act);
        let mut asked = String::new();
        for answer in answers.chars() {
            let Some(now) = window else { return asked + "|" };
            asked += &now.asked().to_string();
            window = if answer == '!' { Some(now.act()) } else { now.pass() };
        }
        asked + if window.is_none() { "|" } else { "" }
    }

    #[test]
    fn a_window_closes_when_all_have_passed() {
        assert_eq!(asked(AfterAct::First, "..."), "dab|");
        assert_eq!(asked(AfterAct::First, ".!..."), "dadab|");
        assert_eq!(asked(AfterAct::First, "!!...."), "dddab|");
        assert_eq!(asked(AfterAct::Next, "..."), "dab|");
        assert_eq!(asked(AfterAct::Next, "!..."), "dabd|");
        assert_eq!(asked(AfterAct::Next, "!!..."), "dabda|");
        assert_eq!(asked(AfterAct::Same, "!..!."), "ddabb|");
        assert_eq!(asked(AfterAct::Same, "..!"), "dab");
    }

    #[test]
    fn a_window_for_nobody_does_not_open() {
        let (one, other) = (Seat::FIRST, Seat::new(1));
        assert_eq!(Window::open(SeatSet::NONE, one, AfterAct::First), None);
        let both = SeatSet::one(one).with(other);
        let window = Window::open(both, one, AfterAct::Next).expect("a window");
        assert_eq!(window.without(one).map(|it| it.asked()), Some(other));
        assert_eq!(window.without(one).and_then(|it| it.without(other)), None);
        assert_eq!(window.pass().and_then(|it| it.without(other)), None);
        // Alone, one alternates with nobody.
        let alone = Window::open(SeatSet::one(one), other, AfterAct::Next).expect("a window");
        assert_eq!((alone.act().asked(), alone.pass()), (one, None));
    }
}
