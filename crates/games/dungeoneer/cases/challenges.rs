//! Battles: steps A-VI to A-VIII (DN-418 to DN-436).

use super::table::check;

const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9";
const VAULT: &str = "box vault; map 0,1 VM03; phase villainy; b: hero TH4; b: at VM03; b: peril 9";

#[test]
fn one_challenge_to_what_still_fights() {
    let given = format!("{PREY}; hand TA37 TA38; b: saved; c: at TM02; players 3");
    let play = "TA37@b; TA38@b; dice 1 1 6 2; end";
    // The zombie is dead; the hamster can be challenged, and so can a hero who is there.
    let then = "totals 3 3 7 3; awaited b; offers play challenge.2.melee.ap; \
                lacks play challenge.1.melee.ap; offers play challenge.c.melee.ap; \
                lacks play challenge.a.melee.ap";
    check(&["DN-418", "DN-419"], &given, play, then);
    let refused = format!("{play}; play challenge.1.melee.ap");
    check(&["DN-419"], &given, &refused, "refused NotFighting");
    let hero = format!("{play}; dice 6 1; play challenge.c.melee.ap");
    check(&["DN-419"], &given, &hero, "c: health 5; b: ap 0; awaited a");
    check(&["DN-418"], &given, &format!("{play}; pass"), "awaited a; offers pick to.hand; b: ap 1");
    let poor = format!("{PREY}; hand TA37");
    check(&["DN-418"], &poor, "TA37@b; dice 1 2; end", "awaited a; offers pick to.hand");
}

#[test]
fn a_hero_who_is_attacked_may_challenge() {
    let given = "map 0,1 TM02; at TM02; b: at TM02; b: saved; ap 1";
    let play = "dice 6 1; attack.b.melee";
    check(&["DN-435"], given, play, "b: health 5; awaited b; offers play challenge.a.melee.ap");
    let play = format!("{play}; dice 6 1; play challenge.a.melee.ap");
    let then = "health 5; b: ap 0; battle no; awaited a; glory 0; b: glory 0; peril 0; b: peril 0";
    check(&["DN-435", "DN-430", "DN-434"], given, &play, then);
}

#[test]
fn without_attackers_there_is_no_challenge() {
    let given = format!("{PREY}; hand TA37; b: saved; at TM02; b: hand TA01; b: glory 3");
    let play = "TA37@b; end; play TA01";
    check(&["DN-432", "DN-718"], &given, play, "battle no; awaited a; discards TA37 TA01; b: ap 1");
}

#[test]
fn monsters_go_home() {
    let given = format!("{VAULT}; hand VA39 VA38");
    let hurt = "VA39@b; VA38@b; dice 1 1 6 2; end";
    let then = "totals 4 3 7 3; awaited a; all pick to.lair, pick to.discard";
    check(&["DN-421"], &given, hurt, then);
    let then = "all pick to.hand, pick to.lair; lair VA39";
    check(&["DN-421"], &given, &format!("{hurt}; pick to.lair"), then);
    let then = "discards VA39; hand VA38; b: glory 1; battle no";
    check(&["DN-421", "DN-426"], &given, &format!("{hurt}; pick to.discard; pick to.hand"), then);
    let dead = "VA38@b; dice 1 6; end";
    check(&["DN-421"], &given, dead, "discards VA38; hand VA39; battle no; b: glory 1");
    // Lair and hand are two places: what lies in a lair is in no location.
    let lair = format!("{PREY}; lair TA40; hand TA37; at TM02; b: health 1");
    check(&["DN-424"], &lair, "TA37@b; dice 1 6; end", "b: health 1; lair TA40; b: glory 1");
}

#[test]
fn wounds_are_rewarded() {
    let given = format!("{PREY}; hand TA42; peril 2");
    let play = "TA42@b; dice 1 6 1; end; pick to.hand";
    // The flame and the hit.
    let then = "b: health 4; awaited a; all pick b, pick a, pick nobody";
    check(&["DN-426", "DN-428", "DN-429"], &given, play, then);
    let then = "b: peril 6; peril 3; battle no";
    check(&["DN-429"], &given, &format!("{play}; pick b; pick a"), then);
    // Wounds beyond the last health do not count.
    let three = format!("players 3; {PREY}; hand TA42; b: health 1; c: at TM02; c: hero TH4");
    let play = "TA42@b; dice 1 1; end; pick to.hand; pick c; pick c";
    check(&["DN-427"], &three, play, "b: alive no; c: health 5; c: peril 2; battle no");
    // A card that wounds earns glory.
    let water = format!("{PREY}; hand TA37; b: hand TA25; b: glory 1");
    check(&["DN-428"], &water, "TA37@b; end; play TA25", "b: glory 1; battle no; totals none");
}

#[test]
fn a_hero_who_is_led_away_is_not_attacked() {
    let given = format!("{PREY}; hand TA37 TA32");
    let play = "TA37@b; end; play TA32@b";
    let then = "b: at TM01; b: health 6; totals none; awaited a; offers pick to.hand";
    check(&["DN-431", "DN-355", "DN-253"], &given, play, then);
    check(&["DN-253"], &given, play, "b: glory 0; b: peril 5");
}

#[test]
fn what_is_declared_does_not_follow_a_hero() {
    let given = "players 4; map 0,1 TM02; map 0,2 TM17; phase villainy; hand TA37 TA39 TA32; b: hero TH4; \
                 b: at TM02; b: peril 9; c: hero TH4; c: at TM02; c: peril 9; d: hero TH4; d: at TM02";
    // While the one is fought, the other is led away; the skeleton stays behind and finds nobody.
    let play = "TA37@b; TA39@c; dice 3 4; end; pick b; play TA32@c; pick TM17; pick to.lair";
    let then = "c: at TM17; c: health 6; totals 5 5; awaited a; offers pick to.hand";
    check(&["DN-431", "DN-743"], given, play, then);
    let after = format!("{play}; pick to.lair");
    check(&["DN-431"], given, &after, "battle no; awaited a; lair TA37 TA39; phase villainy");
    // Declared after it, it meets the hero at the new place.
    let first = "TA32@c; pick TM17; TA39@c; dice 3 5; end";
    check(&["DN-743"], given, first, "c: at TM17; totals 6 6");
    // A trap strikes whoever is still there; what monsters do besides does not happen.
    let trap = given.replace("TA39", "TA48 TA42");
    let play =
        "TA37@b; TA48@c; TA42@c; dice 3 4 2 1; end; pick b; play TA32@c; pick TM17; pick to.lair";
    let then = "c: health 6; d: health 6; b: health 5; totals 5 5 4 3; discards TA32 TA48";
    check(&["DN-431", "DN-462"], &trap, play, then);
}

#[test]
fn kron_pays_a_hero_back() {
    let given = "map 0,1 TM02; at TM02; b: at TM02; b: glory 4; ap 1";
    let play = "dice 6 1; attack.b.melee";
    let then = "b: health 5; awaited b; offers play use.hero.1";
    check(&["DN-436"], given, play, then);
    let in_battle = format!("{play}; play use.hero.1; dice 3 1; play challenge.a.melee.free");
    check(&["DN-436"], given, &in_battle, "totals 7 2 5 2; health 5; b: glory 2; battle no");
    // Once a turn in all; or later in the turn.
    let twice = format!("{in_battle}; b: use.hero.2");
    check(&["DN-436"], given, &twice, "refused OnceATurn");
    let later = format!("{play}; pass; dice 3 1; b: use.hero.2; pick attack.a.melee");
    check(&["DN-436"], given, &later, "totals 7 2 5 2; health 5; b: glory 2");
}

#[test]
fn chain_mail_stops_hits_alone() {
    let given = format!("{PREY}; hand TA37 TA48; b: readied TA21; b: glory 1");
    let then = "awaited b; offers play use.TA21.1; b: health 6";
    check(&["DN-427"], &given, "TA37@b; dice 6 1; end", then);
    let play = "TA37@b; dice 6 1; end; play use.TA21.1; pick to.hand";
    check(&["DN-427"], &given, play, "b: health 6; b: glory 0; battle no; awaited a; b: peril 8");
    check(&["DN-465"], &given, "TA48@b; dice 1; end", "b: health 5; b: glory 1; awaited a");
}

#[test]
fn a_second_retribution_is_in_addition_to_a_challenge() {
    let given = format!("{VAULT}; b: hero TH1; hand VA39; b: glory 2; b: saved");
    let play = "VA39@b; dice 1 6; end; play use.hero.1; dice 1 6; play challenge.1.melee.free";
    let then = "totals 4 7 3 9; awaited b; offers play challenge.1.melee.ap; b: ap 1";
    check(&["DN-436"], &given, play, then);
    let both = format!("{play}; dice 6 1; play challenge.1.melee.ap; pick nobody");
    check(&["DN-436"], &given, &both, "discards VA39; b: ap 0; b: glory 2; battle no");
}
