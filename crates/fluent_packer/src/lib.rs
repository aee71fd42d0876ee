//! Words that lie in files of [Project Fluent](https://projectfluent.org)'s format (`.ftl`): messages and terms with
//! selectors, plurals and cases, which translators' own tools read and write. Here they are read, checked and packed, where
//! the program is built; what the program itself reads is [packed](Book::packed).
//!
//! ```
//! use fluent_packer::{Book, File};
//!
//! let en = "left = { $name } leaves with { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}.\n";
//! let ru = "left = { $name } уходит, монет: { $n }.\n";
//! let file = |language: &str, text: &str| File::new(language, &format!("{language}.ftl"), text);
//! let book = Book::read(&[file("en", en), file("ru", ru)]).expect("no mistakes");
//! assert_eq!(book.number("left"), Some(0));
//! assert_eq!(book.variables("left"), Some(["n".to_owned(), "name".to_owned()].as_slice()));
//!
//! let misspelt = "left = { $nam } уходит, монет: { $n }.\n";
//! let mistakes = Book::read(&[file("en", en), file("ru", misspelt)]).expect_err("a mistake");
//! assert_eq!(mistakes[0], "en.ftl:1: left has $name, which ru.ftl lacks");
//! ```
//!
//! Nearly all of the format may be used: patterns of several lines, variables, texts and numbers in braces, messages and terms
//! that are referred to (with arguments such as `case: "genitive"`), and selectors. There are two functions: `CAPITAL(…)`, with
//! a capital letter first; and `NAME($x, case: "genitive")`, the term that a variable holds, in a case. Attributes are not used.
//!
//! Many names of one sort are rows of a file beside the messages, `adventures.ru.txt`: a key, and the name in each form that the
//! language has. Each is a term, `-adventures-TA01`.

mod book;
mod change;
mod check;
mod pack;
mod read;
mod rows;

pub use book::{Book, File, file_of, files_of};
pub use change::with_texts;
