//! Text files that lie beside the page.

use wasm_bindgen::{JsCast, JsValue};

/// The file did not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFetched;

/// Fetches a text file of the page's own origin. `address` is relative to the page, so that it
/// works under any path.
///
/// # Errors
/// If there is no network and no such file kept, or the server does not have it.
pub async fn fetch(address: &str) -> Result<String, NotFetched> {
    let missing = |_: JsValue| NotFetched;
    let window = super::window().ok_or(NotFetched)?;
    let answer = window.fetch_with_str(address).await.map_err(missing)?;
    let answer: web_sys::Response = answer.dyn_into().map_err(missing)?;
    if !answer.ok() {
        return Err(NotFetched);
    }
    let text = answer.text().map_err(missing)?.await.map_err(missing)?;
    text.as_string().ok_or(NotFetched)
}
