//! Effects, in a few bytes each.
//!
//! Leptos makes an [`Effect`] of each type of closure anew, some 600 bytes of the page. Here all are of one type.

use leptos::prelude::Effect;

/// Runs something soon, and again whenever a signal that it has read changes, for as long as the calling component is there.
pub fn effect(run: impl FnMut() + 'static) {
    start(Box::new(run));
}

/// The same, given the last result; none the first time.
pub fn effect_since<T: 'static>(mut run: impl FnMut(Option<T>) -> T + 'static) {
    let mut last = None;
    effect(move || last = Some(run(last.take())));
}

fn start(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}
