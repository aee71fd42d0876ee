//! The missions on the table.

use leptos::prelude::*;

use super::controller::Controller;
use super::model::MissionModel;
use super::panel::Panel;
use super::words::{labels, signed};
use crate::games::paper_dungeons::client::messages;
use crate::kernel::{message, text};
use crate::parts::{Icon, each};

/// The missions, with how far the team is.
#[component]
pub fn Missions(controller: Controller) -> impl IntoView {
    let missions = controller.select(|it| it.missions.clone());
    let glory = controller.select(|it| it.mission_glory);
    let title = Signal::derive(move || message!(controller.lang(), "missions").to_owned());
    let note = Signal::derive(move || {
        let n = signed(glory.get().into());
        if missions.read().is_empty() {
            return String::new();
        }
        message!(controller.lang(), "missions-note", glory = &n)
    });
    let none = move || {
        missions.read().is_empty().then(|| {
            view! { <p class="pd-none">{controller.text(text!("no-missions"))}</p> }
        })
    };
    let draw =
        move |model: Memo<MissionModel>| view! { <Mission controller=controller model=model/> };
    let list = each(move || missions.get(), draw);
    view! {
        <Panel class="pd-missions" title=title note=note>
            {none}
            <ul>{list}</ul>
        </Panel>
    }
}

/// One mission.
#[component]
fn Mission(controller: Controller, model: Memo<MissionModel>) -> impl IntoView {
    let name = move || model.read().mission.name().get(controller.lang());
    let label = move || labels::mission(&model.read(), controller.lang());
    let is_claimed = Memo::new(move |_| model.read().claimed.is_some());
    let state = move || {
        let model = model.read();
        match model.claimed {
            Some(glory) => signed(glory.into()),
            None if model.is_open => format!("{} / {}", model.done, model.of),
            None => message!(controller.lang(), "mission-taken").to_owned(),
        }
    };
    let tick = move || is_claimed.get().then(|| view! { <Icon name="check"/> });
    let share = move || {
        let model = model.read();
        format!("{}%", 100 * u32::from(model.done) / u32::from(model.of.max(1)))
    };
    view! {
        <li class=move || class_of(&model.read()) style=("--done", share)>
            <span class="only-read">{label}</span>
            <span aria-hidden="true">{name}</span>
            <b aria-hidden="true">{tick} {state}</b>
        </li>
    }
}

fn class_of(model: &MissionModel) -> &'static str {
    match model.claimed {
        Some(_) => "pd-mission is-claimed",
        None if !model.is_open => "pd-mission is-lost",
        None if model.of <= model.done + 1 => "pd-mission is-hot",
        None => "pd-mission",
    }
}
