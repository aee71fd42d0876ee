//! The panels that unfold above a board.

use leptos::prelude::{Get, GetUntracked, RwSignal, Signal, Update};

use super::app_context::AppContext;
use crate::kernel::{Text, message, text};
use crate::parts::effect_since;
use crate::shell::words::messages;

/// A panel that is unfolded above the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    Menu,
    Score,
    Log,
    Hint,
    Lines,
    Share,
    Seats,
}

impl Panel {
    /// Unfolds it, or folds it away if it is unfolded.
    pub fn toggle(self, panel: RwSignal<Option<Panel>>) {
        panel.update(|now| *now = (*now != Some(self)).then_some(self));
    }

    /// Tells whether it is unfolded.
    pub fn is_open(self, panel: RwSignal<Option<Panel>>) -> Signal<bool> {
        Signal::derive(move || panel.get() == Some(self))
    }

    /// Folds it away if it is unfolded.
    pub fn fold(self, panel: RwSignal<Option<Panel>>) {
        panel.update(|now| *now = now.filter(|it| *it != self));
    }

    /// The name of it, if it lies beside the board; dialogs have the focus when they open, and say so themselves.
    const fn beside(self) -> Option<Text> {
        match self {
            Panel::Log => Some(text!("log")),
            Panel::Hint => Some(text!("hint")),
            Panel::Menu | Panel::Score | Panel::Lines | Panel::Share | Panel::Seats => None,
        }
    }
}

/// Reads aloud what unfolds beside a board, and what is folded away.
pub fn announce(ctx: AppContext, panel: RwSignal<Option<Panel>>, said: RwSignal<(u32, String)>) {
    effect_since(move |was: Option<Option<Panel>>| {
        let now = panel.get();
        let lang = ctx.lang.get_untracked();
        let name = |it: Option<Panel>| it.and_then(Panel::beside).map(|it| it.get(lang));
        let opened = name(now).map(|it| message!(lang, "unfolded", what = it));
        let closed = || name(was.flatten()).map(|it| message!(lang, "folded", what = it));
        // A hint says itself that it unfolds, together with what it says.
        let is_new = was.flatten() != now && now != Some(Panel::Hint);
        if let Some(words) = opened.or_else(closed).filter(|_| is_new) {
            said.update(|it| *it = (it.0 + 1, words));
        }
        now
    });
}
