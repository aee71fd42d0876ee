//! The focus after the thing that had it has gone.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MutationObserver, MutationObserverInit};

use super::page;

/// Attributes that can take a thing away although it stays on the page.
const HIDING: [&str; 3] = ["hidden", "disabled", "inert"];

/// Keeps the focus from getting lost, as long as this lives.
pub struct Keeper {
    observer: MutationObserver,
    _on_change: Closure<dyn Fn()>,
}

impl Keeper {
    /// From now on, whenever something leaves the page that had the focus, what `selector` finds gets it. None
    /// outside of a browser.
    pub fn attend(selector: &'static str) -> Option<Keeper> {
        let window = super::window()?;
        let body = window.document()?.body()?;
        // By the next frame everything has taken its place, and code that knows a better one for the focus has put it
        // there.
        let is_coming = Rc::new(Cell::new(false));
        let look = {
            let is_coming = Rc::clone(&is_coming);
            let look = move || {
                is_coming.set(false);
                page::find_focus(selector);
            };
            Closure::<dyn Fn()>::new(look).into_js_value()
        };
        let on_change = Closure::<dyn Fn()>::new(move || {
            if !is_coming.replace(true) {
                let _ = window.request_animation_frame(look.unchecked_ref());
            }
        });
        let observer = MutationObserver::new(on_change.as_ref().unchecked_ref()).ok()?;
        let wanted = MutationObserverInit::new();
        wanted.set_child_list(true);
        wanted.set_subtree(true);
        wanted.set_attribute_filter(&js_sys::Array::from_iter(HIDING.map(JsValue::from_str)));
        observer.observe_with_options(&body, &wanted).ok()?;
        Some(Keeper { observer, _on_change: on_change })
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
