//! Health and wounds, gems, minions.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::team::{LifeModel, Stop};
use super::panel::{Panel, Scribble};
use super::potions::reward_symbol;
use super::words::{labels, number};
use crate::games::paper_dungeons::client::{WOUND_HEARTS, messages};
use crate::kernel::message;
use crate::parts::{Icon, each};

/// Hearts in a row of the wound track.
const IN_ROW: u8 = 12;

/// The health circles over the wound hearts, with the penalty under each pair.
#[component]
pub fn Health(controller: Controller) -> impl IntoView {
    let model = controller.select(|it| it.life);
    let title = Signal::derive(move || {
        let n = model.read().health;
        format!("{} {n}", message!(controller.lang(), "health"))
    });
    let note =
        Signal::derive(move || message!(controller.lang(), "n-wounds", n = model.read().wounds));
    let label = Signal::derive(move || labels::life(&model.read(), controller.lang()));
    let firsts = (0..WOUND_HEARTS).step_by(IN_ROW as usize);
    let rows = firsts.map(|it| view! { <LifeRow model=model first=it/> }).collect_view();
    let fallen = Signal::derive(move || model.read().is_resurrected);
    let resurrection = Signal::derive(move || message!(controller.lang(), "resurrection"));
    let mark = move || fallen.get().then(|| view! { <Scribble number=400/> });
    view! {
        <Panel class="pd-health" title=title note=note>
            <div class="pd-life" role="img" aria-label=label>{rows}</div>
            <p class="pd-fallen" class:is-full=fallen>
                <span class="pd-box is-small">{mark}</span>
                {resurrection}
            </p>
        </Panel>
    }
}

/// Wounds, health and the free hearts of potions beside the dice: on a phone they are seen while the map is.
#[component]
pub fn Vitals(controller: Controller) -> impl IntoView {
    let model = controller.select(|it| it.life);
    let label = Signal::derive(move || labels::life(&model.read(), controller.lang()));
    let wounds = move || labels::of_health(&model.read(), controller.lang());
    let spare = move || labels::spare(&model.read(), controller.lang());
    view! {
        <p class="pd-vitals">
            <span class="only-read">{label}</span>
            <span class="pd-vital" aria-hidden="true"><Icon name="heart"/> {wounds}</span>
            <span class="pd-vital is-spare" aria-hidden="true"><Icon name="potion"/> {spare}</span>
        </p>
    }
}

/// Twelve circles, twelve hearts, six penalties.
#[component]
fn LifeRow(model: ReadSignal<LifeModel>, first: u8) -> impl IntoView {
    let columns = first..first + IN_ROW;
    let circle = |it: u8| {
        let is_full = move || it < model.read().health;
        view! { <i class="pd-dot" class:is-full=is_full></i> }
    };
    let circles = columns.clone().map(circle).collect_view();
    let heart = |it: u8| {
        let is_full = move || u16::from(it) < model.read().wounds;
        view! { <span class="pd-heart" class:is-full=is_full><Icon name="heart"/></span> }
    };
    let hearts = columns.clone().map(heart).collect_view();
    let penalty = |it: u8| {
        let glory = it / 2 + 1;
        let is_now = move || i32::from(glory) == i32::from(model.read().penalty);
        view! { <b class:is-now=is_now>{number(-i32::from(glory))}</b> }
    };
    let penalties = columns.step_by(2).map(penalty).collect_view();
    view! {
        <div class="pd-life-row">
            {circles} {hearts}
            <span class="pd-penalties">{penalties}</span>
        </div>
    }
}

/// The gem track.
#[component]
pub fn Gems(controller: Controller) -> impl IntoView {
    let model = controller.select(|it| it.gems.clone());
    let title = Signal::derive(move || message!(controller.lang(), "gems").to_owned());
    let note = Signal::derive(move || message!(controller.lang(), "track-note").to_owned());
    let label = Signal::derive(move || labels::track(&model.read(), controller.lang()));
    let stops = each(move || model.read().stops.clone(), gem);
    view! {
        <Panel class="pd-gems" title=title note=note>
            <div class="pd-track" role="img" aria-label=label>{stops}</div>
        </Panel>
    }
}

fn gem(stop: Memo<Stop>) -> impl IntoView {
    let is_full = Memo::new(move |_| stop.read().is_full);
    let sign = move || is_full.get().then(|| view! { <Icon name="gem-outline"/> });
    let letter = move || stop.read().letter.filter(|_| is_full.get()).map(|it| it.letter());
    let Stop { glory, reward, .. } = stop.get_untracked();
    let reward = reward.map(|it| view! { <Icon name=reward_symbol(it)/> });
    view! {
        <span class=move || class_of(&stop.read())>
            <span class="pd-ring">{sign} <em>{letter}</em></span>
            <b>{glory}</b>
            {reward}
        </span>
    }
}

fn class_of(stop: &Stop) -> &'static str {
    match (stop.is_full, stop.is_next) {
        (false, false) => "pd-track-stop",
        (false, true) => "pd-track-stop is-next",
        (true, _) => "pd-track-stop is-full",
    }
}

/// The minion track.
#[component]
pub fn Minions(controller: Controller) -> impl IntoView {
    let model = controller.select(|it| it.minions.clone());
    let title = Signal::derive(move || message!(controller.lang(), "minions").to_owned());
    let note = Signal::derive(move || message!(controller.lang(), "track-note").to_owned());
    let label = Signal::derive(move || labels::track(&model.read(), controller.lang()));
    let stops = each(move || model.read().stops.clone(), minion);
    view! {
        <Panel class="pd-minions" title=title note=note>
            <div class="pd-track" role="img" aria-label=label>{stops}</div>
        </Panel>
    }
}

fn minion(stop: Memo<Stop>) -> impl IntoView {
    let is_full = Memo::new(move |_| stop.read().is_full);
    let Stop { glory, number, .. } = stop.get_untracked();
    let number = 500 + u32::from(number);
    let mark = move || is_full.get().then(|| view! { <Scribble number=number/> });
    view! {
        <span class=move || class_of(&stop.read())>
            <span class="pd-box is-small">{mark}</span>
            <b>{glory}</b>
        </span>
    }
}
