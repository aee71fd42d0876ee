//! The card itself: picture, kind, name, words, what the thing says of itself where it is, and its rule.

use crate::kernel::{message, text};
use leptos::html;
use leptos::prelude::*;

use super::found::Picture;
use super::gestures::Wish;
use super::texts::Entry;
use crate::browser::dialog;
use crate::parts::{Button, Icon, effect_since, on_back, outline_of};
use crate::shell::kit::app_context::AppContext;
use crate::shell::words::messages;

/// A card that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub wish: Wish,
    pub entry: Entry,
    pub picture: Picture,
    /// The text on the thing itself.
    pub face: Option<String>,
    /// The thing's words about itself.
    pub here: Option<String>,
}

/// The card of what the mouse rests on. It takes neither the focus nor a click, and is not read: a thing
/// on a board has words of its own for those who do not see it.
#[component]
pub fn RestedCard(ctx: AppContext, card: Card) -> impl IntoView {
    let rule = rule_words(ctx, &card.entry.rule);
    view! {
        <div class="explained is-rested" aria-hidden="true">
            {told(ctx, card)}
            <p class="explained-rule"><Icon name="book"/> {rule}</p>
        </div>
    }
}

/// The card that somebody asked for: it stays until it is closed, and gives the focus back.
#[component]
pub fn AskedCard(
    ctx: AppContext,
    card: Signal<Option<Card>>,
    on_close: Callback<()>,
    on_read: Callback<String>,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    let is_open = Memo::new(move |_| card.read().is_some());
    on_back(is_open.into(), on_close);
    // A dialog can be opened only by a call: this brings the element in line, and sets nothing.
    effect_since(move |was_open: Option<bool>| {
        let is_open = card.read().is_some();
        if let Some(dialog) = element.get() {
            if is_open { dialog::show(&dialog) } else { dialog::hide(&dialog) }
        }
        if was_open == Some(true) && !is_open {
            request_animation_frame(|| dialog::go_home(None));
        }
        is_open
    });
    let close_beside = move |event: leptos::ev::MouseEvent| {
        // The dialog itself is hit only beside its content, which fills it.
        if element.get_untracked().is_some_and(|it| event.target() == Some(it.into())) {
            on_close.run(());
        }
    };
    let closed = move |said: leptos::ev::Event| {
        if dialog::is_closed(&said) {
            on_close.run(());
        }
    };
    let body = move || card.get().map(|it| asked(ctx, it, on_close, on_read));
    view! {
        <dialog
            node_ref=element
            class="explained is-asked"
            aria-labelledby="explained-name"
            aria-describedby="explained-words"
            on:close=closed
            on:click=close_beside
        >
            {body}
        </dialog>
    }
}

/// A card that stays: all of it, and two buttons.
fn asked(
    ctx: AppContext,
    card: Card,
    on_close: Callback<()>,
    on_read: Callback<String>,
) -> impl IntoView {
    let rule = card.entry.rule.clone();
    let label = rule_words(ctx, &rule);
    let close = ctx.text(text!("close"));
    view! {
        <div class="explained-body">
            {told(ctx, card)}
            <div class="explained-acts">
                <Button
                    label=Signal::stored(label)
                    icon="book"
                    on_press=move |()| on_read.run(rule.clone())
                />
                <Button label=close on_press=on_close/>
            </div>
        </div>
    }
}

/// Picture, kind, name, words, and what the thing says of itself.
fn told(ctx: AppContext, card: Card) -> impl IntoView {
    let Card { entry, picture, face, here, .. } = card;
    let is_asked = card.wish == Wish::Asked;
    let picture = match picture {
        Picture::Symbol(symbol) => view! { <path d=move || outline_of(&symbol)></path> }.into_any(),
        Picture::Number(number) => {
            view! { <text x="16" y="24" text-anchor="middle">{number}</text> }.into_any()
        }
    };
    let id = |id: &'static str| is_asked.then_some(id);
    let face = face.map(|it| view! { <p class="explained-face">{it}</p> });
    let here = here.map(|it| {
        let words = message!(ctx.lang.get_untracked(), "explain-here", told = &it);
        view! { <p class="explained-here">{words}</p> }
    });
    view! {
        <div class="explained-told">
            <svg class="explained-picture" viewBox="0 0 32 32" aria-hidden="true">
                {picture}
            </svg>
            <div>
                <p class="explained-kind">{entry.kind}</p>
                <h2 id=id("explained-name")>{entry.name}</h2>
                <div id=id("explained-words")>{face} <p>{entry.words}</p> {here}</div>
            </div>
        </div>
    }
}

fn rule_words(ctx: AppContext, rule: &str) -> String {
    message!(ctx.lang.get_untracked(), "explain-rule", id = rule)
}
