//! The language of the page, for every part of it.

use leptos::prelude::*;

use crate::kernel::Lang;

/// The language in the context.
#[derive(Clone, Copy)]
struct Language(Signal<Lang>);

/// Tells everything below the calling component which language to speak.
pub fn provide_language(lang: Signal<Lang>) {
    provide_context(Language(lang));
}

/// The language of the page; to be asked for in a component's body. English where nothing was
/// said.
pub fn use_language() -> Signal<Lang> {
    use_context::<Language>().map_or_else(|| Signal::stored(Lang::default()), |it| it.0)
}
