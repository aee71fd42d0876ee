//! Achievements. They are of our own making: what earns each, and what only nearly does.

use kernel::{Game, Observer, Seat, Words};
use paper_dungeons::achievements::{Achievement, achievements};
use paper_dungeons::dungeons::DUNGEONS;
use paper_dungeons::{Event, PaperDungeons, What};

use super::table::Table;

/// Every room with a minion but C4.
const ELEVEN: &str = "beaten D1 B2 E2 C3 F3 A4 B5 F5 C6 A7 D7";

/// What seat a has earned once a match is over, in which `tale` says what else is given, and what is done
/// then, turn about.
#[track_caller]
fn earned(given: &str, tale: &[&str]) -> Vec<&'static str> {
    let mut table = Table::given(given);
    for (nth, clauses) in tale.iter().enumerate() {
        if nth % 2 == 0 {
            table.play(clauses)
        } else {
            table.also(clauses)
        }
        assert_eq!(table.refused, None, "{clauses}");
    }
    assert!(table.is_over(), "{given}: {tale:?}");
    keys(&table, Seat::FIRST)
}

fn keys(table: &Table, seat: Seat) -> Vec<&'static str> {
    let view = PaperDungeons::view(&table.state, Observer::All);
    achievements(&view, seat, &table.events).into_iter().map(Achievement::key).collect()
}

#[track_caller]
fn check(key: &str, given: &str, tale: &[&str], is_so: bool) {
    let earned = earned(given, tale);
    assert_eq!(earned.contains(&key), is_so, "{key}, {given}: {earned:?}");
}

#[test]
fn an_objective_is_reached_to_its_last_step() {
    check("resolve", "round 8; levels 5/5/5/5", &["end"], true);
    check("resolve", "round 8; levels 5/5/5/4", &["end"], false);
    check("resolve", "round 8; objective O14; gems 7", &["end"], true);
    check("resolve", "round 8; objective O14; gems 6", &["end"], false);
}

#[test]
fn hunters_fight_all_three_monsters_and_none_of_them_badly() {
    let six = "end; end; end; end; end; end";
    let given = "dungeon B; round 3; explored D4 A5 E7";
    check("hunters", &format!("{given}; levels 5/5/5/3"), &[six], true);
    // Of range I against the Watcher.
    check("hunters", &format!("{given}; levels 4/4/4/4"), &[six], false);
    let two = "dungeon B; round 3; explored D4 A5; levels 6/6/6/6";
    check("hunters", two, &[six], false);
    check("hunters", &given.replace("round 3", "round 4; levels 6/6/6/6"), &[&six[5..]], false);
}

#[test]
fn a_mission_is_early_until_the_end_of_round_2() {
    let given = "missions M06; potions 6";
    let six = "end; end; end; end; end; end";
    check("early_birds", given, &["end; 1 brew; box crown; end", "", six], true);
    check("early_birds", given, &["end; end; 1 brew; box crown; end", "", &six[5..]], false);
    let rivals = "players 2; missions M06; potions 6; b: potions 6";
    check("early_birds", rivals, &["end; b: 1 brew; b: box crown; end", "", six], false);
    check(
        "early_birds",
        rivals,
        &["end; b: 1 brew; b: box crown; 1 brew; box crown; end", "", six],
        true,
    );
}

#[test]
fn eight_gems_make_a_hoard() {
    let given = "round 8; levels 1/1/1/3";
    check("hoard", &format!("{given}; gems 7"), &["9 level R; box crown; end"], true);
    check("hoard", &format!("{given}; gems 6"), &["9 level R; end"], false);
}

#[test]
fn five_gems_are_stolen_under_the_nose_of_one_rival() {
    let given = "players 2; round 6; at D4";
    let first = ["end; 1 walk C4", "at A2", "2 walk A3", "at F2", "3 walk F3; end"];
    let then = |last: &[&'static str]| [&first[..], &["at F4"], last].concat();
    let all = ["1 walk F5", "at A6", "2 walk A7; gain W; end"];
    check("under_their_noses", given, &then(&all), true);
    check("under_their_noses", given, &then(&["1 walk F5; end"]), false);
    // The rival has one of them as well.
    let shared = ["1 walk F5", "b: at A6; at A6", "b: 2 walk A7; 2 walk A7; gain W; end"];
    check("under_their_noses", given, &then(&shared), false);
    // What was taken before round 1 is not named (PD-223): whoever else has taken the gem since, named it.
    let mut table = Table::given("players 2; round 8; own A B C D E; gems 5");
    let stole = |letter| What::Stole { seat: Seat::FIRST, letter: Some(letter), total: 1 };
    let owned = table.state.teams[Seat::FIRST].sheet.gems_own;
    let told = |what| Event { secret_of: None, what };
    table.events.extend(owned.iter().map(|it| told(stole(it))));
    table.events.push(told(What::CrossedOut { seat: Seat::new(1), letters: owned }));
    table.play("end");
    assert!(!keys(&table, Seat::FIRST).contains(&"under_their_noses"));
}

#[test]
fn the_strongest_takes_the_rewards_of_all_three_monsters() {
    let given = "players 2; dungeon B; round 3; explored D4 A5 E7; levels 6/6/6/6";
    let do_ = "end; end; end; end; box crown; end; end; box crown";
    check("spoils", given, &[do_], true);
    let tied = format!("{given}; b: explored D4; b: levels 6/6/6/6");
    check("spoils", &tied, &[do_], false);
    check("spoils", &given.replace("players 2; ", ""), &["end; end; end; end; end; end"], false);
}

#[test]
fn one_die_brings_five_things() {
    let given = "round 8; at D4; gems 4; talent T12";
    let all = "1 walk C4; gain W; box crown; end";
    check("five_in_one", &format!("{given}; potions 7"), &[all], true);
    let four = "1 walk C4; gain W; 2 craft tome; end";
    check("five_in_one", &format!("{given}; potions 5"), &[four], false);
    let no_level = "round 8; at D4; gems 3; talent T12; potions 7";
    check("five_in_one", no_level, &["1 walk C4; box crown; end"], false);
}

#[test]
fn a_second_life_ends_in_a_victory_or_as_a_hero() {
    let alone = format!("round 8; gems 10; {ELEVEN} C4");
    let enough = format!("{alone}; items crown 2");
    check("second_life", &format!("{enough}; resurrected yes"), &["end"], true);
    check("second_life", &format!("{alone}; resurrected yes"), &["end"], false);
    check("second_life", &enough, &["end"], false);
    let rivals = "players 2; round 8; gems 6; resurrected yes";
    check("second_life", rivals, &["end"], true);
    check("second_life", &format!("{rivals}; b: gems 6"), &["end"], false);
}

#[test]
fn all_twelve_minions_are_beaten() {
    let given = format!("round 8; at D4; {ELEVEN}");
    check("extermination", &given, &["1 walk C4; end"], true);
    check("extermination", &given, &["end"], false);
}

#[test]
fn a_sheet_is_clean_where_potions_have_taken_all_wounds_of_two_fights() {
    check("clean_sheet", "round 8; fights 3 5; potions 3; hearts 6", &["end"], true);
    check("clean_sheet", "round 8; fights 3 5; wounds 1", &["end"], false);
    check("clean_sheet", "round 8; fights 3 -4", &["end"], false);
}

#[test]
fn a_legend_earns_its_glory_alone() {
    let given = format!("round 8; gems 10; {ELEVEN} C4; levels 4/4/4/4");
    let enough = format!("{given}; items crown 2, tome 2, sword 2");
    check("legend", &enough, &["end"], true);
    check("legend", &format!("{given}; items crown 2, tome 2, sword 1"), &["end"], false);
    check("legend", &format!("players 2; {enough}"), &["end"], false);
}

#[test]
fn the_grand_tour_leads_through_all_dungeons() {
    let tour = PaperDungeons::ACHIEVEMENTS.iter().filter(|it| !it.each.is_empty());
    let tour: Vec<_> = tour.collect();
    assert_eq!(tour.iter().map(|it| it.key).collect::<Vec<_>>(), [Achievement::GrandTour.key()]);
    let members = PaperDungeons::CAST.map(|it| (it.members)()).unwrap_or_default();
    assert_eq!(members.iter().map(|it| it.key).collect::<Vec<_>>(), tour[0].each);
    let played = ('A'..='L').map(|letter| {
        let table = Table::given(&format!("dungeon {letter}"));
        let view = PaperDungeons::view(&table.state, Observer::All);
        PaperDungeons::plays_with(&view, Seat::FIRST)
    });
    assert_eq!(played.flatten().collect::<Vec<_>>(), tour[0].each);
    assert_eq!(tour[0].each.len(), DUNGEONS);
}

#[test]
fn nothing_is_earned_while_a_match_goes_on() {
    let table = Table::given("round 8; levels 6/6/6/6; gems 10");
    assert!(keys(&table, Seat::FIRST).is_empty());
}

#[test]
fn rivals_have_their_own_achievements() {
    let mut table = Table::given("players 2; round 8; b: levels 5/5/5/5; gems 8");
    table.play("end");
    assert_eq!(keys(&table, Seat::FIRST), ["hoard"]);
    assert_eq!(keys(&table, Seat::new(1)), ["resolve"]);
}

#[test]
fn every_achievement_is_explained_in_both_languages() {
    for it in Achievement::ALL {
        assert!(!it.name().en().is_empty() && !it.name().ru().is_empty());
        assert!(it.explanation().en().ends_with('.') && it.explanation().ru().ends_with('.'));
    }
}
