//! The clipboard.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Copies a text, and tells `done` whether it worked.
pub fn copy(text: &str, done: impl Fn(bool) + Clone + 'static) {
    // Without a secure context there is no clipboard, and even to ask for it would throw.
    let Some(window) = super::window().filter(|it| it.is_secure_context()) else {
        return done(false);
    };
    let copied = window.navigator().clipboard().write_text(text);
    let refused = done.clone();
    let on_done = Closure::once(move |_: JsValue| done(true));
    let on_refusal = Closure::once(move |_: JsValue| refused(false));
    let _ = copied.then2(&on_done, &on_refusal);
    // A few bytes each, and only one of them is ever called: the browser keeps both.
    on_done.forget();
    on_refusal.forget();
}
