//! A script that runs beside the page.

use js_sys::Function;
use js_sys::futures::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

/// The script of the worker that thinks for computers, and about what to advise.
const THINKING: &str = "public/worker.js";

/// A worker that has not answered after so long, in milliseconds, is given up. It may have to be
/// fetched first.
pub const PATIENCE_MILLIS: i32 = 15_000;

/// A worker; dropping it ends it.
pub struct Worker {
    worker: web_sys::Worker,
    _hears: Closure<dyn Fn(MessageEvent)>,
    _fails: Closure<dyn Fn()>,
}

impl Worker {
    /// Starts the worker of the game with this id, of this version of the site. `observe` is given what it says, and
    /// `fail` is called if it cannot be started. None where there are no workers.
    pub fn start(
        game: &str,
        observe: impl Fn(String) + 'static,
        fail: impl Fn() + 'static,
    ) -> Option<Worker> {
        Worker::of_script(THINKING, game, observe, fail)
    }

    /// Starts the worker of a script of this version of the site, under a name. `observe` is given what it says, and
    /// `fail` is called if it cannot be started, or breaks. None where there are no workers.
    pub(super) fn of_script(
        script: &str,
        name: &str,
        observe: impl Fn(String) + 'static,
        fail: impl Fn() + 'static,
    ) -> Option<Worker> {
        super::window()?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let address = super::version::address(script);
        let worker = web_sys::Worker::new_with_options(&address, &options).ok()?;
        let observes = Closure::<dyn Fn(MessageEvent)>::new(move |it: MessageEvent| {
            observe(it.data().as_string().unwrap_or_default());
        });
        let fails = Closure::<dyn Fn()>::new(fail);
        worker.set_onmessage(Some(observes.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        Some(Worker { worker, _hears: observes, _fails: fails })
    }

    /// Tells it something.
    pub fn post(&self, words: &str) {
        // Text can always be sent.
        self.post_value(&words.into());
    }

    /// Tells it anything; not if it is something that the browser cannot copy.
    pub(super) fn post_value(&self, value: &JsValue) {
        let _ = self.worker.post_message(value);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Hands over what is on its way to a function of the script that runs the program in a worker, once it has come.
pub fn hand_over(to: JsValue, coming: impl Future<Output = JsValue> + 'static) {
    spawn_local(async move {
        let it = coming.await;
        if let Some(take) = to.dyn_ref::<Function>() {
            // It takes anything.
            let _ = take.call1(&JsValue::UNDEFINED, &it);
        }
    });
}
