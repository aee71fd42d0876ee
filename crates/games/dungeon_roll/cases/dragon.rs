//! The dragon (DR-051 to DR-060, DR-118 to DR-122).

use super::table::check;

#[test]
fn three_dice_wake_the_dragon() {
    for (lair, phase) in
        [(0, "regroup"), (1, "regroup"), (2, "regroup"), (3, "dragon"), (7, "dragon")]
    {
        let given = format!("party FCM; lair {lair}");
        let then = format!("phase {phase}; lair {lair}");
        check(&["DR-051", "DR-065"], &given, "end", &then);
    }
    let given = "party FCM; lair 3; floor G";
    check(&["DR-120"], given, "fight F G", "phase monster; lair 3");
    check(&["DR-120", "DR-051"], given, "dragon F C M", "refused DragonSleeps");
}

#[test]
fn three_different_companions_defeat_it() {
    let given = "phase dragon; lair 3; party FFCMTHS; graveyard 0";
    let then = "lair 0; reserve 7; xp 1; treasures ring; line:dragons 1; phase regroup";
    check(&["DR-052", "DR-057"], given, "[draw ring]; dragon F C M", then);
    check(&["DR-052"], given, "dragon C M H", "xp 1; party FFTS; graveyard 3");
    check(&["DR-052"], given, "dragon F F M", "refused SameTypes");
    check(&["DR-118"], given, "dragon F M", "refused BandOf(3)");
    check(&["DR-028"], given, "dragon F M S", "refused ScrollsDoNotFight");
    check(&["DR-001"], given, "dragon T T H", "refused NoSuchDie(Thief)");
}

#[test]
fn whatever_acts_as_a_companion_counts() {
    let given = "phase dragon; lair 3; party F; treasures talisman tools scroll ring";
    let then = "xp 1; bag:talisman 3; bag:tools 3; graveyard 7";
    check(&["DR-053", "DR-074"], given, "[draw bait]; dragon F talisman tools", then);
    check(&["DR-053"], given, "dragon F talisman ring", "refused NotACompanion(Ring)");
    check(&["DR-053"], given, "dragon F talisman scroll", "refused ScrollsDoNotFight");
    let given = "phase dragon; lair 3; party FC; temps t; graveyard 5";
    check(&["DR-053", "DR-092"], given, "dragon F C t", "xp 1; graveyard 7; temps none");
    let given = "hero crusader; phase dragon; lair 3; party MT";
    check(&["DR-053"], given, "dragon M T hero", "xp 1; exhausted yes");
    let given = "hero crusader; exhausted yes; phase dragon; lair 3; party MT";
    check(&["DR-053", "DR-035"], given, "dragon M T hero", "refused Exhausted");
}

#[test]
fn specialties_make_types_different() {
    let spellsword = "hero spellsword; phase dragon; lair 3";
    let check_band = |party: &str, band: &str, then: &str| {
        check(&["DR-054", "DR-119"], &format!("{spellsword}; party {party}"), band, then);
    };
    check_band("FFT", "dragon F F T", "xp 1");
    check_band("FMM", "dragon F M M", "refused SameTypes");
    check_band("FTT", "dragon F T T", "refused SameTypes");
    let given = "hero spellsword; phase dragon; lair 3; party FT; treasures sword";
    check(&["DR-054", "DR-090"], given, "dragon F T sword", "xp 1");
    let given = "hero beguiler; phase dragon; lair 3; party SSF; graveyard 4";
    check(&["DR-054"], given, "dragon S S F", "xp 6");
}

#[test]
fn a_dragon_slayer_needs_two() {
    let given = "hero dragon-slayer; phase dragon; lair 5; party FFC";
    check(&["DR-055"], given, "dragon F C", "xp 6; lair 0; party F");
    check(&["DR-055"], given, "dragon F F", "refused SameTypes");
    check(&["DR-118"], given, "dragon F F C", "refused BandOf(2)");
}

#[test]
fn a_big_dragon_is_like_any_other() {
    for lair in 3..=7 {
        let given = format!("phase dragon; lair {lair}; party FCM");
        let then = "lair 0; xp 1; n-treasures 1; reserve 7";
        check(&["DR-056", "DR-121", "DR-057"], &given, "dragon F C M", then);
    }
}

#[test]
fn an_empty_bag_is_made_up_for() {
    let given = "phase dragon; lair 3; party FCM; bag none";
    check(&["DR-058"], given, "dragon F C M", "xp 2; line:empty-bag 1; line:dragons 1");
}

#[test]
fn who_cannot_beat_it_flees() {
    let given = "phase dragon; lair 3; party F; level 6; treasures scales";
    let then = "xp 0; turn 1; treasures scales; line:delve-1 0";
    check(&["DR-059", "DR-070", "DR-069"], given, "flee", then);
    check(&["DR-059"], given, "end", "refused NothingToEnd");
    check(&["DR-059"], given, "retire", "refused NoRegroupYet");
}

#[test]
fn an_empty_lair_is_no_victory() {
    let then = "phase regroup; lair 0; n-treasures 0; line:dragons 0; line:empty-bag none";
    let given = "phase dragon; lair 4; treasures ring";
    check(&["DR-060", "DR-076"], given, "ring", then);
    let given = "hero minstrel; phase dragon; lair 4";
    check(&["DR-060"], given, "unleash", then);
    let then = "phase regroup; lair 0; n-treasures 0; xp 5";
    check(&["DR-060"], "hero battlemage; phase dragon; lair 4", "unleash", then);
    let given = "hero paladin; phase dragon; lair 4; treasures ring";
    check(&["DR-060", "DR-128"], given, "unleash ring -", then);
}

#[test]
fn an_elixir_may_bring_the_third() {
    let given = "phase dragon; lair 3; party FC; treasures elixir";
    check(&["DR-122"], given, "elixir T; dragon F C T", "xp 1; phase regroup");
}
