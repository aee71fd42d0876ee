//! Minions, traps and finds (PD-140 to PD-157).

use paper_dungeons::What;

use super::table::{Table, check};

#[test]
fn each_kind_is_fought_by_its_class() {
    let ids = ["PD-140", "PD-141"];
    let rows = [
        ("C1", "D1", "1/1/1/3", "3/3/3/1"),
        ("A2", "B2", "3/1/1/1", "1/3/3/3"),
        ("F2", "E2", "1/3/1/1", "3/1/3/3"),
        ("C2", "C3", "1/1/3/1", "3/3/1/3"),
    ];
    for (from, to, able, unable) in rows {
        let walk = format!("1 walk {to}");
        check(&ids, &format!("at {from}; levels {able}"), &walk, &format!("wounds 0; at {to}"));
        check(&ids, &format!("at {from}; levels {unable}"), &walk, &format!("wounds 2; at {to}"));
    }
}

#[test]
fn a_minion_is_always_beaten_and_wounds_by_the_levels_lacking() {
    let ids = ["PD-142"];
    for (level, wounds) in [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0), (6, 0)] {
        let given = format!("at F4; levels 6/6/6/{level}");
        check(&ids, &given, "1 walk F3", &format!("wounds {wounds}; beaten F3; minions 1"));
    }
}

#[test]
fn a_beaten_minion_fills_a_box_of_the_minion_track() {
    let ids = ["PD-143"];
    check(&ids, "at C1", "1 walk D1", "minions 1; beaten D1; line:minions 1");
    check(&ids, "at C1; beaten B2 E2 C3", "1 walk D1", "minions 4; line:minions 5");
}

#[test]
fn armour_adds_a_level_against_minions_only() {
    let ids = ["PD-144"];
    check(&ids, "at C1; items armour 2", "1 walk D1", "wounds 1");
    check(&ids, "at C1; items armour 2; levels 1/1/1/2", "1 walk D1", "wounds 0; levels 1/1/1/2");
    check(&ids, "at C1; items armour 1; levels 1/1/1/2", "1 walk D1", "wounds 1");
    check(&ids, "at A2; items armour 2", "1 walk B2", "wounds 1");
    check(&ids, "items armour 2", "", "power:1C 5");
}

#[test]
fn minions_are_of_levels_3_to_5() {
    check(&["PD-145"], "at C1; levels 1/1/1/2", "1 walk D1", "wounds 1");
    check(&["PD-145"], "at F4; levels 1/1/1/2", "1 walk F3", "wounds 2");
    check(&["PD-145"], "at C7; levels 6/6/6/2", "1 walk C6", "wounds 3");
}

#[test]
fn a_trap_wounds_on_every_entry() {
    let ids = ["PD-150"];
    check(&ids, "at B1", "10 walk A1; step A2; step A1; 1 walk A2", "traps 2; hearts 1; wounds 1");
    check(&ids, "at E2", "1 walk D2; step E2; 2 walk D2", "traps 2; wounds 2");
    check(&ids, "at E2; talent T10", "1 walk D2; step E2; 2 walk D2", "wounds 0");
}

#[test]
fn a_scout_triggers_traps_unharmed() {
    check(&["PD-151"], "at E2; talent T10", "1 walk D2", "traps 1; wounds 0");
    let given = "missions M11 M13 M16; talent T10; traps 4; at E2";
    check(&["PD-151"], given, "1 walk D2; 2 rest; 3 rest; done", "claims M11 +6");
}

#[test]
fn rooms_give_potions_boxes_level_ups_and_gems() {
    let ids = ["PD-155"];
    check(&ids, "", "1 walk F1", "potions 1; taken F1; wounds 0");
    check(&ids, "at A7", "1 walk B7", "potions 1; wounds 0");
    check(&ids, "at F1", "1 walk E1", "traps 1; queue box; taken E1");
    check(&ids, "at E5", "1 walk E4", "traps 1; queue level; taken E4");
    check(&ids, "at C2", "1 walk C3", "minions 1; queue level");
    check(&ids, "at C5", "1 walk C6", "minions 1; queue box");
    check(&ids, "at A2", "1 walk A3", "traps 1; gems 1; own A; taken A3");
    check(&ids, "at C5", "1 walk B5", "minions 1; gems 1; own D");
    check(&ids, "at A2", "1 walk B2", "minions 1; queue none; gems 0; potions 0; taken none");
}

#[test]
fn a_find_is_taken_once() {
    let ids = ["PD-156"];
    check(&ids, "at E1", "10 walk F1; step E1; step F1", "potions 1");
    check(&ids, "at F2", "10 walk F1; step F2; step F1; end; 10 walk F2; step F1", "potions 1");
    check(&ids, "at A2", "10 walk A3; step A2; step A3", "gems 1; traps 2");
}

#[test]
fn a_minion_marked_from_afar_leaves_its_find() {
    let ids = ["PD-157"];
    let given = "at D6; items sceptre 1";
    check(
        &ids,
        given,
        "9 craft sceptre; mark D7; mark A7; 1 walk D7",
        "wounds 0; own H; minions 2",
    );
    check(&ids, "at C2; beaten C3", "1 walk C3", "wounds 0; queue level; minions 1");
    check(&ids, "at C1; beaten D1", "1 walk D1; step C1; 2 walk D1", "potions 1; minions 1");
}

#[test]
fn wounds_then_the_mark_then_the_reward() {
    let mut table = Table::given("talent T16; beaten B2 E2; at C1");
    table.play("1 walk D1");
    let order: Vec<&str> = table
        .events
        .iter()
        .filter_map(|it| match it.what {
            What::Entered { .. } => Some("entered"),
            What::Wounded { .. } => Some("wounded"),
            What::Beat { .. } => Some("beat"),
            What::Gained { .. } => Some("gained"),
            What::Brewed { .. } => Some("brewed"),
            _ => None,
        })
        .collect();
    let told = ["entered", "wounded", "beat", "gained", "gained", "brewed", "brewed"];
    assert_eq!(order, told, "{:?}", ["PD-070", "PD-127", "PD-143"]);
}
