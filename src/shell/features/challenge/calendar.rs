//! The calendar of a box: a grid of days with one tab stop, and arrow keys within.

use leptos::prelude::*;

use super::day_cell::{DayCell, Known};
use super::store::Challenges;
use super::words;
use crate::browser;
use crate::kernel::{Text, text};
use crate::parts::{Enabled, Icon, IconButton, plain_key};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::day::{Day, Month};
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// The calendar goes back so many months at least.
const MONTHS: i32 = 12;

/// One's place in the calendar.
#[derive(Clone, Copy)]
struct CalendarCursor {
    now: Day,
    /// The first month that can be turned to.
    first: Month,
    month: RwSignal<Month>,
    /// The day that Tab leads to.
    at: RwSignal<Day>,
}

impl CalendarCursor {
    /// Turns so many months, and holds to the number of the day as far as there is one.
    fn turn(self, n_months: i32) {
        let month = self.month.get_untracked().plus(n_months);
        if month < self.first || self.now.month() < month {
            return;
        }
        let nth = self.at.get_untracked().of_month().min(month.n_days()) as i32;
        self.at.set(month.first().plus(nth - 1).min(self.now));
        self.month.set(month);
    }

    /// Goes to a day, and to its month; as far as the calendar goes.
    fn go(self, day: Day) {
        let day = day.clamp(self.first.first(), self.now);
        self.month.set(day.month());
        self.at.set(day);
    }

    /// Does what a key asks; false if it means nothing here.
    fn press(self, key: &str) -> bool {
        let at = self.at.get_untracked();
        let weekday = at.weekday() as i32;
        match key {
            "ArrowLeft" => self.go(at.plus(-1)),
            "ArrowRight" => self.go(at.plus(1)),
            "ArrowUp" => self.go(at.plus(-7)),
            "ArrowDown" => self.go(at.plus(7)),
            "Home" => self.go(at.plus(-weekday)),
            "End" => self.go(at.plus(6 - weekday)),
            "PageUp" => self.turn(-1),
            "PageDown" => self.turn(1),
            _ => return false,
        }
        true
    }
}

/// The first month that can be turned to: that of the first result, or twelve months back.
fn first_month(known: &Known, now: Day) -> Month {
    let back = now.month().plus(-MONTHS);
    known.results.first().map_or(back, |it| it.day.month().min(back))
}

/// The months of a box, one at a time.
#[component]
pub fn Calendar(
    ctx: AppContext,
    challenges: Challenges,
    known: Memo<Known>,
    now: Day,
) -> impl IntoView {
    let Challenges { info, of_box, .. } = challenges;
    let first = first_month(&known.read_untracked(), now);
    let place =
        CalendarCursor { now, first, month: RwSignal::new(now.month()), at: RwSignal::new(now) };
    let heading = move || words::month(place.month.get(), ctx.lang.get());
    let can_go_back = Signal::derive(move || first < place.month.get());
    let can_go_on = Signal::derive(move || place.month.get() < now.month());
    let press = move |event: leptos::ev::KeyboardEvent| {
        let is_ours = plain_key(&event).is_some_and(|it| place.press(&it));
        if is_ours {
            event.prevent_default();
            let day = place.at.get_untracked();
            // The month may have to be drawn before its day can have the focus.
            request_animation_frame(move || browser::page::focus(&format!("#day-{day}")));
        }
    };
    let weeks = move || {
        let month = place.month.get();
        let lang = ctx.lang.get();
        let known = known.read();
        let cells = month.days().map(|it| known.cell(it, now, &info, lang)).collect::<Vec<_>>();
        weeks(cells).into_iter().map(|week| row(of_box, place, week)).collect_view()
    };
    let weekday = move |(short, long): (Text, Text)| {
        view! {
            <div role="columnheader">
                <span class="only-read">{ctx.text(long)}</span>
                <span aria-hidden="true">{ctx.text(short)}</span>
            </div>
        }
    };
    view! {
        <div class="calendar-head">
            <IconButton label=ctx.text(text!("challenge-earlier")) icon="chevron-left" enabled=Enabled::or_why(can_go_back, ctx.text(text!("challenge-no-farther"))) on_press=move || place.turn(-1)/>
            <h2 id="month" aria-live="polite">{heading}</h2>
            <IconButton label=ctx.text(text!("challenge-later")) icon="chevron-right" enabled=Enabled::or_why(can_go_on, ctx.text(text!("challenge-no-farther"))) on_press=move || place.turn(1)/>
        </div>
        <div class="calendar" role="grid" aria-labelledby="month" on:keydown=press>
            <div role="row" class="weekdays">{words::WEEKDAYS.map(weekday).collect_view()}</div>
            {weeks}
        </div>
    }
}

/// The days of a month in weeks from Monday, with gaps before the first and after the last.
fn weeks(cells: Vec<DayCell>) -> Vec<Vec<Option<DayCell>>> {
    let n_before = cells.first().map_or(0, |it| it.day.weekday());
    let mut all: Vec<Option<DayCell>> = vec![None; n_before];
    all.extend(cells.into_iter().map(Some));
    while !all.len().is_multiple_of(7) {
        all.push(None);
    }
    all.chunks(7).map(<[_]>::to_vec).collect()
}

fn row(of_box: BoxInfo, place: CalendarCursor, week: Vec<Option<DayCell>>) -> impl IntoView {
    let cell = move |it: Option<DayCell>| match it {
        Some(it) => cell(of_box, place, it).into_any(),
        None => view! { <div role="gridcell" class="day is-none"></div> }.into_any(),
    };
    view! { <div role="row">{week.into_iter().map(cell).collect_view()}</div> }
}

/// A day: a way to its table, unless it is yet to come.
fn cell(of_box: BoxInfo, place: CalendarCursor, it: DayCell) -> impl IntoView {
    let day = it.day;
    let id = format!("day-{day}");
    let tab = move || if place.at.get() == day { "0" } else { "-1" };
    let class = it.class();
    let flame = it.is_in_streak.then(|| view! { <Icon name="streak"/> });
    let icon = it.icon().map(|name| view! { <Icon name=name/> });
    let inside = view! {
        <span class="only-read">{it.label.clone()}</span>
        <small aria-hidden="true">{day.of_month()}</small>
        <b aria-hidden="true">{it.shown()}</b>
        {icon}
        <span class="in-streak" aria-hidden="true">{flame}</span>
    };
    let current = it.is_now.then_some("date");
    let within = if it.is_open() {
        let href = Route::Challenge(of_box.label.id, Some(day)).href();
        let seen = move |_| place.at.set(day);
        view! { <a id=id href=href tabindex=tab aria-current=current on:focus=seen>{inside}</a> }
            .into_any()
    } else {
        view! { <span class="day-to-come">{inside}</span> }.into_any()
    };
    view! { <div role="gridcell" class=class>{within}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(at: &str) -> CalendarCursor {
        let day = |text: &str| Day::read(text).expect(text);
        CalendarCursor {
            now: day("2026-11-24"),
            first: day("2026-01-05").month(),
            month: RwSignal::new(day(at).month()),
            at: RwSignal::new(day(at)),
        }
    }

    #[track_caller]
    fn check(at: &str, key: &str, then: &str) {
        let place = place(at);
        assert!(place.press(key));
        assert_eq!(place.at.get_untracked().to_string(), then);
        assert_eq!(place.month.get_untracked(), place.at.get_untracked().month());
    }

    #[test]
    fn keys_go_by_days_weeks_and_months_as_far_as_there_are_any() {
        check("2026-11-10", "ArrowLeft", "2026-11-09");
        check("2026-11-01", "ArrowUp", "2026-10-25");
        check("2026-11-24", "ArrowRight", "2026-11-24");
        check("2026-11-19", "ArrowDown", "2026-11-24");
        check("2026-11-12", "Home", "2026-11-09");
        check("2026-11-12", "End", "2026-11-15");
        check("2026-10-31", "PageDown", "2026-11-24");
        check("2026-10-31", "PageUp", "2026-09-30");
        check("2026-01-05", "PageUp", "2026-01-05");
        check("2026-01-03", "ArrowUp", "2026-01-01");
        assert!(!place("2026-11-10").press("x"));
    }
}
