//! Words of the explaining card.

use crate::kernel::Lang;

/// What a thing says of itself where it is.
pub fn here(told: &str, lang: Lang) -> String {
    lang.pick(format!("Here: {told}"), format!("Здесь: {told}"))
}

/// A rule by its number.
pub fn rule(id: &str, lang: Lang) -> String {
    lang.pick(format!("Rule {id}"), format!("Правило {id}"))
}
