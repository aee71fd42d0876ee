//! Native dialogs.

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

/// Tells whether any dialog is open.
pub fn is_any_open() -> bool {
    let document = super::window().and_then(|it| it.document());
    document.is_some_and(|it| matches!(it.query_selector("dialog[open]"), Ok(Some(_))))
}
