//! The end of a match: who won, why, and what next.

use leptos::prelude::*;

use super::page::Panel;
use super::score::ScoreTable;
use super::share;
use super::{Command, Desk, Frame, Way, words};
use crate::kernel::Text;
use crate::parts::{Button, Dialog, Weight};

/// The final standing, shown once the match is over; put aside to look at the table, and a bar
/// brings it back.
#[component]
pub fn Ending(
    desk: Desk,
    frame: Memo<Frame>,
    panel: RwSignal<Option<Panel>>,
    command: Callback<Command>,
) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(desk.lang.get()).to_owned());
    let is_over = Memo::new(move |_| frame.read().is_over);
    let is_aside = RwSignal::new(false);
    let open = move || is_over.get() && !is_aside.get();
    let put_aside = move || is_aside.set(true);
    let standing = Memo::new(move |_| frame.read().standing.clone());
    let replay = move || desk.go.run(Way::Replay(frame.read_untracked().id.clone(), None));
    let back = move || {
        let bring = move || is_aside.set(false);
        view! {
            <div class="ending-bar">
                <Button label=say(words::RESULT) icon="trophy" weight=Weight::Main on_press=bring/>
            </div>
        }
    };
    view! {
        <Dialog title=say(words::FINAL) class="is-ending" open=Signal::derive(open) on_close=put_aside>
            <ScoreTable desk=desk standing=standing/>
            <div class="menu">
                <Button
                    label=say(words::AGAIN)
                    icon="dice"
                    weight=Weight::Main
                    on_press=move || command.run(Command::Again)
                />
                <Button
                    label=say(words::SAME_SEED)
                    icon="seed"
                    on_press=move || command.run(Command::SameSeed)
                />
                <Button
                    label=say(share::words::SHARE)
                    icon="share"
                    on_press=move || panel.set(Some(Panel::Share))
                />
                <Button label=say(words::REPLAY) icon="replay" on_press=replay/>
                <Button label=say(words::LOOK) icon="eye" on_press=put_aside/>
                <Button
                    label=say(words::BACK)
                    icon="arrow-left"
                    on_press=move || desk.go.run(Way::Shelf)
                />
            </div>
        </Dialog>
        <Show when=move || is_over.get() && is_aside.get()>{back()}</Show>
    }
}
