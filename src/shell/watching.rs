//! While computers play: who does, and how not to wait for it.

use leptos::prelude::*;

use super::frame::{Haste, SeatFrame};
use super::{Command, Desk, Frame, words};
use crate::browser;
use crate::kernel::Text;
use crate::parts::{Button, Icon};

/// A bar with the name of the computer that plays, shown unless it is done at once; it can be
/// hurried, and its turn can be skipped.
#[component]
pub fn Watching(desk: Desk, frame: Memo<Frame>, command: Callback<Command>) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(desk.lang.get()).to_owned());
    let player = Memo::new(move |_| frame.with(|it| watched(&it.seats)));
    let is_shown = move || player.read().is_some();
    let name = move || words::plays(&player.get().unwrap_or_default(), desk.lang.get());
    let hurry = move |haste: Haste| {
        command.run(Command::Hurry(haste));
        // The bar leaves the page with its buttons.
        browser::page::focus("#room");
    };
    view! {
        <Show when=is_shown>
            <section class="watching" aria-label=name>
                <p><Icon name="robot"/> <span>{name}</span></p>
                <Button label=say(words::FASTER) icon="wind" on_press=move || hurry(Haste::Fast)/>
                <Button
                    label=say(words::SKIP)
                    icon="step-forward"
                    on_press=move || hurry(Haste::Skip)
                />
            </section>
        </Show>
    }
}

/// The computer that is awaited; none while a person is.
fn watched(seats: &[SeatFrame]) -> Option<String> {
    let mut awaited = seats.iter().filter(|it| it.is_awaited);
    let first = awaited.clone().next().map(|it| it.name.clone());
    first.filter(|_| awaited.all(|it| it.is_computer))
}
