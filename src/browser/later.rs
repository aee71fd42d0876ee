//! Later loads of a page, after its first: the pieces of the program, each with its style sheet. The links of
//! `index.html` that say `data-later` name them, each with the name of its piece.

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, RequestCache, RequestInit, Response};

/// The file is not there.
const NOT_FOUND: u16 = 404;

/// The file was there, and will not be again.
const GONE: u16 = 410;

/// Why a file does not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The network, or the host, does not answer as it should.
    Unreachable,
    /// The host has no such file, although it has the page of this version: the site is not whole there.
    Incomplete,
    /// The host has no such file any more: it is one of an older version.
    Gone,
}

/// Puts the style sheets of pieces in force, and tells whether all of them are. They are asked
/// for at once, and not when that is awaited.
pub fn dress(pieces: &[&str]) -> impl Future<Output = bool> + use<> {
    let links = links(pieces).into_iter().filter(is_bare);
    let coming: Vec<_> = links.map(|it| (put_on(&it), it)).collect();
    async move {
        let mut are_all_here = true;
        for (arrival, link) in coming {
            if arrival.await.is_err() {
                // The next time it is asked for anew.
                let _ = link.set_attribute("rel", "later");
                are_all_here = false;
            }
        }
        are_all_here
    }
}

/// The text of the one file of a piece, such as its words in a language; none if it does not come whole. It is asked for at
/// once, and not when that is awaited.
pub fn text(piece: &str) -> impl Future<Output = Option<String>> + use<> {
    let asked = links(&[piece]).first().and_then(|link| {
        let options = RequestInit::new();
        if let Some(integrity) = link.get_attribute("integrity") {
            options.set_integrity(&integrity);
        }
        let address = link.get_attribute("href")?;
        Some(super::window()?.fetch_with_str_and_init(&address, &options))
    });
    async move {
        let answer: Response = asked?.await.ok()?.dyn_into().ok()?;
        if !answer.ok() {
            return None;
        }
        answer.text().ok()?.await.ok()?.as_string()
    }
}

/// Fetches all files of pieces past the browser's cache: one that came damaged could lie there for a
/// year.
///
/// # Errors
/// Why a file does not come.
pub async fn fetch_anew(pieces: &[&str]) -> Result<(), Missing> {
    for link in links(pieces) {
        let address = link.get_attribute("href").unwrap_or_default();
        let Some(answer) = ask(&address).await? else { return Err(why_missing().await) };
        // The cache takes what was read to its end.
        read(answer.array_buffer()).await?;
    }
    Ok(())
}

/// Why the host does not have a file of this version: which version its page is of, tells.
async fn why_missing() -> Missing {
    match page_on_host().await {
        Err(_) => Missing::Unreachable,
        Ok(page) if super::version::is_of_this(&page) => Missing::Incomplete,
        Ok(_) => Missing::Gone,
    }
}

/// The page itself, as the host has it now.
async fn page_on_host() -> Result<String, Missing> {
    let location = super::window().ok_or(Missing::Unreachable)?.location();
    let address = location.pathname().map_err(|_| Missing::Unreachable)?;
    let answer = ask(&address).await?.ok_or(Missing::Unreachable)?;
    let page = read(answer.text()).await?;
    page.as_string().ok_or(Missing::Unreachable)
}

async fn read(body: Result<Promise, JsValue>) -> Result<JsValue, Missing> {
    let unreachable = |_: JsValue| Missing::Unreachable;
    body.map_err(unreachable)?.await.map_err(unreachable)
}

/// Asks the host for a file, past the browser's cache; none if it has no such file.
async fn ask(address: &str) -> Result<Option<Response>, Missing> {
    let window = super::window().ok_or(Missing::Unreachable)?;
    let options = RequestInit::new();
    options.set_cache(RequestCache::Reload);
    let asked = window.fetch_with_str_and_init(address, &options);
    let answer = asked.await.and_then(JsCast::dyn_into::<Response>);
    let answer = answer.map_err(|_| Missing::Unreachable)?;
    match answer.status() {
        NOT_FOUND | GONE => Ok(None),
        _ if answer.ok() => Ok(Some(answer)),
        _ => Err(Missing::Unreachable),
    }
}

fn links(pieces: &[&str]) -> Vec<Element> {
    let document = super::window().and_then(|it| it.document());
    let Some(found) = document.and_then(|it| it.query_selector_all("link[data-later]").ok()) else {
        return Vec::new();
    };
    let nodes = (0..found.length()).filter_map(|idx| found.get(idx));
    let links = nodes.filter_map(|it| it.dyn_into::<Element>().ok());
    let is_of_them = |it: &Element| {
        it.get_attribute("data-later").is_some_and(|piece| pieces.contains(&&*piece))
    };
    links.filter(is_of_them).collect()
}

/// Tells whether a link is that of a style sheet that is not in force.
fn is_bare(link: &Element) -> bool {
    let is_sheet = link.get_attribute("href").is_some_and(|it| it.ends_with(".css"));
    is_sheet && Reflect::get(link, &"sheet".into()).is_ok_and(|it| it.is_null())
}

fn put_on(link: &Element) -> Promise {
    let arrival = Promise::new(&mut |here, missing| {
        let _ = link.add_event_listener_with_callback("load", &here);
        let _ = link.add_event_listener_with_callback("error", &missing);
    });
    if link.get_attribute("rel").is_none_or(|it| it != "stylesheet") {
        let _ = link.set_attribute("rel", "stylesheet");
    }
    arrival
}
