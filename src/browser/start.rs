//! The words that stand on the page until the program has drawn its first page: what it is, what is
//! being opened, and what can be done where the start is slow. They are those of `index.html`;
//! `public/early.js` watches over them.

/// Tells whether they still stand.
pub fn is_shown() -> bool {
    words().is_some()
}

/// Takes them away: the program speaks for itself from now on.
pub fn end() {
    if let Some(words) = words() {
        words.remove();
        super::page::set_attribute("data-start", None);
    }
}

fn words() -> Option<web_sys::Element> {
    super::window()?.document()?.get_element_by_id("start")
}
