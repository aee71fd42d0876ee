//! The page itself: attributes of `<html>`, the title, the person's languages.

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

/// Scrolls to the first element that `selector` finds, no farther than until it is in sight.
pub fn show_within(selector: &str) {
    let document = super::window().and_then(|it| it.document());
    if let Some(found) = document.and_then(|it| it.query_selector(selector).ok().flatten()) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        found.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls to the first element that `selector` finds, until it is at the top.
pub fn scroll_to(selector: &str) {
    let document = super::window().and_then(|it| it.document());
    if let Some(found) = document.and_then(|it| it.query_selector(selector).ok().flatten()) {
        found.scroll_into_view();
    }
}

/// The scroll of an element; all in pixels, across and down.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Scrolled {
    pub at: [f64; 2],
    /// The farthest that it can be scrolled.
    pub most: [f64; 2],
    /// The size of the seen part.
    pub size: [f64; 2],
    /// The middle of the seen part in the window.
    pub middle: [f64; 2],
}

/// The scroll of an element.
pub fn scrolled(element: &web_sys::Element) -> Scrolled {
    let edges = element.get_bounding_client_rect();
    let size = [element.client_width(), element.client_height()].map(f64::from);
    let whole = [element.scroll_width(), element.scroll_height()].map(f64::from);
    Scrolled {
        at: [element.scroll_left(), element.scroll_top()].map(f64::from),
        most: [whole[0] - size[0], whole[1] - size[1]],
        size,
        middle: [edges.left() + size[0] / 2.0, edges.top() + size[1] / 2.0],
    }
}

/// Scrolls an element so far across and down, in pixels.
pub fn scroll(element: &web_sys::Element, to: [f64; 2]) {
    element.set_scroll_left(to[0].round() as i32);
    element.set_scroll_top(to[1].round() as i32);
}

/// The middle between two fingers, in the window, and their distance, in pixels; none if there are not two.
pub fn pinch(event: &web_sys::TouchEvent) -> Option<([f64; 2], f64)> {
    let touches = event.touches();
    let (one, other) = (touches.get(0)?, touches.get(1)?);
    let [one, other] = [one, other].map(|it| [it.client_x(), it.client_y()].map(f64::from));
    let middle = [(one[0] + other[0]) / 2.0, (one[1] + other[1]) / 2.0];
    Some((middle, (one[0] - other[0]).hypot(one[1] - other[1])))
}

/// Scrolls to an element until it is at the top, unless all of it is in sight already, or it begins in
/// the upper third.
pub fn bring_into_view(element: &web_sys::Element) {
    let height = super::window().and_then(|it| it.inner_height().ok()).and_then(|it| it.as_f64());
    let (height, edges) = (height.unwrap_or_default(), element.get_bounding_client_rect());
    let is_seen = edges.bottom() <= height || edges.top() < height / 3.0;
    if edges.top() < 0.0 || !is_seen {
        element.scroll_into_view();
    }
}

/// The place in the window of an element that `selector` finds, in pixels: from the left and the top, its width and
/// height, and how far its lower edge is from that of the window; none if it is not there, or not wholly in sight.
pub fn place_in_window(selector: &str) -> Option<[f64; 5]> {
    let window = super::window()?;
    let height = window.inner_height().ok()?.as_f64()?;
    let edges = window.document()?.query_selector(selector).ok()??.get_bounding_client_rect();
    let is_seen = 0.0 <= edges.top() && edges.bottom() <= height && edges.top() < edges.bottom();
    let below = height - edges.bottom();
    is_seen.then(|| [edges.left(), edges.top(), edges.width(), edges.height(), below])
}

/// The id of the first element in sight among those that `selector` finds; none if none is.
pub fn first_in_observation(selector: &str) -> Option<String> {
    let window = super::window()?;
    let height = window.inner_height().ok()?.as_f64()?;
    let found = window.document()?.query_selector_all(selector).ok()?;
    let elements = (0..found.length()).filter_map(|idx| found.get(idx));
    let mut elements = elements.filter_map(|it| it.dyn_into::<web_sys::Element>().ok());
    let in_observation = elements.find(|it| 0.0 < it.get_bounding_client_rect().bottom())?;
    (in_observation.get_bounding_client_rect().top() < height).then(|| in_observation.id())
}

/// Puts the focus on what `selector` finds if it is nowhere: what had it has left the page.
pub fn find_focus(selector: &str) {
    if is_focus_nowhere() {
        focus(selector);
    }
}

/// Tells whether nothing has the focus that is on the page and drawn.
fn is_focus_nowhere() -> bool {
    let Some(window) = super::window() else { return false };
    let active = window.document().and_then(|it| it.active_element());
    active.is_none_or(|it| {
        let edges = it.get_bounding_client_rect();
        let style = window.get_computed_style(&it).ok().flatten();
        let visibility = style.and_then(|it| it.get_property_value("visibility").ok());
        it.tag_name() == "BODY"
            || edges.width() == 0.0 && edges.height() == 0.0
            || visibility.is_some_and(|it| it == "hidden")
    })
}

/// Puts the focus where keys and screen readers go on if it is nowhere: on the table's room, or on the
/// heading of the page.
pub fn find_place() {
    find_focus("#room");
    let document = super::window().and_then(|it| it.document());
    if let Some(Ok(Some(heading))) = document.map(|it| it.query_selector("h1")) {
        let _ = heading.set_attribute("tabindex", "-1");
    }
    find_focus("h1");
}

/// Tells whether the focus is where letters are typed.
pub fn is_typing() -> bool {
    let active = super::window().and_then(|it| it.document()).and_then(|it| it.active_element());
    active.is_some_and(|it| {
        let is_radio = it.get_attribute("type").is_some_and(|kind| kind == "radio");
        !is_radio && matches!(it.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
    })
}

/// Tells whether this browser forgets the things a page keeps after a week without a visit: one of a phone or tablet
/// of Apple's, unless the page was put on the home screen.
pub fn forgets_soon() -> bool {
    let Some(navigator) = super::window().map(|it| it.navigator()) else { return false };
    let agent = navigator.user_agent().unwrap_or_default();
    let is_phone = ["iPhone", "iPad", "iPod"].iter().any(|it| agent.contains(it));
    // A tablet calls itself a desktop, but has a screen to touch.
    let is_tablet = agent.contains("Macintosh") && 1 < navigator.max_touch_points();
    let installed = js_sys::Reflect::get(&navigator, &"standalone".into());
    (is_phone || is_tablet) && installed.is_ok_and(|it| it.as_bool() != Some(true))
}
