//! The explaining card: all that is drawn on a board has a name, and is named when asked. What a thing is
//! shows by its drawing; the texts are files that are fetched when somebody first asks.
//!
//! # Everything drawn has a name
//!
//! `shell::features::explain` tells what is pointed at on any board: by a mouse that rests, a finger that is held,
//! the other mouse button, or `?`. It lies with the panels, attends to the whole page, and needs nothing of a
//! board: a symbol is known by its outline (`parts::symbol_of`), a number or a track by its class or by `data-x`.
//! The texts are `public/explained/<game>.<lang>.txt`, entries with keys and a rule (`texts`), fetched when
//! somebody first asks; the rulebooks show the same pictures, and examples made of them (`rulebook::parse`); what a
//! thing means where it is, its own label says. `tests/browser/explain.spec.mjs` walks the boards and fails on a
//! symbol without an entry.

mod card;
mod found;
mod gestures;
mod place;
pub mod texts;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::card::{AskedCard, Card, RestedCard};
use self::found::find;
use self::gestures::{Gesture, Wish};
use self::place::beside;
use self::texts::{Entry, file, parse};
use super::stamps;
use super::stamps::model::Stamp;
use crate::browser;
use crate::browser::pointing::{Pointed, stand, window_size};
use crate::kernel::Lang;
use crate::parts::{Lasting, effect};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::table_model::TableModel;

/// A style's names for the distances of a card from the edges of the window.
const EDGES: [&str; 4] = ["--left", "--top", "--right", "--bottom"];

/// The entries of a game, in the language that they were last wanted in.
type Texts = Option<(Lang, Arc<Vec<Entry>>)>;

/// The state that the ways to ask share.
type Explainer = Lasting<ExplainerParts>;

/// The parts of a [`Explainer`].
struct ExplainerParts {
    ctx: AppContext,
    game: &'static str,
    texts: StoredValue<Texts>,
    /// The number of times somebody has asked, or done something else.
    turn: StoredValue<u32>,
    shown: RwSignal<Option<Card>>,
    /// The thing that the card is about.
    thing: StoredValue<Option<Pointed>, LocalStorage>,
}

/// Explains what is drawn on the board of a table, for as long as the table is open.
#[component]
pub fn Explaining(ctx: AppContext, game: &'static str, model: Memo<TableModel>) -> impl IntoView {
    let shown = RwSignal::new(None);
    let (texts, turn) = (StoredValue::new(None), StoredValue::new(0));
    let explainer = Lasting::of(ExplainerParts {
        ctx,
        game,
        texts,
        turn,
        shown,
        thing: StoredValue::new_local(None),
    });
    let has_letter_keys =
        move || ctx.preferences.try_get_untracked().is_some_and(|it| it.has_letter_keys);
    let ears = gestures::attend(has_letter_keys, move |it| explainer.attend_to(it));
    // Dropped with the table.
    StoredValue::new_local(ears);
    // What the mouse rests on may have become something else.
    effect(move || {
        model.track();
        explainer.leave();
    });
    let close = Callback::new(move |()| explainer.close());
    let read = Callback::new(move |rule: String| {
        explainer.close();
        ctx.read_rules(Some(&rule));
    });
    let rested = move || shown.get().filter(|it: &Card| it.wish == Wish::Rested);
    // No memo: a player who asks for the same card again, before its dialog has said that it was closed, is shown it.
    let asked = Signal::derive(move || shown.get().filter(|it: &Card| it.wish == Wish::Asked));
    view! {
        {move || rested().map(|card| view! { <RestedCard ctx=ctx card=card/> })}
        <AskedCard ctx=ctx card=asked on_close=close on_read=read/>
    }
}

impl Explainer {
    /// Answers whether what somebody does may come to a card.
    fn attend_to(self, gesture: Gesture) -> bool {
        match gesture {
            Gesture::Leave => self.leave(),
            Gesture::Ask(pointed, wish, at) => return self.ask(pointed, wish, at),
        }
        false
    }

    /// Takes back the card of what only rested.
    fn leave(self) {
        let is_rested = |it: &Option<Card>| it.as_ref().is_some_and(|it| it.wish == Wish::Rested);
        let _ = self.turn.try_update_value(|it| *it = it.wrapping_add(1));
        if self.shown.try_with_untracked(is_rested) == Some(true) {
            self.close();
        }
    }

    fn close(self) {
        let thing = self.thing.try_update_value(Option::take).flatten();
        // A card that somebody asked for has been read by now, and nothing that is told lies under it any more.
        if let Some(thing) = thing {
            thing.mark(false);
            stamps::give(self.ctx, Stamp::Explained);
        }
        let _ = self.shown.try_set(None);
    }

    /// Shows what something is: at once, or when the texts have come, unless something else was done meanwhile.
    fn ask(self, pointed: Pointed, wish: Wish, at: Option<[f64; 2]>) -> bool {
        self.leave();
        let Some(lang) = self.ctx.lang.try_get_untracked() else { return false };
        if let Some(entries) = self.known(lang) {
            return self.show(&entries, &pointed, wish, at);
        }
        let turn = self.turn.try_get_value();
        spawn_local(async move {
            let address = browser::version::address(&file(self.game, lang));
            // Asking again asks for the file again.
            let Ok(text) = browser::beside::text(&address).await else { return };
            let entries = Arc::new(parse(&text));
            let _ = self.texts.try_update_value(|it| *it = Some((lang, entries.clone())));
            if turn.is_some() && self.turn.try_get_value() == turn {
                self.show(&entries, &pointed, wish, at);
            }
        });
        true
    }

    /// The entries in a language, if they are here.
    fn known(self, lang: Lang) -> Option<Arc<Vec<Entry>>> {
        let of = |it: &Texts| it.as_ref().filter(|it| it.0 == lang).map(|it| it.1.clone());
        self.texts.try_with_value(of).flatten()
    }

    /// Shows what something is; answers whether it is known.
    fn show(self, entries: &[Entry], pointed: &Pointed, wish: Wish, at: Option<[f64; 2]>) -> bool {
        let Some(found) = find(entries, pointed) else { return false };
        let place = beside(found.thing.edges(), at, window_size()).edges();
        let (entry, picture) = (found.entry(), found.picture());
        let card = Card { wish, entry, picture, face: found.face(), here: found.here() };
        if wish == Wish::Asked {
            found.thing.mark(true);
            let _ = self.thing.try_update_value(|it| *it = Some(found.thing));
        }
        let _ = self.shown.try_set(Some(card));
        // It is drawn by then, and was not seen yet.
        request_animation_frame(move || stand(".explained", EDGES, &place));
        true
    }
}
