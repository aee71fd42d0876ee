//! Short notices that come and go.

use std::time::Duration;

use leptos::prelude::*;

use super::{Icon, IconButton, use_language};
use crate::kernel::{RuleId, text};

/// A notice goes by itself after this long, unless it lasts.
const SHOWN_FOR: Duration = Duration::from_secs(7);

/// No more notices are in sight at once; the oldest go first.
const NOTICES_MAX: usize = 3;

/// One notice: a sentence, and the rule that it rests on, if there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    pub words: String,
    pub rule: Option<&'static str>,
    /// Whether it stays until it is closed.
    pub lasts: bool,
}

impl Notice {
    /// A passing notice.
    pub fn brief(words: String) -> Notice {
        Notice { words, rule: None, lasts: false }
    }

    /// Why something cannot be done, with its rule.
    pub fn refusal(words: String, rule: &'static str) -> Notice {
        Notice { words, rule: Some(rule), lasts: false }
    }

    /// A notice that stays until it is closed.
    pub fn lasting(words: String) -> Notice {
        Notice { words, rule: None, lasts: true }
    }
}

/// The notices in sight, each with a number of its own. Belongs to the whole page.
#[derive(Clone, Copy)]
pub struct Notices {
    shown: RwSignal<Vec<(u32, Notice)>>,
    n_shown: StoredValue<u32>,
}

impl Notices {
    /// No notices yet. To be made once, by the root of the page.
    pub fn new() -> Notices {
        Notices { shown: RwSignal::new(Vec::new()), n_shown: StoredValue::new(0) }
    }

    /// Shows a notice; one with the same words gives way to it.
    pub fn show(self, notice: Notice) {
        let number = self.n_shown.get_value() + 1;
        self.n_shown.set_value(number);
        let lasts = notice.lasts;
        self.shown.update(|shown| {
            shown.retain(|(_, it)| it.words != notice.words);
            shown.push((number, notice));
            let n_over = shown.len().saturating_sub(NOTICES_MAX);
            shown.drain(..n_over);
        });
        if !lasts {
            set_timeout(move || self.close(number), SHOWN_FOR);
        }
    }

    /// Takes away those that do not last.
    pub fn clear(self) {
        self.shown.update(|shown| shown.retain(|(_, it)| it.lasts));
    }

    fn close(self, number: u32) {
        // The page may be gone when a timer rings.
        let _ = self.shown.try_update(|shown| shown.retain(|(it, _)| *it != number));
    }
}

impl Default for Notices {
    fn default() -> Notices {
        Notices::new()
    }
}

/// Where notices appear: read aloud politely, and closed by a button. The rule of a refusal can be
/// pressed: `on_rule` hears it.
#[component]
pub fn Toasts(notices: Notices, #[prop(into)] on_rule: Callback<RuleId>) -> impl IntoView {
    let lang = use_language();
    let close_label = Signal::derive(move || text("Dismiss", "Убрать").get(lang.get()).to_owned());
    let toast = move |(number, notice): (u32, Notice)| {
        let icon = if notice.lasts { "warning" } else { "info" };
        let rule = notice.rule.map(|rule| {
            view! {
                <button type="button" class="rule" on:click=move |_| on_rule.run(rule)>
                    {rule}
                </button>
            }
        });
        view! {
            <div class="toast">
                <Icon name=icon/>
                <p>{notice.words} " " {rule}</p>
                <IconButton label=close_label icon="close" on_press=move || notices.close(number)/>
            </div>
        }
    };
    view! {
        <div class="toasts" role="status">
            <For each=move || notices.shown.get() key=|(number, _)| *number children=toast/>
        </div>
    }
}
