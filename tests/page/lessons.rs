//! The light of a lesson: after any taps, in any order, it leads to the end.

use std::fs;
use std::path::Path;

use leptos::prelude::*;
use undercroft::boards::kit::{Pick, Playable, way};
use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::Lang;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::lesson::Lesson;
use undercroft::shell::board::Hand;
use undercroft::shell::features::lesson::course::Course;
use undercroft::shell::features::lesson::model::{LessonModel, Lit, Seen, Tried};
use undercroft::shell::features::lesson::table::hand;

/// So many taps go wrong in each lesson.
const N_WRONG: usize = 2_000;

/// So many taps in a row go where they like.
const IN_A_ROW: u32 = 9;

/// Following the light, no step takes more taps.
const TAPS_MAX: usize = 40;

/// The learner, with the half-made choice on the board.
struct Learner<B: Playable> {
    course: RwSignal<Course<B>>,
    hand: Hand<B>,
    selection: RwSignal<B::Selection>,
    settled: Memo<B::Selection>,
    aid: B::Aid,
    n_wrong: usize,
    seen: Seen,
}

impl<B: Playable> Learner<B> {
    fn begin(name: &str) -> Learner<B> {
        let path = Path::new("public/lessons").join(name).with_extension("txt");
        let lesson = Lesson::read(&fs::read_to_string(path).expect("a text")).expect("a lesson");
        let whole = lesson.play::<B>().expect("a match");
        let course = RwSignal::new(Course::begin(lesson, whole, 0));
        let hand = hand(course, Signal::stored(Lang::En), Callback::new(|_| {}));
        let selection = RwSignal::new(B::Selection::default());
        let settled = Memo::new(move |_| B::settle(hand, selection.get()));
        let aid = B::aid(hand, settled);
        let (n_wrong, seen) = (0, Seen::default());
        Learner { course, hand, selection, settled, aid, n_wrong, seen }
    }

    fn ask<T>(&self, question: impl FnOnce(B::Query<'_>) -> T) -> T {
        B::ask(self.hand, self.aid, &self.settled.get(), question)
    }

    fn model(&self) -> LessonModel {
        let tried = Tried { n_wrong: self.n_wrong, ..Tried::default() };
        self.course.read().model(tried, Lang::En)
    }

    fn step(&self) -> usize {
        self.course.read().step()
    }

    /// The spots on the way to the first of these actions.
    fn spots(&self, wanted: &[B::Action]) -> Vec<B::Spot> {
        let model = self.ask(|query| B::model(query, self.hand));
        self.ask(|query| B::places(query, &model, wanted)).into_iter().map(|it| it.0).collect()
    }

    /// A tap as a board and a lesson answer it.
    fn tap(&mut self, spot: B::Spot) {
        match self.ask(|query| B::pick(query, spot)) {
            Pick::Selection(selection) | Pick::Show(_, selection) => self.selection.set(selection),
            Pick::Act(actions) => {
                self.selection.set(self.ask(|query| B::kept(query, &actions)));
                for action in actions {
                    if !self.course.try_update(|it| it.take(&action)).expect("a course") {
                        self.n_wrong += 1;
                        break;
                    }
                    self.n_wrong = 0;
                }
            }
            Pick::Nothing(_) => self.n_wrong += 1,
        }
    }

    /// Taps anything that has to do with anything that can be done; goes back now and then.
    fn stray(&mut self, luck: &mut FastChance) {
        let mut pick = |n: usize| luck.pick(n as u32) as usize;
        if pick(20) == 0 {
            let step = self.step().saturating_sub(1);
            self.course.update(|it| it.show(step));
            self.n_wrong = 0;
            return;
        }
        let legal = self.hand.legal.get();
        let wanted =
            if legal.is_empty() { Vec::new() } else { vec![legal[pick(legal.len())].clone()] };
        let spots = self.spots(&wanted);
        let spot = spots[pick(spots.len())];
        self.seen = self.model().after(usize::MAX);
        self.tap(spot);
    }

    /// Taps what the light is on.
    fn follow(&mut self) {
        let model = self.model();
        match model.lit(self.seen) {
            Lit::Look(nth) => {
                self.seen = model.after(nth + 1);
                if model.is_looking && nth + 1 == model.looks.len() {
                    let step = self.step() + 1;
                    self.course.update(|it| it.show(step));
                }
            }
            Lit::Tap => {
                let wanted = self.course.with(Course::wanted);
                let spots = self.spots(&wanted);
                let selection = self.settled.get();
                let taps = way::<B>(self.hand, self.aid, selection, &spots, &wanted);
                let spot = taps
                    .first()
                    .copied()
                    .unwrap_or_else(|| panic!("step {}: no way", model.number));
                let n_wrong = self.n_wrong;
                self.tap(spot);
                assert!(self.n_wrong <= n_wrong, "step {}: what is lit is wrong", model.number);
            }
        }
    }
}

/// Goes wrong in every step, and then follows the light, again and again.
fn goes_astray<B: Playable>(name: &str) {
    let mut luck = FastChance::new(19);
    let mut n_strayed = 0;
    while n_strayed < N_WRONG {
        Owner::new().with(|| {
            untrack(|| {
                let mut learner = Learner::<B>::begin(name);
                while !learner.course.with(Course::is_over) {
                    for _ in 0..luck.pick(IN_A_ROW) {
                        learner.stray(&mut luck);
                        n_strayed += 1;
                    }
                    let step = learner.step();
                    let mut n_taps = 0;
                    while learner.step() == step && !learner.course.with(Course::is_over) {
                        learner.follow();
                        n_taps += 1;
                        assert!(n_taps < TAPS_MAX, "{name}, step {}", step + 1);
                    }
                }
            });
        });
    }
}

#[test]
fn the_light_leads_through_paper_dungeons_from_anywhere() {
    goes_astray::<PaperDungeons>("paper-dungeons");
}

#[test]
fn the_light_leads_through_dungeon_roll_from_anywhere() {
    goes_astray::<DungeonRoll>("dungeon-roll");
}

#[test]
fn the_light_leads_through_dungeon_raiders_from_anywhere() {
    goes_astray::<DungeonRaiders>("dungeon-raiders");
}

#[test]
fn the_light_leads_through_the_tomb_from_anywhere() {
    goes_astray::<Dungeoneer>("tomb-of-the-lich-lord");
}

#[test]
fn the_light_leads_through_the_vault_from_anywhere() {
    goes_astray::<Dungeoneer>("vault-of-the-fiends");
}
