//! Checks before anything runs: files of several languages have the same messages with the same variables, each has the
//! plural forms of its language, and all that is named is there.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression as Inline, Pattern, PatternElement as Part,
    Variant, VariantKey,
};
use languages::Lang;

use crate::read::{Entry, Words, each_inline};

/// Everything that is wrong in one file, as `path:line: what`.
pub fn one(words: &Words) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for entry in &words.entries {
        let mut checked = Checked { words, entry, what: Vec::new() };
        if seen.insert(entry.name.trim_start_matches('-')) {
            checked.entry();
        } else {
            checked.what.push("stands twice".to_owned());
        }
        let at = |it: &String| format!("{}: {} {it}", entry.place, entry.name);
        wrong.extend(checked.what.iter().map(at));
    }
    wrong
}

/// The differences of two files, as `path:line: what`.
pub fn compared(one: &Words, other: &Words) -> Vec<String> {
    let mut wrong = Vec::new();
    for (file, than) in [(one, other), (other, one)] {
        for Entry { name, place, .. } in &file.entries {
            let at = |what: String| format!("{place}: {name} {what}");
            if than.entry(name).is_none() {
                wrong.push(at(format!("is missing in {}", than.path_of(name))));
            } else if !name.starts_with('-') {
                let there = than.variables(name);
                let mine = file.variables(name);
                let more = mine.iter().filter(|it| !there.contains(it));
                wrong.extend(more.map(|it| at(format!("has ${it}, which {} lacks", than.path))));
            }
        }
    }
    wrong
}

/// An entry while it is checked.
struct Checked<'a> {
    words: &'a Words,
    entry: &'a Entry,
    /// Its mistakes.
    what: Vec<String>,
}

impl Checked<'_> {
    fn entry(&mut self) {
        if self.comes_back() {
            return self.what.push("refers to itself".to_owned());
        }
        let entry = self.entry;
        self.pattern(&entry.pattern);
        each_inline(&entry.pattern, &mut |it| self.inline(it));
    }

    /// Tells whether what the entry refers to comes back to it.
    fn comes_back(&self) -> bool {
        let mut seen = BTreeSet::new();
        let mut open = vec![self.entry];
        while let Some(entry) = open.pop() {
            let mut is_back = false;
            each_inline(&entry.pattern, &mut |it| {
                let name = match it {
                    Inline::MessageReference { id, .. } => id.name.clone(),
                    Inline::TermReference { id, .. } => format!("-{}", id.name),
                    _ => return,
                };
                is_back |= name == self.entry.name;
                let unseen = self.words.entry(&name).filter(|_| seen.insert(name));
                open.extend(unseen);
            });
            if is_back {
                return true;
            }
        }
        false
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for part in &pattern.elements {
            if let Part::Placeable { expression: Expression::Select { variants, .. } } = part {
                self.variants(variants);
                variants.iter().for_each(|it| self.pattern(&it.value));
            }
        }
    }

    /// Checks plural forms: if one is there, so are the others (`other` may stand for the last), behind all exact numbers.
    fn variants(&mut self, variants: &[Variant<String>]) {
        let keys: Vec<&str> = variants.iter().map(|it| key(&it.key)).collect();
        let is_form = |it: &str| ["one", "few", "many"].contains(&it);
        if let Some(first) = keys.iter().position(|it| is_form(it)) {
            let language = Lang::named(&self.words.language).unwrap_or_default();
            let forms = language.plurals().forms();
            let last = forms.last().copied().unwrap_or("other");
            let has = |it: &&str| keys.contains(it) || *it == last && keys.contains(&"other");
            let lacking = forms.iter().filter(|it| !has(it));
            self.what.extend(lacking.map(|it| format!("lacks the plural form [{it}]")));
            if keys[first..].iter().any(|it| it.starts_with(|it: char| it.is_ascii_digit())) {
                self.what.push("has an exact number behind a plural form".to_owned());
            }
        }
    }

    fn inline(&mut self, inline: &Inline<String>) {
        match inline {
            Inline::MessageReference { id, attribute: None } => {
                let is_missing = self.words.entry(&id.name).is_none();
                let told = || format!("refers to {}, which is not there", id.name);
                self.what.extend(is_missing.then(told));
            }
            Inline::TermReference { id, attribute: None, arguments } => {
                match self.words.entry(&format!("-{}", id.name)) {
                    Some(term) => {
                        let given = arguments.as_ref().map(named).unwrap_or_default();
                        self.what.extend(given.iter().filter_map(|it| lacks(term, it)));
                    }
                    None => self.what.push(format!("refers to -{}, which is not there", id.name)),
                }
            }
            Inline::FunctionReference { id, arguments } => {
                if !["CAPITAL", "NAME"].contains(&id.name.as_str())
                    || arguments.positional.len() != 1
                {
                    self.what.push(format!("has {}, which is no function", id.name));
                }
                // The variable may hold any term that has cases.
                for given in &named(arguments) {
                    let terms = self.words.entries.iter().filter(|it| it.name.starts_with('-'));
                    self.what.extend(terms.filter_map(|it| lacks(it, given)));
                }
            }
            Inline::MessageReference { .. } | Inline::TermReference { .. } => {
                self.what.push("refers to an attribute".to_owned());
            }
            _ => {}
        }
    }
}

/// Arguments with their names: `case: "genitive"`.
pub fn named(arguments: &CallArguments<String>) -> BTreeMap<String, String> {
    let pair = |it: &fluent_syntax::ast::NamedArgument<String>| match &it.value {
        Inline::StringLiteral { value } | Inline::NumberLiteral { value } => {
            Some((it.name.name.clone(), value.clone()))
        }
        _ => None,
    };
    arguments.named.iter().filter_map(pair).collect()
}

/// The name of a variant.
pub fn key(of: &VariantKey<String>) -> &str {
    match of {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Tells that a term has variants by this variable, and lacks this one.
fn lacks(term: &Entry, (name, value): (&String, &String)) -> Option<String> {
    let select = term.pattern.elements.iter().find_map(|it| match it {
        Part::Placeable {
            expression: Expression::Select { selector: Inline::VariableReference { id }, variants },
        } if id.name == *name => Some(variants),
        _ => None,
    })?;
    let has = select.iter().any(|it| key(&it.key) == value);
    (!has).then(|| format!("asks for [{value}], which {} lacks", term.name))
}
