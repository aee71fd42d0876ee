//! A file as it was read, with the lines of its entries.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Entry as Read, Expression, InlineExpression as Inline, Pattern, PatternElement as Part,
};
use fluent_syntax::parser;

/// The words of a file, in one language.
pub struct Words {
    pub language: String,
    pub path: String,
    /// The files of names beside it: how the names of their terms begin, and their paths.
    pub files_of_names: Vec<(String, String)>,
    /// Messages and terms, in the order of the file.
    pub entries: Vec<Entry>,
}

/// A message or a term.
pub struct Entry {
    /// Its name, with a `-` before that of a term.
    pub name: String,
    /// Where it stands: `path:line`.
    pub place: String,
    pub pattern: Pattern<String>,
}

impl Words {
    /// Reads a file; what cannot be read is left out and told, as `path:line: what`.
    pub fn read(language: &str, path: &str, text: &str) -> (Words, Vec<String>) {
        let line_at = |at: usize| 1 + text[..at.min(text.len())].matches('\n').count();
        let (read, errors) = match parser::parse(text.to_owned()) {
            Ok(read) => (read, Vec::new()),
            Err((read, errors)) => (read, errors),
        };
        let mut wrong: Vec<String> = errors
            .iter()
            .map(|it| format!("{path}:{}: {}", line_at(it.pos.start), it.kind))
            .collect();
        let mut entries = Vec::new();
        for it in read.body {
            let (name, pattern, attributes) = match it {
                Read::Message(it) => (it.id.name, it.value, it.attributes),
                Read::Term(it) => (format!("-{}", it.id.name), Some(it.value), it.attributes),
                _ => continue,
            };
            let begins = |line: &str| {
                line.strip_prefix(&name).is_some_and(|it| it.trim_start().starts_with('='))
            };
            let line = text.lines().position(begins).map_or(0, |it| it + 1);
            let place = format!("{path}:{line}");
            match pattern {
                Some(pattern) if attributes.is_empty() => {
                    entries.push(Entry { name, place, pattern });
                }
                _ => wrong.push(format!("{place}: {name} has attributes, or no words")),
            }
        }
        let [language, path] = [language, path].map(str::to_owned);
        (Words { language, path, files_of_names: Vec::new(), entries }, wrong)
    }

    /// The file in which an entry of this name stands, or should.
    pub fn path_of(&self, name: &str) -> &str {
        let of_names = self.files_of_names.iter().find(|it| name.starts_with(&it.0));
        of_names.map_or(&self.path, |it| &it.1)
    }

    /// The message of this name; with a `-` before it, the term.
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|it| it.name == name)
    }

    /// The variables of a message and of those that it refers to, in the order of the alphabet.
    pub fn variables(&self, message: &str) -> Vec<String> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![message.to_owned()];
        while let Some(name) = open.pop() {
            let Some(entry) = self.entry(&name).filter(|_| seen.insert(name.clone())) else {
                continue;
            };
            each_inline(&entry.pattern, &mut |it| match it {
                Inline::VariableReference { id } => {
                    found.insert(id.name.clone());
                }
                Inline::MessageReference { id, .. } => open.push(id.name.clone()),
                _ => {}
            });
        }
        found.into_iter().collect()
    }
}

/// Visits all that stands in the braces of a pattern, at any depth.
pub fn each_inline(pattern: &Pattern<String>, visit: &mut dyn FnMut(&Inline<String>)) {
    for part in &pattern.elements {
        match part {
            Part::TextElement { .. } => {}
            Part::Placeable { expression } => each_of(expression, visit),
        }
    }
}

fn each_of(expression: &Expression<String>, visit: &mut dyn FnMut(&Inline<String>)) {
    match expression {
        Expression::Inline(it) => within(it, visit),
        Expression::Select { selector, variants } => {
            within(selector, visit);
            variants.iter().for_each(|it| each_inline(&it.value, visit));
        }
    }
}

fn within(inline: &Inline<String>, visit: &mut dyn FnMut(&Inline<String>)) {
    visit(inline);
    match inline {
        Inline::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|it| within(it, visit));
        }
        Inline::Placeable { expression } => each_of(expression, visit),
        _ => {}
    }
}
