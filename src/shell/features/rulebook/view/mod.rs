//! A rulebook on the page: a search field, the chapters, and every unit with its numbers.

mod text;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::parse::parse;
use super::reader::{Reader, RuleLink, show};
use super::search::search;
use super::view::text::BookText;
use super::{Chapter, Rulebook, file};
use crate::browser;
use crate::kernel::{Lang, message};
use crate::parts::{Button, TextField, each_key, effect};
use crate::shell::features::explain::texts;
use crate::shell::words::messages;

/// No longer query is taken, in characters.
const QUERY_MAX: usize = 60;

/// The state of the file.
#[derive(Clone, PartialEq, Eq)]
enum Page {
    Loading,
    Failed,
    Open(Arc<Rulebook>),
}

/// The rulebook of a game, open at `rule`. It keeps no place: `on_turn` hears where a link leads.
#[component]
pub fn RulebookView(
    lang: Signal<Lang>,
    game: &'static str,
    #[prop(into)] rule: Signal<Option<String>>,
    #[prop(into)] on_turn: Callback<String>,
) -> impl IntoView {
    let (query, entries) = (RwSignal::new(String::new()), RwSignal::new(Vec::new()));
    let reader = Reader { lang, rule, on_turn, query, entries };
    let page = RwSignal::new(Page::Loading);
    effect(move || {
        load(page, game, lang, lang.get());
        illustrate(reader, game, lang.get());
    });
    let retry = Callback::new(move |()| {
        page.set(Page::Loading);
        load(page, game, lang, lang.get_untracked());
    });
    let loading = move || message!(lang.get(), "rules-loading");
    let draw = move || match page.get() {
        Page::Loading => view! { <p class="hint">{loading}</p> }.into_any(),
        Page::Failed => view! { <NotLoaded lang=lang retry=retry/> }.into_any(),
        Page::Open(book) => view! { <OpenBook reader=reader book=book/> }.into_any(),
    };
    view! {
        <div class="rulebook">
            <div class="rulebook-page">{draw}</div>
        </div>
    }
}

/// Fetches the book in a language, and opens it where the one before it was open.
fn load(page: RwSignal<Page>, game: &'static str, lang: Signal<Lang>, asked: Lang) {
    spawn_local(async move {
        let book = browser::version::address(&file(game, asked));
        let text = browser::beside::text(&book).await;
        // By now the reader may have left, or speak the other language again.
        if lang.try_get_untracked() != Some(asked) {
            return;
        }
        let seen = browser::page::first_in_observation(".unit-title");
        let book = text.map(|it| Page::Open(Arc::new(parse(&it))));
        let _ = page.try_set(book.unwrap_or(Page::Failed));
        if let Some(rule) = seen.as_deref().and_then(|it| it.strip_prefix("rule-")) {
            show(rule, false);
        }
    });
}

/// Fetches what the drawings of the game are. The book can be read without.
fn illustrate(reader: Reader, game: &'static str, asked: Lang) {
    spawn_local(async move {
        let address = browser::version::address(&texts::file(game, asked));
        let text = browser::beside::text(&address).await.unwrap_or_default();
        if reader.lang.try_get_untracked() == Some(asked) {
            let _ = reader.entries.try_set(texts::parse(&text));
        }
    });
}

/// Says that the book did not come, with another try.
#[component]
fn NotLoaded(lang: Signal<Lang>, retry: Callback<()>) -> impl IntoView {
    let why = move || message!(lang.get(), "rules-failed");
    let label = Signal::derive(move || message!(lang.get(), "retry").to_owned());
    view! {
        <div class="not-loaded" role="alert">
            <p>{why}</p>
            <Button label=label icon="replay" on_press=retry/>
        </div>
    }
}

/// A book that has come.
#[component]
fn OpenBook(reader: Reader, book: Arc<Rulebook>) -> impl IntoView {
    let contents_label = move || message!(reader.lang.get(), "contents");
    let of_chapter = |it: &Chapter| {
        let rule = it.units.first().map(|it| it.anchor().to_owned()).unwrap_or_default();
        let title = it.title.clone();
        view! { <li><RuleLink reader=reader rule=rule>{title}</RuleLink></li> }
    };
    let contents = book.chapters.iter().map(of_chapter).collect_view();
    let preface = book.preface.clone();
    let text = book.clone();
    let sought = book.clone();
    // No book has the rule: an old link, or a slip of the pen.
    let missing = move || {
        let rule = reader.rule.get().filter(|it| book.unit_of(it).is_none());
        rule.map(
            |it| view! { <p class="hint">{message!(reader.lang.get(), "no-rule", rule = &it)}</p> },
        )
    };
    view! {
        <p class="hint preface">{preface}</p>
        <SearchField reader=reader book=sought/>
        {missing}
        <nav class="contents" aria-label=contents_label>
            <ol>{contents}</ol>
        </nav>
        <BookText reader=reader book=text/>
    }
}

/// The field, and under it what is found while one types.
#[component]
fn SearchField(reader: Reader, book: Arc<Rulebook>) -> impl IntoView {
    let Reader { lang, query, entries, .. } = reader;
    let label = Signal::derive(move || message!(lang.get(), "find-rule").to_owned());
    let example = Signal::derive(move || message!(lang.get(), "find-example").to_owned());
    let found = Memo::new(move |_| {
        let anchors = search(&book, &entries.read(), &query.read());
        let title = |it: &str| book.unit_of(it).map(|it| it.title.clone()).unwrap_or_default();
        anchors.into_iter().map(|it| (it.to_owned(), title(it))).collect::<Vec<_>>()
    });
    let is_asked = move || !query.read().trim().is_empty();
    let count = move || message!(lang.get(), "rules-found", n = found.read().len());
    let told = move || is_asked().then(count);
    let row = move |(rule, title): (String, String)| {
        let number = rule.clone();
        view! {
            <li>
                <RuleLink reader=reader rule=rule>
                    <b class="rule-number">{number.clone()}</b>
                    <span>{title.clone()}</span>
                </RuleLink>
            </li>
        }
    };
    let list = move || {
        view! {
            <ul class="found">
                {each_key(move || found.get(), row)}
            </ul>
        }
    };
    let type_ = move |text: String| query.set(text);
    view! {
        <div class="rules-search" role="search">
            <TextField
                label=label
                value=query
                placeholder=example
                length_max=QUERY_MAX
                on_input=type_
            />
            <p class="n-found" role="status">{told}</p>
            <Show when=move || is_asked() && !found.read().is_empty()>{list()}</Show>
        </div>
    }
}
