//! Coins and wounds, counted.

use kernel::{Lang, plural};

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

/// As much treasure at most: `up to 7 coins`.
pub fn coins_at_most(n: i32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("up to {}", coins(n, lang)),
        Lang::Ru => {
            format!("до {n} {}", plural(lang, n, [""; 2], ["монетки", "монеток", "монеток"]))
        }
    }
}

/// So many wounds at most: `up to 3 wounds`.
pub fn wounds_at_most(n: i32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("up to {}", wounds(n, lang)),
        Lang::Ru => {
            format!("до {n} {}", plural(lang, n, [""; 2], ["ранения", "ранений", "ранений"]))
        }
    }
}
