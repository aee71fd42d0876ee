//! Special actions, timing, windows (DN-550 to DN-576, DN-340 to DN-342).

use dungeoneer::Dungeoneer;
use kernel::Game;

use super::table::{Table, check};

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

#[test]
fn whoever_can_only_pass_is_not_asked() {
    // The repelling card is too dear, and nobody is kept waiting for it.
    let given = format!("{PREY}; hand TA37; b: hand TA01; b: glory 1");
    let play = "TA37@b; dice 3 4; end";
    check(&["DN-572"], &given, play, "totals 5 5; awaited a; offers pick to.hand");
    // With the setting whoever might answer for all that is seen is asked: a glory buys a dodge.
    let always = format!("with asked; {given}");
    check(&["DN-572"], &always, "TA37@b; end", "awaited b; all pass, pass turn, pass battle");
    check(&["DN-572"], &always, &format!("{play}; pass battle"), "totals 5 5; awaited a");
    // Without glory or without cards nobody might.
    let poor = always.replace("b: glory 1", "b: glory 0");
    check(&["DN-572"], &poor, play, "totals 5 5; awaited a; offers pick to.hand");
    let bare = always.replace("b: hand TA01; ", "");
    check(&["DN-572"], &bare, play, "totals 5 5; awaited a; offers pick to.hand");
}

#[test]
fn whoever_passes_until_the_own_turn_is_asked_about_the_own_hero() {
    let given = "players 3; map 0,1 TM02; phase villainy; hand TA37 TA38; b: hero TH4; b: at TM02; b: peril 1; \
                 c: hero TH4; c: at TM02; c: peril 1; c: hand TA05; c: glory 2";
    // At a roll in the battle of another c could darken the place.
    let play = "TA37@b; TA38@c; end; pick b";
    let then = "awaited c; all play TA05, pass, pass turn, pass battle; totals none";
    check(&["DN-572"], given, play, then);
    // Whoever passes once is asked at each roll; whoever passes until the own turn where it is attacked.
    let play = format!("dice 3 4; {play}");
    let then = "awaited c; totals 5 5; offers play TA05";
    check(&["DN-572"], given, &format!("{play}; pass; pick to.lair; pass"), then);
    let turn = format!("{play}; pass turn; pick to.lair");
    check(&["DN-572"], given, &turn, then);
    let then = "awaited a; totals 5 5 5 5; c: hand TA05";
    check(&["DN-572"], given, &format!("dice 3 4; {turn}; pass"), then);
    // Whoever passes for the battle is asked in the next one.
    let battle = format!("{play}; pass battle; pick to.lair");
    check(&["DN-572"], given, &battle, "awaited c; totals 5 5; offers play TA05");
}

#[test]
fn what_lies_open_needs_no_cover() {
    let ids = &["DN-573"];
    let lies_open = |given: &str, play: &str| {
        let mut table = Table::given(given);
        table.play(play);
        table.expect(ids, "refused no");
        Dungeoneer::is_open_choice(&table.state, table.awaited())
    };
    // Where the one location goes, whether a point is saved, where a monster goes, who gets the peril.
    assert!(lies_open("map 0,1 TM02; phase villainy; locations TM02", "end"), "{ids:?}");
    assert!(lies_open("ap 1; moved", "end"), "{ids:?}");
    let battle = format!("{PREY}; hand TA37; b: saved");
    assert!(lies_open(&battle, "TA37@b; dice 3 4; end; pass"), "{ids:?}");
    // A challenge and a prevention, as long as no card is in the hand.
    assert!(lies_open(&battle, "TA37@b; dice 3 4; end"), "{ids:?}");
    let ring = format!("{PREY}; hand TA37; b: readied TA14*1");
    assert!(lies_open(&ring, "TA37@b; dice 6 1; end"), "{ids:?}");
    // With cards the same questions need a cover, and so does what is discarded.
    assert!(!lies_open(&format!("{battle}; b: hand TA01"), "TA37@b; dice 3 4; end"), "{ids:?}");
    assert!(!lies_open(&format!("{ring}; b: hand TA01"), "TA37@b; dice 6 1; end"), "{ids:?}");
    assert!(!lies_open("hand TA01 TA02; moved; ap 0", "end"), "{ids:?}");
    // So does a free moment: what is played there comes from the hand.
    assert!(!lies_open("hand TA01; ap 1", ""), "{ids:?}");
}

#[test]
fn whoever_is_called_is_told_why() {
    // The zombie is challenged, and its owner may answer.
    let given = format!("{PREY}; hand TA37 TA30; b: saved");
    let called = "awaited b; summons Roderik is attacked.; summons.ru() Родерик атакован.";
    let play = "TA37@b; end; dice 3 4; pass";
    check(&["DN-573"], &given, play, called);
    let answer = format!("{play}; play challenge.1.melee.ap");
    let called = "awaited a; summons The Zombie is attacked.; summons.ru() Зомби атакован.";
    check(&["DN-573", "DN-420"], &given, &answer, called);
    // So is a third hero who stands there.
    let third = format!(
        "players 3; {PREY}; hand TA37; b: saved; c: at TM02; c: hero TH2; c: hand TA17; \
                         c: glory 2; c: health 3"
    );
    let play = "TA37@b; dice 3 4; end; play challenge.c.melee.ap";
    let called = "awaited c; summons Lorel is attacked.; summons.ru() Лорель атакована.";
    check(&["DN-573", "DN-419"], &third, play, called);
    // Alone nobody plays what comes.
    let alone = "players 1; box vault; map 0,1 VM03; ap 1; visited VM01; hand VA12; glory 1; perildeck VA30";
    let called = "awaited a; summons Peril brings Slow.; summons.ru() Риск приносит Замедление.";
    check(&["DN-646"], alone, "dice 1 6; go.N", called);
}
