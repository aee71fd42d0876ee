//! The dice and the tokens of the box (DR-008 to DR-010, section 5).

use dungeon_roll::dice::Throw;
use dungeon_roll::rules::chance;
use dungeon_roll::treasures::{TOKENS, full_bag};
use dungeon_roll::{DungeonFace, PartyFace, Treasure};
use kernel::chance::{KeyedChance, every};
use kernel::{Edition, Seed};

#[test]
fn there_are_thirty_six_tokens_of_ten_kinds() {
    let counts = [3, 3, 3, 3, 3, 4, 6, 3, 4, 4];
    let keys = [
        "sword", "talisman", "scepter", "tools", "scroll", "ring", "scales", "elixir", "bait",
        "portal",
    ];
    let ids = ["DR-201"];
    // As printed: later editions add kinds behind these.
    let bag = full_bag(Edition::FIRST, 1);
    assert_eq!(bag.0[..counts.len()], counts, "{ids:?}");
    assert_eq!(bag.total(), TOKENS, "{ids:?}");
    assert_eq!(full_bag(Edition::FIRST, 2).total(), 2 * TOKENS, "{ids:?}");
    let named: [&str; Treasure::COUNT] = Treasure::ALL.map(|it| it.key());
    assert_eq!(named[..keys.len()], keys, "{ids:?}");
}

#[test]
fn every_face_is_as_likely_as_any_other() {
    let ids = ["DR-010"];
    let mut seen = Vec::new();
    let n_courses = every(6, |chance| {
        seen.push(Throw::party(1, chance::PARTY.at(0, 0, 0), chance).faces()[0]);
    });
    assert_eq!(n_courses, 6, "{ids:?}");
    assert!(PartyFace::ALL.iter().all(|it| seen.contains(it)), "{ids:?}");
    let mut seen = Vec::new();
    every(6, |chance| seen.push(Throw::dungeon(1, chance::LEVEL.at(0, 1, 0), chance).faces()[0]));
    assert!(DungeonFace::ALL.iter().all(|it| seen.contains(it)), "{ids:?}");
}

#[test]
fn fewer_dice_fall_like_the_first_of_many() {
    let ids = ["DR-010", "DR-018"];
    for seed in 0..50 {
        let key = chance::LEVEL.at(2, 6, 0);
        let roll = |n| Throw::dungeon(n, key, &mut KeyedChance::new(Seed::from_bits(seed)));
        assert_eq!(roll(7).faces()[..4], roll(4).faces()[..], "{ids:?}");
    }
}

#[test]
fn a_text_beats_the_rules() {
    // A ring empties the lair of an awake dragon without a fight, and Dragon Slayer needs but two.
    super::table::check(&["DR-008"], "phase dragon; lair 3; treasures ring", "ring", "lair 0");
    let given = "hero dragon-slayer; phase dragon; lair 3; party FC";
    super::table::check(&["DR-009"], given, "dragon F C", "lair 0");
}
