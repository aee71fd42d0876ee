//! The achievements as the shell knows achievements, and the heroes as a cast.

use crate::achievements::Achievement;
use crate::heroes::{BASE_HEROES, Hero};
use crate::messages;
use kernel::achievements::{AchievementInfo, Cast};
use kernel::{Choice, text};

/// Every achievement.
pub static ACHIEVEMENTS: [AchievementInfo; Achievement::ALL.len()] = all();

/// The heroes.
pub static HEROES: Cast = Cast {
    heading: text!("cast-heading"),
    by: text!("cast-by"),
    members: heroes,
    n_plain: BASE_HEROES,
};

/// The eight heroes of the base game, by which one becomes the Head of the Guild.
const GUILD: &[&str] = &[
    "spellsword",
    "occultist",
    "crusader",
    "enchantress",
    "minstrel",
    "half-goblin",
    "mercenary",
    "knight",
];

const fn all() -> [AchievementInfo; Achievement::ALL.len()] {
    let mut achievements = [achievement(Achievement::ALL[0]); Achievement::ALL.len()];
    let mut idx = 1;
    while idx < achievements.len() {
        achievements[idx] = achievement(Achievement::ALL[idx]);
        idx += 1;
    }
    achievements
}

const fn achievement(it: Achievement) -> AchievementInfo {
    let each = if matches!(it, Achievement::GuildHead) { GUILD } else { &[] };
    AchievementInfo { key: it.key(), name: it.name(), how: it.explanation(), each }
}

fn heroes() -> Vec<Choice> {
    let choice =
        |it: &Hero| Choice { key: it.key(), name: it.card().novice.name, since: it.since() };
    Hero::ALL.iter().map(choice).collect()
}
