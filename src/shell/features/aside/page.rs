//! The page of what was set aside.

use leptos::prelude::*;

use super::store::{Item, Kind, items, put_back};
use super::words;
use crate::browser::storage::{self, ASIDE};
use crate::browser::{address, files, page};
use crate::kernel::{Text, message, text};
use crate::parts::{Button, IconButton, Notice, each_key};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::deletion::Deletion;
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::messages;

/// No more of a text is shown, in characters; the file has all of it.
const SHOWN_MAX: usize = 20_000;

/// The state of the page.
#[derive(Clone, Copy)]
struct AsidePage {
    ctx: AppContext,
    games: StoredValue<Vec<GameInfo>>,
    items: RwSignal<Vec<Item>>,
}

impl AsidePage {
    fn text(self, words: Text) -> Signal<String> {
        Signal::derive(move || words.get(self.ctx.lang.get()).to_owned())
    }

    fn describe(self, words: String) {
        self.ctx.notices.show(Notice::brief(words));
    }

    /// Looks again at what lies aside; a person who has left the page needs nothing of it.
    fn look_again(self) {
        let found = self.games.try_with_value(|games| items(games));
        found.into_iter().for_each(|it| drop(self.items.try_set(it)));
    }
}

/// Everything that was set aside: to look at, to save as a file, to put back, to delete.
#[component]
pub fn AsidePage(ctx: AppContext, games: Vec<GameInfo>) -> impl IntoView {
    let games = StoredValue::new(games);
    let page = AsidePage { ctx, games, items: RwSignal::new(Vec::new()) };
    page.look_again();
    if let Some(listening) = storage::on_change(move |_| page.look_again()) {
        on_cleanup(move || listening.stop());
    }
    let is_empty = Memo::new(move |_| page.items.read().is_empty());
    let card = move |it: Item| view! { <Card page=page item=it/> };
    let list = move || {
        view! {
            {each_key(move || page.items.get(), card)}
            <DeleteAll page=page/>
        }
    };
    let empty = move || view! { <p class="headline">{page.text(text!("aside-nothing"))}</p> };
    view! {
        <main class="sheet is-narrow campaigns grain">
            <header class="sheet-head">
                <IconButton
                    label=page.text(text!("go-back"))
                    icon="arrow-left"
                    on_press=move || address::back_or("")
                />
                <h1>{page.text(text!("aside"))}</h1>
            </header>
            <p class="hint">{page.text(text!("aside-hint"))}</p>
            <Show when=move || !is_empty.get() fallback=empty>{list()}</Show>
        </main>
    }
}

/// One thing that was set aside, and what can be done with it.
#[component]
fn Card(page: AsidePage, item: Item) -> impl IntoView {
    let lang = page.ctx.lang;
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
                    label=page.text(text!("aside-look"))
                    on_press=move || is_shown.update(|it| *it = !*it)
                />
                <Button
                    label=page.text(text!("save-file"))
                    icon="download"
                    on_press=move || item.with_value(|it| save(page, it))
                />
                <Button
                    label=page.text(text!("aside-put-back"))
                    on_press=move || item.with_value(|it| back(page, it))
                />
                <Button
                    label=page.text(text!("aside-delete"))
                    icon="trash"
                    on_press=move || item.with_value(|it| delete(page, it))
                />
            </div>
        </section>
    }
}

/// Saves something as a file, letter by letter.
fn save(page: AsidePage, item: &Item) {
    let text = storage::text(&item.key).ok().flatten().unwrap_or_default();
    let is_plain = |it: &char| it.is_ascii_alphanumeric() || *it == '-';
    let name: String = item.key.replace('/', "-").chars().filter(is_plain).collect();
    if !files::offer(&format!("{name}.json"), "application/json", &text) {
        page.describe(message!(page.ctx.lang.get_untracked(), "not-saved-file").to_owned());
    }
}

fn back(page: AsidePage, item: &Item) {
    let lang = page.ctx.lang.get_untracked();
    let done = page.games.with_value(|games| put_back(page.ctx.stores(), item, games));
    if done.is_ok() && item.kind == Kind::Settings {
        return address::reload();
    }
    page.describe(match &done {
        Ok(()) => message!(lang, "aside-is-back").to_owned(),
        Err(why) => words::not_back(why, lang),
    });
    page.look_again();
    if done.is_ok() {
        page::find_focus("h1");
    }
}

/// Deletes something; for a while that can be undone.
fn delete(page: AsidePage, item: &Item) {
    let lang = page.ctx.lang.get_untracked();
    let Ok(Some(text)) = storage::text(&item.key) else { return page.look_again() };
    let key = item.key.clone();
    let _ = storage::remove(&key);
    let undo = move || {
        // Once more in its place, where it was alone.
        let _ = storage::set_text(&key, &text);
        page.look_again();
    };
    let notice = Notice::brief(message!(lang, "aside-deleted").to_owned());
    page.ctx.notices.show(notice.with_remedy(message!(lang, "undo-removal").to_owned(), undo));
    page.look_again();
    // The button that was pressed is gone.
    page::find_focus("h1");
}

/// Deletes all of it, once one is sure.
#[component]
fn DeleteAll(page: AsidePage) -> impl IntoView {
    let sure = move || message!(page.ctx.lang.get(), "aside-sure", n = page.items.read().len());
    let delete = move |()| {
        let is_aside = |it: &&Item| it.key.contains(ASIDE);
        for item in page.items.get_untracked().iter().filter(is_aside) {
            let _ = storage::remove(&item.key);
        }
        page.look_again();
        page::find_focus("h1");
    };
    view! {
        <Deletion
            ctx=page.ctx
            name=text!("aside-delete-all")
            sure=Signal::derive(sure)
            now=text!("aside-delete-all-now")
            on_delete=delete
        />
    }
}
