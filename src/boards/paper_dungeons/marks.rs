//! Numbers with signs: what a choice brings, at a glance.

use leptos::prelude::*;

use super::gain::{Sign, SignCount};
use super::words::signed;
use crate::parts::{Icon, each};

/// Some marks, one after another; silent, because the label of the place says the same in words.
#[component]
pub fn Marks(#[prop(into)] marks: Signal<Vec<SignCount>>) -> impl IntoView {
    let draw = each(move || marks.get(), mark);
    view! { <span class="pd-marks" aria-hidden="true">{draw}</span> }
}

/// A small badge: harm and finds. Where space is short, the style drops what goes without saying.
#[component]
pub fn Badge(#[prop(into)] marks: Signal<Vec<SignCount>>) -> impl IntoView {
    let draw = each(move || marks.get(), badge);
    let has_wound = Signal::derive(move || marks.read().iter().any(|it| it.sign == Sign::Wound));
    view! {
        <span class="pd-badge" class:has-wound=has_wound aria-hidden="true">
            {draw}
        </span>
    }
}

fn mark(mark: Memo<SignCount>) -> impl IntoView {
    let icon = Signal::derive(move || symbol(mark.get().sign).0);
    let class = move || symbol(mark.get().sign).1;
    view! {
        <i class=class>
            {move || count(mark.get())}
            <Icon name=icon/>
            {move || letter(mark.get().sign)}
        </i>
    }
}

fn badge(mark: Memo<SignCount>) -> impl IntoView {
    let icon = Signal::derive(move || symbol(mark.get().sign).0);
    let class = move || {
        let SignCount { sign, n, .. } = mark.get();
        let plain = if n == 1 || sign == Sign::Fall { " is-plain" } else { "" };
        let spared = if sign == Sign::Spared { " is-spared" } else { "" };
        format!("{}{plain}{spared}", symbol(sign).1)
    };
    view! {
        <i class=class>
            <span>{move || count(mark.get())}</span>
            <Icon name=icon/>
        </i>
    }
}

/// The symbol of a sign, and the colour that goes with it.
pub fn symbol(sign: Sign) -> (&'static str, &'static str) {
    match sign {
        Sign::Wound => ("heart", "is-wound"),
        Sign::Spared => ("potion-heart", "is-potion"),
        Sign::Fall => ("tombstone", "is-wound"),
        Sign::Gem(_) => ("gem", "is-magic"),
        Sign::Level => ("level-up", "is-glory"),
        Sign::Box => ("chest", "is-ink"),
        Sign::Potion => ("potion", "is-potion"),
        Sign::Minion => ("melee", "is-ink"),
        Sign::Lair(_) => ("lair", "is-ember"),
        Sign::Glory => ("crown", "is-glory"),
    }
}

fn count(mark: SignCount) -> String {
    match mark.sign {
        Sign::Fall => signed(-9),
        Sign::Lair(idx) => ["I", "II", "III"][idx].to_owned(),
        Sign::Wound | Sign::Spared | Sign::Glory => signed(mark.n),
        Sign::Gem(_) | Sign::Level | Sign::Box | Sign::Potion | Sign::Minion => match mark.n {
            1 => "+".to_owned(),
            n => signed(n),
        },
    }
}

fn letter(sign: Sign) -> Option<char> {
    match sign {
        Sign::Gem(letter) => letter.map(|it| it.letter()),
        Sign::Wound | Sign::Spared | Sign::Fall | Sign::Level | Sign::Box => None,
        Sign::Potion | Sign::Minion | Sign::Lair(_) | Sign::Glory => None,
    }
}
