//! The page itself: attributes of `<html>`, the title, the person's languages, and last words.

use wasm_bindgen::JsCast;

/// Sets an attribute of `<html>`, or takes it away.
pub fn set_attribute(name: &str, value: Option<&str>) {
    let Some(root) = super::root() else { return };
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// Sets the title of the tab.
pub fn set_title(title: &str) {
    if let Some(document) = super::window().and_then(|it| it.document()) {
        document.set_title(title);
    }
}

/// The codes of the person's languages, the dearest first.
pub fn languages() -> Vec<String> {
    let wanted = super::window().map(|it| it.navigator().languages()).unwrap_or_default();
    wanted.iter().filter_map(|it| it.as_string()).collect()
}

/// Scrolls to the top, as a new place should begin there.
pub fn scroll_to_top() {
    if let Some(window) = super::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Puts the focus on the first element that `selector` finds, and leaves the page where it is.
pub fn focus(selector: &str) {
    let document = super::window().and_then(|it| it.document());
    let found = document.and_then(|it| it.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Selects the whole text of the first field that `selector` finds, ready to be copied by hand.
pub fn select_text(selector: &str) {
    let document = super::window().and_then(|it| it.document());
    let found = document.and_then(|it| it.query_selector(selector).ok().flatten());
    if let Some(field) = found.and_then(|it| it.dyn_into::<web_sys::HtmlTextAreaElement>().ok()) {
        let _ = field.focus();
        field.select();
    }
}

/// Scrolls to the first element that `selector` finds, until it is at the top.
pub fn scroll_to(selector: &str) {
    let document = super::window().and_then(|it| it.document());
    if let Some(found) = document.and_then(|it| it.query_selector(selector).ok().flatten()) {
        found.scroll_into_view();
    }
}

/// The id of the first element in sight among those that `selector` finds; none if none is.
pub fn first_in_sight(selector: &str) -> Option<String> {
    let window = super::window()?;
    let height = window.inner_height().ok()?.as_f64()?;
    let found = window.document()?.query_selector_all(selector).ok()?;
    let elements = (0..found.length()).filter_map(|idx| found.get(idx));
    let mut elements = elements.filter_map(|it| it.dyn_into::<web_sys::Element>().ok());
    let in_sight = elements.find(|it| 0.0 < it.get_bounding_client_rect().bottom())?;
    (in_sight.get_bounding_client_rect().top() < height).then(|| in_sight.id())
}

/// Puts the focus on what `selector` finds if it is nowhere: what had it has left the page.
pub fn find_focus(selector: &str) {
    let active = super::window().and_then(|it| it.document()).and_then(|it| it.active_element());
    if active.is_none_or(|it| it.tag_name() == "BODY") {
        focus(selector);
    }
}

/// Tells whether the focus is where letters are typed.
pub fn is_typing() -> bool {
    let active = super::window().and_then(|it| it.document()).and_then(|it| it.active_element());
    active.is_some_and(|it| {
        let is_radio = it.get_attribute("type").is_some_and(|kind| kind == "radio");
        !is_radio && matches!(it.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}

/// What a person reads when the program has failed: nothing of it runs any more, so this is plain
/// HTML in both languages.
const LAST_WORDS: &str = r#"<main class="failed" role="alert">
<section lang="en"><h1>Something went wrong. Sorry!</h1>
<p>Undercroft met a mistake of its own and had to stop. Every move was saved as it was made.</p>
<p><a class="button is-main" href="">Reload: your match is saved</a></p></section>
<section lang="ru"><h1>Что-то сломалось. Простите!</h1>
<p>Undercroft наткнулся на собственную ошибку и остановился. Каждый ход сохранялся сразу.</p>
<p><a class="button is-main" href="">Перезагрузить: партия сохранена</a></p></section>
<p><a class="to-shelf" href="">← Shelf · Полка</a></p>
<pre></pre></main>"#;

/// From now on a panic replaces the page by plain words and a way back to the match.
pub fn speak_at_panic() {
    std::panic::set_hook(Box::new(|info| {
        let Some(document) = super::window().and_then(|it| it.document()) else { return };
        if let Some(body) = document.body() {
            body.set_inner_html(LAST_WORDS);
        }
        lead_out(&document);
        if let Ok(Some(place)) = document.query_selector(".failed pre") {
            place.set_text_content(Some(&info.to_string()));
        }
        web_sys::console::error_1(&info.to_string().into());
    }));
}

/// Makes the links of the last words load the page anew, without any script: an address that
/// differs before the `#` does.
fn lead_out(document: &web_sys::Document) {
    let Some(location) = super::window().map(|it| it.location()) else { return };
    let other = if location.search().is_ok_and(|it| it.is_empty()) { "?again" } else { "?" };
    let place = location.hash().unwrap_or_default();
    for (links, place) in [(".failed .button", place.as_str()), (".failed .to-shelf", "#")] {
        let Ok(found) = document.query_selector_all(links) else { continue };
        for link in (0..found.length()).filter_map(|idx| found.get(idx)) {
            if let Some(link) = link.dyn_ref::<web_sys::Element>() {
                let _ = link.set_attribute("href", &format!("{other}{place}"));
            }
        }
    }
}
