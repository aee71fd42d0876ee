//! Battles: steps A-I to A-V, threats and traps (DN-400 to DN-420, DN-460 to DN-465).

use super::table::check;

/// Seat b, a paladin of level 1, in a corridor; seat a in Villainy.
const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9";
const VAULT: &str = "box vault; map 0,1 VM03; phase villainy; b: hero TH4; b: at VM03; b: peril 9";

#[test]
fn a_form_is_one_of_the_round_ones() {
    let knight = format!("{PREY}; hand TA47");
    let then = "awaited a; all pick melee, pick magic; battle yes";
    check(&["DN-405", "DN-410", "DN-400"], &knight, "TA47@b; end", then);
    // Both roll with the value of the form, the defender at the present level.
    let play = "TA47@b; end; dice 2 4; pick magic";
    check(&["DN-413", "DN-414"], &knight, play, "totals 4 4; b: health 6");
    let play = "TA47@b; end; dice 2 5; pick melee";
    check(&["DN-413", "DN-414"], &format!("{knight}; b: level 4"), play, "totals 6 9; b: health 6");
    // Heroes attack in melee and magic.
    let heroes = "map 0,1 TM02; at TM02; b: at TM02; ap 1; b: hero TH4; level 2; b: level 2";
    check(&["DN-406"], heroes, "attack.b.speed", "refused NoSuchForm");
    check(&["DN-406"], heroes, "dice 1 1; attack.b.magic", "totals 2 2");
    let knives = "box vault; map 0,1 VM03; at VM03; b: at VM03; ap 1; readied VA23; b: hero TH4";
    check(&["DN-406"], knives, "dice 1 1; attack.b.speed", "totals 3 3");
}

#[test]
fn a_blow_wounds_and_strikes() {
    let wraith = format!("{PREY}; hand TA43; b: glory 3");
    let then = "totals 9 1; b: health 5; b: glory 2";
    check(&["DN-407", "DN-415"], &wraith, "TA43@b; dice 6 1; end", then);
    // As counterattacker it strikes as well.
    let play = "TA43@b; dice 1 4 1 6; end; play challenge.1.magic.ap";
    let then = "totals 4 4 1 9; b: health 5; b: glory 2";
    check(&["DN-408"], &format!("{wraith}; b: saved"), play, then);
    // In a form without a line it deals the wound alone.
    let play = "TA43@b; dice 1 4 1 6; end; play challenge.1.melee.ap";
    let then = "totals 4 4 2 7; b: health 5; b: glory 3";
    check(&["DN-409"], &format!("{wraith}; b: saved"), play, then);
}

#[test]
fn monsters_come_with_all_their_health() {
    let given = format!("{VAULT}; hand VA42; b: saved");
    let play = "VA42@b; dice 1 6 6 1; end; play challenge.1.melee.ap";
    // The golem has lost two of its three, and lies in the lair.
    let then = "totals 4 7 7 4; awaited a; offers pick to.lair; lacks pick to.hand";
    check(&["DN-404", "DN-421"], &given, play, then);
    let lair = format!("{VAULT}; lair VA39; b: saved");
    let play = "lair.VA39@b; dice 1 6 6 1; end; play challenge.1.melee.ap";
    check(&["DN-423"], &lair, play, "totals 4 7 7 4; discards VA39; lair none; b: glory 2");
}

#[test]
fn the_defender_answers_first() {
    let given = format!("{VAULT}; hand VA39 VA34; b: hand VA01 VA03; b: glory 2");
    let declare = "VA39@b; end";
    check(&["DN-412"], &given, declare, "awaited b; offers play VA01; offers play VA03");
    check(&["DN-412"], &given, &format!("{declare}; pass"), "awaited a; offers play VA34@b");
    // After an act of the attacker the defender may answer again.
    let then = "awaited b; b: peril 4; offers play VA01";
    check(&["DN-412"], &given, &format!("{declare}; pass; play VA34@b"), then);
    let play = format!("{declare}; pass; play VA34@b; dice 2 1; pass; pass");
    check(&["DN-412"], &given, &play, "totals 6 2; b: health 5; b: glory 2");
    check(
        &["DN-327"],
        &format!("{VAULT}; b: hand VA01; b: glory 1"),
        "end; end; pass",
        "refused SomethingElse",
    );
}

#[test]
fn comparisons_are_made_in_an_order_of_the_attacker() {
    let given = format!("{PREY}; hand TA37 TA40; b: health 1");
    let play = "TA37@b; TA40@b; dice 6 1 1 6; end";
    // The zombie would kill, the bugbear would be killed.
    check(
        &["DN-416"],
        &given,
        play,
        "awaited a; offers pick blow.1; offers pick blow.2; b: alive yes",
    );
    let zombie = format!("{play}; pick blow.1");
    check(&["DN-416", "DN-417"], &given, &zombie, "b: alive no; won a");
    let three = format!("players 3; {given}; c: at TM02");
    // What is not compared any more does not happen: no death cry.
    check(&["DN-416"], &three, &zombie, "b: alive no; c: health 6; awaited a; offers pick to.hand");
}

#[test]
fn a_threat_needs_its_number() {
    let given = format!("{PREY}; hand TA50");
    check(
        &["DN-460", "DN-463"],
        &given,
        "TA50@b; dice 3; end",
        "totals 5; b: health 6; b: glory 1",
    );
    check(&["DN-460"], &given, "TA50@b; dice 2; end", "totals 4; b: health 5; b: glory 0");
    let then = "b: peril 7; discards TA50; lair none; hand none; battle no; awaited a";
    check(&["DN-463", "DN-461"], &given, "TA50@b; dice 3; end", then);
    check(
        &["DN-428"],
        &given,
        "TA50@b; dice 1; end",
        "b: health 5; b: peril 7; awaited a; phase villainy",
    );
}

#[test]
fn a_trap_strikes_everybody_there() {
    let given = "players 4; map 0,1 TM02; phase villainy; hand TA50; c: hero TH4; b: hero TH1; at TM02; \
                 c: at TM02; c: peril 2; d: at TM02; hero TH6; d: hero TH2";
    // c is the target; then d, then a; b is elsewhere.
    let then = "totals 3 8 8; c: health 5; d: health 6; d: glory 1; glory 1; b: health 6; health 6";
    check(&["DN-462", "DN-759"], given, "TA50@c; dice 1 6 5; end", then);
}

#[test]
fn exits_are_no_trap_cards() {
    let map = "map 0,1 TM14; map 1,1 TM15; at TM15; ap 1";
    let then = "totals 4; health 5";
    check(&["DN-464"], &format!("{map}; readied TA11"), "dice 2; go.W", then);
    check(&["DN-464"], &format!("{map}; readied TA10"), "dice 1; go.W", "totals 5; health 6");
    let trap = format!("{PREY}; hand TA50; b: readied TA11 TA10");
    check(&["DN-464"], &trap, "TA50@b; dice 1; end", "totals 5; b: glory 1");
}

#[test]
fn danger_adds_to_traps_alone() {
    let given = "map 0,1 TM10; phase villainy; hand TA48 TA42; b: hero TH4; b: level 2; b: at TM10; b: peril 5";
    check(&["DN-271", "DN-744"], given, "TA48@b; dice 2; end", "totals 5; b: health 5");
    check(&["DN-271"], given, "TA48@b; dice 3; end", "totals 6; b: health 6");
    check(&["DN-744"], given, "TA42@b; dice 3 1 2; end", "totals 4 4 4; b: health 6");
}

#[test]
fn odds_of_a_battle_are_counted_before_the_dice_fall() {
    // Whoever may answer is asked: the dice are still to be thrown.
    let given = format!("{PREY}; b: hand TA04; b: glory 1; b: health 1");
    let zombie = format!("{given}; hand TA37");
    let ids = ["DN-413", "DN-414", "DN-415", "DN-417"];
    check(&ids, &zombie, "TA37@b; end", "awaited b; b: dies 7/12; defeated 1 5/18");
    let whole = format!("{zombie}; b: health 2");
    check(&ids, &whole, "TA37@b; end", "awaited b; b: dies 0/1; defeated 1 5/18");
}

#[test]
fn odds_of_a_battle_follow_the_order_of_its_comparisons() {
    let given = format!("{PREY}; hand TA37 TA40; b: hand TA04; b: glory 1; b: health 1");
    // The attacker lets the blows that land come first. A hero who has survived both may still die of the
    // bugbear's death cry.
    let then = "awaited b; b: dies 407/432; defeated 1 25/216; defeated 2 25/216";
    check(&["DN-416", "DN-719"], &given, "TA37@b; TA40@b; end", then);
}
