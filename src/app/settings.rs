//! How a person wants the page: language, light, motion. Kept on this device.

use leptos::prelude::*;

use super::words;
use crate::browser::storage::{self, StorageError};
use crate::kernel::{Lang, Text};
use crate::parts::{IconButton, Notice, Notices, Pick, RadioGroup};
use crate::shell::app_context::Preferences;
use crate::shell::model::pacing::Pace;
use crate::shell::model::route::Route;
use crate::shell::store::kept::settings::{KEY, Kept, SYSTEM, read, write};
use crate::shell::store::kept::{Loaded, load};
use crate::{browser, shell};

/// The settings of the page.
#[derive(Clone, Copy)]
pub struct Settings {
    kept: RwSignal<Kept>,
    /// What was chosen here and could not be kept: it lasts as long as the page.
    unkept: StoredValue<Vec<(Setting, &'static str)>>,
    notices: Notices,
    /// The language of the browser.
    native: Lang,
}

/// One setting: its name on `<html>`, and what can be chosen.
#[derive(Clone, Copy)]
pub struct Setting {
    name: &'static str,
    legend: Text,
    hint: Option<Text>,
    choices: &'static [(&'static str, Text)],
    value: fn(&mut Kept) -> &mut String,
}

const LANGUAGE: Setting = Setting {
    name: "lang",
    legend: words::LANGUAGE,
    hint: None,
    choices: &[
        (SYSTEM, words::AS_BROWSER),
        ("en", Text { en: "English", ru: "English" }),
        ("ru", Text { en: "Русский", ru: "Русский" }),
    ],
    value: |it| &mut it.lang,
};

const THEME: Setting = Setting {
    name: "theme",
    legend: words::THEME,
    hint: None,
    choices: &[(SYSTEM, words::AS_SYSTEM), ("light", words::LIGHT), ("dark", words::DARK)],
    value: |it| &mut it.theme,
};

const MOTION: Setting = Setting {
    name: "motion",
    legend: words::MOTION,
    hint: Some(words::MOTION_HINT),
    choices: &[(SYSTEM, words::AS_SYSTEM), ("on", words::MOTION_ON), ("off", words::MOTION_OFF)],
    value: |it| &mut it.motion,
};

const SIZE: Setting = Setting {
    name: "size",
    legend: words::SIZE,
    hint: Some(words::SIZE_HINT),
    choices: &[
        (SYSTEM, words::AS_BROWSER),
        ("large", words::SIZE_LARGE),
        ("larger", words::SIZE_LARGER),
        ("largest", words::SIZE_LARGEST),
    ],
    value: |it| &mut it.size,
};

const CONTRAST: Setting = Setting {
    name: "contrast",
    legend: words::CONTRAST,
    hint: None,
    choices: &[
        (SYSTEM, words::AS_SYSTEM),
        ("more", words::CONTRAST_MORE),
        ("plain", words::CONTRAST_PLAIN),
    ],
    value: |it| &mut it.contrast,
};

const PACE: Setting = Setting {
    name: "pace",
    legend: shell::words::PACE,
    hint: Some(words::PACE_HINT),
    choices: &[
        (Pace::EveryMove.key(), shell::words::pace(Pace::EveryMove)),
        (Pace::Calm.key(), shell::words::pace(Pace::Calm)),
        (Pace::Quick.key(), shell::words::pace(Pace::Quick)),
        (Pace::AtOnce.key(), shell::words::pace(Pace::AtOnce)),
    ],
    value: |it| &mut it.pace,
};

const KEYS: Setting = Setting {
    name: "keys",
    legend: words::KEYS,
    hint: Some(words::KEYS_HINT),
    choices: &[(SYSTEM, words::KEYS_ON), ("off", words::KEYS_OFF)],
    value: |it| &mut it.keys,
};

const ASKS: Setting = Setting {
    name: "asks",
    legend: words::ASKS,
    hint: Some(words::ASKS_HINT),
    choices: &[(SYSTEM, words::ASKS_CHOICE), ("attacked", words::ASKS_ATTACKED)],
    value: |it| &mut it.asks,
};

impl Setting {
    /// The choice that `kept` makes.
    fn chosen(self, kept: &Kept) -> &'static str {
        let value = (self.value)(&mut kept.clone()).clone();
        let known = self.choices.iter().map(|(key, _)| *key).find(|key| *key == value);
        known.unwrap_or(SYSTEM)
    }
}

impl Settings {
    /// Reads the settings, and what went wrong with that, and follows what other tabs make of them.
    /// To be called once, by the root of the page.
    pub fn open(notices: Notices) -> (Settings, Option<StorageError>) {
        let Loaded { value, error } = load(KEY, read, write);
        let kept = RwSignal::new(value.unwrap_or_default());
        let unkept = StoredValue::new(Vec::new());
        let settings = Settings { kept, unkept, notices, native: native_language() };
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
        let lang = Memo::new(move |_| match LANGUAGE.chosen(&self.kept.read()) {
            "en" => Lang::En,
            "ru" => Lang::Ru,
            _ => self.native,
        });
        lang.into()
    }

    /// How the person wants to be served at the table.
    pub fn preferences(self) -> Signal<Preferences> {
        let preferences = Memo::new(move |_| {
            let kept = self.kept.read();
            let pace = Pace::read(PACE.chosen(&kept));
            Preferences {
                pace,
                has_letter_keys: KEYS.chosen(&kept) != "off",
                is_asked_seldom: ASKS.chosen(&kept) == "attacked",
            }
        });
        preferences.into()
    }

    /// How the person wants to be served at the table, and what chooses the pace of computers there.
    pub fn service(self) -> (Signal<Preferences>, Callback<Pace>) {
        (self.preferences(), Callback::new(move |pace: Pace| self.choose(PACE, pace.key())))
    }

    /// Writes the settings onto `<html>`, now and whenever they change.
    pub fn apply(self) {
        let lang = self.lang();
        Effect::new(move |_| browser::page::set_attribute("lang", Some(lang.get().code())));
        for (setting, attribute) in [
            (THEME, "data-theme"),
            (MOTION, "data-motion"),
            (SIZE, "data-size"),
            (CONTRAST, "data-contrast"),
        ] {
            let chosen = Memo::new(move |_| setting.chosen(&self.kept.read()));
            let value = move || Some(chosen.get()).filter(|it| *it != SYSTEM);
            Effect::new(move |_| browser::page::set_attribute(attribute, value()));
        }
    }

    /// Speaks the other language from now on.
    pub fn switch_language(self) {
        let other = self.lang().get_untracked().pick(Lang::Ru, Lang::En);
        self.choose(LANGUAGE, other.code());
    }

    /// Changes one setting, and leaves the others as they are now on the device: another tab may have
    /// changed them.
    fn choose(self, setting: Setting, value: &'static str) {
        self.unkept.update_value(|it| it.push((setting, value)));
        let (kept, may_write) = load(KEY, read, write).to_change(|| self.kept.get_untracked());
        let kept = self.with_unkept(kept);
        match may_write.and_then(|()| storage::set(KEY, &kept)) {
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

/// The first of the browser's languages that the program speaks.
fn native_language() -> Lang {
    let codes = browser::page::languages();
    let speaks = |lang: Lang, code: &str| code.get(..2) == Some(lang.code());
    let known = |code: &String| [Lang::En, Lang::Ru].into_iter().find(|it| speaks(*it, code));
    codes.iter().find_map(known).unwrap_or_default()
}

/// The page of settings.
#[component]
pub fn SettingsPage(settings: Settings) -> impl IntoView {
    let lang = settings.lang();
    let title = move || words::SETTINGS.get(lang.get());
    let back = Signal::derive(move || words::BACK.get(lang.get()).to_owned());
    let kept_here = move || words::KEPT_HERE.get(lang.get());
    let copies = move || words::COPIES.get(lang.get());
    let aside = move || words::ASIDE.get(lang.get());
    // From a table one comes back to that table.
    let go_back = || browser::address::back_or("");
    view! {
        <main class="sheet is-narrow grain">
            <header class="sheet-head">
                <IconButton label=back icon="arrow-left" on_press=go_back/>
                <h1>{title}</h1>
            </header>
            <SettingGroup settings=settings setting=LANGUAGE/>
            <SettingGroup settings=settings setting=THEME/>
            <SettingGroup settings=settings setting=CONTRAST/>
            <SettingGroup settings=settings setting=SIZE/>
            <SettingGroup settings=settings setting=MOTION/>
            <SettingGroup settings=settings setting=PACE/>
            <SettingGroup settings=settings setting=ASKS/>
            <SettingGroup settings=settings setting=KEYS/>
            <KeyMap lang=lang/>
            <h2 class="kept-here">{kept_here}</h2>
            <div class="menu">
                <a class="button" href=Route::Copies.href()>{copies}</a>
                <a class="button" href=Route::Aside.href()>{aside}</a>
            </div>
        </main>
    }
}

/// What each key does at the table.
#[component]
fn KeyMap(lang: Signal<Lang>) -> impl IntoView {
    let row = |&(keys, words): &'static (&'static [&'static str], Text)| {
        let keys = keys.iter().map(|it| view! { <kbd>{*it}</kbd> }).collect_view();
        view! {
            <tr>
                <td>{keys}</td>
                <td>{move || words.get(lang.get())}</td>
            </tr>
        }
    };
    let rows = words::KEY_MAP.iter().map(row).collect_view();
    view! {
        <table class="key-map">
            <tbody>{rows}</tbody>
        </table>
    }
}

#[component]
fn SettingGroup(settings: Settings, setting: Setting) -> impl IntoView {
    let lang = settings.lang();
    let legend = Signal::derive(move || setting.legend.get(lang.get()).to_owned());
    let hint = move || setting.hint.map(|it| it.get(lang.get()).to_owned()).unwrap_or_default();
    let pick = move |&(value, name): &(&'static str, Text)| Pick {
        value,
        name: name.get(lang.get()).to_owned(),
    };
    let picks = Signal::derive(move || setting.choices.iter().map(pick).collect::<Vec<_>>());
    let value = Memo::new(move |_| setting.chosen(&settings.kept.read()));
    view! {
        <RadioGroup
            name=setting.name
            legend=legend
            hint=Signal::derive(hint)
            picks=picks
            value=value
            on_pick=move |it| settings.choose(setting, it)
        />
    }
}
