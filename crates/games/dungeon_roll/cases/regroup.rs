//! What can still be used while the party regroups (DR-102).

use super::table::{Table, check};

#[test]
fn a_treasure_from_the_last_chest_is_not_lost() {
    // The phase of loot is over by itself with the last chest.
    let given = "phase loot; floor $; lair 2; level 3; party T; graveyard 6";
    let mut table = Table::given(given);
    table.play("[draw ring]; open T 1");
    assert_eq!(table.legal(), ["retire", "ring", "seek"], "{:?}", ["DR-102"]);
    check(&["DR-102"], given, "[draw ring]; open T 1; ring; seek", "rolled 4");
    let do_ = "[draw elixir]; open T 1; elixir H; seek";
    check(&["DR-102"], given, do_, "party H; graveyard 6; level 4");
}

#[test]
fn ring_and_elixir_want_something_to_do() {
    let given = "phase regroup; lair 2; party FC; treasures ring elixir";
    check(&["DR-102", "DR-076"], given, "ring", "lair 0; xp 0; phase regroup; bag:ring 4");
    check(&["DR-102", "DR-077"], given, "elixir S", "party FCS; phase regroup");
    let given = "phase regroup; party FFCCMTH; treasures ring elixir";
    check(&["DR-102"], given, "ring", "refused LairIsEmpty");
    check(&["DR-102"], given, "elixir H", "refused GraveyardIsEmpty");
    // Nothing lies on the level, and nobody is met.
    for treasure in ["bait", "sword", "scroll", "scales"] {
        let given = format!("phase regroup; lair 2; party F; treasures {treasure}");
        assert_eq!(Table::given(&given).legal(), ["retire", "seek"], "{:?}", ["DR-102"]);
    }
    check(&["DR-102"], "phase regroup; treasures bait", "bait", "refused NotNow");
}

#[test]
fn a_portal_is_kept_where_one_may_retire() {
    let given = "phase regroup; level 4; treasures portal";
    check(&["DR-079", "DR-102"], given, "portal", "refused NotNow");
    let given = "hero berserker; phase regroup; level 4; raging yes; treasures portal; party F";
    check(&["DR-102", "DR-317"], given, "portal", "turn 1; xp 9; treasures none");
    check(&["DR-102", "DR-317"], given, "retire", "refused NoRetreat");
}

#[test]
fn ultimates_that_need_no_level_are_used_before_the_next() {
    for hero in ["minstrel", "bard", "battlemage"] {
        let given = format!("hero {hero}; phase regroup; lair 2; party F");
        check(&["DR-102", "DR-060"], &given, "unleash", "lair 0; exhausted yes; phase regroup");
        let given = format!("hero {hero}; phase regroup; party F");
        check(&["DR-102"], &given, "unleash", "refused UltimateInVain");
    }
    let given = "hero paladin; phase regroup; lair 2; party F; treasures scales";
    check(&["DR-102"], given, "unleash scales -", "lair 0; treasures none; phase regroup");
    let given = "hero commander; phase regroup; party FFS";
    check(&["DR-102"], given, "[party H]; unleash - S", "party FFH; phase regroup");
    let given = "hero alchemist; phase regroup; party F; graveyard 6";
    check(&["DR-102"], given, "[back T]; unleash", "party FT; graveyard 5; phase regroup");
    let given = "hero guild-leader; phase regroup; party FF";
    check(&["DR-102"], given, "unleash - F>H", "party FH; phase regroup");
    let given = "hero szopin; phase regroup; lair 2; party F";
    check(&["DR-102"], given, "unleash dice DD", "lair 0; phase regroup");
}

#[test]
fn what_needs_a_level_waits_for_one() {
    let heroes = [
        "spellsword",
        "occultist",
        "crusader",
        "enchantress",
        "half-goblin",
        "mercenary",
        "knight",
    ];
    for hero in heroes {
        let given = format!("hero {hero}; phase regroup; lair 2; party FCS; treasures scroll");
        assert_eq!(Table::given(&given).legal(), ["retire", "seek"], "{hero} {:?}", ["DR-102"]);
        check(&["DR-102"], &given, "unleash", "refused NoUltimateNow");
    }
}
