//! Native dialogs.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// Opens a dialog above the page, unless it is open.
pub fn show(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        // It throws when the element is not on the page; then there is nothing to show.
        let _ = dialog.show_modal();
    }
}

/// Closes a dialog, if it is open; the focus goes back to where it was.
pub fn hide(dialog: &HtmlDialogElement) {
    if dialog.open() {
        dialog.close();
    }
}

/// Tells whether the dialog that says it was closed is closed still: it says so later, and may have been opened
/// again meanwhile.
pub fn is_closed(said: &web_sys::Event) -> bool {
    let dialog = said.target().and_then(|it| it.dyn_into::<HtmlDialogElement>().ok());
    dialog.is_none_or(|it| !it.open())
}

/// Puts the focus on what `home` finds, unless another dialog is open; without that, at a place to go on
/// from if what had it before the dialog has left the page.
pub fn go_home(home: Option<&str>) {
    if is_any_open() {
        return;
    }
    home.into_iter().for_each(super::page::focus);
    super::page::find_place();
}

/// Tells whether any dialog is open.
pub fn is_any_open() -> bool {
    let document = super::window().and_then(|it| it.document());
    document.is_some_and(|it| matches!(it.query_selector("dialog[open]"), Ok(Some(_))))
}
