//! Luck and choices apart: the two sums, and the line of what could be expected.

pub mod model;
pub mod table;
pub mod words;

use leptos::prelude::*;

use self::model::{BalanceModel, Course, HEIGHT, SumModel, WIDTH};
use crate::kernel::{Lang, Text, text};
use crate::parts::Icon;
use crate::shell::words::messages;

/// The two sums, what they lead to, and the decision that cost most.
pub fn sums(it: &BalanceModel, lang: Lang) -> AnyView {
    let dearest = it.dearest.clone().map(|it| view! { <p class="balance-dearest">{it}</p> });
    view! {
        <dl class="balance">
            {sum("clover", text!("balance-luck"), text!("balance-of-luck"), &it.luck, lang)}
            {sum("bulb", text!("balance-choices"), text!("balance-of-choices"), &it.choices, lang)}
        </dl>
        <p>{it.sums.clone()}</p>
        {dearest}
    }
    .into_any()
}

/// The basis of the two sums.
pub fn basis(it: &BalanceModel) -> AnyView {
    view! {
        <p class="advice-basis">
            <Icon name="estimate"/>
            <span>{it.basis.clone()}</span>
        </p>
    }
    .into_any()
}

fn sum(symbol: &'static str, name: Text, of: Text, it: &SumModel, lang: Lang) -> AnyView {
    view! {
        <div class:is-loss=it.is_loss>
            <dt>
                <Icon name=symbol/>
                {name.get(lang)}
            </dt>
            <dd>
                <b>{it.told.clone()}</b>
                <small>{it.off.clone()}</small>
            </dd>
            <dd class="balance-of">{of.get(lang)}</dd>
        </div>
    }
    .into_any()
}

/// The line of what could be expected, with the places of some choices, numbered in their order.
pub fn course(it: &Course, plies: &[usize]) -> AnyView {
    let mark = |(y, told): &(i32, String)| view! { <text x="34" y=y + 4>{told.clone()}</text> };
    let fall = |[from, to]: &[(i32, i32); 2]| {
        let outline = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
        view! { <path class="course-fall" d=outline></path> }
    };
    let place = |(nth, ply): (usize, &usize)| {
        let (x, y) = it.spot(*ply);
        // Neighbours stand above and below the line by turns.
        let y = if nth % 2 == 0 { (y - 15).max(11) } else { (y + 15).min(HEIGHT - 11) };
        view! {
            <g class="course-place">
                <circle cx=x cy=y r="9"></circle>
                <text x=x y=y + 4>{nth + 1}</text>
            </g>
        }
    };
    let end = it.points.last().map_or((0, 0), |it| (it.1, it.2));
    view! {
        <svg class="course" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=it.told.clone()>
            <path class="course-area" d=it.area()></path>
            <g class="course-marks">{it.marks.iter().map(mark).collect_view()}</g>
            <path class="course-line" d=it.line()></path>
            {it.falls.iter().map(fall).collect_view()}
            <circle class="course-end" cx=end.0 cy=end.1 r="5"></circle>
            {plies.iter().enumerate().map(place).collect_view()}
        </svg>
    }
    .into_any()
}
