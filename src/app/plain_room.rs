//! A stand-in for a room: every legal action as a button with its notation.

use leptos::prelude::*;

use crate::games::paper_dungeons::PaperDungeons;
use crate::shell::{Hand, Room};

impl Room for PaperDungeons {
    fn open(hand: Hand<Self>) -> AnyView {
        let button = move |it: <PaperDungeons as crate::kernel::Game>::Action| {
            let name = it.to_string();
            let act = move |_| hand.act(vec![it]);
            view! { <button type="button" class="button" on:click=act>{name}</button> }
        };
        let legal = move || hand.legal.get().into_iter().map(button).collect_view();
        view! { <div class="menu">{legal}</div> }.into_any()
    }
}
