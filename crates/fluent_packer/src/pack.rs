//! Packing: what refers to other messages, and what is known before anything is given, is written out; the rest is left to the
//! program in a form that needs no reader. The form is described at [`Book::packed`](crate::Book::packed).

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Expression, InlineExpression as Inline, Pattern, PatternElement as Part, Variant,
};

use crate::Book;
use crate::check::{key, named};
use crate::read::Words;

/// The words of a language, in the order of the numbers.
pub fn packed(words: &Words, numbers: &BTreeMap<String, u16>, names: &[&str]) -> String {
    let mut into = String::new();
    for name in names {
        let Some(entry) = words.entry(name) else { continue };
        let variables = words.variables(name);
        let scope = match name.strip_prefix('-') {
            Some(_) => Scope::Term(None),
            None => Scope::Message(&variables),
        };
        Packer { words, numbers, into: &mut into }.pattern(&entry.pattern, scope);
        into.push(Book::END);
    }
    into
}

/// The variables that are known in a pattern.
#[derive(Clone, Copy)]
enum Scope<'a> {
    /// Variables of a message, by place.
    Message(&'a [String]),
    /// The arguments of a term; none if the program will give them.
    Term(Option<&'a BTreeMap<String, String>>),
}

struct Packer<'a> {
    words: &'a Words,
    numbers: &'a BTreeMap<String, u16>,
    into: &'a mut String,
}

impl Packer<'_> {
    fn pattern(&mut self, pattern: &Pattern<String>, scope: Scope<'_>) {
        for part in &pattern.elements {
            match part {
                Part::TextElement { value } => self.into.push_str(value),
                Part::Placeable { expression } => self.expression(expression, scope),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>, scope: Scope<'_>) {
        match expression {
            Expression::Inline(Inline::Placeable { expression }) => {
                self.expression(expression, scope);
            }
            Expression::Inline(it) => self.inline(it, scope),
            Expression::Select { selector, variants } => self.select(selector, variants, scope),
        }
    }

    fn inline(&mut self, inline: &Inline<String>, scope: Scope<'_>) {
        match inline {
            Inline::StringLiteral { value } => {
                let text = fluent_syntax::unicode::unescape_unicode_to_string(value);
                self.into.push_str(&text);
            }
            Inline::NumberLiteral { value } => self.into.push_str(value),
            Inline::MessageReference { id, .. } => self.referred(&id.name, scope),
            Inline::TermReference { id, arguments, .. } => {
                let given = arguments.as_ref().map(named).unwrap_or_default();
                self.referred(&format!("-{}", id.name), Scope::Term(Some(&given)));
            }
            Inline::VariableReference { id } => match scope {
                Scope::Term(Some(given)) => {
                    self.into.push_str(given.get(&id.name).map_or("", String::as_str));
                }
                _ => self.computed(inline, scope),
            },
            Inline::FunctionReference { .. } | Inline::Placeable { .. } => {
                self.computed(inline, scope);
            }
        }
    }

    /// The words of another entry.
    fn referred(&mut self, name: &str, scope: Scope<'_>) {
        if let Some(entry) = self.words.entry(name) {
            self.pattern(&entry.pattern, scope);
        }
    }

    /// A value that the program computes; what is known without it is written out.
    fn computed(&mut self, inline: &Inline<String>, scope: Scope<'_>) {
        let value = self.value(inline, scope);
        match value.strip_prefix("C\x06").and_then(|it| it.strip_suffix('\x04')) {
            Some(text) if !text.contains(is_mark) => self.into.push_str(&capital(text)),
            _ => *self.into += &format!("\x01{value}"),
        }
    }

    fn value(&mut self, inline: &Inline<String>, scope: Scope<'_>) -> String {
        match (inline, scope) {
            (Inline::VariableReference { id }, Scope::Message(variables)) => {
                let place = variables.iter().position(|it| *it == id.name).unwrap_or(0);
                format!("${}", digit(place))
            }
            (Inline::VariableReference { id }, Scope::Term(None)) => format!(":{}", id.name),
            (Inline::FunctionReference { id, arguments }, _) => {
                let of = arguments.positional.first().map(|it| self.value(it, scope));
                let of = of.unwrap_or_default();
                match id.name.as_str() {
                    "CAPITAL" => format!("C{of}"),
                    _ => {
                        let pairs = named(arguments);
                        let given: String =
                            pairs.iter().map(|(name, value)| format!("{name}={value};")).collect();
                        format!("N{of}{given}\x05")
                    }
                }
            }
            _ => {
                let mut text = String::new();
                let (words, numbers) = (self.words, self.numbers);
                Packer { words, numbers, into: &mut text }.inline(inline, scope);
                format!("\x06{text}\x04")
            }
        }
    }

    fn select(&mut self, of: &Inline<String>, variants: &[Variant<String>], scope: Scope<'_>) {
        let default = variants.iter().find(|it| it.default);
        let known = match (of, scope) {
            (Inline::VariableReference { id }, Scope::Term(Some(given))) => {
                Some(given.get(&id.name).map_or("", String::as_str))
            }
            (Inline::StringLiteral { value } | Inline::NumberLiteral { value }, _) => {
                Some(value.as_str())
            }
            _ => None,
        };
        if let Some(known) = known {
            let fits = |it: &&Variant<String>| key(&it.key) == known;
            if let Some(it) = variants.iter().find(fits).or(default) {
                self.pattern(&it.value, scope);
            }
            return;
        }
        let value = self.value(of, scope);
        *self.into += &format!("\x02{value}\x03");
        if let Some(it) = default {
            self.pattern(&it.value, scope);
        }
        for it in variants.iter().filter(|it| !it.default) {
            let key = key(&it.key);
            *self.into += &format!("\x03{key}");
            if let Some(number) = self.numbers.get(&format!("-{key}")) {
                let [high, low] = [number / 64, number % 64].map(|it| digit(it.into()));
                self.into.extend(['\x07', high, low]);
            }
            self.into.push('\x05');
            self.pattern(&it.value, scope);
        }
        self.into.push('\x04');
    }
}

/// Tells whether a character is one of those that stand for something.
fn is_mark(it: char) -> bool {
    it < ' ' && it != '\n'
}

/// A digit, from `0`.
fn digit(of: usize) -> char {
    char::from(b'0' + u8::try_from(of).unwrap_or(0))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
