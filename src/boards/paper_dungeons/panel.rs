//! A part of the sheet under a heading, and boxes marked in pencil.

use leptos::html;
use leptos::prelude::*;

use super::ink;

/// A part of the sheet under a heading, with a note at its end.
#[component]
pub fn Panel(
    class: &'static str,
    #[prop(into)] title: Signal<String>,
    #[prop(into, optional)] note: Signal<String>,
    #[prop(optional)] node: NodeRef<html::Section>,
    children: Children,
) -> impl IntoView {
    view! {
        <section class=format!("pd-panel {class}") node_ref=node aria-label=title>
            <h2 class="pd-head">
                <span>{title}</span>
                <small>{note}</small>
            </h2>
            {children()}
        </section>
    }
}

/// Pencil scribbles over a box; `number` chooses the hand's movement.
#[component]
pub fn Scribble(number: u32) -> impl IntoView {
    view! {
        <svg class="pd-scribble" viewBox="0 0 24 24" aria-hidden="true">
            <path d=ink::scribble(number)></path>
        </svg>
    }
}
