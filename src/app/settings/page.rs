//! The page of settings: each with its words.

use leptos::prelude::*;

use super::{ASKS, CONTRAST, FELT, KEYS, LANGUAGE, MOTION, PACE, SIZE, Setting, Settings, THEME};
use crate::app::words;
use crate::kernel::{Lang, N_LANGUAGES, Text};
use crate::parts::{IconButton, Legend, Pick, RadioGroup};
use crate::shell::features::cues::taste;
use crate::shell::model::pacing::Pace;
use crate::shell::model::route::Route;
use crate::{browser, shell};

/// A setting as the page shows it.
#[derive(Clone, Copy)]
struct Shown {
    setting: Setting,
    /// The name of its group.
    name: &'static str,
    legend: Text,
    hint: Option<Text>,
    /// The names of its keys. A key without a name is not offered.
    names: &'static [Text],
}

const LANGUAGE_SHOWN: Shown = Shown {
    setting: LANGUAGE,
    name: "lang",
    legend: words::LANGUAGE,
    hint: None,
    names: &const {
        let mut names = [words::AS_BROWSER; N_LANGUAGES + 1];
        let mut nth = 0;
        while nth < N_LANGUAGES {
            names[nth + 1] = Text::same(Lang::ALL[nth].name());
            nth += 1;
        }
        names
    },
};

const THEME_SHOWN: Shown = Shown {
    setting: THEME,
    name: "theme",
    legend: words::THEME,
    hint: None,
    names: &[words::AS_SYSTEM, words::LIGHT, words::DARK],
};

const CONTRAST_SHOWN: Shown = Shown {
    setting: CONTRAST,
    name: "contrast",
    legend: words::CONTRAST,
    hint: None,
    names: &[words::AS_SYSTEM, words::CONTRAST_MORE, words::CONTRAST_PLAIN],
};

const SIZE_SHOWN: Shown = Shown {
    setting: SIZE,
    name: "size",
    legend: words::SIZE,
    hint: Some(words::SIZE_HINT),
    names: &[words::AS_BROWSER, words::SIZE_LARGE, words::SIZE_LARGER, words::SIZE_LARGEST],
};

const MOTION_SHOWN: Shown = Shown {
    setting: MOTION,
    name: "motion",
    legend: words::MOTION,
    hint: Some(words::MOTION_HINT),
    names: &[words::AS_SYSTEM, words::MOTION_ON, words::MOTION_OFF],
};

/// The sound setting where nothing can vibrate.
const SOUND_SHOWN: Shown = Shown {
    setting: FELT,
    name: "felt",
    legend: shell::words::SOUND,
    hint: Some(words::SOUND_HINT),
    names: &[words::SOUND_OFF, words::SOUND_ON],
};

const FELT_SHOWN: Shown = Shown {
    legend: words::FELT,
    hint: Some(words::FELT_HINT),
    names: &[words::FELT_NOTHING, shell::words::SOUND, shell::words::VIBRATION, words::FELT_BOTH],
    ..SOUND_SHOWN
};

const PACE_SHOWN: Shown = Shown {
    setting: PACE,
    name: "pace",
    legend: shell::words::PACE,
    hint: Some(words::PACE_HINT),
    names: &[
        shell::words::pace(Pace::EveryMove),
        shell::words::pace(Pace::Calm),
        shell::words::pace(Pace::Quick),
        shell::words::pace(Pace::AtOnce),
    ],
};

const ASKS_SHOWN: Shown = Shown {
    setting: ASKS,
    name: "asks",
    legend: words::ASKS,
    hint: Some(words::ASKS_HINT),
    names: &[words::ASKS_CHOICE, words::ASKS_ATTACKED],
};

const KEYS_SHOWN: Shown = Shown {
    setting: KEYS,
    name: "keys",
    legend: words::KEYS,
    hint: Some(words::KEYS_HINT),
    names: &[words::KEYS_ON, words::KEYS_OFF],
};

/// The page of settings.
#[component]
pub fn SettingsPage(settings: Settings) -> impl IntoView {
    let lang = settings.lang();
    let title = move || words::SETTINGS.get(lang.get());
    let back = Signal::derive(move || words::BACK.get(lang.get()).to_owned());
    let kept_here = move || words::KEPT_HERE.get(lang.get());
    let copies = move || words::COPIES.get(lang.get());
    let aside = move || words::ASIDE.get(lang.get());
    let felt = if browser::sound::can_vibrate() { FELT_SHOWN } else { SOUND_SHOWN };
    // From a table one comes back to that table.
    let go_back = || browser::address::back_or("");
    view! {
        <main class="sheet is-narrow grain">
            <header class="sheet-head">
                <IconButton label=back icon="arrow-left" on_press=go_back/>
                <h1>{title}</h1>
            </header>
            <SettingGroup settings=settings shown=LANGUAGE_SHOWN/>
            <SettingGroup settings=settings shown=THEME_SHOWN/>
            <SettingGroup settings=settings shown=CONTRAST_SHOWN/>
            <SettingGroup settings=settings shown=SIZE_SHOWN/>
            <SettingGroup settings=settings shown=MOTION_SHOWN/>
            <SettingGroup settings=settings shown=felt/>
            <SettingGroup settings=settings shown=PACE_SHOWN/>
            <SettingGroup settings=settings shown=ASKS_SHOWN/>
            <SettingGroup settings=settings shown=KEYS_SHOWN/>
            <KeyMap lang=lang/>
            <h2 class="kept-here">{kept_here}</h2>
            <div class="menu">
                <a class="button" href=Route::Copies.href()>{copies}</a>
                <a class="button" href=Route::Aside.href()>{aside}</a>
            </div>
        </main>
    }
}

/// The effect of each key at the table.
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
fn SettingGroup(settings: Settings, shown: Shown) -> impl IntoView {
    let Shown { setting, name, legend, hint, names } = shown;
    let lang = settings.lang();
    let legend = Signal::derive(move || legend.get(lang.get()).to_owned());
    let hint =
        Signal::derive(move || hint.map(|it| it.get(lang.get()).to_owned()).unwrap_or_default());
    let pick = move |(value, name): (&&'static str, &Text)| Pick {
        value,
        name: name.get(lang.get()).to_owned(),
    };
    let picks =
        Signal::derive(move || setting.keys.iter().zip(names).map(pick).collect::<Vec<_>>());
    let value = Memo::new(move |_| setting.chosen(&settings.kept.read()));
    let choose = move |value| {
        let before = settings.preferences().get_untracked().feedback;
        settings.choose(setting, value);
        taste(before, settings.preferences().get_untracked().feedback);
    };
    view! {
        <RadioGroup
            name=name
            legend=Legend::new(legend, hint)
            picks=picks
            value=value
            on_pick=choose
        />
    }
}
