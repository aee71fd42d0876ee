//! A person's settings of the page: language, light, motion. Kept on this device.

pub mod page;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::piece::Piece;
use super::{piece_words, words};
use crate::browser;
use crate::browser::storage::{self, StorageError};
use crate::kernel::{Lang, N_LANGUAGES};
use crate::parts::{Notice, Notices, effect};
use crate::shell::kit::app_context::{Preference, Preferences};
use crate::shell::model::feedback::Feedback;
use crate::shell::model::pacing::Pace;
use crate::shell::store::kept::settings::{KEY, Kept, SYSTEM, read, write};
use crate::shell::store::kept::{Loaded, load};

/// The settings of the page.
#[derive(Clone, Copy)]
pub struct Settings {
    kept: RwSignal<Kept>,
    /// The choices made here that could not be kept: they last as long as the page.
    unkept: StoredValue<Vec<(Setting, &'static str)>>,
    notices: Notices,
    /// The language of the browser.
    native: Lang,
    /// The language of the page: that which is chosen, once its words are here.
    spoken: RwSignal<Lang>,
}

/// One setting: the keys of what can be chosen, and where the choice is kept. Its words come with its page.
#[derive(Clone, Copy)]
pub struct Setting {
    keys: &'static [&'static str],
    value: fn(&mut Kept) -> &mut String,
}

const LANGUAGE: Setting = Setting {
    keys: &const {
        let mut keys = [SYSTEM; N_LANGUAGES + 1];
        let mut nth = 0;
        while nth < N_LANGUAGES {
            keys[nth + 1] = Lang::ALL[nth].code();
            nth += 1;
        }
        keys
    },
    value: |it| &mut it.lang,
};
const THEME: Setting = Setting { keys: &[SYSTEM, "light", "dark"], value: |it| &mut it.theme };
const MOTION: Setting = Setting { keys: &[SYSTEM, "on", "off"], value: |it| &mut it.motion };
const SIZE: Setting =
    Setting { keys: &[SYSTEM, "large", "larger", "largest"], value: |it| &mut it.size };
const CONTRAST: Setting =
    Setting { keys: &[SYSTEM, "more", "plain"], value: |it| &mut it.contrast };
const PACE: Setting = Setting {
    keys: &[Pace::EveryMove.key(), Pace::Calm.key(), Pace::Quick.key(), Pace::AtOnce.key()],
    value: |it| &mut it.pace,
};
const FELT: Setting = Setting { keys: &Feedback::KEYS, value: |it| &mut it.felt };
const KEYS: Setting = Setting { keys: &[SYSTEM, "off"], value: |it| &mut it.keys };
const ASKS: Setting = Setting { keys: &[SYSTEM, "attacked"], value: |it| &mut it.asks };

impl Setting {
    /// The choice that `kept` makes.
    fn chosen(self, kept: &Kept) -> &'static str {
        let value = (self.value)(&mut kept.clone()).clone();
        self.keys.iter().copied().find(|key| *key == value).unwrap_or(SYSTEM)
    }
}

impl Settings {
    /// Reads the settings, and what went wrong with that, and follows what other tabs make of them.
    /// To be called once, by the root of the page.
    pub fn open(notices: Notices) -> (Settings, Option<StorageError>) {
        let Loaded { value, error } = load(KEY, read, |it| Some(write(it)));
        let kept = RwSignal::new(value.unwrap_or_default());
        let unkept = StoredValue::new(Vec::new());
        let native = native_language();
        let spoken = RwSignal::new(chosen_language(&kept.read_untracked(), native));
        piece_words::set_language(spoken.get_untracked());
        let settings = Settings { kept, unkept, notices, native, spoken };
        effect(move || settings.follow_choice());
        storage::on_change(move |changed| {
            if changed.is_none_or(|it| it == KEY) {
                settings.follow();
            }
        });
        (settings, error)
    }

    /// Takes over what another tab has chosen; what cannot be read changes nothing.
    fn follow(self) {
        let Ok(text) = storage::text(KEY) else { return };
        let Ok(found) = text.map(|it| read(&it)).transpose() else { return };
        self.kept.set(self.with_unkept(found.map(|it| it.value).unwrap_or_default()));
    }

    fn with_unkept(self, mut kept: Kept) -> Kept {
        self.unkept.with_value(|unkept| {
            unkept.iter().for_each(|(setting, value)| {
                *(setting.value)(&mut kept) = (*value).to_owned();
            });
        });
        kept
    }

    /// The language of the page.
    pub fn lang(self) -> Signal<Lang> {
        self.spoken.into()
    }

    /// Speaks the language that is chosen, once the words of all that is here have come. Where they do not, the page goes
    /// on as it speaks, and says why.
    fn follow_choice(self) {
        let lang = chosen_language(&self.kept.read(), self.native);
        let before = self.spoken.get_untracked();
        piece_words::set_language(lang);
        if lang == before {
            return;
        }
        if Piece::all_here().iter().all(|it| piece_words::are_here(*it, lang)) {
            self.spoken.set(lang);
            return;
        }
        spawn_local(async move {
            let has_come = piece_words::fetch(&Piece::all_here(), lang).await;
            // Another may be chosen by now.
            match (has_come, piece_words::language() == lang) {
                (true, true) => self.spoken.set(lang),
                (false, true) => {
                    piece_words::set_language(before);
                    let words = words::LANGUAGE_NOT_HERE.get(before);
                    self.notices.show(Notice::brief(words.to_owned()));
                }
                (_, false) => {}
            }
        });
    }

    /// The preferences of the person at the table.
    pub fn preferences(self) -> Signal<Preferences> {
        let preferences = Memo::new(move |_| {
            let kept = self.kept.read();
            let pace = Pace::read(PACE.chosen(&kept));
            Preferences {
                pace,
                has_letter_keys: KEYS.chosen(&kept) != "off",
                is_asked_seldom: ASKS.chosen(&kept) == "attacked",
                feedback: Feedback::read(FELT.chosen(&kept)),
            }
        });
        preferences.into()
    }

    /// The preferences of the person at the table, and what chooses them there.
    pub fn service(self) -> (Signal<Preferences>, Callback<Preference>) {
        let prefer = move |preference| match preference {
            Preference::Pace(pace) => self.choose(PACE, pace.key()),
            Preference::Feedback(it) => self.choose(FELT, it.key()),
        };
        (self.preferences(), Callback::new(prefer))
    }

    /// Writes the settings onto `<html>`, now and whenever they change.
    pub fn apply(self) {
        let lang = self.lang();
        effect(move || browser::page::set_attribute("lang", Some(lang.get().code())));
        for (setting, attribute) in [
            (THEME, "data-theme"),
            (MOTION, "data-motion"),
            (SIZE, "data-size"),
            (CONTRAST, "data-contrast"),
        ] {
            let chosen = Memo::new(move |_| setting.chosen(&self.kept.read()));
            let value = move || Some(chosen.get()).filter(|it| *it != SYSTEM);
            effect(move || browser::page::set_attribute(attribute, value()));
        }
    }

    /// Speaks the next language from now on.
    pub fn switch_language(self) {
        self.choose(LANGUAGE, self.lang().get_untracked().next().code());
    }

    /// Changes one setting, and leaves the others as they are now on the device: another tab may have
    /// changed them.
    fn choose(self, setting: Setting, value: &'static str) {
        self.unkept.update_value(|it| it.push((setting, value)));
        let found = load(KEY, read, |it| Some(write(it)));
        let (kept, may_write) = found.to_change(|| self.kept.get_untracked());
        let kept = self.with_unkept(kept);
        match may_write.and_then(|()| storage::set_text(KEY, &write(&kept))) {
            Ok(()) => self.unkept.set_value(Vec::new()),
            // That nothing at all can be kept was told when the page opened.
            Err(StorageError::Forbidden) => {}
            Err(StorageError::Full | StorageError::Newer | StorageError::Corrupt) => {
                let words = words::SETTING_NOT_KEPT.get(self.lang().get_untracked());
                self.notices.show(Notice::brief(words.to_owned()));
            }
        }
        self.kept.set(kept);
    }
}

/// The language that is chosen; that of the browser where none is.
fn chosen_language(kept: &Kept, native: Lang) -> Lang {
    Lang::named(LANGUAGE.chosen(kept)).unwrap_or(native)
}

/// The first of the browser's languages that the program speaks.
fn native_language() -> Lang {
    let codes = browser::page::languages();
    codes.iter().find_map(|it| Lang::named(it.get(..2)?)).unwrap_or_default()
}
