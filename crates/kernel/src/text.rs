//! Words in two languages, side by side, so that neither can fall behind.

use super::{Id, Messages};

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Ru,
}

impl Lang {
    /// The BCP 47 code: `en` or `ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
        }
    }

    /// Chooses the wording of this language.
    pub fn pick<T>(self, en: T, ru: T) -> T {
        match self {
            Lang::En => en,
            Lang::Ru => ru,
        }
    }
}

/// A fixed wording: a message of a crate's words, or both languages side by side.
#[derive(Clone, Copy, Debug)]
pub enum Text {
    Both { en: &'static str, ru: &'static str },
    Said { by: fn() -> &'static Messages, id: Id },
}

impl Text {
    /// The wording in `lang`.
    pub fn get(self, lang: Lang) -> &'static str {
        match self {
            Text::Both { en, ru } => lang.pick(en, ru),
            Text::Said { by, id } => by().fixed(lang, id),
        }
    }

    /// The wording in English.
    pub fn en(self) -> &'static str {
        self.get(Lang::En)
    }

    /// The wording in Russian.
    pub fn ru(self) -> &'static str {
        self.get(Lang::Ru)
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        match (*self, *other) {
            (Text::Both { en, ru }, Text::Both { en: en_too, ru: ru_too }) => {
                (en, ru) == (en_too, ru_too)
            }
            (Text::Said { by, id }, Text::Said { by: by_too, id: id_too }) => {
                id == id_too && std::ptr::eq(by(), by_too())
            }
            _ => false,
        }
    }
}

impl Eq for Text {}

/// Puts two wordings side by side.
pub const fn text(en: &'static str, ru: &'static str) -> Text {
    Text::Both { en, ru }
}

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

/// The form of a counted noun that goes with `n`: `en` is one / other, `ru` is one / few / many.
/// The sign of `n` does not matter.
pub fn plural(lang: Lang, n: i32, en: [&'static str; 2], ru: [&'static str; 3]) -> &'static str {
    let [one, others @ ..] = lang.pick([en[0], en[1], en[1]], ru);
    match plural_form(lang, n.into()) {
        "one" => one,
        "few" => others[0],
        _ => others[1],
    }
}

/// The name of the form that goes with a whole number, as the Unicode CLDR has it: `one` or `other`; `one`, `few` or `many`.
pub const fn plural_form(lang: Lang, n: i64) -> &'static str {
    let n = n.unsigned_abs();
    match lang {
        Lang::En if n == 1 => "one",
        Lang::En => "other",
        Lang::Ru => match (n % 10, n % 100) {
            (_, 11..=14) => "many",
            (1, _) => "one",
            (2..=4, _) => "few",
            _ => "many",
        },
    }
}

/// A number with a real minus sign, and no plus.
pub fn number(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// A change by a number: with its sign, and a real minus; `+0` for none.
pub fn signed(n: i32) -> String {
    if n < 0 { number(n) } else { format!("+{n}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(n: i32, en: &str, ru: &str) {
        assert_eq!(plural(Lang::En, n, ["wound", "wounds"], ["рана", "раны", "ран"]), en);
        assert_eq!(plural(Lang::Ru, n, ["wound", "wounds"], ["рана", "раны", "ран"]), ru);
    }

    #[test]
    fn nouns_agree_with_their_numbers() {
        check(0, "wounds", "ран");
        check(1, "wound", "рана");
        check(-1, "wound", "рана");
        check(2, "wounds", "раны");
        check(5, "wounds", "ран");
        check(11, "wounds", "ран");
        check(14, "wounds", "ран");
        check(21, "wounds", "рана");
        check(112, "wounds", "ран");
        check(122, "wounds", "раны");
    }

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

    #[test]
    fn a_minus_is_a_real_one() {
        assert_eq!([-12, 0, 12].map(number), ["−12", "0", "12"]);
        assert_eq!([-12, 0, 12].map(signed), ["−12", "+0", "+12"]);
    }
}
