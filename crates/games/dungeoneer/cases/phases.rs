//! Reset, Villainy, Locations (DN-100 to DN-126).

use super::table::check;

#[test]
fn turns_go_round() {
    let given = "players 3; ap 0";
    check(&["DN-100"], given, "end", "active b; round 1; phase villainy");
    let all = "end; end; end; no; end; end; no";
    check(&["DN-100"], given, all, "active a; round 2; phase villainy");
    check(&["DN-100"], given, "end; end", "active b; phase heroics");
    check(&["DN-100", "DN-757"], "players 3; ap 0; b: out", "end", "active c");
}

#[test]
fn reset_ends_what_lasts_for_a_turn() {
    let darkness =
        "hand TA05; glory 2; map 0,1 TM02; b: at TM02; ap 0; b: hand TA38; peril 1; at TM02";
    // Attack rolls there lose 2 until the end of the turn.
    let this = "map 0,1 TM02; at TM02; b: at TM02; hand TA05; glory 2; ap 1";
    check(&["DN-103"], this, "TA05; pick TM02; dice 3 1; attack.b.melee", "totals 2 2");
    let played = "TA05; pick TM02; end; b: TA38@a; dice 3 3; b: end";
    check(&["DN-103"], darkness, played, "totals 5 4; active b");
}

#[test]
fn action_points_come_anew() {
    check(&["DN-104"], "ap 0; b: saved", "end", "b: ap 2; active b");
    check(&["DN-105"], "ap 0; b: income -1", "end", "b: ap 1");
    check(&["DN-105"], "ap 0; b: income -3", "end", "b: ap 1");
    check(&["DN-105"], "ap 0; b: readied TA16", "end", "b: ap 3");
    // It is for one Reset.
    let round = "end; end; end; no; end; end; no";
    check(&["DN-105"], "ap 0; b: income -1", round, "b: ap 2; active b");
}

#[test]
fn locations_are_new_again() {
    let given = "map 0,1 TM02; at TM02; ap 2; visited TM01";
    check(&["DN-106", "DN-252"], given, "go.S", "glory 0; peril 0");
    let next = "end; no; end; end; no; end; go.S";
    check(&["DN-106"], given, next, "glory 2; peril 3; at TM01");
    // Where it stands at Reset is not new.
    check(
        &["DN-106", "DN-710"],
        given,
        "end; no; end; end; no; end; go.S; go.N",
        "glory 2; peril 3",
    );
}

/// Seat a in Villainy, b in a corridor with 5 peril.
const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 5";

#[test]
fn villainy_is_for_peril_cards() {
    let given = format!("{PREY}; hand TA29 TA07 TA17 TA30; glory 9; health 3");
    check(&["DN-110"], &given, "TA29@b", "b: peril 3; hand TA07 TA17 TA30");
    check(&["DN-110", "DN-327"], &given, "TA07", "refused OnlyHeroics");
    check(&["DN-110"], &given, "TA17", "health 5; glory 7");
    check(&["DN-328"], &given, "dice 1; TA30@b", "b: prone yes; b: peril 3");
    let heroics = "hand TA29 TA30; b: peril 5";
    check(&["DN-110"], heroics, "TA29@b", "refused OnlyVillainy");
    check(&["DN-328"], heroics, "dice 1; TA30@b", "b: prone yes; b: peril 3");
}

#[test]
fn the_peril_of_the_target_pays() {
    let given = format!("{PREY}; hand TA29 TA47; peril 9");
    check(&["DN-111", "DN-113"], &given, "TA29@b", "b: peril 3; peril 9");
    check(&["DN-113"], &given, "TA29@a", "refused OwnPeril");
    check(&["DN-113"], &given, "TA47@a", "refused OwnPeril");
    let poor = format!("{PREY}; hand TA29 TA47; b: peril 1");
    check(&["DN-111"], &poor, "TA29@b", "refused TooDear");
    check(&["DN-120"], &poor, "TA47@b", "refused TooDear");
}

#[test]
fn encounters_are_declared_together() {
    let given = format!("{PREY}; hand TA29 TA37 TA38; lair TA39");
    let play = "TA37@b; dice 3 4; end; pick to.lair";
    // A bane may follow, another declaration may not.
    check(&["DN-114"], &given, &format!("{play}; TA29@b"), "b: peril 2; phase villainy");
    check(&["DN-115"], &given, &format!("{play}; TA38@b"), "refused OneDeclaration");
    check(&["DN-115", "DN-118"], &given, &format!("{play}; lair.TA37@b"), "refused OneDeclaration");
    check(&["DN-114"], &given, "TA29@b; TA37@b", "b: peril 2; battle no; awaited a");
    let then = "b: peril 2; totals 6 5 4 4; battle yes";
    check(&["DN-115", "DN-423"], &given, "TA37@b; dice 4 2 3 3; lair.TA39@b; end", then);
}

#[test]
fn each_attacked_hero_has_its_own_battle() {
    let given = "players 3; map 0,1 TM02; map 0,-1 TM10; phase villainy; hand TA37 TA38 TA48; \
                 b: at TM02; b: peril 1; c: at TM10; c: peril 2; c: hero TH4; b: hero TH4";
    let declare = "TA37@b; TA38@c; TA48@c; end";
    let then = "b: peril 0; c: peril 0; awaited a; offers pick b; offers pick c; totals none";
    check(&["DN-116", "DN-741"], given, declare, then);
    let play = format!("{declare}; dice 4 3 4; pick c");
    // The trap of the second is for c alone; then its monster, and then b's battle.
    let then = "totals 6 5 5; awaited a; offers pick to.hand; c: health 6";
    check(&["DN-116", "DN-711"], given, &play, then);
    let then = "totals 6 5 5 3 7; b: health 6; battle no; discards TA48 TA37";
    check(&["DN-116"], given, &format!("{play}; dice 1 6; pick to.hand"), then);
}

#[test]
fn a_hero_attacks_once_a_turn() {
    let given = "map 0,1 TM02; at TM02; b: at TM02; ap 2";
    let play = "dice 3 3; attack.b.melee";
    check(&["DN-119", "DN-401"], given, play, "ap 1; totals 4 4; lacks attack.b.melee");
    check(&["DN-119", "DN-403"], given, &format!("{play}; attack.b.melee"), "refused OneAttack");
    let villainy = format!("{given}; phase villainy");
    check(&["DN-701", "DN-402"], &villainy, play, "ap 1; totals 4 4; phase villainy");
    let heroics = format!("{play}; end; attack.b.melee");
    check(&["DN-119"], &villainy, &heroics, "refused OneAttack");
    check(
        &["DN-401"],
        &format!("{given}; ap 0"),
        play.trim_start_matches("dice 3 3; "),
        "refused NoAp",
    );
}

#[test]
fn a_location_is_drawn_and_placed() {
    let given = "map 0,1 TM02; phase villainy; locations TM02 TM04";
    let then = "phase locations; awaited a; offers at 0,2; lacks at 1,0; locations 1";
    check(&["DN-125"], given, "end", then);
    check(&["DN-125"], given, "end; at 0,2", "phase heroics; map 0,2 TM02");
    check(&["DN-125"], "phase villainy", "end", "phase heroics");
}

/// A map on which a passage from east to west fits nowhere.
const TIGHT: &str =
    "map 1,0 TM20; map -1,0 TM06; map 0,1 TM02; map 0,-1 TM03; phase villainy; ap 3";

#[test]
fn what_fits_nowhere_goes_under_the_deck() {
    let two = format!("{TIGHT}; locations TM04 TM07");
    check(&["DN-126"], &two, "end", "locations 1; phase locations; lacks at 0,2; offers at 0,-2");
    let none = format!("{TIGHT}; locations TM04");
    check(&["DN-126"], &none, "end", "locations 1; phase heroics");
    check(&["DN-126", "DN-131"], &none, "end; explore", "refused NoLocations");
}
