//! Numbers with signs: what a choice brings, at a glance.

use leptos::prelude::*;

use super::gain::{Mark, Sign};
use super::words::signed;
use crate::parts::Icon;

/// Some marks, one after another; silent, because the label of the place says the same in words.
#[component]
pub fn Marks(
    #[prop(into)] marks: Signal<Vec<Mark>>,
    /// Whether there is room for signs only.
    #[prop(optional)]
    is_small: bool,
) -> impl IntoView {
    let mark = move |it: Mark| mark(it, is_small);
    let draw = move || marks.get().into_iter().map(mark).collect_view();
    view! { <span class="pd-marks" aria-hidden="true">{draw}</span> }
}

fn mark(mark: Mark, is_small: bool) -> impl IntoView {
    let (icon, class) = symbol(mark.sign);
    let count = count(mark);
    let letter = letter(mark.sign).filter(|_| !is_small);
    view! {
        <i class=class>
            {count}
            <Icon name=icon/>
            {letter}
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

fn count(mark: Mark) -> String {
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
