//! The achievements as the shell knows achievements, and the dungeons as a cast.

use crate::achievements::Achievement;
use crate::dungeons::Dungeon;
use crate::messages;
use kernel::achievements::{AchievementInfo, Cast};
use kernel::{Choice, text};

/// Every achievement.
pub static ACHIEVEMENTS: [AchievementInfo; Achievement::ALL.len()] = all();

/// The dungeons.
pub static DUNGEONS_PLAYED: Cast =
    Cast { heading: text!("cast"), by: text!("cast-by"), members: dungeons, n_plain: KEYS.len() };

/// The names of the dungeons of the box in results: the grand tour is through these.
static KEYS: [&str; 12] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/// The name of a dungeon in results: the letter of its card.
pub fn key(dungeon: Dungeon) -> &'static str {
    let letters = "abcdefghijklmnopqrstuvwxyz";
    &letters[dungeon.idx()..=dungeon.idx()]
}

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
    let each: &[&str] = if matches!(it, Achievement::GrandTour) { &KEYS } else { &[] };
    AchievementInfo { key: it.key(), name: it.name(), how: it.explanation(), each }
}

fn dungeons() -> Vec<Choice> {
    Dungeon::all()
        .map(|it| Choice { key: key(it), name: it.card().title, since: it.card().since })
        .collect()
}
