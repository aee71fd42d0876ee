//! `rules --cards`: which case proves which ability of which card.
//!
//! `abilities.txt` beside the cases of a game holds a row a line: an id such as `TA18.1`, and what the card
//! says there; `#` opens a comment line. A row has a case when its id stands as a string literal in a test
//! of that folder, or in the first cell of a row of `rows/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::{rust_files, tested_games};
use crate::failure::{Failure, Outcome};
use crate::{output, process, words};

/// The file of the list.
const LIST: &str = "abilities.txt";

/// A row of the list: its id, and what the card says.
type Row = (String, String);

/// Prints what is wrong with the files of words and of cards, if anything is; otherwise a table of all abilities of one game,
/// or of all: card, ability, case.
///
/// # Errors
/// If a game has no cards, a line of the files does not read, a row has no case, a case cites no row, or a list cannot be read.
pub fn cards(game: Option<&str>) -> Outcome {
    let folders: Vec<_> = tested_games(game)?.into_iter().map(|it| it.join("cases")).collect();
    if let Some(game) = game
        && !folders.iter().any(|it| it.join(LIST).is_file())
    {
        return Err(Failure::new(format!("`{game}` has no cards in files.")));
    }
    // Files of words are read in a second; the cards, which need them, take minutes to compile.
    words::are_right()?;
    check_files()?;
    let mut n_gaps = 0;
    output::line("| card | ability | case |\n| --- | --- | --- |");
    for folder in folders {
        let rows = rows(&folder)?;
        let cases = cases(&folder)?;
        for (id, words) in &rows {
            let case = cases.get(id).map_or("**none**", String::as_str);
            output::line(format!("| {id} | {} | `{case}` |", words.replace('|', "\\|")));
        }
        n_gaps += gaps(&rows, &cases).len();
    }
    if n_gaps == 0 {
        return Ok(());
    }
    Err(Failure::new(format!("{n_gaps} gaps between the lists of abilities and the cases.")))
}

/// Reads all files of cards, and prints every finding with its place, and the rows that the list lacks.
fn check_files() -> Outcome {
    let of_cards = |command: &str| {
        let mut cargo = process::cargo();
        cargo.args([command, "--quiet", "--package", "dungeoneer", "--example", "cards"]);
        process::run(&mut cargo)
    };
    of_cards("build").map_err(|_| Failure::new("cards are read once the game builds."))?;
    of_cards("run").map_err(|_| Failure::new("what stands above is wrong; all else has been read."))
}

/// Prints how many abilities a game lists and which have no case; counts the gaps. A game without a list
/// has none.
pub fn report(folder: &Path, game: &str) -> Outcome<usize> {
    let rows = rows(folder)?;
    if rows.is_empty() {
        return Ok(0);
    }
    let gaps = gaps(&rows, &cases(folder)?);
    output::line(format!(
        "{game}: {} abilities and numbers of cards, {} gaps",
        rows.len(),
        gaps.len()
    ));
    for it in &gaps {
        output::line(format!("  {it}"));
    }
    Ok(gaps.len())
}

/// Tells whether a word has the shape of an ability's id: capital letters, digits, a dot, digits.
pub fn is_ability(word: &str) -> bool {
    let Some((card, nth)) = word.split_once('.') else { return false };
    let number = card.trim_start_matches(|it: char| it.is_ascii_uppercase());
    let are_digits = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    number.len() < card.len() && are_digits(number) && are_digits(nth)
}

/// The list of a game; empty if there is none.
fn rows(folder: &Path) -> Outcome<Vec<Row>> {
    let path = folder.join(LIST);
    if !path.is_file() {
        return Ok(Vec::new());
    }
    parse(&fs::read_to_string(&path).map_err(Failure::at(&path))?)
}

fn parse(text: &str) -> Outcome<Vec<Row>> {
    let lines = text.lines().filter(|it| !it.trim().is_empty() && !it.starts_with('#'));
    let mut rows: Vec<Row> = Vec::new();
    for line in lines {
        let (id, words) = line.split_once(' ').unwrap_or((line, ""));
        if !is_ability(id) || words.is_empty() || rows.iter().any(|it| it.0 == id) {
            return Err(Failure::new(format!("this is no ability, or listed twice: {line}")));
        }
        rows.push((id.to_owned(), words.to_owned()));
    }
    Ok(rows)
}

/// The first test that cites each id.
fn cases(folder: &Path) -> Outcome<BTreeMap<String, String>> {
    let mut cases = BTreeMap::new();
    let mut files = rust_files(folder)?;
    files.sort();
    for path in files {
        let source = fs::read_to_string(&path).map_err(Failure::at(&path))?;
        let module = path.strip_prefix(folder).unwrap_or(&path).with_extension("");
        let module = module.to_string_lossy().replace('/', "::");
        for (case, id) in citations(&source) {
            cases.entry(id.to_owned()).or_insert_with(|| format!("{module}::{case}"));
        }
    }
    for row in super::rows(folder)? {
        for id in row.ids.into_iter().filter(|it| is_ability(it)) {
            cases.entry(id).or_insert_with(|| format!("rows/{}", row.place));
        }
    }
    Ok(cases)
}

/// The ids that a file's tests cite, each behind its test.
fn citations(source: &str) -> Vec<(&str, &str)> {
    let tests =
        source.split("#[test]").skip(1).filter_map(|it| it.trim_start().strip_prefix("fn "));
    let bodies = tests.filter_map(|it| {
        let name = it.split_once('(')?.0;
        Some((name, it.split("\n}\n").next()?))
    });
    bodies
        .flat_map(|(name, body)| {
            body.split('"').filter(|it| is_ability(it)).map(move |it| (name, it))
        })
        .collect()
}

fn gaps(rows: &[Row], cases: &BTreeMap<String, String>) -> Vec<String> {
    let uncited = rows.iter().filter(|it| !cases.contains_key(&it.0));
    let unlisted = cases.keys().filter(|it| !rows.iter().any(|row| row.0 == **it));
    uncited
        .map(|it| format!("{} has no case", it.0))
        .chain(unlisted.map(|it| format!("{it} is cited but not in abilities.txt")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: &str = "# why\nTA01.0 2 | 3\nTA01.1 play: draw(1)\n";

    #[track_caller]
    fn check(source: &str, expected: &[&str]) {
        let cited = citations(source).into_iter();
        let cases = cited.map(|(case, id)| (id.to_owned(), case.to_owned())).collect();
        assert_eq!(gaps(&parse(SOME).unwrap(), &cases), expected);
    }

    #[test]
    fn an_ability_is_cited_by_a_test() {
        let both = "#[test]\nfn a() {\n    check(&[\"TA01.0\", \"TA01.1\"]);\n}\n";
        check(both, &[]);
        check(
            "fn a() {\n    check(&[\"TA01.0\"]);\n}\n",
            &["TA01.0 has no case", "TA01.1 has no case"],
        );
        check(
            "#[test]\nfn a() {\n    \"TA01.0\";\n    \"TA01.1\";\n    \"TA01.2\";\n}\n",
            &["TA01.2 is cited but not in abilities.txt"],
        );
    }

    #[test]
    fn a_list_that_makes_no_sense_is_refused() {
        for text in ["TA01", "TA01.1", "TA.1 x", "01.1 x", "TA01.x y", "TA01.1 x\nTA01.1 y"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
