//! The result of a challenge, ready to be handed on.

use leptos::prelude::*;

use super::store::{self, DayResult};
use super::words;
use crate::kernel::{Lang, Trail};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::day::Day;
use crate::shell::model::route::Route;
use crate::shell::store::hall::Feat;

/// The result of the challenge of a day.
pub struct Todays {
    of_box: BoxInfo,
    day: Day,
    feat: Feat,
    /// The number of days in a row up to that day that count; nothing if its own result does not.
    n_in_row: usize,
}

impl Todays {
    /// The result of the match of this id; none if it is of no challenge, or goes on.
    pub fn of(ctx: AppContext, id: &str) -> Option<Todays> {
        let feat = untrack(|| ctx.hall.row(id))?;
        let day = Day::read(&feat.today)?;
        let of_box = ctx.box_of(&feat.game, &feat.setup)?;
        let results = store::results(&untrack(|| ctx.hall.rows()), &of_box);
        Some(Todays { n_in_row: in_row(&results, &feat, day), of_box, day, feat })
    }

    /// The part behind `#` in the address of the challenge.
    pub fn hash(&self) -> String {
        invitation(&self.of_box, self.day, &self.feat).hash()
    }

    /// The words that are handed on.
    pub fn words(&self, trail: &Trail, link: &str, lang: Lang) -> String {
        words::shared((&self.of_box, self.day), &self.feat, self.n_in_row, (trail, link), lang)
    }
}

/// The invitation to the challenge of a day, with a result of it that counts.
pub fn invitation(of_box: &BoxInfo, day: Day, feat: &Feat) -> Route {
    let (counts, total) = feat.worth();
    let total = if counts { format!("-{total}") } else { String::new() };
    Route::Invited(of_box.label.id, day, total)
}

/// Counts the days in a row that count up to the day of a result.
pub fn in_row(results: &[DayResult], feat: &Feat, day: Day) -> usize {
    if feat.may_earn() { store::streak(results, day).len() } else { 0 }
}
