//! The page of what was set aside.

use leptos::prelude::*;

use super::{Item, Kind, items, put_back, words};
use crate::browser::storage::{self, ASIDE};
use crate::browser::{address, files, page};
use crate::kernel::Text;
use crate::parts::{Button, Dialog, IconButton, Notice, Weight};
use crate::shell::{Desk, Facts};

/// No more of a text is shown, in characters; the file has all of it.
const SHOWN_MAX: usize = 20_000;

/// What the page has at hand.
#[derive(Clone, Copy)]
struct Bench {
    desk: Desk,
    games: StoredValue<Vec<Facts>>,
    items: RwSignal<Vec<Item>>,
}

impl Bench {
    fn say(self, words: Text) -> Signal<String> {
        Signal::derive(move || words.get(self.desk.lang.get()).to_owned())
    }

    fn tell(self, words: String) {
        self.desk.notices.show(Notice::brief(words));
    }

    /// Looks again at what lies aside; whoever has left the page needs nothing of it.
    fn look_again(self) {
        let found = self.games.try_with_value(|games| items(games));
        found.into_iter().for_each(|it| drop(self.items.try_set(it)));
    }
}

/// Everything that was set aside: to look at, to save as a file, to put back, to delete.
#[component]
pub fn AsidePage(desk: Desk, games: Vec<Facts>) -> impl IntoView {
    let games = StoredValue::new(games);
    let bench = Bench { desk, games, items: RwSignal::new(Vec::new()) };
    bench.look_again();
    if let Some(listening) = storage::on_change(move |_| bench.look_again()) {
        on_cleanup(move || listening.stop());
    }
    let is_empty = Memo::new(move |_| bench.items.read().is_empty());
    let card = move |it: Item| view! { <Card bench=bench item=it/> };
    let key = |it: &Item| (it.key.clone(), it.n_bytes);
    let list = move || {
        view! {
            <For each=move || bench.items.get() key=key children=card/>
            <DeleteAll bench=bench/>
        }
    };
    let empty = move || view! { <p class="headline">{bench.say(words::NOTHING)}</p> };
    view! {
        <main class="sheet is-narrow campaigns grain">
            <header class="sheet-head">
                <IconButton
                    label=bench.say(words::BACK)
                    icon="arrow-left"
                    on_press=move || address::back_or("")
                />
                <h1>{bench.say(words::ASIDE)}</h1>
            </header>
            <p class="hint">{bench.say(words::HINT)}</p>
            <Show when=move || !is_empty.get() fallback=empty>{list()}</Show>
        </main>
    }
}

/// One thing that was set aside, and what can be done with it.
#[component]
fn Card(bench: Bench, item: Item) -> impl IntoView {
    let lang = bench.desk.lang;
    let item = StoredValue::new(item);
    let title = move || item.with_value(|it| words::title(it, lang.get()));
    let verdict = move || item.with_value(|it| words::verdict(it, lang.get()));
    let is_shown = RwSignal::new(false);
    let text = move || {
        let text = item.with_value(|it| storage::text(&it.key).ok().flatten());
        let shown: String = text.unwrap_or_default().chars().take(SHOWN_MAX).collect();
        view! { <pre tabindex="0">{shown}</pre> }
    };
    view! {
        <section class="campaign record-text">
            <h2>{title}</h2>
            <p class="hint">{verdict}</p>
            <Show when=move || is_shown.get()>{text()}</Show>
            <div class="menu">
                <Button
                    label=bench.say(words::LOOK)
                    on_press=move || is_shown.update(|it| *it = !*it)
                />
                <Button
                    label=bench.say(words::SAVE)
                    icon="download"
                    on_press=move || item.with_value(|it| save(bench, it))
                />
                <Button
                    label=bench.say(words::PUT_BACK)
                    on_press=move || item.with_value(|it| back(bench, it))
                />
                <Button
                    label=bench.say(words::DELETE)
                    icon="trash"
                    on_press=move || item.with_value(|it| delete(bench, it))
                />
            </div>
        </section>
    }
}

/// Saves something as a file, letter by letter.
fn save(bench: Bench, item: &Item) {
    let text = storage::text(&item.key).ok().flatten().unwrap_or_default();
    let is_plain = |it: &char| it.is_ascii_alphanumeric() || *it == '-';
    let name: String = item.key.replace('/', "-").chars().filter(is_plain).collect();
    if !files::offer(&format!("{name}.json"), "application/json", &text) {
        bench.tell(words::NOT_SAVED.get(bench.desk.lang.get_untracked()).to_owned());
    }
}

fn back(bench: Bench, item: &Item) {
    let lang = bench.desk.lang.get_untracked();
    let done = bench.games.with_value(|games| put_back(bench.desk, item, games));
    if done.is_ok() && item.kind == Kind::Settings {
        return address::reload();
    }
    bench.tell(match &done {
        Ok(()) => words::IS_BACK.get(lang).to_owned(),
        Err(why) => words::not_back(why, lang),
    });
    bench.look_again();
    if done.is_ok() {
        page::find_focus("h1");
    }
}

/// Deletes something; for a while that can be undone.
fn delete(bench: Bench, item: &Item) {
    let lang = bench.desk.lang.get_untracked();
    let Ok(Some(text)) = storage::text(&item.key) else { return bench.look_again() };
    let key = item.key.clone();
    let _ = storage::remove(&key);
    let undo = move || {
        // Once more in its place, where it was alone.
        let _ = storage::set_text(&key, &text);
        bench.look_again();
    };
    let notice = Notice::brief(words::DELETED.get(lang).to_owned());
    bench.desk.notices.show(notice.with_remedy(words::UNDO.get(lang).to_owned(), undo));
    bench.look_again();
    // The button that was pressed is gone.
    page::find_focus("h1");
}

/// Deletes all of it, once one is sure.
#[component]
fn DeleteAll(bench: Bench) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let sure = move || words::sure(bench.items.read().len(), bench.desk.lang.get());
    let delete = move || {
        let is_aside = |it: &&Item| it.key.contains(ASIDE);
        for item in bench.items.get_untracked().iter().filter(is_aside) {
            let _ = storage::remove(&item.key);
        }
        bench.look_again();
        page::find_focus("h1");
    };
    view! {
        <div class="menu">
            <Button
                label=bench.say(words::DELETE_ALL)
                icon="trash"
                weight=Weight::Grave
                on_press=move || is_asked.set(true)
            />
        </div>
        <Dialog
            title=bench.say(words::DELETE_ALL)
            open=is_asked
            on_close=move || is_asked.set(false)
        >
            <p>{sure}</p>
            <div class="menu">
                <Button label=bench.say(words::CANCEL) on_press=move || is_asked.set(false)/>
                <Button
                    label=bench.say(words::DELETE_ALL_NOW)
                    icon="trash"
                    weight=Weight::Grave
                    on_press=delete
                />
            </div>
        </Dialog>
    }
}
