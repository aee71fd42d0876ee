//! Formatting: the pattern of a message is written out with the arguments that are given.

use super::{Id, Inline, Named, Part, Pattern, Resource};

/// A value that is given to a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    Number(i64),
    Text(&'a str),
    /// A term, by its name without the `-`: something that has cases and a gender.
    Name(Id),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(it: &'a str) -> Arg<'a> {
        Arg::Text(it)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(it: &'a String) -> Arg<'a> {
        Arg::Text(it)
    }
}

macro_rules! numbers {
    ($($of:ty)*) => {
        $(impl From<$of> for Arg<'_> {
            fn from(it: $of) -> Self {
                Arg::Number(it as i64)
            }
        })*
    };
}

numbers!(i8 i16 i32 i64 u8 u16 u32 usize);

/// How deep messages and terms may name each other.
const DEPTH_MAX: u8 = 8;

/// What is known where a pattern is written out.
#[derive(Clone, Copy)]
struct Scope<'a> {
    args: &'a [(&'a str, Arg<'a>)],
    /// What a term is given instead: it does not see the arguments of the message.
    named: Option<&'a [Named]>,
    depth: u8,
}

/// What stands in braces comes to this.
enum Value<'a> {
    Number(i64),
    Text(&'a str),
    Made(String),
    Name(Id),
}

impl Value<'_> {
    fn text(&self) -> &str {
        match self {
            Value::Text(it) => it,
            Value::Made(it) => it,
            Value::Number(_) | Value::Name(_) => "",
        }
    }
}

impl Resource {
    /// A message with these arguments; none where it is missing. What a message names and nobody gives stands there in
    /// braces, `{$n}`.
    ///
    /// `$x` that is a [name](Arg::Name) is the term that it names. Three functions are known: `NAME($x, case: "genitive")`,
    /// this term in a case; `GENDER($x)`, its
    /// attribute `gender`; `CAPITAL(…)`, with a capital letter first.
    pub fn format(&self, id: impl Into<Id>, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut into = String::new();
        let scope = Scope { args, named: None, depth: DEPTH_MAX };
        self.write(&self.entry(id.into())?.pattern, scope, &mut into);
        Some(into)
    }

    fn write(&self, pattern: &Pattern, scope: Scope<'_>, into: &mut String) {
        for part in &pattern.0 {
            match part {
                Part::Text(it) => into.push_str(it),
                Part::Inline(it) => match self.value(it, scope) {
                    Some(Value::Number(n)) => into.push_str(&n.to_string()),
                    Some(Value::Name(id)) => match self.term(id, None, scope, &[]) {
                        Some(it) => into.push_str(&it),
                        None => missing(it, into),
                    },
                    Some(it) => into.push_str(it.text()),
                    None => missing(it, into),
                },
                Part::Select { of, variants, default } => {
                    let value = self.value(of, scope);
                    let fits = |key: &str| match &value {
                        Some(Value::Number(n)) => {
                            key.parse() == Ok(*n) || key == self.plurals.of(*n)
                        }
                        Some(Value::Name(id)) => Id::of(key) == *id,
                        Some(it) => key == it.text(),
                        None => false,
                    };
                    let nth = variants.iter().position(|it| fits(it.key));
                    self.write(&variants[nth.unwrap_or(*default)].pattern, scope, into);
                }
            }
        }
    }

    fn value<'a>(&'a self, of: &'a Inline, scope: Scope<'a>) -> Option<Value<'a>> {
        match of {
            Inline::Literal(it) => Some(Value::Text(it)),
            Inline::Variable(name) => match scope.named {
                Some(named) => named.iter().find(|it| it.0 == *name).map(|it| Value::Text(it.1)),
                None => scope.args.iter().find(|it| it.0 == *name).map(|it| match it.1 {
                    Arg::Number(n) => Value::Number(n),
                    Arg::Text(it) => Value::Text(it),
                    Arg::Name(it) => Value::Name(it),
                }),
            },
            Inline::Entry { id, attribute, named } => {
                let named = if id.starts_with('-') { Some(named.as_slice()) } else { scope.named };
                self.reference(Id::of(id), *attribute, Scope { named, ..scope }).map(Value::Made)
            }
            Inline::Function { name, of, named } => {
                let value = self.value(of, scope)?;
                let term = |it, attribute| self.term(it, attribute, scope, named).map(Value::Made);
                match (*name, value) {
                    ("NAME", Value::Name(it)) => term(it, None),
                    ("NAME", it) => Some(it),
                    ("GENDER", Value::Name(it)) => term(it, Some("gender")),
                    ("CAPITAL", Value::Name(it)) => {
                        let name = self.term(it, None, scope, &[])?;
                        Some(Value::Made(capital(&name)))
                    }
                    ("CAPITAL", it) => Some(Value::Made(capital(it.text()))),
                    _ => None,
                }
            }
        }
    }

    /// The term of this name, or an attribute of it.
    fn term<'a>(
        &'a self,
        name: Id,
        attribute: Option<&str>,
        scope: Scope<'a>,
        named: &'a [Named],
    ) -> Option<String> {
        self.reference(name.of_term(), attribute, Scope { named: Some(named), ..scope })
    }

    /// A message or a term, or an attribute of it, as it is said within another.
    fn reference(&self, id: Id, attribute: Option<&str>, scope: Scope<'_>) -> Option<String> {
        let entry = self.entry(id)?;
        let pattern = match attribute {
            Some(name) => &entry.attributes.iter().find(|it| it.0 == name)?.1,
            None => &entry.pattern,
        };
        let mut into = String::new();
        let depth = scope.depth.checked_sub(1)?;
        self.write(pattern, Scope { depth, ..scope }, &mut into);
        Some(into)
    }
}

/// What stands where a value is missing.
fn missing(of: &Inline, into: &mut String) {
    let (mark, name) = match of {
        Inline::Variable(name) => ("$", *name),
        Inline::Entry { id, .. } => ("", *id),
        Inline::Function { name, .. } => ("", *name),
        Inline::Literal(_) => return,
    };
    into.extend(["{", mark, name, "}"]);
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
