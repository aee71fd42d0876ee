//! The words of one folder in all languages.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use languages::Lang;

use crate::check;
use crate::pack;
use crate::read::Words;

/// A file of words in one language.
#[derive(Clone, Debug)]
pub struct File {
    language: String,
    path: String,
    text: String,
}

impl File {
    /// The file with this text in a language, `en`; its path is told with what is wrong.
    pub fn new(language: &str, path: &str, text: &str) -> File {
        File { language: language.to_owned(), path: path.to_owned(), text: text.to_owned() }
    }
}

/// The name of the file of a language, in any folder of words: `en.ftl`.
pub fn file_of(lang: Lang) -> String {
    format!("{}.ftl", lang.code())
}

/// The words of one folder in all languages: each message has the same number and the same variables in all of them.
#[derive(Clone, Debug)]
pub struct Book {
    /// The place of each message and term in the first file; a term's name begins with `-`.
    numbers: BTreeMap<String, u16>,
    /// The variables of each message, in the order in which they are given.
    variables: BTreeMap<String, Vec<String>>,
    packed: Vec<String>,
}

impl Book {
    /// Reads and checks the files of all languages; the numbers of messages are their places in the first.
    ///
    /// # Errors
    /// Everything that is wrong, as `path:line: what`.
    pub fn read(files: &[File]) -> Result<Book, Vec<String>> {
        let mut wrong = Vec::new();
        let mut all = Vec::new();
        for file in files {
            let (words, mistakes) = Words::read(&file.language, &file.path, &file.text);
            wrong.extend(mistakes);
            all.push(words);
        }
        wrong.extend(all.iter().flat_map(check::one));
        let Some((first, others)) = all.split_first() else { return Err(wrong) };
        wrong.extend(others.iter().flat_map(|it| check::compared(first, it)));
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let names: Vec<&str> = first.entries.iter().map(|it| it.name.as_str()).collect();
        let numbers: BTreeMap<String, u16> =
            (0..).zip(&names).map(|(nth, name)| ((*name).to_owned(), nth)).collect();
        let messages = names.iter().filter(|it| !it.starts_with('-'));
        let variables = messages.map(|it| ((*it).to_owned(), first.variables(it))).collect();
        let packed = all.iter().map(|it| pack::packed(it, &numbers, &names)).collect();
        Ok(Book { numbers, variables, packed })
    }

    /// The words of a folder, a file for each language: `en.ftl`. The first has the numbers of messages.
    ///
    /// # Errors
    /// A file that cannot be read, or everything that is wrong, as `path:line: what`.
    pub fn of_folder(folder: &Path) -> Result<Book, Vec<String>> {
        let mut files = Vec::new();
        for lang in Lang::ALL {
            let path = folder.join(file_of(lang));
            let told = path.display().to_string();
            let text = fs::read_to_string(&path).map_err(|it| vec![format!("{told}: {it}")])?;
            files.push(File::new(lang.code(), &told, &text));
        }
        Book::read(&files)
    }

    /// The number of a message, or of the term of this name, from 0; none if there is neither.
    pub fn number(&self, name: &str) -> Option<u16> {
        self.numbers.get(name).or_else(|| self.numbers.get(&format!("-{name}"))).copied()
    }

    /// The variables of a message, in the order in which the program gives them; none if there is no such message.
    pub fn variables(&self, message: &str) -> Option<&[String]> {
        self.variables.get(message).map(Vec::as_slice)
    }

    /// The names of all messages; terms are left out.
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        self.variables.keys().map(String::as_str)
    }

    /// The names of all terms, without the `-` before them.
    pub fn terms(&self) -> impl Iterator<Item = &str> {
        self.numbers.keys().filter_map(|it| it.strip_prefix('-'))
    }

    /// The words of the language of a file, by its place among those that were read: one entry behind the other in the order
    /// of their numbers, each with a [`END`](Self::END) behind it. What else stands in an entry is written as text, but for
    /// some characters below the space:
    ///
    /// | | |
    /// | --- | --- |
    /// | `\x01` *value* | the value stands here |
    /// | `\x02` *value* `\x03` *pattern*, and for each variant `\x03` *key* `\x05` *pattern*; `\x04` | the pattern of the first key that the value fits, else the first pattern |
    ///
    /// A value is `$0`, the first that the message is given; `:case`, what a term is given of this name; `C` and a value, with a
    /// capital letter first; `N`, a value, `case=genitive;` and `\x05`, the term that the value holds in this case; `\x06`, a
    /// pattern and `\x04`, what it comes to. A key that is also the name of a term has `\x07` and two digits of 64 behind it, `0`
    /// to `o`: the number of this term.
    ///
    /// # Panics
    /// If there is no such file.
    pub fn packed(&self, nth: usize) -> &str {
        &self.packed[nth]
    }

    /// Stands behind each entry.
    pub const END: char = '\0';
}
