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
}

impl Episode {
    /// No episode has more lines.
    const LINES_MAX: usize = 6;

    /// The episode of these lines; none where nothing of it is worth a look. Of too many, those go first
    /// that are not, and then the oldest.
    pub fn of(ply: usize, mut lines: Vec<EpisodeLine>, pace: Pace) -> Option<Episode> {
        lines.iter().any(|it| it.is_weighty).then_some(())?;
        while Episode::LINES_MAX < lines.len() {
            lines.remove(lines.iter().position(|it| !it.is_weighty).unwrap_or_default());
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
        EpisodeLine { symbol: "skull", words: words.to_owned(), is_weighty }
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
    fn of_too_much_the_weightiest_and_the_latest_is_shown() {
        let lines = "aBcDEfGHI".chars().map(|it| line(&it.to_string(), it.is_uppercase()));
        let episode = Episode::of(3, lines.collect(), Pace::Calm);
        assert_eq!(episode.as_ref().map(words).as_deref(), Some("BDEGHI"));
        let many = "ABCDEFGH".chars().map(|it| line(&it.to_string(), true));
        let episode = Episode::of(3, many.collect(), Pace::Calm);
        assert_eq!(episode.as_ref().map(words).as_deref(), Some("CDEFGH"));
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
