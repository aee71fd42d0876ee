//! The pieces around a board that come after the table: what unfolds there, quietly, once the browser is idle, or at once
//! when somebody wants something of it; and what joins several devices, where several play. If one does not come that is
//! wanted, a notice says so.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::door::{self, Door};
use super::piece::Piece;
use super::{piece_words, pieces, words};
use crate::browser;
use crate::games::GameId;
use crate::kernel::{Lang, Text};
use crate::parts::{Lasting, Notice};
use crate::shell::kit::app_context::AppContext;
use crate::shell::table::page::folded::{DevicesLoading, Haste, Unfolding};

/// The delay of a notice: what comes sooner is not announced.
const PATIENCE: Duration = Duration::from_millis(500);

/// The state of the piece. All that wait for it wait for one attempt.
type Coming = Lasting<ComingParts>;

/// The parts of a [`Coming`].
struct ComingParts {
    ctx: AppContext,
    piece: Piece,
    /// The game whose replays are needed too, if they are.
    game: StoredValue<Option<GameId>>,
    is_here: RwSignal<bool>,
    is_on_its_way: StoredValue<bool>,
    /// After a first attempt only a person's wish brings another.
    is_tried: StoredValue<bool>,
    /// Somebody waits, who is told if it does not come.
    is_wanted: StoredValue<bool>,
}

/// Tells the table below the calling component how that comes which is around its board.
pub fn provide(ctx: AppContext) {
    let (coming, devices) = (Coming::new(ctx, Piece::Panels), Coming::new(ctx, Piece::Devices));
    let is_here = coming.is_here;
    let fetch = Callback::new(move |haste| match haste {
        Haste::Now => coming.fetch_now(),
        Haste::WhenIdle => door::when_idle(move || {
            if coming.is_tried.try_get_value() == Some(false) {
                coming.fetch();
            }
        }),
    });
    door::when_idle(piece_words::fetch_others);
    provide_context(Unfolding { is_here: is_here.into(), fetch, draw: pieces::unfold });
    let fetch = Callback::new(move |game: &'static str| {
        devices.game.set_value(GameId::read(game));
        devices.is_here.set(devices.missing().is_empty());
        devices.fetch_now();
    });
    provide_context(DevicesLoading {
        is_here: devices.is_here.into(),
        fetch,
        draw: pieces::devices,
    });
}

impl Coming {
    fn new(ctx: AppContext, piece: Piece) -> Coming {
        // Of what needs a game besides, it is not known yet.
        let is_here = RwSignal::new(piece.is_here() && piece != Piece::Devices);
        let game = StoredValue::new(None);
        let [is_on_its_way, is_tried, is_wanted] = [false; 3].map(StoredValue::new);
        Lasting::of(ComingParts { ctx, piece, game, is_here, is_on_its_way, is_tried, is_wanted })
    }

    /// The pieces that are not here yet.
    fn missing(self) -> Vec<Piece> {
        let of_game = |it| [Piece::Replays].into_iter().chain(Piece::replays_of(it));
        let of_game = self.game.get_value().map(of_game).into_iter().flatten();
        let needed = self.piece.with_needed().iter().copied().chain(of_game);
        needed.filter(|it| !it.is_here()).collect()
    }

    /// Shows a notice, unless nobody waits any more.
    fn show(self, notice: impl FnOnce(Lang) -> Notice) {
        if self.is_here.try_get_untracked() == Some(false) {
            self.ctx.notices.show(notice(self.ctx.lang.get_untracked()));
        }
    }

    /// Says why the piece does not come, and offers another attempt.
    fn try_again(self, why: Text) {
        let again = move || self.fetch_now();
        self.show(|lang| {
            Notice::lasting(why.get(lang).to_owned())
                .with_remedy(words::TRY_AGAIN.get(lang).to_owned(), again)
        });
    }

    fn fetch_now(self) {
        if self.is_here.get_untracked() {
            return;
        }
        self.is_wanted.set_value(true);
        let announce = |lang| Notice::brief(words::FETCHING.get(lang).to_owned());
        set_timeout(move || self.show(announce), PATIENCE);
        self.fetch();
    }

    /// Fetches the piece, unless it is here or on its way. A player who has left meanwhile is told
    /// nothing.
    fn fetch(self) {
        if self.is_here.try_get_untracked() != Some(false) {
            return;
        }
        let was_on_its_way = self.is_on_its_way.try_update_value(|it| std::mem::replace(it, true));
        if was_on_its_way != Some(false) {
            return;
        }
        self.is_tried.set_value(true);
        spawn_local(async move {
            let Some(missing) = self.game.try_with_value(|_| self.missing()) else { return };
            let door = door::bring(&missing).await;
            let was_wanted = self.is_wanted.try_update_value(std::mem::take) == Some(true);
            let _ = self.is_on_its_way.try_update_value(std::mem::take);
            match door {
                Door::Open => drop(self.is_here.try_set(true)),
                Door::Gone if was_wanted => self.show(|lang| {
                    Notice::lasting(words::OLD_VERSION_HINT.get(lang).to_owned())
                        .with_remedy(words::RELOAD.get(lang).to_owned(), browser::offline::renew)
                }),
                Door::Stuck if was_wanted => self.try_again(words::NOT_FETCHED_HINT),
                Door::Incomplete if was_wanted => self.try_again(words::INCOMPLETE_HINT),
                Door::Waiting | Door::Slow | Door::Stuck | Door::Incomplete | Door::Gone => {}
            }
        });
    }
}
