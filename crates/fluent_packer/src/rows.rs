//! Rows of names: terms that are one line each, `adventures.ru.txt` beside the messages.

use fluent_syntax::ast::{
    Expression, Identifier, InlineExpression as Inline, Pattern, PatternElement as Part, Variant,
    VariantKey,
};

use crate::read::Entry;

/// The variable by which the forms of a row are told apart.
const FORM: &str = "row";

/// The form that says the gender of a name, and what it may be.
const GENDER: &str = "gender";
const GENDERS: [&str; 4] = ["masculine", "feminine", "neuter", "plural"];

/// The name of the term that a row of a sort comes to, with its `-`: `-adventures-TA01`.
pub fn term(sort: &str, key: &str) -> String {
    format!("-{sort}-{key}")
}

/// Reads rows as terms. The first line names the forms, behind `#` and what the key is: `# card | name | genitive`. A row has its key
/// and its forms in this order; those that it leaves out at its end are as the first. What cannot be read is told, as
/// `path:line: what`.
pub fn terms(sort: &str, path: &str, text: &str) -> (Vec<Entry>, Vec<String>) {
    let (mut entries, mut wrong) = (Vec::new(), Vec::new());
    let head = text.lines().next().and_then(|it| it.strip_prefix("# ")).unwrap_or_default();
    let forms: Vec<&str> = head.split(" | ").skip(1).collect();
    for (line, row) in (1..).zip(text.lines()).filter(|it| !it.1.starts_with('#')) {
        let mut columns = row.split(" | ").map(str::trim);
        let key = columns.next().unwrap_or_default();
        let said: Vec<&str> = columns.collect();
        let place = format!("{path}:{line}");
        if said.is_empty() || forms.len() < said.len() || said.iter().any(|it| it.is_empty()) {
            wrong.push(format!("{place}: {key} has not the columns of the first line"));
            continue;
        }
        let misplaced = forms.iter().zip(&said).find_map(|(form, said)| misplaced(form, said));
        wrong.extend(misplaced.map(|it| format!("{place}: {key} {it}")));
        entries.push(Entry { name: term(sort, key), place, pattern: pattern(&forms, &said) });
    }
    (entries, wrong)
}

/// Tells that a gender stands under another form, or another word under the gender.
fn misplaced(form: &str, said: &str) -> Option<String> {
    match (form == GENDER, GENDERS.contains(&said)) {
        (true, false) => {
            Some(format!("has the gender `{said}`, which is none of {}", GENDERS.join(", ")))
        }
        (false, true) => Some(format!(
            "has `{said}` in the column {form}; only columns at the end may be left out"
        )),
        (true, true) | (false, false) => None,
    }
}

/// What is said in each form; the first where another is asked for.
fn pattern(forms: &[&str], said: &[&str]) -> Pattern<String> {
    let text = |it: &str| Pattern { elements: vec![Part::TextElement { value: it.to_owned() }] };
    if let [only] = said {
        return text(only);
    }
    let variant = |(nth, (form, said)): (usize, (&&str, &&str))| Variant {
        key: VariantKey::Identifier { name: (*form).to_owned() },
        value: text(said),
        default: nth == 0,
    };
    let variants = forms.iter().zip(said).enumerate().map(variant).collect();
    let selector = Inline::VariableReference { id: Identifier { name: FORM.to_owned() } };
    let expression = Expression::Select { selector, variants };
    Pattern { elements: vec![Part::Placeable { expression }] }
}
