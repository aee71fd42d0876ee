//! The achievements as the shell knows achievements.

use crate::achievements::Achievement;
use kernel::achievements::AchievementInfo;

/// Every achievement.
pub static ACHIEVEMENTS: [AchievementInfo; Achievement::ALL.len()] = all();

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
    AchievementInfo { key: it.key(), name: it.name(), how: it.explanation(), each: &[] }
}
