//! Words that lie in files of [Project Fluent](https://projectfluent.org)'s format (`.ftl`): messages and terms with
//! selectors, plurals and cases, which translators' own tools read and write.
//!
//! ```
//! use fluent_reader::{Arg, Plurals, Resource};
//!
//! let text = "\
//! left = { $name } leaves with { $n ->
//!     [one] { $n } coin
//!    *[other] { $n } coins
//! }.
//! ";
//! let (words, findings) = Resource::read(text, Plurals::OneOther);
//! assert!(findings.is_empty());
//! let line = words.format("left", &[("name", Arg::Text("Anna")), ("n", Arg::Number(1))]);
//! assert_eq!(line.as_deref(), Some("Anna leaves with 1 coin."));
//! ```
//!
//! What is read: comments, messages, terms, attributes, patterns of several lines, variables, texts and whole numbers in
//! quotes and without, references to messages and terms (with an argument such as `case: "genitive"`), selectors over
//! numbers and texts, and three functions (see [`format`](Resource::format)). Nothing else of the format is used here; where
//! it stands in a file, the entry is left out and told as a [`Finding`]. What is read is proven equal to
//! `fluent-bundle`, letter for letter.

#[cfg(feature = "check")]
pub mod check;
mod format;
mod id;
mod plurals;
mod read;

pub use format::Arg;
pub use id::Id;
pub use plurals::Plurals;

/// A file of words in one language.
#[derive(Debug)]
pub struct Resource {
    /// Messages and terms, by key.
    entries: Vec<Entry>,
    plurals: Plurals,
}

/// Why an entry is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The line of the file, from 1.
    pub line: usize,
    pub why: &'static str,
}

/// A message or a term.
#[derive(Debug)]
struct Entry {
    /// The name, with a `-` before that of a term.
    id: &'static str,
    key: Id,
    /// Where it stands in the file, from 1.
    #[cfg_attr(not(feature = "check"), expect(dead_code, reason = "for findings alone"))]
    line: usize,
    pattern: Pattern,
    attributes: Vec<(&'static str, Pattern)>,
}

/// What is written out, part after part.
#[derive(Debug, Default)]
struct Pattern(Vec<Part>);

#[derive(Debug)]
enum Part {
    Text(&'static str),
    Inline(Inline),
    Select { of: Inline, variants: Vec<Variant>, default: usize },
}

#[derive(Debug)]
struct Variant {
    key: &'static str,
    pattern: Pattern,
}

/// What stands in braces.
#[derive(Debug)]
enum Inline {
    /// A text in quotes, or a number.
    Literal(&'static str),
    Variable(&'static str),
    /// A message, or a term with the `-` before its name.
    Entry {
        id: &'static str,
        attribute: Option<&'static str>,
        named: Vec<Named>,
    },
    Function {
        name: &'static str,
        of: Box<Inline>,
        named: Vec<Named>,
    },
}

/// An argument that is given with its name: `case: "genitive"`.
type Named = (&'static str, &'static str);

impl Resource {
    /// No words at all.
    pub const fn none() -> Resource {
        Resource { entries: Vec::new(), plurals: Plurals::OneOther }
    }

    /// Reads a file. Entries that cannot be read are left out, and told.
    pub fn read(text: &'static str, plurals: Plurals) -> (Resource, Vec<Finding>) {
        let (mut entries, findings) = read::entries(text);
        entries.sort_unstable_by_key(|it| it.key);
        (Resource { entries, plurals }, findings)
    }

    /// The names of all messages; terms are left out.
    pub fn messages(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().map(|it| it.id).filter(|it| !it.starts_with('-'))
    }

    fn entry(&self, key: Id) -> Option<&Entry> {
        let at = self.entries.binary_search_by_key(&key, |it| it.key).ok()?;
        self.entries.get(at)
    }

    /// The message of this name, or the term, where it comes to one text of the file without anything given; none where it
    /// is missing, or is put together.
    pub fn fixed(&self, id: impl Into<Id>) -> Option<&'static str> {
        let id = id.into();
        let mut pattern = &self.entry(id).or_else(|| self.entry(id.of_term()))?.pattern;
        loop {
            match pattern.0.as_slice() {
                [Part::Text(it)] => return Some(it),
                [Part::Select { of: Inline::Variable(_), variants, default }] => {
                    pattern = &variants[*default].pattern;
                }
                _ => return None,
            }
        }
    }
}
