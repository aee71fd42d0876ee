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
    let draw = move |look: MissionLook| view! { <Mission bench=bench look=look/> };
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
fn Mission(bench: Bench, look: MissionLook) -> impl IntoView {
    let name = bench.text(look.mission.name());
    let label = Signal::derive(move || labels::mission(&look, bench.lang()));
    let is_claimed = look.claimed.is_some();
    let is_lost = !look.is_open && !is_claimed;
    let is_hot = look.is_open && !is_claimed && look.of <= look.done + 1;
    let state = move || match look.claimed {
        Some(glory) => signed(glory.into()),
        None if is_lost => words::TAKEN_BY_RIVAL.get(bench.lang()).to_owned(),
        None => format!("{} / {}", look.done, look.of),
    };
    let tick = is_claimed.then(|| view! { <Icon name="check"/> });
    let share = format!("{}%", 100 * u32::from(look.done) / u32::from(look.of.max(1)));
    view! {
        <li
            class="pd-mission"
            class:is-claimed=is_claimed
            class:is-lost=is_lost
            class:is-hot=is_hot
            style=("--done", share)
        >
            <span class="only-read">{label}</span>
            <span aria-hidden="true">{name}</span>
            <b aria-hidden="true">{tick} {state}</b>
        </li>
    }
}
