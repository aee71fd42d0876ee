//! A person's pointing, and all that a pointer does on the page.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, Event};

/// The mark of the thing that is being explained.
const MARK: &str = "data-explained";

/// The mark of the thing that a lesson lights.
const LIT: &str = "data-lit";

/// Hears every event of a kind before anything else on the page does; until it is dropped.
pub struct Ear {
    kind: &'static str,
    hear: Closure<dyn Fn(Event)>,
}

impl Ear {
    /// Begins to hear events of a kind, such as `pointerdown`.
    pub fn new(kind: &'static str, hear: impl Fn(Event) + 'static) -> Ear {
        let hear = Closure::<dyn Fn(Event)>::new(hear);
        if let Some(document) = document() {
            let called = hear.as_ref().unchecked_ref();
            let _ = document.add_event_listener_with_callback_and_bool(kind, called, true);
        }
        Ear { kind, hear }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        if let Some(document) = document() {
            let called = self.hear.as_ref().unchecked_ref();
            let _ = document.remove_event_listener_with_callback_and_bool(self.kind, called, true);
        }
    }
}

/// An element of the page that somebody points at.
#[derive(Clone, PartialEq, Debug)]
pub struct Pointed(Element);

/// The place of a thing in the window, in pixels: its left, upper, right and lower edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Edges {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

/// Keeps an event from the element it is about.
pub fn stop(event: &Event) {
    event.stop_propagation();
    event.prevent_default();
}

/// The target of an event.
pub fn at(event: &Event) -> Option<Pointed> {
    event.target().and_then(|it| it.dyn_into::<Element>().ok()).map(Pointed)
}

/// The focused element.
pub fn in_focus() -> Option<Pointed> {
    document()?.active_element().map(Pointed)
}

/// The width and height of the window, in pixels.
pub fn window_size() -> [f64; 2] {
    let window = super::window();
    let number = |it: Option<wasm_bindgen::JsValue>| it.and_then(|it| it.as_f64());
    let width = number(window.as_ref().and_then(|it| it.inner_width().ok()));
    let height = number(window.and_then(|it| it.inner_height().ok()));
    [width, height].map(Option::unwrap_or_default)
}

/// Sets properties of the style of everything that a selector finds.
pub fn stand<const N: usize>(selector: &str, names: [&str; N], values: &[String; N]) {
    let Some(root) = super::root().map(Pointed) else { return };
    for element in root.find_all(selector) {
        if let Ok(element) = element.0.dyn_into::<web_sys::HtmlElement>() {
            let style = element.style();
            for (name, value) in names.into_iter().zip(values) {
                let _ = style.set_property(name, value);
            }
        }
    }
}

/// The first element that a selector finds and that takes space in the window or around it; none if nothing
/// does, or the selector makes no sense.
pub fn find(selector: &str) -> Option<Pointed> {
    let found = Pointed(super::root()?).find_all(selector);
    found.into_iter().find(|it| {
        let Edges { left, top, right, bottom } = it.edges();
        left < right && top < bottom
    })
}

/// Of what these selectors find, the first that nothing lies over; if something lies over all, the first.
pub fn free_of(selectors: &[String]) -> Option<Pointed> {
    let found: Vec<Pointed> = selectors.iter().filter_map(|it| find(it)).collect();
    let free = found.iter().position(|it| !it.is_under_something());
    found.into_iter().nth(free.unwrap_or_default())
}

impl Pointed {
    /// Tells whether an element is this one, or within it.
    pub fn holds(&self, other: &Pointed) -> bool {
        self.0.contains(Some(&other.0))
    }

    /// Tells whether its middle is in the window, and something else lies over it.
    fn is_under_something(&self) -> bool {
        let ([width, height], Edges { left, top, right, bottom }) = (window_size(), self.edges());
        let [x, y] = [(left + right) / 2.0, (top + bottom) / 2.0];
        (0.0..width).contains(&x) && (0.0..height).contains(&y) && self.is_covered()
    }

    /// Tells whether something lies over its middle, or it is out of the window.
    pub fn is_covered(&self) -> bool {
        let Edges { left, top, right, bottom } = self.edges();
        let [x, y] = [(left + right) / 2.0, (top + bottom) / 2.0].map(|it| it as f32);
        let upper = document().and_then(|it| it.element_from_point(x, y)).map(Pointed);
        upper.is_none_or(|it| !self.holds(&it) && !it.holds(self))
    }

    /// Scrolls until it is in the middle of what is around it, unless it is well in sight already.
    pub fn show(&self) {
        let ([width, height], Edges { left, top, right, bottom }) = (window_size(), self.edges());
        let is_within = 0.0 <= left && right <= width && 0.0 <= top && bottom <= height;
        if !is_within || self.is_covered() {
            self.show_in_the_middle();
        }
    }

    /// Scrolls until it is in the middle of what is around it.
    pub fn show_in_the_middle(&self) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Center);
        options.set_inline(web_sys::ScrollLogicalPosition::Center);
        self.0.scroll_into_view_with_scroll_into_view_options(&options);
    }

    /// Puts the focus on it, or on the first thing within it that can have it. Tells whether anything has it then.
    pub fn focus(&self) -> bool {
        let within = || self.find_all("button, a[href], [tabindex]").into_iter().next();
        let target = if self.matches("button, a[href], [tabindex]") { None } else { within() };
        let element = target.map_or_else(|| self.0.clone(), |it| it.0);
        if let Ok(element) = element.dyn_into::<web_sys::HtmlElement>() {
            let _ = element.focus();
        }
        in_focus().is_some_and(|it| self.holds(&it))
    }

    /// The closest element that a selector finds: this one, or one around it.
    pub fn closest(&self, selector: &str) -> Option<Pointed> {
        self.0.closest(selector).ok().flatten().map(Pointed)
    }

    /// Tells whether a selector finds this one; none does that makes no sense.
    pub fn matches(&self, selector: &str) -> bool {
        self.0.matches(selector) == Ok(true)
    }

    /// The element around it.
    pub fn parent(&self) -> Option<Pointed> {
        self.0.parent_element().map(Pointed)
    }

    /// Everything within it that a selector finds, in the order of the page.
    pub fn find_all(&self, selector: &str) -> Vec<Pointed> {
        let Ok(found) = self.0.query_selector_all(selector) else { return Vec::new() };
        let nodes = (0..found.length()).filter_map(|idx| found.get(idx));
        nodes.filter_map(|it| it.dyn_into::<Element>().ok()).map(Pointed).collect()
    }

    /// An attribute, unless it is empty.
    pub fn attribute(&self, name: &str) -> Option<String> {
        self.0.get_attribute(name).filter(|it| !it.is_empty())
    }

    /// All text within it.
    pub fn text(&self) -> String {
        self.0.text_content().unwrap_or_default()
    }

    /// Its edges in the window.
    pub fn edges(&self) -> Edges {
        let it = self.0.get_bounding_client_rect();
        Edges { left: it.left(), top: it.top(), right: it.right(), bottom: it.bottom() }
    }

    /// Marks it as what is being explained, or takes the mark away.
    pub fn mark(&self, is_explained: bool) {
        self.set_mark(MARK, is_explained);
    }

    /// Marks it as what a lesson lights, or takes the mark away.
    pub fn light(&self, is_lit: bool) {
        self.set_mark(LIT, is_lit);
    }

    fn set_mark(&self, name: &str, is_set: bool) {
        let _ = if is_set { self.0.set_attribute(name, "") } else { self.0.remove_attribute(name) };
    }
}

fn document() -> Option<Document> {
    super::window()?.document()
}
