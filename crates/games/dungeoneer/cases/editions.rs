//! Rules that were mended: each as it is now, and as matches of older editions are played.

use super::table::check;

/// Two heroes with whom the second is about to be destroyed by a trap, and comes back.
const DYING: &str = "players 2; with resurrection; map 0,1 TM02; phase villainy; hand TA53; b: at TM02; \
                     b: peril 9; b: health 1; b: lair TA37; unused TH2 TH3; deck TA02 TA03 TA04 TA05 TA06";

/// How the trap strikes.
const DIES: &str = "TA53@b; dice 1; end; pick TH3";

#[test]
fn a_lair_is_lost_with_the_inventory() {
    check(&["DN-604"], DYING, DIES, "b: hero TH3; b: lair none; discards TA37 TA53");
    let before = format!("edition 1; {DYING}");
    check(&["DN-604"], &before, DIES, "b: hero TH3; b: lair TA37; discards TA53");
}

#[test]
fn a_quest_whose_escort_was_under_way_stays() {
    let given = format!("{DYING}; b: carried TQ11");
    let then = "b: quests TQ11; b: carried none; tokens TQ11@TM02";
    check(&["DN-604"], &given, DIES, then);
    let before = format!("edition 1; {given}");
    check(&["DN-604"], &before, DIES, "b: quests none; b: carried none; tokens TQ11@TM02");
}

#[test]
fn an_escort_that_stayed_goes_on_from_its_token() {
    // It is not begun anew where it began, and whoever takes it up has the quest.
    let given =
        "with resurrection; map 0,1 TM02; map 0,2 TM21; at TM02; quests TQ11; token TQ11 TM02";
    check(&["DN-527"], given, "take.TQ11", "quests TQ11; carried TQ11; tokens none");
    let other = given.replace("; quests", "; b: quests");
    let then = "quests TQ11; carried TQ11; tokens none; b: quests none";
    check(&["DN-527"], &other, "take.TQ11", then);
    let at_start = given.replace("at TM02", "at TM21");
    check(&["DN-604"], &at_start, "escort.TQ11", "refused NotHere; carried none");
}

#[test]
fn a_free_challenge_comes_before_anything_else() {
    let given = "map 0,1 TM02; at TM02; b: at TM02; b: glory 6; b: hand TA12; ap 1";
    let fury = "dice 6 1; attack.b.melee; play TA12";
    let then = "b: glory 4; awaited b; offers play challenge.a.melee.free; lacks play use.hero.1";
    check(&["DN-571"], given, fury, then);
    let both = format!("{fury}; play use.hero.1");
    check(&["DN-571"], given, &both, "refused FreeChallengeFirst; b: glory 4");
    let payback = "dice 6 1; attack.b.melee; play use.hero.1";
    let then = "b: glory 4; offers play challenge.a.melee.free; lacks play TA12";
    check(&["DN-571"], given, payback, then);
    // Given up, it is gone, and so is what was paid.
    check(&["DN-571"], given, &format!("{fury}; pass"), "b: glory 4; battle no; awaited a");
    let before = format!("edition 1; {given}");
    check(&["DN-571"], &before, fury, "awaited b; offers play use.hero.1");
    check(&["DN-571"], &before, &both, "b: glory 2; offers play challenge.a.melee.free");
}
