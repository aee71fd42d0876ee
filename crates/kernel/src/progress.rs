//! The progress of a long answer. The one that thinks tells it now and then, and those who wait may listen; nothing
//! that is chosen depends on it.

use std::cell::Cell;

thread_local! {
    static LISTENER: Cell<Option<fn(u32)>> = const { Cell::new(None) };
}

/// From now on `listener` is told, in whole percent, how far each answer of this thread has come.
pub fn listen(listener: fn(u32)) {
    LISTENER.set(Some(listener));
}

/// Tells that `done` of `all` parts of the work are done. What is told may stand still or jump, and never passes 99: a
/// hundred percent is the answer.
pub fn note(done: usize, all: usize) {
    if let Some(listener) = LISTENER.get() {
        listener((done * 100 / all.max(1)).min(99) as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    thread_local! {
        static HEARD: Cell<Vec<u32>> = const { Cell::new(Vec::new()) };
    }

    fn push(percent: u32) {
        let mut heard = HEARD.take();
        heard.push(percent);
        HEARD.set(heard);
    }

    #[test]
    fn who_listens_is_told_and_nobody_else_needs_to() {
        note(1, 2);
        listen(push);
        note(1, 3);
        note(3, 3);
        note(7, 0);
        assert_eq!(HEARD.take(), [33, 99, 99]);
    }
}
