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

/// Draws a list in the order of its keys, whose items come, go and come again, as where somebody leaps through a match.
/// What was drawn once stays on the page. `draw` is given an item, and if it is in the list: it hides what is not.
pub fn each_staying<T, K, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: fn(&T) -> K,
    draw: impl Fn(Memo<T>, Memo<bool>) -> V + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    K: Copy + Ord + Hash + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let all = Memo::new(move |before: Option<&Vec<(T, bool)>>| {
        let mut all: Vec<(T, bool)> = list().into_iter().map(|it| (it, true)).collect();
        let is_gone = |it: &&(T, bool)| all.iter().all(|other| key(&other.0) != key(&it.0));
        let gone = before.into_iter().flatten().filter(is_gone).map(|it| (it.0.clone(), false));
        let gone: Vec<(T, bool)> = gone.collect();
        all.extend(gone);
        all.sort_by_key(|it| key(&it.0));
        all
    });
    let item = move |own: K| {
        let at = move |all: &[(T, bool)]| {
            let found = all.iter().position(|it| key(&it.0) == own);
            // Nothing leaves this list.
            found.expect("what was drawn stays")
        };
        let shown = Memo::new(move |_| all.with(|it| it[at(it)].0.clone()));
        draw(shown, Memo::new(move |_| all.with(|it| it[at(it)].1)))
    };
    let keys = move || all.with(|it| it.iter().map(|it| key(&it.0)).collect::<Vec<K>>());
    view! { <For each=keys key=|it| *it children=item/> }
}
