//! Layers open over a page, such as a dialog. Back closes the last of them before it leads anywhere, and so does
//! Escape where no dialog heeds it.
//!
//! Each thing that lies open has an entry of its own in the browser's history, of the same address;
//! the state of an entry is the number of things that lie open there.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsValue;

/// A function that closes a layer.
type Close = Rc<dyn Fn()>;

thread_local! {
    /// The open layers, the last on top, each with a number of its own.
    static OPEN: RefCell<Vec<(u32, Close)>> = const { RefCell::new(Vec::new()) };
    static N_OPENED: Cell<u32> = const { Cell::new(0) };
    /// True while the history is on its way to another entry.
    static IS_UNDER_WAY: Cell<bool> = const { Cell::new(false) };
    /// The place to go to, and from the entry of how many open things.
    static NEXT: RefCell<Option<(String, usize)>> = const { RefCell::new(None) };
}

/// Something that lies open; it is closed when this is dropped.
#[derive(Debug)]
pub struct Layer(u32);

impl Layer {
    /// Something was opened; `close` closes it.
    pub fn open(close: impl Fn() + 'static) -> Layer {
        let number = N_OPENED.get() + 1;
        N_OPENED.set(number);
        OPEN.with_borrow_mut(|it| it.push((number, Rc::new(close))));
        settle_soon();
        Layer(number)
    }
}

impl Drop for Layer {
    fn drop(&mut self) {
        let _ = OPEN.try_with(|it| it.borrow_mut().retain(|(number, _)| *number != self.0));
        settle_soon();
    }
}

/// Begins to on_key Back and Escape, for as long as the page lives.
pub fn attend() {
    let Some(window) = super::window() else { return };
    let on_key = Closure::<dyn Fn(web_sys::Event)>::new(|event| on_key(&event));
    let called = on_key.as_ref().unchecked_ref();
    let _ = window.add_event_listener_with_callback("popstate", called);
    // Before the page itself: what lies open comes first.
    let _ = window.add_event_listener_with_callback_and_bool("keydown", called, true);
    on_key.forget();
    // The page was perhaps loaded anew while something lay open.
    settle_soon();
}

/// Goes to another place, which takes over the entry that so many open things have; if there is none,
/// it comes behind the present one.
pub(super) fn go(hash: &str, n_open: usize) {
    NEXT.set(Some((hash.to_owned(), n_open)));
    if !IS_UNDER_WAY.get() {
        go_on();
    }
}

/// Goes to the next place, or to where it may be gone to.
fn go_on() {
    let Some((hash, n_open)) = NEXT.take() else { return };
    if travel(n_open) {
        return NEXT.set(Some((hash, n_open)));
    }
    let Some(location) = super::window().map(|it| it.location()) else { return };
    // A refusal leaves the page where it is: there is nothing better to do.
    let _ = if depth() < n_open {
        location.set_hash(&hash)
    } else {
        location.replace(&format!("#{hash}"))
    };
}

fn history() -> Option<web_sys::History> {
    super::window()?.history().ok()
}

/// The number of things that lay open at the present entry of the history.
fn depth() -> usize {
    let state = history().and_then(|it| it.state().ok()).and_then(|it| it.as_f64());
    state.map_or(0, |it| it as usize)
}

fn on_key(event: &web_sys::Event) {
    match event.dyn_ref::<web_sys::KeyboardEvent>() {
        None => arrive(),
        Some(key) => {
            if key.key() == "Escape" && !super::dialog::is_any_open() && close_last() {
                event.prevent_default();
                event.stop_propagation();
            }
        }
    }
}

/// Closes what lies on top. Tells whether anything did.
fn close_last() -> bool {
    // The code that closes it may drop its layer.
    let last = OPEN.with_borrow_mut(Vec::pop);
    let is_any = last.is_some();
    if let Some((_, close)) = last {
        close();
        settle_soon();
    }
    is_any
}

/// The history has come to another entry.
fn arrive() {
    let was_sent = IS_UNDER_WAY.replace(false);
    if NEXT.with_borrow(Option::is_some) {
        go_on();
    } else if !was_sent {
        while depth() < OPEN.with_borrow(Vec::len) {
            close_last();
        }
    }
    settle_soon();
}

/// Brings the history in line with what lies open, once all that opens and closes now has done so.
fn settle_soon() {
    if let Some(window) = super::window() {
        window.queue_microtask(Closure::once_into_js(settle).unchecked_ref());
    }
}

fn settle() {
    let n_open = OPEN.with_borrow(Vec::len);
    if IS_UNDER_WAY.get() || travel(n_open) {
        return;
    }
    let Some(history) = history() else { return };
    for n in depth() + 1..=n_open {
        // What is behind stays where it is when this is closed.
        let _ = history.set_scroll_restoration(web_sys::ScrollRestoration::Manual);
        let _ = history.push_state(&JsValue::from_f64(n as f64), "");
    }
}

/// Sets out for the entry that so many open things have, if it lies behind. Tells whether it does.
fn travel(n_open: usize) -> bool {
    let n_too_many = depth().saturating_sub(n_open);
    let is_behind = 0 < n_too_many;
    if is_behind {
        let gone = history().is_some_and(|it| it.go_with_delta(-(n_too_many as i32)).is_ok());
        IS_UNDER_WAY.set(gone);
    }
    is_behind
}
