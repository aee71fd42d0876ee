//! The pieces of the program that come after its first load: the tables, which is everything that
//! games share, what unfolds above a board, the pages around them, replays, and one piece for each game.
//! With the feature `split` each is a module of its own; without it all of them are always here.
//!
//! # Which piece is fetched when
//!
//! A visitor who looks at the shelf should not download a game, and who wants one game, not the others.
//! `src/app/pieces.rs` and `src/app/game_pieces.rs` have a few functions behind which everything that comes later
//! lies. With the feature `split`, which only `cargo xtask dist` sets, these are `#[wasm_split]` points: the linker
//! keeps its relocations, and what nothing but the functions of one piece reaches becomes a module of its own, in
//! the site's folder `later/`. The pieces, each with what must be here before it:
//!
//! | piece | what it is | needs |
//! | --- | --- | --- |
//! | `kept` | the readers and writers of what is kept (`kept`); a shelf on which nothing is kept does without | |
//! | `tables` | the table, all that several games need, and what has no better place | `kept` |
//! | a game | its rules and its board | `tables` |
//! | `setup` | where a table is laid, and what panels and pages need of it; *Play* on the shelf does without | `tables` |
//! | `panels` | what unfolds around a board: menu, log, score, end, rules, sharing (`shell::table::page::folded`) | `setup` |
//! | `pages` | the pages that are neither the shelf nor of a match | `panels` |
//! | `saved` | what the shelf has for a player who comes back: what goes on, above the boxes, and the list of matches below | `tables` |
//! | `devices` | what joins several devices in one room, with codes and camera | `panels` |
//! | thinking, one for each game | its computers and its advice: workers fetch it ([`work`](super::work)), and the page where it has none | the game |
//! | `scanner` | what finds codes in pictures: a worker fetches it ([`work`](super::work)) where the browser reads none | `tables` |
//! | `replays`, and one for each game | looking back: replays, matches that were handed on, comparisons | `panels`, the game, its thinking |
//!
//! What several pieces need, becomes a part of one that is here whenever any of them is used (`home`, in
//! `xtask/splitter`): so it is never missing, and a first match is not weighed down by replays. A piece is fetched
//! when somebody goes to a place that needs it. The shelf needs `kept` where anything is kept. The tables come also when
//! the shelf is painted and the browser idle; the panels once a board stands and the browser is idle, or at once when
//! somebody wants one (`app/unfold.rs`).
//! `app/door.rs` waits for the pieces of a place, says what is being fetched after half a second, and what to do
//! where it does not come: whether the host has a newer version, or not all of this one. With a piece come its words, in
//! the language of the page (`app/piece_words.rs`). Without the feature
//! (`play`, plain Trunk, tests) the same code is one piece. Style sheets come with the piece that they name
//! (`data-later` in `index.html`).
//!
//! So code for the shelf takes `label`, a constant; code that calls `pieces::info` of a game outside of `tables`
//! finds it only where its piece has come, and code that names `GameInfo::of` there brings every game into the first
//! load: the size stage says so.

use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use leptos::prelude::{AnyView, Callable, Callback, GetValue, ReadUntracked, RwSignal, Set};
use leptos::task::spawn_local;

use super::catalogue::OnTheShelf;
use super::game_pieces;
use super::page_request::PageRequest;
use super::piece::Piece;
use super::piece_words;
use crate::browser::later;
use crate::games::GameId;
use crate::kernel::achievements::AchievementInfo;
use crate::kernel::{Lang, record};
use crate::shell::features::achievements::news::Earning;
use crate::shell::features::devices::Wired;
use crate::shell::features::devices::text::Greeting;
use crate::shell::features::hint::Advising;
use crate::shell::kit::app_context::{AppContext, TakeAnswer};
use crate::shell::kit::shown::Played;
use crate::shell::model::account::Account;
use crate::shell::model::parcel::Parcel;
use crate::shell::table::game_tables::GameReplays;
use crate::shell::table::page::folded::{self, LookingBack};

/// A piece on its way; at last, whether it has come.
type Coming = Pin<Box<dyn Future<Output = bool>>>;

/// Fetches the program of a piece.
fn fetch_one(piece: Piece) -> Coming {
    match piece {
        Piece::Kept => Box::pin(async { program::fetch_keeping().await.is_ok() }),
        Piece::Tables => Box::pin(async { program::fetch_enter().await.is_ok() }),
        Piece::Setup => Box::pin(async { program::fetch_setup().await.is_ok() }),
        Piece::Saved => Box::pin(async { program::fetch_saved().await.is_ok() }),
        Piece::Panels => Box::pin(async { program::fetch_panels().await.is_ok() }),
        Piece::Pages => Box::pin(async { program::fetch_pages().await.is_ok() }),
        Piece::Devices => Box::pin(async { program::fetch_devices().await.is_ok() }),
        Piece::Scanner => Box::pin(async { program::fetch_scanning().await.is_ok() }),
        Piece::Replays => Box::pin(async { program::fetch_replays().await.is_ok() }),
        Piece::Game(game) => Box::pin(game_pieces::fetch_game(game)),
        Piece::ReplaysOf(game) => Box::pin(game_pieces::fetch_replays(game)),
        Piece::ThinkingOf(game) => Box::pin(game_pieces::fetch_thinking(game)),
    }
}

/// Fetches the programs of pieces alone, all at once; whether all have come.
pub async fn fetch_programs(pieces: &[Piece]) -> bool {
    let have_come = all(pieces.iter().map(|it| fetch_one(*it)).collect()).await;
    if have_come {
        pieces.iter().for_each(|it| it.has_come());
    }
    have_come
}

/// Fetches pieces, all at once, with their style sheets and their words; whether all have come.
pub async fn fetch(pieces: &[Piece]) -> bool {
    let names = pieces.iter().map(|it| it.name()).collect::<Vec<_>>();
    let dressed = Box::pin(later::dress(&names));
    let worded = Box::pin(piece_words::fetch_spoken(pieces.to_vec()));
    let programs = pieces.iter().map(|it| fetch_one(*it));
    let have_come = all(programs.chain([dressed as Coming, worded]).collect()).await;
    if have_come {
        pieces.iter().for_each(|it| it.has_come());
    }
    have_come
}

/// Awaits all of them at once; whether all have come.
async fn all(mut coming: Vec<Coming>) -> bool {
    let mut have_come = true;
    poll_fn(move |cx| {
        coming.retain_mut(|it| match it.as_mut().poll(cx) {
            Poll::Pending => true,
            Poll::Ready(has_come) => {
                have_come &= has_come;
                false
            }
        });
        if coming.is_empty() { Poll::Ready(have_come) } else { Poll::Pending }
    })
    .await
}

#[cfg_attr(feature = "split", path = "pieces/split.rs")]
#[cfg_attr(not(feature = "split"), path = "pieces/whole.rs")]
mod program;

pub use program::{devices, enter, game_of, keeping, scanning, unfold};

/// The look back at matches: what their scores are made of, and what they have earned. It comes with the replays of a
/// game.
const LOOKING_BACK: LookingBack =
    LookingBack { account, earning: Earning { achievements: achievements_of, earned }, advising };

/// Tells what the scores of a match are made of, once that can be told. Until it is here, or where it does not come,
/// the lines of a score stay shut.
fn account(parcel: Parcel, lang: Lang, told: RwSignal<Option<Account>>) {
    with_replays(parcel.model.game, move |replays| {
        // The score may be closed by now.
        let _ = told.try_set(replays.and_then(|it| (it.account)(&parcel, lang)));
    });
}

/// Tells what the seats of a match have earned, once that can be told.
fn earned(parcel: Parcel, told: Callback<Vec<Vec<&'static str>>>) {
    with_replays(parcel.model.game, move |replays| {
        if let Some(earned) = replays.and_then(|it| (it.earned)(&parcel)) {
            // The end may be closed by now.
            let _ = told.try_run(earned);
        }
    });
}

/// The achievements of the game with this id.
fn achievements_of(game: &str) -> &'static [AchievementInfo] {
    GameId::read(game).map(GameId::achievements).unwrap_or_default()
}

/// Hands over what hints need of a game, by its id, once it is here; nothing if it does not come.
fn advising(game: &'static str, then: Box<dyn FnOnce(Option<Advising>)>) {
    with_replays(game, move |replays| {
        let then = move |_| then(replays.map(|it| it.advising));
        // A worker looks things up for itself, so it goes on without what did not come.
        with_answer(game, Box::new(then));
    });
}

/// Hands over what answers the questions of a game, by its id, once it is here; nothing if it does not come.
pub fn answering(game: &'static str, then: TakeAnswer) {
    let Some(id) = GameId::read(game) else { return then(None) };
    with_pieces(vec![Piece::ThinkingOf(id)], move |_| with_answer(game, then));
}

/// The same, where the computers of the game are here.
fn with_answer(game: &str, then: TakeAnswer) {
    match GameId::read(game).and_then(game_pieces::thinking) {
        Some(thinking) => (thinking.fetch_answer)(then),
        None => then(None),
    }
}

/// Finds the text of the code in a picture of so many columns and rows, by the lightness of each of its pixels; none if
/// it finds none ([`codes::scan`]).
pub type Scan = fn(usize, usize, &[u8]) -> Option<String>;

/// Something of what joins several devices.
pub enum Wanted {
    Page(AppContext, PageRequest),
    /// What is to be seen of the other devices of a table.
    Table(Played),
}

/// Draws it; nothing for any other page, or while the replays of the game are not here.
fn devices_of(wanted: Wanted) -> Option<AnyView> {
    match wanted {
        Wanted::Page(ctx, request) => super::tables::join(ctx, request, take_seat),
        Wanted::Table(played) => {
            let game = GameId::read(played.shown.model.read_untracked().game)?;
            let carrying = (game_pieces::replays(game)?.carrying)(&played.table.get_value())?;
            Some(folded::devices_of(Wired::new(played, carrying)))
        }
    }
}

/// Keeps a table that another device has told of, once its game is here, and hands over the id that it has; nothing if
/// that fails.
fn take_seat(ctx: AppContext, table: Greeting, then: Box<dyn FnOnce(Option<String>)>) {
    let game = record::head(&table.record).ok().and_then(|it| GameId::read(&it.game));
    let Some(game) = game else { return then(None) };
    with_replays_after(&[Piece::Game(game)], game, move |replays| {
        then(replays.and_then(|it| (it.take_seat)(ctx, &table)));
    });
}

/// Does something with the replays of a game, by its id, once they are here; with nothing if they do not come.
fn with_replays(game: &str, run: impl FnOnce(Option<GameReplays>) + 'static) {
    if let Some(game) = GameId::read(game) {
        with_replays_after(&[], game, run);
    }
}

/// The same, once other pieces are here too.
fn with_replays_after(
    others: &[Piece],
    game: GameId,
    run: impl FnOnce(Option<GameReplays>) + 'static,
) {
    let of_game = Piece::replays_of(game);
    let needed = others.iter().copied().chain([Piece::Replays]).chain(of_game).collect();
    with_pieces(needed, move |is_here| run(game_pieces::replays(game).filter(|_| is_here)));
}

/// Does something once pieces are here, or do not come; it is told which.
fn with_pieces(mut needed: Vec<Piece>, run: impl FnOnce(bool) + 'static) {
    needed.retain(|it| !it.is_here());
    spawn_local(async move { run(needed.is_empty() || fetch(&needed).await) });
}
