//! The question to somebody: a shape and its options.

use super::Answer;
use crate::Seat;
use crate::kit::Cell;
use crate::sort;

/// No prompt has more answers: what has is asked one by one.
pub const ANSWERS_MAX: usize = 1024;

/// A question to a seat, made from the state when somebody wants it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<T> {
    pub seat: Seat,
    pub shape: Shape<T>,
}

/// One of the eight shapes of questions, with its options. Options that are equal are one choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape<T> {
    /// One of these.
    One(Vec<T>),
    /// So many of these at least, and so many at most.
    Several {
        of: Vec<T>,
        least: usize,
        most: usize,
    },
    /// A number, both ends included.
    Number {
        least: u32,
        most: u32,
    },
    YesNo,
    /// One of these places on the map.
    Place(Vec<Cell>),
    /// All of these, in any order.
    Order(Vec<T>),
    /// A play at a stop, or a pass, which may stand until one of these.
    Play {
        of: Vec<T>,
        until: Vec<T>,
    },
    /// The free moment of a phase, its end among the deeds; or a moment to break in, which nobody has to
    /// end.
    Free(Vec<T>),
}

/// Why an answer is none to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Something else is asked.
    Shape,
    /// It is not among the options.
    Option,
    /// There are too few, or too many.
    Count,
}

impl<T: Clone + Ord> Shape<T> {
    /// Adds every answer to `into`, each once.
    ///
    /// # Panics
    /// If there are more than [`ANSWERS_MAX`].
    pub fn answers(&self, into: &mut Vec<Answer<T>>) {
        let n_before = into.len();
        match self {
            Shape::One(of) => into.extend(kinds(of).map(Answer::Pick)),
            Shape::Several { of, least, most } => {
                let options = sorted(of);
                some(&options, *least, *most, &mut Vec::new(), into);
            }
            Shape::Number { least, most } => into.extend((*least..=*most).map(Answer::Number)),
            Shape::YesNo => into.extend([Answer::Yes(true), Answer::Yes(false)]),
            Shape::Place(cells) => into.extend(kinds(cells).map(Answer::Place)),
            Shape::Order(of) => orders(sorted(of), &mut Vec::new(), into),
            Shape::Play { of, until } => {
                into.extend(kinds(of).map(Answer::Play));
                into.push(Answer::Pass);
                into.extend(kinds(until).map(Answer::PassUntil));
            }
            Shape::Free(of) => into.extend(kinds(of).map(Answer::Do)),
        }
        assert!(into.len() <= n_before + ANSWERS_MAX);
    }

    /// Tells whether this is an answer.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, answer: &Answer<T>) -> Result<(), Misfit> {
        let among = |of: &[T], it: &T| if of.contains(it) { Ok(()) } else { Err(Misfit::Option) };
        match (self, answer) {
            (Shape::One(of), Answer::Pick(it))
            | (Shape::Play { of, .. }, Answer::Play(it))
            | (Shape::Play { until: of, .. }, Answer::PassUntil(it))
            | (Shape::Free(of), Answer::Do(it)) => among(of, it),
            (Shape::Several { of, least, most }, Answer::Several(all)) => {
                within(all, of)?;
                let is_enough = *least <= all.len() && all.len() <= *most;
                if is_enough { Ok(()) } else { Err(Misfit::Count) }
            }
            (Shape::Number { least, most }, Answer::Number(n)) => {
                if least <= n && n <= most {
                    Ok(())
                } else {
                    Err(Misfit::Option)
                }
            }
            (Shape::Place(cells), Answer::Place(cell)) => {
                if cells.contains(cell) {
                    Ok(())
                } else {
                    Err(Misfit::Option)
                }
            }
            (Shape::Order(of), Answer::Order(all)) => {
                within(all, of)?;
                if all.len() == of.len() { Ok(()) } else { Err(Misfit::Count) }
            }
            (Shape::YesNo, Answer::Yes(_)) | (Shape::Play { .. }, Answer::Pass) => Ok(()),
            (
                Shape::One(_)
                | Shape::Several { .. }
                | Shape::Number { .. }
                | Shape::YesNo
                | Shape::Place(_)
                | Shape::Order(_)
                | Shape::Play { .. }
                | Shape::Free(_),
                _, // An answer of another shape.
            ) => Err(Misfit::Shape),
        }
    }

    /// The answer by which a seat passes; none where it must answer.
    pub const fn pass(&self) -> Option<Answer<T>> {
        if let Shape::Play { .. } = self { Some(Answer::Pass) } else { None }
    }
}

fn sorted<T: Clone + Ord>(of: &[T]) -> Vec<T> {
    let mut all = of.to_vec();
    sort(&mut all, |one, other| one < other);
    all
}

/// Each kind once, in the order given.
fn kinds<T: Clone + PartialEq>(of: &[T]) -> impl Iterator<Item = T> {
    let is_first = |nth: &usize| !of[..*nth].contains(&of[*nth]);
    (0..of.len()).filter(is_first).map(|nth| of[nth].clone())
}

/// Checks that all of these are there, equal ones as often.
fn within<T: Clone + Ord>(all: &[T], of: &[T]) -> Result<(), Misfit> {
    let count = |list: &[T], it: &T| list.iter().filter(|other| *other == it).count();
    let is_there = |it: &T| count(all, it) <= count(of, it);
    if all.iter().all(is_there) { Ok(()) } else { Err(Misfit::Option) }
}

/// Adds every choice of `least` to `most` things that goes on from `chosen`. `of` is sorted.
fn some<T: Clone + Ord>(
    of: &[T],
    least: usize,
    most: usize,
    chosen: &mut Vec<T>,
    into: &mut Vec<Answer<T>>,
) {
    if least <= chosen.len() {
        into.push(Answer::Several(chosen.clone()));
    }
    if chosen.len() == most {
        return;
    }
    for (nth, it) in of.iter().enumerate().filter(|(nth, it)| !of[..*nth].contains(it)) {
        chosen.push(it.clone());
        some(&of[nth + 1..], least, most, chosen, into);
        chosen.pop();
    }
}

/// Adds every order of `left` that goes on from `chosen`. `left` is sorted.
fn orders<T: Clone + Ord>(left: Vec<T>, chosen: &mut Vec<T>, into: &mut Vec<Answer<T>>) {
    if left.is_empty() {
        into.push(Answer::Order(chosen.clone()));
    }
    for nth in (0..left.len()).filter(|nth| !left[..*nth].contains(&left[*nth])) {
        let mut rest = left.clone();
        chosen.push(rest.remove(nth));
        orders(rest, chosen, into);
        chosen.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::Side::{self, East, North, South, West};

    /// The notation of every answer.
    #[track_caller]
    fn check(shape: &Shape<Side>, answers: &[&str]) {
        let mut all = Vec::new();
        shape.answers(&mut all);
        let told: Vec<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!(told, answers);
        assert!(all.iter().all(|it| shape.check(it) == Ok(())), "{shape:?}");
    }

    #[test]
    fn a_prompt_lists_what_it_admits() {
        let of = vec![North, East, East];
        check(&Shape::One(of.clone()), &["pick N", "pick E"]);
        let several = |least, most| Shape::Several { of: vec![East, North, East], least, most };
        check(&several(0, 2), &["some", "some N", "some N E", "some E", "some E E"]);
        check(&several(3, 9), &["some N E E"]);
        check(&Shape::Number { least: 2, most: 4 }, &["number 2", "number 3", "number 4"]);
        check(&Shape::YesNo, &["yes", "no"]);
        check(&Shape::Place(vec![Cell::START, Cell::new(1, 2)]), &["at 0,0", "at 1,2"]);
        check(&Shape::Order(of.clone()), &["order N E E", "order E N E", "order E E N"]);
        let play = Shape::Play { of: of.clone(), until: vec![South] };
        check(&play, &["play N", "play E", "pass", "pass S"]);
        check(&Shape::Free(of), &["do N", "do E"]);
    }

    #[test]
    fn what_does_not_fit_says_why() {
        let several = Shape::Several { of: vec![North, East], least: 1, most: 1 };
        let refused = [
            (&several, Answer::Several(Vec::new()), Misfit::Count),
            (&several, Answer::Several(vec![North, East]), Misfit::Count),
            (&several, Answer::Several(vec![North, North]), Misfit::Option),
            (&several, Answer::Pick(North), Misfit::Shape),
            (&Shape::One(vec![West]), Answer::Pick(North), Misfit::Option),
            (&Shape::One(vec![West]), Answer::Pass, Misfit::Shape),
            (&Shape::Number { least: 1, most: 2 }, Answer::Number(3), Misfit::Option),
            (&Shape::Place(Vec::new()), Answer::Place(Cell::START), Misfit::Option),
            (&Shape::Order(vec![North, East]), Answer::Order(vec![East]), Misfit::Count),
            (&Shape::YesNo, Answer::Number(1), Misfit::Shape),
            (&Shape::Free(vec![North]), Answer::Do(South), Misfit::Option),
        ];
        for (shape, answer, misfit) in refused {
            assert_eq!(shape.check(&answer), Err(misfit), "{answer}");
        }
        let play: Shape<Side> = Shape::Play { of: Vec::new(), until: Vec::new() };
        assert_eq!((play.pass(), several.pass()), (Some(Answer::Pass), None));
        assert_eq!(play.check(&Answer::PassUntil(North)), Err(Misfit::Option));
    }
}
