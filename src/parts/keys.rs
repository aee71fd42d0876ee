//! Keys of the keyboard.

use leptos::ev;

use crate::browser::dialog;

/// The key that was pressed, as the browser names it; none if it was pressed together with Alt,
/// Control or Meta: those are the browser's own. None either while a dialog lies above the page: its keys
/// mean nothing below it.
pub fn plain_key(event: &ev::KeyboardEvent) -> Option<String> {
    let has_modifier = event.alt_key() || event.ctrl_key() || event.meta_key();
    (!has_modifier && !dialog::is_any_open()).then(|| event.key())
}
