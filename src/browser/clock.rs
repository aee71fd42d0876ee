//! The clock. Rules never ask it; only the shelf does.

/// Milliseconds since 1970; 0 outside of a browser.
pub fn now() -> f64 {
    if cfg!(target_arch = "wasm32") { js_sys::Date::now() } else { 0.0 }
}

/// A day in the words of a locale, such as `21 Nov 2026`; empty outside of a browser.
pub fn date(millis: f64, locale: &str) -> String {
    in_words(millis, locale, &[("day", "numeric"), ("month", "short"), ("year", "numeric")])
}

/// The day in Greenwich in the words of a locale, such as `21 Nov 2026`; empty outside of a browser.
pub fn date_in_greenwich(millis: f64, locale: &str) -> String {
    let parts = [("day", "numeric"), ("month", "short"), ("year", "numeric"), ("timeZone", "UTC")];
    in_words(millis, locale, &parts)
}

/// A moment in the words of a locale, such as `21 Nov, 09:33`; empty outside of a browser.
pub fn words(millis: f64, locale: &str) -> String {
    let parts =
        [("day", "numeric"), ("month", "short"), ("hour", "2-digit"), ("minute", "2-digit")];
    in_words(millis, locale, &parts)
}

fn in_words(millis: f64, locale: &str, parts: &[(&str, &str)]) -> String {
    if !cfg!(target_arch = "wasm32") {
        return String::new();
    }
    let date = js_sys::Date::new(&millis.into());
    let options = js_sys::Object::new();
    for (key, value) in parts {
        let _ = js_sys::Reflect::set(&options, &(*key).into(), &(*value).into());
    }
    date.to_locale_string(locale, &options).into()
}
