//! Fixed wordings.

use super::messages::Messages;
use super::messages::arg::Arg;
use super::messages::id::Id;
use super::{Lang, N_LANGUAGES};

/// A fixed wording: one that the program has in every language from the start ([`everywhere`](crate::everywhere)), or a message of
/// a crate's words ([`text`](crate::text!)), which may have to be fetched.
#[derive(Clone, Copy, Debug)]
pub enum Text {
    Everywhere([&'static str; N_LANGUAGES]),
    Said { by: fn() -> &'static Messages, id: Id },
}

impl Text {
    /// What is the same in every language: a number, the name of a language.
    pub const fn same(said: &'static str) -> Text {
        Text::Everywhere([said; N_LANGUAGES])
    }

    /// The wording in `lang`.
    pub fn get(self, lang: Lang) -> &'static str {
        match self {
            Text::Everywhere(said) => said[lang.place()],
            Text::Said { by, id } => by().fixed(lang, id),
        }
    }

    /// A name in the first of some forms that its language has, such as the genitive; the plain name where it has none of them.
    pub fn form(self, lang: Lang, forms: &[&str]) -> &'static str {
        self.form_only(lang, forms).unwrap_or_else(|| self.get(lang))
    }

    /// A name in the first of some forms that its language has; none where it has none of them.
    pub fn form_only(self, lang: Lang, forms: &[&str]) -> Option<&'static str> {
        match self {
            Text::Everywhere(_) => None,
            Text::Said { by, id } => by().form(lang, id, forms),
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

/// A sentence says the term in the case that it needs. What is said everywhere is given in the first language: no sentence needs
/// that.
impl From<Text> for Arg<'static> {
    fn from(it: Text) -> Arg<'static> {
        match it {
            Text::Everywhere([first, ..]) => Arg::Text(first),
            Text::Said { by, id } => Arg::Name(by, id),
        }
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        match (*self, *other) {
            (Text::Everywhere(said), Text::Everywhere(other)) => said == other,
            (Text::Said { by, id }, Text::Said { by: by_too, id: id_too }) => {
                id == id_too && std::ptr::eq(by(), by_too())
            }
            _ => false,
        }
    }
}

impl Eq for Text {}

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

    #[test]
    fn a_minus_is_a_real_one() {
        assert_eq!([-12, 0, 12].map(number), ["−12", "0", "12"]);
        assert_eq!([-12, 0, 12].map(signed), ["−12", "+0", "+12"]);
    }
}
