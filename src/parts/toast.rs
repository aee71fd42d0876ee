//! Short notices that come and go.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::{Icon, IconButton, each_number, use_language, words};
use crate::kernel::RuleId;

/// A notice goes by itself after this long, unless it lasts.
const SHOWN_FOR: Duration = Duration::from_secs(7);

/// A notice with something to press in it stays longer: it takes a while to get there by keys.
const PRESSED_WITHIN: Duration = Duration::from_secs(20);

/// No more notices are in sight at once; the oldest go first.
const NOTICES_MAX: usize = 3;

/// The duration of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stay {
    /// A few seconds, and at this place only.
    Brief,
    /// A few seconds, wherever the person goes, no matter what it does.
    Moments,
    /// Some more seconds, wherever the person goes.
    AWhile,
    /// Until it is closed.
    Lasting,
}

/// The remedy in a notice; the notice goes by it. It may outlive the place that made it, so it is not a `Callback`,
/// which belongs to one.
#[derive(Clone)]
pub struct Remedy {
    pub label: String,
    pub press: Arc<dyn Fn() + Send + Sync>,
}

/// One notice: a sentence, the rule that it rests on, and what can be done about it.
#[derive(Clone)]
pub struct Notice {
    pub words: String,
    pub rule: Option<&'static str>,
    pub remedy: Option<Remedy>,
    /// The symbol of what was given by it.
    pub stamp: Option<&'static str>,
    pub stay: Stay,
}

impl Notice {
    /// A passing notice.
    pub fn brief(words: String) -> Notice {
        Notice { words, rule: None, remedy: None, stamp: None, stay: Stay::Brief }
    }

    /// Why something cannot be done, with its rule if it rests on one.
    pub fn refusal(words: String, rule: impl Into<Option<RuleId>>) -> Notice {
        Notice { rule: rule.into(), ..Notice::brief(words) }
    }

    /// A passing notice that comes along to the next place.
    pub fn on_the_way(words: String) -> Notice {
        Notice { stay: Stay::AWhile, ..Notice::brief(words) }
    }

    /// A notice by which a stamp with this symbol is given.
    pub fn stamp(words: String, symbol: &'static str) -> Notice {
        Notice { stamp: Some(symbol), stay: Stay::Moments, ..Notice::brief(words) }
    }

    /// A notice that stays until it is closed.
    pub fn lasting(words: String) -> Notice {
        Notice { stay: Stay::Lasting, ..Notice::brief(words) }
    }

    /// The same notice with a button in it.
    pub fn with_remedy(self, label: String, press: impl Fn() + Send + Sync + 'static) -> Notice {
        let stay = if self.stay == Stay::Brief { Stay::AWhile } else { self.stay };
        Notice { remedy: Some(Remedy { label, press: Arc::new(press) }), stay, ..self }
    }
}

/// The notices in sight, each with a number of its own. Belongs to the whole page.
#[derive(Clone, Copy)]
pub struct Notices {
    shown: RwSignal<Vec<(usize, Notice)>>,
    n_shown: StoredValue<usize>,
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
        let stay = notice.stay;
        self.shown.update(|shown| {
            // With a button in it, equal words may be about another thing.
            shown.retain(|(_, it)| it.words != notice.words || it.remedy.is_some());
            shown.push((number, notice));
            let n_over = shown.len().saturating_sub(NOTICES_MAX);
            shown.drain(..n_over);
        });
        match stay {
            Stay::Brief | Stay::Moments => set_timeout(move || self.close(number), SHOWN_FOR),
            Stay::AWhile => set_timeout(move || self.close(number), PRESSED_WITHIN),
            Stay::Lasting => {}
        }
    }

    /// Takes away those that belong to the place that is left, or to the move before.
    pub fn clear(self) {
        self.shown.update(|shown| shown.retain(|(_, it)| it.stay != Stay::Brief));
    }

    /// The notice of this number, while it is in sight.
    fn with_number(self, number: usize) -> Option<Notice> {
        self.shown.with_untracked(|it| it.iter().find(|it| it.0 == number).map(|it| it.1.clone()))
    }

    fn close(self, number: usize) {
        // The page may be gone when a timer rings.
        let _ = self.shown.try_update(|shown| shown.retain(|(it, _)| *it != number));
    }
}

impl Default for Notices {
    fn default() -> Notices {
        Notices::new()
    }
}

/// The list of notices: read aloud politely, and closed by a button. Those that last stand above the page and cover
/// nothing of it. The rule of a refusal can be pressed: `on_rule` hears it.
#[component]
pub fn Toasts(notices: Notices, #[prop(into)] on_rule: Callback<RuleId>) -> impl IntoView {
    let lang = use_language();
    let close_label = Signal::derive(move || words::DISMISS.get(lang.get()).to_owned());
    let toast = move |number: usize| {
        let notice = notices.with_number(number)?;
        let of_stay = if notice.stay == Stay::Lasting { "warning" } else { "info" };
        let (class, icon) = match notice.stamp {
            Some(symbol) => ("toast is-stamp", symbol),
            None => ("toast", of_stay),
        };
        let rule = notice.rule.map(|rule| {
            view! {
                <button type="button" class="rule" on:click=move |_| on_rule.run(rule)>
                    {rule}
                </button>
            }
        });
        let remedy = notice.remedy.map(|Remedy { label, press }| {
            let press = move |_| {
                notices.close(number);
                press();
            };
            view! {
                <button type="button" class="remedy" on:click=press>
                    {label}
                </button>
            }
        });
        Some(view! {
            <div class=class>
                <Icon name=icon/>
                <p>{notice.words} " " {rule}</p>
                {remedy}
                <IconButton label=close_label icon="close" on_press=move || notices.close(number)/>
            </div>
        })
    };
    let place = move |class, lasts| {
        let is_here = move |it: &&(usize, Notice)| (it.1.stay == Stay::Lasting) == lasts;
        let shown = move || notices.shown.read().iter().filter(is_here).map(|it| it.0).collect();
        view! {
            <div class=class role="status">
                {each_number(shown, toast)}
            </div>
        }
    };
    view! {
        {place("toasts is-lasting", true)}
        {place("toasts", false)}
    }
}
