//! The clock. Rules never ask it; only the shelf does.

use std::cell::RefCell;

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

/// The parts of a moment: names and values of the options of `Intl.DateTimeFormat`.
type Parts = &'static [(&'static str, &'static str)];

const DAY: Parts = &[("day", "numeric"), ("month", "short"), ("year", "numeric")];
const DAY_IN_GREENWICH: Parts =
    &[("day", "numeric"), ("month", "short"), ("year", "numeric"), ("timeZone", "UTC")];
const MOMENT: Parts =
    &[("day", "numeric"), ("month", "short"), ("hour", "2-digit"), ("minute", "2-digit")];

thread_local! {
    /// Formats for moments, by locale and parts: a shelf says hundreds, and one is dear to make.
    static FORMATS: RefCell<Vec<(String, Parts, Function)>> = const { RefCell::new(Vec::new()) };
}

/// Milliseconds since 1970; 0 outside of a browser.
pub fn now() -> f64 {
    if cfg!(target_arch = "wasm32") { js_sys::Date::now() } else { 0.0 }
}

/// A day in the words of a locale, such as `21 Nov 2026`; empty outside of a browser.
pub fn date(millis: f64, locale: &str) -> String {
    in_words(millis, locale, DAY)
}

/// The day in Greenwich in the words of a locale, such as `21 Nov 2026`; empty outside of a browser.
pub fn date_in_greenwich(millis: f64, locale: &str) -> String {
    in_words(millis, locale, DAY_IN_GREENWICH)
}

/// A moment in the words of a locale, such as `21 Nov, 09:33`; empty outside of a browser.
pub fn words(millis: f64, locale: &str) -> String {
    in_words(millis, locale, MOMENT)
}

fn in_words(millis: f64, locale: &str, parts: Parts) -> String {
    if !cfg!(target_arch = "wasm32") {
        return String::new();
    }
    let words = format(locale, parts).call1(&JsValue::NULL, &millis.into());
    words.ok().and_then(|it| it.as_string()).unwrap_or_default()
}

/// The form that was made for a locale and parts before, or one that is made now and kept.
fn format(locale: &str, parts: Parts) -> Function {
    FORMATS.with_borrow_mut(|known| {
        let found = known.iter().find(|it| it.0 == locale && it.1 == parts);
        if let Some((_, _, format)) = found {
            return format.clone();
        }
        let options = Object::new();
        for (key, value) in parts {
            let _ = Reflect::set(&options, &(*key).into(), &(*value).into());
        }
        let format = Intl::DateTimeFormat::new(&Array::of1(&locale.into()), &options).format();
        known.push((locale.to_owned(), parts, format.clone()));
        format
    })
}
