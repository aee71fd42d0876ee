//! A game's rulebook: chapters of short numbered units, read from a text file, searchable.

pub mod drawer;
pub mod parse;
mod reader;
pub mod search;
pub mod view;

use crate::kernel::Lang;

/// A rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    /// The words before everything else: what follows the published game, and what does not.
    pub preface: String,
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    pub title: String,
    pub units: Vec<Unit>,
}

/// A readable unit: one or more rules under one title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The numbers of its rules, such as `PD-042`; never empty.
    pub ids: Vec<String>,
    pub title: String,
    /// Other words that people may look for.
    pub synonyms: Vec<String>,
    pub blocks: Vec<Block>,
}

/// A part of a unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Paragraph(TextLine),
    List(Vec<TextLine>),
    /// Rows of cells; the first row is the head.
    Table(Vec<Vec<TextLine>>),
    Examples(Vec<Example>),
}

/// A rule shown at work: things in a row, and what they show in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Never empty.
    pub pictures: Vec<Picture>,
    /// Never empty: those who do not see the pictures have only them.
    pub words: TextLine,
}

/// A thing in an example, or a sign between two things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picture {
    /// `+`, `=`, `→` and the like.
    Sign(char),
    Thing {
        /// The name of its symbol; none if it is a mere number or word.
        symbol: Option<String>,
        /// A number or a word upon it, may be empty.
        caption: String,
        standing: Standing,
    },
}

/// The state of a thing in an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Plain,
    /// It is the one that counts.
    Chosen,
    /// It does not count, or is gone.
    Gone,
}

/// A line of text with links to rules.
pub type TextLine = Vec<Span>;

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Text(String),
    /// A link to the rule of this number.
    Rule(String),
}

/// The text file of a game's rulebook, within the version of the site.
pub fn file(game: &str, lang: Lang) -> String {
    format!("public/rulebook/{game}.{}.txt", lang.code())
}

impl Rulebook {
    /// All units, in order.
    pub fn units(&self) -> impl Iterator<Item = &Unit> {
        self.chapters.iter().flat_map(|it| &it.units)
    }

    /// The unit that holds a rule.
    pub fn unit_of(&self, rule: &str) -> Option<&Unit> {
        self.units().find(|it| it.ids.iter().any(|id| id == rule))
    }
}

impl Unit {
    /// The anchor of the unit: its first rule.
    pub fn anchor(&self) -> &str {
        &self.ids[0]
    }
}
