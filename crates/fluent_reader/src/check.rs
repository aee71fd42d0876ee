//! Checks before anything runs: files of several languages have the same messages with the same variables, each has the
//! plural forms of its language, and all that is named is there.

use std::collections::{BTreeMap, BTreeSet};

use super::{Entry, Inline, Part, Pattern, Plurals, Resource};

/// A file to be checked.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// As it is told where something is wrong.
    pub path: &'static str,
    pub text: &'static str,
    pub plurals: Plurals,
}

/// Messages by name, each with the variables that it needs.
pub type Needs = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// Functions that are known.
const FUNCTIONS: [&str; 3] = ["CAPITAL", "GENDER", "NAME"];

/// Checks files that are the same words in several languages, the first of which the others are compared with.
/// Returns what each message needs.
///
/// # Errors
/// Everything that is wrong, as `path:line: what`.
pub fn check(files: &[File]) -> Result<Needs, Vec<String>> {
    let mut wrong = Vec::new();
    let mut all: Vec<(File, Needs, BTreeMap<&str, usize>)> = Vec::new();
    for file in files {
        let (words, findings) = Resource::read(file.text, file.plurals);
        let at = |line: usize, what: &str| format!("{}:{line}: {what}", file.path);
        wrong.extend(findings.iter().map(|it| at(it.line, it.why)));
        let (mut seen, mut keys) = (BTreeSet::new(), BTreeSet::new());
        let mut needs = Needs::new();
        for entry in &words.entries {
            let checked =
                Checked { words: &words, entry, what: Vec::new(), variables: BTreeSet::new() };
            let (what, variables) = checked.entry();
            wrong.extend(what.iter().map(|it| at(entry.line, &format!("{}: {it}", entry.id))));
            if !keys.insert(entry.key) {
                wrong.push(at(entry.line, &format!("{} has the key of another", entry.id)));
            }
            if !seen.insert(entry.id.trim_start_matches('-')) {
                wrong.push(at(entry.line, &format!("{} stands twice", entry.id)));
            }
            if !entry.id.starts_with('-') {
                needs.insert(entry.id, variables);
            }
        }
        let lines = words.entries.iter().map(|it| (it.id, it.line)).collect();
        all.push((*file, needs, lines));
    }
    if let Some(((first, wanted, first_lines), others)) = all.split_first() {
        for (file, needs, lines) in others {
            wrong.extend(compared((first, wanted, first_lines), (file, needs, lines)));
        }
    }
    if wrong.is_empty() {
        Ok(all.into_iter().next().map_or_else(Needs::new, |it| it.1))
    } else {
        Err(wrong)
    }
}

type Read<'a> = (&'a File, &'a Needs, &'a BTreeMap<&'static str, usize>);

/// How two files differ.
fn compared(one: Read<'_>, other: Read<'_>) -> Vec<String> {
    let mut wrong = Vec::new();
    for ((file, needs, lines), (than, there, _)) in [(one, other), (other, one)] {
        for (id, variables) in needs {
            let line = lines.get(id).copied().unwrap_or(0);
            let at = |what: String| format!("{}:{line}: {id} {what}", file.path);
            match there.get(id) {
                None => wrong.push(at(format!("is missing in {}", than.path))),
                Some(others) => {
                    let more = variables.difference(others);
                    wrong
                        .extend(more.map(|it| at(format!("has ${it}, which {} lacks", than.path))));
                }
            }
        }
    }
    wrong
}

/// An entry while it is checked.
struct Checked<'a> {
    words: &'a Resource,
    entry: &'a Entry,
    what: Vec<String>,
    variables: BTreeSet<&'static str>,
}

impl Checked<'_> {
    fn entry(mut self) -> (Vec<String>, BTreeSet<&'static str>) {
        let entry = self.entry;
        self.pattern(&entry.pattern);
        entry.attributes.iter().for_each(|it| self.pattern(&it.1));
        (self.what, self.variables)
    }

    fn pattern(&mut self, pattern: &Pattern) {
        for part in &pattern.0 {
            match part {
                Part::Text(_) => {}
                Part::Inline(it) => self.inline(it),
                Part::Select { of, variants, .. } => {
                    self.inline(of);
                    variants.iter().for_each(|it| self.pattern(&it.pattern));
                    let keys: Vec<&str> = variants.iter().map(|it| it.key).collect();
                    self.plural_forms(&keys);
                }
            }
        }
    }

    /// Where one variant is that of a plural form, the others are there too: `other` may stand for the last.
    fn plural_forms(&mut self, keys: &[&str]) {
        let forms = self.words.plurals.all();
        let last = forms.last().copied().unwrap_or("other");
        if !keys.iter().any(|it| ["one", "few", "many"].contains(it)) {
            return;
        }
        let has = |it: &&str| keys.contains(it) || *it == last && keys.contains(&"other");
        for form in forms.iter().filter(|it| !has(it)) {
            self.what.push(format!("the plural form [{form}] is missing"));
        }
    }

    fn inline(&mut self, inline: &Inline) {
        match inline {
            Inline::Literal(_) => {}
            Inline::Variable(name) => {
                self.variables.insert(name);
            }
            Inline::Entry { id, attribute, named } => {
                let Some(entry) = self.words.entry(super::Id::of(id)) else {
                    return self.what.push(format!("{id} is named, and not there"));
                };
                if let Some(name) = attribute
                    && !entry.attributes.iter().any(|it| it.0 == *name)
                {
                    self.what.push(format!("{id} has no attribute .{name}"));
                }
                if id.starts_with('-') {
                    let case = named.iter().find(|it| it.0 == "case");
                    self.what.extend(case.and_then(|it| lacks_case(entry, it.1)));
                } else if entry.id != self.entry.id {
                    let pattern = &entry.pattern;
                    self.pattern(pattern);
                }
            }
            Inline::Function { name, of, named } => {
                if !FUNCTIONS.contains(name) {
                    self.what.push(format!("{name} is no function"));
                }
                self.inline(of);
                // What is named may be any term that has cases.
                for (_, case) in named.iter().filter(|it| it.0 == "case") {
                    let lacking = self.words.entries.iter().filter_map(|it| lacks_case(it, case));
                    self.what.extend(lacking);
                }
            }
        }
    }
}

/// That a term has cases, and lacks this one.
fn lacks_case(term: &Entry, case: &str) -> Option<String> {
    let has = |part: &Part| match part {
        Part::Select { of: Inline::Variable("case"), variants, .. } => {
            Some(variants.iter().any(|it| it.key == case))
        }
        _ => None,
    };
    let lacks = term.pattern.0.iter().filter_map(has).any(|it| !it);
    lacks.then(|| format!("{} has no case [{case}]", term.id))
}
