//! Cases in text files, which are read when the tests run: a case is mended or added without a compiler.
//!
//! ```text
//! # Trap rooms (RA-100 to RA-107).
//!
//! LEADERS = t 9; b: t 9
//!
//! ## One skull hits the leaders
//! RA-101 | room X01; {LEADERS} | all 1 1 3 | t 8; b: t 8; c: t 5
//! RA-101, RA-106 | " | all 1 1 2 | t 8; b: t 8 | all 2 2 2 | at 1 3
//! ```
//!
//! A row has the ids that it proves, what is given, what is played, and what is so then; what is played and what is so
//! may follow once more, as often as one likes, in the same line or in further ones that begin with `|`. `"` is the
//! cell above it. `NAME = …` is what `{NAME}` stands for
//! further down. `##` says what the rows below it show, `#` opens a remark. A game's vocabulary, the facts and
//! actions of its cells, is described in its `cases/rows/README.md`.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Write;
use std::fs;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Once;

thread_local! {
    /// True while this thread tries a row, whose panic is told later.
    static IS_TRYING: Cell<bool> = const { Cell::new(false) };
}

/// A case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its line in the file, from 1.
    pub line: usize,
    /// The ids of what it proves.
    pub ids: Vec<String>,
    pub given: String,
    /// The actions played, and the facts that hold then.
    pub steps: Vec<(String, String)>,
}

impl Row {
    /// The ids, as a case in Rust gives them.
    pub fn ids(&self) -> Vec<&str> {
        self.ids.iter().map(String::as_str).collect()
    }
}

/// Declares a test for each file of rows in `cases/rows` of a crate, by its name without `.txt`, and one that no file is
/// forgotten. `play` proves one [`Row`], and panics where it does not hold.
///
/// ```text
/// testing::rows! { play; levels, traps }
/// ```
#[macro_export]
macro_rules! rows {
    ($play:path; $($file:ident),+ $(,)?) => {
        const ROWS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cases/rows");

        $(#[test]
        fn $file() {
            $crate::rows::run(ROWS, stringify!($file), $play);
        })+

        #[test]
        fn every_file_of_rows_is_run() {
            $crate::rows::are_all_run(ROWS, &[$(stringify!($file)),+]);
        }
    };
}

/// Plays every row of a file.
///
/// # Panics
/// If rows do not hold, with each of them: file, line, ids, and why.
pub fn run(folder: &str, file: &str, play: impl Fn(&Row)) {
    let path = Path::new(folder).join(file).with_extension("txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()));
    let mut told = String::new();
    let rows = read(&text).unwrap_or_else(|it| panic!("{file}.txt:{it}"));
    for row in &rows {
        if let Err(why) = tried(|| play(row)) {
            let Row { line, ids, .. } = row;
            let why = said(why.as_ref());
            let _ = write!(told, "\n  {file}.txt:{line}: {}: {why}", ids.join(", "));
        }
    }
    assert!(!rows.is_empty(), "{file}.txt has no rows");
    // The summary alone: where this stands in the code is of no use to anybody.
    if !told.is_empty() {
        eprintln!("{told}\n");
        panic::resume_unwind(Box::new(format!("{told}\n")));
    }
}

/// Does something, and keeps the words of its panic, with nothing printed. What panics on other threads is printed as ever.
fn tried(what: impl FnOnce()) -> Result<(), Box<dyn Any + Send>> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !IS_TRYING.get() {
                before(info);
            }
        }));
    });
    // A row may be tried within another, as where this is tested.
    let was_trying = IS_TRYING.replace(true);
    let ended = catch_unwind(AssertUnwindSafe(what));
    IS_TRYING.set(was_trying);
    ended
}

/// Compares the files of rows in a folder with those that are run.
///
/// # Panics
/// If a file is not run.
pub fn are_all_run(folder: &str, run: &[&str]) {
    let files = fs::read_dir(folder).expect("a folder of rows").flatten();
    let names =
        files.filter_map(|it| it.file_name().to_str()?.strip_suffix(".txt").map(str::to_owned));
    let forgotten: Vec<String> = names.filter(|it| !run.contains(&it.as_str())).collect();
    assert!(forgotten.is_empty(), "not run: {forgotten:?}");
}

/// The words of a panic.
fn said(why: &(dyn Any + Send)) -> &str {
    let owned = why.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| why.downcast_ref().copied()).unwrap_or("it panicked")
}

/// Reads the rows of a file.
///
/// # Errors
/// The first line that is none, with its number and why.
pub fn read(text: &str) -> Result<Vec<Row>, String> {
    let mut rows: Vec<Row> = Vec::new();
    let mut names: Vec<(&str, String)> = Vec::new();
    let mut above: Vec<String> = Vec::new();
    for (nth, line) in text.lines().enumerate() {
        let wrong = |why: &str| format!("{}: {why}: {line}", nth + 1);
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some((name, value)) = line.split_once(" = ").filter(|it| is_name(it.0)) {
            names.push((name, expanded(value.trim(), &names).map_err(|it| wrong(&it))?));
            continue;
        }
        let mut cells = Vec::new();
        for (column, cell) in line.split('|').map(str::trim).enumerate() {
            cells.push(match cell {
                "\"" => above.get(column).ok_or_else(|| wrong("nothing stands above"))?.clone(),
                _ => expanded(cell, &names).map_err(|it| wrong(&it))?,
            });
        }
        if let (Some(row), [first, steps @ ..]) = (rows.last_mut(), &cells[..])
            && first.is_empty()
        {
            row.steps
                .extend(steps_of(steps).ok_or_else(|| wrong("what is played, what is so then"))?);
            continue;
        }
        let [ids, given, steps @ ..] = &cells[..] else { return Err(wrong("cells are missing")) };
        let steps = steps_of(steps).filter(|_| !ids.is_empty());
        rows.push(Row {
            line: nth + 1,
            ids: ids.split(',').map(|it| it.trim().to_owned()).collect(),
            given: given.clone(),
            steps: steps
                .ok_or_else(|| wrong("ids, what is given, what is played, what is so then"))?,
        });
        above = cells;
    }
    Ok(rows)
}

/// The steps of cells that say by turns what is played and what is so then; none if cells are missing.
fn steps_of(cells: &[String]) -> Option<Vec<(String, String)>> {
    let is_whole = !cells.is_empty() && cells.len().is_multiple_of(2);
    is_whole.then(|| cells.chunks(2).map(|it| (it[0].clone(), it[1].clone())).collect())
}

/// A name of something that rows share: capital letters, digits and `_`.
fn is_name(word: &str) -> bool {
    let is_letter = |it: char| it.is_ascii_uppercase() || it.is_ascii_digit() || it == '_';
    !word.is_empty() && word.chars().all(is_letter)
}

/// A cell with what its names stand for.
fn expanded(cell: &str, names: &[(&str, String)]) -> Result<String, String> {
    let mut all = cell.to_owned();
    for (name, value) in names.iter().rev() {
        all = all.replace(&format!("{{{name}}}"), value);
    }
    match all.split_once('{') {
        None => Ok(all),
        Some((_, rest)) => Err(format!("{{{rest} is no name above")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_ids_what_is_given_and_steps() {
        let text = "# A file\nBOTH = t 9; b: t 9\nMORE = {BOTH}; c: t 1\n\n## It holds\nRA-1 | {MORE} | 1 | t 8\nRA-1, RA-2 | \" | 2 | t 7 | 3 | t 6\n";
        let rows = read(text).expect("rows");
        assert_eq!(rows[0].given, "t 9; b: t 9; c: t 1");
        assert_eq!((rows[1].line, rows[1].ids()), (7, vec!["RA-1", "RA-2"]));
        assert_eq!(rows[1].given, rows[0].given);
        let step = |played: &str, then: &str| (played.to_owned(), then.to_owned());
        assert_eq!(rows[1].steps, [step("2", "t 7"), step("3", "t 6")]);
    }

    #[test]
    fn a_line_that_begins_with_a_bar_goes_on() {
        let rows =
            read("RA-1 | a | 1 | t 8\n| 2 | t 7 | | t 6\nRA-2 | \" | 3 | t 5\n").expect("rows");
        let step = |played: &str, then: &str| (played.to_owned(), then.to_owned());
        assert_eq!(rows[0].steps, [step("1", "t 8"), step("2", "t 7"), step("", "t 6")]);
        assert_eq!((rows.len(), rows[1].given.as_str()), (2, "a"));
        let odd = read("RA-1 | a | 1 | t 8\n| 2\n").expect_err("a cell is missing");
        assert!(odd.starts_with("2: "), "{odd}");
        assert!(read("| 2 | t 7\n").is_err(), "nothing goes on");
    }

    #[test]
    fn a_line_that_is_no_row_is_told() {
        for line in ["RA-1", "RA-1 | a", "RA-1 | a | b", "RA-1 | \" | b | c", "RA-1 | {A} | b | c"]
        {
            let told = read(&format!("\n{line}")).expect_err(line);
            assert!(told.starts_with("2: ") && told.ends_with(line), "{told}");
        }
    }

    #[test]
    fn every_row_that_does_not_hold_is_told() {
        let folder = std::env::temp_dir().join(format!("undercroft-rows-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("some.txt"), "A-1 | 1 | 1 | 2\nA-2 | 1 | 1 | 3\nA-3 | 1 | 1 | 4\n")
            .expect("a file");
        let played = catch_unwind(|| {
            run(&folder.to_string_lossy(), "some", |row| {
                assert!(row.steps[0].1 == "2", "{} is not 2", row.steps[0].1)
            });
        });
        let _ = fs::remove_dir_all(&folder);
        let told = played.expect_err("two do not hold");
        assert_eq!(
            said(told.as_ref()),
            "\n  some.txt:2: A-2: 3 is not 2\n  some.txt:3: A-3: 4 is not 2\n"
        );
    }
}
