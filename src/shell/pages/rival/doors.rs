//! A received match that is over: to be played against first, or to be looked at.

use leptos::prelude::*;

use super::words;
use crate::kernel::Text;
use crate::parts::{Button, IconButton, Weight};
use crate::shell::app_context::AppContext;
use crate::shell::model::route::Route;
use crate::shell::model::table_model::{PlaceModel, TableModel};
use crate::shell::pages::replay::page::name_tab;
use crate::shell::store::saves::kept::Entry;
use crate::shell::words as shell_words;

/// Who played, how it came out, and two doors: no action of the match is shown before one of them is taken.
#[component]
pub fn Doors(
    ctx: AppContext,
    /// The match at its end.
    model: Memo<TableModel>,
    /// The match on this device that is played against it.
    own: Option<Entry>,
    /// Lays the same table for the person.
    on_play: Callback<()>,
    on_look: Callback<()>,
) -> impl IntoView {
    name_tab(ctx, move || Some(model.read().title));
    let say = move |it: Text| Signal::derive(move || it.get(ctx.lang.get()).to_owned());
    let title = move || model.read().title;
    let told = move || words::outcome(&model.read().standing, ctx.lang.get());
    let verdict = move || model.read().standing.verdict.clone();
    let verdict = move || verdict().map(|it| view! { <p class="verdict">{it}</p> });
    let seats = Seats::of(&model.read_untracked());
    let invitation = say(seats.invitation());
    let seed = move || shell_words::seed_of(&model.read().seed, ctx.lang.get());
    view! {
        <main class="sheet is-narrow grain doors">
            <header class="sheet-head">
                <IconButton
                    label=say(shell_words::BACK)
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                <h1>{title}</h1>
            </header>
            <p class="headline">{told} " " {invitation}</p>
            {verdict}
            <Places model=model/>
            <PlayDoor ctx=ctx own=own seats=seats on_play=on_play/>
            <div class="door">
                <Button label=say(words::LOOK) icon="eye" on_press=on_look/>
                <p class="hint">{say(words::LOOK_HINT)}</p>
            </div>
            <p class="hint">{seed}</p>
        </main>
    }
}

/// Who sat at the table of a match that was handed on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seats {
    /// One person, alone.
    Alone,
    /// One person, against computers.
    AgainstComputers,
    /// Several persons.
    Persons,
}

impl Seats {
    fn of(model: &TableModel) -> Seats {
        let n_persons = model.seats.iter().filter(|it| !it.is_computer).count();
        match (model.seats.len(), n_persons) {
            (1, _) => Seats::Alone,
            (_, 1) => Seats::AgainstComputers,
            (_, _) => Seats::Persons,
        }
    }

    fn invitation(self) -> Text {
        match self {
            Seats::Alone | Seats::AgainstComputers => words::WATCH_OR_BEAT,
            Seats::Persons => words::WATCH_OR_PLAY,
        }
    }

    /// What the button says that lays the same table, and what that means.
    fn play(self) -> (Text, Text) {
        match self {
            Seats::Alone => (words::BEAT, words::BEAT_HINT),
            Seats::AgainstComputers => (words::BEAT, words::BEAT_TABLE_HINT),
            Seats::Persons => (words::PLAY_TABLE, words::PLAY_TABLE_HINT),
        }
    }
}

/// Who played, the best first, each with its total; nothing for one who played alone.
#[component]
fn Places(model: Memo<TableModel>) -> impl IntoView {
    let place = |PlaceModel { rank, name, total_words, .. }: PlaceModel| {
        view! {
            <li>
                <span class="rank">{rank}</span>
                <span class="place-name">{name}</span>
                <b>{total_words}</b>
            </li>
        }
    };
    move || {
        let places = model.read().standing.places.clone();
        let list = || places.into_iter().map(place).collect_view();
        (1 < model.read().seats.len()).then(|| view! { <ol class="places-of-match">{list()}</ol> })
    }
}

/// To the own match on this seed: a new one, the one that goes on, or the comparison.
#[component]
fn PlayDoor(
    ctx: AppContext,
    own: Option<Entry>,
    seats: Seats,
    on_play: Callback<()>,
) -> impl IntoView {
    let (beat, hint) = seats.play();
    let (label, icon) = match &own {
        None => (beat, "play"),
        Some(own) if own.is_over => (words::COMPARE, "trophy"),
        Some(_) => (words::GO_ON, "play"),
    };
    let label = Signal::derive(move || label.get(ctx.lang.get()).to_owned());
    let hint = move || hint.get(ctx.lang.get());
    let press = move || match &own {
        None => on_play.run(()),
        Some(own) if own.is_over => ctx.go.run(Route::Versus(own.id.clone())),
        Some(own) => ctx.go.run(Route::Match(own.id.clone())),
    };
    view! {
        <div class="door">
            <Button label=label icon=icon weight=Weight::Main on_press=press/>
            <p class="hint">{hint}</p>
        </div>
    }
}
