//! Text files: offered for download, and chosen by a person.

use std::cell::RefCell;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// No longer file is read, in bytes: more than any browser keeps for a page.
const FILE_MAX: f64 = 32.0 * 1024.0 * 1024.0;

/// A blob stays for so long after a download was asked for, in milliseconds.
const DOWNLOAD_MILLIS: i32 = 60_000;

/// Why a chosen file cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    TooLong,
    /// The browser could not read it, or it is gone.
    Gone,
}

/// Offers a text to the person as a file of this name. `kind` is its media type. Tells whether the
/// browser was asked.
pub fn offer(name: &str, kind: &str, text: &str) -> bool {
    try_offer(name, kind, text).is_some()
}

fn try_offer(name: &str, kind: &str, text: &str) -> Option<()> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&text.into());
    offer_blob(name, &web_sys::Blob::new_with_str_sequence_and_options(&parts, &options).ok()?)
}

/// Offers anything to the person as a file of this name; none if the browser could not be asked.
pub(super) fn offer_blob(name: &str, blob: &web_sys::Blob) -> Option<()> {
    let document = super::window()?.document()?;
    let address = web_sys::Url::create_object_url_with_blob(blob).ok()?;
    let link = document.create_element("a").ok()?.dyn_into::<web_sys::HtmlElement>().ok()?;
    let _ = link.set_attribute("href", &address);
    let _ = link.set_attribute("download", name);
    // Some browsers download only what is on the page.
    document.body()?.append_child(&link).ok()?;
    link.click();
    link.remove();
    let forget = Closure::once_into_js(move || web_sys::Url::revoke_object_url(&address));
    let _ = super::window()?.set_timeout_with_callback_and_timeout_and_arguments_0(
        forget.unchecked_ref(),
        DOWNLOAD_MILLIS,
    );
    Some(())
}

thread_local! {
    /// The field that a person chooses a file with: it must live until then.
    static FIELD: RefCell<Option<web_sys::HtmlInputElement>> = const { RefCell::new(None) };
}

/// Lets the person choose a file, and hands its text to `done`; nothing happens if they choose
/// none. `kinds` are the endings and media types of the file, as the field's `accept` lists them.
pub fn choose(kinds: &str, done: impl FnOnce(Result<String, Unread>) + 'static) {
    let document = super::window().and_then(|it| it.document());
    let field = document.and_then(|it| it.create_element("input").ok());
    let Some(field) = field.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) else {
        return;
    };
    field.set_type("file");
    field.set_accept(kinds);
    let chosen = field.clone();
    let on_change = Closure::once_into_js(move || {
        FIELD.take();
        if let Some(file) = chosen.files().and_then(|it| it.get(0)) {
            read(&file, done);
        }
    });
    let _ = field.add_event_listener_with_callback("change", on_change.unchecked_ref());
    field.click();
    FIELD.set(Some(field));
}

/// Reads a file, and hands its text to `done`.
fn read(file: &web_sys::File, done: impl FnOnce(Result<String, Unread>) + 'static) {
    if FILE_MAX < file.size() {
        return done(Err(Unread::TooLong));
    }
    let text = file.text();
    let done = std::rc::Rc::new(RefCell::new(Some(done)));
    let post = move |result| {
        if let Some(done) = done.take() {
            done(result);
        }
    };
    let refused = post.clone();
    let on_done = Closure::once(move |text: JsValue| post(text.as_string().ok_or(Unread::Gone)));
    let on_refusal = Closure::once(move |_: JsValue| refused(Err(Unread::Gone)));
    let _ = text.then2(&on_done, &on_refusal);
    // A few bytes each, and only one of them is ever called: the browser keeps both.
    on_done.forget();
    on_refusal.forget();
}
