//! A dialog above the page: the browser's own, which keeps the focus inside and heeds Escape.

use std::time::Duration;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::html;
use leptos::prelude::*;

use super::effect::{effect, effect_since};

use super::{IconButton, use_language, words};
use crate::browser::dialog;
use crate::browser::layers::Layer;

/// The time in which a dialog that opens by itself takes no tap: a second quick tap means the thing there before.
const REST: Duration = Duration::from_millis(500);

/// Lets Back close what is open, before it leads anywhere; Escape too, where no dialog heeds it.
pub fn on_back(open: Signal<bool>, on_close: Callback<()>) {
    let layer = StoredValue::new(None);
    effect(move || {
        let close = move || on_close.try_run(()).unwrap_or_default();
        layer.set_value(open.get().then(|| Layer::open(close)));
    });
}

/// The traits that set a dialog apart.
#[derive(Clone, Copy, Default)]
pub struct DialogKind {
    pub class: &'static str,
    /// The place of the focus when the dialog is closed, if it opens by itself.
    pub home: Option<&'static str>,
}

/// A dialog with a title and a way out. The one that shows it owns `open`; `on_close` is called when
/// the person closes it, by button, Escape, or a tap beside it.
#[component]
pub fn Dialog(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] open: Signal<bool>,
    #[prop(into)] on_close: Callback<()>,
    #[prop(optional)] kind: DialogKind,
    children: ChildrenFn,
) -> impl IntoView {
    let DialogKind { class, home } = kind;
    let lang = use_language();
    let element = NodeRef::<html::Dialog>::new();
    let is_resting = RwSignal::new(false);
    on_back(open, on_close);
    show(element, open, is_resting, home);
    let close = move || on_close.run(());
    let (press, click) = beside(element, is_resting, close);
    let closed = move |said: leptos::ev::Event| {
        if dialog::is_closed(&said) {
            close();
        }
    };
    let close_label = Signal::derive(move || words::CLOSE.get(lang.get()).to_owned());
    view! {
        <dialog
            node_ref=element
            class=format!("dialog {class}")
            class:is-resting=is_resting
            aria-label=title
            on:pointerdown=press
            on:close=closed
            on:click=click
        >
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2>{title}</h2>
                    <IconButton label=close_label icon="close" on_press=close/>
                </header>
                <Show when=move || open.get()>{children()}</Show>
            </div>
        </dialog>
    }
}

/// Brings the element in line with `open`. A dialog that opens by itself rests at first.
fn show(
    element: NodeRef<html::Dialog>,
    open: Signal<bool>,
    is_resting: RwSignal<bool>,
    home: Option<&'static str>,
) {
    // A dialog can be opened only by a call: apart from the rest, this sets nothing.
    effect_since(move |was_open: Option<bool>| {
        let is_open = open.get();
        if is_open && home.is_some() {
            is_resting.set(true);
            let wake = move || {
                let _ = is_resting.try_set(false);
            };
            set_timeout(wake, REST);
        }
        if let Some(dialog) = element.get() {
            if is_open { dialog::show(&dialog) } else { dialog::hide(&dialog) }
        }
        if was_open == Some(true) && !is_open {
            // What the dialog leads to is drawn by the time of the next frame.
            request_animation_frame(move || dialog::go_home(home));
        }
        is_open
    });
}

/// Closes a dialog by a tap beside it: what hears that it is pressed, and that it is tapped.
fn beside(
    element: NodeRef<html::Dialog>,
    is_resting: RwSignal<bool>,
    close: impl Fn() + Copy + 'static,
) -> (impl FnMut(PointerEvent) + 'static, impl FnMut(MouseEvent) + 'static) {
    // The dialog itself is hit only beside its content, which fills it.
    let is_beside = move |target: Option<_>| {
        element.get_untracked().is_some_and(|it| target == Some(it.into()))
    };
    // A press that began before the dialog was there, or within it, does not mean to close it.
    let began_beside = StoredValue::new(false);
    let press = move |event: PointerEvent| {
        began_beside.set_value(is_beside(event.target()) && !is_resting.get_untracked());
    };
    let click = move |event: MouseEvent| {
        if is_beside(event.target()) && began_beside.get_value() {
            close();
        }
    };
    (press, click)
}
