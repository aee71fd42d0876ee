//! States of elements, as assistive technology reads them.

/// The value of an ARIA state that is on or off, like `aria-pressed`. A `bool` would not do: markup
/// leaves an attribute out where it is false, which says that there is no such state.
pub fn aria(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}
