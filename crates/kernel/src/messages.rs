//! Words that lie in files beside the code: `words/en.ftl`, `words/ru.ftl` of a crate, in the format of Project Fluent, so
//! that a sentence is mended without a compiler. [`files_of_words`](crate::files_of_words) declares them,
//! [`message`](crate::message) puts one together.
//!
//! Where the program is built they are read, checked and packed (`crates/fluent_packer`), and the names of messages become
//! numbers (`crates/fluent_macros`): the program has neither names nor a reader.

pub mod arg;
pub mod id;
mod packed;
mod writer;

use std::sync::OnceLock;

use self::id::{Id, MISSING};
use self::packed::Packed;
use languages::{Lang, N_LANGUAGES};

/// The words of a crate, in all languages. In the finished site they are files that are fetched, each when its language is
/// spoken (the feature `fetched`); everywhere else they are a part of the program.
#[derive(Debug)]
pub struct Messages {
    files: [&'static str; N_LANGUAGES],
    read: [OnceLock<Packed>; N_LANGUAGES],
}

impl Messages {
    /// The packed words of the files of all languages, in order; empty ones for what is fetched.
    pub const fn of(files: [&'static str; N_LANGUAGES]) -> Messages {
        Messages { files, read: [const { OnceLock::new() }; N_LANGUAGES] }
    }

    /// Tells whether the words are here in a language.
    pub fn is_open(&self, lang: Lang) -> bool {
        let nth = lang.place();
        !self.files[nth].is_empty() || self.read[nth].get().is_some()
    }

    /// Takes in the packed words of a language that were fetched. They stay for as long as the program runs.
    pub fn open(&self, lang: Lang, text: String) {
        // Words that are here already say the same.
        let _ = self.read[lang.place()].set(Packed::of(text.leak()));
    }

    /// A message on which nothing depends, or the plain form of a term; dots where it is missing.
    pub fn fixed(&self, lang: Lang, id: Id) -> &'static str {
        self.in_language(lang).and_then(|it| it.fixed(id)).unwrap_or(MISSING)
    }

    /// A name of a row ([`rows`](crate::rows)) in the first of some forms that its language has; none if it has none of them.
    pub fn form(&self, lang: Lang, id: Id, forms: &[&str]) -> Option<&'static str> {
        let words = self.in_language(lang)?;
        forms.iter().find_map(|it| words.variant(id, it))
    }

    /// The words of a language; those of another where they are not here.
    pub(crate) fn in_language(&self, lang: Lang) -> Option<&Packed> {
        let nth = lang.place();
        if !self.files[nth].is_empty() {
            return Some(self.read[nth].get_or_init(|| Packed::of(self.files[nth])));
        }
        self.read[nth].get().or_else(|| lang.others().find_map(|it| self.read[it.place()].get()))
    }
}

#[cfg(feature = "fetched")]
#[doc(hidden)]
pub use fluent_macros::fetched as words_of;
#[cfg(not(feature = "fetched"))]
#[doc(hidden)]
pub use fluent_macros::packed as words_of;
#[doc(hidden)]
pub use fluent_macros::{everywhere, fixed, given, packed, rows};

/// Declares `messages()`, the words of the files in the folder `words` of a crate: `files_of_words!("words")`. Those that are
/// said before anything is fetched are always a part of the program: `files_of_words!(kept "words")`.
#[macro_export]
macro_rules! files_of_words {
    ($folder:literal) => {
        $crate::files_of_words!(@ words_of $folder);
    };
    (kept $folder:literal) => {
        $crate::files_of_words!(@ packed $folder);
    };
    (@ $words_of:ident $folder:literal) => {
        /// The words that are said here.
        pub fn messages() -> &'static $crate::Messages {
            static MESSAGES: $crate::Messages =
                $crate::Messages::of($crate::messages::$words_of!($folder));
            &MESSAGES
        }
    };
}

/// A message in a language, with what it is given: `message!(lang, "left", name = name, coins = 5)`. It is one of the
/// `messages()` that are in scope where it stands, and of the folder of words above that code (a board says the words of its
/// game). A message that is not there, or is given too little or too much, is not compiled.
#[macro_export]
macro_rules! message {
    ($lang:expr, $id:literal) => {
        messages().fixed($lang, $crate::messages::fixed!($crate $id))
    };
    ($lang:expr, $id:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        messages().format($lang, $crate::messages::given!($crate $id $($name ($value))+))
    };
}

/// A message on which nothing depends, or a term, as a [`Text`](crate::Text): `text!("knight")` is `knight`, or the term
/// `-knight`. Given to a message, a term is said in the case that the sentence needs: `{ NAME($hero, case: "genitive") }`.
#[macro_export]
macro_rules! text {
    ($id:literal) => {
        $crate::Text::Said { by: messages, id: $crate::messages::fixed!($crate $id) }
    };
}

/// A message that is nothing but text, as a [`Text`](crate::Text) that the program has in every language from the start:
/// `everywhere!("title")`. What is said before any words are fetched is of this kind, such as the names of boxes.
#[macro_export]
macro_rules! everywhere {
    ($id:literal) => {
        $crate::Text::Everywhere($crate::messages::everywhere!($id))
    };
}

/// The names of a sort, which are rows of files of words (`words/adventures.en.txt`), with their keys:
/// `rows!("adventures")` is `[("TA01", Id), …]`.
#[macro_export]
macro_rules! rows {
    ($sort:literal) => {
        $crate::messages::rows!($crate $sort)
    };
}
