//! Rulings for edge cases (DN-701 to DN-763), those that no other file proves.

use super::table::check;

const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9";
const VAULT: &str = "box vault; map 0,1 VM03; phase villainy; b: hero TH4; b: at VM03; b: peril 9";

#[test]
fn the_defender_rolls_against_each_attack() {
    let given = format!("{PREY}; hand TA37 TA37");
    let then = "totals 3 3 4 3; awaited a; b: health 6";
    check(&["DN-712"], &given, "TA37@b; TA37@b; dice 1 1 3 2; end", then);
}

#[test]
fn a_golem_shrugs_off_magic() {
    let given = format!("{VAULT}; hand VA42; b: level 2; b: saved");
    let play = "VA42@b; dice 2 3; end; dice 6 1; play challenge.1.magic.ap";
    let then = "totals 5 5 7 1; b: glory 0; offers pick to.hand; lacks pick to.discard";
    check(&["DN-721"], &given, play, then);
    let melee = "VA42@b; dice 2 3; end; dice 6 1; play challenge.1.melee.ap; pick to.discard";
    check(&["DN-721"], &given, melee, "totals 5 5 8 4; b: glory 1; discards VA42");
}

#[test]
fn the_witch_takes_what_its_victim_chooses() {
    let given = format!("{PREY}; hand TA41; b: readied TA06 TA18 TA28");
    let play = "TA41@b; dice 6 1; end";
    let then = "awaited b; b: health 5; \
                all pick readied.TA06.b, pick readied.TA18.b, pick readied.TA28.b";
    check(&["DN-723"], &given, play, then);
    check(&["DN-723"], &given, &format!("{play}; pick readied.TA06.b"), "b: readied TA18 TA28");
    let bare = format!("{PREY}; hand TA41");
    check(&["DN-723"], &bare, play, "b: health 5; awaited a; offers pick to.hand");
}

#[test]
fn enhancers_help_their_own() {
    let given = format!("{PREY}; hand TA37 TA38; b: readied TA28");
    // The other player's enhancer does not help, and a hamster is no undead.
    check(&["DN-724"], &given, "TA37@b; dice 1 2; end", "totals 3 3; b: peril 8");
    let own = format!("{PREY}; hand TA37 TA38; readied TA28");
    check(&["DN-724"], &own, "TA37@b; TA38@b; dice 1 1 3 2; end", "totals 4 3 4 3; b: peril 7");
    let lair = format!("{PREY}; lair TA47; readied TA28");
    check(&["DN-724"], &lair, "lair.TA47@b; end", "b: peril 5");
    // Banes are not limited in number.
    let banes = "phase villainy; readied TA34>b TA28; hand TA34; b: peril 3";
    check(&["DN-725"], banes, "TA34@b", "readied TA34 TA28 TA34");
}

#[test]
fn quests_are_exchanged_at_an_entrance() {
    let given = "quests TQ02 TQ03; questdeck TQ04; glory 2";
    check(&["DN-727"], given, "use.TM01.2; pick TQ02", "quests TQ03 TQ04; glory 0");
    check(&["DN-727"], &format!("{given}; phase villainy"), "use.TM01.2", "refused NotNow");
    let carried = "carried TQ11; questdeck TQ04; glory 2";
    check(&["DN-727"], carried, "use.TM01.2", "refused NoQuestToSwap");
    check(&["DN-727"], "done TQ11; questdeck TQ04; glory 2", "use.TM01.2", "refused NoQuestToSwap");
    let empty = "quests TQ02; glory 2";
    check(&["DN-727"], empty, "use.TM01.2", "refused NoQuestToSwap");
}

#[test]
fn an_entrance_is_peaceful_for_heroes() {
    check(&["DN-728"], "ap 1", "attack.b.melee", "refused Peaceful");
    let given = "phase villainy; hand TA37; b: hero TH4; b: peril 1; b: saved";
    let play = "TA37@b; dice 3 4; end";
    let then = "awaited b; offers play challenge.1.melee.ap; lacks play challenge.a.melee.ap";
    check(&["DN-728"], given, play, then);
}

#[test]
fn prices_are_those_of_the_place() {
    let given = "map 0,1 TM12; phase villainy; hand TA39 TA38; b: at TM12; b: peril 9";
    check(&["DN-742", "DN-360"], given, "TA39@b; TA38@b", "b: peril 7");
    let led = "map 0,1 TM02; map 0,2 TM12; phase villainy; hand TA32 TA39; b: at TM02; b: peril 9";
    let play = "TA32@b; pick TM12; TA39@b";
    check(&["DN-742", "DN-743"], led, play, "b: at TM12; b: peril 5");
}

#[test]
fn rotating_rooms_turn_only_with_a_choice() {
    let given = "box vault; map 0,1 VM14; at VM14; ap 2";
    check(&["DN-746"], given, "go.S", "totals none; at VM01; ap 1");
    let two = "box vault; map 0,1 VM14; map 0,2 VM03; at VM14; ap 2; hero TH1";
    check(&["DN-746"], two, "dice 4; go.S", "totals 4; at VM01");
    check(&["DN-746"], two, "dice 5; go.S", "totals 5; awaited b; all pick N, pick S");
    check(&["DN-746"], two, "dice 5; go.S; pick N", "at VM03; ap 1");
}

#[test]
fn lava_burns_whoever_leaves_without_a_bridge() {
    let given = "box vault; map 0,1 VM13; at VM13; ap 2; bridge";
    check(
        &["DN-747"],
        &format!("{given} off"),
        "dice 2; go.S",
        "totals 4; health 5; at VM01; ap 1",
    );
    check(&["DN-747"], &format!("{given} on"), "go.S", "totals none; health 6; at VM01");
    let off = format!("{given} off; deactivated VM13");
    check(&["DN-748"], &off, "go.S", "totals none; health 6; at VM01");
    check(&["DN-362"], &format!("{given} on"), "use.VM13.2", "bridge off; ap 1");
}

#[test]
fn a_saved_point_strikes_who_enters() {
    let given = "map 1,0 TM17; ap 2; b: at TM17; b: saved; visited TM01";
    check(&["DN-750"], given, "go.E", "totals none; at TM17; glory 1; awaited a");
    let play = "go.E; pass; dice 6 1 1; play attack.a.melee; pass; pass";
    check(&["DN-750"], given, play, "totals 7 2 3; health 4; b: ap 0");
}

#[test]
fn a_target_is_needed() {
    let given = "phase villainy; hand TA31; b: peril 3";
    check(&["DN-756"], given, "TA31@b", "refused NoTarget");
    check(
        &["DN-756"],
        &format!("{given}; b: readied TA18"),
        "TA31@b",
        "b: readied none; b: peril 0",
    );
    // One that changes nothing may be played.
    check(&["DN-756"], "hand TA17; glory 2", "TA17", "glory 0; health 6");
    check(&["DN-737"], "hand TA26; glory 1", "TA26", "refused NoHost");
    check(&["DN-737"], "hand TA26; glory 1; readied TA18", "TA26", "readied TA18 TA26");
    let oiled = "readied TA18 TA26+TA18; ap 0; hand TA01 TA02";
    check(&["DN-737", "DN-036"], oiled, "end; pick readied.TA18.a", "readied none");
}

#[test]
fn once_a_turn_is_for_each_player() {
    let given =
        "map 0,1 TM16; at TM16; b: at TM16; glory 6; b: glory 3; health 3; b: health 3; ap 0";
    let play = "use.TM16.1; use.TM16.1";
    check(&["DN-758"], given, play, "health 4; refused OnceATurn");
    let next = "use.TM16.1; end; end; use.TM16.1";
    check(&["DN-758"], given, next, "health 4; b: health 4");
}

#[test]
fn no_match_lasts_for_ever() {
    let given = "round 150; first a; active b; ap 0; b: ap 0";
    check(&["DN-763"], given, "end", "won rounds; over yes");
    check(
        &["DN-763"],
        "round 149; active b; b: ap 0",
        "end",
        "won nobody yet; round 150; active a",
    );
    check(&["DN-763"], "players 1; round 150; ap 0; moved", "end", "won lost");
}
