//! Data that would be lost with the page, because the browser does not let it be kept.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsValue;

thread_local! {
    static LOST: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Notes whether something of what is kept under `key` is in memory only. While anything is, the
/// browser asks before it closes the page.
pub fn note(key: &'static str, is_unkept: bool) {
    let was_any = is_any();
    LOST.with_borrow_mut(|lost| {
        lost.retain(|it| *it != key);
        lost.extend(is_unkept.then_some(key));
    });
    if was_any != is_any() {
        ask_before_leaving(is_any());
    }
}

/// Tells whether anything would be lost.
pub fn is_any() -> bool {
    !LOST.with_borrow(Vec::is_empty)
}

/// Lets the browser ask, or not, before it closes the page, in words of its own.
pub(super) fn ask_before_leaving(asks: bool) {
    let Some(window) = super::window() else { return };
    let ask = asks.then(|| Closure::<dyn Fn() -> JsValue>::new(|| "".into()).into_js_value());
    window.set_onbeforeunload(ask.as_ref().map(JsCast::unchecked_ref));
}
