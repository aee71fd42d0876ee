//! Everything that is wrong with the cards.

use super::library::library;
use super::names;
use super::read::Finding;

/// Everything that is wrong with the files of cards and of their names.
pub fn findings() -> Vec<Finding> {
    library().findings.iter().chain(names::findings()).cloned().collect()
}
