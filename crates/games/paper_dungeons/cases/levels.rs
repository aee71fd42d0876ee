//! Level-ups with dice (PD-090 to PD-094).

use super::table::check;

#[test]
fn a_die_raises_the_hero_of_its_symbol_and_colour() {
    let ids = ["PD-090"];
    check(&ids, "objective O06", "1 level W", "levels 2/1/1/1; strength 5");
    check(&ids, "objective O06", "9 level R", "levels 1/1/1/2");
    check(&ids, "objective O06; levels 5/1/1/1", "1 level W", "levels 6/1/1/1; strength 9");
    check(&ids, "objective O06", "3 level C", "refused WrongColour(Cleric)");
    check(&ids, "objective O11", "1 level W", "refused WrongColour(Warrior)");
    check(&ids, "objective O06", "1 level Z", "refused WrongHero(Wizard)");
    check(&ids, "objective O06; roll 1 2 3 6 9 10", "6 level W", "refused WrongColour(Warrior)");
    check(&["PD-090", "PD-018"], "objective O11; roll 1 2 3 6 9 10", "6 level W", "levels 2/1/1/1");
}

#[test]
fn a_warrior_of_level_4_adds_power() {
    check(&["PD-091"], "levels 3/1/1/1", "", "power:2A 7");
    check(&["PD-091"], "levels 4/1/1/1", "", "power:2A 9");
    check(&["PD-091"], "levels 6/1/1/1", "", "power:2A 11");
}

#[test]
fn a_wizard_of_level_4_swaps_the_colours_of_any_number_of_dice() {
    let given = "levels 1/4/1/1; roll 2 3 4 6 7 10";
    check(&["PD-091"], given, "3 level C; 6 level W; 7 level Z", "levels 2/5/2/1");
    check(&["PD-091"], given, "4 level R", "levels 1/4/1/2");
    check(
        &["PD-091"],
        "levels 1/5/1/1",
        "3 level C; 2 rest; 1 rest; done; 3 level C",
        "levels 1/5/3/1",
    );
    check(&["PD-091"], "levels 1/4/1/1", "3 level R", "refused WrongHero(Rogue)");
}

#[test]
fn a_cleric_of_level_4_wards_off_skulls() {
    check(&["PD-091"], "levels 1/1/3/1; next S S 3 8 9 10", "end", "wounds 2");
    check(&["PD-091"], "levels 1/1/4/1; next S S 3 8 9 10", "end", "wounds 0");
    check(&["PD-091"], "levels 1/1/6/1; next S S 3 8 9 10", "end", "wounds 0");
}

#[test]
fn a_rogue_who_reaches_level_4_steals_a_gem_once() {
    let ids = ["PD-091"];
    check(&ids, "levels 1/1/1/3", "9 level R", "gems 1; own none");
    check(&ids, "levels 1/1/1/3; queue level", "gain R", "gems 1");
    check(&ids, "levels 1/1/1/4; gems 1", "9 level R", "gems 1");
    check(&ids, "levels 1/1/1/2", "9 level R", "gems 0");
}

#[test]
fn colours_matter_for_level_ups_only() {
    let ids = ["PD-092"];
    for (die, item) in [(3, "crown"), (8, "crown"), (8, "cloak"), (3, "cloak")] {
        check(&ids, "", &format!("{die} craft {item}"), &format!("items {item} 1"));
    }
    check(&ids, "", "3 brew; 8 brew", "potions 4");
    check(&ids, "", "3 walk C1; 8 walk B1", "at B1");
    check(&["PD-092"], "talent T08", "3 craft crown; 8 craft crown", "psionic no");
}

#[test]
fn a_hero_of_level_6_cannot_be_raised() {
    check(&["PD-093"], "levels 6/1/1/1", "1 level W", "refused HeroAtTop(Warrior)");
    check(
        &["PD-093"],
        "levels 6/1/1/1; roll 5 2 3 8 9 10",
        "5 level W",
        "refused HeroAtTop(Warrior)",
    );
    check(&["PD-093"], "levels 6/1/1/1; queue level", "gain W", "refused HeroAtTop(Warrior)");
}

#[test]
fn the_lowest_level_and_the_highest_count() {
    let rows = [
        ("1/5/5/5", 0),
        ("2/2/2/2", 3),
        ("2/6/3/3", 4),
        ("3/4/5/5", 6),
        ("4/4/6/6", 12),
        ("5/5/5/6", 16),
        ("6/6/6/6", 25),
        ("1/6/6/6", 3),
    ];
    for (levels, glory) in rows {
        check(&["PD-094"], &format!("levels {levels}"), "", &format!("line:levels {glory}"));
    }
}
