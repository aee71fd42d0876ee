//! Reading a file: entry after entry, each from its first line to the next entry.

use super::{Entry, Finding, Id, Inline, Named, Part, Pattern, Variant};

/// All entries of a file, and why others are left out.
pub fn entries(text: &'static str) -> (Vec<Entry>, Vec<Finding>) {
    let (mut entries, mut findings) = (Vec::new(), Vec::new());
    let mut cursor = Cursor { text, at: 0 };
    while cursor.at < text.len() {
        match cursor.peek() {
            Some(b'\n' | b'#') => cursor.skip_line(),
            _ => {
                let from = cursor.at;
                match cursor.entry() {
                    Ok(it) => entries.push(it),
                    Err(why) => {
                        cursor.at = from;
                        findings.push(Finding { line: cursor.line(), why });
                        cursor.skip_entry();
                    }
                }
            }
        }
    }
    (entries, findings)
}

/// Why something cannot be read.
type Read<T> = Result<T, &'static str>;

/// A line of a pattern begins: so many line ends stand before it, and it is indented so far.
struct Indent {
    n_lines: usize,
    from: usize,
    to: usize,
}

/// A piece of a pattern before it is known how far all of it is indented.
enum Piece {
    Part(Part),
    Indent(Indent),
}

/// Line ends between two lines of a pattern; nobody writes more in a row.
const LINE_ENDS: &str = "\n\n\n\n\n\n\n\n";

struct Cursor {
    text: &'static str,
    at: usize,
}

impl Cursor {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The line at hand, from 1.
    fn line(&self) -> usize {
        1 + self.text.as_bytes()[..self.at].iter().filter(|it| **it == b'\n').count()
    }

    /// Takes what comes next if it is this.
    fn take(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    /// Takes bytes as long as they fit.
    fn take_while(&mut self, fits: fn(u8) -> bool) -> &'static str {
        let from = self.at;
        while self.peek().is_some_and(fits) {
            self.at += 1;
        }
        &self.text[from..self.at]
    }

    fn spaces(&mut self) {
        self.take_while(|it| it == b' ');
    }

    /// Spaces and line ends.
    fn blank(&mut self) {
        self.take_while(|it| it == b' ' || it == b'\n');
    }

    fn skip_line(&mut self) {
        self.take_while(|it| it != b'\n');
        self.at += 1;
    }

    /// Goes on to the next line that may begin an entry.
    fn skip_entry(&mut self) {
        self.skip_line();
        while let Some(byte) = self.peek() {
            if byte.is_ascii_alphabetic() || byte == b'-' || byte == b'#' {
                return;
            }
            self.skip_line();
        }
    }

    fn name(&mut self) -> Read<&'static str> {
        let name = self.take_while(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_');
        match name.as_bytes().first() {
            Some(first) if first.is_ascii_alphabetic() => Ok(name),
            _ => Err("a name begins with a letter"),
        }
    }

    /// `key = pattern`, with its attributes.
    fn entry(&mut self) -> Read<Entry> {
        let (from, line) = (self.at, self.line());
        self.take(b'-');
        self.name()?;
        let id = &self.text[from..self.at];
        let pattern = self.value()?;
        let mut attributes = Vec::new();
        while let Some(at) = self.next_line(|byte| byte == b'.') {
            self.at = at + 1;
            let name = self.name()?;
            attributes.push((name, self.value()?));
        }
        match self.peek() {
            None | Some(b'\n') => Ok(Entry { id, key: Id::of(id), line, pattern, attributes }),
            Some(_) => Err("a line that belongs to nothing"),
        }
    }

    /// What stands behind a name: `= pattern`.
    fn value(&mut self) -> Read<Pattern> {
        self.spaces();
        if !self.take(b'=') {
            return Err("`=` is missing");
        }
        self.spaces();
        let pattern = self.pattern()?;
        if pattern.0.is_empty() { Err("nothing stands behind `=`") } else { Ok(pattern) }
    }

    /// The place of the first letter of the next line that is not empty, if it is indented and fits.
    fn next_line(&self, fits: fn(u8) -> bool) -> Option<usize> {
        let rest = &self.text.as_bytes()[self.at..];
        let first = rest.iter().position(|it| *it != b' ' && *it != b'\n')?;
        let is_indented = rest.first() == Some(&b'\n') && rest[first - 1] == b' ';
        (is_indented && fits(rest[first])).then_some(self.at + first)
    }

    fn pattern(&mut self) -> Read<Pattern> {
        let mut pieces = Vec::new();
        loop {
            let text = self.take_while(|it| !matches!(it, b'{' | b'}' | b'\n'));
            if !text.is_empty() {
                pieces.push(Piece::Part(Part::Text(text)));
            }
            match self.peek() {
                Some(b'{') => pieces.push(Piece::Part(self.placeable()?)),
                Some(b'}') => return Err("`}` without `{`"),
                _ => match self.next_line(|it| !matches!(it, b'.' | b'[' | b'*' | b'}')) {
                    Some(to) => pieces.push(Piece::Indent(self.indent(to))),
                    None => return Ok(joined(self.text, pieces)),
                },
            }
        }
    }

    /// Goes on to the next line of a pattern, whose first letter is at `to`.
    fn indent(&mut self, to: usize) -> Indent {
        let between = &self.text[self.at..to];
        let n_lines = between.matches('\n').count();
        let from = self.at + between.rfind('\n').map_or(0, |it| it + 1);
        self.at = to;
        Indent { n_lines, from, to }
    }

    /// What stands in braces.
    fn placeable(&mut self) -> Read<Part> {
        self.at += 1;
        self.blank();
        let of = self.inline()?;
        self.blank();
        if self.take(b'}') {
            return Ok(Part::Inline(of));
        }
        if !(self.take(b'-') && self.take(b'>')) {
            return Err("`}` or `->` is missing");
        }
        self.spaces();
        let (mut variants, mut default) = (Vec::new(), None);
        while let Some(at) = self.next_line(|it| matches!(it, b'[' | b'*')) {
            self.at = at;
            if self.take(b'*') && default.replace(variants.len()).is_some() {
                return Err("two variants with `*`");
            }
            variants.push(self.variant()?);
        }
        self.blank();
        match default {
            _ if !self.take(b'}') => Err("`}` is missing behind the variants"),
            Some(default) => Ok(Part::Select { of, variants, default }),
            None => Err("no variant has `*`"),
        }
    }

    /// `[key] pattern`
    fn variant(&mut self) -> Read<Variant> {
        if !self.take(b'[') {
            return Err("`[` is missing");
        }
        self.spaces();
        let key = self.take_while(|it| !matches!(it, b' ' | b']' | b'\n'));
        self.spaces();
        if key.is_empty() || !self.take(b']') {
            return Err("`]` is missing");
        }
        self.spaces();
        Ok(Variant { key, pattern: self.pattern()? })
    }

    fn inline(&mut self) -> Read<Inline> {
        match self.peek() {
            Some(b'"') => Ok(Inline::Literal(self.quoted()?)),
            Some(b'0'..=b'9') => Ok(Inline::Literal(self.take_while(|it| it.is_ascii_digit()))),
            Some(b'$') => {
                self.at += 1;
                Ok(Inline::Variable(self.name()?))
            }
            _ => self.reference(),
        }
    }

    fn quoted(&mut self) -> Read<&'static str> {
        self.at += 1;
        let text = self.take_while(|it| !matches!(it, b'"' | b'\n' | b'\\'));
        if self.take(b'"') { Ok(text) } else { Err("a text in quotes has no end, or has `\\`") }
    }

    /// A message, a term or a function.
    fn reference(&mut self) -> Read<Inline> {
        let from = self.at;
        self.take(b'-');
        let name = self.name()?;
        let id = &self.text[from..self.at];
        let attribute = if self.take(b'.') { Some(self.name()?) } else { None };
        if name.bytes().all(|it| it.is_ascii_uppercase()) && id == name {
            return self.function(name);
        }
        let named = if self.take(b'(') { self.named()? } else { Vec::new() };
        Ok(Inline::Entry { id, attribute, named })
    }

    fn function(&mut self, name: &'static str) -> Read<Inline> {
        if !self.take(b'(') {
            return Err("`(` is missing behind a function");
        }
        self.blank();
        let of = Box::new(self.inline()?);
        self.blank();
        let named = if self.take(b',') {
            self.named()?
        } else if self.take(b')') {
            Vec::new()
        } else {
            return Err("`)` is missing");
        };
        Ok(Inline::Function { name, of, named })
    }

    /// `name: "text"`, one or several, up to the bracket.
    fn named(&mut self) -> Read<Vec<Named>> {
        let mut named = Vec::new();
        loop {
            self.blank();
            let name = self.name()?;
            self.blank();
            if !self.take(b':') {
                return Err("`:` is missing behind the name of an argument");
            }
            self.blank();
            let Inline::Literal(value) = self.inline()? else {
                return Err("an argument with a name is a text or a number");
            };
            named.push((name, value));
            self.blank();
            if self.take(b')') {
                return Ok(named);
            }
            if !self.take(b',') {
                return Err("`)` is missing");
            }
        }
    }
}

/// A pattern of its pieces: what all of its lines are indented by is left out, and so are blanks at both ends.
fn joined(text: &'static str, mut pieces: Vec<Piece>) -> Pattern {
    let depth = |it: &Piece| match it {
        Piece::Indent(it) => Some(it.to - it.from),
        Piece::Part(_) => None,
    };
    let common = pieces.iter().filter_map(depth).min().unwrap_or(0);
    if let [Piece::Indent(first), ..] = pieces.as_mut_slice() {
        first.n_lines = 0;
    }
    let mut parts: Vec<Part> = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Part(it) => parts.push(it),
            Piece::Indent(it) => {
                let ends = &LINE_ENDS[..it.n_lines.min(LINE_ENDS.len())];
                let rest = &text[it.from + common..it.to];
                let both = [ends, rest].into_iter().filter(|it| !it.is_empty());
                parts.extend(both.map(Part::Text));
            }
        }
    }
    while let Some(Part::Text(last)) = parts.last_mut() {
        *last = last.trim_end_matches([' ', '\n']);
        if !last.is_empty() {
            break;
        }
        parts.pop();
    }
    Pattern(parts)
}
