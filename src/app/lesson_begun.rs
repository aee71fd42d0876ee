//! The lesson that somebody has begun and not finished.

use leptos::prelude::ReadUntracked;

use super::catalogue::{BOXES, ShelfBox};
use crate::shell::features::lesson::store;
use crate::shell::kit::app_context::AppContext;

impl ShelfBox {
    /// The step that somebody has come to in its lesson, counted from 0, and whether that is the last.
    pub fn step(&self) -> (usize, bool) {
        let step = store::step(self.label.id);
        (step, self.n_steps <= step + 1)
    }

    /// Tells whether its lesson goes on: a person who has a match of the game needs it no more.
    fn goes_on(&self, ctx: AppContext) -> bool {
        let (step, is_last) = self.step();
        let has_match = || {
            let index = ctx.saves.index().read_untracked();
            index.matches.iter().any(|it| it.game == self.game.id())
        };
        0 < step && !is_last && !has_match()
    }
}

/// The box whose lesson goes on, the first of them; none if none does.
pub fn lesson_begun(ctx: AppContext) -> Option<&'static ShelfBox> {
    BOXES.iter().find(|it| it.goes_on(ctx))
}
