//! The results of the stages: one line each, and the tests added up.

use std::fmt;
use std::time::Duration;

use super::counts::Counts;
use super::stage::{Stage, Verdict};

/// One stage that has been carried out.
pub struct Row {
    /// Which.
    pub stage: Stage,
    /// The verdict on it.
    pub verdict: Verdict,
    /// The time that it took.
    pub took: Duration,
    /// The tests in it; empty for a stage that has no test runner.
    pub counts: Counts,
}

/// All stages so far.
#[derive(Default)]
pub struct Summary {
    rows: Vec<Row>,
}

impl Row {
    fn has_failed(&self) -> bool {
        matches!(self.verdict, Verdict::Red(_))
    }
}

impl Summary {
    /// Adds the next stage.
    pub fn push(&mut self, row: Row) {
        self.rows.push(row);
    }

    /// Tells whether a stage was carried out and failed.
    pub fn has_failed(&self, stage: Stage) -> bool {
        self.rows.iter().any(|row| row.stage == stage && row.has_failed())
    }

    /// Tells whether no stage failed.
    pub fn is_green(&self) -> bool {
        !self.rows.iter().any(Row::has_failed)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (result, remark) = match &self.verdict {
            Verdict::Green if self.counts.is_empty() => ("passed", String::new()),
            Verdict::Green => ("passed", self.counts.to_string()),
            Verdict::Red(why) if self.counts.is_empty() => ("FAILED", why.clone()),
            Verdict::Red(why) => ("FAILED", format!("{}; {why}", self.counts)),
        };
        let seconds = self.took.as_secs_f32();
        let line = format!("{:<8} {result:<8} {seconds:>6.1} s  {remark}", self.stage.name());
        f.write_str(line.trim_end())
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut total = Counts::default();
        for row in &self.rows {
            writeln!(f, "{row}")?;
            total += row.counts;
        }
        // CI reads this line; it stands alone and comes last.
        write!(f, "\n{total}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(stage: Stage, verdict: Verdict, text: &str) -> Row {
        Row { stage, verdict, took: Duration::from_millis(1500), counts: Counts::read(text) }
    }

    #[test]
    fn the_last_line_adds_up_all_tests() {
        let mut summary = Summary::default();
        summary.push(row(Stage::Format, Verdict::Green, ""));
        summary.push(row(Stage::Native, Verdict::Green, "test result: ok. 3 passed; 0 failed"));
        summary.push(row(Stage::Browser, Verdict::Red("oh".into()), "  1 failed\n  2 passed (1s)"));
        let text = summary.to_string();
        assert_eq!(text.lines().last(), Some("5 passed, 1 failed, 0 skipped"));
        assert_eq!(text.lines().next(), Some("format   passed      1.5 s"));
        assert!(!summary.is_green());
        assert!(summary.has_failed(Stage::Browser));
    }
}
