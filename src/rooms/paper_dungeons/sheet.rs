//! The whole sheet: its parts, and how they stand beside each other.

use leptos::ev;
use leptos::prelude::*;

use super::bench::Bench;
use super::cards::{Deal, OwnCards};
use super::draft::Spot;
use super::glory::Glory;
use super::heroes::Heroes;
use super::items::Items;
use super::map::Map;
use super::missions::Missions;
use super::monsters::Monsters;
use super::panel::Panel;
use super::potions::Potions;
use super::rounds::Rounds;
use super::tracks::{Gems, Health, Minions};
use super::tray::Tray;
use super::words;
use crate::games::paper_dungeons::dice::DICE;
use crate::kernel::Seat;
use crate::parts::{Icon, aria, plain_key};

/// The sheet of a team, and the tray with the dice.
#[component]
pub fn PaperSheet(bench: Bench) -> impl IntoView {
    let has_deal = bench.look(|it| it.deal.is_some());
    let is_rival = bench.look(|it| it.is_rival);
    let is_over = bench.look(|it| it.is_over);
    let has_tabs = bench.look(|it| !it.tabs.is_empty());
    bench.follow_wants();
    view! {
        <div
            class="pd"
            class:is-dealing=has_deal
            class:is-rival=is_rival
            class:is-over=is_over
            class:has-tabs=has_tabs
            on:keydown=move |event| heed(&event, bench)
        >
            <Tray bench=bench/>
            <div class="pd-sheet">
                <Tabs bench=bench/>
                <div class="pd-cols">
                    <div class="pd-col pd-col-map"><Rounds bench=bench/> <Map bench=bench/></div>
                    <div class="pd-col pd-col-team">
                        // In the place of the heroes and items, which stay on the page unseen.
                        <Show when=move || has_deal.get()>
                            <Deal bench=bench/>
                        </Show>
                        <Heroes bench=bench/>
                        <Items bench=bench/>
                        <Gems bench=bench/>
                        <Minions bench=bench/>
                    </div>
                    <div class="pd-col pd-col-life">
                        <Potions bench=bench/> <Health bench=bench/> <OwnCards bench=bench/>
                    </div>
                    <div class="pd-col pd-col-foes"><Monsters bench=bench/></div>
                    <div class="pd-col pd-col-glory">
                        <Missions bench=bench/> <Glory bench=bench/> <Story bench=bench/>
                    </div>
                </div>
            </div>
        </div>
    }
}

/// The campaign that the match is a chapter of; nothing otherwise.
#[component]
fn Story(bench: Bench) -> impl IntoView {
    let chapter = bench.hand.chapter;
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
fn heed(event: &ev::KeyboardEvent, bench: Bench) {
    let digit = plain_key(event).and_then(|key| key.parse::<usize>().ok());
    if let Some(digit) = digit.filter(|it| (1..=DICE).contains(it)) {
        event.prevent_default();
        bench.touch(Spot::Die(digit - 1));
    }
}

/// The sheets of all teams, one tap away.
#[component]
fn Tabs(bench: Bench) -> impl IntoView {
    let seats = bench.look(|it| it.tabs.iter().map(|it| it.seat).collect::<Vec<Seat>>());
    let label = bench.text(words::SHEETS);
    let has_tabs = move || !seats.read().is_empty();
    let draw = move |seat: Seat| view! { <TabButton bench=bench seat=seat/> };
    view! {
        <Show when=has_tabs>
            <div class="pd-tabs" role="group" aria-label=label>
                <For each=move || seats.get() key=|it| *it children=draw/>
            </div>
        </Show>
    }
}

/// The sheet of one team.
#[component]
fn TabButton(bench: Bench, seat: Seat) -> impl IntoView {
    let look = bench.look(move |it| it.tabs.iter().find(|it| it.seat == seat).copied());
    let name = Signal::derive(move || bench.name(seat));
    let total = Signal::derive(move || words::number(look.get().map_or(0, |it| it.total)));
    let pressed = move || aria(look.get().is_some_and(|it| it.is_shown));
    let is_done = move || look.get().is_some_and(|it| it.is_done);
    view! {
        <button
            type="button"
            class="pd-tab"
            class:is-done=is_done
            aria-pressed=pressed
            on:click=move |_| { bench.touch(Spot::Sheet(seat)); }
        >
            <span>{name}</span>
            <b>{total}</b>
            <Icon name="check"/>
        </button>
    }
}
