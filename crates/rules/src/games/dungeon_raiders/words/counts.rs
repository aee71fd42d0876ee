//! Coins and wounds, counted.

use crate::kernel::{Lang, plural};

/// Treasure, counted: `7 coins`.
pub fn coins(n: i32, lang: Lang) -> String {
    let word = plural(lang, n, ["coin", "coins"], ["монетка", "монетки", "монеток"]);
    format!("{n} {word}")
}

/// Wounds, counted: `3 wounds`.
pub fn wounds(n: i32, lang: Lang) -> String {
    let word = plural(lang, n, ["wound", "wounds"], ["ранение", "ранения", "ранений"]);
    format!("{n} {word}")
}
