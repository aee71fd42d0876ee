//! What is kept in every language, so that it can be read before the words of its game are here.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::kernel::{Lang, N_LANGUAGES};

/// Something in every language. In the row that it is a part of, each language is a field of its own.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ByLanguage<T>([T; N_LANGUAGES]);

impl<T> ByLanguage<T> {
    /// What `of` makes for each language.
    pub fn of(of: impl FnMut(Lang) -> T) -> ByLanguage<T> {
        ByLanguage(Lang::ALL.map(of))
    }

    /// What is said in a language.
    pub const fn get(&self, lang: Lang) -> &T {
        &self.0[lang.place()]
    }

    /// The same, to be changed.
    pub const fn get_mut(&mut self, lang: Lang) -> &mut T {
        &mut self.0[lang.place()]
    }

    /// Everything, in the order of languages.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// What `change` makes of each.
    pub fn map(&self, change: impl FnMut(&T) -> T) -> ByLanguage<T> {
        ByLanguage(self.0.each_ref().map(change))
    }
}

impl<T: Clone + Default + PartialEq> ByLanguage<T> {
    /// Puts what the first language has where a language has nothing: the row is older than that language.
    pub fn fill(&mut self) {
        let [first, others @ ..] = &mut self.0;
        for it in others.iter_mut().filter(|it| **it == T::default()) {
            it.clone_from(first);
        }
    }
}

/// Stands before the code of a language in the name of its field, so that it is no other field: `id` is a code, too.
const MARK: char = '@';

/// The name of the field of a language in a row: its code alone for the first two, which were there before the others.
fn field_of(lang: Lang) -> String {
    let code = lang.code();
    if lang.place() < 2 { code.to_owned() } else { format!("{MARK}{code}") }
}

/// The language of a field of a row; none if it is another field.
pub fn language_of(field: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|it| field_of(*it) == field)
}

impl<T: Serialize> Serialize for ByLanguage<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(N_LANGUAGES))?;
        for lang in Lang::ALL {
            map.serialize_entry(&field_of(lang), self.get(lang))?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::browser::json;
    use crate::shell::store::hall::Said;
    use crate::shell::store::kept::fields::fields;

    #[derive(Clone, PartialEq, Debug, Default, Serialize)]
    struct Kept {
        id: String,
        #[serde(flatten)]
        said: ByLanguage<Said>,
        name: String,
    }

    fields! {
        Kept {
            must: id;
            may: name;
            said: said
        }
    }

    /// Other tabs may hold an older version, and it reads these rows, too.
    #[test]
    fn a_row_is_written_as_it_always_was() {
        let row = r#"{"id":"a","en":{"total":"1","verdict":""},"ru":{"total":"2","verdict":"Б"},"name":""}"#;
        let kept = json::read::<Kept>(row).expect("a row");
        assert_eq!([Lang::En, Lang::Ru].map(|it| kept.said.get(it).total.as_str()), ["1", "2"]);
        assert_eq!(json::write(&kept).as_deref(), Some(row));
    }

    #[test]
    fn a_language_that_a_row_is_older_than_says_what_the_first_says() {
        let kept = json::read::<Kept>(r#"{"id":"a","en":{"total":"1","verdict":""}}"#);
        let said = kept.expect("a row").said;
        assert!(said.iter().all(|it| it.total == "1"));
        assert_eq!(json::read::<Kept>(r#"{"id":"a","ru":{"total":"1","verdict":""}}"#), None);
    }

    #[test]
    fn the_field_of_a_language_is_found_again() {
        for lang in Lang::ALL {
            assert_eq!(language_of(&field_of(lang)), Some(lang));
        }
        assert_eq!(["id", "@en", ""].map(language_of), [None; 3]);
    }
}
