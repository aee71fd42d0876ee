//! The matches on this device: open one, or delete it.

use leptos::prelude::*;

use super::catalogue::GameId;
use super::place::Place;
use super::words;
use crate::browser::clock;
use crate::kernel::Text;
use crate::parts::{Button, Dialog, IconButton, Weight};
use crate::shell::{Desk, Entry};

/// The list, the last changed first; nothing while it is empty.
#[component]
pub fn SavedMatches(desk: Desk) -> impl IntoView {
    let entries = Memo::new(move |_| desk.saves.entries());
    let doomed = RwSignal::new(None::<String>);
    let title = move || words::saved_matches(entries.read().len(), desk.lang.get());
    let row = move |it: Entry| view! { <SavedMatch desk=desk entry=it doomed=doomed/> };
    // A match that has changed is another row.
    let key = |it: &Entry| (it.id.clone(), it.changed.to_bits());
    let is_any = move || !entries.read().is_empty();
    let list = move || {
        view! {
            <details class="saved" open>
                <summary>{title}</summary>
                <ul>
                    <For each=move || entries.get() key=key children=row/>
                </ul>
            </details>
        }
    };
    view! {
        <Show when=is_any>{list()}</Show>
        <DeleteDialog desk=desk doomed=doomed/>
    }
}

/// One match: what it is, where it stands, and what can be done with it.
#[component]
fn SavedMatch(desk: Desk, entry: Entry, doomed: RwSignal<Option<String>>) -> impl IntoView {
    let lang = desk.lang;
    let label = GameId::read(&entry.game).map(GameId::label);
    let game = entry.game.clone();
    let title = move || label.map_or_else(|| game.clone(), |it| it.title.get(lang.get()).into());
    let changed = move || clock::words(entry.changed, lang.get().pick("en-GB", "ru"));
    let delete = {
        let title = title.clone();
        Signal::derive(move || words::delete(&title(), &changed(), lang.get()))
    };
    let open = move || words::OPEN.get(lang.get());
    let is_over = entry.is_over;
    let finished = move || is_over.then(|| words::FINISHED.get(lang.get()));
    let href = Place::Match(entry.id.clone()).href();
    let id = entry.id.clone();
    let gist = move || {
        let gist = entry.gist(lang.get());
        [gist.moment.clone(), gist.score.clone(), gist.awaited.clone()]
            .into_iter()
            .filter(|it| !it.is_empty())
            .collect::<Vec<_>>()
            .join(" · ")
    };
    view! {
        <li>
            <a href=href>
                <b>{title}</b>
                <span>{gist}</span>
                <span class="hint">{changed} " " {finished}</span>
                <span class="only-read">{open}</span>
            </a>
            <IconButton
                label=delete
                icon="trash"
                on_press=move || doomed.set(Some(id.clone()))
            />
        </li>
    }
}

/// Asks before a match is deleted for good.
#[component]
fn DeleteDialog(desk: Desk, doomed: RwSignal<Option<String>>) -> impl IntoView {
    let say = move |words: Text| Signal::derive(move || words.get(desk.lang.get()).to_owned());
    let open = Signal::derive(move || doomed.read().is_some());
    let keep = move || doomed.set(None);
    let delete = move || {
        if let Some(id) = doomed.get_untracked() {
            desk.saves.delete(&id);
        }
        doomed.set(None);
    };
    let hint = say(words::DELETE_HINT);
    view! {
        <Dialog title=say(words::DELETE_TITLE) open=open on_close=keep>
            <p>{hint}</p>
            <div class="menu">
                <Button label=say(words::KEEP) on_press=keep/>
                <Button
                    label=say(words::DELETE)
                    icon="trash"
                    weight=Weight::Grave
                    on_press=delete
                />
            </div>
        </Dialog>
    }
}
