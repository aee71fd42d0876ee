//! Achievements. They are of our own making: what earns each, and what only nearly does.

use dungeon_raiders::DungeonRaiders;
use kernel::Words;

#[test]
fn rules_of_other_editions_and_the_boss_are_kept_apart() {
    let plain = "players=1 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds \
        death=early light=shuffled shield=living";
    // What is younger than the first records is not written at its first choice.
    let later = DungeonRaiders::OPTIONS.iter().filter(|it| it.is_later);
    let unwritten: Vec<String> =
        later.map(|it| format!("{}={}", it.key, it.choices[0].key)).collect();
    for field in DungeonRaiders::PLAIN {
        assert!(plain.contains(field) || unwritten.iter().any(|it| it == field), "{field}");
    }
    // Neither how a table plays nor how hard a hero alone has it.
    for key in ["quick", "heroes", "wounds", "memory"] {
        assert!(!DungeonRaiders::PLAIN.iter().any(|it| it.starts_with(key)), "{key}");
    }
}

#[test]
fn every_achievement_is_explained_in_both_languages() {
    testing::told::achievements_are_explained::<DungeonRaiders>();
}
