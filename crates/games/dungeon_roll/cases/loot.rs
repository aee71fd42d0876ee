//! Chests and potions (DR-039 to DR-050, DR-114 to DR-117, DR-136).

use super::table::{Table, check};

#[test]
fn thieves_and_champions_open_every_chest() {
    for opener in ["T", "H"] {
        let given = format!("phase loot; party {opener}; floor $$$");
        check(&["DR-040"], &given, &format!("open {opener} 3"), "n-treasures 3; party -");
        let then = "n-treasures 1; phase loot; floor $$";
        check(&["DR-114"], &given, &format!("open {opener} 1"), then);
    }
    for opener in ["F", "C", "M"] {
        let given = format!("phase loot; party {opener}; floor $$$");
        check(&["DR-041"], &given, &format!("open {opener} 2"), "refused OneChestOnly");
        let then = "n-treasures 1; graveyard 7; floor $$";
        check(&["DR-041", "DR-002"], &given, &format!("open {opener} 1"), then);
    }
    let given = "phase loot; party S; floor $; treasures scroll tools ring";
    check(&["DR-041"], given, "open S 1", "refused ScrollsDoNotOpen");
    check(&["DR-041"], given, "open scroll 1", "refused ScrollsDoNotOpen");
    check(&["DR-041", "DR-072"], given, "open ring 1", "refused NotACompanion(Ring)");
    let given = "phase loot; floor $$; treasures tools";
    check(&["DR-040", "DR-074"], given, "[draw ring bait]; open tools 2", "treasures ring bait");
}

#[test]
fn each_chest_holds_a_treasure() {
    let given = "phase loot; party T; floor $$";
    check(&["DR-042"], given, "[draw portal scales]; open T 2", "treasures scales portal");
    check(&["DR-042", "DR-012"], given, "open T 3", "refused NoSuchChests");
    check(&["DR-012"], given, "open T 0", "refused NothingChosen");
    let given = "phase loot; party TF; floor $$P";
    check(&["DR-115"], given, "open T 2", "n-treasures 2; phase loot; floor P");
}

#[test]
fn an_empty_bag_gives_experience() {
    let given = "phase loot; bag ring; floor $$$; party T";
    let then = "treasures ring; xp 2; line:empty-bag 2; line:dragons 0";
    check(&["DR-043"], given, "open T 3", then);
}

#[test]
fn a_used_treasure_can_be_drawn_again_at_once() {
    let given = "phase loot; bag none; treasures tools; floor $$";
    // The token went into the empty bag first, so it is all there is to draw.
    check(&["DR-074", "DR-073"], given, "open tools 2", "treasures tools; xp 1");
}

#[test]
fn every_die_drinks_as_much_as_there_is() {
    for drinker in ["F", "C", "M", "T", "H", "S"] {
        let given = format!("phase loot; party {drinker}; floor PP; graveyard 6");
        let do_ = format!("drink {drinker} HS");
        check(&["DR-044", "DR-045"], &given, &do_, "party HS; graveyard 5; floor -");
        check(&["DR-044"], &given, &format!("drink {drinker} F"), "party F; floor P; phase loot");
    }
    let given = "phase loot; party F; floor P";
    for face in ["F", "C", "M", "T", "H", "S"] {
        check(&["DR-045"], given, &format!("drink F {face}"), &format!("party {face}"));
    }
    check(&["DR-045", "DR-012"], given, "drink F HH", "refused NoSuchPotions");
    check(&["DR-012"], given, "drink F -", "refused NothingChosen");
}

#[test]
fn the_drinker_may_come_back_himself() {
    let given = "phase loot; party FCMTHSF; graveyard 0; floor PP";
    check(&["DR-046"], given, "drink F H", "party FCMTHSH; graveyard 0");
    check(&["DR-047", "DR-046"], given, "drink F HH", "refused GraveyardTooSmall");
    let given = "phase loot; party CMTHSF; graveyard 0; temps f; floor P";
    check(&["DR-047"], given, "drink f H", "refused GraveyardTooSmall");
    let given = "hero spellsword; phase loot; party FCMTHSF; graveyard 0; floor P";
    check(&["DR-047"], given, "drink hero H", "refused GraveyardTooSmall");
}

#[test]
fn whatever_stands_for_a_die_drinks() {
    for token in ["sword", "talisman", "scepter", "tools", "scroll"] {
        let given = format!("phase loot; treasures {token}; floor PP");
        let do_ = format!("drink {token} HH");
        check(&["DR-048"], &given, &do_, "party HH; graveyard 5; treasures none");
    }
    for (token, name) in [
        ("ring", "Ring"),
        ("scales", "Scales"),
        ("elixir", "Elixir"),
        ("bait", "Bait"),
        ("portal", "Portal"),
    ] {
        let given = format!("phase loot; treasures {token}; floor P");
        let refused = format!("refused TreasureDoesNotDrink({name})");
        check(&["DR-048", "DR-080"], &given, &format!("drink {token} H"), &refused);
    }
    let given = "hero occultist; phase loot; temps f; floor PP";
    check(&["DR-048", "DR-092"], given, "drink f HH", "temps none; party HH; graveyard 5");
    let given = "hero crusader; phase loot; floor PP";
    check(&["DR-048"], given, "drink hero HH", "exhausted yes; party HH; graveyard 5");
}

#[test]
fn loot_comes_after_monsters_and_is_never_forced() {
    let given = "party TC; floor G$P";
    check(&["DR-039"], given, "open T 1", "refused MonstersFirst");
    check(&["DR-039"], given, "drink T H", "refused MonstersFirst");
    check(&["DR-039"], given, "fight C G; end; drink T H; open H 1", "n-treasures 1; party -");
    check(&["DR-039"], given, "fight C G; end; open T 1; drink C H", "refused NoSuchDie(Cleric)");
    let then = "phase regroup; floor -; reserve 7; n-treasures 0; party T";
    check(&["DR-049", "DR-050", "DR-136"], given, "fight C G; end; end", then);
    check(&["DR-049"], "phase regroup", "end", "refused NothingToEnd");
    check(&["DR-039"], "phase dragon; lair 3; party T", "open T 1", "refused NoLootNow");
}

#[test]
fn one_use_is_one_action() {
    let given = "phase loot; party T; floor $P; graveyard 6";
    check(&["DR-116"], given, "open T 1; drink T H", "refused NoSuchDie(Thief)");
}

#[test]
fn the_half_goblin_loots_among_monsters() {
    let given = "hero half-goblin; party TC; floor GP$";
    let then = "phase monster; party CH; floor G$";
    check(&["DR-117", "DR-009"], given, "drink T H", then);
    let do_ = "[draw sword]; open C 1; fight sword G";
    check(&["DR-009"], given, do_, "floor P; bag:sword 3; party T");
    // With all seven dice in the party, it is the drinker that comes back.
    let given = "hero half-goblin; party TCCFFMM; graveyard 0; floor GP";
    let then = "phase monster; party CCFFMMH; graveyard 0; floor G";
    check(&["DR-117", "DR-046"], given, "drink T H", then);
}

#[test]
fn what_is_left_goes_before_the_dragon_comes() {
    let given = "phase loot; party FCM; floor $P; lair 3";
    let mut table = Table::given(given);
    table.play("end");
    table.expect(&["DR-050", "DR-051"], "phase dragon; floor -; lair 3; reserve 4");
}
