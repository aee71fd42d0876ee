//! Doing something a little later, unless nobody wants it any more.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Something that will be done; dropping it cancels it.
#[derive(Debug)]
pub struct Timer(i32);

impl Timer {
    /// Calls `run` once after `millis`. None outside of a browser.
    pub fn after(millis: i32, run: impl FnOnce() + 'static) -> Option<Timer> {
        Timer::of_boxed(millis, Box::new(run))
    }

    // Once for all of them: each type that the browser calls is a class of functions of its own.
    fn of_boxed(millis: i32, run: Box<dyn FnOnce()>) -> Option<Timer> {
        let window = super::window()?;
        let called = Closure::once_into_js(run);
        let called = called.unchecked_ref();
        window.set_timeout_with_callback_and_timeout_and_arguments_0(called, millis).ok().map(Timer)
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Some(window) = super::window() {
            window.clear_timeout_with_handle(self.0);
        }
    }
}
