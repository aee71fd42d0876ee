//! The progress of somebody in the lesson of a box.

use crate::browser::storage;

/// The beginning of its key, before the id of the box.
const KEY: &str = "undercroft/lesson/";

/// The text before the number of the step.
const HEAD: &str = r#"{"v":1,"step":"#;

/// The step that somebody has come to, counted from 0; the first where nothing, or nothing that makes sense, is kept.
pub fn step(id: &str) -> usize {
    let kept = storage::text(&key(id)).ok().flatten();
    let number = kept.as_deref().and_then(|it| it.strip_prefix(HEAD)?.strip_suffix('}'));
    number.and_then(|it| it.parse().ok()).unwrap_or_default()
}

/// Keeps the step that somebody has come to. Where nothing can be kept, the lesson begins anew the next time.
pub fn keep_step(id: &str, step: usize) {
    let _ = storage::set_text(&key(id), &format!("{HEAD}{step}}}"));
}

fn key(id: &str) -> String {
    format!("{KEY}{id}")
}
