//! The achievements as the shell knows achievements, and the heroes as a cast.

use crate::achievements::Achievement;
use crate::cards::{HERO_KEYS, HeroId};
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
    n_plain: HERO_KEYS.len(),
};

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
    let each: &[&str] = if matches!(it, Achievement::Company) { &HERO_KEYS } else { &[] };
    AchievementInfo { key: it.key(), name: it.name(), how: it.explanation(), each }
}

fn heroes() -> Vec<Choice> {
    HeroId::all()
        .map(|it| Choice { key: &it.card().key, name: it.name().name.name, since: it.card().since })
        .collect()
}
