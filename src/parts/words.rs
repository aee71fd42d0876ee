//! The words of the parts themselves. They lie in `words/en.ftl`, `words/ru.ftl`.

use crate::kernel::{Text, files_of_words, text};

files_of_words!(kept "words");

pub const CLOSE: Text = text!("close");
pub const DISMISS: Text = text!("dismiss");
