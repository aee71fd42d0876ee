//! What the pages and bars about several devices have in common: buttons, hints, and a bar that says what is the matter.

use std::rc::Rc;

use leptos::prelude::*;

use crate::kernel::Text;
use crate::parts::{Button, Icon, Weight};
use crate::shell::kit::app_context::AppContext;

/// A thing that can be done, as a button.
pub struct Way {
    label: Text,
    icon: &'static str,
    weight: Weight,
    take: Rc<dyn Fn()>,
}

impl Way {
    /// One among several.
    pub fn new(label: Text, icon: &'static str, take: impl Fn() + 'static) -> Way {
        Way { label, icon, weight: Weight::Plain, take: Rc::new(take) }
    }

    /// The one that comes first.
    pub fn main(label: Text, icon: &'static str, take: impl Fn() + 'static) -> Way {
        Way { weight: Weight::Main, ..Way::new(label, icon, take) }
    }

    /// Its button.
    pub fn draw(self, ctx: AppContext) -> AnyView {
        let Way { label, icon, weight, take } = self;
        let take = StoredValue::new_local(take);
        let press = Callback::new(move |()| take.get_value()());
        view! { <Button label=ctx.text(label) icon=icon weight=weight on_press=press/> }.into_any()
    }
}

/// A page about another device.
pub fn sheet(parts: impl IntoView) -> AnyView {
    let parts = parts.into_any();
    view! { <main class="sheet is-narrow grain room-join">{parts}</main> }.into_any()
}

/// The buttons of some ways, in a row.
pub fn row(ctx: AppContext, ways: Vec<Way>) -> AnyView {
    let buttons = ways.into_iter().map(|it| it.draw(ctx)).collect_view();
    view! { <div class="room-ways">{buttons}</div> }.into_any()
}

/// A sentence that explains.
pub fn hint(ctx: AppContext, words: Text) -> AnyView {
    view! { <p class="hint">{ctx.text(words)}</p> }.into_any()
}

/// A sentence that is read aloud when it appears.
pub fn status(ctx: AppContext, words: Text) -> AnyView {
    view! { <p class="hint" role="status">{ctx.text(words)}</p> }.into_any()
}

/// A place for a sentence that comes later, and is read aloud then.
pub fn said_in(
    ctx: AppContext,
    kind: (&'static str, &'static str),
    it: RwSignal<Option<Text>>,
) -> AnyView {
    let (class, role) = kind;
    let words = move || it.get().map(|it| it.get(ctx.lang.get()));
    view! { <p class=class role=role>{words}</p> }.into_any()
}

/// A bar below the strip that says what is the matter, and what can be done.
pub struct Bar {
    /// The symbol before its title; none where something is asked, which is read aloud at once.
    pub icon: Option<&'static str>,
    pub title: Signal<String>,
    pub hint: Option<Text>,
    pub ways: Vec<Way>,
}

impl Bar {
    /// The bar on the page.
    pub fn draw(self, ctx: AppContext) -> AnyView {
        let Bar { icon, title, hint, ways } = self;
        let (class, role) = match icon {
            Some(_) => ("room-missing", "status"),
            None => ("room-missing is-question", "alert"),
        };
        let symbol = icon.map(|name| view! { <Icon name=name/> });
        let hint = hint.map(|it| view! { " " <span class="hint">{ctx.text(it)}</span> });
        view! {
            <section class=class role=role>
                {symbol}
                <p><b>{title}</b>{hint}</p>
                {row(ctx, ways)}
            </section>
        }
        .into_any()
    }
}
