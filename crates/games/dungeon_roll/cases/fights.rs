//! Monsters (DR-001 to DR-003, DR-007, DR-011, DR-012, DR-022 to DR-030, DR-037, DR-038).

use dungeon_roll::Action;

use super::table::{Table, check};

#[test]
fn each_companion_is_strong_against_one_type() {
    for (companion, swept, rule) in
        [("F", "G", "DR-023"), ("C", "K", "DR-024"), ("M", "O", "DR-025"), ("T", "-", "DR-026")]
    {
        for monster in ["G", "K", "O"] {
            let given = format!("party {companion}; floor {monster}{monster}{monster}$");
            let then = format!("floor {monster}{monster}$; party -; graveyard 7");
            check(&[rule, "DR-002"], &given, &format!("fight {companion} {monster}"), &then);
            let three = format!("fight {companion} {monster}{monster}{monster}");
            let mut table = Table::given(&given);
            table.play(&three);
            assert_eq!(table.refused.is_none(), swept == monster, "{rule}: {three}");
        }
    }
}

#[test]
fn a_champion_sweeps_one_type() {
    for monster in ["G", "K", "O"] {
        let given = format!("party H; floor {}P", monster.repeat(4));
        let do_ = format!("fight H {}", monster.repeat(4));
        check(&["DR-027"], &given, &do_, "floor P; party -");
    }
    check(&["DR-027"], "party H; floor GK", "fight H GK", "refused OneTypeAtATime");
}

#[test]
fn any_number_is_as_many_as_one_likes() {
    check(&["DR-029"], "party F; floor GGG", "fight F GG", "floor G");
    check(&["DR-029"], "party H; floor OOO", "fight H O", "floor OO");
    check(&["DR-029", "DR-012"], "party F; floor GG", "fight F GGG", "refused NoSuchMonsters");
}

#[test]
fn a_fight_needs_a_monster_and_a_companion() {
    check(&["DR-012"], "party F; floor G", "fight F -", "refused NothingChosen");
    check(&["DR-007"], "party F; floor $; lair 2", "fight F G", "refused NoSuchMonsters");
    check(&["DR-001"], "party C; floor G", "fight F G", "refused NoSuchDie(Fighter)");
    let used = "refused NoSuchDie(Fighter)";
    check(&["DR-001"], "party F; floor KK", "fight F K; fight F K", used);
    check(&["DR-028"], "party S; floor G", "fight S G", "refused ScrollsDoNotFight");
    let given = "treasures scroll; floor G";
    check(&["DR-028"], given, "fight scroll G", "refused ScrollsDoNotFight");
    let given = "treasures ring; floor G";
    check(&["DR-072"], given, "fight ring G", "refused NotACompanion(Ring)");
    check(&["DR-072"], "floor G", "fight sword G", "refused NoSuchTreasure(VorpalSword)");
    check(&["DR-092"], "floor G", "fight f G", "refused NoSuchTemp(Fighter)");
    check(&["DR-081"], "floor G", "fight hero G", "refused NoHero");
    check(&["DR-022"], "phase loot; party F; floor $", "fight F G", "refused NoFightNow");
}

#[test]
fn companions_fight_one_at_a_time() {
    let ids = ["DR-030"];
    let given = "party FT; floor KK";
    check(&ids, given, "fight F KK", "refused TooManyMonsters(Fighter)");
    check(&ids, given, "fight F K; fight T K", "floor -; party -");
    assert!("fight FT KK".parse::<Action>().is_err(), "{ids:?}");
}

#[test]
fn monsters_are_dealt_with_in_any_order() {
    let ids = ["DR-022"];
    let given = "party FC; floor GKK; lair 1; treasures ring elixir";
    let then = "phase regroup; lair 0; treasures none";
    check(&ids, given, "fight C KK; ring; fight F G; elixir M; end", &format!("{then}; party M"));
    let do_ = "elixir M; fight F G; fight M K; ring; fight C K; end";
    check(&ids, given, do_, &format!("{then}; party -"));
    check(&ids, given, "ring; fight C KK; end", "refused MonstersRemain");
}

#[test]
fn beaten_dice_go_back_to_the_reserve() {
    check(&["DR-003"], "party F; floor GGGK", "fight F GGG", "floor K; reserve 6");
    check(&["DR-003", "DR-005"], "party F; floor GGK; lair 2", "fight F GG", "reserve 4; lair 2");
}

#[test]
fn a_treasure_is_no_die() {
    let given = "party C; floor GG; treasures sword";
    let then = "floor -; party C; graveyard 6; treasures none; bag:sword 3";
    check(&["DR-011", "DR-073"], given, "fight sword GG", then);
    let given = "party SC; floor GG; treasures sword";
    check(&["DR-011"], given, "reroll S - F", "refused NoSuchPartyDice");
}

#[test]
fn all_monsters_must_go_or_the_adventurer() {
    let given = "party F; floor GK; level 4";
    check(&["DR-021"], given, "fight F G; end", "refused MonstersRemain");
    check(&["DR-021", "DR-037"], given, "fight F G; flee", "xp 0; turn 1; line:delve-1 0");
    check(&["DR-021", "DR-071"], given, "retire", "refused NoRegroupYet");
    check(&["DR-021", "DR-064"], given, "seek", "refused NoRegroupYet");
}

#[test]
fn the_phase_of_monsters_is_there_without_monsters() {
    let given = "phase regroup; party SF; level 1";
    let then = "phase monster; floor $$";
    check(&["DR-038"], given, "[roll $$]; seek", then);
    let do_ = "[roll $$]; seek; [dungeon P]; reroll S $ -";
    check(&["DR-038", "DR-033"], given, do_, "phase monster; floor $P");
    check(&["DR-038"], given, "[roll $$]; seek; end", "phase loot; floor $$");
    check(&["DR-038"], given, "[roll DD]; seek; end", "phase regroup; lair 2");
}

#[test]
fn the_engine_waits_even_if_only_flight_is_left() {
    let table = Table::given("floor G; party -");
    assert_eq!(table.legal(), ["flee"], "{:?}", ["DR-133", "DR-070"]);
}
