//! Placing locations, and shifts (DN-200 to DN-207, DN-354, DN-361).

use super::table::check;

#[test]
fn a_location_touches_another() {
    let given = "map 0,1 TM02; phase villainy; locations TM10 TM02";
    let then = "offers at 0,2; lacks at 0,3; lacks at 0,1; offers at 1,0; lacks at 1,1";
    check(&["DN-200", "DN-203"], given, "end", then);
}

#[test]
fn locations_keep_their_direction() {
    let given = "map 0,1 TM02; phase villainy; locations TM04";
    // From east to west it fits at the sides of the entrance only.
    check(&["DN-201", "DN-202"], given, "end", "all at -1,0, at 1,0");
    // A corner is not given a half-turn, unless the house says so.
    let corner = "map 0,1 TM10; phase villainy; locations TM06 TM02; map 1,0 TM04; map -1,0 TM02; map 0,-1 TM02";
    check(&["DN-202"], corner, "end", "lacks at 1,1; offers at 0,2");
    let turned = format!("with turned; {corner}");
    check(&["DN-202"], &turned, "end", "offers at 1,1");
}

#[test]
fn the_dungeon_stays_open() {
    // Two rings round the entrance; a corner in the last gap would close the dungeon.
    let given = "box both; map 0,1 TM06; map 1,0 TM09; map 1,1 TM08; map 0,-1 VM06; map -1,0 VM05; \
                 phase villainy; locations TM07";
    check(&["DN-205"], &format!("{given} TM02"), "end", "phase heroics; locations 2");
    check(&["DN-205"], given, "end", "phase heroics; locations 0; map -1,-1 TM07");
}

#[test]
fn nothing_is_cut_off() {
    let given = "map 0,1 TM02; map 1,0 TM04; phase villainy; locations TM07 TM02";
    check(&["DN-204"], given, "end", "lacks at 1,1");
}

#[test]
fn a_location_is_shifted() {
    let given = "map 0,1 TM02; map 1,0 TM04; phase villainy; hand TA33; b: peril 2; b: at TM02";
    // The corridor holds a hero, the entrance is one; the passage can go west, and nowhere else.
    let then = "map 1,0 none; map -1,0 TM04; discards TA33; b: peril 0; awaited a; phase villainy";
    check(&["DN-206", "DN-354", "DN-576"], given, "TA33@b", then);
    let two = "map 0,1 TM02; map 1,0 TM04; map 0,2 TM10; phase villainy; hand TA33; b: peril 2; b: at TM02";
    check(&["DN-354"], two, "TA33@b; pick TM04", "all at -1,0, at -1,2, at 1,2");
    check(&["DN-354"], two, "TA33@b; pick TM04; at 1,2", "map 1,0 none; map 1,2 TM04");
    // Whoever stands on a location that is swapped stands on the other one then; what is attached moves.
    let swap = "box both; map 0,1 TM02; attached VA33 TM02; phase villainy; hand VA28; b: peril 3; \
                b: at TM02; locations TM10";
    let play = "VA28@b; pick TM01; pick either.1";
    let then = "map 0,0 TM02; map 0,1 TM01; at TM02; b: at TM01; attached VA33; moved no; glory 0";
    check(&["DN-354"], swap, play, then);
    // Nobody has walked: lying stays lying, and the exit that was held open falls shut (DN-705).
    let lying = format!("{swap}; prone; b: held TM02 N");
    check(&["DN-354", "DN-705"], &lying, play, "prone yes; shut TM02 N; at TM02; moved no");
    // The result must be legal: a passage cannot stand where the corridor was.
    let walls = "box both; map 0,1 TM02; map 1,0 TM04; phase villainy; hand VA28; b: peril 3; at TM04; \
                 b: at TM02";
    check(&["DN-354", "DN-206", "DN-756"], walls, "VA28@b", "refused NoTarget");
    // Two that fit with a half-turn only are turned, whatever the house says of placing.
    let half = "box both; map 0,1 TM06; map 0,-1 TM07; phase villainy; hand VA28; b: peril 3; at TM06; \
                b: at TM07";
    let then =
        "map 0,1 TM07; map 0,-1 TM06; lying 0,1 turned; lying 0,-1 turned; at TM07; b: at TM06";
    check(&["DN-354", "DN-206", "DN-576"], half, "VA28@b; pick TM06", then);
    let token = "map 0,1 TM02; map 1,0 TM04; token TQ11 TM04; phase villainy; hand TA33; b: peril 2; \
                 b: at TM02";
    check(&["DN-206", "DN-756"], token, "TA33@b", "refused NoTarget");
}

#[test]
fn a_location_that_is_shifted_may_be_turned() {
    // The passage fits both ways in the only place there is.
    let given = "with turned; map 0,1 TM02; map 1,0 TM04; phase villainy; hand TA33; b: peril 2; b: at TM02";
    check(&["DN-202", "DN-576"], given, "TA33@b", "awaited a; all yes, no; map 1,0 TM04");
    check(&["DN-202"], given, "TA33@b; no", "map -1,0 TM04; map 1,0 none; lying -1,0 upright");
    check(&["DN-202"], given, "TA33@b; yes", "map -1,0 TM04; map 1,0 none; lying -1,0 turned");
    // A corner fits one way only, and is not asked about.
    let corner = "with turned; map 0,1 TM02; map 1,0 TM08; phase villainy; hand TA33; b: peril 2; \
                  b: at TM02; locations TM10";
    check(&["DN-202"], corner, "TA33@b; at -1,0", "lying -1,0 turned; awaited a; phase villainy");
}

#[test]
fn adjacent_ones_may_be_divided_by_a_wall() {
    let given = "map 0,1 TM02; map 1,0 TM04; map 1,1 TM08; at TM04; ap 2";
    check(&["DN-207", "DN-264"], given, "go.N", "refused Wall");
    let given =
        "box vault; map 0,1 VM03; map 1,0 VM04; map 1,1 VM06; at VM04; ap 2; readied VA18; glory 2";
    let then = "at VM06; glory 1; ap 1; peril 2";
    check(&["DN-207"], given, "go.N.VA18", then);
}

#[test]
fn tokens_switch_off_what_is_printed() {
    let spikes = "map 0,1 TM17; deactivated TM17; ap 2; visited TM01";
    check(&["DN-361"], spikes, "go.N", "glory 1; peril 2; totals none; at TM17");
    let chapel = "map 0,1 TM16; at TM16; deactivated TM16; glory 3; health 3";
    check(&["DN-361"], chapel, "use.TM16.1", "refused NoSuchAbility");
    let quest = format!("{chapel}; quests TQ05; moved");
    check(&["DN-361"], &quest, "attempt.TQ05", "done TQ05");
    let control = "box vault; map 0,1 VM19; map 0,2 VM12; map 0,3 VM08; map 0,4 VM09; at VM19; ap 1; \
                   deactivated VM12 VM08 VM09";
    // All three are in use: one is moved.
    let play = "dice 4; use.VM19.2; pick either.1; pick VM08; pick VM19";
    check(&["DN-361", "DN-024"], control, play, "deactivated VM19 VM12 VM09; ap 0");
}
