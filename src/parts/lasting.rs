//! Handles of what everything on a page takes along.

use std::ops::Deref;

/// Something that is made once for a page, or for a table, and taken along by nearly every closure on it: a handle, as small
/// as a pointer, so that closures are small too. What it points to is given back when the page closes: it has signals, not
/// what they hold.
pub struct Lasting<T: 'static>(&'static T);

impl<T> Lasting<T> {
    /// Makes it last.
    pub fn of(it: T) -> Lasting<T> {
        Lasting(Box::leak(Box::new(it)))
    }
}

// By hand, because a derive would ask `T: Clone`.
impl<T> Clone for Lasting<T> {
    fn clone(&self) -> Lasting<T> {
        *self
    }
}

impl<T> Copy for Lasting<T> {}

impl<T> Deref for Lasting<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}
