//! What the rules have just done by themselves, as it is shown above a board for a moment.

use super::pacing::Pace;

/// What came of one action, or of several in one go, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Episode {
    /// After how many actions it is told: it tells the episode from another one that says the same.
    pub ply: usize,
    /// At least one.
    pub lines: Vec<EpisodeLine>,
    /// How fast it goes.
    pub pace: Pace,
}

/// A line: a picture, and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EpisodeLine {
    /// The name of the symbol.
    pub symbol: &'static str,
    pub words: String,
    /// Whether it is worth a look by itself.
    pub is_weighty: bool,
    /// Numbers that explain it.
    pub figures: Option<Figures>,
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
    /// Whether it is the one that decides.
    pub is_marked: bool,
}

/// Where a number comes from.
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
    /// that are not, and then the oldest; but the first that is stays, for it says what the others come from.
    pub fn of(ply: usize, mut lines: Vec<EpisodeLine>, pace: Pace) -> Option<Episode> {
        lines.iter().any(|it| it.is_weighty).then_some(())?;
        while Episode::LINES_MAX < lines.len() {
            lines.remove(lines.iter().position(|it| !it.is_weighty).unwrap_or(1));
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

    fn line(words: &str, is_weighty: bool) -> EpisodeLine {
        EpisodeLine { symbol: "skull", words: words.to_owned(), is_weighty, figures: None }
    }

    fn words(episode: &Episode) -> String {
        episode.lines.iter().map(|it| &*it.words).collect()
    }

    #[test]
    fn what_is_not_worth_a_look_makes_no_episode() {
        assert_eq!(Episode::of(3, vec![line("a", false)], Pace::Calm), None);
        assert_eq!(Episode::of(3, Vec::new(), Pace::Calm), None);
        let both = vec![line("a", false), line("b", true)];
        assert_eq!(Episode::of(3, both, Pace::Calm).as_ref().map(words).as_deref(), Some("ab"));
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
        let lines = "aBcDEfGHI".chars().map(|it| line(&it.to_string(), it.is_uppercase()));
        let episode = Episode::of(3, lines.collect(), Pace::Calm);
        assert_eq!(episode.as_ref().map(words).as_deref(), Some("BDEGHI"));
        let many = "ABCDEFGH".chars().map(|it| line(&it.to_string(), true));
        let episode = Episode::of(3, many.collect(), Pace::Calm);
        assert_eq!(episode.as_ref().map(words).as_deref(), Some("ADEFGH"));
    }

    #[test]
    fn the_slowest_pace_waits_for_a_tap_and_the_others_for_what_there_is_to_read() {
        let at = |pace, words: &str| {
            Episode::of(1, vec![line(words, true)], pace).and_then(|it| it.hold_millis())
        };
        assert_eq!(at(Pace::EveryMove, "a dragon"), None);
        assert!(at(Pace::Calm, "a dragon") < at(Pace::Calm, "a dragon of three heads"));
        assert!(at(Pace::Quick, "a dragon") < at(Pace::Calm, "a dragon"));
        assert!(at(Pace::AtOnce, "a dragon") < at(Pace::Quick, "a dragon"));
    }
}
