//! Reading of what is kept, field by field.

/// Reads a type from the object that it is kept as: `fields! { Said { must: total, verdict; may: } }`. A field that may be
/// absent is then what it is by default; one that must be there is missed. Anything else in the object is passed over.
/// A field behind `said` is one [by language](super::by_language::ByLanguage), and the first language must be there.
///
/// What `serde` derives for reading is several times as long, and a part of what every match needs.
macro_rules! fields {
    ($Type:ident {
        must: $($must:ident),*;
        may: $($may:ident $(as $key:literal)?),* $(,)?
        $(; said: $said:ident)?
    }) => {
        impl<'de> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Type, D::Error> {
                struct Fields;

                impl<'de> serde::de::Visitor<'de> for Fields {
                    type Value = $Type;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("an object")
                    }

                    fn visit_map<M: serde::de::MapAccess<'de>>(
                        self,
                        mut map: M,
                    ) -> Result<$Type, M::Error> {
                        let mut it = $Type::default();
                        let mut missing: Vec<&str> = vec![$(stringify!($must)),*];
                        $(
                            let $said = $crate::kernel::Lang::default().code();
                            missing.push($said);
                        )?
                        while let Some(key) = map.next_key::<String>()? {
                            missing.retain(|it| *it != key);
                            match key.as_str() {
                                $(stringify!($must) => it.$must = map.next_value()?,)*
                                $($crate::shell::store::kept::fields::key!($may $($key)?) => {
                                    it.$may = map.next_value()?;
                                })*
                                _ => {
                                    $(
                                        let lang = $crate::shell::store::kept::by_language::language_of(&key);
                                        if let Some(lang) = lang {
                                            *it.$said.get_mut(lang) = map.next_value()?;
                                            continue;
                                        }
                                    )?
                                    map.next_value::<serde::de::IgnoredAny>()?;
                                }
                            }
                        }
                        $(it.$said.fill();)?
                        if missing.is_empty() {
                            Ok(it)
                        } else {
                            Err(serde::de::Error::custom("a field is missing"))
                        }
                    }
                }

                from.deserialize_map(Fields)
            }
        }
    };
}

/// The name that a field is kept under: its own unless another is said.
macro_rules! key {
    ($field:ident $key:literal) => {
        $key
    };
    ($field:ident) => {
        stringify!($field)
    };
}

pub(crate) use {fields, key};
