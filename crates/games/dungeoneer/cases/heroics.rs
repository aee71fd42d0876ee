//! Heroics, and the last phase (DN-130 to DN-157).

use super::table::check;

#[test]
fn heroics_are_free() {
    let given = "map 0,1 TM16; at TM16; hand TA06 TA14; glory 10; ap 2; health 4; visited TM01";
    let play = "TA06; use.TM16.1; go.S; TA14";
    let then = "readied TA06 TA14; health 5; at TM01; ap 1; glory 0";
    check(&["DN-130", "DN-132"], given, play, then);
    check(&["DN-134"], "ap 1", "end; no", "active b");
    check(&["DN-134"], given, "end", "phase discard; awaited a; offers pick hand.TA06");
}

#[test]
fn exploring_places_one_more() {
    let given = "map 0,1 TM02; locations TM04 TM02; ap 1";
    check(&["DN-131"], given, "explore", "ap 0; locations 1; lacks at 0,2; offers at 1,0");
    check(&["DN-131"], given, "explore; at 1,0", "map 1,0 TM04; phase heroics; awaited a");
    check(&["DN-131"], "locations TM04; ap 0", "explore", "refused NoAp");
    check(&["DN-131"], "ap 1", "explore", "refused NoLocations");
}

#[test]
fn one_card_is_discarded() {
    let given = "hand TA01 TA02; readied TA06 TA18; lair TA37; ap 0; deck TA41 TA41 TA41 TA41";
    let then = "all pick hand.TA01, pick hand.TA02, pick readied.TA18.a, pick in.TA37";
    check(&["DN-150", "DN-151", "DN-324"], given, "end", then);
    check(
        &["DN-150"],
        given,
        "end; pick hand.TA02",
        "cards 5; active b; discards TA02; readied TA06 TA18",
    );
    let then = "cards 5; readied TA06; active b; discards TA18; lair TA37";
    check(&["DN-150"], given, "end; pick readied.TA18.a", then);
    check(&["DN-150"], given, "end; pick in.TA37", "lair none; cards 5; active b; discards TA37");
    let empty = "readied TA06 TA18; lair TA37; ap 0";
    check(&["DN-150", "DN-726"], empty, "end", "active b; readied TA06 TA18; lair TA37");
    // A single card goes by itself.
    let deck = "TA02 TA03 TA04 TA05 TA06";
    let single = format!("hand TA01; ap 0; deck {deck}");
    let ids = ["DN-753", "DN-752", "DN-576"];
    check(&ids, &single, "end", &format!("hand {deck}; discards TA01; active b"));
}

#[test]
fn a_hero_that_stays_gains() {
    let given = "map 0,1 TM13; at TM13; ap 2; visited TM01";
    check(&["DN-152"], given, "end", "glory 2; peril 2; totals none; health 6");
    let back = "map 0,1 TM02; at TM02; ap 2; visited TM01";
    check(&["DN-153", "DN-152"], back, "go.S; go.N; end", "glory 0; peril 0; at TM02");
    let blocked = "map 0,1 TM03; at TM03; ap 1";
    check(&["DN-703", "DN-702"], blocked, "dice 1; go.S; end", "glory 1; peril 2; active b");
}

#[test]
fn one_action_point_is_kept() {
    check(&["DN-154"], "ap 2", "end", "awaited a; offers yes; offers no");
    check(&["DN-154"], "ap 0", "end", "active b");
    let spent = "map 0,1 TM02; at TM02; b: at TM02; ap 2";
    let play = "end; pass; yes; dice 3 3; a: attack.b.melee";
    check(&["DN-154", "DN-550", "DN-402"], spent, play, "ap 0; totals 4 4; active b");
    let two = "end; pass; yes; dice 3 3; a: attack.b.melee; pass; b: end";
    check(&["DN-154"], spent, two, "ap 0; phase heroics");
}

#[test]
fn hands_are_filled_up() {
    let deck = "deck TA01 TA02 TA03 TA04 TA05 TA06";
    let given = format!("{deck}; hand TA10 TA11 TA12; ap 0");
    let then = "hand TA01 TA02 TA03 TA11 TA12; deck 3";
    check(&["DN-155"], &given, "end; pick hand.TA10", then);
    let many = format!("{deck}; hand TA10 TA11 TA12 TA13 TA14 TA15 TA16; ap 0");
    check(&["DN-155"], &many, "end; pick hand.TA10", "cards 6; deck 6");
    let order = format!("map 0,1 TM02; at TM02; {deck}; hand TA10 TA11; ap 1");
    check(&["DN-157"], &order, "end", "glory 0; cards 2");
    let then = "glory 1; cards 1; awaited a; offers yes; discards TA10";
    check(&["DN-157"], &order, "end; pick hand.TA10", then);
    check(&["DN-157"], &order, "end; pick hand.TA10; yes", "cards 5; ap 1");
}

#[test]
fn the_discards_become_the_deck() {
    let given = "ap 0; deck TA01; discards TA02 TA03 TA04 TA05 TA06";
    check(&["DN-156"], given, "end", "hand TA01 TA02 TA03 TA04 TA05; deck 1; discards none");
    check(&["DN-156"], "ap 0; deck TA01", "end", "hand TA01; deck 0; active b");
}
