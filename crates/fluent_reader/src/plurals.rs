//! Plural categories of whole numbers, as the Unicode CLDR has them.

/// The plural forms of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plurals {
    /// `one` for 1, else `other`: English.
    OneOther,
    /// `one` for 1, 21, 31…; `few` for 2–4, 22–24…; else `many`: Russian.
    OneFewMany,
}

impl Plurals {
    /// The category of a number.
    pub const fn of(self, n: i64) -> &'static str {
        let n = n.unsigned_abs();
        match self {
            Plurals::OneOther if n == 1 => "one",
            Plurals::OneOther => "other",
            Plurals::OneFewMany => match (n % 10, n % 100) {
                (_, 11..=14) => "many",
                (1, _) => "one",
                (2..=4, _) => "few",
                _ => "many",
            },
        }
    }

    /// All categories that whole numbers have in the language.
    pub const fn all(self) -> &'static [&'static str] {
        match self {
            Plurals::OneOther => &["one", "other"],
            Plurals::OneFewMany => &["one", "few", "many"],
        }
    }
}
