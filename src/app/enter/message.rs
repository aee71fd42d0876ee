//! A link as messages and mail hand it over: in brackets or quotes, with a full stop after it, quoted,
//! or broken into lines.

use std::borrow::Cow;

/// Only so many of the last links of a message are looked at.
const LINKS_MAX: usize = 16;

/// No link is broken into more pieces.
const PIECES_MAX: usize = 400;

/// Nor is a place.
const PLACE_PIECES_MAX: usize = 24;

/// A line that is broken is not shorter than this, but for the first and the last two.
const PIECE_MIN: usize = 20;

/// The possible readings of a message, the likeliest first: as it stands, without the marks of quoting, and with its
/// `=` as mail writes them.
pub fn readings(text: &str) -> Vec<Cow<'_, str>> {
    let mut readings = vec![Cow::Borrowed(text)];
    let is_quoted = text.lines().any(|it| it.trim_start().starts_with('>'));
    let unquoted = if is_quoted { unquote(text) } else { text.to_owned() };
    let joined = unquoted.replace("=\r\n", "").replace("=\n", "");
    let is_mail = joined != unquoted || joined.contains("#m=3D");
    if is_quoted {
        readings.push(Cow::Owned(unquoted));
    }
    if is_mail {
        readings.push(Cow::Owned(joined.replace("=3D", "=").replace("=3d", "=")));
    }
    if text.contains("%23") {
        readings.push(Cow::Owned(text.replace("%23", "#").replace("%3D", "=").replace("%2F", "/")));
    }
    readings
}

/// The text without the marks before its lines.
fn unquote(text: &str) -> String {
    let bare =
        |it: &str| it.trim_start_matches(|it: char| it == '>' || it.is_whitespace()).to_owned();
    text.lines().map(bare).collect::<Vec<_>>().join("\n")
}

/// For each `#` in a text, the last first, what may be meant by it, the likeliest first.
pub fn links(text: &str) -> impl Iterator<Item = Vec<String>> {
    text.rsplit('#').take(LINKS_MAX.min(text.matches('#').count())).map(|after| {
        let pieces = pieces(after);
        match pieces.first() {
            Some(first) if first.starts_with("m=") => tails(&pieces),
            Some(_) => places(&pieces),
            None => Vec::new(),
        }
    })
}

/// A text that may be the tail of a link and nothing else, broken into lines.
pub fn bare_tail(text: &str) -> Option<String> {
    let is_whole = text.split_whitespace().all(|it| it.chars().all(is_letter));
    is_whole.then(|| text.split_whitespace().collect())
}

/// The pieces that belong together: words of letters that links have, until one has another.
fn pieces(after: &str) -> Vec<&str> {
    let is_far = |nth: usize, it: &str| 0 < nth && it.len() < PIECE_MIN;
    let (mut pieces, mut n_short) = (Vec::new(), 0);
    for (nth, word) in after.split_whitespace().take(PIECES_MAX).enumerate() {
        let end = word.find(|it| !is_letter(it) && it != '/' && it != '=').unwrap_or(word.len());
        let piece = &word[..end];
        n_short += usize::from(is_far(nth, piece));
        if piece.is_empty() || 2 < n_short {
            break;
        }
        pieces.push(piece);
        if end < word.len() {
            break;
        }
    }
    pieces
}

fn is_letter(it: char) -> bool {
    it.is_ascii_alphanumeric() || it == '-' || it == '_'
}

/// A whole match may be broken into many lines: as many of them as possible.
fn tails(pieces: &[&str]) -> Vec<String> {
    with_bare((1..=pieces.len()).rev().map(|n| pieces[..n].concat()).collect())
}

/// A place is short, unless a table stands in it: as few pieces as possible, and those that go on with a
/// slash.
fn places(pieces: &[&str]) -> Vec<String> {
    let goes_on = |n: usize| pieces.get(n).is_some_and(|it| it.starts_with('/'));
    let lengths = (1..=pieces.len().min(PLACE_PIECES_MAX)).filter(|&n| !goes_on(n));
    with_bare(lengths.map(|n| pieces[..n].concat()).collect())
}

/// A line may end in a mark that a link could have, too.
fn with_bare(mut texts: Vec<String>) -> Vec<String> {
    let bare = |it: &String| it.trim_end_matches(['-', '_', '/', '=']).to_owned();
    let others: Vec<String> = texts.iter().map(bare).filter(|it| !texts.contains(it)).collect();
    texts.extend(others);
    texts
}
