//! The things that the rules have just done by themselves, as shown above a board for a moment.

use super::pacing::Pace;

/// The outcome of one action, or of several in one go, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Episode {
    /// After how many actions it is told: it tells the episode from another one that says the same.
    pub ply: usize,
    /// At least one.
    pub lines: Vec<EpisodeLine>,
    /// Its pace.
    pub pace: Pace,
}

/// A line: a picture, and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EpisodeLine {
    /// The name of the symbol.
    pub symbol: &'static str,
    pub words: String,
    pub weight: LineWeight,
    /// Numbers that explain it.
    pub figures: Option<Figures>,
}

/// The weight of a line among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineWeight {
    /// Others come from it, such as from a chest, a fight or a trap.
    Cause,
    /// It is worth a look by itself.
    ByItself,
    /// It is shown with a line that is worth a look.
    Beside,
}

impl LineWeight {
    /// Tells whether a line is worth a look by itself.
    pub fn is_weighty(self) -> bool {
        self != LineWeight::Beside
    }
}

/// Numbers that explain a sentence: what was laid or added, what it came to, and what it had to reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    pub terms: Vec<Term>,
    /// Their sum, if they are added.
    pub total: Option<u8>,
    /// None if there is nothing to reach.
    pub goals: Vec<Goal>,
}

/// One number of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    pub sign: Sign,
    pub n: u8,
    /// True if it is the one that decides.
    pub is_marked: bool,
}

/// The source of a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The name of a symbol.
    Symbol(&'static str),
    /// A player's name.
    Name(String),
    /// A die that shows it.
    Die,
    /// The name of a symbol; the number is taken off.
    Less(&'static str),
}

/// A number to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub n: u8,
    pub is_reached: bool,
}

impl Figures {
    /// Numbers that are added; none where they do not come to this, since then others count as well.
    pub fn sum(terms: Vec<Term>, total: u8, goals: Vec<Goal>) -> Option<Figures> {
        let is_all = terms.iter().map(|it| u32::from(it.n)).sum::<u32>() == u32::from(total);
        is_all.then_some(Figures { terms, total: Some(total), goals })
    }

    /// Numbers that are compared.
    pub const fn row(terms: Vec<Term>) -> Figures {
        Figures { terms, total: None, goals: Vec::new() }
    }
}

impl Episode {
    /// No episode has more lines.
    const LINES_MAX: usize = 6;

    /// The episode of these lines; none where nothing of it is worth a look. Of too many, those go first
    /// that are not, and then the oldest; but the first that is stays, and causes do as long as anything else is there,
    /// for they say what the others come from.
    pub fn of(ply: usize, mut lines: Vec<EpisodeLine>, pace: Pace) -> Option<Episode> {
        lines.iter().any(|it| it.weight.is_weighty()).then_some(())?;
        while Episode::LINES_MAX < lines.len() {
            let first =
                |from: usize, weight| (from..lines.len()).find(|at| lines[*at].weight == weight);
            let beside = first(0, LineWeight::Beside);
            let least = beside.or_else(|| first(1, LineWeight::ByItself)).unwrap_or(1);
            lines.remove(least);
        }
        Some(Episode { ply, lines, pace })
    }

    /// After how many milliseconds the next line follows.
    pub fn beat_millis(&self) -> i32 {
        match self.pace {
            Pace::EveryMove | Pace::Calm => 500,
            Pace::Quick => 200,
            Pace::AtOnce => 0,
        }
    }

    /// For how long the whole of it stands, in milliseconds; none if that is until somebody goes on. It
    /// depends on how much there is to read.
    pub fn hold_millis(&self) -> Option<i32> {
        let n_letters: usize = self.lines.iter().map(|it| it.words.chars().count()).sum();
        let letters = n_letters.min(200) as i32;
        match self.pace {
            Pace::EveryMove => None,
            Pace::Calm => Some(1200 + 22 * letters),
            Pace::Quick => Some(600 + 9 * letters),
            Pace::AtOnce => Some(600),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(words: &str, weight: LineWeight) -> EpisodeLine {
        EpisodeLine { symbol: "skull", words: words.to_owned(), weight, figures: None }
    }

    /// Lines of one letter: large ones are worth a look, and digits are causes.
    fn shown(letters: &str) -> Option<String> {
        let weight = |it: char| match it {
            '0'..='9' => LineWeight::Cause,
            'A'..='Z' => LineWeight::ByItself,
            _ => LineWeight::Beside,
        };
        let lines = letters.chars().map(|it| line(&it.to_string(), weight(it))).collect();
        Episode::of(3, lines, Pace::Calm).as_ref().map(words)
    }

    fn words(episode: &Episode) -> String {
        episode.lines.iter().map(|it| &*it.words).collect()
    }

    #[test]
    fn what_is_not_worth_a_look_makes_no_episode() {
        assert_eq!(shown("a"), None);
        assert_eq!(shown(""), None);
        assert_eq!(shown("aB").as_deref(), Some("aB"));
    }

    #[test]
    fn a_sum_shows_only_what_it_is_made_of() {
        let terms = |all: &[u8]| {
            let term = |&n| Term { sign: Sign::Symbol("hero"), n, is_marked: false };
            all.iter().map(term).collect()
        };
        assert!(Figures::sum(terms(&[3, 5]), 8, Vec::new()).is_some());
        assert_eq!(Figures::sum(terms(&[3, 5]), 9, Vec::new()), None);
        assert_eq!(Figures::sum(terms(&[200, 100]), 44, Vec::new()), None);
    }

    #[test]
    fn of_too_much_the_cause_the_weightiest_and_the_latest_is_shown() {
        assert_eq!(shown("aBcDEfGHI").as_deref(), Some("BDEGHI"));
        assert_eq!(shown("ABCDEFGH").as_deref(), Some("ADEFGH"));
        assert_eq!(shown("A1BCD2EFGH").as_deref(), Some("A12FGH"));
        assert_eq!(shown("12345678").as_deref(), Some("145678"));
    }

    #[test]
    fn the_slowest_pace_waits_for_a_tap_and_the_others_for_what_there_is_to_read() {
        let at = |pace, words: &str| {
            Episode::of(1, vec![line(words, LineWeight::ByItself)], pace)
                .and_then(|it| it.hold_millis())
        };
        assert_eq!(at(Pace::EveryMove, "a dragon"), None);
        assert!(at(Pace::Calm, "a dragon") < at(Pace::Calm, "a dragon of three heads"));
        assert!(at(Pace::Quick, "a dragon") < at(Pace::Calm, "a dragon"));
        assert!(at(Pace::AtOnce, "a dragon") < at(Pace::Quick, "a dragon"));
    }
}
