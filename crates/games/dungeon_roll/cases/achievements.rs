//! Achievements: what is true of all of them.

use dungeon_roll::achievements::Achievement;
use dungeon_roll::heroes::BASE_HEROES;
use dungeon_roll::{DungeonRoll, Hero};
use kernel::Words;

#[test]
fn a_guild_needs_all_eight_heroes() {
    let head = DungeonRoll::ACHIEVEMENTS.iter().find(|it| it.key == Achievement::GuildHead.key());
    let base: Vec<&str> = Hero::ALL[..BASE_HEROES].iter().map(|it| it.key()).collect();
    assert_eq!(head.map(|it| it.each), Some(&base[..]));
    let of_one_match = DungeonRoll::ACHIEVEMENTS.iter().filter(|it| it.each.is_empty()).count();
    assert_eq!(of_one_match, Achievement::ALL.len() - 1);
}

#[test]
fn every_achievement_is_explained_in_both_languages() {
    testing::told::achievements_are_explained::<DungeonRoll>();
}
