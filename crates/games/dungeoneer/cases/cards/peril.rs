//! Banes.

use crate::table::check;

/// Seat a, in Villainy, plays them against seat b, a paladin.
const PREY: &str = "map 0,1 TM02; phase villainy; ap 0; b: ap 0; b: hero TH4; b: at TM02";

#[track_caller]
fn prey(ids: &[&str], given: &str, play: &str, then: &str) {
    check(ids, &format!("{PREY}; {given}"), play, then);
}

#[test]
fn the_next_income_is_less() {
    for (id, card) in [("TA29.1", "TA29"), ("VA30.1", "VA30")] {
        let given = format!("hand {card}; b: peril 2");
        let play = format!("{card}@b; end; end");
        prey(&[id], &given, &play, "active b; b: ap 1; b: peril 0");
        // Never less than one.
        let two = format!("hand {card} {card}; b: peril 4");
        let play = format!("{card}@b; {card}@b; end; end");
        prey(&[id], &two, &play, "active b; b: ap 1; b: peril 0");
        let fast = format!("hand {card} {card}; b: peril 4; b: level 2");
        prey(&[id], &fast, &play, "active b; b: ap 1");
        // Once: the Reset after that is as always.
        let next = format!("{card}@b; end; end; b: end; b: end; b: no; end; end; no");
        prey(&[id], &given, &next, "active b; b: ap 2");
    }
}

#[test]
fn heroes_fall_and_are_led() {
    let stumble = "hand TA30; b: peril 2";
    prey(
        &["TA30.1"],
        stumble,
        "dice 2; TA30@b",
        "totals 4; b: prone yes; b: peril 0; discards TA30",
    );
    prey(&["TA30.1"], stumble, "dice 3; TA30@b", "totals 5; b: prone no");
    let path = "map 0,2 TM10; map 1,1 TM04; hand TA32; b: peril 3";
    // Only by working exits, chosen by whoever plays it.
    let then = "awaited a; all pick TM10, pick TM01";
    prey(&["TA32.1"], path, "TA32@b", then);
    prey(&["TA32.1"], path, "TA32@b; pick TM10", "b: at TM10; b: glory 0; b: peril 0; totals none");
    // No condition of an exit is checked.
    let trap = "map 5,5 TM15; map 4,5 TM14; b: at TM15; hand TA32; b: peril 3";
    prey(&["TA32.1"], trap, "TA32@b", "b: at TM14; totals none; b: health 6");
    let circle = "hand VA35; b: peril 3";
    prey(&["VA35.1"], circle, "dice 4; VA35@b", "totals 4; b: at TM01; b: glory 0; b: peril 0");
    prey(&["VA35.1"], circle, "dice 5; VA35@b", "totals 5; b: at TM02; b: peril 0");
    let two = "map 5,5 VM01; map 1,0 TM04; hand VA35; b: peril 3";
    prey(&["VA35.1"], two, "dice 4; VA35@b", "awaited a; all pick TM01, pick VM01");
    prey(&["VA35.1"], two, "dice 4; VA35@b; pick VM01", "b: at VM01");
}

#[test]
fn readied_cards_are_lost() {
    let robber = "hand TA31; b: peril 3; b: readied TA06 TA18 TA22; readied TA19";
    // The victim chooses, and treasures alone.
    let then = "awaited b; all pick readied.TA18.b, pick readied.TA22.b";
    prey(&["TA31.1"], robber, "TA31@b", then);
    prey(
        &["TA31.1"],
        robber,
        "TA31@b; pick readied.TA22.b",
        "b: readied TA06 TA18; discards TA22 TA31",
    );
    prey(&["TA31.1"], "hand TA31; b: peril 3; b: readied TA06", "TA31@b", "refused NoTarget");
    let rust = "hand VA31; b: peril 3; b: readied TA06 TA18 TA22 TA14 TA21 TA23 TA24; readied TA19";
    // Whoever plays it chooses, and weapons, shields, armour and helms alone.
    let sorted = "awaited a; offers pick readied.TA18.b; offers pick readied.TA21.b; \
                  offers pick readied.TA22.b; offers pick readied.TA23.b; lacks pick readied.TA14.b; \
                  lacks pick readied.TA24.b; lacks pick readied.TA06.b";
    prey(&["VA31.1"], rust, "VA31@b", sorted);
    let play = "VA31@b; pick readied.TA22.b";
    let few = "hand VA31; b: peril 3; b: readied TA06 TA18 TA22 TA14; readied TA19";
    prey(&["VA31.1"], few, play, "b: readied TA06 TA18 TA14; discards TA22 VA31; readied TA19");
    prey(&["VA31.1"], "hand VA31; b: peril 3; b: readied TA14", "VA31@b", "refused NoTarget");
}

#[test]
fn the_map_is_shifted() {
    let stones = "map 1,0 TM04; hand TA33; b: peril 2";
    // The passage is empty; the corridor has a hero, the entrance never moves.
    prey(&["TA33.1"], stones, "TA33@b", "map 1,0 none; b: peril 0; discards TA33");
    prey(&["TA33.1"], stones, "TA33@b", "map -1,0 TM04; b: at TM02");
    let held = "map 1,0 TM04; at TM04; hand TA33; b: peril 2";
    prey(&["TA33.1"], held, "TA33@b", "refused NoTarget");
    let gate = "map 1,0 VM01; hand TA33; b: peril 2";
    prey(&["TA33.1"], gate, "TA33@b", "refused NoTarget");
    let swapped = "map 0,0 TM02; at TM02; b: at TM01; b: peril 0; discards VA28";
    let alone = "hand VA28; b: peril 3";
    let play = "VA28@b; pick TM01; pick either.1";
    prey(&["VA28.1"], alone, play, swapped);
    prey(&["VA28.1"], alone, play, "map 0,1 TM01");
    // Only where somebody stands.
    let empty = "hand VA28; b: peril 3; b: at TM01";
    prey(&["VA28.1"], empty, "VA28@b", "refused NoTarget");
}

#[test]
fn nobody_heals_in_the_grave_chill() {
    let given = "hand TA34; b: peril 3; b: health 3; b: hand TA17; b: glory 2; health 3";
    prey(&["TA34.1"], given, "TA34@b; b: TA17", "b: health 3; b: glory 0; readied TA34");
    prey(&["TA34.1"], given, "b: TA17", "b: health 5");
    // No source heals, and others are not cursed.
    let chapel = "map 5,5 TM16; b: at TM16; active b; phase heroics; b: glory 3; b: health 3; readied TA34>b";
    prey(&["TA34.1"], chapel, "b: use.TM16.1", "b: health 3; b: glory 0");
    let own = "map 5,5 TM16; at TM16; phase heroics; glory 3; health 3; readied TA34>b";
    prey(&["TA34.1"], own, "use.TM16.1", "health 4");
    let shed = "active b; phase heroics; readied TA34>b";
    prey(
        &["TA34.2"],
        &format!("{shed}; b: ap 2"),
        "b: shed.TA34.a",
        "readied none; b: ap 0; discards TA34",
    );
    prey(&["TA34.2"], &format!("{shed}; b: ap 1"), "b: shed.TA34.a", "refused NoAp");
    prey(
        &["TA34.2"],
        &format!("{shed}; b: ap 2; phase villainy"),
        "b: shed.TA34.a",
        "refused OnlyHeroics",
    );
    prey(
        &["TA34.2"],
        "phase heroics; readied TA34>b; ap 2",
        "shed.TA34.a",
        "refused NoSuchAbility",
    );
}

#[test]
fn the_next_roll_is_worse() {
    // The blade, then darts: the first roll alone is worse.
    let given = "hand TA50 TA35; b: peril";
    let play = "TA50@b; end; dice 4; play TA35@b";
    prey(&["TA35.1", "TA35.0"], &format!("{given} 4"), play, "totals 4; b: health 5; b: peril 0");
    prey(
        &["TA35.0"],
        &format!("{given} 3"),
        "TA50@b; dice 4; end",
        "totals 6; b: health 6; hand TA35",
    );
    let battle = "hand TA37 TA35; b: peril 3; b: level 2; b: saved";
    let play = "TA37@b; dice 6 4; end; play TA35@b; dice 4 4; play challenge.1.melee.ap";
    prey(&["TA35.1"], battle, play, "totals 8 4 6 6; b: peril 0");
    let evil = "hand TA50 VA37; b: peril";
    let play = "TA50@b; end; dice 5+1; play VA37@b";
    prey(&["VA37.1", "VA37.0"], &format!("{evil} 4"), play, "totals 3; b: health 5; b: peril 0");
    prey(&["VA37.0"], &format!("{evil} 3"), "TA50@b; dice 5; end", "totals 7; hand VA37");
    let higher = "TA50@b; end; dice 1+5; play VA37@b";
    prey(&["VA37.1"], &format!("{evil} 4"), higher, "totals 3; b: health 5");
}

#[test]
fn glory_fades() {
    for x in 1..=3 {
        let play = format!("TA36:{x}@b");
        let then = format!("b: glory {}; b: peril {}; discards TA36", 5 - x, 3 - x);
        prey(&["TA36.1"], "hand TA36; b: peril 3; b: glory 5", &play, &then);
    }
    prey(&["TA36.1"], "hand TA36; b: peril 3; b: glory 1", "TA36:3@b", "b: glory 0; b: peril 0");
    prey(&["TA36.1"], "hand TA36; b: peril 2; b: glory 5", "TA36:3@b", "refused TooDear");
    // Alone it is the peril of the location, three at most.
    let alone = "players 1; map 0,1 TM02; perildeck TA36 TA36; glory 5";
    check(&["TA36.1"], alone, "dice 2 5; go.N", "glory 4");
}

#[test]
fn heroes_are_transformed() {
    let given = "hand VA32 TA37 TA43 TA48; b: peril 9; b: level 2; b: readied TA19";
    // The axe still counts; the printed value does not.
    let melee = "VA32@b; TA37@b; dice 3 3; end";
    prey(&["VA32.1"], given, melee, "totals 5 5; b: peril 4");
    let magic = "VA32@b; TA43@b; dice 3 6; end";
    prey(&["VA32.1"], given, magic, "totals 6 6");
    let speed = "VA32@b; TA48@b; dice 3; end";
    prey(&["VA32.1"], given, speed, "totals 6");
    // To the end of the next turn of the hero.
    let one = "hand VA32; b: peril 9; b: level 2; at TM02; hero TH4";
    let play = "VA32@b; end; end; b: end; dice 3 3; b: attack.a.melee";
    prey(&["VA32.1"], one, play, "totals 3 4");
    let after = "VA32@b; end; end; b: end; b: end; pass; b: no; dice 3 3; attack.b.melee";
    prey(&["VA32.1"], one, after, "totals 4 5");
}

#[test]
fn alarms_are_sounded_and_silenced() {
    let given = "hand VA33; b: peril 2";
    prey(&["VA33.0"], given, "VA33@b", "attached VA33; b: peril 0; hand none; readied none");
    let there = "phase heroics; at TM02; b: attached VA33 TM02";
    prey(
        &["VA33.2"],
        &format!("{there}; ap 1"),
        "shed.VA33.b",
        "attached none; ap 0; discards VA33",
    );
    prey(&["VA33.2"], there, "shed.VA33.b", "refused NoAp");
    let away = "phase heroics; ap 1; b: attached VA33 TM02";
    prey(&["VA33.2"], away, "shed.VA33.b", "refused NoSuchAbility");
    let villainy = "at TM02; ap 1; b: attached VA33 TM02";
    prey(&["VA33.2"], villainy, "shed.VA33.b", "refused OnlyHeroics");
    // Alone, one pip more brings a card, for whoever enters.
    let alone = "players 1; map 0,1 TM02; attached VA33 TM02; perildeck TA29";
    check(&["VA33.0"], alone, "dice 3 6; go.N", "perildiscards TA29");
    check(&["VA33.0"], alone, "dice 4 6; go.N", "perildiscards none");
}

#[test]
fn monsters_lie_in_ambush() {
    let given = "hand TA37 TA38 VA34; b: peril";
    let play = "TA37@b; TA38@b; end; dice 3 3 3 3; play VA34@b";
    prey(
        &["VA34.1", "VA34.0"],
        &format!("{given} 4"),
        play,
        "totals 6 6 4 4; b: health 4; b: peril 0",
    );
    let poor = "TA37@b; TA38@b; dice 3 3 3 3; end";
    prey(&["VA34.0"], &format!("{given} 3"), poor, "totals 5 5 4 4; hand VA34");
    // Attack rolls of this battle, and no counterattacks.
    let saved = "hand VA42 VA34; b: peril 9; b: saved";
    let play = "VA42@b; end; dice 2 5; play VA34@b; dice 3 3; play challenge.1.melee.ap";
    prey(&["VA34.1"], saved, play, "totals 6 6 4 6");
}

#[test]
fn monsters_are_grafted() {
    let given = "lair VA39 TA38; hand VA36; b: peril 9; b: saved";
    let graft = "VA36@b; pick in.VA39";
    prey(&["VA36.0", "VA36.1"], given, "VA36@b", "awaited a; all pick in.VA39, pick in.TA38");
    // One more in melee, in attack and counterattack; and three health instead of two.
    let play = format!("{graft}; lair.VA39@b; dice 1 6 6 1; end; play challenge.1.melee.ap");
    let then = "totals 5 7 7 5; b: peril 4; awaited a; all pick to.lair, pick to.discard";
    prey(&["VA36.1"], given, &play, then);
    let magic = format!("{graft}; lair.VA39@b; dice 1 6 6 1; end; play challenge.1.magic.ap");
    prey(&["VA36.1"], given, &magic, "totals 5 7 6 1");
    // The other monster is as it was.
    let other = format!("{graft}; lair.TA38@b; dice 1 6; end");
    prey(&["VA36.1"], given, &other, "totals 3 7; discards TA38");
    prey(&["VA36.0"], "hand VA36; b: peril 9", "VA36@b", "refused NoHost");
}

#[test]
fn alone_banes_wait_for_what_they_are_about() {
    let alone = "players 1; map 0,1 TM02; hero TH4; ap 1; perildeck";
    // Both are drawn at once: the bane first, and then it acts on the monster, and on no other.
    for (id, card, foe, other) in [
        ("TA28.0", "TA28", "TA37", "TA38"),
        ("VA29.0", "VA29", "VA45", "TA38"),
        ("VA34.0", "VA34", "TA37", ""),
        ("VA36.0", "VA36", "TA37", ""),
    ] {
        let given = format!("{alone} {card} {foe}");
        check(&[id], &given, "dice 2 2 3 3; go.N", "totals 6 4; waiting none; battle no");
        if !other.is_empty() {
            let given = format!("{alone} {card} {other}");
            check(&[id], &given, "dice 2 2 3 3; go.N", &format!("totals 5 4; waiting {card}"));
        }
    }
    // The next roll is that against the darts; the one after it is as always.
    for (id, card, dice) in [("TA35.0", "TA35", "4"), ("VA37.0", "VA37", "6+2")] {
        let given = format!("{alone} {card} TA48; glory 3");
        let then = "totals 4; health 6; waiting none";
        check(&[id], &given, &format!("dice 2 2 {dice}; go.N"), then);
    }
}
