//! The words of one folder in all languages.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use languages::Lang;

use crate::check;
use crate::pack;
use crate::read::Words;
use crate::rows;

/// The words of a folder in one language: messages, and rows of names.
#[derive(Clone, Debug)]
pub struct File {
    language: String,
    path: String,
    text: String,
    /// The sort, the path and the text of each file of rows.
    rows: Vec<[String; 3]>,
}

impl File {
    /// The file with this text in a language, `en`; its path is told with what is wrong.
    pub fn new(language: &str, path: &str, text: &str) -> File {
        let [language, path, text] = [language, path, text].map(str::to_owned);
        File { language, path, text, rows: Vec::new() }
    }

    /// The same with the names of a sort, a row each; their path is told with what is wrong.
    pub fn with_rows(mut self, sort: &str, path: &str, text: &str) -> File {
        self.rows.push([sort, path, text].map(str::to_owned));
        self
    }
}

/// The name of the file of a language, in any folder of words: `en.ftl`.
pub fn file_of(lang: Lang) -> String {
    format!("{}.ftl", lang.code())
}

/// The sorts of names that lie in a folder of words, in order: `adventures` for `adventures.en.txt`.
fn sorts(folder: &Path) -> Vec<String> {
    let ending = format!(".{}.txt", Lang::default().code());
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.map(|it| it.file_name().to_string_lossy().into_owned());
    let mut sorts: Vec<String> =
        names.filter_map(|it| it.strip_suffix(&ending).map(str::to_owned)).collect();
    sorts.sort();
    sorts
}

/// The files of a language in a folder of words: that of its messages, then those of names, each a row.
pub fn files_of(folder: &Path, lang: Lang) -> Vec<PathBuf> {
    let rows = sorts(folder).into_iter().map(|it| format!("{it}.{}.txt", lang.code()));
    [file_of(lang)].into_iter().chain(rows).map(|it| folder.join(it)).collect()
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
            let (mut words, mistakes) = Words::read(&file.language, &file.path, &file.text);
            wrong.extend(mistakes);
            for [sort, path, text] in &file.rows {
                let (terms, mistakes) = rows::terms(sort, path, text);
                wrong.extend(mistakes);
                words.entries.extend(terms);
                words.files_of_names.push((rows::term(sort, ""), path.clone()));
            }
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

    /// The words of a folder, files for each language ([`files_of`]). The first has the numbers of messages.
    ///
    /// # Errors
    /// A file that cannot be read, or everything that is wrong, as `path:line: what`.
    pub fn of_folder(folder: &Path) -> Result<Book, Vec<String>> {
        let mut files = Vec::new();
        for lang in Lang::ALL {
            let mut read = Vec::new();
            for path in files_of(folder, lang) {
                let told = path.display().to_string();
                let text = fs::read_to_string(&path).map_err(|it| vec![format!("{told}: {it}")])?;
                read.push((told, text));
            }
            let [(path, text), rows @ ..] = read.as_slice() else { continue };
            let file = File::new(lang.code(), path, text);
            files.push(
                sorts(folder)
                    .iter()
                    .zip(rows)
                    .fold(file, |file, (sort, (path, text))| file.with_rows(sort, path, text)),
            );
        }
        Book::read(&files)
    }

    /// The number of a message, or of the term of this name, from 0; none if there is neither.
    pub fn number(&self, name: &str) -> Option<u16> {
        self.numbers.get(name).or_else(|| self.numbers.get(&format!("-{name}"))).copied()
    }

    /// The keys of the rows of a sort, with the numbers of their terms, in the order of the first file.
    pub fn rows(&self, sort: &str) -> Vec<(&str, u16)> {
        let start = rows::term(sort, "");
        let rows = self
            .numbers
            .iter()
            .filter_map(|(name, number)| name.strip_prefix(&start).map(|key| (key, *number)));
        let mut rows: Vec<(&str, u16)> = rows.collect();
        rows.sort_by_key(|it| it.1);
        rows
    }

    /// A message or a term that is nothing but text, in the language of a file; none if there is no such one.
    pub fn fixed(&self, nth: usize, name: &str) -> Option<String> {
        let number = usize::from(self.number(name)?);
        let entry = self.packed.get(nth)?.split(Book::END).nth(number)?;
        let is_mark = |it: char| it < ' ' && it != '\n';
        (!entry.contains(is_mark)).then(|| entry.to_owned())
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
