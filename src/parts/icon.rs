//! Symbols, each an outline of a sprite: the few of the shelf are a part of the program, so that the
//! first page need not wait; the many of the tables, `public/icons.svg`, and those of one game alone are
//! fetched once a symbol of theirs is wanted.
//!
//! The outline stands in the markup itself. A `<use>` of a sprite would be a request and a shadow tree
//! for every symbol that is drawn, and show it a frame late. A symbol is a copy of one element, and stays as it is where
//! what surrounds it is drawn anew with the same one: a table has hundreds of them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, OnceLock};

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::markup::Markup;
use crate::browser::beside;
use crate::browser::version::address;

/// The symbols of a sprite.
type Sprite = Vec<Symbol>;

/// A symbol.
struct Symbol {
    name: &'static str,
    /// The data of its path, on a grid of 32 by 32.
    outline: &'static str,
    /// The element that shows it.
    markup: String,
}

static SHELF: LazyLock<Sprite> = LazyLock::new(|| sprite(include_str!("icons-shelf.svg")));
static TABLES: Fetched = Fetched::new("public/icons.svg");
static DUNGEONEER: Fetched = Fetched::new("public/icons-dungeoneer.svg");

/// The prefix of the names of Dungeoneer's symbols.
const OF_DUNGEONEER: &str = "dn-";

/// A sprite that is fetched.
struct Fetched {
    file: &'static str,
    sprite: OnceLock<Sprite>,
    is_asked_for: AtomicBool,
    /// Told when the sprite has come.
    arrival: LazyLock<ArcTrigger>,
}

/// The name of a symbol.
#[derive(Clone, Copy, Debug)]
pub enum IconName {
    /// It stays the same.
    Fixed(&'static str),
    /// It may become another.
    Followed(Signal<&'static str>),
}

impl From<&'static str> for IconName {
    fn from(name: &'static str) -> IconName {
        IconName::Fixed(name)
    }
}

impl From<Signal<&'static str>> for IconName {
    fn from(name: Signal<&'static str>) -> IconName {
        IconName::Followed(name)
    }
}

impl IconName {
    /// The name that it is now, which is followed.
    fn now(self) -> &'static str {
        match self {
            IconName::Fixed(name) => name,
            IconName::Followed(name) => name.get(),
        }
    }
}

/// A decorative symbol by its name in its sprite, such as `skull`. It takes the size and colour of
/// the text around it, and is hidden from screen readers: the words beside it speak.
#[component]
pub fn Icon(
    /// The id of the symbol.
    #[prop(into)]
    name: IconName,
) -> impl IntoView {
    // Most symbols stay as they are, and their sprite is there: nothing needs to be followed.
    let known = match name {
        IconName::Fixed(name) => known_symbol(name),
        IconName::Followed(_) => None,
    };
    match known {
        Some(symbol) => Markup::new(&*symbol.markup).into_any(),
        None => (move || element(name)).into_any(),
    }
}

/// The element that shows a symbol; one without an outline while its sprite is on its way, and followed.
fn element(name: IconName) -> Markup {
    let name = name.now();
    let known = known_symbol(name).map(|it| it.markup.as_str());
    known.map(Markup::new).unwrap_or_else(|| {
        fetched(name).follow();
        Markup::new(markup(""))
    })
}

/// The outline of a symbol, on a grid of 32 by 32; empty while its sprite is on its way, and followed.
pub fn outline(name: IconName) -> &'static str {
    outline_of(name.now())
}

/// The outline of a symbol by its name, as [`outline`] gives it.
pub fn outline_of(name: &str) -> &'static str {
    known_symbol(name).map(|it| it.outline).unwrap_or_else(|| {
        fetched(name).follow();
        ""
    })
}

/// The name of the symbol that is drawn by an outline, if its sprite is there.
pub fn symbol_of(outline: &str) -> Option<&'static str> {
    let of = |sprite: &Sprite| sprite.iter().find(|it| it.outline == outline).map(|it| it.name);
    of(&SHELF).or_else(|| [&TABLES, &DUNGEONEER].into_iter().find_map(|it| of(it.sprite.get()?)))
}

/// A symbol whose sprite is there.
fn known_symbol(name: &str) -> Option<&'static Symbol> {
    let of = |sprite: &'static Sprite| sprite.iter().find(|it| it.name == name);
    of(&SHELF).or_else(|| of(fetched(name).sprite.get()?))
}

/// The sprite that has a symbol of this name, unless the one of the shelf has it.
fn fetched(name: &str) -> &'static Fetched {
    if name.starts_with(OF_DUNGEONEER) { &DUNGEONEER } else { &TABLES }
}

impl Fetched {
    const fn new(file: &'static str) -> Fetched {
        Fetched {
            file,
            sprite: OnceLock::new(),
            is_asked_for: AtomicBool::new(false),
            arrival: LazyLock::new(ArcTrigger::new),
        }
    }

    /// Fetches the sprite if it is not there; the code that draws now is told when it comes.
    fn follow(&'static self) {
        if self.sprite.get().is_none() {
            self.arrival.track();
            self.ask();
        }
    }

    /// Fetches the sprite. Should it not come, the next symbol asks again.
    fn ask(&'static self) {
        if self.is_asked_for.swap(true, Ordering::Relaxed) {
            return;
        }
        spawn_local(async {
            match beside::text(&address(self.file)).await {
                Ok(text) => {
                    self.sprite.get_or_init(|| sprite(text.leak()));
                    self.arrival.notify();
                }
                Err(beside::NotFetched) => self.is_asked_for.store(false, Ordering::Relaxed),
            }
        });
    }
}

/// Reads a sprite: every symbol of it is one path.
fn sprite(svg: &'static str) -> Sprite {
    let symbol = |it: &'static str| {
        let (name, drawing) = it.split_once('"')?;
        let (_, outline) = drawing.split_once(" d=\"")?;
        let (outline, _) = outline.split_once('"')?;
        Some(Symbol { name, outline, markup: markup(outline) })
    };
    svg.split("<symbol id=\"").skip(1).filter_map(symbol).collect()
}

/// The element that shows an outline.
fn markup(outline: &str) -> String {
    format!(
        r#"<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><path d="{outline}"></path></svg>"#
    )
}

#[cfg(test)]
mod tests {
    use super::{OF_DUNGEONEER, SHELF, Sprite, Symbol, sprite, symbol_of};

    const SVGS: [&str; 3] = [
        include_str!("icons-shelf.svg"),
        include_str!("../../public/icons.svg"),
        include_str!("../../public/icons-dungeoneer.svg"),
    ];

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
    fn no_symbol_is_in_two_sprites() {
        let tables: Sprite = sprite(SVGS[1]);
        assert!(SHELF.iter().all(|it| tables.iter().all(|other| it.name != other.name)));
    }

    #[test]
    fn no_two_symbols_are_drawn_alike() {
        let all: Sprite = SVGS.into_iter().flat_map(sprite).collect();
        let outlines: std::collections::BTreeSet<&str> = all.iter().map(|it| it.outline).collect();
        assert_eq!(outlines.len(), all.len());
    }

    #[test]
    fn an_outline_tells_the_name_of_its_symbol() {
        let Symbol { name, outline, .. } = SHELF[0];
        assert_eq!(symbol_of(outline), Some(name));
        assert_eq!(symbol_of("M0 0"), None);
    }

    #[test]
    fn the_name_of_a_symbol_says_which_sprite_has_it() {
        for (nth, svg) in SVGS.into_iter().enumerate() {
            let is_of_dungeoneer = |it: &Symbol| it.name.starts_with(OF_DUNGEONEER);
            assert!(sprite(svg).iter().all(|it| is_of_dungeoneer(it) == (nth == 2)), "{nth}");
        }
    }
}
