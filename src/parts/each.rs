//! Lists that are drawn item by item.

use leptos::prelude::*;

/// Draws a list by its places: whenever it changes, the places whose item is another are drawn
/// again, and no others. Drawing a whole list again would set every attribute of it anew.
pub fn each<T, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    draw: impl Fn(T) -> V + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let list = Memo::new(move |_| list());
    let places = move || 0..list.read().len();
    let place = move |nth: usize| {
        let item = Memo::new(move |_| list.read().get(nth).cloned());
        move || item.get().map(draw)
    };
    view! { <For each=places key=|nth| *nth children=place/> }
}
