//! Everything that is wrong with the cards.

use kernel::Game;

use super::library::library;
use super::names;
use super::read::Finding;
use crate::Dungeoneer;

/// Everything that is wrong with the files of cards and of their names.
pub fn findings() -> Vec<Finding> {
    let too_new = library().newer_than(Dungeoneer::EDITION);
    library().findings.iter().chain(names::findings()).cloned().chain(too_new).collect()
}
