//! Re-rolls (DR-004, DR-006, DR-031 to DR-033, DR-110 to DR-113).

use super::table::{Table, check};

#[test]
fn a_scroll_is_spent_before_it_is_read() {
    let given = "party SFC; floor GK$P; lair 1";
    let do_ = "[dungeon OO]; [party HT]; reroll S GK FC";
    check(&["DR-031", "DR-002"], given, do_, "floor OO$P; party HT; graveyard 5");
    let do_ = "[dungeon OK]; reroll S $P -";
    check(&["DR-031", "DR-032"], given, do_, "floor GKOK; party FC");
    check(&["DR-110"], "party SS; floor G", "reroll S - SS", "refused NoSuchPartyDice");
    check(&["DR-110"], "party SS; floor G", "[party H]; reroll S - S", "party H; graveyard 6");
    check(&["DR-012"], "party S; floor G", "reroll S - -", "refused NothingChosen");
    check(&["DR-031"], "party F; floor G", "reroll F G -", "refused NotAScroll");
}

#[test]
fn a_dragon_goes_to_the_lair_at_once() {
    let given = "party S; floor GKO; lair 1";
    check(&["DR-004"], given, "[dungeon DDG]; reroll S GKO -", "floor G; lair 3; phase monster");
}

#[test]
fn some_dice_are_out_of_reach() {
    let given = "party SF; floor G; lair 2; temps f; treasures sword; graveyard 5";
    check(&["DR-006", "DR-032"], given, "reroll S GG -", "refused NoSuchDungeonDice");
    check(&["DR-032"], given, "reroll S - FF", "refused NoSuchPartyDice");
    check(&["DR-032"], given, "reroll S - C", "refused NoSuchPartyDice");
}

#[test]
fn several_scrolls_are_several_re_rolls() {
    let given = "party SSF; floor GG";
    let do_ = "[dungeon GK]; reroll S GG -; [dungeon $]; reroll S K -";
    check(&["DR-111"], given, do_, "floor G$; party F; graveyard 6");
    check(&["DR-112"], given, "[party HC]; reroll S - SF", "floor GG; party HC");
    let do_ = "[party SC]; reroll S - SF; [party H]; reroll S - C; fight H GG";
    check(&["DR-113", "DR-111"], given, do_, "floor -; party -");
}

#[test]
fn scrolls_are_read_among_monsters_unless_agreed_otherwise() {
    let given = "phase loot; party S; floor $$; treasures scroll";
    check(&["DR-033"], given, "reroll S $ -", "refused NoRerollNow");
    let given = "phase dragon; party SF; lair 3; treasures scroll";
    check(&["DR-033"], given, "reroll scroll - F", "refused NoRerollNow");

    let given = "setup scrolls=any; phase loot; party SF; floor $$";
    check(&["DR-033"], given, "[dungeon GP]; reroll S $$ -", "phase monster; floor GP");
    let given = "setup scrolls=any; phase loot; party SF; floor $";
    check(&["DR-033"], given, "[dungeon D]; reroll S $ -", "phase regroup; lair 1");
    let given = "setup scrolls=any; phase dragon; party SFH; lair 3; treasures talisman";
    let do_ = "[party M]; reroll S - F; dragon M H talisman";
    check(&["DR-033"], given, do_, "lair 0; phase regroup");
}

#[test]
fn a_scroll_of_treasure_is_a_scroll() {
    let given = "party F; floor G; treasures scroll";
    let then = "floor $; party F; treasures none; bag:scroll 3; graveyard 6";
    check(&["DR-011", "DR-073"], given, "[dungeon $]; reroll scroll G -", then);
}

#[test]
fn temps_cannot_be_rolled_again() {
    let given = "party S; floor G; temps f";
    let table = Table::given(given);
    assert!(!table.legal().iter().any(|it| it.contains("- F")), "{:?}", ["DR-032", "DR-092"]);
}
