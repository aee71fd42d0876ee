//! Cards whose words no other case plays.

use super::table::check;

const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9";
const VAULT: &str = "box vault; map 0,1 VM03; phase villainy; b: hero TH4; b: at VM03; b: peril 9";

#[test]
fn winning_blows_deal_more() {
    let golem = format!("{VAULT}; hand VA42");
    let riposte = format!("{golem}; b: hand VA09; b: glory 2");
    let play = "VA42@b; end; dice 1 6; play VA09";
    check(&["DN-408", "DN-426"], &riposte, play, "totals 4 7; awaited a; lacks pick to.hand");
    let then = "b: glory 2; discards VA09; lair VA42";
    check(&["DN-426"], &riposte, &format!("{play}; pick to.lair"), then);
    let shield = format!("{golem}; b: readied VA21");
    check(&["DN-426"], &shield, "VA42@b; dice 1 6; end; pick to.lair", "b: glory 2");
    let strike = format!("{PREY}; hand TA47; b: readied TA02; b: glory 1; b: level 2");
    let play = "TA47@b; end; dice 1 6; pick melee; yes";
    check(&["DN-409", "DN-427"], &strike, play, "totals 5 8; discards TA47; b: glory 2");
    let declined = "TA47@b; end; dice 1 6; pick melee; no; pick to.lair";
    check(&["DN-409"], &strike, declined, "lair TA47; b: glory 2");
}

#[test]
fn bombs_and_oil_wound() {
    let bomb = format!("{VAULT}; hand VA38 VA39; b: hand VA26; b: glory 2");
    let play = "VA38@b; VA39@b; end; play VA26; pick blow.1; dice 1 3; pick blow.2";
    check(
        &["DN-428", "DN-421"],
        &bomb,
        play,
        "totals 4 4; awaited a; all pick to.lair, pick to.discard",
    );
    let oil = format!("{PREY}; hand TA47; b: readied TA18 TA26+TA18; b: glory 1");
    let play = "TA47@b; end; dice 1 6; pick melee; yes";
    check(
        &["DN-409", "DN-737"],
        &oil,
        play,
        "totals 5 9; b: readied TA18; b: glory 3; discards TA26 TA47",
    );
}

#[test]
fn boots_spare_the_exit() {
    let given = "box vault; map 0,1 VM08; at VM08; readied VA24; glory 2; ap 2; visited VM01";
    check(&["DN-261"], given, "go.S.VA24", "at VM01; totals none; glory 1; ap 1");
    check(&["DN-103"], given, "go.S.VA24; dice 6; go.N; go.S.VA24", "refused OnceATurn");
}

#[test]
fn what_lasts_to_the_end_of_the_next_turn() {
    let gas = "box vault; map 0,1 VM08; phase villainy; b: hero TH4; b: at VM08; b: peril 2; hand VA53; ap 0";
    let play = "VA53@b; dice 1; end; end; end; end; dice 3; b: go.S";
    // It fails by the one that is lost: the first point, and the second for the way.
    check(&["DN-037", "DN-262"], gas, play, "totals 1 3; b: at VM01; b: ap 0");
    let overcome = "VA53@b; dice 5; end; end; end; end; dice 3; b: go.S";
    check(&["DN-037", "DN-261"], gas, overcome, "totals 5 4; b: at VM01; b: ap 1");
}
