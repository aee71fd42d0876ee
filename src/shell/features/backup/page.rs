//! The page of copies.

use crate::kernel::{message, text};
use std::cell::Cell;

use leptos::prelude::*;

use super::store::intake::{Intake, take_in};
use super::store::{ImportSummary, delete_everything, export, read};
use super::words;
use crate::browser::{address, clock, files};
use crate::parts::{Button, IconButton, Weight};
use crate::shell::kit::app_context::AppContext;
use crate::shell::kit::deletion::Deletion;
use crate::shell::model::day::Day;
use crate::shell::model::route::Route;
use crate::shell::words::messages;

/// The ending and the kind of the file.
const KINDS: &str = ".json,application/json";

/// The outcome of the last wish.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Outcome {
    Nothing,
    /// A file is on its way in; the share of it that came.
    Coming(f64),
    /// Another file is.
    Busy,
    Kept,
    NotKept,
    Imported(ImportSummary),
    Refused(super::store::Refused),
    Unread(files::Unread),
}

thread_local! {
    /// True while a file is on its way in, on this page or on one that was left.
    static IS_BUSY: Cell<bool> = const { Cell::new(false) };
}

/// A copy of everything, as a file, and back.
#[component]
pub fn CopiesPage(ctx: AppContext) -> impl IntoView {
    let outcome = RwSignal::new(Outcome::Nothing);
    let keep = move || {
        let name = format!("undercroft-{}.json", Day::of_millis(clock::now()));
        let is_offered =
            export(ctx.saves).is_some_and(|text| files::offer(&name, "application/json", &text));
        outcome.set(if is_offered { Outcome::Kept } else { Outcome::NotKept });
    };
    let take = move || files::choose(KINDS, move |read| take_file(ctx, read, outcome));
    let told = move || told(outcome.get(), ctx);
    view! {
        <main class="sheet is-narrow grain">
            <header class="sheet-head">
                <IconButton
                    label=ctx.text(text!("go-back"))
                    icon="arrow-left"
                    on_press=move || address::back_or("")
                />
                <h1>{ctx.text(text!("backup"))}</h1>
            </header>
            <p>{ctx.text(text!("backup-save-hint"))}</p>
            <div class="menu">
                <Button
                    label=ctx.text(text!("backup-save"))
                    icon="download"
                    weight=Weight::Main
                    on_press=keep
                />
            </div>
            <p>{ctx.text(text!("backup-load-hint"))}</p>
            <div class="menu">
                <Button label=ctx.text(text!("backup-load")) icon="upload" on_press=take/>
                <Button label=ctx.text(text!("back")) on_press=move || ctx.go.run(Route::Shelf)/>
            </div>
            <p class="headline" role="status">{told}</p>
            <Coming ctx=ctx outcome=outcome/>
            <DeleteEverything ctx=ctx/>
        </main>
    }
}

/// Takes in the text of a file that was chosen.
fn take_file(ctx: AppContext, text: Result<String, files::Unread>, outcome: RwSignal<Outcome>) {
    // A person who has left meanwhile finds everything on the shelf.
    let describe = move |told| {
        let _ = outcome.try_set(told);
    };
    match text.map(|it| read(&it)) {
        Ok(Ok(_)) if IS_BUSY.get() => describe(Outcome::Busy),
        Ok(Ok(archive)) => {
            IS_BUSY.set(true);
            describe(Outcome::Coming(0.0));
            let done = move |brought| {
                IS_BUSY.set(false);
                describe(Outcome::Imported(brought));
            };
            take_in(
                Intake::new(ctx.stores(), archive),
                move |share| describe(Outcome::Coming(share)),
                done,
            );
        }
        Ok(Err(refused)) => describe(Outcome::Refused(refused)),
        Err(unread) => describe(Outcome::Unread(unread)),
    }
}

/// The part of a file that has come.
#[component]
fn Coming(ctx: AppContext, outcome: RwSignal<Outcome>) -> impl IntoView {
    let label = move || message!(ctx.lang.get(), "backup-coming");
    let share = move || match outcome.get() {
        Outcome::Coming(share) => share.to_string(),
        Outcome::Nothing
        | Outcome::Busy
        | Outcome::Kept
        | Outcome::NotKept
        | Outcome::Imported(_)
        | Outcome::Refused(_)
        | Outcome::Unread(_) => String::new(),
    };
    let is_coming = Memo::new(move |_| matches!(outcome.get(), Outcome::Coming(_)));
    let bar = move || view! { <progress max="1" value=share aria-label=label></progress> };
    view! { <Show when=move || is_coming.get()>{bar()}</Show> }
}

/// Deletes everything that is kept, once one is sure.
#[component]
fn DeleteEverything(ctx: AppContext) -> impl IntoView {
    let delete = |()| {
        delete_everything();
        // Nothing of it may live on in memory, either.
        address::go("");
        address::reload();
    };
    view! {
        <h2>{ctx.text(text!("backup-delete-everything"))}</h2>
        <p class="hint">{ctx.text(text!("backup-delete-hint"))}</p>
        <Deletion
            ctx=ctx
            name=text!("backup-delete-everything")
            sure=ctx.text(text!("backup-delete-sure"))
            now=text!("backup-delete-now")
            on_delete=delete
        />
    }
}

fn told(outcome: Outcome, ctx: AppContext) -> String {
    let lang = ctx.lang.get();
    match outcome {
        Outcome::Nothing => String::new(),
        Outcome::Coming(_) => message!(lang, "backup-coming").to_owned(),
        Outcome::Busy => message!(lang, "backup-busy").to_owned(),
        Outcome::Kept => message!(lang, "backup-exported").to_owned(),
        Outcome::NotKept => message!(lang, "not-saved-file").to_owned(),
        Outcome::Imported(brought) => words::brought(brought, lang),
        Outcome::Refused(refused) => words::refused(refused).get(lang).to_owned(),
        Outcome::Unread(unread) => words::unread(unread).get(lang).to_owned(),
    }
}
