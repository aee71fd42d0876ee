//! A thing found on a board, and its words about itself.

use std::mem;

use super::texts::{Entry, OWN_NUMBER, is_selector};
use crate::browser::pointing::Pointed;
use crate::kernel::small;
use crate::parts::symbol_of;

/// The place of a board: nothing outside of it is explained.
pub const BOARD: &str = "#room";

/// Elements that hold several drawings that belong together.
const WHOLE: &str = "button, li";

/// Elements that may have words of their own.
const TOLD: &str = "button, li, [role=img], [title], [aria-description]";

/// Words for those who do not see the thing.
const ONLY_READ: &str = ":scope > .only-read";

/// A drawing of [`crate::parts::Icon`].
pub const SYMBOL: &str = ".icon";

/// A text of so many letters is no label any more.
const LABEL_MAX: usize = 480;

/// A text of more letters is no number.
const NUMBER_MAX: usize = 3;

/// The large drawing on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A symbol by its name.
    Symbol(String),
    /// The number that stands on the thing.
    Number(String),
}

/// Something that an entry explains.
pub struct Found<'t> {
    pub entry: &'t Entry,
    /// The symbol that was pointed at, if it was one.
    pub symbol: Option<&'static str>,
    pub thing: Pointed,
}

/// Finds what is pointed at: going outwards, the first thing that has an entry; on the way, what a button or a
/// row has first within.
pub fn find<'t>(entries: &'t [Entry], pointed: &Pointed) -> Option<Found<'t>> {
    let mut place = Some(pointed.clone());
    while let Some(thing) = place.filter(|it| !it.matches(BOARD)) {
        if let Some(found) = one(entries, &thing) {
            return Some(found);
        }
        if thing.matches(WHOLE) {
            let within = thing.find_all("*").iter().find_map(|it| one(entries, it));
            if within.is_some() {
                return within;
            }
        }
        place = thing.parent();
    }
    None
}

/// An element's entry by itself: by the name that the board gives it, by how it is found, or by its outline.
fn one<'t>(entries: &'t [Entry], thing: &Pointed) -> Option<Found<'t>> {
    let named = |key: &str| entries.iter().find(|it| it.keys.iter().any(|it| it == key));
    let is_found = |it: &&Entry| it.keys.iter().any(|it| is_selector(it) && thing.matches(it));
    let symbol = outline(thing).and_then(|it| symbol_of(&it));
    let by_name = || thing.attribute("data-x").and_then(|it| named(&it));
    let by_selector = || entries.iter().find(is_found);
    let entry = by_name().or_else(by_selector).or_else(|| symbol.and_then(named))?;
    Some(Found { entry, symbol, thing: thing.clone() })
}

/// The outline that an element draws: its own, or that of the one path of a symbol.
fn outline(thing: &Pointed) -> Option<String> {
    let of_symbol = || thing.find_all("[d]").first().and_then(|it| it.attribute("d"));
    thing.attribute("d").or_else(|| thing.matches(SYMBOL).then(of_symbol).flatten())
}

impl Found<'_> {
    /// The large drawing.
    pub fn picture(&self) -> Picture {
        let has = |symbol: &&str| self.entry.keys.iter().any(|it| it == symbol);
        match self.symbol.filter(has) {
            Some(symbol) => Picture::Symbol(symbol.to_owned()),
            None if self.entry.picture == OWN_NUMBER => Picture::Number(number(&self.thing)),
            None if is_selector(&self.entry.picture) => {
                let drawn = |it: &Pointed| within(it, &self.entry.picture);
                let drawn = self.bearer().as_ref().and_then(drawn).or_else(|| drawn(&self.thing));
                let symbol = drawn.and_then(|it| outline(&it)).and_then(|it| symbol_of(&it));
                let symbol = symbol.or(self.symbol).or_else(|| self.entry.symbol());
                Picture::Symbol(symbol.unwrap_or_default().to_owned())
            }
            None => Picture::Symbol(self.entry.picture.clone()),
        }
    }

    /// The entry, as it is for this thing: its own name is told before what it says of itself.
    pub fn entry(&self) -> Entry {
        let mut entry = self.entry.clone();
        let own = self.bearer().map(|it| squeezed(&it.text())).filter(|it| !it.is_empty());
        if let Some(name) = own {
            entry.kind = mem::replace(&mut entry.name, name);
        }
        entry
    }

    /// The text on the thing itself, such as that of a card, where the board does not show it.
    pub fn face(&self) -> Option<String> {
        self.bearer().and(self.told())?.attribute("aria-description")
    }

    /// The thing's words about itself where it is, if it says more than its name.
    pub fn here(&self) -> Option<String> {
        let label = label(&self.told()?)?;
        let entry = self.entry();
        let has_own = entry.name != self.entry.name;
        let rest = label.strip_prefix(&entry.name).filter(|_| has_own);
        let rest = rest.map_or(label.as_str(), |it| it.trim_start_matches([',', '.', ' ']));
        Some(rest.to_owned()).filter(|it| !small(&entry.name).contains(&small(it)))
    }

    /// The element with the thing's words.
    fn told(&self) -> Option<Pointed> {
        let thing = self.bearer().unwrap_or_else(|| self.thing.clone());
        thing.closest(TOLD).filter(|it| it.closest(BOARD).is_some())
    }

    /// The element that bears the own name of the thing: within it, in the whole that it is a part of, or elsewhere on
    /// the board in the same class.
    fn bearer(&self) -> Option<Pointed> {
        let selector = self.entry.bearer.as_str();
        let within = |it: Pointed| it.find_all(selector).into_iter().next();
        let Some((start, rest)) = selector.split_once("- ") else {
            return within(self.thing.clone())
                .or_else(|| self.thing.closest(WHOLE).and_then(within));
        };
        let start = format!("{}-", start.trim_start_matches('.'));
        let marked = self.thing.closest(&format!("[class*=\"{start}\"]"))?;
        let classes = marked.attribute("class")?;
        let class = classes.split(' ').find(|it| it.starts_with(&start))?;
        let board = self.thing.closest(BOARD)?;
        board.find_all(&format!(".{class} {rest}")).into_iter().next()
    }
}

/// The first that a selector finds within a thing, or in the whole that it is a part of.
fn within(thing: &Pointed, selector: &str) -> Option<Pointed> {
    let first = |it: &Pointed| it.find_all(selector).into_iter().next();
    first(thing).or_else(|| thing.closest(WHOLE).as_ref().and_then(first))
}

/// The number that stands on a thing: the first of its texts that is one.
fn number(thing: &Pointed) -> String {
    let is_number = |it: &String| {
        let ends_well = it.ends_with(|it: char| it.is_ascii_digit() || it == '+');
        ends_well && it.chars().count() <= NUMBER_MAX
    };
    let within = thing.find_all("*");
    // What holds others has their texts run together.
    let plain = std::iter::once(thing).chain(&within).filter(|it| it.find_all("*").is_empty());
    let mut texts = plain.map(|it| squeezed(&it.text()));
    texts.find(is_number).unwrap_or_default()
}

/// The words that an element has for those who do not see it, or that what can be done within has; and its title.
fn label(thing: &Pointed) -> Option<String> {
    let named = |it: &Pointed| it.attribute("aria-label");
    let read = || thing.find_all(ONLY_READ).first().map(Pointed::text);
    let within = || thing.find_all("button[aria-label]").first().and_then(named);
    let label = named(thing).or_else(read).or_else(within);
    let title = thing.attribute("title");
    let all: Vec<String> = label.into_iter().chain(title).map(|it| squeezed(&it)).collect();
    let label = match &all[..] {
        [label, title] if label.contains(title.as_str()) => label.clone(),
        _ => all.join(". "),
    };
    // What is a number and nothing else is seen without a card.
    let has_words = label.chars().any(char::is_alphabetic);
    (has_words && label.chars().count() <= LABEL_MAX).then_some(label)
}

/// A text with one space wherever it has any.
fn squeezed(text: &str) -> String {
    let words = text.split([' ', '\n']).filter(|it| !it.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
