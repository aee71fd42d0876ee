//! The edition of the next release: raised once, by the first content to come after the last release.

use std::fmt;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::failure::{Failure, Outcome};
use crate::text_file::{read, write};

/// So many days from now on a release that was begun today may play the challenges of the day by its edition.
const UNTIL_RELEASE: u64 = 30;

const SECONDS_A_DAY: u64 = 24 * 60 * 60;

/// The texts in the sources of a game before the number of its edition, and before its days.
const NUMBER: &str = "const EDITION: Edition = Edition::nth(";
const ID: &str = "    const ID: &'static str";
const DAYS: &str = "EDITION_DAYS: ";
const TODAYS: &str = "    const TODAYS:";

/// The edition that the next release brings.
pub struct Edition {
    number: u16,
    /// The first day whose challenges are played by it.
    day: String,
}

impl Edition {
    /// The edition of the next release. Where the last one has been released, the number is raised in `lib`, and a day
    /// joins the list in `days`.
    ///
    /// # Errors
    /// If a file cannot be read or written, or says no edition.
    pub fn of_next_release(lib: &Path, days: &Path) -> Outcome<Edition> {
        let (lib_text, days_text) = (read(lib)?, read(days)?);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs());
        let today = now / SECONDS_A_DAY;
        let Some(raised) = raised(&lib_text, &days_text, today) else {
            let named = format!("{} and {} say no edition.", lib.display(), days.display());
            return Err(Failure::new(named));
        };
        if let Some((lib_text, days_text)) = raised.texts {
            write(lib, &lib_text)?;
            write(days, &days_text)?;
        }
        Ok(raised.edition)
    }

    /// Its number.
    pub fn number(&self) -> u16 {
        self.number
    }

    /// Prints what is to be done about the day.
    pub fn print(&self) {
        println!("  {} is its first day: set the day of the release in EDITION_DAYS", self.day);
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "edition {}", self.number)
    }
}

/// The edition of the next release, and both texts where they change.
struct Raised {
    edition: Edition,
    texts: Option<(String, String)>,
}

/// Both texts as they become on a day, counted from the first of 1970.
fn raised(lib: &str, days: &str, today: u64) -> Option<Raised> {
    let number = match lib.split_once(NUMBER) {
        Some((_, rest)) => rest.split_once(')')?.0.parse().ok()?,
        None => 1,
    };
    let last = last_day(days);
    if let Some(day) = last.filter(|it| date(today).as_str() < it) {
        return Some(Raised { edition: Edition { number, day: day.to_owned() }, texts: None });
    }
    let edition = Edition { number: number + 1, day: date(today + UNTIL_RELEASE) };
    let text = format!("{NUMBER}{}", edition.number);
    let lib = match lib.contains(NUMBER) {
        true => lib.replacen(&format!("{NUMBER}{number}"), &text, 1),
        false => behind_line(lib, ID, &format!("    {text});\n"))?,
    };
    let days = match last {
        Some(last) => {
            let with = format!("\"{last}\", \"{}\"", edition.day);
            days.replacen(&format!("\"{last}\""), &with, 1)
        }
        None => {
            let line =
                format!("    const {DAYS}&'static [&'static str] = &[\"{}\"];\n", edition.day);
            behind_line(days, TODAYS, &line)?
        }
    };
    Some(Raised { edition, texts: Some((lib, days)) })
}

/// The last day of the list.
fn last_day(days: &str) -> Option<&str> {
    let list = days.split_once(DAYS)?.1.split_once("];")?.0;
    list.rsplit('"').nth(1)
}

/// A text with a line behind that which begins so.
fn behind_line(text: &str, start: &str, line: &str) -> Option<String> {
    let at = text.find(start)?;
    let end = at + text[at..].find(";\n")? + 2;
    Some(format!("{}{line}{}", &text[..end], &text[end..]))
}

/// A day of the calendar, as in `2026-11-26`: so many days after the first of 1970.
fn date(days: u64) -> String {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut year, mut left) = (1970, days);
    while 365 + u64::from(is_leap(year)) <= left {
        left -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while lengths[month] <= left {
        left -= lengths[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, left + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first of January 2026.
    const TODAY: u64 = 20_454;

    #[track_caller]
    fn check(lib: &str, days: &str, number: u16, then: Option<[&str; 2]>) {
        let raised = raised(lib, days, TODAY).expect("an edition");
        assert_eq!(raised.edition.number, number);
        let texts = raised.texts.as_ref().map(|it| [it.0.as_str(), it.1.as_str()]);
        assert_eq!(texts, then);
    }

    #[test]
    fn days_are_counted() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(TODAY), "2026-01-01");
        assert_eq!(date(TODAY + 364), "2026-12-31");
        assert_eq!(date(TODAY - 672), "2024-02-29");
    }

    #[test]
    fn a_release_raises_the_edition_once() {
        let lib = "    const EDITION: Edition = Edition::nth(2);\n";
        let days = "pub const EDITION_DAYS: &[&str] = &[\"2025-11-26\"];\n";
        let raised = "    const EDITION: Edition = Edition::nth(3);\n";
        let both = "pub const EDITION_DAYS: &[&str] = &[\"2025-11-26\", \"2026-01-31\"];\n";
        check(lib, days, 3, Some([raised, both]));
        check(raised, both, 3, None);
    }

    #[test]
    fn the_second_edition_brings_its_lines() {
        let lib = "    const ID: &'static str = \"x\";\n}\n";
        let days = "    const TODAYS: &'static [TodaysTable] = todays::TODAYS;\n}\n";
        let raised = "    const ID: &'static str = \"x\";\n    const EDITION: Edition = Edition::nth(2);\n}\n";
        let first = "    const TODAYS: &'static [TodaysTable] = todays::TODAYS;\n    const EDITION_DAYS: &'static [&'static str] = &[\"2026-01-31\"];\n}\n";
        check(lib, days, 2, Some([raised, first]));
    }
}
