//! Words that lie in files beside the code: `words/en.ftl` and `words/ru.ftl` of a crate, in the format of Project Fluent
//! ([`fluent_reader`]), so that a sentence is mended without a compiler. [`files_of_words`](crate::files_of_words) declares
//! them, [`message`](crate::message) puts one together.

use std::sync::OnceLock;

use fluent_reader::{Arg, Id, Plurals, Resource};

use super::Lang;

/// The words of a crate, in all languages. In the finished site they are files that are fetched, each when its language is
/// spoken (the feature `fetched`); everywhere else they are a part of the program.
#[derive(Debug)]
pub struct Messages {
    files: [&'static str; 2],
    read: [OnceLock<Resource>; 2],
}

/// Stands for a message that is not there: a test checks that none is missing where its file is.
const MISSING: &str = "…";

/// Of files that have not been fetched.
static NO_WORDS: Resource = Resource::none();

impl Messages {
    /// The words of two files, in English and in Russian; empty ones for what is fetched. They are read when they are first
    /// needed.
    pub const fn of(en: &'static str, ru: &'static str) -> Messages {
        Messages { files: [en, ru], read: [const { OnceLock::new() }; 2] }
    }

    /// Tells whether the words are here in a language.
    pub fn is_open(&self, lang: Lang) -> bool {
        let nth = place(lang);
        !self.files[nth].is_empty() || self.read[nth].get().is_some()
    }

    /// Takes in the words of a language that were fetched. They stay for as long as the program runs.
    pub fn open(&self, lang: Lang, text: String) {
        let words = Resource::read(text.leak(), plurals(lang)).0;
        // Words that are here already say the same.
        let _ = self.read[place(lang)].set(words);
    }

    /// A message with these arguments; dots where it is missing.
    pub fn format(&self, lang: Lang, id: Id, args: &[(&str, Arg<'_>)]) -> String {
        self.in_language(lang).format(id, args).unwrap_or_else(|| MISSING.to_owned())
    }

    /// A message on which nothing depends; dots where it is missing.
    pub fn fixed(&'static self, lang: Lang, id: Id) -> &'static str {
        self.in_language(lang).fixed(id).unwrap_or(MISSING)
    }

    /// The words of a language; those of another where they are not here.
    fn in_language(&self, lang: Lang) -> &Resource {
        let nth = place(lang);
        // Where words are fetched, nothing but `open` reads them, so that the reader need not be here before.
        #[cfg(not(feature = "fetched"))]
        if !self.files[nth].is_empty() {
            return self.read[nth].get_or_init(|| Resource::read(self.files[nth], plurals(lang)).0);
        }
        let here = [nth, 1 - nth].into_iter().find_map(|it| self.read[it].get());
        here.unwrap_or(&NO_WORDS)
    }
}

const fn place(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::Ru => 1,
    }
}

const fn plurals(lang: Lang) -> Plurals {
    match lang {
        Lang::En => Plurals::OneOther,
        Lang::Ru => Plurals::OneFewMany,
    }
}

/// The text of a file of words; nothing where it is fetched.
#[cfg(not(feature = "fetched"))]
#[macro_export]
macro_rules! file_of_words {
    ($path:expr) => {
        include_str!($path)
    };
}

/// The text of a file of words; nothing where it is fetched.
#[cfg(feature = "fetched")]
#[macro_export]
macro_rules! file_of_words {
    ($path:expr) => {
        ""
    };
}

/// Declares `messages()`, the words of the files in the folder `words` of a crate, or in another, as it is reached
/// from the file where this stands: `files_of_words!("words")`.
#[macro_export]
macro_rules! files_of_words {
    () => {
        $crate::files_of_words!("../words");
    };
    ($folder:literal) => {
        /// The words that are said here.
        pub fn messages() -> &'static $crate::Messages {
            static MESSAGES: $crate::Messages = $crate::Messages::of(
                $crate::file_of_words!(concat!($folder, "/en.ftl")),
                $crate::file_of_words!(concat!($folder, "/ru.ftl")),
            );
            &MESSAGES
        }
    };
}

/// A message in a language, with its arguments: `message!(lang, "left", name = name, coins = 5)`. It is one of the
/// `messages()` that are in scope where it stands. That it is there, with these arguments, a test checks.
#[macro_export]
macro_rules! message {
    ($lang:expr, $id:literal) => {
        messages().fixed($lang, const { $crate::Id::of($id) })
    };
    ($lang:expr, $id:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        messages().format($lang, const { $crate::Id::of($id) }, &[$((stringify!($name), $crate::Arg::from($value))),+])
    };
}

/// A message or a term as a [`Text`](crate::Text): `text!("knight")` is `knight`, or the term `-knight`. Given to a message,
/// a term is said in the case that the sentence needs: `{ NAME($hero, case: "genitive") }`.
#[macro_export]
macro_rules! text {
    ($id:literal) => {
        $crate::Text::Said { by: messages, id: $crate::Id::of($id) }
    };
}
