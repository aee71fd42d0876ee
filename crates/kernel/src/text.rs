//! Fixed wordings: messages of files, or English and Russian side by side.

use super::Lang;
use super::messages::Messages;
use super::messages::arg::Arg;
use super::messages::id::Id;

/// A fixed wording: a message of a crate's words, or English and Russian side by side; other languages have the English one.
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

/// A sentence says the term in the case that it needs. What is no message is given in English: no sentence needs that.
impl From<Text> for Arg<'static> {
    fn from(it: Text) -> Arg<'static> {
        match it {
            Text::Both { en, .. } => Arg::Text(en),
            Text::Said { by, id } => Arg::Name(by, id),
        }
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

/// The form of a counted noun that goes with `n`: `en` is one / other, `ru` is one / few / many.
/// The sign of `n` does not matter.
pub fn plural(lang: Lang, n: i32, en: [&'static str; 2], ru: [&'static str; 3]) -> &'static str {
    let [one, others @ ..] = lang.pick([en[0], en[1], en[1]], ru);
    match lang.plural_form(n.into()) {
        "one" => one,
        "few" => others[0],
        _ => others[1],
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
