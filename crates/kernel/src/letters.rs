//! Small and capital letters of the alphabets that people are likely to type.

/// Capital letters in a row, of the alphabets that people are likely to type: the first, the last, how far
/// one is from the next, and how far each is from its small letter. Those of the standard library know every
/// alphabet, and weigh as much as the words of a game.
const CAPITALS: &[(u16, u16, u16, i16)] = &[
    // Latin.
    (0x0041, 0x005A, 1, 32),
    (0x00C0, 0x00D6, 1, 32),
    (0x00D8, 0x00DE, 1, 32),
    (0x0100, 0x012E, 2, 1),
    (0x0132, 0x0136, 2, 1),
    (0x0139, 0x0147, 2, 1),
    (0x014A, 0x0176, 2, 1),
    (0x0178, 0x0178, 1, -121),
    (0x0179, 0x017D, 2, 1),
    (0x01A0, 0x01A4, 2, 1),
    (0x01AF, 0x01AF, 1, 1),
    (0x01CD, 0x01DB, 2, 1),
    (0x01DE, 0x01EE, 2, 1),
    (0x01F8, 0x021E, 2, 1),
    (0x0222, 0x0232, 2, 1),
    (0x1E00, 0x1E94, 2, 1),
    (0x1EA0, 0x1EFE, 2, 1),
    // Greek.
    (0x0386, 0x0386, 1, 38),
    (0x0388, 0x038A, 1, 37),
    (0x038C, 0x038C, 1, 64),
    (0x038E, 0x038F, 1, 63),
    (0x0391, 0x03A1, 1, 32),
    (0x03A3, 0x03AB, 1, 32),
    // Cyrillic.
    (0x0400, 0x040F, 1, 80),
    (0x0410, 0x042F, 1, 32),
    (0x0460, 0x0480, 2, 1),
    (0x048A, 0x04BE, 2, 1),
    (0x04C0, 0x04C0, 1, 15),
    (0x04C1, 0x04CD, 2, 1),
    (0x04D0, 0x052E, 2, 1),
    // Armenian.
    (0x0531, 0x0556, 1, 48),
];

/// The words with a capital letter.
pub fn capital(words: &str) -> String {
    let mut chars = words.chars();
    chars.next().map(capital_of).into_iter().chain(chars).collect()
}

/// The sentence with its first letter small, as it stands within another.
pub fn uncapital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map(small_of).into_iter().chain(chars).collect()
}

/// The words in small letters. What is no letter of a common alphabet stays as it is.
pub fn small(words: &str) -> String {
    words.chars().map(small_of).collect()
}

/// The small letter of a capital one; anything else as it is.
pub fn small_of(it: char) -> char {
    let code = u32::from(it);
    let row = CAPITALS.iter().find(|row| is_in(row, code));
    row.and_then(|row| char::from_u32(code.wrapping_add_signed(row.3.into()))).unwrap_or(it)
}

/// The capital letter of a small one; anything else as it is.
fn capital_of(it: char) -> char {
    let code = |row: &(u16, u16, u16, i16)| u32::from(it).wrapping_add_signed(-i32::from(row.3));
    let row = CAPITALS.iter().find(|row| is_in(row, code(row)));
    row.and_then(|row| char::from_u32(code(row))).unwrap_or(it)
}

fn is_in((first, last, step, _): &(u16, u16, u16, i16), code: u32) -> bool {
    let is_between = (u32::from(*first)..=u32::from(*last)).contains(&code);
    is_between && (code - u32::from(*first)).is_multiple_of((*step).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_small_letter_is_another_than_that_of_the_standard_library() {
        for it in '\0'..=char::MAX {
            let theirs = it.to_lowercase().collect::<String>();
            let ours = small_of(it);
            assert!(ours == it || ours.to_string() == theirs, "{it}: {ours}");
        }
    }

    #[test]
    fn common_alphabets_have_small_and_capital_letters() {
        // Latin but for the dotted İ of Turkish, Greek, Cyrillic, Armenian, Vietnamese.
        let common = [0..=0x17F, 0x380..=0x3AB, 0x400..=0x52F, 0x531..=0x556, 0x1EA0..=0x1EFF];
        for it in common.into_iter().flatten().filter_map(char::from_u32) {
            let mut theirs = it.to_lowercase();
            if theirs.len() == 1 {
                assert_eq!(Some(small_of(it)), theirs.next(), "{it}");
            }
            if it.is_uppercase() && small_of(it) != it {
                assert_eq!(capital_of(small_of(it)), it);
            }
        }
        assert_eq!(small("Ёж, HEDGEHOG 7"), "ёж, hedgehog 7");
        assert_eq!(capital("ёж и лис"), "Ёж и лис");
        assert_eq!(capital("3 dice"), "3 dice");
        assert_eq!(capital(""), "");
        assert_eq!(uncapital("Ёж и Лис"), "ёж и Лис");
        assert_eq!(uncapital(""), "");
    }
}
