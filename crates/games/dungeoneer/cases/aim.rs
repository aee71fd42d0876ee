//! Aim, end and ties (DN-001 to DN-009).

use super::table::check;

/// Seat a in the chapel with the quest to sell its soul.
const CHAPEL: &str = "map 0,1 TM16; at TM16; moved; quests TQ05";

#[test]
fn the_third_quest_wins() {
    let third = format!("{CHAPEL}; done TQ02 TQ03");
    check(&["DN-001"], &third, "attempt.TQ05", "won a; over yes");
    let second = format!("{CHAPEL}; done TQ02");
    check(&["DN-001"], &second, "attempt.TQ05", "won nobody yet; done TQ02 TQ05");
    // The level does not matter, nor do glory and peril.
    let low = format!("{CHAPEL}; done TQ02 TQ03; level 1");
    check(&["DN-003"], &low, "attempt.TQ05", "level 2; won a");
    check(&["DN-003"], "level 4; done TQ02 TQ03", "end; no", "won nobody yet");
    check(&["DN-004"], "glory 99; peril 99", "end; no", "won nobody yet");
}

/// Seat a lets the ceiling fall on b, who has one health left.
const CEILING: &str =
    "map 0,1 TM02; phase villainy; hand TA53; b: at TM02; b: peril 4; b: health 1";

#[test]
fn the_last_hero_wins() {
    check(&["DN-002", "DN-417"], CEILING, "TA53@b; dice 1; end", "b: alive no; won a");
    let three = format!("players 3; {CEILING}");
    check(&["DN-002"], &three, "TA53@b; dice 1; end", "b: alive no; won nobody yet; active a");
    let by_itself = "map 0,1 TM14; map 1,1 TM15; at TM15; health 1";
    check(&["DN-002"], by_itself, "dice 1; go.W", "alive no; won b");
}

#[test]
fn a_destroyed_hero_leaves_the_game_with_its_cards() {
    let given = format!(
        "players 3; {CEILING}; b: hand TA01; b: readied TA18 TA34>c; b: lair TA37; b: quests TQ02; \
         b: carried TQ11; readied TA28 TA05>b"
    );
    let then = "b: hand none; b: readied none; b: lair none; b: quests none; gone TQ02; tokens TQ11@TM02; \
                readied TA28";
    check(&["DN-005", "DN-730"], &given, "TA53@b; dice 1; end", then);
    // The others go on without it.
    let next = "TA53@b; dice 1; end; end; end; no";
    check(&["DN-005"], &given, next, "active c; awaited c");
    check(&["DN-005"], &given, &format!("{next}; b: end"), "refused NotNow");
    let on_map = "players 3; box vault; map 0,1 VM03; phase villainy; hand VA51; b: at VM03; \
                          b: peril 3; b: health 1; b: attached VA33 VM03";
    check(&["DN-005"], on_map, "VA51@b; dice 1; end", "b: alive no; attached none");
}

#[test]
fn the_turn_of_a_destroyed_hero_ends_at_once() {
    let exit = "players 3; map 0,1 TM14; map 1,1 TM15; at TM15; health 1; deck TA01";
    check(&["DN-006"], exit, "dice 1; go.W", "alive no; active b; phase villainy; deck 1");
    let given = "players 3; map 0,1 TM02; phase villainy; hand TA42 TA37; health 1; at TM02; b: at TM02; \
                 b: peril 4; c: peril 1; hero TH1";
    let play = "TA42@b; TA37@c; end; dice 6 1; pick b";
    let then = "alive no; b: health 6; c: health 6; active b; battle no; totals 6 1; awaited b";
    check(&["DN-006"], given, play, then);
}

#[test]
fn whoever_dies_together_is_compared() {
    let given = "map 0,1 TM02; phase villainy; hand TA40; health 1; at TM02; b: at TM02; b: peril 3; \
                 b: health 1";
    let play = "TA40@b; dice 1 6; end";
    let ids = ["DN-007"];
    check(&ids, given, play, "won nobody; alive no; b: alive no");
    check(&ids, &format!("{given}; b: done TQ02; glory 9"), play, "won b");
    check(&ids, &format!("{given}; glory 2; b: hand TA27"), play, "won a");
    check(&ids, &format!("{given}; b: hand TA27"), play, "won b");
}

#[test]
fn alone_the_hero_must_come_home() {
    let given = format!("players 1; {CHAPEL}; done TQ02 TQ03; visited TM01");
    check(&["DN-009", "DN-656"], &given, "attempt.TQ05", "won nobody yet; done TQ02 TQ03 TQ05");
    let home = "players 1; map 0,1 TM16; at TM16; visited TM01; done TQ02 TQ03 TQ05";
    check(&["DN-009", "DN-656"], home, "go.S", "won a");
    let lost = "players 1; map 0,1 TM14; map 1,1 TM15; at TM15; health 1; done TQ02 TQ03 TQ05";
    check(&["DN-009", "DN-657"], lost, "dice 1; go.W", "won lost");
}
