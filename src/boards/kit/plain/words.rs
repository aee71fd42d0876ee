//! The plain board's own words. The sentences lie among those of the shell.

use super::model::Prompt;
use crate::kernel::{Lang, message};
use crate::shell::words::messages;

/// The line that tells what is wanted.
pub fn prompt(prompt: &Prompt, lang: Lang) -> String {
    match prompt {
        Prompt::Choose(_) => message!(lang, "plain-choose").to_owned(),
        Prompt::Watch(names) => message!(lang, "plain-watch", names = &names.join(", ")),
        Prompt::Over => message!(lang, "no-hint-at-end").to_owned(),
    }
}
