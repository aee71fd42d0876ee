//! Bytes as text: two bytes become three of 41 characters, a last single byte becomes two.
//!
//! The characters are of the few that a QR code packs densely, and that neither addresses nor messengers change. The
//! first character of three counts least, so the last one of a single byte is always a digit: a link whose last sign
//! is a colon or a dash might be cut there by a messenger.

/// The characters in the order of their values.
const LETTERS: [u8; N_LETTERS as usize] = *b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:";
const N_LETTERS: u32 = 41;

/// So many characters, and not more, are read of a text: more than any code has.
const READ_MAX: usize = 400;

/// Bytes in letters.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(n_letters(bytes.len()));
    for pair in bytes.chunks(2) {
        let mut value = pair.iter().fold(0, |sum, it| sum * 256 + u32::from(*it));
        for _ in 0..=pair.len() {
            text.push(char::from(LETTERS[(value % N_LETTERS) as usize]));
            value /= N_LETTERS;
        }
    }
    text
}

/// The number of letters that so many bytes have.
pub fn n_letters(n_bytes: usize) -> usize {
    n_bytes / 2 * 3 + n_bytes % 2 * 2
}

/// The values of the letters that a text begins with. Gaps, line breaks, signs that are not ASCII, small letters and
/// letters in percent notation are forgiven.
pub fn values(text: &str) -> Vec<u8> {
    let mut left = text.bytes().filter(|it| it.is_ascii_graphic());
    let mut values = Vec::new();
    while values.len() < READ_MAX {
        let letter = match left.next() {
            Some(b'%') => percent(left.next(), left.next()),
            other => other,
        };
        let value = letter
            .and_then(|it| LETTERS.iter().position(|letter| *letter == it.to_ascii_uppercase()));
        // There are 41 letters.
        let Some(value) = value else { break };
        values.push(value as u8);
    }
    values
}

/// The letter whose number is written in two hexadecimal digits.
fn percent(high: Option<u8>, low: Option<u8>) -> Option<u8> {
    let digit = |it: Option<u8>| char::from(it?).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

/// The bytes of letters, by their values. Nothing if no bytes are written so; letters that are missing at the end
/// take their byte with them.
pub fn read(values: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for letters in values.chunks(3) {
        let value = letters.iter().rev().fold(0, |sum, it| sum * N_LETTERS + u32::from(*it));
        match letters.len() {
            3 => bytes.extend(u16::try_from(value).ok()?.to_be_bytes()),
            2 => bytes.push(u8::try_from(value).ok()?),
            _ => {}
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pairs_and_single_bytes_come_back() {
        for value in 0..=u16::MAX {
            let bytes = value.to_be_bytes();
            let text = write(&bytes);
            assert_eq!((text.len(), read(&values(&text))), (3, Some(bytes.to_vec())));
        }
        for value in 0..=u8::MAX {
            let text = write(&[value]);
            assert!(text.ends_with(|it: char| it.is_ascii_digit()), "{text}");
            assert_eq!((text.len(), read(&values(&text))), (2, Some(vec![value])));
        }
    }

    #[test]
    fn what_people_and_messengers_do_to_letters_is_forgiven() {
        let letters = values("A:$+");
        assert_eq!(letters.len(), 4);
        for text in
            ["a:$+", " A\n:\u{a0}$ + ", "\u{200b}A:\u{ad}$+", "A%3A%24%2b", "A:$+.B", "A:$+%zz"]
        {
            assert_eq!(values(text), letters, "{text}");
        }
        assert_eq!(values("Привет"), []);
        assert_eq!(values(&"A".repeat(10_000)).len(), READ_MAX);
    }

    #[test]
    fn letters_that_mean_no_bytes_are_refused() {
        assert_eq!(read(&values(":::")), None);
        assert_eq!(read(&values("::")), None);
        assert_eq!(read(&values("000:")), Some(vec![0, 0]));
    }
}
