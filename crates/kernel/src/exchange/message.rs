//! The texts of the exchange, which is the same for all games.
//!
//! ```text
//! exchange 1 89ab…  have 1 0123456789abcdef 0 12 fedc… 11 ba98… … 0 0123…
//! exchange 1 89ab…  since 0
//! since 12 fedc…
//! a keep T15 O13
//! check 0123…
//! ```
//!
//! Behind the number of the protocol stands the digest of that and of all that comes after it: a text that was cut or changed on
//! its way is noticed before anything is made of it. The places that one end has go back to the start of the match, fewer and
//! fewer, so the other end finds in one step from where on they differ. What is new is written as in a record.

use super::ask::{Ask, TURNED_BACK_MAX, Verdict};
use super::places::Places;
use super::why::Why;
use crate::notation::{ParseError, Reader, number};
use crate::record::{RECORD_MAX, read_check_value};
use crate::{Edition, digest};

/// The number of the protocol. An end refuses newer ones, and says so.
pub const PROTOCOL: u32 = 1;

/// No text is longer, in bytes.
pub const TEXT_MAX: usize = RECORD_MAX + 1024;

/// The first word of each text.
const HEAD: &str = "exchange ";

/// The line that an end has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Have {
    pub edition: Edition,
    /// The digest of the table.
    pub table: u64,
    pub turned_back: u32,
    pub places: Places,
}

/// One text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Message<'t> {
    Have(Have),
    /// What follows a place, as [`write_since`](crate::record::write_since) writes it.
    Since {
        turned_back: u32,
        text: &'t str,
    },
    Refused(Why),
    Ask(Ask),
    Answer(Ask, Verdict),
}

impl<'t> Message<'t> {
    /// The message as a text.
    pub(super) fn write(&self) -> String {
        let body = match self {
            Message::Have(Have { edition, table, turned_back, places }) => {
                format!("have {edition} {table:016x} {turned_back} {}", places.text())
            }
            Message::Since { turned_back, text } => format!("since {turned_back}\n{text}"),
            Message::Refused(why) => format!("refused {}", why.word()),
            Message::Ask(ask) => format!("ask {}", ask.text()),
            Message::Answer(ask, verdict) => format!("{} {}", verdict.word(), ask.text()),
        };
        framed(PROTOCOL, &body)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The reason why it is refused.
    pub(super) fn read(text: &'t str) -> Result<Message<'t>, Why> {
        if TEXT_MAX < text.len() {
            return Err(Why::TooLong);
        }
        let mut parts = text.strip_prefix(HEAD).unwrap_or_default().splitn(3, ' ');
        let (Some(protocol), Some(sum), Some(body)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(Why::Unreadable);
        };
        let protocol = number(protocol, PROTOCOL, u32::MAX).map_err(|_| Why::Unreadable)?;
        if read_check_value(sum) != Some(digest(&(protocol, body))) {
            return Err(Why::Unreadable);
        }
        if PROTOCOL < protocol {
            return Err(Why::NewerProtocol);
        }
        Message::read_body(body).map_err(|_| Why::Unreadable)
    }

    fn read_body(body: &'t str) -> Result<Message<'t>, ParseError> {
        let (head, text) = body.split_once('\n').unwrap_or((body, ""));
        let mut reader = Reader::new(head);
        let message = match reader.word()? {
            "have" => {
                let edition = Edition::nth(reader.number(1, u32::from(u16::MAX))? as u16);
                let table = read_check_value(reader.word()?).ok_or(ParseError::Unexpected)?;
                let turned_back = reader.number(0, TURNED_BACK_MAX)?;
                let places = Places::read(reader)?;
                return Ok(Message::Have(Have { edition, table, turned_back, places }));
            }
            "since" => Message::Since { turned_back: reader.number(0, TURNED_BACK_MAX)?, text },
            "refused" => Message::Refused(Why::read(&mut reader)?),
            "ask" => Message::Ask(Ask::read(&mut reader)?),
            word => Message::Answer(Ask::read(&mut reader)?, Verdict::read(word)?),
        };
        reader.end()?;
        Ok(message)
    }
}

/// A text of a protocol. Newer ones begin in the same way, so that they are known as such.
fn framed(protocol: u32, body: &str) -> String {
    format!("{HEAD}{protocol} {:016x} {body}", digest(&(protocol, body)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::written::WrittenLog;

    fn messages() -> Vec<Message<'static>> {
        let mut log = WrittenLog::new(9);
        (0..5).for_each(|it| log.push(None, format_args!("a {it}")));
        let places = Places::of(&log, 5);
        let ask = Ask::at(&log, 3, 2).expect("a question");
        let whys = [
            Why::OtherMatch,
            Why::OtherEdition(Edition::nth(7)),
            Why::NewerProtocol,
            Why::TooLong,
            Why::Unreadable,
            Why::Unplayable(None),
        ];
        let verdicts = [Verdict::Agree, Verdict::Decline, Verdict::Void];
        let mut all = vec![
            Message::Have(Have { edition: Edition::nth(2), table: 9, turned_back: 3, places }),
            Message::Since { turned_back: 0, text: "since 3 0123456789abcdef\na x\ncheck …\n" },
            Message::Since { turned_back: 1, text: "" },
            Message::Ask(ask),
        ];
        all.extend(whys.map(Message::Refused));
        all.extend(verdicts.map(|it| Message::Answer(ask, it)));
        all
    }

    #[test]
    fn messages_read_back() {
        for message in messages() {
            let text = message.write();
            assert_eq!(Message::read(&text), Ok(message), "{text}");
        }
    }

    #[test]
    fn a_text_that_is_not_whole_is_unreadable() {
        for text in messages().iter().map(Message::write) {
            for at in (0..text.len()).filter(|it| text.is_char_boundary(*it)) {
                let cut =
                    format!("{}{}", &text[..at], text[at..].chars().skip(1).collect::<String>());
                assert_eq!(Message::read(&cut), Err(Why::Unreadable), "{cut:?}");
                assert_eq!(Message::read(&text[..at]), Err(Why::Unreadable));
            }
        }
    }

    #[track_caller]
    fn refuses(text: &str, why: Why) {
        assert_eq!(Message::read(text), Err(why), "{text:?}");
    }

    #[test]
    fn other_texts_are_refused_with_a_reason() {
        refuses("", Why::Unreadable);
        refuses("exchange", Why::Unreadable);
        refuses("exchange 0 x", Why::Unreadable);
        refuses("exchange -1 x", Why::Unreadable);
        refuses("exchange 1 x", Why::Unreadable);
        refuses("exchange 2 anything else", Why::Unreadable);
        refuses(&framed(2, "anything else"), Why::NewerProtocol);
        refuses("exchange 99999999999999 x", Why::Unreadable);
        refuses(&"x".repeat(TEXT_MAX + 1), Why::TooLong);
        let bodies = [
            "",
            "have",
            "have 0 0123456789abcdef 0 0 0123456789abcdef",
            "have 1 0123456789abcdef 1000001 0 0123456789abcdef",
            "since",
            "since -1\n",
            "since 0 0\n",
            "refused",
            "refused other-edition 0",
            "refused because",
            "ask 0 1 1 0123456789abcdef",
            "ask 0 0 1 0123456789abcdef 1",
            "shout 0 0 1 0123456789abcdef",
        ];
        for body in bodies {
            refuses(&framed(PROTOCOL, body), Why::Unreadable);
        }
    }
}
