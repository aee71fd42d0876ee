//! The stage: what the rules did by themselves is shown line by line, above the board. Nothing waits
//! for it: a tap on it hurries it, a tap anywhere else goes on.
//!
//! # Nothing happens unseen
//!
//! What the rules do by themselves is put on stage (`shell::features::stage`): sentences of the log, each with a
//! picture, above the board. A board says which events are worth it (`Board::staged`) and which numbers explain
//! them (`Board::figures`), the table makes an episode of each fresh action (`table`), and the
//! stage, which comes with the panels, shows it line by line at the pace of the settings. Nothing waits for it: the
//! match is already further, a tap anywhere else goes on, and undo, reload, replay and a second tab bring nothing
//! on stage. Those who listen hear the same sentences. What befalls several seats alike is one line
//! (`Words::describe_together`), and of too many lines the first stays, for it says what the others come from. A
//! board may say where it stands (`data-stage`). Before a curtain falls over it, everybody around the device looks
//! at it first, at a table that shows nobody's secrets (`Device::is_shown`).

pub mod table;

use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::browser::timer::Timer;
use crate::parts::{Icon, each_key, effect};
use crate::shell::model::episode::{Episode, EpisodeLine, Figures, Goal, Sign, Term};

/// The episode on stage, if there is any. It says the same as the live region, and is hidden from those who listen.
#[component]
pub fn Stage(
    episode: RwSignal<Option<Episode>>,
    /// True if the match is over: the end is shown after this episode.
    #[prop(optional)]
    is_last: Option<Signal<bool>>,
) -> impl IntoView {
    let end = move || {
        let _ = episode.try_set(None);
    };
    let (is_still, hurry) = keep_time(episode, end);
    attend(episode, is_last, end);
    let nth = StoredValue::new(0_u32);
    move || {
        let episode = episode.get()?;
        let beat = format!("{}ms", episode.beat_millis());
        // No line is seen to move to where one of another episode was.
        nth.update_value(|it| *it += 1);
        let nth = nth.get_value();
        let lines = episode.lines.into_iter().enumerate();
        let lines = lines.map(|(idx, it)| (nth, idx, it)).collect::<Vec<_>>();
        let lines = each_key(move || lines.clone(), line);
        // A board may say where it is told, so that nothing is hidden that changes by it.
        let place = browser::page::place_in_window("[data-stage]");
        let [left, top, width, height, below] = place.unwrap_or_default();
        let px = |it: f64| format!("{it}px");
        Some(view! {
            <div
                class="stage"
                class:is-in-place=place.is_some()
                style:--left=px(left)
                style:--top=px(top)
                style:--width=px(width)
                style:--below=px(below)
                style:--height=px(height)
                aria-hidden="true"
            >
                <ol
                    class="grain"
                    class:is-still=is_still
                    style:--beat=beat
                    on:pointerdown=move |event| event.stop_propagation()
                    on:click=move |_| hurry()
                >
                    {lines}
                </ol>
            </div>
        })
    }
}

/// Brings the lines of an episode on stage in their time: tells whether all stand there, and hurries them.
fn keep_time(
    episode: RwSignal<Option<Episode>>,
    end: impl Fn() + Copy + 'static,
) -> (RwSignal<bool>, impl Fn() + Copy + 'static) {
    let is_still = RwSignal::new(false);
    let timer = StoredValue::new_local(None::<Timer>);
    let stand = move |hold: Option<i32>| {
        let _ = is_still.try_set(true);
        let _ = timer.try_set_value(hold.and_then(|it| Timer::after(it, end)));
    };
    effect(move || {
        let coming = episode.with(|it| {
            let it = it.as_ref()?;
            Some((it.beat_millis() * it.lines.len() as i32, it.hold_millis()))
        });
        is_still.set(false);
        timer.set_value(coming.and_then(|(until, hold)| Timer::after(until, move || stand(hold))));
    });
    let hurry = move || {
        if is_still.get_untracked() {
            return end();
        }
        stand(episode.with_untracked(|it| it.as_ref()?.hold_millis()));
    };
    (is_still, hurry)
}

/// A line of an episode, by its place.
fn line((_, nth, it): (u32, usize, EpisodeLine)) -> impl IntoView {
    view! {
        <li class:is-weighty=it.weight.is_weighty() style:--nth=nth.to_string()>
            <span class=format!("is-{}", it.symbol)>
                <Icon name=it.symbol/>
            </span>
            <div><p>{it.words}</p> {it.figures.map(figures)}</div>
        </li>
    }
}

/// Lets a press anywhere on the page end what is on stage: as it begins, so that it also does what it is meant to do. The
/// last episode is ended when the press is over, and by it alone: the end comes up then, and is not to be pressed by it.
fn attend(
    episode: RwSignal<Option<Episode>>,
    is_last: Option<Signal<bool>>,
    end: impl Fn() + Copy + 'static,
) {
    let is_pressed = StoredValue::new(false);
    let press = move || {
        let is_last = is_last.is_some_and(|it| it.get_untracked());
        let waits = is_last && episode.with_untracked(Option::is_some);
        is_pressed.set_value(waits);
        if !waits {
            end();
        }
    };
    let release = move || {
        if is_pressed.try_update_value(std::mem::take) == Some(true) {
            end();
        }
    };
    let goes_on = |event: &ev::KeyboardEvent| matches!(&*event.key(), "Enter" | " " | "Escape");
    let key_press = move |event: ev::KeyboardEvent| {
        if goes_on(&event) {
            press();
            if is_pressed.get_value() {
                event.prevent_default();
            }
        }
    };
    let key_release = move |event: ev::KeyboardEvent| {
        if goes_on(&event) {
            release();
        }
    };
    let listeners = [
        window_event_listener(ev::pointerdown, move |_| press()),
        window_event_listener(ev::click, move |_| release()),
        window_event_listener(ev::keydown, key_press),
        window_event_listener(ev::keyup, key_release),
    ];
    on_cleanup(move || listeners.into_iter().for_each(|it| it.remove()));
}

/// Numbers that explain a sentence: what was laid or added, what it came to, what it had to reach.
fn figures(it: Figures) -> impl IntoView {
    let is_sum = it.total.is_some();
    let term = |it: Term| {
        let is_less = matches!(it.sign, Sign::Less(_));
        let sign = match it.sign {
            Sign::Symbol(symbol) | Sign::Less(symbol) => view! { <Icon name=symbol/> }.into_any(),
            Sign::Name(name) => view! { <small>{name}</small> }.into_any(),
            Sign::Die => {
                return view! { <i class="stage-term stage-die">{pips(it.n)}</i> }.into_any();
            }
        };
        view! {
            <i class="stage-term" class:is-marked=it.is_marked class:is-less=is_less>
                {sign} <b>{it.n}</b>
            </i>
        }
        .into_any()
    };
    let goal = |it: Goal| {
        view! { <i class="stage-goal" class:is-reached=it.is_reached>{it.n}</i> }
    };
    let total = it.total.map(|n| view! { <b class="stage-total">"= " {n}</b> });
    view! {
        <p class="stage-figures" class:is-sum=is_sum>
            {it.terms.into_iter().map(term).collect_view()} {total}
            {it.goals.into_iter().map(goal).collect_view()}
        </p>
    }
}

/// The face of a die.
fn pips(n: u8) -> impl IntoView {
    // By rows from the left above, on a grid of three by three.
    let places: &[(u8, u8)] = match n {
        1 => &[(1, 1)],
        2 => &[(0, 0), (2, 2)],
        3 => &[(0, 0), (1, 1), (2, 2)],
        4 => &[(0, 0), (2, 0), (0, 2), (2, 2)],
        5 => &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
        6 => &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
        _ => &[],
    };
    let pip = |(x, y): &(u8, u8)| {
        let [x, y] = [x, y].map(|it| (10 * it + 6).to_string());
        view! { <circle cx=x cy=y r="3"></circle> }
    };
    view! { <svg viewBox="0 0 32 32">{places.iter().map(pip).collect_view()}</svg> }
}
