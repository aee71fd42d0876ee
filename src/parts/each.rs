//! Lists that are drawn item by item.
//!
//! The framework's own list is compiled anew for each kind of item, at the weight of a small board. Here one list of
//! numbers is drawn for all of them.

use std::sync::Arc;

use leptos::prelude::*;

use crate::kernel::sort;

/// Draws a list by its places. A place is drawn once, for as long as the list is long enough; what it
/// shows follows its item, so that a change touches nothing but what differs.
pub fn each<T, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    draw: impl Fn(Memo<T>) -> V + Send + Sync + 'static,
) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let list = Memo::new(move |_| list());
    let place = move |nth: usize| {
        let first = list.with_untracked(|it| it[nth].clone());
        // A place that is about to leave the page shows what it showed at first: nobody sees it.
        let item = move |_: Option<&T>| list.with(|it| it.get(nth).unwrap_or(&first).clone());
        draw(Memo::new(item))
    };
    each_number(move || (0..list.with(Vec::len)).collect(), place)
}

/// Draws a list whose items are told apart by what `key` says of them. An item is drawn once, for as long as it
/// is in the list, wherever it is there; what it shows follows it.
pub fn each_by<T, K, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: fn(&T) -> K,
    draw: impl Fn(Memo<T>) -> V + Send + Sync + 'static,
) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    K: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let list = Memo::new(move |_| list());
    let item = move |own: K| {
        let find = move |all: &[T]| all.iter().find(|it| key(it) == own).cloned();
        let first = list.with_untracked(|it| find(it));
        // What is about to leave the page shows what it showed at first: nobody sees it.
        let item = move |_: Option<&T>| {
            let shown = list.with(|it| find(it)).or_else(|| first.clone());
            shown.expect("what is drawn was in the list")
        };
        draw(Memo::new(item))
    };
    each_key(move || list.with(|it| it.iter().map(key).collect()), item)
}

/// Draws a list in the order of its keys, whose items come, go and come again, as where somebody leaps through a match.
/// What was drawn once stays on the page. `draw` is given an item, and if it is in the list: it hides what is not.
pub fn each_staying<T, K, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: fn(&T) -> K,
    draw: impl Fn(Memo<T>, Memo<bool>) -> V + Send + Sync + 'static,
) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
    K: Copy + Ord + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let all = Memo::new(move |before: Option<&Vec<(T, bool)>>| {
        let mut all: Vec<(T, bool)> = list().into_iter().map(|it| (it, true)).collect();
        let is_gone = |it: &&(T, bool)| all.iter().all(|other| key(&other.0) != key(&it.0));
        let gone = before.into_iter().flatten().filter(is_gone).map(|it| (it.0.clone(), false));
        let gone: Vec<(T, bool)> = gone.collect();
        all.extend(gone);
        sort(&mut all, |one, other| key(&one.0) < key(&other.0));
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
    each_key(move || all.with(|it| it.iter().map(|it| key(&it.0)).collect()), item)
}

/// Draws a list whose items never change: one that differs is another one. An item is drawn once, for as long as it is in
/// the list, wherever it is there.
pub fn each_key<K, V>(
    keys: impl Fn() -> Vec<K> + Send + Sync + 'static,
    draw: impl Fn(K) -> V + Send + Sync + 'static,
) -> AnyView
where
    K: Clone + PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let numbered = StoredValue::new(Vec::new());
    let numbers = move || {
        let keys = keys();
        numbered.try_update_value(|all| number(all, keys)).unwrap_or_default()
    };
    let row = move |number: usize| {
        let find = |all: &Vec<(usize, K)>| all.iter().find(|it| it.0 == number).cloned();
        let (_, key) = numbered.with_value(find).expect("what is drawn has a number");
        draw(key)
    };
    each_number(numbers, row)
}

/// Numbers the keys of a list and returns their numbers: a key that was in the list before keeps its own.
fn number<K: PartialEq>(numbered: &mut Vec<(usize, K)>, keys: Vec<K>) -> Vec<usize> {
    let mut next = numbered.iter().map(|it| it.0 + 1).max().unwrap_or_default();
    let with_number = |key: K| {
        let before = numbered.iter().find(|it| it.1 == key).map(|it| it.0);
        let number = before.unwrap_or(next);
        next = next.max(number + 1);
        (number, key)
    };
    let now: Vec<(usize, K)> = keys.into_iter().map(with_number).collect();
    let numbers = now.iter().map(|it| it.0).collect();
    *numbered = now;
    numbers
}

/// Draws what belongs to each number of a list, for as long as it is in it.
pub fn each_number<V: IntoView + 'static>(
    numbers: impl Fn() -> Vec<usize> + Send + Sync + 'static,
    draw: impl Fn(usize) -> V + Send + Sync + 'static,
) -> AnyView {
    rows(Box::new(numbers), Arc::new(move |it| draw(it).into_any()))
}

/// The numbers of rows.
type Numbers = Box<dyn Fn() -> Vec<usize> + Send + Sync>;

/// Draws a row for each number, for as long as it is in the list.
fn rows(numbers: Numbers, row: Arc<dyn Fn(usize) -> AnyView + Send + Sync>) -> AnyView {
    view! { <For each=numbers key=|it| *it children=move |it| row(it)/> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn a_key_keeps_its_number_while_it_is_in_the_list() {
        let mut numbered = Vec::new();
        assert_eq!(number(&mut numbered, vec!['a', 'b', 'c']), [0, 1, 2]);
        assert_eq!(number(&mut numbered, vec!['c', 'd', 'a']), [2, 3, 0]);
        assert_eq!(number(&mut numbered, vec!['b', 'a']), [4, 0]);
        assert!(number(&mut numbered, vec![]).is_empty());
    }
}
