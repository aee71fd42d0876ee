//! The service worker, which keeps the whole site on this device, and newer versions of it.
//!
//! A newer version is fetched beside the one that runs, and waits: until all tabs are closed, or
//! until a person asks for it in one of them. The others go on with the files that they began with.
//!
//! # Versions
//!
//! `cargo xtask dist` ends with `xtask/scripts/seal.mjs`. It moves everything but `index.html` and `public/install`
//! (manifest and icons) into a folder that is named after the content of the site, and writes that name into the
//! page. `browser::version::address` puts it before the name of a file: a request for a file of the site by
//! another way gets nothing in a finished site.
//!
//! The service worker, `offline.js`, is `xtask/scripts/offline.js` with the list of all files and their checksums.
//! It has one cache for each version, filled as a whole or not at all: the largest files come first, and none while
//! the page fetches what somebody waits for (`wait`), for a slow line would be shared. Since an address names its version, any
//! cache that has it has the right file; so a tab that runs an older version goes on with it, and old caches go
//! when no tab is open. `browser::offline` registers it and hears of newer versions; `app/renewal.rs` tells of
//! them, but never at a table. `play` has neither versions nor a worker.
//!
//! `seal.mjs` also writes the content-security policy. It allows no inline script but the two of the start, by
//! their checksums, and no `style` attribute: set a property, as in `style=("--done", share)`.

use std::cell::{Cell, RefCell};

use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{EventTarget, ServiceWorkerContainer, ServiceWorkerRegistration};

/// The script that `cargo xtask dist` writes.
const SCRIPT: &str = "offline.js";

/// The message to the waiting worker.
const TAKE_OVER: &str = "take over";

/// The message to the worker that looks after the page: to keep what is lost.
const KEEP: &str = "keep";

/// The messages to the worker that fetches the site: to wait while the page fetches pieces, each named behind a space, and
/// to go on.
const WAIT: &str = "wait";
const GO_ON: &str = "go on";

thread_local! {
    /// What fetches the site, once the page has asked for it.
    static REGISTRATION: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
}

/// The site is not fetched for this device until [`go_on`], for somebody waits for pieces of these names.
pub fn wait<'n>(pieces: impl Iterator<Item = &'n str>) {
    let mut message = WAIT.to_owned();
    for piece in pieces {
        message += " ";
        message += piece;
    }
    post_to_installing(&message);
}

/// The site may be fetched again.
pub fn go_on() {
    post_to_installing(GO_ON);
}

fn post_to_installing(message: &str) {
    let worker = REGISTRATION.with_borrow(|it| it.as_ref().and_then(|it| it.installing()));
    if let Some(worker) = worker {
        let _ = worker.post_message(&message.into());
    }
}

/// Keeps the site on this device, as far as the browser lets it, and calls `on_key` whenever a newer
/// version is ready. Newer ones are looked for now, and whenever the tab comes into sight again.
pub fn keep(on_key: impl Fn() + Clone + 'static) {
    let Some(workers) = workers().filter(|_| super::version::is_finished()) else { return };
    spawn_local(async move {
        let Ok(registered) = workers.register(SCRIPT).await else { return };
        if let Ok(registration) = registered.dyn_into::<ServiceWorkerRegistration>() {
            if let Some(worker) = registration.active() {
                let _ = worker.post_message(&KEEP.into());
            }
            REGISTRATION.set(Some(registration.clone()));
            watch(&workers, registration, on_key);
        }
    });
}

/// Tells whether what this page fetches comes from this device.
pub fn is_kept() -> bool {
    workers().is_some_and(|it| it.controller().is_some())
}

/// Puts the newer version in the place of this one, and loads the page anew.
pub fn renew() {
    let Some(workers) = workers() else { return };
    spawn_local(async move {
        let found = workers.get_registration().await.ok();
        let found = found.and_then(|it| it.dyn_into::<ServiceWorkerRegistration>().ok());
        match found.and_then(|it| it.waiting()) {
            Some(waiting) => {
                listen(&workers, "controllerchange", super::address::reload);
                let _ = waiting.post_message(&TAKE_OVER.into());
            }
            // Another tab has asked before, and the newer version waits no more.
            None => super::address::reload(),
        }
    });
}

fn watch(
    workers: &ServiceWorkerContainer,
    registration: ServiceWorkerRegistration,
    on_key: impl Fn() + Clone + 'static,
) {
    // A worker that waits while nobody looks after this page is only the first of all.
    let (container, waits_in, post) = (workers.clone(), registration.clone(), on_key.clone());
    let look = move || {
        if container.controller().is_some() && waits_in.waiting().is_some() {
            post();
        }
    };
    look();
    let comes_to = registration.clone();
    listen(&registration, "updatefound", move || {
        if let Some(coming) = comes_to.installing() {
            listen(&coming, "statechange", look.clone());
        }
    });
    let was_kept = Cell::new(workers.controller().is_some());
    listen(workers, "controllerchange", move || {
        if was_kept.replace(true) {
            on_key();
        }
    });
    if let Some(document) = super::window().and_then(|it| it.document()) {
        let page = document.clone();
        listen(&document, "visibilitychange", move || {
            if !page.hidden() {
                look_for_newer(registration.clone());
            }
        });
    }
}

fn look_for_newer(registration: ServiceWorkerRegistration) {
    spawn_local(async move {
        if let Ok(answer) = registration.update() {
            // Without a network there is nothing newer to be had.
            let _ = answer.await;
        }
    });
}

/// The browser's service workers; not every browser has them, and none in every mode.
fn workers() -> Option<ServiceWorkerContainer> {
    let navigator = super::window()?.navigator();
    let has_any = js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    has_any.then(|| navigator.service_worker())
}

/// Calls `on_key` at every such event, for as long as the page lives.
fn listen(target: &EventTarget, event: &str, on_key: impl Fn() + 'static) {
    let listener = Closure::<dyn Fn()>::new(on_key);
    let _ = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    listener.forget();
}
