//! Texts in pieces that fit into one message of a channel, and put together again with limits.
//!
//! A piece begins with a sign: `+` if more of its text follows, `.` if it is the last.

/// The longest text that is sent or taken, in bytes: longer than any match.
pub const TEXT_MAX: usize = 1024 * 1024;

/// The longest piece, in bytes, without its sign. All browsers send as much in one go.
const PIECE_MAX: usize = 16_000;

const MORE: char = '+';
const LAST: char = '.';

/// So many pieces are taken within [`SPAN_MILLIS`], and so many bytes. A table of eight needs a hundredth of it.
const PIECES_IN_SPAN: u32 = 2_000;
const BYTES_IN_SPAN: usize = 8 * TEXT_MAX;
const SPAN_MILLIS: f64 = 10_000.0;

/// The pieces of a text; none if it is too long.
pub fn pieces(text: &str) -> Option<Vec<String>> {
    if TEXT_MAX < text.len() {
        return None;
    }
    let mut pieces = Vec::new();
    let mut rest = text;
    while PIECE_MAX < rest.len() {
        let (piece, after) = rest.split_at(rest.floor_char_boundary(PIECE_MAX));
        pieces.push(format!("{MORE}{piece}"));
        rest = after;
    }
    pieces.push(format!("{LAST}{rest}"));
    Some(pieces)
}

/// The fault of another end that sends what no end of this program sends: other pieces, longer ones, or far too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foreign;

/// A text on its way in.
#[derive(Default, Debug)]
pub struct Intake {
    text: String,
    /// The start of the present span of time, in milliseconds, and what has come in it.
    since: f64,
    n_pieces: u32,
    n_bytes: usize,
}

impl Intake {
    /// Takes the next piece, at a time in milliseconds; the text that it completes, if it does.
    ///
    /// # Errors
    /// If this is nothing that this program sends.
    pub fn take(&mut self, piece: &str, millis: f64) -> Result<Option<String>, Foreign> {
        // A clock that was set back begins a new span, too.
        if !(self.since..self.since + SPAN_MILLIS).contains(&millis) {
            (self.since, self.n_pieces, self.n_bytes) = (millis, 0, 0);
        }
        self.n_pieces += 1;
        self.n_bytes += piece.len();
        let is_flood = PIECES_IN_SPAN < self.n_pieces || BYTES_IN_SPAN < self.n_bytes;
        let mut signs = piece.chars();
        let (sign, said) = (signs.next(), signs.as_str());
        let is_long = PIECE_MAX < said.len() || TEXT_MAX < self.text.len() + said.len();
        if is_flood || is_long {
            return Err(Foreign);
        }
        match sign {
            Some(MORE) => {
                self.text.push_str(said);
                Ok(None)
            }
            Some(LAST) => Ok(Some(std::mem::take(&mut self.text) + said)),
            Some(_) | None => Err(Foreign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_sent(text: &str, n: usize) {
        let sent = pieces(text).expect("it is not too long");
        assert_eq!(sent.len(), n);
        let mut intake = Intake::default();
        let received = sent.iter().filter_map(|it| intake.take(it, 5.0).expect("our own piece"));
        assert_eq!(received.collect::<Vec<_>>(), [text]);
    }

    #[test]
    fn a_text_arrives_whole_in_as_many_pieces_as_it_needs() {
        check_sent("", 1);
        check_sent("+.hello", 1);
        check_sent(&"a".repeat(PIECE_MAX), 1);
        check_sent(&"a".repeat(PIECE_MAX + 1), 2);
        check_sent(&"🐉я".repeat(PIECE_MAX), 7);
        check_sent(&"a".repeat(TEXT_MAX), 66);
        assert_eq!(pieces(&"a".repeat(TEXT_MAX + 1)), None);
    }

    #[test]
    fn what_this_program_does_not_send_is_foreign() {
        let taken = |piece: &str| Intake::default().take(piece, 0.0);
        assert_eq!(taken(""), Err(Foreign));
        assert_eq!(taken("hello"), Err(Foreign));
        assert_eq!(taken("я"), Err(Foreign));
        assert_eq!(taken(&format!(".{}", "a".repeat(PIECE_MAX + 1))), Err(Foreign));
        let mut intake = Intake::default();
        let endless = format!("+{}", "a".repeat(PIECE_MAX));
        let refused = (0..).find(|nth| intake.take(&endless, f64::from(*nth)).is_err());
        assert_eq!(refused, Some(65));
    }

    #[test]
    fn a_flood_is_foreign_and_many_texts_in_a_while_are_not() {
        let mut intake = Intake::default();
        let refused = (0..5_000).find(|nth| intake.take(".a", f64::from(*nth)).is_err());
        assert_eq!(refused, Some(2_000));
        let mut intake = Intake::default();
        assert!((0..5_000).all(|nth| intake.take(".a", 10.0 * f64::from(nth)).is_ok()));
        let large = format!(".{}", "a".repeat(PIECE_MAX));
        let refused = (0..5_000).find(|_| intake.take(&large, 1e9).is_err());
        assert_eq!(refused, Some(524));
        assert!(intake.take(".a", 1e9 + SPAN_MILLIS).is_ok() && intake.take(".a", 0.0).is_ok());
    }
}
