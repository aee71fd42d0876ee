//! Plural forms of whole numbers, as the Unicode CLDR has them.

/// The forms of a group of languages, named after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plurals {
    /// One form for all numbers: Chinese, Japanese, Turkish.
    Other,
    /// One, and all else: English, German, Spanish.
    OneOther,
    /// None or one, and all else: French, Portuguese of Brazil.
    ZeroOneOther,
    /// 1 and 21, 2 and 22, all else: Russian, Ukrainian.
    OneFewMany,
    /// 1, 2 and 22, all else: Polish.
    OnlyOneFewMany,
}

impl Plurals {
    /// The names of the forms.
    pub const fn forms(self) -> &'static [&'static str] {
        match self {
            Plurals::Other => &["other"],
            Plurals::OneOther | Plurals::ZeroOneOther => &["one", "other"],
            Plurals::OneFewMany | Plurals::OnlyOneFewMany => &["one", "few", "many"],
        }
    }

    /// The name of the form that goes with a number.
    pub const fn form(self, n: u64) -> &'static str {
        match (self, n) {
            (Plurals::OneOther | Plurals::ZeroOneOther | Plurals::OnlyOneFewMany, 1)
            | (Plurals::ZeroOneOther, 0) => "one",
            (Plurals::Other | Plurals::OneOther | Plurals::ZeroOneOther, _) => "other",
            (Plurals::OneFewMany | Plurals::OnlyOneFewMany, _) => match (n % 10, n % 100) {
                (_, 11..=14) => "many",
                (1, _) if matches!(self, Plurals::OneFewMany) => "one",
                (2..=4, _) => "few",
                _ => "many",
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Plurals;

    #[track_caller]
    fn check(plurals: Plurals, numbers: &[u64], form: &str) {
        assert!(plurals.forms().contains(&form));
        for n in numbers {
            assert_eq!(plurals.form(*n), form, "{n}");
        }
    }

    #[test]
    fn numbers_have_the_forms_of_their_languages() {
        check(Plurals::Other, &[0, 1, 2, 21], "other");
        check(Plurals::OneOther, &[1], "one");
        check(Plurals::OneOther, &[0, 2, 11, 21, 101], "other");
        check(Plurals::ZeroOneOther, &[0, 1], "one");
        check(Plurals::ZeroOneOther, &[2, 21], "other");
        check(Plurals::OneFewMany, &[1, 21, 101], "one");
        check(Plurals::OneFewMany, &[2, 4, 22, 104], "few");
        check(Plurals::OneFewMany, &[0, 5, 11, 12, 14, 111, 112], "many");
        check(Plurals::OnlyOneFewMany, &[1], "one");
        check(Plurals::OnlyOneFewMany, &[2, 4, 22, 104], "few");
        check(Plurals::OnlyOneFewMany, &[0, 5, 11, 12, 21, 101, 112], "many");
    }
}
