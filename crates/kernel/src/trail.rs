//! A match in a few symbols, to be handed on beside words: how far somebody came, and how it ended. People who know
//! the box read it in one look, and nobody learns from it what there is to be met: it names no card, no throw and no
//! place. All trails of a game have equally many symbols.

use super::{Lang, Text, messages, text};

/// One symbol of a trail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A step that was taken, and nothing more to be said of it.
    Step,
    /// A step that was not reached.
    Ahead,
    /// Treasure, or something else that counts.
    Gain,
    /// Something that helps later.
    Boon,
    /// Wounds, or something lost.
    Loss,
    /// A quest.
    Quest,
    /// Several quests in one step.
    Quests,
    /// The best that there was to be had: a monster by its hardest measure, the deepest level, the match.
    Trophy,
    Second,
    Third,
    /// Came back of one's own will.
    Home,
    /// Came back by magic.
    Portal,
    /// Ran away.
    Fled,
    Dead,
}

impl Sign {
    /// All of them.
    pub const ALL: [Sign; 14] = [
        Sign::Step,
        Sign::Ahead,
        Sign::Gain,
        Sign::Boon,
        Sign::Loss,
        Sign::Quest,
        Sign::Quests,
        Sign::Trophy,
        Sign::Second,
        Sign::Third,
        Sign::Home,
        Sign::Portal,
        Sign::Fled,
        Sign::Dead,
    ];

    /// The symbol as a letter of a text.
    pub const fn letter(self) -> char {
        match self {
            Sign::Step => '🟫',
            Sign::Ahead => '⬜',
            Sign::Gain => '🟨',
            Sign::Boon => '🟦',
            Sign::Loss => '🟥',
            Sign::Quest => '🚩',
            Sign::Quests => '🎌',
            Sign::Trophy => '🏆',
            Sign::Second => '🥈',
            Sign::Third => '🥉',
            Sign::Home => '🍺',
            Sign::Portal => '🌀',
            Sign::Fled => '❌',
            Sign::Dead => '💀',
        }
    }

    /// The name of the sign for those who have it read to them.
    const fn name(self) -> Text {
        match self {
            Sign::Step => text!("sign-step"),
            Sign::Ahead => text!("sign-ahead"),
            Sign::Gain => text!("sign-gain"),
            Sign::Boon => text!("sign-boon"),
            Sign::Loss => text!("sign-loss"),
            Sign::Quest => text!("sign-quest"),
            Sign::Quests => text!("sign-quests"),
            Sign::Trophy => text!("sign-trophy"),
            Sign::Second => text!("sign-second"),
            Sign::Third => text!("sign-third"),
            Sign::Home => text!("sign-home"),
            Sign::Portal => text!("sign-portal"),
            Sign::Fled => text!("sign-fled"),
            Sign::Dead => text!("sign-dead"),
        }
    }

    /// The weight of the sign where a step has several.
    const fn weight(self) -> u8 {
        match self {
            Sign::Ahead => 0,
            Sign::Step => 1,
            Sign::Boon => 2,
            Sign::Gain => 3,
            Sign::Loss => 4,
            Sign::Quest => 5,
            Sign::Quests => 6,
            Sign::Home | Sign::Portal | Sign::Fled => 7,
            Sign::Third | Sign::Second | Sign::Trophy => 8,
            Sign::Dead => 9,
        }
    }

    /// Puts `other` in its place where that says more.
    pub fn raise(&mut self, other: Sign) {
        if self.weight() < other.weight() {
            *self = other;
        }
    }
}

/// The symbols of a match, line by line; none for a game without any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trail(pub Vec<Vec<Sign>>);

impl Trail {
    /// Tells whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The trail as text, one line each.
    pub fn write(&self) -> String {
        let line = |it: &Vec<Sign>| it.iter().map(|it| it.letter()).collect::<String>();
        self.0.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The trail in words, for those who have it read to them: equal symbols in a row are said once.
    pub fn describe(&self, lang: Lang) -> String {
        let run = |it: &[Sign]| match it {
            [sign] => sign.name().get(lang).to_owned(),
            [sign, ..] => format!("{} × {}", it.len(), sign.name().get(lang)),
            [] => String::new(),
        };
        let line =
            |it: &Vec<Sign>| it.chunk_by(|a, b| a == b).map(run).collect::<Vec<_>>().join(", ");
        self.0.iter().map(line).collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trail_is_written_line_by_line_and_said_in_runs() {
        let trail = Trail(vec![vec![Sign::Step, Sign::Step, Sign::Home], vec![Sign::Fled]]);
        assert_eq!(trail.write(), "🟫🟫🍺\n❌");
        assert_eq!(trail.describe(Lang::En), "2 × passed, back in the tavern; fled");
        assert!(Trail::default().is_empty() && !trail.is_empty());
    }

    #[test]
    fn no_two_symbols_are_alike() {
        let letters: std::collections::BTreeSet<char> =
            Sign::ALL.iter().map(|it| it.letter()).collect();
        assert_eq!(letters.len(), Sign::ALL.len());
    }

    #[test]
    fn what_says_more_stays() {
        let mut sign = Sign::Ahead;
        for (other, stays) in [
            (Sign::Step, Sign::Step),
            (Sign::Gain, Sign::Gain),
            (Sign::Boon, Sign::Gain),
            (Sign::Loss, Sign::Loss),
            (Sign::Dead, Sign::Dead),
            (Sign::Trophy, Sign::Dead),
        ] {
            sign.raise(other);
            assert_eq!(sign, stays);
        }
    }
}
