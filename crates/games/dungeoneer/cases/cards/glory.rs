//! Boons and treasures that are played, that add wounds, that raise limits.

use crate::table::check;

/// Seat a plays monsters against seat b, a paladin of level 1.
const PREY: &str = "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9";

#[track_caller]
fn prey(ids: &[&str], given: &str, play: &str, then: &str) {
    check(ids, &format!("{PREY}; {given}"), play, then);
}

#[test]
fn attackers_leave() {
    let two = "hand VA39 TA38; b: hand TA01; b: glory 3";
    let play = "VA39@b; TA38@b; end; dice 6 1; play TA01; pick blow.1";
    prey(&["TA01.1"], two, play, "discards VA39 TA01; totals 8 2; b: health 5; b: glory 0");
    let two = "hand VA39 TA38; b: hand VA01; b: glory 1";
    let play = "VA39@b; TA38@b; end; dice 6 1; play VA01; pick blow.1";
    let then = "totals 8 2; b: health 5; discards VA01; all pick to.hand, pick to.lair";
    prey(&["VA01.1"], two, play, then);
    // Heroes do not leave.
    for (id, card) in
        [("TA01.1", "TA01"), ("VA01.1", "VA01"), ("TA25.1", "TA25"), ("VA26.1", "VA26")]
    {
        let hero = format!("at TM02; ap 1; hero TH4; b: hand {card}; b: glory 9");
        let then = format!("b: health 5; b: hand {card}; battle no");
        prey(&[id], &hero, "dice 6 1; attack.b.melee", &then);
    }
}

#[test]
fn attacks_are_negated() {
    let cards = [
        ("TA04.1", "TA04", "TA37"),
        ("VA03.1", "VA03", "TA37"),
        ("TA09.1", "TA09", "TA43"),
        ("VA06.1", "VA06", "TA43"),
    ];
    for (id, card, foe) in cards {
        let given = format!("hand {foe}; b: hand {card}; b: glory 4");
        let lost = format!("{foe}@b; end; dice 6 1; play {card}");
        prey(&[id], &given, &lost, &format!("b: health 6; b: glory 3; discards {card}; awaited a"));
        // The defender may still win.
        let won = format!("{foe}@b; end; dice 1 6; play {card}");
        prey(&[id], &given, &won, &format!("b: health 6; b: glory 4; discards {card} {foe}"));
        // Not in another form, and one attack of two.
        let other = if foe == "TA37" { "TA43" } else { "TA37" };
        let given = format!("hand {other}; b: hand {card}; b: glory 4");
        let play = format!("{other}@b; dice 6 1; end");
        prey(&[id], &given, &play, &format!("b: health 5; b: hand {card}"));
        // Where strikes differ, their order is asked.
        let order = if foe == "TA43" { "; pick blow.2" } else { "" };
        let given = format!("hand {foe} {foe}; b: hand {card}; b: glory 4");
        let play = format!("{foe}@b; {foe}@b; end; dice 6 6 1 1; play {card}; pick blow.1{order}");
        prey(&[id], &given, &play, "b: health 5");
    }
}

#[test]
fn blows_deal_more() {
    // Janguba has two health.
    let melee = "VA39@b; dice 1 6; end";
    prey(&["TA03.1"], "hand VA39; b: readied TA03", melee, "discards VA39; b: glory 2");
    prey(
        &["TA03.1"],
        "hand VA39; readied TA03",
        &format!("{melee}; pick to.lair"),
        "b: glory 1; lair VA39",
    );
    let hero = "at TM02; ap 1; hero TH4; readied TA03";
    prey(&["TA03.1"], hero, "dice 6 1; attack.b.melee", "b: health 4");
    prey(&["TA03.1"], hero, "dice 6 1; attack.b.magic", "b: health 5");
    let paid = "hand VA39; b: readied TA02; b: glory 1";
    let bare = "hand VA39; b: readied TA02; b: glory 0";
    prey(&["TA02.1"], paid, &format!("{melee}; yes"), "discards VA39; b: glory 2");
    prey(&["TA02.1"], paid, &format!("{melee}; no; pick to.lair"), "lair VA39; b: glory 2");
    prey(&["TA02.1"], bare, &format!("{melee}; pick to.lair"), "lair VA39; b: glory 1");
    // Once a turn: the second comparison asks nothing.
    let two = "hand VA39 TA46; b: readied TA02; b: glory 9";
    let play = "VA39@b; TA46@b; dice 1 1 6 6; end; pick blow.1; yes; pick to.lair";
    prey(&["TA02.1"], two, play, "lair TA46; discards VA39; b: glory 11");
    // The witch has two health, and is beaten in magic.
    let witch = "hand TA41; b: hero TH2; b: level 2";
    let magic = "TA41@b; dice 1 6; end";
    let paid = format!("{witch}; b: readied VA05; b: glory 1");
    prey(&["VA05.1"], &paid, &format!("{magic}; yes"), "discards TA41; b: glory 2");
    prey(&["VA05.1"], &paid, &format!("{magic}; no; pick to.lair"), "lair TA41; b: glory 2");
    let poor = format!("{witch}; b: readied VA05; b: glory 0");
    prey(&["VA05.1"], &poor, &format!("{magic}; pick to.lair"), "lair TA41; b: glory 1");
    let wrong = format!("{witch}; b: readied TA02 TA03; b: glory 1");
    prey(&["TA02.1", "TA03.1"], &wrong, &format!("{magic}; pick to.lair"), "lair TA41; b: glory 2");
    prey(
        &["VA05.1"],
        "hand VA39; b: readied VA05; b: glory 5",
        &format!("{melee}; pick to.lair"),
        "b: glory 6",
    );
    // Magic once a turn.
    let two = "hand TA41 TA41; b: hero TH2; b: level 2; b: readied VA05; b: glory 9";
    let play = "TA41@b; TA41@b; dice 1 1 6 6; end; pass; pick blow.1; yes; pick to.lair";
    prey(&["VA05.1"], two, play, "lair TA41; discards TA41; b: glory 11");
}

#[test]
fn oil_is_used_up() {
    let melee = "VA39@b; dice 1 6; end";
    let given = "hand VA39; b: readied TA20 TA26+TA20";
    prey(
        &["TA26.1"],
        given,
        &format!("{melee}; yes"),
        "b: readied TA20; discards TA26 VA39; b: glory 2",
    );
    prey(
        &["TA26.1"],
        given,
        &format!("{melee}; no; pick to.lair"),
        "b: readied TA20 TA26; b: glory 1",
    );
    // It is laid under a weapon, and is no use against heroes or in magic.
    check(&["TA26.1", "TA26.0"], "hand TA26; glory 1; readied TA22", "TA26", "refused NoHost");
    check(
        &["TA26.1", "TA26.0"],
        "hand TA26; glory 1; readied TA22 TA20",
        "TA26",
        "readied TA22 TA20 TA26",
    );
    let hero = "at TM02; ap 1; hero TH4; readied TA20 TA26+TA20";
    prey(&["TA26.1"], hero, "dice 6 1; attack.b.melee", "b: health 5; readied TA20 TA26");
    let witch = "hand TA41; b: hero TH2; b: level 2; b: readied TA20 TA26+TA20";
    prey(
        &["TA26.1"],
        witch,
        "TA41@b; dice 1 6; end; pick to.lair",
        "b: readied TA20 TA26; b: glory 1",
    );
}

#[test]
fn counterattacks_deal_more() {
    // The golem has three health.
    let golem = "VA42@b; dice 1 6; end";
    let shield = "hand VA42; b: readied VA21";
    prey(&["VA21.1"], shield, &format!("{golem}; pick to.lair"), "b: glory 2");
    // Not when it attacks, and the first of a turn only.
    let challenge = "VA42@b; dice 3 5 6 1; end; play challenge.1.melee.ap; pick to.lair";
    let saved = "hand VA42; b: readied VA21; b: saved";
    prey(&["VA21.1"], saved, challenge, "totals 6 6 7 4; b: glory 1");
    let two = "hand VA42 VA39; b: readied VA21";
    let play = "VA42@b; VA39@b; dice 1 1 6 6; end; pick to.lair; pick to.lair";
    prey(&["VA21.1"], two, play, "b: glory 3; lair VA42 VA39");
    let hero = "at TM02; ap 1; hero TH4; b: readied VA21";
    prey(&["VA21.1"], hero, "dice 1 6; attack.b.melee", "health 5");
    let riposte = "hand VA42; b: hand VA09; b: glory 2";
    let play = "VA42@b; end; dice 1 6; play VA09; pick to.lair";
    prey(&["VA09.1"], riposte, play, "b: glory 2; discards VA09; lair VA42");
    // Each counterattack of the battle, but not the challenge.
    let two = "hand VA42 VA39; b: hand VA09; b: glory 2";
    let play = "VA42@b; VA39@b; end; dice 1 1 6 6; play VA09; pick to.lair";
    prey(&["VA09.1"], two, play, "b: glory 4; lair VA42; discards VA09 VA39");
    let saved = "hand VA42; b: hand VA09; b: glory 2; b: saved";
    let play =
        "VA42@b; end; dice 3 5; play VA09; dice 6 1; play challenge.1.melee.ap; pick to.lair";
    prey(&["VA09.1"], saved, play, "totals 6 6 7 4; b: glory 1");
}

#[test]
fn cards_wound_attackers() {
    let water = "hand TA37; b: hand TA25; b: glory 1";
    prey(
        &["TA25.1"],
        water,
        "TA37@b; end; play TA25",
        "b: glory 1; discards TA25 TA37; battle no; totals none",
    );
    let demon = "hand TA42; b: hand TA25; b: glory 1";
    prey(
        &["TA25.1"],
        demon,
        "TA42@b; dice 6; end; play TA25",
        "b: glory 1; discards TA25 TA42; battle no",
    );
    let rat = "hand TA38; b: hand TA25; b: glory 1";
    prey(&["TA25.1"], rat, "TA38@b; dice 6 1; end", "b: health 5; b: hand TA25");
    let bomb = "hand TA37 TA38 VA39; b: hand VA26; b: glory 2";
    let play = "TA37@b; TA38@b; VA39@b; end; dice 6 6 1 1; play VA26; pick blow.1; pick blow.3";
    // Two of three, and each once.
    prey(&["VA26.1"], bomb, play, "totals 8 9 2 2; b: health 4; awaited a");
    let one = "hand TA38; b: hand VA26; b: glory 2";
    prey(&["VA26.1"], one, "TA38@b; end; play VA26", "b: glory 1; battle no; discards VA26 TA38");
}

#[test]
fn a_challenge_is_free() {
    let given = "hand TA37; b: hand TA12; b: glory 2; b: saved";
    let play = "TA37@b; dice 3 3; end; play TA12; dice 3 1; play challenge.1.melee.free";
    prey(&["TA12.1"], given, play, "totals 5 4 5 3; discards TA12 TA37; b: ap 1; b: glory 1");
    // It is the challenge of the step: there is no other.
    let golem = "hand VA42; b: hand TA12; b: glory 2; b: saved";
    let play = "VA42@b; dice 3 3; end; play TA12; dice 3 1; play challenge.1.melee.free";
    prey(&["TA12.1"], golem, play, "totals 6 4 5 4; b: ap 1; awaited a; offers pick to.lair");
}

#[test]
fn rolls_in_a_place_get_worse() {
    let given = "hand TA05 TA37; glory 2; at TM02; hero TH4; ap 0; b: ap 0";
    let play = "TA05; pick TM02; TA37@b; dice 3 3; end";
    prey(&["TA05.1"], given, play, "totals 3 4; glory 0; discards TA05 TA37");
    let away = "TA05; pick TM01; TA37@b; dice 3 3; end";
    prey(&["TA05.1"], given, away, "totals 5 4; b: health 5");
    // To the end of the turn, for heroes too.
    let mine = format!("{given}; ap 1");
    prey(
        &["TA05.1"],
        &mine,
        "TA05; pick TM02; dice 5 3; attack.b.melee",
        "totals 4 4; b: health 6",
    );
    let later = "TA05; pick TM02; end; end; b: end; dice 5 3; b: attack.a.melee";
    prey(&["TA05.1"], given, later, "totals 6 4; health 5");
}

#[test]
fn health_comes_back() {
    for (price, health) in [(2, 2), (4, 3), (6, 4)] {
        let then = format!("health {health}; glory {}; discards TA08", 6 - price);
        check(&["TA08.1"], "hand TA08; glory 6; health 1", &format!("TA08:{price}"), &then);
    }
    for (id, card) in [("TA17.1", "TA17"), ("VA16.1", "VA16")] {
        let given = format!("hand {card}; glory 2; health");
        let then = format!("health 5; glory 0; discards {card}");
        check(&[id], &format!("{given} 3"), card, &then);
        check(&[id], &format!("{given} 5"), card, "health 6");
    }
}

#[test]
fn action_points_come() {
    check(&["VA02.2"], "hand VA02; glory 4; ap 1", "VA02", "ap 2; readied VA02; glory 0");
    check(&["VA08.1"], "hand VA08; glory 1; ap 0", "VA08", "ap 1; discards VA08; glory 0");
    check(&["VA15.1"], "hand VA15; glory 1; ap 0", "VA15", "ap 2; discards VA15; glory 0");
    // Outside of the own turn they are lost when it ends.
    let other = "players 3; active b; b: ap 0; ap 0; hand VA15; glory 1";
    check(&["VA15.1"], other, "a: VA15", "ap 2");
    check(&["VA15.1"], other, "a: VA15; b: end", "ap 0; active c");
    // Boots: the elf has speed 2.
    check(&["TA16.1"], "ap 0; b: hero TH4; b: readied TA16", "end", "active b; b: ap 3");
    check(&["TA16.1"], "ap 0; b: hero TH4; readied TA16", "end", "active b; b: ap 2");
}

#[test]
fn cards_and_heroes_are_moved() {
    let sleight = "hand VA07 TA01; glory 1; deck TA02 TA03 TA04";
    let play = "VA07; pick hand.TA01";
    check(&["VA07.1"], sleight, "VA07", "all pick hand.TA01, pick hand.TA02, pick hand.TA03");
    check(&["VA07.1"], sleight, play, "hand TA02 TA03; deck 1; glory 0");
    let purge = "map 0,1 TM02; hand TA13; glory 2; readied VA29 TA06; b: readied TA28 TA18; b: attached VA33 TM02";
    let then = "awaited a; all pick readied.VA29.a, pick readied.TA28.b, pick readied.VA33.b";
    check(&["TA13.1"], purge, "TA13", then);
    let play = "TA13; pick readied.TA28.b";
    check(
        &["TA13.1"],
        purge,
        play,
        "b: readied TA18; readied VA29 TA06; attached VA33; discards TA28 TA13",
    );
    check(&["TA13.1"], "hand TA13; glory 2; b: readied TA18", "TA13", "refused NoTarget");
    let scroll = "map 5,5 TM14; map 5,6 TM02; hand TA27; glory 2";
    check(&["TA27.1"], scroll, "TA27", "all pick TM14, pick TM02");
    check(&["TA27.1"], scroll, "TA27; pick TM14", "at TM14; glory 2; peril 2; discards TA27; ap 2");
}

#[test]
fn escape_artists_stand() {
    let given = "map 0,1 TM11; hand VA11; glory 2; prone melee 4; ap 2; hero TH4; b: peril 9";
    check(&["VA11.1"], given, "VA11", "prone no; totals none; ap 2; glory 0");
    // And cannot fall in this turn.
    check(&["VA11.1"], given, "VA11; dice 1; go.N", "totals 3; prone no; at TM11");
    let standing = "map 0,1 TM11; b: hand VA11; ap 2; hero TH4";
    check(&["VA11.1"], standing, "dice 1; go.N", "totals 3; prone yes");
    // In the next it can.
    let later =
        "map 0,1 TM11; phase heroics; ap 0; hero TH4; hand VA11; glory 2; peril 9; b: hand TA30";
    check(&["VA11.1"], later, "VA11; end; pass; dice 1; b: TA30@a", "prone yes");
    check(&["VA11.1"], later, "VA11; end; dice 1; play TA30@a", "prone no");
}

#[test]
fn a_ring_takes_wounds() {
    // It is played with its token.
    let given = "ap 0; hand TA14; glory 3; peril 9; b: hand TA37; hero TH4";
    let play = "TA14; end; b: TA37@a; dice 6 1; b: end; play use.TA14.2";
    check(&["TA14.1"], given, play, "health 6; readied TA14; glory 1");
    let prey_of = "hand TA53; b: readied TA14";
    let trap = "TA53@b; dice 1; end";
    // Two wounds: the token, the ring, both, neither.
    prey(
        &["TA14.2"],
        &format!("{prey_of}*1"),
        &format!("{trap}; play use.TA14.2; pass"),
        "b: health 5; b: readied TA14",
    );
    prey(
        &["TA14.3"],
        &format!("{prey_of}*1"),
        &format!("{trap}; play use.TA14.3"),
        "b: health 5; b: readied none; discards TA14 TA53",
    );
    let both = format!("{trap}; play use.TA14.2; play use.TA14.3");
    prey(&["TA14.2", "TA14.3"], &format!("{prey_of}*1"), &both, "b: health 6; b: readied none");
    prey(&["TA14.2"], prey_of, trap, "awaited b; lacks play use.TA14.2; offers play use.TA14.3");
    let spent = format!("{trap}; play use.TA14.2");
    prey(&["TA14.2"], &format!("{prey_of}*1"), &spent, "awaited b; lacks play use.TA14.2");
}

#[test]
fn bags_hold_two_more() {
    for (id, bag) in [("TA15.1", "TA15"), ("VA14.1", "VA14")] {
        // One treasure is the limit of this hero; the bag counts.
        let given = |readied: &str, card: &str| {
            format!("hero TH1; hand {card}; glory 9; readied {readied}")
        };
        check(&[id], &given("TA18", bag), bag, &format!("readied TA18 {bag}"));
        let two = format!("TA18 {bag}");
        check(&[id], &given(&two, "TA22"), "TA22", &format!("readied TA18 {bag} TA22"));
        let three = format!("TA18 {bag} TA22");
        check(&[id], &given(&three, "TA24"), "TA24", "refused TreasureLimit");
        // It is for treasures.
        let boons = format!("{bag} TA06 TA07 TA10 TA11");
        check(&[id], &given(&boons, "VA04"), "VA04", "refused BoonLimit");
    }
}

#[test]
fn knives_are_thrown() {
    let given = "at TM02; ap 1; hero TH4";
    prey(
        &["VA23.1"],
        &format!("{given}; readied VA23"),
        "dice 3 3; attack.b.speed",
        "totals 5 5; b: health 6",
    );
    prey(&["VA23.1"], &format!("{given}; b: readied VA23"), "attack.b.speed", "refused NoSuchForm");
}

#[test]
fn banes_are_countered() {
    let given = "box vault; phase villainy; hand VA30; b: hand VA12; b: glory 2; b: peril 2; ap 0; b: hero TH4";
    let countered = "VA30@b; play VA12; end; end";
    check(&["VA12.1", "VA12.0"], given, countered, "b: ap 2; b: glory 0; b: peril 0");
    check(&["VA12.1"], given, "VA30@b; pass; end; end", "b: ap 1; b: glory 2");
    let poor = "box vault; phase villainy; hand VA30; b: hand VA12; b: glory 1; b: peril 2; ap 0; b: hero TH4";
    check(&["VA12.0"], poor, "VA30@b; end; end", "b: ap 1; b: glory 1");
    // Encounters are not.
    let trap = "box vault; map 0,1 VM03; b: at VM03; phase villainy; hand TA48; b: hand VA12; b: glory 2; b: peril 2; b: hero TH4";
    check(&["VA12.1"], trap, "TA48@b; dice 1; end", "b: health 5; b: hand VA12");
}
