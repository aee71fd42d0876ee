//! Movement (PD-120 to PD-130). The maps stand in `ways`.

use super::table::check;

#[test]
fn a_die_moves_two_rooms_and_boots_three() {
    let ids = ["PD-120"];
    for die in [1, 2, 3, 8, 9] {
        check(&ids, "", &format!("{die} walk C1; step B1"), "path C1 B1; left 0");
        check(&ids, "", &format!("{die} walk C1; step B1; step C1"), "refused NoMovesLeft");
    }
    check(&ids, "roll 5 2 3 8 9 10", "5 walk C1; step B1", "left 0");
    check(&ids, "", "10 walk C1; step B1; step C1", "path C1 B1 C1; left 0");
    check(&ids, "", "10 walk C1; step B1; step C1; step B1", "refused NoMovesLeft");
}

#[test]
fn one_move_goes_to_the_next_room_of_the_row_or_column() {
    let ids = ["PD-121"];
    for room in ["D5", "D3", "C4", "E4"] {
        check(&ids, "at D4", &format!("1 walk {room}"), &format!("at {room}"));
    }
    for room in ["C3", "E5", "B4", "D6", "F4", "A1"] {
        check(&ids, "at D4", &format!("1 walk {room}"), "refused NotAdjacent");
    }
}

#[test]
fn the_first_move_goes_from_an_entrance_into_the_room_above() {
    let ids = ["PD-122"];
    for room in ["A1", "B1", "C1", "D1", "E1", "F1"] {
        check(&ids, "", &format!("1 walk {room}"), &format!("at {room}; rooms 1"));
    }
    check(&ids, "", "1 walk A2", "refused NotAnEntrance");
    check(&ids, "", "1 walk D4", "refused NotAnEntrance");
    check(&ids, "at B1", "1 walk E1", "refused NotAdjacent");
    check(&ids, "at D4", "1 walk F1", "refused NotAdjacent");
}

#[test]
fn walls_and_water_stop_a_team() {
    let ids = ["PD-123"];
    check(&ids, "at B1", "1 walk B2", "refused Wall");
    check(&["PD-123", "PD-012"], "at D2; dungeon A", "1 walk D3", "refused Wall");
    check(&["PD-123", "PD-012"], "at D2; dungeon B", "1 walk D3", "at D3");
    check(&ids, "at B3", "1 walk C3", "refused Water");
    check(&ids, "at B5; items cloak 1, medallion 1", "1 walk B4", "refused Water");
    check(&ids, "at B1; items cloak 1, medallion 2", "1 walk B2", "refused Wall");
    check(&ids, "at B3; items cloak 2, medallion 1", "1 walk C3", "refused Water");
}

#[test]
fn the_cloak_goes_through_walls_and_the_medallion_over_water() {
    let ids = ["PD-123"];
    check(&ids, "at B1; items cloak 2", "1 walk B2; step B1", "walls 2; water 0");
    check(&ids, "at D2; items cloak 2", "1 walk D3", "at D3; walls 1");
    check(&ids, "at B3; items medallion 2", "1 walk C3; gain W; step B3", "walls 0; water 2");
}

#[test]
fn the_outer_border_is_never_crossed() {
    let ids = ["PD-123"];
    let gifts = "items cloak 2, medallion 2";
    check(&ids, &format!("at A3; {gifts}"), "1 walk F3", "refused NotAdjacent");
    check(&ids, &format!("at F7; {gifts}"), "1 walk A7", "refused NotAdjacent");
    check(&ids, &format!("at C7; {gifts}"), "1 walk C1", "refused NotAdjacent");
}

#[test]
fn tunnels_join_the_ends_of_rows_2_and_6() {
    for dungeon in ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"] {
        for (from, to) in [("F2", "A2"), ("A2", "F2"), ("A6", "F6"), ("F6", "A6")] {
            let given = format!("dungeon {dungeon}; at {from}");
            let then = format!("at {to}; left 1; walls 0; water 0");
            check(&["PD-124", "PD-T04"], &given, &format!("1 walk {to}"), &then);
        }
    }
    check(&["PD-124"], "at A5", "1 walk F5", "refused NotAdjacent");
}

#[test]
fn a_room_is_resolved_before_the_next_move() {
    let ids = ["PD-125"];
    check(&ids, "at F1", "10 walk E1; step D1", "refused RewardFirst");
    check(&ids, "at F1", "10 walk E1; box crown; step D1", "at D1; wounds 3");
    // The potion of F1 is there when the trap of E1 strikes, in the same move.
    check(&ids, "", "1 walk F1; step E1", "potions 1; hearts 1; wounds 0");
}

#[test]
fn the_team_stays_where_it_is_and_its_path_is_drawn() {
    let ids = ["PD-126"];
    check(&ids, "", "1 walk C1; 2 walk B1; 3 walk C1; done", "at C1; path C1 B1 C1");
    check(&ids, "", "1 walk C1; 2 brew; 3 rest; done; 1 walk B1", "round 2; path C1 B1");
}

#[test]
fn the_guard_comes_before_the_find() {
    let ids = ["PD-127"];
    check(&ids, "at C1", "1 walk D1", "wounds 2; hearts 0; potions 1");
    check(&ids, "at B1", "1 walk A1", "wounds 1; hearts 0; potions 1");
    // The level-up of C3 does not help against its Zombie.
    check(&ids, "at C2; levels 1/1/2/1", "1 walk C3; gain C", "wounds 1; levels 1/1/3/1");
}

#[test]
fn events_of_a_room_happen_once_but_traps_always() {
    let ids = ["PD-128"];
    check(&ids, "at C1", "10 walk D1; step C1; step D1", "wounds 2; minions 1; potions 1");
    check(&ids, "at B1", "10 walk A1; step B1; step A1", "traps 2; potions 1; hearts 1; wounds 1");
    check(&ids, "at B1; explored A1", "1 walk A1", "traps 1; potions 0; wounds 1");
}

#[test]
fn a_room_is_explored_when_it_was_entered() {
    let ids = ["PD-129"];
    check(&ids, "", "1 walk C1; step B1; 2 walk C1", "rooms 2; explored B1 C1");
    check(&ids, "at A2", "1 walk F2", "rooms 2; explored A2 F2");
}

#[test]
fn unused_moves_are_lost() {
    let ids = ["PD-130"];
    check(&ids, "", "10 walk C1; 1 brew; step B1", "refused NotMoving");
    check(&ids, "", "10 walk C1; 1 rest; step B1", "refused NotMoving");
    check(&ids, "", "10 walk C1; 1 walk B1; step A1; step B1", "refused NoMovesLeft");
    check(&ids, "used 1 2", "10 walk C1; done; step B1", "round 2; refused NotMoving");
    check(&ids, "", "step C1", "refused NotMoving");
}
