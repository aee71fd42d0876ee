//! Files that lie beside the page.

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Response;

/// The file did not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFetched;

/// Fetches a text file of the page's own origin. `address` is relative to the page, so that it
/// works under any path.
///
/// # Errors
/// If there is no network and no such file kept, or the server does not have it.
pub async fn text(address: &str) -> Result<String, NotFetched> {
    let answer = answer(address).await?;
    let text = answer.text().map_err(missing)?.await.map_err(missing)?;
    text.as_string().ok_or(NotFetched)
}

/// Fetches any file of the page's own origin, by an address as [`text`] takes it. It is asked for at once, and not when
/// that is awaited.
///
/// # Errors
/// If there is no network and no such file kept, or the server does not have it.
pub fn bytes(address: &str) -> impl Future<Output = Result<Vec<u8>, NotFetched>> + use<> {
    let answer = answer(address);
    async move {
        let buffer = answer.await?.array_buffer().map_err(missing)?.await.map_err(missing)?;
        Ok(Uint8Array::new(&buffer).to_vec())
    }
}

/// The answer to a question for a file, which is asked at once.
fn answer(address: &str) -> impl Future<Output = Result<Response, NotFetched>> + use<> {
    let asked = super::window().map(|it| it.fetch_with_str(address));
    async move {
        let answer = asked.ok_or(NotFetched)?.await.map_err(missing)?;
        let answer: Response = answer.dyn_into().map_err(missing)?;
        if answer.ok() { Ok(answer) } else { Err(NotFetched) }
    }
}

fn missing(_: JsValue) -> NotFetched {
    NotFetched
}
