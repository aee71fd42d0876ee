//! Symbols, each an outline of two sprites: the few of the shelf are a part of the program, so that the
//! first page need not wait; the many of the tables, `public/icons.svg`, are fetched once a symbol of
//! theirs is wanted.
//!
//! The outline stands in the markup itself. A `<use>` of a sprite would be a request and a shadow tree
//! for every symbol that is drawn, and show it a frame late.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, OnceLock};

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::text;
use crate::browser::version::address;

/// The names of a sprite's symbols, and their outlines: the data of a path on a grid of 32 by 32.
type Sprite = Vec<(&'static str, &'static str)>;

static SHELF: LazyLock<Sprite> = LazyLock::new(|| sprite(include_str!("icons-shelf.svg")));
static TABLES: OnceLock<Sprite> = OnceLock::new();
static IS_ASKED_FOR: AtomicBool = AtomicBool::new(false);
/// Told when [`TABLES`] has come.
static ARRIVAL: LazyLock<ArcTrigger> = LazyLock::new(ArcTrigger::new);

/// A decorative symbol by its name in its sprite, such as `skull`. It takes the size and colour of
/// the text around it, and is hidden from screen readers: the words beside it speak.
#[component]
pub fn Icon(
    /// The id of the symbol.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    let outline = move || outline(name.get());
    view! {
        <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
            <path d=outline></path>
        </svg>
    }
}

/// The outline of a symbol; for those of the tables empty until their sprite is there, and followed.
fn outline(name: &str) -> &'static str {
    let of = |sprite: &Sprite| sprite.iter().find(|it| it.0 == name).map(|it| it.1);
    let tables = || {
        let tables = TABLES.get();
        if tables.is_none() {
            ARRIVAL.track();
            ask();
        }
        of(tables?)
    };
    of(&SHELF).or_else(tables).unwrap_or_default()
}

/// Fetches the sprite of the tables. Should it not come, the next symbol asks again.
fn ask() {
    if IS_ASKED_FOR.swap(true, Ordering::Relaxed) {
        return;
    }
    spawn_local(async {
        match text::fetch(&address("public/icons.svg")).await {
            Ok(text) => {
                TABLES.get_or_init(|| sprite(text.leak()));
                ARRIVAL.notify();
            }
            Err(text::NotFetched) => IS_ASKED_FOR.store(false, Ordering::Relaxed),
        }
    });
}

/// Reads a sprite: every symbol of it is one path.
fn sprite(svg: &'static str) -> Sprite {
    let symbol = |it: &'static str| {
        let (name, drawing) = it.split_once('"')?;
        let (_, outline) = drawing.split_once(" d=\"")?;
        Some((name, outline.split_once('"')?.0))
    };
    svg.split("<symbol id=\"").skip(1).filter_map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use super::{SHELF, Sprite, sprite};

    const SVGS: [&str; 2] =
        [include_str!("icons-shelf.svg"), include_str!("../../public/icons.svg")];

    #[test]
    fn every_symbol_is_one_outline_in_ink() {
        for svg in SVGS {
            let symbols: Vec<&str> = svg.split("<symbol ").skip(1).collect();
            assert_eq!(sprite(svg).len(), symbols.len());
            for it in symbols {
                assert!(
                    it.contains("viewBox=\"0 0 32 32\" fill=\"currentColor\"><path d=\""),
                    "{it}"
                );
                assert_eq!(it.matches("<path ").count(), 1, "{it}");
            }
        }
    }

    #[test]
    fn no_symbol_is_in_both_sprites() {
        let tables: Sprite = sprite(SVGS[1]);
        assert!(SHELF.iter().all(|it| tables.iter().all(|other| it.0 != other.0)));
    }
}
