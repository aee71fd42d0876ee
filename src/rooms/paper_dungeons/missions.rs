//! The missions on the table.

use leptos::prelude::*;

use super::bench::Bench;
use super::panel::Panel;
use super::scene::MissionLook;
use super::words::{self, labels, signed};
use crate::parts::{Icon, each};

/// The missions, with how far the team is.
#[component]
pub fn Missions(bench: Bench) -> impl IntoView {
    let missions = bench.look(|it| it.missions.clone());
    let glory = bench.look(|it| it.mission_glory);
    let title = Signal::derive(move || words::MISSIONS.get(bench.lang()).to_owned());
    let note = Signal::derive(move || {
        let n = signed(glory.get().into());
        if missions.read().is_empty() {
            return String::new();
        }
        bench.lang().pick(format!("{n} glory this round"), format!("{n} славы в этом раунде"))
    });
    let none = move || {
        missions.read().is_empty().then(|| {
            view! { <p class="pd-none">{bench.text(words::NO_MISSIONS)}</p> }
        })
    };
    let draw = move |look: Memo<MissionLook>| view! { <Mission bench=bench look=look/> };
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
fn Mission(bench: Bench, look: Memo<MissionLook>) -> impl IntoView {
    let name = move || look.read().mission.name().get(bench.lang());
    let label = move || labels::mission(&look.read(), bench.lang());
    let is_claimed = Memo::new(move |_| look.read().claimed.is_some());
    let state = move || {
        let look = look.read();
        match look.claimed {
            Some(glory) => signed(glory.into()),
            None if look.is_open => format!("{} / {}", look.done, look.of),
            None => words::TAKEN_BY_RIVAL.get(bench.lang()).to_owned(),
        }
    };
    let tick = move || is_claimed.get().then(|| view! { <Icon name="check"/> });
    let share = move || {
        let look = look.read();
        format!("{}%", 100 * u32::from(look.done) / u32::from(look.of.max(1)))
    };
    view! {
        <li class=move || class_of(&look.read()) style=("--done", share)>
            <span class="only-read">{label}</span>
            <span aria-hidden="true">{name}</span>
            <b aria-hidden="true">{tick} {state}</b>
        </li>
    }
}

fn class_of(look: &MissionLook) -> &'static str {
    match look.claimed {
        Some(_) => "pd-mission is-claimed",
        None if !look.is_open => "pd-mission is-lost",
        None if look.of <= look.done + 1 => "pd-mission is-hot",
        None => "pd-mission",
    }
}
