//! The sixteen objectives (PD-360 to PD-363; the cards themselves stand in `components`).

use super::table::check;

/// Proves what an objective counts: for each state its glory at the end.
#[track_caller]
fn objective(card: &str, rows: &[(&str, i32)]) {
    let ids = ["PD-271"];
    for (given, glory) in rows {
        let given = format!("round 8; objective {card}; talent T03; {given}");
        check(&ids, &given, "end", &format!("phase Over; line:objective {glory}"));
    }
}

#[test]
fn minions_of_one_level() {
    let all = "beaten D1 B2 E2 C3 F3 A4 C4 B5 F5 C6 A7 D7";
    objective(
        "O01",
        &[("beaten F3 D1 D7", 0), ("beaten F3 A4 D1", 2), ("beaten F3 A4 C4", 4), (all, 6)],
    );
    objective(
        "O02",
        &[("beaten F5 A4 D1", 0), ("beaten F5 C6", 2), ("beaten F5 C6 A7 A4", 4), (all, 6)],
    );
    objective(
        "O07",
        &[("beaten D1 F3 F5", 0), ("beaten D1 B2", 2), ("beaten D1 B2 E2", 4), (all, 6)],
    );
}

#[test]
fn traps_walls_and_water() {
    objective(
        "O03",
        &[
            ("traps 3", 0),
            ("traps 2; walls 1; water 1", 2),
            ("walls 3; water 3", 2),
            ("traps 5; walls 1; water 1", 4),
            ("water 10", 6),
        ],
    );
    let ids = ["PD-360"];
    check(
        &ids,
        "objective O03; at B1; traps 3",
        "10 walk A1; step B1; step A1",
        "line:objective 2; traps 5",
    );
    let given = "objective O03; items cloak 2, medallion 2; at B1; explored C3";
    check(&ids, given, "1 walk B2; step B1; 2 walk B2; step B1", "walls 4; line:objective 2");
    let given = "objective O03; items medallion 2; at B3; explored C3";
    check(&ids, given, "1 walk C3; step B3; 2 walk C3; step B3", "water 4; line:objective 2");
}

#[test]
fn columns_and_rows() {
    objective(
        "O04",
        &[
            ("explored A B C D1 D2 D3 E1 E2 E3", 0),
            ("explored A1 A2 A3 A4 B C D4 D5 D6 D7", 2),
            ("explored A B C D E F1", 4),
            ("explored 1 2 3 4", 6),
        ],
    );
    objective(
        "O05",
        &[("explored A B C D E", 0), ("explored 3", 2), ("explored 1 7", 4), ("explored 2 4 6", 6)],
    );
}

#[test]
fn heroes_of_level_5_or_6() {
    let ids = ["PD-363"];
    for (levels, glory) in [("5/4/4/4", 0), ("5/6/4/4", 2), ("6/6/6/1", 4), ("5/5/6/5", 6)] {
        let given = format!("round 8; objective O06; levels {levels}");
        check(&ids, &given, "end", &format!("line:objective {glory}"));
    }
}

#[test]
fn potions_rooms_items_minions_gems_and_strength() {
    objective(
        "O08",
        &[("potions 5", 0), ("potions 6; hearts 12", 2), ("potions 9", 4), ("potions 12", 6)],
    );
    objective(
        "O09",
        &[
            ("explored 1 2 3 F7", 0),
            ("explored 1 2 3 A4 B4", 2),
            ("explored 1 2 3 4 A5", 4),
            ("explored 1 2 3 4 5", 6),
        ],
    );
    let seven =
        "items sword 2, tome 2, crown 2, sceptre 2, armour 2, cauldron 2, medallion 2, cloak 1";
    objective(
        "O11",
        &[
            ("items crown 2, tome 1", 0),
            ("items crown 2, tome 2", 2),
            ("items crown 2, tome 2, cloak 2, armour 2", 4),
            (seven, 6),
        ],
    );
    objective(
        "O13",
        &[
            ("beaten D1 B2 E2", 0),
            ("beaten D1 B2 E2 D7", 2),
            ("beaten D1 B2 E2 C3 F3 A4 C4", 4),
            ("beaten D1 B2 E2 C3 F3 A4 C4 B5 F5 C6", 6),
        ],
    );
    objective("O14", &[("gems 1", 0), ("gems 2; own A", 2), ("gems 5", 4), ("gems 7", 6)]);
    objective(
        "O16",
        &[
            ("levels 6/3/1/1", 0),
            ("levels 3/3/3/3", 2),
            ("levels 4/4/4/4", 4),
            ("levels 6/6/6/2", 6),
        ],
    );
}

#[test]
fn only_glory_won_from_monsters_counts() {
    let ids = ["PD-361"];
    // The third monster, the Watcher, is fled from: six glory lost.
    for (fights, glory) in [("5 4", 0), ("5 5", 2), ("-2 8", 0), ("8 7", 4), ("13 7", 6)] {
        let given = format!("dungeon B; round 8; objective O10; fights {fights}");
        check(&ids, &given, "end", &format!("line:objective {glory}; line:3A -6"));
    }
    let given = "dungeon B; round 8; objective O10; explored E7; fights -2 7; levels 4/4/4/4";
    check(&ids, given, "end", "line:3A 5; line:objective 2");
}

#[test]
fn corners_are_edges_too() {
    let ids = ["PD-362"];
    for (explored, glory) in [
        ("A F1", 0),
        ("A F1 F7 E1", 2),
        ("A F", 4),
        ("A F1 F7", 0),
        ("A F B1 C7", 6),
        ("2 3 4 5 6", 2),
    ] {
        let given = format!("round 8; objective O12; explored {explored}");
        check(&ids, &given, "end", &format!("line:objective {glory}"));
    }
    for (explored, glory) in [("E1 F2", 0), ("A1", 2), ("A1 F7", 4), ("A1 F1 F7", 6), ("A F", 6)] {
        let given = format!("round 8; objective O15; explored {explored}");
        check(&ids, &given, "end", &format!("line:objective {glory}"));
    }
}
