//! The device's own way of handing something on: to a messenger, to a neighbour.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Tells whether the device has such a way.
pub fn is_there() -> bool {
    let navigator = super::window().map(|it| it.navigator());
    navigator.is_some_and(|it| js_sys::Reflect::has(&it, &"share".into()).unwrap_or_default())
}

/// Hands a text on. What becomes of it is between the person and the device: a person who thinks better
/// of it is told nothing.
pub fn share(text: &str) {
    if !is_there() {
        return;
    }
    let Some(navigator) = super::window().map(|it| it.navigator()) else { return };
    let data = web_sys::ShareData::new();
    data.set_text(text);
    // Without anybody to hear it, a refusal would be written down as a mistake of the page.
    let on_refusal = Closure::once(|_: JsValue| ());
    let _ = navigator.share_with_data(&data).catch(&on_refusal);
    on_refusal.forget();
}
