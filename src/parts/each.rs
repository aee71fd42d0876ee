//! Lists that are drawn item by item.

use std::hash::Hash;

use leptos::prelude::*;

/// Draws a list by its places. A place is drawn once, for as long as the list is long enough; what it
/// shows follows its item, so that a change touches nothing but what differs.
pub fn each<T, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    draw: impl Fn(Memo<T>) -> V + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let list = Memo::new(move |_| list());
    let places = move || list.get().into_iter().enumerate();
    let place = move |(nth, first): (usize, T)| {
        // A place that is about to leave the page shows what it showed at first: nobody sees it.
        let item = move |_: Option<&T>| list.with(|it| it.get(nth).unwrap_or(&first).clone());
        draw(Memo::new(item))
    };
    view! { <For each=places key=|it| it.0 children=place/> }
}

/// Draws a list whose items are told apart by what `key` says of them. An item is drawn once, for as long as it
/// is in the list, wherever it is there; what it shows follows it.
pub fn each_by<T, K, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: fn(&T) -> K,
    draw: impl Fn(Memo<T>) -> V + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    K: Copy + Eq + Hash + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let list = Memo::new(move |_| list());
    let item = move |first: T| {
        let own = key(&first);
        // What is about to leave the page shows what it showed at first: nobody sees it.
        let item = move |_: Option<&T>| {
            list.with(|it| it.iter().find(|it| key(it) == own).unwrap_or(&first).clone())
        };
        draw(Memo::new(item))
    };
    view! { <For each=move || list.get() key=key children=item/> }
}
