//! Moves, exits, hazards, resources, inventories, falling (DN-250 to DN-356).

use super::table::check;

#[test]
fn moving_costs_and_gains() {
    let given = "map 0,1 TM02; map 0,2 TM10; ap 2; visited TM01";
    check(&["DN-250", "DN-252"], given, "go.N; go.N", "at TM10; glory 3; peril 5; ap 0");
    check(&["DN-250"], given, "go.N; go.N; go.N", "refused NothingThere");
    check(&["DN-250"], &format!("{given}; ap 0"), "go.N", "refused NoAp");
    check(&["DN-264"], "map 0,1 TM02; map 1,1 TM10; at TM02", "go.E", "refused Wall");
    check(&["DN-250"], "map 0,1 TM02", "go.E", "refused NothingThere");
}

#[test]
fn effects_act_each_time_a_hero_enters() {
    let given = "map 1,0 TM17; ap 3; visited TM17 TM01";
    let then = "totals 3 5; health 5; glory 0; peril 0";
    check(&["DN-254", "DN-272"], given, "dice 1; go.E; go.W; dice 3; go.E", then);
    let bridge = "map 1,0 TM13; at TM13; ap 2; visited TM01";
    check(&["DN-710"], bridge, "go.W; dice 1; go.E", "totals 2; health 5; glory 0; peril 0");
}

#[test]
fn a_blocked_exit_is_overcome_or_costs_one_more() {
    let given = "map 0,1 TM03; at TM03; ap 2";
    check(&["DN-261", "DN-262"], given, "dice 3; go.S", "totals 4; at TM01; ap 1");
    check(&["DN-262"], given, "dice 2; go.S", "totals 3; at TM01; ap 0; shut TM03 S");
    let one = "map 0,1 TM03; at TM03; ap 1";
    check(&["DN-702"], one, "dice 3; go.S", "at TM01; ap 0");
    check(&["DN-260"], "map 0,1 TM02; ap 1", "go.N", "totals none; ap 0");
}

#[test]
fn an_exit_held_open_serves_all_until_its_opener_leaves() {
    let held = "map 0,1 TM03; b: at TM03; at TM03; b: held TM03 S; ap 1";
    check(&["DN-262"], held, "go.S", "totals none; at TM01; held TM03 S");
    let own = "map 0,1 TM03; map 0,2 TM02; at TM03; held TM03 S; ap 1; b: at TM02";
    check(&["DN-705", "DN-704"], own, "go.N", "at TM02; shut TM03 S");
    let far = "map 0,1 TM03; b: at TM03; b: held TM03 S; ap 1";
    check(&["DN-704"], far, "go.N", "totals none; at TM03");
}

#[test]
fn a_trap_exit_wounds_and_lets_go() {
    let given = "map 0,1 TM14; map 1,1 TM15; at TM15; ap 1";
    check(&["DN-263"], given, "dice 3; go.W", "totals 5; health 6; at TM14; ap 0");
    check(&["DN-263"], given, "dice 2; go.W", "totals 4; health 5; at TM14; ap 0");
    let dying = format!("players 3; {given}; health 1");
    check(&["DN-263"], &dying, "dice 2; go.W", "alive no; active b");
    // Of two that face each other only the one that is left is tested.
    let facing =
        "map 1,0 TM22; map 2,0 TM17; map 2,-1 TM17; map 0,1 TM20; map -1,1 TM15; at TM20; ap 1";
    check(&["DN-706"], facing, "dice 3; go.W", "totals 5; at TM15; ap 0");
}

#[test]
fn nothing_falls_below_zero() {
    let given = "map 0,1 TM02; phase villainy; hand TA36; b: at TM02; b: peril 3; b: glory 1";
    check(&["DN-302", "DN-301"], given, "TA36:3@b", "b: glory 0; b: peril 0");
    check(&["DN-301"], &format!("{given}; b: peril 2"), "TA36:3@b", "refused TooDear");
    check(&["DN-301"], given, "TA36:1@b", "b: glory 0; b: peril 2");
    let prayer = "hand TA08; glory 5; health 1";
    check(&["DN-301"], prayer, "TA08:4", "health 3; glory 1");
    check(&["DN-301"], prayer, "TA08:6", "refused TooDear");
    check(&["DN-301"], prayer, "TA08:3", "refused NoSuchPrice");
    check(&["DN-358", "DN-305"], "hand TA17; glory 2; health 5", "TA17", "health 6; glory 0");
}

#[test]
fn action_points_of_another_turn_are_lost() {
    let given = "box vault; ap 0; b: hand VA15; b: glory 1; map 0,1 VM03; at VM03; b: at VM03";
    check(&["DN-304", "DN-751"], given, "b: VA15", "b: ap 2; offers end");
    check(
        &["DN-751", "DN-402"],
        given,
        "b: VA15; dice 1 1; b: attack.a.melee",
        "b: ap 1; totals 2 2",
    );
    check(&["DN-751"], given, "b: VA15; b: go.N", "refused OnlyHeroics");
    let third = "players 3; box vault; ap 0; c: hand VA15; c: glory 1";
    check(&["DN-304"], third, "c: VA15; end", "active b; c: ap 0");
    check(&["DN-304"], &format!("{third}; c: saved"), "c: VA15; end", "active b; c: ap 1");
}

#[test]
fn inventories_are_limited() {
    let given = "hero TH6; readied TA06; hand TA07 TA17; glory 9; health 2";
    check(&["DN-320"], given, "TA07", "refused BoonLimit");
    check(&["DN-320", "DN-326", "DN-739"], given, "TA17", "health 4; readied TA06");
    let boots = "hero TH6; readied TA18; hand TA20; glory 3";
    check(&["DN-321", "DN-738"], boots, "TA20", "refused SameSubtype");
    let two = "hero TH2; hand TA06 TA07; glory 9";
    check(&["DN-321"], two, "TA06; TA07", "readied TA06 TA07");
    let robbed = "hero TH1; phase villainy; hand TA31; b: hero TH1; b: peril 3; \
                  b: readied TA15 TA18 TA14*1; deck TA01";
    // Without the bag two of three are too many for one with room for one.
    let play = "TA31@b; pick readied.TA15.b";
    check(&["DN-323"], robbed, play, "awaited b; all pick readied.TA18.b, pick readied.TA14.b");
    check(
        &["DN-323"],
        robbed,
        &format!("{play}; pick readied.TA18.b"),
        "b: readied TA14; awaited a",
    );
}

#[test]
fn the_time_of_a_card_is_kept() {
    let other = "hand TA29; b: hand TA07 TA01 TA17; b: glory 9; b: health 3; ap 0";
    check(&["DN-327"], other, "b: TA07", "refused OnlyHeroics");
    check(&["DN-327"], other, "b: TA01", "refused OnlyResponse");
    check(&["DN-327", "DN-550"], other, "b: TA17", "b: health 5; b: glory 7");
    check(&["DN-038"], other, "b: TA10", "refused NotInHand");
    check(&["DN-300"], "hand TA17; glory 1; peril 9; health 3", "TA17", "refused TooDear");
    check(&["DN-300"], "hand TA17; glory 2; b: peril 9; health 3", "TA17@b", "refused WrongPurse");
}

#[test]
fn a_lying_hero_can_only_stand_up() {
    let given =
        "map 0,1 TM16; at TM16; prone; glory 9; health 3; ap 2; hand TA17 TA06; quests TQ05; moved";
    check(&["DN-350"], given, "go.S", "refused Lying");
    check(&["DN-350"], given, "use.hero.1", "refused Lying");
    check(&["DN-351"], given, "TA17; TA06; use.TM16.1", "health 6; readied TA06; ap 2; prone yes");
    check(&["DN-351", "DN-735"], given, "attempt.TQ05", "done TQ05; prone yes");
    check(&["DN-350"], given, "stand; go.S", "prone no; ap 0; at TM01");
    let strict = "prone melee 4; ap 2";
    check(&["DN-351"], strict, "dice 2; stand", "totals 3; prone yes; ap 1");
    check(&["DN-350", "DN-749"], strict, "dice 3; stand", "totals 4; prone no; ap 1");
    check(&["DN-350"], "prone; ap 0", "stand", "refused NoAp");
    check(&["DN-350"], "ap 1", "stand", "refused NotLying");
}

#[test]
fn a_stricter_fall_replaces_a_milder() {
    let vault = "box vault; map 0,1 VM03; phase villainy; b: hero TH4; b: at VM03; b: peril 5";
    let slime = format!("{vault}; hand VA49; b: prone");
    let play = "VA49@b; dice 3; end; end; end; no; dice 1; b: stand";
    check(&["DN-352"], &slime, "VA49@b; dice 3; end", "b: prone yes; totals 5");
    check(&["DN-352"], &slime, play, "b: prone yes; b: ap 1; totals 5 2");
    let claw = format!("{vault}; hand VA54; b: prone melee 4");
    let play = "VA54@b; dice 3; end; end; end; no; dice 1; b: stand";
    check(&["DN-352"], &claw, play, "b: prone yes; totals 5 2; b: health 5");
    // A lying hero defends itself.
    let rat = format!("{vault}; hand VA38; b: prone");
    check(&["DN-351"], &rat, "VA38@b; dice 1 6; end", "totals 3 7; discards VA38; b: prone yes");
}

#[test]
fn warps_gain_in_the_own_turn() {
    let given = "map 0,1 TM02; map 0,2 TM17; hand TA27; glory 2; visited TM01; prone; ap 0";
    let play = "dice 1; TA27; pick TM17";
    check(
        &["DN-353", "DN-707"],
        given,
        play,
        "at TM17; glory 1; peril 2; health 5; prone yes; totals 3",
    );
    let led = "map 0,1 TM02; map 0,2 TM17; b: hand TA32; ap 1; peril 3; at TM02; visited TM01";
    let play = "dice 1; b: TA32@a; pick TM17";
    let ids = ["DN-709", "DN-353", "DN-708"];
    check(&ids, led, play, "at TM17; glory 1; peril 2; health 5; ap 1");
    let other = "map 0,1 TM02; map 0,2 TM17; hand TA32; ap 1; b: peril 3; b: at TM02";
    check(
        &["DN-253", "DN-707"],
        other,
        "TA32@b; pick TM17",
        "b: at TM17; b: glory 0; b: peril 0; b: health 6",
    );
    // Exits are not tested.
    let blocked = "map 0,1 TM03; at TM03; b: hand TA32; peril 3; ap 0";
    check(&["DN-708", "DN-353"], blocked, "b: TA32@a", "at TM01; totals none; ap 0");
}

#[test]
fn the_saved_point_is_spent_last() {
    let given = "players 3; box vault; ap 0; c: hand VA15; c: glory 1; c: saved; map 0,1 VM03; at VM03; c: at VM03";
    let play = "c: VA15; dice 1 1; c: attack.a.melee; end";
    check(&["DN-304", "DN-154"], given, play, "active b; c: ap 1; totals 1 2");
}
