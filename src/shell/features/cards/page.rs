//! The page of all cards of a game: by box, by sort, and by a word that stands on them.

use leptos::prelude::*;

use crate::browser::address;
use crate::kernel::{CardFace, Lang, Text, message, small, text};
use crate::parts::{Icon, IconButton, Pick, SelectField, TextField};
use crate::shell::kit::app_context::AppContext;
use crate::shell::store::game_info::GameInfo;
use crate::shell::words::messages;

/// No longer query is taken, in characters.
const QUERY_MAX: usize = 60;

/// The choices of boxes and sorts: all, or one by its place.
const PLACES: [&str; 12] = ["all", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// All cards, and the fields that say which of them are looked for.
#[component]
pub fn CardsPage(
    ctx: AppContext,
    info: GameInfo,
    #[prop(into)] on_language: Callback<()>,
) -> impl IntoView {
    let lang = ctx.lang;
    let say = move |words: Text| Signal::derive(move || words.get(lang.get()).to_owned());
    let title = move || message!(lang.get(), "cards-of", game = info.label.title.get(lang.get()));
    let other = move || lang.get().next();
    let all = Memo::new(move |_| info.cards.map(|it| it(lang.get())).unwrap_or_default());
    let sought = Sought {
        query: RwSignal::new(String::new()),
        from: RwSignal::new(PLACES[0]),
        sort: RwSignal::new(PLACES[0]),
    };
    let found = Memo::new(move |_| all.with(|it| sought.among(it)));
    let n_found = move || message!(lang.get(), "cards-shown", n = found.read().len());
    view! {
        <main class="sheet is-book all-cards grain">
            <header class="sheet-head">
                <IconButton
                    label=say(text!("back"))
                    icon="arrow-left"
                    on_press=move || address::back_or("")
                />
                <h1>{title}</h1>
                <button
                    type="button"
                    class="top-link"
                    lang=move || other().code()
                    on:click=move |_| on_language.run(())
                >
                    {move || other().name()}
                </button>
            </header>
            <p class="hint">{say(text!("cards-hint"))}</p>
            {sought.fields(all, lang)}
            <p class="n-found" role="status">{n_found}</p>
            {move || sections(&found.read())}
        </main>
    }
}

/// The search: a word, and a place in the lists of boxes and of sorts.
#[derive(Clone, Copy)]
struct Sought {
    query: RwSignal<String>,
    from: RwSignal<&'static str>,
    sort: RwSignal<&'static str>,
}

impl Sought {
    /// Those of all cards that are looked for.
    fn among(self, all: &[CardFace]) -> Vec<CardFace> {
        let (query, from, sort) = (self.query.get(), self.from.get(), self.sort.get());
        let word = small(query.trim());
        let is_of = |it: &CardFace, of: fn(&CardFace) -> &'static str, at: &str| {
            let place = PLACES[1..].iter().position(|it| *it == at);
            place.is_none_or(|nth| distinct(all, of).get(nth) == Some(&of(it)))
        };
        let is_sought = |it: &&CardFace| {
            is_of(it, from_of, from)
                && is_of(it, sort_of, sort)
                && (word.is_empty() || says(it, &word))
        };
        all.iter().filter(is_sought).cloned().collect()
    }

    /// The fields that say it.
    fn fields(self, all: Memo<Vec<CardFace>>, lang: Signal<Lang>) -> impl IntoView {
        let Sought { query, from, sort } = self;
        let say = move |words: Text| Signal::derive(move || words.get(lang.get()).to_owned());
        let picks = move |of: fn(&CardFace) -> &'static str, any: Text| {
            Signal::derive(move || {
                let names = all.with(|it| distinct(it, of));
                let first = Pick { value: PLACES[0], name: any.get(lang.get()).to_owned() };
                let others = names.into_iter().zip(&PLACES[1..]);
                let others = others.map(|(it, value)| Pick { value, name: it.to_owned() });
                [first].into_iter().chain(others).collect::<Vec<_>>()
            })
        };
        view! {
            <div class="card-fields" role="search">
                <SelectField
                    label=say(text!("cards-box"))
                    picks=picks(from_of, text!("cards-any-box"))
                    value=from
                    on_pick=move |it| from.set(it)
                />
                <SelectField
                    label=say(text!("cards-sort"))
                    picks=picks(sort_of, text!("cards-any-sort"))
                    value=sort
                    on_pick=move |it| sort.set(it)
                />
                <TextField
                    label=say(text!("cards-find"))
                    value=query
                    placeholder=say(text!("cards-example"))
                    length_max=QUERY_MAX
                    on_input=move |it| query.set(it)
                />
            </div>
        }
    }
}

fn from_of(face: &CardFace) -> &'static str {
    face.from
}

fn sort_of(face: &CardFace) -> &'static str {
    face.sort
}

/// Each name once, in the order in which they come.
fn distinct(faces: &[CardFace], of: fn(&CardFace) -> &'static str) -> Vec<&'static str> {
    let mut names = Vec::new();
    for name in faces.iter().map(of) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Tells whether `sought`, in small letters, stands anywhere on the card.
fn says(face: &CardFace, sought: &str) -> bool {
    let has = |it: &str| small(it).contains(sought);
    has(face.name) || has(&face.line) || face.rules.iter().any(|it| has(it))
}

/// The cards under the headings of their boxes and sorts.
fn sections(faces: &[CardFace]) -> Vec<AnyView> {
    let mut sections = Vec::new();
    for group in faces.chunk_by(|a, b| (a.from, a.sort) == (b.from, b.sort)) {
        let heading = format!("{} · {}", group[0].sort, group[0].from);
        let cards = group.iter().map(card).collect_view();
        let section =
            view! { <section><h2>{heading}</h2><ul class="card-list">{cards}</ul></section> };
        sections.push(section.into_any());
    }
    sections
}

fn card(face: &CardFace) -> AnyView {
    let symbol = face.symbol.map(|it| view! { <Icon name=it/> });
    let n = (1 < face.n_copies).then(|| format!(" ×{}", face.n_copies));
    let rules = face.rules.iter().map(|it| view! { <p>{it.clone()}</p> }).collect_view();
    view! {
        <li class="card-face">
            <h3>{symbol} {face.name} {n}</h3>
            <p class="hint">{face.line.clone()}</p>
            {rules}
            <p class="card-source">{face.source}</p>
        </li>
    }
    .into_any()
}
