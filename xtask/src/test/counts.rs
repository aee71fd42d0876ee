//! The counts of tests that passed, failed and were skipped, as the test runners say themselves.

use std::fmt;
use std::ops::AddAssign;

/// Tests by how they ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    passed: u32,
    failed: u32,
    skipped: u32,
}

impl Counts {
    /// Reads the closing lines of cargo's and wasm-bindgen's runners
    /// (`test result: ok. 3 passed; 0 failed; 1 ignored; …`) and of Playwright (`  3 passed (2.0s)`).
    pub fn read(text: &str) -> Self {
        let mut counts = Self::default();
        for line in text.lines() {
            match line.trim().strip_prefix("test result: ") {
                Some(result) => counts.add_cargo(result),
                None => counts.add_playwright(line),
            }
        }
        counts
    }

    /// Tells whether no test ran at all.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    fn add_cargo(&mut self, result: &str) {
        let (_, list) = result.split_once(". ").unwrap_or_default();
        for piece in list.split(';') {
            self.add(piece.trim());
        }
    }

    fn add_playwright(&mut self, line: &str) {
        // The reporter indents its totals by two blanks, and only those.
        let Some(total) = line.strip_prefix("  ").filter(|it| !it.starts_with(' ')) else { return };
        let claim = total.split(" (").next().unwrap_or_default().trim_end();
        self.add(claim);
    }

    /// Adds a claim such as `3 passed`; anything else is no claim.
    fn add(&mut self, claim: &str) {
        let Some((number, word)) = claim.split_once(' ') else { return };
        let Ok(n) = number.parse::<u32>() else { return };
        match word {
            "passed" => self.passed += n,
            "failed" | "flaky" | "interrupted" => self.failed += n,
            "ignored" | "skipped" | "did not run" => self.skipped += n,
            _ => {}
        }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, then: &str) {
        assert_eq!(Counts::read(text).to_string(), then);
    }

    #[test]
    fn cargo_results_are_added_up() {
        check(
            "test a ... ok\n\
             test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished \
             in 0.00s\n\n\
             test result: FAILED. 2 passed; 4 failed; 0 ignored; 0 measured; 7 filtered out\n",
            "5 passed, 4 failed, 1 skipped",
        );
    }

    #[test]
    fn playwright_totals_are_read() {
        let text = "Running 6 tests using 2 workers\n\n  ok 1 a.spec.mjs:3:1 › opens (1.2s)\n\n\
                    \n  1 failed\n    a.spec.mjs:9:1 › 2 passed\n  1 skipped\n  1 did not run\n  \
                    3 passed (4.1s)\n";
        check(text, "3 passed, 1 failed, 2 skipped");
    }

    #[test]
    fn other_lines_count_nothing() {
        check("5 passed\n  many passed\n  ok 3 passed\n", "0 passed, 0 failed, 0 skipped");
    }
}
