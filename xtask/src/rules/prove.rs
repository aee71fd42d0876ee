//! `rules --prove`: whether cases that cite a rule fail when the rule is broken.
//!
//! `crates/games/<game>/cases/broken.txt` says how some rules are broken: an expression in the rules of the
//! game, and what takes its place. All of them are built into one copy of the project, each behind a
//! question whether it is this rule that is broken; then the cases run once for each rule. A rule is
//! proven if a case fails that cites it; if others fail, or none, it is cited at best. Abilities of cards
//! are broken like rules: `TA18.1` stands where the id of a rule does.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::cards::is_ability;
use super::copy::copy_project;
use super::{is_id, tested_games};
use crate::failure::{Failure, Outcome};
use crate::{output, process, tree};

/// Names the rule that is broken.
const BROKEN: &str = "UNDERCROFT_BROKEN";

/// The question in the copy of the rules.
const QUESTION: &str = "
/// Tells whether this rule is broken now.
#[doc(hidden)]
pub fn is_broken(id: &str) -> bool {
    static BROKEN: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
    BROKEN.get_or_init(|| std::env::var(\"UNDERCROFT_BROKEN\").ok()).as_deref() == Some(id)
}
";

/// One rule, and how it is broken.
#[derive(Debug, PartialEq, Eq)]
struct Break {
    id: String,
    /// The file, in the folder of the game's rules.
    file: String,
    /// A piece of the file, which is there once: before, within and after the expression.
    piece: [String; 3],
    instead: String,
}

/// Breaks the rules of one game, or of all, and says which are proven.
///
/// # Errors
/// If a rule is not proven, or cannot be broken as its line says.
pub fn prove(game: Option<&str>) -> Outcome {
    let folders = tested_games(game)?;
    let copy = tree::target().join("broken");
    copy_project(&copy)?;
    let mut breaks = Vec::new();
    for folder in &folders {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let list = read_list(folder)?;
        let sources = copy.join("crates/games").join(&name).join("src");
        for (path, text) in rewrite(&sources, &list)? {
            fs::write(&path, text).map_err(Failure::at(&path))?;
        }
        let lib = sources.join("lib.rs");
        let text = fs::read_to_string(&lib).map_err(Failure::at(&lib))?;
        fs::write(&lib, text + QUESTION).map_err(Failure::at(&lib))?;
        breaks.extend(list.into_iter().map(|it| (name.replace('_', "-"), it)));
    }
    let mut n_unproven = 0;
    output::line("| rule | broken in | proven by |\n| --- | --- | --- |");
    for (game, it) in &breaks {
        let failed = failed_cases(&copy, game, &it.id)?;
        let by = failed.iter().find(|case| cites(game, case, &it.id));
        let told = match (by, failed.first()) {
            (Some(case), _) => format!("`{case}`"),
            (None, Some(case)) => format!("**no case that cites it**; but `{case}` failed"),
            (None, None) => "**nothing**".to_owned(),
        };
        n_unproven += usize::from(by.is_none());
        output::line(format_args!("| {} | {} | {told} |", it.id, it.file));
    }
    output::line(format_args!("\n{} of {} are proven.", breaks.len() - n_unproven, breaks.len()));
    if n_unproven == 0 {
        return Ok(());
    }
    Err(Failure::new(format!("{n_unproven} of {} broken rules are not proven.", breaks.len())))
}

/// Checks that the rules of the game in this folder can be broken as its list says.
///
/// # Errors
/// If a piece that the list names is not there once.
pub fn check_list(folder: &Path) -> Outcome {
    rewrite(&folder.join("src"), &read_list(folder)?).map(drop)
}

fn read_list(folder: &Path) -> Outcome<Vec<Break>> {
    let path = folder.join("cases/broken.txt");
    parse(&fs::read_to_string(&path).map_err(Failure::at(&path))?)
}

/// Reads how rules are broken.
fn parse(text: &str) -> Outcome<Vec<Break>> {
    let mut lines = text.lines().filter(|it| !it.trim().is_empty() && !it.starts_with('#'));
    let mut list = Vec::new();
    while let Some(head) = lines.next() {
        let wrong = || Failure::new(format!("this rule is not broken rightly: {head}"));
        let (id, file) =
            head.split_once(' ').filter(|it| is_id(it.0) || is_ability(it.0)).ok_or_else(wrong)?;
        let piece = lines.next().map(str::trim).ok_or_else(wrong)?;
        let (before, rest) = piece.split_once('«').ok_or_else(wrong)?;
        let (within, after) = rest.split_once('»').ok_or_else(wrong)?;
        let instead = lines.next().map(str::trim).ok_or_else(wrong)?;
        list.push(Break {
            id: id.to_owned(),
            file: file.trim().to_owned(),
            piece: [before, within, after].map(str::to_owned),
            instead: instead.to_owned(),
        });
    }
    Ok(list)
}

/// The files of a game's rules as they are with all of them.
fn rewrite(rules: &Path, list: &[Break]) -> Outcome<Vec<(PathBuf, String)>> {
    let mut files = BTreeMap::<&str, Vec<&Break>>::new();
    for it in list {
        files.entry(&it.file).or_default().push(it);
    }
    let rewritten = files.into_iter().map(|(file, breaks)| {
        let path = rules.join(file);
        let text = fs::read_to_string(&path).map_err(Failure::at(&path))?;
        let text = broken(&text, &breaks)
            .map_err(|it| Failure::new(format!("{}: {it}", path.display())))?;
        Ok((path, text))
    });
    rewritten.collect()
}

/// A file with every expression behind a question; several may break the same expression.
fn broken(text: &str, breaks: &[&Break]) -> Outcome<String> {
    let mut places = Vec::new();
    for it in breaks {
        let [before, within, after] = &it.piece;
        let piece = format!("{before}{within}{after}");
        let mut found = text.match_indices(&piece).map(|it| it.0);
        let (Some(at), None) = (found.next(), found.next()) else {
            return Err(Failure::new(format!("{}: the piece is not there once", it.id)));
        };
        let start = at + before.len();
        places.push((start, start + within.len(), *it));
    }
    places.sort_by_key(|it| (it.0, it.1));
    let (mut out, mut done) = (String::new(), 0);
    for here in places.chunk_by(|one, other| (one.0, one.1) == (other.0, other.1)) {
        let (start, end, first) = here[0];
        if start < done {
            return Err(Failure::new(format!("{}: another rule is broken there", first.id)));
        }
        out += &text[done..start];
        let question =
            |it: &Break| format!("if crate::is_broken(\"{}\") {{ {} }} else ", it.id, it.instead);
        let questions: String = here.iter().map(|it| question(it.2)).collect();
        out += &format!("({questions}{{ {} }})", &text[start..end]);
        done = end;
    }
    Ok(out + &text[done..])
}

/// The cases of a game that fail while a rule is broken, by their paths.
fn failed_cases(copy: &Path, game: &str, id: &str) -> Outcome<Vec<String>> {
    let mut cargo = process::cargo();
    cargo.args(["test", "--quiet", "--package", game, "--test", "cases"]).current_dir(copy);
    cargo.env(BROKEN, id).env("CARGO_TARGET_DIR", tree::target());
    let text = process::both(&mut cargo)?;
    if !text.contains("test result:") {
        return Err(Failure::new(format!("{id}: the broken rules cannot be tried:\n{text}")));
    }
    let is_test = |it: &&str| it.contains("::") && !it.contains(' ');
    let lines = text.lines().map(str::trim);
    let mut names: Vec<String> = lines.clone().filter(is_test).map(str::to_owned).collect();
    names.extend(lines.filter_map(failed_row).map(str::to_owned));
    names.sort();
    names.dedup();
    Ok(names)
}

/// The place and the ids of a row of cases, of the line that tells of its failure: `traps.txt:12: RA-100, RA-106`.
fn failed_row(line: &str) -> Option<&str> {
    let behind_file = line.find(".txt:")? + ".txt:".len();
    let behind_line = behind_file + line[behind_file..].find(": ")?;
    let is_place = line[behind_file..behind_line].bytes().all(|it| it.is_ascii_digit());
    let ids = &line[behind_line + 2..];
    is_place.then(|| &line[..behind_line + 2 + ids.find(": ").unwrap_or(ids.len())])
}

/// Tells whether the function of a case of a game, or a row, cites a rule.
fn cites(game: &str, case: &str, id: &str) -> bool {
    if let Some((_, ids)) = case.split_once(".txt:").and_then(|it| it.1.split_once(": ")) {
        return ids.split(", ").any(|it| it == id);
    }
    let mut parts: Vec<&str> = case.split("::").collect();
    let name = parts.pop().unwrap_or_default();
    let path = tree::game(game).join("cases").join(parts.join("/")).with_extension("rs");
    let source = fs::read_to_string(path).unwrap_or_default();
    let start = source.find(&format!("fn {name}("));
    let body = start.map(|it| source[it..].split("\n}\n").next().unwrap_or_default());
    body.is_some_and(|it| it.contains(&format!("\"{id}\"")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "# why\n\nPD-1 rules/a.rs\n    if «a < 3» {\na < 4\n";

    #[test]
    fn a_row_that_failed_is_told_with_its_ids() {
        let row = failed_row("traps.txt:12: RA-100, RA-106: assertion failed: x");
        assert_eq!(row, Some("traps.txt:12: RA-100, RA-106"));
        assert!(cites("dungeon-raiders", row.unwrap(), "RA-106"));
        assert!(!cites("dungeon-raiders", row.unwrap(), "RA-1"));
        assert_eq!(failed_row("see rules.txt: no"), None);
    }

    #[test]
    fn a_broken_rule_stands_behind_a_question() {
        let list = parse(LIST).unwrap();
        let text = broken("fn f() { if a < 3 { g() } }", &list.iter().collect::<Vec<_>>());
        let expected =
            "fn f() { if (if crate::is_broken(\"PD-1\") { a < 4 } else { a < 3 }) { g() } }";
        assert_eq!(text.unwrap(), expected);
    }

    #[test]
    fn one_piece_may_be_broken_in_several_ways() {
        let list = parse(&format!("{LIST}TA01.1 rules/a.rs\nif «a < 3» {{\ntrue\n")).unwrap();
        let text = broken("if a < 3 { g() }", &list.iter().skip(1).collect::<Vec<_>>());
        assert_eq!(
            text.unwrap(),
            "if (if crate::is_broken(\"TA01.1\") { true } else { a < 3 }) { g() }"
        );
        let both: Vec<_> = list.iter().collect();
        let text = broken("    if a < 3 { g() }", &both);
        let expected = "    if (if crate::is_broken(\"PD-1\") { a < 4 } else if \
                        crate::is_broken(\"TA01.1\") { true } else { a < 3 }) { g() }";
        assert_eq!(text.unwrap(), expected);
    }

    #[test]
    fn a_piece_must_be_there_once() {
        let list = parse(LIST).unwrap();
        let breaks: Vec<_> = list.iter().collect();
        assert!(broken("if a < 3 { if a < 3 {", &breaks).is_err());
        assert!(broken("if a < 2 {", &breaks).is_err());
    }

    #[test]
    fn a_list_that_makes_no_sense_is_refused() {
        for text in ["PD-1", "PD-1 a.rs\nno marks\nx", "pd a.rs\n«x»\ny", "PD-1 a.rs\n«x»"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
