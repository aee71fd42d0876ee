//! Acting out of turn at a device that several share.

use crate::kernel::{message, text};
use leptos::prelude::*;

use crate::parts::Button;
use crate::shell::kit::shown::{Played, PlayedParts, ShownParts};
use crate::shell::model::table_model::Command;
use crate::shell::words::messages;

/// The seats that may ask for the device although another is awaited; or, once somebody has it so, the way to hand it
/// back. Nothing where nobody may.
#[component]
pub fn Interruption(played: Played) -> impl IntoView {
    let ShownParts { ctx, model, .. } = *played.shown;
    let PlayedParts { command, .. } = *played;
    let interruption = Memo::new(move |_| model.read().interruption.clone());
    let ask = move |(seat, name): (usize, String)| {
        let name = Signal::derive(move || name.clone());
        let wish = move || command.run(Command::Interrupt(seat));
        view! { <Button label=name icon="person" on_press=wish/> }
    };
    let label = move || interruption.read().why;
    let askers = move || {
        let askers = interruption.get().askers;
        (!askers.is_empty()).then(|| {
            let buttons = askers.into_iter().map(ask).collect_view();
            view! {
                <section class="interruption" aria-label=label>
                    <p>{label}</p>
                    {buttons}
                </section>
            }
        })
    };
    let guest = move || {
        interruption.get().guest.map(|name| {
            let title = move || message!(ctx.lang.get(), "acts-out-of-turn", name = &name);
            view! {
                <section class="interruption" aria-label=label>
                    <p>{title}</p>
                    <Button
                        label=ctx.text(text!("hand-back"))
                        icon="undo"
                        on_press=move || command.run(Command::HandBack)
                    />
                </section>
            }
        })
    };
    view! { {askers} {guest} }
}
