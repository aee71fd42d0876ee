//! The shared reader of notation: setups and actions are words between spaces.

use std::fmt;

/// Why a text is not notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseError {
    /// The text ends where a word was due.
    Short,
    /// A word is there that does not belong.
    Unexpected,
    /// Words are left over at the end.
    Long,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseError::Short => "the text ends too early",
            ParseError::Unexpected => "a word does not belong there",
            ParseError::Long => "the text is too long",
        })
    }
}

impl std::error::Error for ParseError {}

/// Reads words one after another.
pub struct Reader<'t> {
    rest: &'t str,
}

impl<'t> Reader<'t> {
    /// Starts at the beginning of `text`.
    pub fn new(text: &'t str) -> Reader<'t> {
        Reader { rest: text.trim() }
    }

    /// The next word.
    ///
    /// # Errors
    /// [`ParseError::Short`] at the end of the text.
    pub fn word(&mut self) -> Result<&'t str, ParseError> {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest.trim_start();
        if word.is_empty() { Err(ParseError::Short) } else { Ok(word) }
    }

    /// The next word, read as `T`.
    ///
    /// # Errors
    /// If there is none, or it does not read as `T`.
    pub fn read<T: std::str::FromStr>(&mut self) -> Result<T, ParseError> {
        self.word()?.parse().map_err(|_| ParseError::Unexpected)
    }

    /// The next word, which must be a whole number from `low` to `high`, in plain digits.
    ///
    /// # Errors
    /// If it is not.
    pub fn number(&mut self, low: u32, high: u32) -> Result<u32, ParseError> {
        number(self.word()?, low, high)
    }

    /// The value of the next word, which must be `key=value`.
    ///
    /// # Errors
    /// If it is not.
    pub fn value(&mut self, key: &str) -> Result<&'t str, ParseError> {
        let word = self.word()?;
        word.strip_prefix(key).and_then(|rest| rest.strip_prefix('=')).ok_or(ParseError::Unexpected)
    }

    /// Tells whether nothing is left.
    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Tells whether the next word is `key=value`.
    pub fn has_value(&self, key: &str) -> bool {
        self.rest.strip_prefix(key).is_some_and(|rest| rest.starts_with('='))
    }

    /// All that has not been read yet.
    pub fn rest(self) -> &'t str {
        self.rest
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// [`ParseError::Long`] if something is.
    pub fn end(self) -> Result<(), ParseError> {
        if self.rest.is_empty() { Ok(()) } else { Err(ParseError::Long) }
    }
}

/// Reads a whole number from `low` to `high` in plain digits, without sign or leading zeros.
///
/// # Errors
/// If it is not one.
pub fn number(word: &str, low: u32, high: u32) -> Result<u32, ParseError> {
    let is_plain = word == "0" || !word.starts_with(['0', '+', '-']);
    match word.parse::<u32>() {
        Ok(n) if is_plain && low <= n && n <= high => Ok(n),
        _ => Err(ParseError::Unexpected),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_one_after_another() {
        let mut reader = Reader::new("  keep  T15 O13 ");
        assert_eq!(reader.word(), Ok("keep"));
        assert_eq!(reader.word(), Ok("T15"));
        assert_eq!(reader.word(), Ok("O13"));
        assert_eq!(reader.word(), Err(ParseError::Short));
        assert_eq!(reader.end(), Ok(()));
    }

    #[test]
    fn what_is_left_over_is_a_error() {
        let mut reader = Reader::new("brew 1");
        assert_eq!(reader.word(), Ok("brew"));
        assert_eq!(reader.end(), Err(ParseError::Long));
    }

    #[test]
    fn values_go_by_their_keys() {
        assert_eq!(Reader::new("players=4").value("players"), Ok("4"));
        assert_eq!(Reader::new("players=").value("players"), Ok(""));
        assert_eq!(Reader::new("players").value("players"), Err(ParseError::Unexpected));
        assert_eq!(Reader::new("playersx=4").value("players"), Err(ParseError::Unexpected));
        assert_eq!(Reader::new("").value("players"), Err(ParseError::Short));
    }

    #[test]
    fn numbers_are_written_in_one_way_only() {
        assert_eq!(number("0", 0, 9), Ok(0));
        assert_eq!(number("9", 0, 9), Ok(9));
        for word in ["10", "-1", "+1", "01", "00", "", "1.0", "١", "4294967296", " 1"] {
            assert_eq!(number(word, 0, 9), Err(ParseError::Unexpected), "{word:?}");
        }
        assert_eq!(number("1", 2, 9), Err(ParseError::Unexpected));
    }
}
