//! Opening the challenge of a day: the match that was begun, or a new one.

use crate::kernel::message;
use leptos::prelude::*;

use super::store::{self, Challenges};
use crate::parts::Notice;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::day::Day;
use crate::shell::model::order::Order;
use crate::shell::model::route::Route;
use crate::shell::store::new_match::NewMatch;
use crate::shell::words::messages;

/// Goes to the challenge of a day, or of the present day: to the match that was begun or finished here, if it is
/// still here, or to a new one, which is played against the total of somebody else if there is a `target`. The table takes
/// the place of this page.
pub fn open_challenge(
    ctx: AppContext,
    challenges: &Challenges,
    day: Option<Day>,
    target: Option<i32>,
) {
    let Challenges { info, of_box, .. } = challenges;
    let now = store::today();
    let day = day.unwrap_or(now);
    if now < day {
        return refuse(ctx, of_box);
    }
    let begun = untrack(|| store::begun(ctx.saves, of_box));
    if let Some(begun) = begun.into_iter().find(|it| it.day == day) {
        return ctx.go_instead.run(Route::Match(begun.id));
    }
    let Some(order) = store::order(challenges, day, now) else { return refuse(ctx, of_box) };
    let order = Order { rival: target.map(|it| it.to_string()), ..order };
    ctx.sit_down(ctx.go_instead, || {
        let NewMatch { entry, saved } = (info.create_match)(&order, ctx.lang.get_untracked())?;
        Ok(Some(ctx.keep(entry, saved)))
    });
}

/// Nothing can be played yet: the calendar says what can.
fn refuse(ctx: AppContext, of_box: &BoxInfo) {
    let words = message!(ctx.lang.get_untracked(), "challenge-not-yet").to_owned();
    ctx.go_instead.run(Route::Days(of_box.label.id));
    ctx.notices.show(Notice::on_the_way(words));
}
