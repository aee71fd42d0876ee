//! The course of a lesson: how far it has come, what is done next, and by whom.

use super::model::{LessonModel, Tried};
use crate::kernel::lesson::{Learnt, Lesson, Step, Wording};
use crate::kernel::{Game, Lang, Match, Seat};
use crate::shell::model::seating::{Player, Seating};

/// A lesson that is played.
pub struct Course<G: Game> {
    lesson: Lesson,
    /// The match with all actions of the lesson.
    whole: Match<G>,
    seating: Seating,
    /// The match as it is now.
    game: Match<G>,
    /// The step that it is at, counted from 0.
    step: usize,
}

impl<G: Game> Course<G> {
    /// The lesson at the beginning of a step; of the first one, where there is no such step, and after its end.
    pub fn begin(lesson: Lesson, whole: Match<G>, step: usize) -> Course<G> {
        let last = lesson.steps.len() - 1;
        let step = Some(step).filter(|it| *it < last).unwrap_or_default();
        let mut game = whole.clone();
        game.cut(lesson.begin_of(step));
        let others = Seat::all(whole.n_seats()).filter(|it| *it != Lesson::LEARNER);
        let seating = others.fold(Seating::of_persons(whole.n_seats()), |all, seat| {
            all.with(seat, Player::Computer(0)).unwrap_or(all)
        });
        Course { lesson, whole, seating, game, step }
    }

    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The match as it is now.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The step that it is at, counted from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Tells whether it is at its last step.
    pub fn is_over(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    /// Tells whether something has been done in this step.
    pub fn has_acted(&self) -> bool {
        self.lesson.begin_of(self.step) < self.game.ply()
    }

    /// The learner, where the record goes on with an action of the learner, or the rules await one.
    pub fn seat(&self) -> Option<Seat> {
        let next = self.whole.log().get(self.game.ply()).map(|it| it.seat);
        let is_awaited = || self.game.turn().awaited().has(Lesson::LEARNER);
        let is_asked = next.map_or_else(is_awaited, |it| it == Lesson::LEARNER);
        is_asked.then_some(Lesson::LEARNER)
    }

    /// The actions of the learner that come next in this step, before the others do something; empty where nothing is
    /// done.
    pub fn wanted(&self) -> Vec<G::Action> {
        let end = self.lesson.steps[self.step].end;
        let next = self.whole.log().get(self.game.ply()..end).unwrap_or_default();
        let own = next.iter().take_while(|it| it.seat == Lesson::LEARNER);
        own.map(|it| it.action.clone()).collect()
    }

    /// Makes an action of the learner if it is the next one of the lesson; and what the others do then. Tells
    /// whether it was.
    pub fn take(&mut self, action: &G::Action) -> bool {
        let ply = self.game.ply();
        let next = self.whole.log().get(ply);
        if next.is_none_or(|it| it.seat != Lesson::LEARNER || it.action != *action) {
            return false;
        }
        let end = self.lesson.steps[self.step].end;
        // Nobody chooses the passes that a table makes.
        let mut next = self.whole.ply_after(ply);
        while next < end && self.whole.log()[next].seat != Lesson::LEARNER {
            next = self.whole.ply_after(next);
        }
        self.go_to(next);
        if end <= next {
            self.step += 1;
        }
        true
    }

    /// Goes to the beginning of a step, counted from 0; to the last one, if there is no such step.
    pub fn show(&mut self, step: usize) {
        self.step = step.min(self.lesson.steps.len() - 1);
        self.go_to(self.lesson.begin_of(self.step));
    }

    fn go_to(&mut self, ply: usize) {
        // It has been played before: nothing of it can be refused.
        let _ = self.game.follow(&self.whole.line(), ply);
    }

    /// The lesson as it is drawn.
    pub fn model(&self, tried: Tried, lang: Lang) -> LessonModel {
        let Lesson { steps, learnt, before, .. } = &self.lesson;
        let Step { looks, words, .. } = &steps[self.step];
        let line = |it: &Learnt| (it.symbol.clone(), it.words.get(lang).to_owned());
        let before = before.as_ref().filter(|_| self.step == 0);
        LessonModel {
            number: self.step + 1,
            n_steps: steps.len(),
            words: words.get(lang).to_owned(),
            looks: looks.clone(),
            tried,
            has_acted: self.has_acted(),
            can_go_back: self.lesson.begin_of(0) < self.game.ply() || 0 < self.step,
            is_looking: self.lesson.begin_of(self.step) == steps[self.step].end,
            before: before.map(|it| it.words.get(lang).to_owned()),
            learnt: self.is_over().then(|| learnt.iter().map(line).collect()),
        }
    }

    /// The lesson's answer to an action that is not the next one; none if it says nothing of it.
    pub fn answer(&self, action: &G::Action) -> Option<&Wording> {
        self.lesson.steps[self.step].answer(&action.to_string())
    }
}
