//! The page of copies.

use leptos::prelude::*;

use super::{Brought, export, import, words};
use crate::browser::{address, clock, files};
use crate::kernel::Text;
use crate::parts::{Button, IconButton, Weight};
use crate::shell::{Desk, Way};

/// The ending and the kind of the file.
const KINDS: &str = ".json,application/json";

/// What became of the last wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Nothing,
    Kept,
    NotKept,
    Brought(Brought),
    Refused(super::Refused),
    Unread(files::Unread),
}

/// A copy of everything, as a file, and back.
#[component]
pub fn CopiesPage(desk: Desk) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(desk.lang.get()).to_owned());
    let outcome = RwSignal::new(Outcome::Nothing);
    let keep = move || {
        let name = format!("undercroft-{}.json", clock::day());
        let is_offered =
            export(desk.saves).is_some_and(|text| files::offer(&name, "application/json", &text));
        outcome.set(if is_offered { Outcome::Kept } else { Outcome::NotKept });
    };
    let take = move || {
        files::choose(KINDS, move |read| {
            let told = match read.map(|text| import(desk, &text)) {
                Ok(Ok(brought)) => {
                    desk.note(brought.trouble.map_or(Ok(()), Err));
                    Outcome::Brought(brought)
                }
                Ok(Err(refused)) => Outcome::Refused(refused),
                Err(unread) => Outcome::Unread(unread),
            };
            // Whoever has left meanwhile finds everything on the shelf.
            let _ = outcome.try_set(told);
        });
    };
    let told = move || told(outcome.get(), desk);
    view! {
        <main class="sheet is-narrow grain">
            <header class="sheet-head">
                <IconButton
                    label=say(words::BACK)
                    icon="arrow-left"
                    on_press=move || address::back_or("")
                />
                <h1>{say(words::COPIES)}</h1>
            </header>
            <p>{say(words::EXPORT_HINT)}</p>
            <div class="menu">
                <Button
                    label=say(words::EXPORT)
                    icon="download"
                    weight=Weight::Main
                    on_press=keep
                />
            </div>
            <p>{say(words::IMPORT_HINT)}</p>
            <div class="menu">
                <Button label=say(words::IMPORT) icon="upload" on_press=take/>
                <Button label=say(words::TO_SHELF) on_press=move || desk.go.run(Way::Shelf)/>
            </div>
            <p class="headline" role="status">{told}</p>
        </main>
    }
}

fn told(outcome: Outcome, desk: Desk) -> String {
    let lang = desk.lang.get();
    match outcome {
        Outcome::Nothing => String::new(),
        Outcome::Kept => words::EXPORTED.get(lang).to_owned(),
        Outcome::NotKept => words::NOT_EXPORTED.get(lang).to_owned(),
        Outcome::Brought(brought) => words::brought(brought, lang),
        Outcome::Refused(refused) => words::refused(refused).get(lang).to_owned(),
        Outcome::Unread(unread) => words::unread(unread).get(lang).to_owned(),
    }
}
