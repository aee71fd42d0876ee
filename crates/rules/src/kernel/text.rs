//! Words in two languages, side by side, so that neither can fall behind.

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

/// A fixed wording in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Text {
    pub en: &'static str,
    pub ru: &'static str,
}

impl Text {
    /// The wording in `lang`.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Ru => self.ru,
        }
    }
}

/// Puts two wordings side by side.
pub const fn text(en: &'static str, ru: &'static str) -> Text {
    Text { en, ru }
}

/// The words with a capital letter.
pub fn capital(words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

/// The form of a counted noun that goes with `n`: `en` is one / other, `ru` is one / few / many.
/// The sign of `n` does not matter.
pub fn plural(lang: Lang, n: i32, en: [&'static str; 2], ru: [&'static str; 3]) -> &'static str {
    let n = n.unsigned_abs();
    match lang {
        Lang::En => en[usize::from(n != 1)],
        Lang::Ru => match (n % 10, n % 100) {
            (_, 11..=14) => ru[2],
            (1, _) => ru[0],
            (2..=4, _) => ru[1],
            _ => ru[2],
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
    fn a_minus_is_a_real_one() {
        assert_eq!([-12, 0, 12].map(number), ["−12", "0", "12"]);
        assert_eq!([-12, 0, 12].map(signed), ["−12", "+0", "+12"]);
    }
}
