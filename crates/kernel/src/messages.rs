//! Words that lie in files beside the code: `words/en.ftl` and `words/ru.ftl` of a crate, in the format of Project Fluent
//! ([`fluent_reader`]), so that a sentence is mended without a compiler. [`files_of_words`](crate::files_of_words) declares
//! them, [`message`](crate::message) puts one together.

use std::sync::OnceLock;

use fluent_reader::{Arg, Plurals, Resource};

use super::Lang;

/// The words of a crate, in all languages.
#[derive(Debug)]
pub struct Messages {
    files: [&'static str; 2],
    read: [OnceLock<Resource>; 2],
}

impl Messages {
    /// The words of two files, in English and in Russian. They are read when they are first needed.
    pub const fn of(en: &'static str, ru: &'static str) -> Messages {
        Messages { files: [en, ru], read: [const { OnceLock::new() }; 2] }
    }

    /// A message with these arguments; its name where it is missing.
    pub fn format(&self, lang: Lang, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.in_language(lang).format(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// A message on which nothing depends; its name where it is missing.
    pub fn fixed(&'static self, lang: Lang, id: &'static str) -> &'static str {
        self.in_language(lang).fixed(id).unwrap_or(id)
    }

    fn in_language(&self, lang: Lang) -> &Resource {
        let (nth, plurals) = match lang {
            Lang::En => (0, Plurals::OneOther),
            Lang::Ru => (1, Plurals::OneFewMany),
        };
        self.read[nth].get_or_init(|| Resource::read(self.files[nth], plurals).0)
    }
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
                include_str!(concat!($folder, "/en.ftl")),
                include_str!(concat!($folder, "/ru.ftl")),
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
        messages().fixed($lang, $id)
    };
    ($lang:expr, $id:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        messages().format($lang, $id, &[$((stringify!($name), $crate::Arg::from($value))),+])
    };
}

/// A message or a term as a [`Text`](crate::Text): `text!("knight")` is `knight`, or the term `-knight`. Given to a message,
/// a term is said in the case that the sentence needs: `{ NAME($hero, case: "genitive") }`.
#[macro_export]
macro_rules! text {
    ($id:literal) => {
        $crate::Text::Said { by: messages, id: $id }
    };
}
