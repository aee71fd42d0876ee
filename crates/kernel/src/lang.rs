//! The languages of the program.

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
