//! Symbols of two sprites: the few of the shelf, `public/icons-shelf.svg`, so that the first page need
//! not wait for the many of the tables, `public/icons.svg`.

use leptos::prelude::*;

use crate::browser::version::address;

/// The symbols of the shelf's sprite.
const SHELF: &[&str] = &[
    "torch",
    "gear",
    "info",
    "book",
    "warning",
    "trash",
    "arrow-left",
    "close",
    "pencil",
    "trophy",
];

/// A decorative symbol by its name in its sprite, such as `skull`. It takes the size and colour of
/// the text around it, and is hidden from screen readers: the words beside it speak.
#[component]
pub fn Icon(
    /// The id of the symbol.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    let href = move || symbol(name.get());
    view! {
        <svg class="icon" aria-hidden="true">
            <use href=href></use>
        </svg>
    }
}

fn symbol(name: &str) -> String {
    let sprite = if SHELF.contains(&name) { "icons-shelf" } else { "icons" };
    address(&format!("public/{sprite}.svg#{name}"))
}

#[cfg(test)]
mod tests {
    use super::SHELF;

    #[test]
    fn the_sprite_of_the_shelf_is_the_list() {
        let sprite = include_str!("../../public/icons-shelf.svg");
        let ids = sprite.split("<symbol id=\"").skip(1).filter_map(|it| it.split('"').next());
        assert_eq!(ids.collect::<Vec<_>>(), SHELF);
    }

    #[test]
    fn no_symbol_is_in_both_sprites() {
        let sprite = include_str!("../../public/icons.svg");
        for name in SHELF {
            assert!(!sprite.contains(&format!("id=\"{name}\"")), "{name}");
        }
    }
}
