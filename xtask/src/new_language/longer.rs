//! A language made of the English one, whose words are longer by two fifths: vowels are accented, and four of five are doubled.
//! With it one sees whether a page has room for a language that nobody has written yet, and which words lie in no file.

use std::path::Path;

use fluent_packer::with_texts;

const PLAIN: &str = "aeiouyAEIOU";
const ACCENTED: &str = "áéíóúýÁÉÍÓÚ";

/// One vowel of so many is not doubled.
const SPARED: usize = 5;

/// An English file of texts in that language, by what kind of file it is.
pub fn file(path: &Path, text: &str) -> String {
    let mut words = Words::default();
    match path.extension().and_then(|it| it.to_str()) {
        Some("ftl") => with_texts(text, &mut |it| words.longer(it)),
        Some("html") => words.outside(text, ['<', '>']),
        _ => lines(text, |it| match it.split_once(" | ") {
            // A name: its key stays.
            Some((key, forms)) => format!("{key} | {}", words.longer(forms)),
            None => words.outside(it, ['[', ']']),
        }),
    }
}

/// A line of a lesson in that language; what stands in braces is an action.
pub fn lesson_line(said: &str) -> String {
    Words::default().outside(said, ['{', '}'])
}

/// A text in which `change` is made to each line, but for those that are no text: headings with a number, keys, comments.
fn lines(text: &str, mut change: impl FnMut(&str) -> String) -> String {
    let is_text = |it: &str| !it.starts_with(['#', '@', '~']);
    let line = |it: &str| if is_text(it) { change(it) } else { it.to_owned() };
    text.lines().map(line).flat_map(|it| [it, "\n".to_owned()]).collect()
}

/// The words of a text, whose vowels are counted.
#[derive(Default)]
struct Words {
    n_vowels: usize,
}

impl Words {
    fn longer(&mut self, text: &str) -> String {
        let mut made = String::new();
        for letter in text.chars() {
            let vowel = PLAIN.chars().zip(ACCENTED.chars()).find(|it| it.0 == letter);
            made.push(vowel.map_or(letter, |it| it.1));
            if vowel.is_some() {
                self.n_vowels += 1;
                let is_spared = self.n_vowels.is_multiple_of(SPARED);
                made.extend((!is_spared).then_some(letter.to_ascii_lowercase()));
            }
        }
        made
    }

    /// What stands between two marks is no word.
    fn outside(&mut self, text: &str, [open, close]: [char; 2]) -> String {
        let part = |it: &str| match it.split_once(close) {
            Some((within, behind)) => format!("{within}{close}{}", self.longer(behind)),
            None => self.longer(it),
        };
        text.split(open).map(part).collect::<Vec<String>>().join(&open.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_longer_and_all_else_is_as_it_was() {
        let read = |name: &str, text: &str| file(Path::new(name), text);
        let words = "coins = { $n ->\n    [one] { $n } coin\n   *[other] coins\n}\n";
        let longer =
            "coins =\n    { $n ->\n        [one] { $n } cóoíin\n       *[other] cóoíins\n    }\n";
        assert_eq!(read("en.ftl", words), longer);
        assert_eq!(read("cards.en.txt", "# card | name\nA1 | Pit\n"), "# card | name\nA1 | Píit\n");
        assert_eq!(read("en.html", "<li lang=\"en\">Hi</li>"), "<li lang=\"en\">Híi</li>");
        assert_eq!(
            read("raiders.en.txt", "## RA-1 Is\n~ is\nIs [RA-1]."),
            "## RA-1 Is\n~ is\nÍis [RA-1].\n"
        );
        assert_eq!(lesson_line("Go {a}, go"), "Góo {a}, góo");
        let vowels = Words::default().longer("eeeeeeeeee");
        assert_eq!(vowels.chars().count(), 18);
    }
}
