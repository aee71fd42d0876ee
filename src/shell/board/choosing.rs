//! The seam of a lesson to a board: what a board's taps are answered from, for code that shows what to tap next.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;

/// The place where a board leaves the basis of its answers to taps, of a type that it alone knows.
#[derive(Clone, Copy)]
pub struct Choosing(RwSignal<Option<Arc<dyn Any + Send + Sync>>>);

impl Choosing {
    /// Nothing is left there yet.
    pub fn new() -> Choosing {
        Choosing(RwSignal::new(None))
    }

    /// Leaves it there, in place of what a board left before that is closed now.
    pub fn leave<T: Send + Sync + 'static>(self, it: T) {
        self.0.set(Some(Arc::new(it)));
    }

    /// The value left there last, if it is of this type.
    pub fn found<T: Copy + 'static>(self) -> Option<T> {
        self.0.with(|it| it.as_ref()?.downcast_ref::<T>().copied())
    }
}

impl Default for Choosing {
    fn default() -> Choosing {
        Choosing::new()
    }
}
