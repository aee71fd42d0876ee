//! The matches on this device: find one, open it, call it by a name, or delete it.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::catalogue::{GameId, OnTheShelf};
use super::words;
use crate::browser::{clock, page};
use crate::kernel::name::{NAME_MAX, clean_name};
use crate::kernel::{Lang, small};
use crate::parts::{Button, Dialog, IconButton, Notice, TextField, Weight, each_by};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::match_summary::MatchSummary;
use crate::shell::model::route::Route;
use crate::shell::store::saves::kept::{Entry, Index};
use crate::shell::store::saves::{Removed, SaveError};

/// With more matches than this one can search for them.
const SEARCH_FROM: usize = 7;

/// So many matches in play, and so many that are over, are shown at first; more of them when somebody asks.
const PAGE: usize = 30;

/// No longer text is searched for, in characters.
const SOUGHT_MAX: usize = 60;

/// The list, those in play first, then those that are over, the last changed first; nothing while
/// it is empty.
#[component]
pub fn SavedMatches(ctx: AppContext) -> impl IntoView {
    let index = ctx.saves.index();
    let n_matches = Memo::new(move |_| index.read().matches.len());
    let renamed = RwSignal::new(None::<Entry>);
    let sought = RwSignal::new(String::new());
    let is_long = Memo::new(move |_| SEARCH_FROM <= n_matches.get());
    let order = Memo::new(move |_| index.read().order());
    // Made when somebody searches, and again only when a match changes.
    let texts = Memo::new(move |_| index.read().matches.iter().map(text_of).collect::<Vec<_>>());
    let found = Memo::new(move |_| {
        let sought = if is_long.get() { small(&sought.read()) } else { String::new() };
        let words: Vec<&str> = sought.split_whitespace().collect();
        let mut found = order.get();
        if !words.is_empty() {
            let texts = texts.read();
            found.retain(|at| words.iter().all(|word| texts[*at].contains(word)));
        }
        found
    });
    let listed = Listed { index, found };
    let title = move || words::saved_matches(n_matches.get(), ctx.lang.get());
    let is_any = move || 0 < n_matches.get();
    let field = move || view! { <SearchField ctx=ctx sought=sought found=found/> };
    let list = move || {
        view! {
            <details class="saved" open>
                <summary>{title}</summary>
                <Show when=move || is_long.get()>{field()}</Show>
                <Matches ctx=ctx listed=listed is_over=false renamed=renamed/>
                <Matches ctx=ctx listed=listed is_over=true renamed=renamed/>
            </details>
            {page::forgets_soon().then(|| view! { <ForgetsSoon ctx=ctx/> })}
        }
    };
    view! {
        <Show when=is_any>{list()}</Show>
        <RenameDialog ctx=ctx renamed=renamed/>
    }
}

/// A warning where the browser forgets soon, and a way to keep a copy.
#[component]
fn ForgetsSoon(ctx: AppContext) -> impl IntoView {
    let said = move || words::FORGETS_SOON.get(ctx.lang.get());
    let keep = move || words::KEEP_COPY.get(ctx.lang.get());
    view! {
        <p class="hint forgets">
            {said} " " <a href=Route::Copies.href()>{keep}</a>
        </p>
    }
}

/// The text by which a match is found, in lower case: its name, the title of its game, and what is said of it, in all
/// languages.
fn text_of(entry: &Entry) -> String {
    let title = GameId::read(&entry.game).map(|it| it.label().title);
    let said = Lang::ALL.map(|lang| {
        let MatchSummary { title: venue, moment, score, awaited } = entry.summary(lang);
        let title = title.map_or(entry.game.as_str(), |it| it.get(lang));
        format!("{title} {venue} {moment} {score} {awaited}")
    });
    small(&format!("{} {}", entry.name, said.join(" ")))
}

/// The field for what is sought, and how many matches were found.
#[component]
fn SearchField(
    ctx: AppContext,
    sought: RwSignal<String>,
    found: Memo<Vec<usize>>,
) -> impl IntoView {
    let label = ctx.text(words::FIND_MATCH);
    let example = ctx.text(words::FIND_MATCH_EXAMPLE);
    let n_found = move || {
        let is_sought = !sought.read().trim().is_empty();
        is_sought.then(|| words::matches_found(found.read().len(), ctx.lang.get()))
    };
    view! {
        <TextField
            label=label
            value=sought
            placeholder=example
            length_max=SOUGHT_MAX
            on_input=move |text| sought.set(text)
        />
        <p class="hint n-found" role="status">{n_found}</p>
    }
}

/// All matches, and the places in there of those that were found, the last changed first. There may be
/// thousands: only those that are shown are copied.
#[derive(Clone, Copy)]
struct Listed {
    index: ReadSignal<Index>,
    found: Memo<Vec<usize>>,
}

impl Listed {
    /// The number of those that are over, or go on.
    fn count(self, is_over: bool) -> usize {
        let found = self.found.read();
        let index = self.index.read();
        found.iter().filter(|it| index.matches[**it].is_over == is_over).count()
    }

    /// The first `n` that are over, or go on.
    fn first(self, n: usize, is_over: bool) -> Vec<Entry> {
        let found = self.found.read();
        let index = self.index.read();
        let found = found.iter().map(|it| &index.matches[*it]).filter(|it| it.is_over == is_over);
        found.take(n).cloned().collect()
    }
}

/// The matches that are in play, or those that are over, under a heading of their own, page after page.
#[component]
fn Matches(
    ctx: AppContext,
    listed: Listed,
    is_over: bool,
    renamed: RwSignal<Option<Entry>>,
) -> impl IntoView {
    let n_shown = RwSignal::new(PAGE);
    let n_more = Memo::new(move |_| listed.count(is_over).saturating_sub(n_shown.get()));
    let entries = Memo::new(move |_| listed.first(n_shown.get(), is_over));
    let heading = if is_over { words::FINISHED_MATCHES } else { words::OPEN_MATCHES };
    let heading = move || heading.get(ctx.lang.get());
    // A match stays in its row, so that a button of it that had the focus stays on the page.
    let row = move |entry: Memo<Entry>| {
        view! { <SavedMatch ctx=ctx entry=entry renamed=renamed/> }
    };
    let key = |it: &Entry| it.id.clone();
    let has_more = move || 0 < n_more.get();
    let more_label = Signal::derive(move || {
        words::more_matches(PAGE.min(n_more.get()), n_more.get(), ctx.lang.get())
    });
    let show_more = move || {
        let n_before = n_shown.get_untracked();
        n_shown.set(n_before + PAGE);
        // One goes on from the first of the new ones: the button may be gone.
        if let Some(first) = entries.with_untracked(|it| it.get(n_before).map(|it| it.id.clone())) {
            let link = format!(".saved a[href='{}']", Route::Match(first).href());
            request_animation_frame(move || page::focus(&link));
        }
    };
    let more = move || view! { <Button label=more_label on_press=show_more/> };
    let list = move || {
        view! {
            <h3>{heading}</h3>
            <ul class:is-over=is_over>
                {each_by(move || entries.get(), key, row)}
            </ul>
            <Show when=has_more>{more()}</Show>
        }
    };
    view! { <Show when=move || !entries.read().is_empty()>{list()}</Show> }
}

/// The title of a match: its name, if it has one, and its game.
pub fn title_of(entry: &Entry, lang: Lang) -> String {
    let label = GameId::read(&entry.game).map(GameId::label);
    let game = label.map_or(entry.game.as_str(), |it| it.title.get(lang));
    let of_table = entry.summary(lang).title.as_str();
    let game = if of_table.is_empty() { game } else { of_table };
    if entry.name.is_empty() { game.to_owned() } else { format!("{} · {game}", entry.name) }
}

/// One match: what it is, where it stands, and what can be done with it.
#[component]
fn SavedMatch(
    ctx: AppContext,
    entry: Memo<Entry>,
    renamed: RwSignal<Option<Entry>>,
) -> impl IntoView {
    let lang = ctx.lang;
    let with = move |read: fn(&Entry, Lang) -> String| entry.with(|it| read(it, lang.get()));
    let title = move || with(title_of);
    let changed = move || with(|it, lang| clock::words(it.changed, lang.locale()));
    let summary = move || {
        with(|it, lang| {
            let summary = it.summary(lang);
            let said = [summary.moment.as_str(), &summary.score, &summary.awaited];
            said.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" · ")
        })
    };
    let open = move || words::OPEN.get(lang.get());
    let delete_label = Signal::derive(move || words::delete(&title(), &changed(), lang.get()));
    let rename_label = Signal::derive(move || words::rename(&title(), &changed(), lang.get()));
    let href = entry.with_untracked(|it| Route::Match(it.id.clone()).href());
    let rename = move || renamed.set(Some(entry.get_untracked()));
    view! {
        <li>
            <a href=href>
                <b>{title}</b>
                <span>{summary}</span>
                <span class="hint">{changed}</span>
                <span class="only-read">{open}</span>
            </a>
            <IconButton label=rename_label icon="pencil" on_press=rename/>
            <IconButton
                label=delete_label
                icon="trash"
                on_press=move || delete(ctx, &entry.get_untracked())
            />
        </li>
    }
}

/// Takes a match off the shelf. For a while it can be put back.
fn delete(ctx: AppContext, entry: &Entry) {
    let Some(removed) = ctx.saves.remove(&entry.id) else { return };
    let lang = ctx.lang.get_untracked();
    let words = words::deleted(&title_of(entry, lang), lang);
    let put_back = move || put_back(ctx, &removed);
    let notice = Notice::brief(words).with_remedy(words::UNDO.get(lang).to_owned(), put_back);
    ctx.notices.show(notice);
    // The button that was pressed is gone.
    page::find_focus(".saved summary, h1");
}

fn put_back(ctx: AppContext, removed: &Removed) {
    match ctx.saves.put_back(removed.clone()) {
        Ok(()) => ctx.all_is_well(),
        Err(error) => ctx.report(error),
    }
}

/// Asks for the name of a match.
#[component]
fn RenameDialog(ctx: AppContext, renamed: RwSignal<Option<Entry>>) -> impl IntoView {
    let open = Signal::derive(move || renamed.read().is_some());
    let close = move || renamed.set(None);
    let form = move || {
        let entry = renamed.get().map(StoredValue::new);
        entry.map(|entry| view! { <RenameForm ctx=ctx entry=entry on_done=close/> })
    };
    view! { <Dialog title=ctx.text(words::RENAME_TITLE) open=open on_close=close>{form}</Dialog> }
}

/// The field for the name, and what becomes of it.
#[component]
fn RenameForm(
    ctx: AppContext,
    entry: StoredValue<Entry>,
    #[prop(into)] on_done: Callback<()>,
) -> impl IntoView {
    let name = RwSignal::new(entry.with_value(|it| it.name.clone()));
    let example = Signal::derive(move || {
        let untitled = |it: &Entry| Entry { name: String::new(), ..it.clone() };
        entry.with_value(|it| title_of(&untitled(it), ctx.lang.get()))
    });
    let keep = move || {
        let name = clean_name(&name.read_untracked());
        match entry.with_value(|it| ctx.saves.rename(&it.id, name)) {
            // With another tab writing at this very moment the name may be given once more.
            Ok(()) | Err(SaveError::Elsewhere | SaveError::Deleted) => {}
            Err(SaveError::StorageError(error)) => ctx.report(error),
        }
        on_done.run(());
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        keep();
    };
    view! {
        <form on:submit=submit>
            <TextField
                label=ctx.text(words::MATCH_NAME)
                value=name
                placeholder=example
                length_max=NAME_MAX
                on_input=move |text| name.set(text)
            />
            <p class="hint">{ctx.text(words::MATCH_NAME_HINT)}</p>
            <div class="menu">
                <Button label=ctx.text(words::CANCEL) on_press=move || on_done.run(())/>
                <Button label=ctx.text(words::KEEP_NAME) weight=Weight::Main on_press=keep/>
            </div>
        </form>
    }
}
