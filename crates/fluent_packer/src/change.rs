//! Files of words with other texts.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement as Part};
use fluent_syntax::{parser, serializer};

/// A file of messages in which each text is what `change` makes of it; names, variables and the keys of variants stay. Entries that
/// cannot be read are left out, and so are comments that stand alone.
pub fn with_texts(file: &str, change: &mut dyn FnMut(&str) -> String) -> String {
    let mut read = parser::parse(file.to_owned()).unwrap_or_else(|(read, _)| read);
    read.body.retain(|it| matches!(it, Entry::Message(_) | Entry::Term(_)));
    for entry in &mut read.body {
        match entry {
            Entry::Message(it) => it.value.iter_mut().for_each(|it| pattern(it, change)),
            Entry::Term(it) => pattern(&mut it.value, change),
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => {}
        }
    }
    serializer::serialize(&read)
}

fn pattern(of: &mut Pattern<String>, change: &mut dyn FnMut(&str) -> String) {
    for part in &mut of.elements {
        match part {
            Part::TextElement { value } => *value = change(value),
            Part::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|it| pattern(&mut it.value, change));
            }
            Part::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}
