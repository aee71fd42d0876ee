//! Forming the party (DR-013 to DR-017).

use dungeon_roll::Event;

use super::table::{Table, check};

#[test]
fn seven_dice_are_rolled_and_one_for_the_dungeon() {
    let given = "setup players=2; phase regroup; level 3; party FF; lair 2; exhausted yes";
    let do_ = "[form FCMTHSS]; [first O]; retire";
    let then = "party FCMTHSS; graveyard 0; level 1; rolled 1; floor O; lair 0; exhausted no";
    check(&["DR-013", "DR-014", "DR-015", "DR-066"], given, do_, then);
    check(&["DR-015", "DR-004"], given, "[first D]; retire", "lair 1; floor -; rolled 1");
}

#[test]
fn the_mercenary_looks_before_the_dungeon_is_rolled() {
    let given = "hero mercenary; xp 1; phase regroup; level 1";
    let formed = "[form FCMTHSS]; retire";
    check(&["DR-016"], given, formed, "phase forming; level 0; party FCMTHSS; floor -");
    let do_ = "[form FCMTHSS]; retire; [muster HHH]; [roll G]; muster FSS";
    check(&["DR-016"], given, do_, "phase monster; level 1; party CMTHHHH; graveyard 0; floor G");
    check(&["DR-016"], given, &format!("{formed}; keep"), "phase monster; party FCMTHSS");
    let refused = "refused NothingChosen";
    check(&["DR-016", "DR-012"], given, &format!("{formed}; muster -"), refused);
    let refused = "refused NoSuchPartyDice";
    check(&["DR-016"], given, &format!("{formed}; muster FF"), refused);
    check(&["DR-016"], given, &format!("{formed}; flee"), "refused FormFirst");
}

#[test]
fn a_knight_makes_champions_of_scrolls_once() {
    let given = "hero knight; phase regroup";
    for hero in ["knight", "dragon-slayer"] {
        let given = format!("hero {hero}; phase regroup");
        check(&["DR-017"], &given, "[form SSSFFFF]; retire", "party HHHFFFF");
    }
    check(&["DR-017"], given, "[form FCMTHFC]; retire", "party FCMTHFC");
    let later = "hero knight; phase loot; floor P; party F; treasures elixir";
    check(&["DR-017", "DR-141"], later, "elixir S", "party FS");
    check(&["DR-017", "DR-141"], later, "drink F S", "party S");
    let mut table = Table::given(given);
    table.play("[form SSSFFFF]; retire");
    let crowned = |it: &Event| matches!(it, Event::Crowned { n_scrolls: 3, .. });
    assert!(table.events.iter().any(crowned), "{:?}", ["DR-017"]);
}
