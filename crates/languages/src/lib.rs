//! The languages of the program, a line each. All else that has to know them asks here: the files of words
//! (`crates/fluent_packer`), the settings, the ways from one language to the next. `HOWTO.md` says what a new one needs.
//!
//! ```
//! use languages::Lang;
//!
//! assert_eq!(Lang::named("ru"), Some(Lang::Ru));
//! assert_eq!(Lang::Ru.name(), "Русский");
//! assert_eq!(Lang::Ru.plural_form(22), "few");
//! assert_eq!(Lang::En.others().next(), Some(Lang::En.next()));
//! ```

mod plurals;

pub use plurals::Plurals;

/// Makes the enum: a line has the BCP 47 code of a language, its name in its own words, and its plural forms.
macro_rules! languages {
    ($($Lang:ident = $code:literal, $name:literal, $Plurals:ident;)+) => {
        /// A language of the program. The first is spoken where a browser asks for none of them.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Lang { $($Lang),+ }

        impl Lang {
            /// All of them, in the order of their files.
            pub const ALL: [Lang; [$($code),+].len()] = [$(Lang::$Lang),+];

            /// The BCP 47 code: `en`.
            pub const fn code(self) -> &'static str {
                match self { $(Lang::$Lang => $code),+ }
            }

            /// The name in its own words: `English`.
            pub const fn name(self) -> &'static str {
                match self { $(Lang::$Lang => $name),+ }
            }

            /// The plural forms of whole numbers.
            pub const fn plurals(self) -> Plurals {
                match self { $(Lang::$Lang => Plurals::$Plurals),+ }
            }
        }
    };
}

languages! {
    En = "en", "English", OneOther;
    Ru = "ru", "Русский", OneFewMany;
}

/// The number of languages.
pub const N_LANGUAGES: usize = Lang::ALL.len();

impl Default for Lang {
    fn default() -> Lang {
        Lang::ALL[0]
    }
}

impl Lang {
    /// The language of a code; none if it is not one of the program's.
    pub fn named(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|it| it.code() == code)
    }

    /// The place among [`ALL`](Self::ALL), from 0.
    pub const fn place(self) -> usize {
        self as usize
    }

    /// The language that comes after this one; the first after the last.
    pub const fn next(self) -> Lang {
        Lang::ALL[(self.place() + 1) % N_LANGUAGES]
    }

    /// All other languages, that which comes next first.
    pub fn others(self) -> impl Iterator<Item = Lang> {
        (1..N_LANGUAGES).map(move |it| Lang::ALL[(self.place() + it) % N_LANGUAGES])
    }

    /// The name of the form that goes with a whole number, as the Unicode CLDR has it; the sign does not matter.
    pub const fn plural_form(self, n: i64) -> &'static str {
        self.plurals().form(n.unsigned_abs())
    }

    /// The code by which dates are written: English ones as in Britain, the day first.
    pub fn locale(self) -> &'static str {
        if self == Lang::En { "en-GB" } else { self.code() }
    }
}
