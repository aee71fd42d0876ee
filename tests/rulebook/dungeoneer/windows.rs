//! Special actions, timing, windows (DN-550 to DN-576, DN-340 to DN-342).

use super::table::check;

const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9";

#[test]
fn special_actions_are_possible_in_any_turn() {
    let given = "ap 2; b: prone; b: saved; b: hand TA17; b: glory 2; b: health 3";
    check(&["DN-550"], given, "", "interrupters b; b: all do TA17, do stand; awaited a");
    check(&["DN-550"], given, "b: stand; b: TA17", "b: prone no; b: ap 0; b: health 5; awaited a");
    // An ability of the own turn is for it alone.
    let healing = "b: hero TH4; b: glory 3; b: saved; b: health 3; ap 0";
    check(&["DN-551"], healing, "b: use.hero.1", "refused NotNow");
    check(&["DN-551"], healing, "end; b: use.hero.1", "b: health 4; b: ap 1");
}

#[test]
fn each_window_has_its_moment() {
    // W1: at the end of Heroics.
    let end = "ap 0; b: hand TA17; b: glory 2; b: health 3";
    check(&["DN-570"], end, "end", "awaited b; all play TA17, pass, pass turn");
    check(&["DN-570"], end, "end; play TA17", "b: health 5; active b");
    // None when a completed quest has ended it.
    let quest =
        "map 0,1 TM16; at TM16; moved; quests TQ05; ap 0; b: hand TA17; b: glory 2; b: health 3";
    check(&["DN-133"], quest, "attempt.TQ05", "active b; b: hand TA17");
    // W3: before a roll, the roller first.
    let roll = format!("{PREY}; hand TA50 TA35; b: hero VH4; b: glory 2");
    check(
        &["DN-342", "DN-713"],
        &roll,
        "TA50@b; end",
        "awaited b; offers play use.hero.1; totals none",
    );
    check(&["DN-342"], &roll, "TA50@b; end; pass", "awaited a; offers play TA35@b");
    let both = "TA50@b; end; dice 5+1; pass; play TA35@b; pass";
    check(&["DN-342"], &roll, both, "totals 5; b: glory 3");
    let better = "TA50@b; end; dice 1+6; play use.hero.1; pass";
    check(&["DN-342"], &roll, better, "totals 8; b: glory 1; hand TA35");
}

#[test]
fn advantage_and_disadvantage_cancel_out() {
    let given = "box vault; map 0,1 VM03; phase villainy; b: at VM03; b: peril 9; hand VA50 VA37; \
                 b: hero VH4; b: glory 2";
    let play = "VA50@b; end; dice 2+6; play use.hero.1; play VA37@b";
    check(&["DN-342"], given, play, "totals 4; b: health 5; b: peril 5");
    let lower = "VA50@b; end; dice 6+2; pass; play VA37@b; pass";
    check(&["DN-342"], given, lower, "totals 4; b: health 5");
}

#[test]
fn a_bane_can_be_countered() {
    let given = "box vault; phase villainy; hand VA30; b: hand VA12; b: glory 2; b: peril 2";
    check(&["DN-571"], given, "VA30@b", "awaited b; offers play VA12; b: peril 0");
    let then = "b: glory 0; b: peril 0; discards VA12 VA30; b: hand none; awaited a";
    check(&["DN-571"], given, "VA30@b; play VA12", then);
    check(&["DN-571"], given, "VA30@b; play VA12; end; end; no", "b: ap 2");
    check(&["DN-571"], given, "VA30@b; pass; end; end; no", "b: ap 1; b: glory 2");
}

#[test]
fn dodge_comes_before_the_roll() {
    let given = format!("{PREY}; hand TA37; b: hand TA04; b: glory 1");
    let then = "totals 8 2; b: health 6; b: glory 0; awaited a; offers pick to.hand";
    check(&["DN-715"], &given, "TA37@b; end; dice 6 1; play TA04", then);
    // At the roll, too; and the defender may still win.
    let late = "TA37@b; end; pass; dice 1 6; play TA04";
    check(&["DN-715", "DN-716"], &given, late, "totals 3 7; discards TA04 TA37; b: glory 1");
    let passed = "TA37@b; end; dice 6 1; pass; pass";
    check(&["DN-715"], &given, passed, "totals 8 2; b: health 5; b: hand TA04");
    let magic = format!("{PREY}; hand TA43; b: hand TA04; b: glory 1");
    check(&["DN-715"], &magic, "TA43@b; dice 1 4; end", "totals 4 4; b: hand TA04");
}

#[test]
fn the_form_of_an_attack_is_changed() {
    let given = format!("{PREY}; hand TA37; b: hero TH2; b: glory 2");
    let play = "TA37@b; end; dice 2 1; play use.hero.1";
    check(&["DN-717"], &given, play, "totals 2 2; b: health 6; b: glory 0");
    let quest = "map 0,1 TM17; at TM17; moved; quests TQ09; ap 1; hero TH2; glory 2";
    check(&["DN-717"], quest, "attempt.TQ09; dice 2 2; play use.hero.1", "totals 3 3; health 6");
}
