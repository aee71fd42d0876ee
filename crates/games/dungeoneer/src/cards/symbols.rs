//! Which symbol of the page's sprites is drawn for a card: one line for each card in `symbols.txt` that has
//! one of its own.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{AdventureId, HeroId, LocationId, Trait};
use kernel::gather;

impl AdventureId {
    /// The name of the symbol: its own, or that of its kind.
    pub fn symbol(self) -> &'static str {
        let card = self.card();
        of(&card.key).unwrap_or(if card.traits.has(Trait::Boon) {
            "dn-boon"
        } else if card.traits.has(Trait::Treasure) {
            "chest"
        } else if card.traits.has(Trait::Bane) {
            "dn-bane"
        } else {
            "dn-encounter"
        })
    }
}

impl HeroId {
    /// The name of the symbol.
    pub fn symbol(self) -> &'static str {
        of(&self.card().key).unwrap_or("person")
    }
}

impl LocationId {
    /// The name of the symbol on its floor; none for tunnels.
    pub fn symbol(self) -> Option<&'static str> {
        of(&self.card().key)
    }
}

fn of(key: &str) -> Option<&'static str> {
    static SYMBOLS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
        let lines = include_str!("symbols.txt").lines();
        gather(lines.filter_map(|it| it.split_once(' ')))
    });
    SYMBOLS.get(key).copied()
}
