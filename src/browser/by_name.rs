//! Things of the browser that are called by their names. Bindings of their own would be a part of the first load, for
//! what most people never use; what is here, the first load has anyway.

use js_sys::futures::JsFuture;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A property; none if the browser does not let it be read. One that is missing is undefined.
pub(super) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok()
}

/// A property that is a text.
pub(super) fn get_text(of: &JsValue, name: &str) -> Option<String> {
    get(of, name)?.as_string()
}

/// Sets a property, as far as the browser lets it.
pub(super) fn set(of: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(of, &name.into(), value);
}

/// An object with these properties.
pub(super) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new().into();
    properties.iter().for_each(|(name, value)| set(&object, name, value));
    object
}

/// The answer of a method; none if it is missing or fails.
pub(super) fn call(of: &JsValue, method: &str, with: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, method)?.dyn_into().ok()?;
    Reflect::apply(&method, of, &list(with)).ok()
}

/// What a method promises, or the browser's reason not to do it; that is undefined if there is no such method.
pub(super) fn promised(of: &JsValue, method: &str, with: &[JsValue]) -> JsFuture {
    let promise = match call(of, method, with) {
        Some(it) => Promise::resolve(&it),
        None => Promise::reject(&JsValue::UNDEFINED),
    };
    promise.into()
}

/// A new thing of a class of the browser; none if there is no such class.
pub(super) fn make(class: &str, with: &[JsValue]) -> Option<JsValue> {
    let class: Function = get(&super::window()?.into(), class)?.dyn_into().ok()?;
    Reflect::construct(&class, &list(with)).ok()
}

/// A list for the browser.
pub(super) fn list(values: &[JsValue]) -> Array {
    let list = Array::new();
    values.iter().for_each(|it| {
        list.push(it);
    });
    list
}

/// So many milliseconds, to be waited for.
pub(super) fn pause(millis: i32) -> JsFuture {
    let passed = Promise::new(&mut |done, _| {
        if let Some(window) = super::window() {
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, millis);
        }
    });
    passed.into()
}
