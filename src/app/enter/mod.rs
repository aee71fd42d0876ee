//! A place for anything that somebody was given: a code, a link, a record.

pub mod meaning;
mod message;

use leptos::ev;
use leptos::prelude::*;

use self::meaning::{Meaning, Nonsense, understand};
use super::catalogue::{GameId, OnTheShelf};
use super::words;
use crate::browser::files::{self, Unread};
use crate::browser::page;
use crate::kernel::record::RECORD_MAX;
use crate::kernel::{Lang, Seed, Text};
use crate::parts::{Button, Extent, IconButton, TextArea, Weight, effect};
use crate::shell;
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::route::Route;

/// The id of the field.
const FIELD: &str = "entered";

/// The extent of the field that is shown, and taken.
const EXTENT: Extent = Extent { rows: 3, length_max: RECORD_MAX };

/// The kinds that a chosen file may be of.
const KINDS: &str = ".txt,text/plain";

/// The field, what was understood, and the way there.
#[component]
pub fn EnterPage(ctx: AppContext) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let meaning = Memo::new(move |_| understand(&typed.read()));
    effect(|| page::focus(&format!("#{FIELD}")));
    // The field takes a whole record, so Enter could mean a new line; nobody types one by hand.
    let on_key = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
            event.prevent_default();
            if let Ok(Some(meaning)) = meaning.get_untracked() {
                follow(ctx, meaning, typed);
            }
        }
    };
    let choose = move || {
        files::choose(KINDS, move |text| match text {
            Ok(text) => drop(typed.try_set(text)),
            Err(Unread::TooLong) => notify(ctx, words::FILE_TOO_LONG),
            Err(Unread::Gone) => notify(ctx, words::FILE_GONE),
        });
    };
    view! {
        <main class="sheet is-narrow grain enter">
            <header class="sheet-head">
                <IconButton
                    label=ctx.text(shell::words::BACK)
                    icon="arrow-left"
                    on_press=move || ctx.go.run(Route::Shelf)
                />
                <h1>{ctx.text(words::ENTER)}</h1>
            </header>
            <div on:keydown=on_key>
                <TextArea
                    id=FIELD
                    label=ctx.text(words::ENTER_FIELD)
                    value=typed
                    extent=EXTENT
                    on_input=Callback::new(move |text| typed.set(text))
                />
            </div>
            <p class="hint">{ctx.text(words::ENTER_HINT)}</p>
            <Understood ctx=ctx typed=typed meaning=meaning/>
            <div class="menu">
                <Button label=ctx.text(words::OPEN_FILE) icon="upload" on_press=choose/>
            </div>
        </main>
    }
}

fn notify(ctx: AppContext, words: Text) {
    let words = words.get(ctx.lang.get_untracked()).to_owned();
    ctx.notices.show(crate::parts::Notice::brief(words));
}

/// Goes where a text means to; nowhere while there is a choice of games.
fn follow(ctx: AppContext, meaning: Meaning, typed: RwSignal<String>) {
    match meaning {
        Meaning::Seed(seed) | Meaning::Words(seed) => {
            if let [only] = GameId::ALL {
                ctx.go.run(Route::Setup(only.label().id, Some(seed)));
            }
        }
        Meaning::Route(route) | Meaning::Match(_, route) => ctx.go.run(route),
        Meaning::Record(_) => {
            ctx.handed.set_value(Some(typed.get_untracked()));
            ctx.go.run(Route::Record);
        }
    }
}

/// The meaning that was understood, in a sentence, and the ways from there.
#[component]
fn Understood(
    ctx: AppContext,
    typed: RwSignal<String>,
    meaning: Memo<Result<Option<Meaning>, Nonsense>>,
) -> impl IntoView {
    let said = move || sentence(&meaning.read(), ctx.lang.get());
    let ways = move || match meaning.get() {
        Err(_) | Ok(None) => ().into_any(),
        Ok(Some(Meaning::Seed(seed) | Meaning::Words(seed))) => {
            view! { <Games ctx=ctx seed=seed/> }.into_any()
        }
        Ok(Some(it)) => {
            let label = ctx.text(words::OPEN);
            let open = move || follow(ctx, it.clone(), typed);
            view! { <Button label=label icon="play" weight=Weight::Main on_press=open/> }.into_any()
        }
    };
    view! {
        <p class="understood" role="status">{said}</p>
        <div class="menu">{ways}</div>
    }
}

/// The games that a seed can be played in.
#[component]
fn Games(ctx: AppContext, seed: Seed) -> impl IntoView {
    let game = move |game: &GameId| {
        let label = game.label();
        let title = Signal::derive(move || label.title.get(ctx.lang.get()).to_owned());
        let open = move || ctx.go.run(Route::Setup(label.id, Some(seed)));
        view! { <Button label=title icon="seed" on_press=open/> }
    };
    GameId::ALL.iter().map(game).collect_view()
}

fn sentence(meaning: &Result<Option<Meaning>, Nonsense>, lang: Lang) -> String {
    let title = |game: GameId| game.label().title.get(lang);
    match meaning {
        Ok(None) => String::new(),
        Ok(Some(Meaning::Seed(seed))) => words::a_seed(&seed.to_string(), lang),
        Ok(Some(Meaning::Words(seed))) => words::a_seed_of_words(&seed.to_string(), lang),
        Ok(Some(Meaning::Match(game, _))) => words::a_match(title(*game), lang),
        Ok(Some(Meaning::Record(game))) => words::a_record(title(*game), lang),
        Ok(Some(Meaning::Route(Route::Setup(game, _) | Route::SameTable(game, ..)))) => {
            words::a_setup(GameId::read(game).map(title).unwrap_or_default(), lang)
        }
        Ok(Some(Meaning::Route(_))) => words::A_PLACE.get(lang).to_owned(),
        Err(Nonsense::TooLong) => words::TEXT_TOO_LONG.get(lang).to_owned(),
        Err(Nonsense::NoPlace) => words::NO_SUCH_LINK.get(lang).to_owned(),
        Err(Nonsense::OtherGame) => words::OTHER_GAME.get(lang).to_owned(),
        Err(Nonsense::DamagedLink(error)) => shell::words::link_error(error, lang),
        Err(Nonsense::DamagedRecord(error)) => shell::words::record_error(error, lang),
    }
}
