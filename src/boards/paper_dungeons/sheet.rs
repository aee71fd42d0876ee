//! The whole sheet: its parts, and how they stand beside each other.

use leptos::prelude::*;

use super::cards::{Deal, OwnCards};
use super::controller::Controller;
use super::glory::Glory;
use super::heroes::Heroes;
use super::items::Items;
use super::map::Map;
use super::missions::Missions;
use super::model::BoardModel;
use super::monsters::Monsters;
use super::panel::Panel;
use super::potions::Potions;
use super::rounds::Rounds;
use super::selection::Spot;
use super::tracks::{Gems, Health, Minions};
use super::tray::Tray;
use super::words;
use crate::boards::kit::on_key;
use crate::games::paper_dungeons::client::{DICE, messages};
use crate::kernel::{Seat, text};
use crate::parts::{Icon, aria, each_key};

/// The sheet of a team, and the tray with the dice.
#[component]
pub fn PaperSheet(controller: Controller) -> impl IntoView {
    let has_deal = controller.select(|it| it.deal.is_some());
    let is_rival = controller.select(|it| it.is_rival);
    let is_over = controller.select(|it| it.is_over);
    let has_tabs = controller.select(|it| !it.tabs.is_empty());
    let input = move |spot| {
        controller.input(spot);
    };
    controller.follow_wants();
    view! {
        <div
            class="pd"
            class:is-dealing=has_deal
            class:is-rival=is_rival
            class:is-over=is_over
            class:has-tabs=has_tabs
            on:keydown=move |event| on_key(&event, controller.kit, spot_of).into_iter().for_each(input)
        >
            <div class="pd-sheet">
                <Tabs controller=controller/>
                <div class="pd-cols">
                    // Beside the place of the heroes and items, which stay on the page unseen.
                    <Show when=move || has_deal.get()>
                        <div class="pd-col pd-col-deal"><Deal controller=controller/></div>
                    </Show>
                    <div class="pd-col pd-col-map"><Rounds controller=controller/> <Map controller=controller/></div>
                    <div class="pd-col pd-col-team">
                        <Heroes controller=controller/>
                        <Items controller=controller/>
                        <Gems controller=controller/>
                        <Minions controller=controller/>
                    </div>
                    <div class="pd-col pd-col-life">
                        <Potions controller=controller/> <Health controller=controller/> <OwnCards controller=controller/>
                    </div>
                    <div class="pd-col pd-col-foes"><Monsters controller=controller/></div>
                    <div class="pd-col pd-col-glory">
                        <Missions controller=controller/> <Glory controller=controller/> <Story controller=controller/>
                    </div>
                </div>
            </div>
            // After what is chosen from, as it stands on the page: cards first, then "Keep these".
            <Tray controller=controller/>
        </div>
    }
}

/// The campaign that the match is a chapter of; nothing otherwise.
#[component]
fn Story(controller: Controller) -> impl IntoView {
    let chapter = controller.hand.chapter;
    let title = Signal::derive(move || chapter.get().map(|it| it.title).unwrap_or_default());
    let story = move || chapter.get().map(|it| it.story);
    let is_chapter = move || chapter.read().is_some();
    view! {
        <Show when=is_chapter>
            <Panel class="pd-story" title=title><p>{story}</p></Panel>
        </Show>
    }
}

/// Digits choose dice.
fn spot_of(key: &str, _: &BoardModel) -> Option<Spot> {
    let digit = key.parse::<usize>().ok().filter(|it| (1..=DICE).contains(it))?;
    Some(Spot::Die(digit - 1))
}

/// The sheets of all teams, one tap away.
#[component]
fn Tabs(controller: Controller) -> impl IntoView {
    let seats = controller.select(|it| it.tabs.iter().map(|it| it.seat).collect::<Vec<Seat>>());
    let label = controller.text(text!("sheets"));
    let has_tabs = move || !seats.read().is_empty();
    let draw = move |seat: Seat| view! { <TabButton controller=controller seat=seat/> };
    view! {
        <Show when=has_tabs>
            <div class="pd-tabs" role="group" aria-label=label>
                {each_key(move || seats.get(), draw)}
            </div>
        </Show>
    }
}

/// The sheet of one team.
#[component]
fn TabButton(controller: Controller, seat: Seat) -> impl IntoView {
    let model = controller.select(move |it| it.tabs.iter().find(|it| it.seat == seat).copied());
    let name = Signal::derive(move || controller.name(seat));
    let total = Signal::derive(move || words::number(model.get().map_or(0, |it| it.total)));
    let pressed = move || aria(model.get().is_some_and(|it| it.is_shown));
    let is_done = move || model.get().is_some_and(|it| it.is_done);
    view! {
        <button
            type="button"
            class="pd-tab"
            class:is-done=is_done
            aria-pressed=pressed
            on:click=move |_| { controller.input(Spot::Sheet(seat)); }
        >
            <span>{name}</span>
            <b>{total}</b>
            <Icon name="check"/>
        </button>
    }
}
