//! What was earned for the first time, said at the end of a match.

use leptos::prelude::*;

use super::{hash, words};
use crate::parts::Icon;
use crate::shell::frame::HonourFrame;
use crate::shell::{Desk, Frame};

/// The honours that are new, each with what it took, and the way to all of them.
#[component]
pub fn HonourNews(desk: Desk, frame: Memo<Frame>) -> impl IntoView {
    let honours = Memo::new(move |_| frame.read().honours.clone());
    let href = format!("#{}", hash(frame.read_untracked().game));
    let all = move || words::ALL_ACHIEVEMENTS.get(desk.lang.get());
    let row = |it: HonourFrame| {
        view! {
            <li>
                <Icon name="medal"/>
                <p><b>{it.told}</b> " " <span class="hint">{it.how}</span></p>
            </li>
        }
    };
    let list = move || {
        view! {
            <section class="honour-news" role="status">
                <ul>{move || honours.get().into_iter().map(row).collect_view()}</ul>
                <p class="feat-facts"><a href=href.clone()>{all}</a></p>
            </section>
        }
    };
    view! { <Show when=move || !honours.read().is_empty()>{list()}</Show> }
}
