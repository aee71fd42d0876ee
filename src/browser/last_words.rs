//! The page for a person when the program has failed. Nothing of it runs any more by then, so this is plain HTML in
//! all languages, and the kept matches are read by the browser's own means.

use js_sys::{JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::{storage, unkept};

/// The place of matches: each under a key that begins with `prefix`, in the field `record`; the list of them in the
/// field `matches` under `index`.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    pub prefix: &'static str,
    pub index: &'static str,
}

/// From now on a panic replaces the page by `page`: plain words, a way back to the match, and its record.
///
/// # The page
/// One `pre`, for what has failed. What is only true where nothing is lost has the class `kept`, what is only true otherwise
/// `unkept`; a `button` reloads, `to-shelf` leads to the shelf, and `to-record`, hidden, saves the last record.
pub fn explain_panics(shelf: Shelf, page: fn() -> String) {
    std::panic::set_hook(Box::new(move |info| {
        let Some(document) = super::window().and_then(|it| it.document()) else { return };
        // Sheets of style stand in the body, too, and stay.
        each(&document, "body > :not(link)", web_sys::Element::remove);
        if let Some(body) = document.body() {
            let _ = body.insert_adjacent_html("beforeend", &page());
        }
        // Only what is true is said, and there is nothing left to ask about.
        let untrue = if unkept::is_any() { ".failed .kept" } else { ".failed .unkept" };
        each(&document, untrue, web_sys::Element::remove);
        unkept::ask_before_leaving(false);
        lead_out(&document);
        offer_record(&document, shelf);
        if let Ok(Some(place)) = document.query_selector(".failed pre") {
            place.set_text_content(Some(&info.to_string()));
        }
        web_sys::console::error_1(&info.to_string().into());
    }));
}

/// Calls `change` with each element that `selector` finds.
fn each(document: &web_sys::Document, selector: &str, change: impl Fn(&web_sys::Element)) {
    let Ok(found) = document.query_selector_all(selector) else { return };
    for node in (0..found.length()).filter_map(|idx| found.get(idx)) {
        if let Some(element) = node.dyn_ref::<web_sys::Element>() {
            change(element);
        }
    }
}

/// Makes the links of the last words load the page anew, without any script: an address that
/// differs before the `#` does.
fn lead_out(document: &web_sys::Document) {
    let Some(location) = super::window().map(|it| it.location()) else { return };
    let other = if location.search().is_ok_and(|it| it.is_empty()) { "?again" } else { "?" };
    let place = location.hash().unwrap_or_default();
    for (links, place) in [(".failed .button", place.as_str()), (".failed .to-shelf", "#")] {
        each(document, links, |link| drop(link.set_attribute("href", &format!("{other}{place}"))));
    }
}

/// Makes the last saved record a text file behind a link; the link stays hidden if there is none.
fn offer_record(document: &web_sys::Document, shelf: Shelf) {
    let Some((id, record)) = last_record(shelf) else { return };
    let address =
        format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(&record));
    each(document, ".failed .to-record", |link| {
        let _ = link.set_attribute("href", &address);
        let _ = link.set_attribute("download", &format!("undercroft-{id}.txt"));
        let _ = link.remove_attribute("hidden");
    });
}

/// The id and the record of the match that was saved last.
fn last_record(shelf: Shelf) -> Option<(String, String)> {
    let index = JSON::parse(&storage::text(shelf.index).ok()??).ok()?;
    let matches: js_sys::Array = field(&index, "matches")?.dyn_into().ok()?;
    let changed =
        |it: &JsValue| field(it, "changed").and_then(|it| it.as_f64()).unwrap_or_default();
    let last = matches.iter().max_by(|one, other| changed(one).total_cmp(&changed(other)))?;
    let id = field(&last, "id")?.as_string()?;
    let kept = storage::text(&format!("{}{id}", shelf.prefix)).ok()??;
    let record = field(&JSON::parse(&kept).ok()?, "record")?.as_string()?;
    Some((id, record))
}

fn field(value: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(value, &name.into()).ok()
}
