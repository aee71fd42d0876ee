//! Reading a line of cards from left to right, strictly: every space counts.

use std::fmt;

/// A mistake of a line: what it lacks, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineError {
    /// The piece that was to come next.
    pub expected: &'static str,
    /// The number of bytes of the line before that place.
    pub at: usize,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is expected at byte {}", self.expected, self.at)
    }
}

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'t> {
    rest: &'t str,
    at: usize,
    /// The error farthest to the right of all that was tried: it says best what is wrong.
    farthest: Option<LineError>,
}

impl<'t> Cursor<'t> {
    /// The beginning of a line.
    pub fn new(line: &'t str) -> Cursor<'t> {
        Cursor { rest: line, at: 0, farthest: None }
    }

    /// The rest that has not been read yet.
    pub fn rest(&self) -> &'t str {
        self.rest
    }

    /// Goes past `words` if they come next.
    pub fn eat(&mut self, words: &str) -> bool {
        let comes_next = self.rest.starts_with(words);
        if comes_next {
            self.skip(words.len());
        }
        comes_next
    }

    /// Goes past `words`, which must come next.
    pub fn need(&mut self, words: &'static str) -> Result<(), LineError> {
        if self.eat(words) { Ok(()) } else { Err(self.expected(words)) }
    }

    /// Makes sure that nothing is left.
    pub fn end(self) -> Result<(), LineError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected("the end")) }
    }

    /// That something else was to come next; or what was tried before got farther.
    pub fn expected(&self, what: &'static str) -> LineError {
        let here = LineError { expected: what, at: self.at };
        self.farthest.filter(|it| self.at < it.at).unwrap_or(here)
    }

    /// Goes past the letters that come next, up to anything else.
    pub fn name(&mut self) -> &'t str {
        self.run(|it| it.is_ascii_alphabetic())
    }

    /// Goes past the digits that come next.
    pub fn digits(&mut self) -> &'t str {
        self.run(|it| it.is_ascii_digit())
    }

    /// Goes past the digits that come next, which must be a number without leading zeros.
    pub fn number(&mut self) -> Result<u8, LineError> {
        let before = *self;
        let digits = self.digits();
        let is_plain = digits == "0" || !digits.starts_with('0');
        digits.parse().ok().filter(|_| is_plain).ok_or_else(|| before.expected("a number"))
    }

    /// Reads with `read` if that works, and otherwise stays where it is.
    pub fn attempt<T>(
        &mut self,
        read: impl FnOnce(&mut Cursor<'t>) -> Result<T, LineError>,
    ) -> Option<T> {
        let mut ahead = *self;
        match read(&mut ahead) {
            Ok(it) => {
                *self = ahead;
                Some(it)
            }
            Err(error) => {
                let is_farther = self.farthest.is_none_or(|it| it.at < error.at);
                self.farthest = if is_farther { Some(error) } else { self.farthest };
                None
            }
        }
    }

    fn run(&mut self, belongs: impl Fn(char) -> bool) -> &'t str {
        let length = self.rest.find(|it| !belongs(it)).unwrap_or(self.rest.len());
        let run = &self.rest[..length];
        self.skip(length);
        run
    }

    fn skip(&mut self, length: usize) {
        self.rest = &self.rest[length..];
        self.at += length;
    }
}
