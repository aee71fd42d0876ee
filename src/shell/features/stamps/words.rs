//! The words of stamps.

use super::model::Stamp;
use crate::kernel::{Lang, Text, message, text};
use crate::shell::words::messages;

/// The name of a stamp, and what it takes.
pub fn of(stamp: Stamp) -> [Text; 2] {
    match stamp {
        Stamp::Lesson => [text!("stamp-lesson"), text!("stamp-lesson-hint")],
        Stamp::Match => [text!("stamp-match"), text!("stamp-match-hint")],
        Stamp::Computer => [text!("stamp-computer"), text!("stamp-computer-hint")],
        Stamp::Today => [text!("stamp-today"), text!("stamp-today-hint")],
        Stamp::Monster => [text!("stamp-monster"), text!("stamp-monster-hint")],
        Stamp::Home => [text!("stamp-home"), text!("stamp-home-hint")],
        Stamp::Explained => [text!("stamp-explained"), text!("stamp-explained-hint")],
        Stamp::Hint => [text!("stamp-hint"), text!("stamp-hint-hint")],
        Stamp::LookBack => [text!("stamp-look-back"), text!("stamp-look-back-hint")],
        Stamp::Shared => [text!("stamp-shared"), text!("stamp-shared-hint")],
    }
}

/// That stamps are new, by their names.
pub fn new_stamps(names: &[&str], lang: Lang) -> String {
    let next = |all: String, it: String| message!(lang, "stamps-next", all = &all, next = &it);
    let all = names.iter().map(|it| (*it).to_owned()).reduce(next).unwrap_or_default();
    message!(lang, "stamps-new", n = names.len(), names = &all)
}
