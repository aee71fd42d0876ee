//! `rules`: which rules of a game no test case cites.
//!
//! `crates/games/<game>/cases/rules.txt` holds one rule id a line, for example `PD-042`. A line may go
//! on with ` untestable: ` and the reason; `#` opens a comment. A rule counts as cited when its id
//! stands as a string literal, `"PD-042"`, in a Rust file of that folder, or before the first `|` of a row in a text file of
//! its folder `rows`.

mod cards;
pub mod copy;
mod grow;
mod prove;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub use self::cards::cards;
pub use self::grow::grow;
pub use self::prove::prove;
use crate::failure::{Failure, Outcome};
use crate::{output, tree};

/// The ids that a game's list names.
#[derive(Debug, Default, PartialEq, Eq)]
struct RuleList {
    testable: BTreeSet<String>,
    untestable: BTreeSet<String>,
}

/// The gaps between a list of rules and the cases.
#[derive(Debug, Default, PartialEq, Eq)]
struct Gaps {
    /// Listed, but no case cites them.
    uncited: Vec<String>,
    /// Cited, but not listed.
    unlisted: Vec<String>,
}

/// Lists the gaps of one game, or of all.
///
/// # Errors
/// If there is a gap, a list cannot be read, or the rules cannot be broken as a list says.
pub fn rules(game: Option<&str>) -> Outcome {
    let folders = tested_games(game)?;
    folders.iter().try_for_each(|it| prove::check_list(it))?;
    no_gaps(folders)
}

/// Lists the gaps of the games in these folders.
///
/// # Errors
/// As [`rules`].
pub fn no_gaps(folders: Vec<PathBuf>) -> Outcome {
    let mut n_gaps = 0;
    for folder in folders {
        n_gaps += report(&folder)?;
    }
    if n_gaps == 0 {
        return Ok(());
    }
    Err(Failure::new(format!("{n_gaps} gaps between the lists and the cases.")))
}

/// The crate of one game, or those of all.
fn tested_games(game: Option<&str>) -> Outcome<Vec<PathBuf>> {
    match game {
        Some(id) => {
            let all = game_folders(&tree::games())?;
            let folder = all.iter().find(|it| name_of(it) == id).cloned();
            Ok(vec![folder.ok_or_else(|| unknown(id, &all))?])
        }
        None => game_folders(&tree::games()),
    }
}

/// The name of a game in commands, by its crate.
fn name_of(crate_folder: &Path) -> String {
    crate_folder.file_name().unwrap_or_default().to_string_lossy().replace('_', "-")
}

/// There is no such game, but others.
fn unknown(game: &str, all: &[PathBuf]) -> Failure {
    let names: Vec<String> = all.iter().map(|it| name_of(it)).collect();
    Failure::new(format!("there is no game `{game}`; there are: {}.", names.join(", ")))
}

/// The crates whose cases have a list of rules, sorted by name.
///
/// # Errors
/// If the folder cannot be read.
pub fn game_folders(games: &Path) -> Outcome<Vec<PathBuf>> {
    let mut folders = entries(games)?;
    folders.retain(|folder| folder.join("cases/rules.txt").is_file());
    folders.sort();
    Ok(folders)
}

/// Prints one game's coverage and counts its gaps.
fn report(crate_folder: &Path) -> Outcome<usize> {
    let folder = &crate_folder.join("cases");
    let path = folder.join("rules.txt");
    let text = fs::read_to_string(&path).map_err(Failure::at(&path))?;
    let list = parse(&text).map_err(|it| Failure::new(format!("{}: {it}", path.display())))?;
    let mut cited = BTreeSet::new();
    for file in rust_files(folder)? {
        cited.extend(citations(&fs::read_to_string(&file).map_err(Failure::at(&file))?));
    }
    for row in rows(folder)? {
        cited.extend(row.ids.into_iter().filter(|it| is_id(it)));
    }
    let gaps = compare(&list, &cited);
    let game = name_of(crate_folder);
    output::line(format!(
        "{game}: {} rules, {} untestable, {} without a case, {} cited but not listed",
        list.testable.len() + list.untestable.len(),
        list.untestable.len(),
        gaps.uncited.len(),
        gaps.unlisted.len()
    ));
    for id in &gaps.uncited {
        output::line(format!("  {id} has no case"));
    }
    for id in &gaps.unlisted {
        output::line(format!("  {id} is cited but not in rules.txt"));
    }
    Ok(gaps.uncited.len() + gaps.unlisted.len() + cards::report(folder, &game)?)
}

/// Reads a list of rules.
fn parse(text: &str) -> Outcome<RuleList> {
    let mut list = RuleList::default();
    for (idx, line) in text.lines().enumerate() {
        let said = line.split('#').next().unwrap_or_default().trim();
        if said.is_empty() {
            continue;
        }
        let (id, rest) = said.split_once(' ').unwrap_or((said, ""));
        let wrong = |what: &str| Failure::new(format!("line {}: {what}: {said}", idx + 1));
        if !is_id(id) {
            return Err(wrong("not a rule id"));
        }
        if list.testable.contains(id) || list.untestable.contains(id) {
            return Err(wrong("listed twice"));
        }
        match rest.trim().split_once("untestable:") {
            None if rest.is_empty() => list.testable.insert(id.to_owned()),
            Some(("", reason)) if !reason.trim().is_empty() => {
                list.untestable.insert(id.to_owned())
            }
            _ => return Err(wrong("expected nothing, or `untestable: ` and a reason")),
        };
    }
    Ok(list)
}

/// Tells whether a word has the shape of a rule id: capital letters, a hyphen, digits, perhaps a letter; the digits of
/// a test vector come after a `T`, those of an appendix after its own letter.
fn is_id(word: &str) -> bool {
    let Some((prefix, number)) = word.split_once('-') else { return false };
    let number = number.strip_prefix(|it: char| it.is_ascii_uppercase()).unwrap_or(number);
    let digits = number.strip_suffix(|it: char| it.is_ascii_lowercase()).unwrap_or(number);
    let is_prefix = !prefix.is_empty() && prefix.bytes().all(|it| it.is_ascii_uppercase());
    is_prefix && !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
}

/// All string literals of a Rust file that have the shape of a rule id.
fn citations(source: &str) -> impl Iterator<Item = String> + '_ {
    // Taking every piece between two quotes, inside or outside of a literal, needs no lexer: code
    // between two literals never has the shape of an id.
    source.split('"').filter(|piece| is_id(piece)).map(str::to_owned)
}

/// A row of cases, by its place, and the ids that it proves.
struct Row {
    /// File and line: `traps.txt:12`.
    place: String,
    ids: Vec<String>,
}

/// The rows of a game's cases, in order.
fn rows(folder: &Path) -> Outcome<Vec<Row>> {
    let folder = folder.join("rows");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut files = entries(&folder)?;
    files.sort();
    let mut rows = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).map_err(Failure::at(&path))?;
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        rows.extend(text.lines().enumerate().filter_map(|(nth, line)| {
            let (ids, _) = line.split_once('|').filter(|_| !line.starts_with(['#', '|']))?;
            let ids = ids.split(',').map(|it| it.trim().to_owned()).collect();
            Some(Row { place: format!("{file}:{}", nth + 1), ids })
        }));
    }
    // `"` stands for the ids of the row above.
    for nth in 1..rows.len() {
        if rows[nth].ids == ["\""] {
            rows[nth].ids = rows[nth - 1].ids.clone();
        }
    }
    Ok(rows)
}

fn compare(list: &RuleList, cited: &BTreeSet<String>) -> Gaps {
    let is_known = |id: &&String| list.testable.contains(*id) || list.untestable.contains(*id);
    Gaps {
        uncited: list.testable.difference(cited).cloned().collect(),
        unlisted: cited.iter().filter(|id| !is_known(id)).cloned().collect(),
    }
}

/// Every `.rs` file under a folder.
fn rust_files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let listing = fs::read_dir(folder).map_err(Failure::at(folder))?;
    listing.map(|entry| entry.map(|it| it.path()).map_err(Failure::at(folder))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(list: &[&str]) -> BTreeSet<String> {
        list.iter().map(|id| (*id).to_owned()).collect()
    }

    #[track_caller]
    fn check(rules: &str, source: &str, uncited: &[&str], unlisted: &[&str]) {
        let gaps = compare(&parse(rules).unwrap(), &citations(source).collect());
        assert_eq!(gaps.uncited, uncited);
        assert_eq!(gaps.unlisted, unlisted);
    }

    #[test]
    fn a_list_of_rules_has_ids_reasons_and_comments() {
        let text = "# Setup\nPD-001\n\nPD-002 # why\nPD-012a untestable: it tells the aim\nPD-T01\nPD-B02\n";
        let list = parse(text).unwrap();
        assert_eq!(list.testable, ids(&["PD-001", "PD-002", "PD-B02", "PD-T01"]));
        assert_eq!(list.untestable, ids(&["PD-012a"]));
    }

    #[test]
    fn a_broken_list_is_refused_with_its_line() {
        for text in [
            "PD-001\nPD-001",
            "PD",
            "PD-1 maybe",
            "PD-1 untestable:",
            "pd-1",
            "PD-1x2",
            "PD-T",
            "PD-BB1",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
        let failure = parse("PD-001\n\nPD-001").unwrap_err();
        assert!(failure.to_string().starts_with("line 3: listed twice"));
    }

    #[test]
    fn a_rule_is_cited_by_a_string_literal() {
        check("PD-001", r#"case("PD-001", || {})"#, &[], &[]);
        check("PD-001", "// PD-001 is a comment", &["PD-001"], &[]);
        check("PD-001\nPD-002", r#"cites(&["PD-001","PD-002"])"#, &[], &[]);
    }

    #[test]
    fn an_id_that_the_list_lacks_is_a_gap() {
        check("PD-001", r#"case(&["PD-001", "PD-999"])"#, &[], &["PD-999"]);
    }

    #[test]
    fn a_game_that_is_not_there_is_told_with_those_that_are() {
        let told = tested_games(Some("nope")).unwrap_err().to_string();
        assert!(told.starts_with("there is no game `nope`; there are: "), "{told}");
        assert!(told.contains("dungeon-roll, "), "{told}");
        assert_eq!(tested_games(Some("dungeon-roll")).unwrap(), [tree::game("dungeon-roll")]);
    }

    #[test]
    fn a_game_may_have_no_cards() {
        let told = cards(Some("hoard")).unwrap_err().to_string();
        assert_eq!(told, "`hoard` has no cards in files.");
    }

    #[test]
    fn an_untestable_rule_needs_no_case_and_may_have_one() {
        check("PD-001 untestable: flavour", "", &[], &[]);
        check("PD-001 untestable: flavour", r#""PD-001""#, &[], &[]);
    }
}
