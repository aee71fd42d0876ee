//! Magic items (PD-100 to PD-104).

use super::table::check;

#[test]
fn a_die_fills_one_box_of_an_item() {
    let ids = ["PD-100"];
    check(&ids, "", "1 craft cloak", "items cloak 1");
    check(&ids, "items cloak 1", "1 craft cloak", "items cloak 2");
    check(&ids, "items cloak 2", "1 craft cloak", "refused ItemComplete(Cloak)");
    check(&["PD-100", "PD-047"], "", "10 craft cloak", "refused BootsOnlyMove");
    for item in ["armour", "cauldron", "medallion", "cloak"] {
        for die in [1, 2, 3, 8, 9] {
            check(&ids, "", &format!("{die} craft {item}"), &format!("items {item} 1"));
        }
    }
}

#[test]
fn the_first_four_items_need_the_symbol_of_a_class_for_both_boxes() {
    let ids = ["PD-101"];
    let roll = "roll 1 2 3 4 5 9";
    for (die, item, name) in [
        (1, "sword", "Sword"),
        (2, "tome", "Tome"),
        (3, "crown", "Crown"),
        (4, "sceptre", "Sceptre"),
    ] {
        check(&ids, roll, &format!("{die} craft {item}"), &format!("items {item} 1"));
        for boxes in 0..2 {
            for other in (1..=4).filter(|it| *it != die) {
                let given = format!("{roll}; items {item} {boxes}");
                let refused = format!("refused WrongSymbol({name})");
                check(&ids, &given, &format!("{other} craft {item}"), &refused);
            }
            let given = format!("{roll}; items {item} {boxes}");
            check(
                &ids,
                &given,
                &format!("5 craft {item}"),
                &format!("used 5; items {item} {}", boxes + 1),
            );
        }
    }
    check(&ids, "roll 1 2 3 4 5 9", "9 craft sceptre", "items sceptre 1");
}

#[test]
fn an_item_works_once_it_is_complete() {
    let ids = ["PD-102"];
    check(&ids, "items sword 1", "", "power:1C 5");
    check(&ids, "items sword 1", "1 craft sword", "power:1C 8");
    check(&ids, "items tome 1", "2 craft tome", "queue level");
    check(&ids, "items tome 0", "2 craft tome", "queue none");
    check(&ids, "items crown 1", "3 craft crown", "queue none; levels 1/1/1/1; potions 0");
    // Instant items act once, permanent ones to the end.
    check(
        &ids,
        "items tome 1",
        "2 craft tome; gain W; 1 rest; 3 rest; done",
        "queue none; round 2",
    );
    check(&ids, "items sword 1", "1 craft sword; end; end; end", "power:1C 8");
}

#[test]
fn every_box_counts_and_complete_items_more() {
    let ids = ["PD-103"];
    let rows = [
        ("sword 1", 1),
        ("sword 2", 2),
        ("tome 1", 1),
        ("tome 2", 5),
        ("crown 1", 1),
        ("crown 2", 6),
        ("sceptre 1", 1),
        ("sceptre 2", 1),
        ("armour 1", 1),
        ("armour 2", 4),
        ("cauldron 2", 2),
        ("medallion 1", 1),
        ("medallion 2", 3),
        ("cloak 2", 2),
        ("sword 2, tome 2, crown 2, sceptre 2, armour 2, cauldron 2, medallion 2, cloak 2", 25),
        ("sword 1, tome 1, crown 1, sceptre 1, armour 1, cauldron 1, medallion 1, cloak 1", 8),
    ];
    for (items, glory) in rows {
        check(&ids, &format!("items {items}"), "", &format!("line:items {glory}"));
    }
}

#[test]
fn items_do_what_they_say() {
    let ids = ["PD-104"];
    check(&ids, "items sword 1", "1 craft sword", "power:1C 8; power:3D 8");
    check(&ids, "items tome 1; objective O06", "2 craft tome; gain C", "levels 1/1/2/1");
    check(&ids, "items armour 2; at C1", "1 walk D1", "wounds 1");
    check(&ids, "items cauldron 1", "1 craft cauldron", "potions 3");
    check(&ids, "items medallion 2; at B3", "1 walk C3", "at C3; water 1");
    check(&ids, "items cloak 2; at B1", "1 walk B2", "at B2; walls 1");
}

#[test]
fn the_sceptre_beats_two_minions_anywhere_without_wounds_or_finds() {
    let ids = ["PD-104"];
    check(
        &ids,
        "items sceptre 1",
        "9 craft sceptre; mark F5; mark D7",
        "minions 2; beaten F5 D7; wounds 0; gems 0; rooms 0; queue none",
    );
    check(&ids, "items sceptre 1", "9 craft sceptre; mark A1", "refused NoMinion");
    check(&ids, "items sceptre 1", "9 craft sceptre; mark D1; mark D1", "refused NoMinion");
    let one_left = "items sceptre 1; beaten D1 B2 E2 C3 F3 A4 C4 B5 F5 C6 A7";
    check(&ids, one_left, "9 craft sceptre; mark D7", "minions 12; queue none; lost minion");
}
