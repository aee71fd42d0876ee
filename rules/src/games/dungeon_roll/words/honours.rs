//! The achievements of section 8 as the shell knows honours, and the heroes as a cast.

use crate::games::dungeon_roll::achievements::Achievement;
use crate::games::dungeon_roll::heroes::{BASE_HEROES, Hero};
use crate::kernel::honours::{Cast, Honour};
use crate::kernel::{Choice, text};

/// Every achievement.
pub static HONOURS: [Honour; Achievement::ALL.len()] = all();

/// The heroes.
pub static HEROES: Cast = Cast {
    heading: text("Best result with each hero", "Лучший результат за каждого героя"),
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

const fn all() -> [Honour; Achievement::ALL.len()] {
    let mut honours = [honour(Achievement::ALL[0]); Achievement::ALL.len()];
    let mut idx = 1;
    while idx < honours.len() {
        honours[idx] = honour(Achievement::ALL[idx]);
        idx += 1;
    }
    honours
}

const fn honour(it: Achievement) -> Honour {
    let each = if matches!(it, Achievement::GuildHead) { GUILD } else { &[] };
    Honour { key: it.key(), name: it.name(), how: it.explanation(), each }
}

fn heroes() -> Vec<Choice> {
    let choice = |it: &Hero| Choice { key: it.key(), name: it.card().novice.name };
    Hero::ALL.iter().map(choice).collect()
}
