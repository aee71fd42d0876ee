//! Achievements. They are of our own making: what earns each, and what only nearly does.

use dungeon_raiders::achievements::{Achievement, achievements};
use dungeon_raiders::{DungeonRaiders, Event, What};
use kernel::{Game, Lang, Observer, Seat, Words};

use super::table::Table;

/// All power cards in hand.
const HAND: &str = "hand 1 2 3 4 5; b: hand 1 2 3 4 5; c: hand 1 2 3 4 5";

/// What seat a has earned in a match that is over: in each room, what is given there and what is done.
#[track_caller]
fn earned(rooms: &[(&str, &str)]) -> Vec<&'static str> {
    let mut table = Table::given(rooms[0].0);
    for (nth, (given, do_)) in rooms.iter().enumerate() {
        if 0 < nth {
            // Luck has led elsewhere.
            let last = table.events.iter().rposition(|it| matches!(it.what, What::Entered { .. }));
            table.events.remove(last.expect("the match goes on"));
            table.also(given);
        }
        let (place, room) = (table.state.ground.here, table.state.room().expect("a room"));
        let what = What::Entered { place, room, was_dark: false };
        table.events.push(Event { secret_of: None, what });
        table.play(do_);
        assert_eq!(table.refused, None, "{do_}");
    }
    assert!(table.is_over(), "{rooms:?}");
    let view = DungeonRaiders::view(&table.state, Observer::All);
    achievements(&view, Seat::FIRST, &table.events).into_iter().map(Achievement::key).collect()
}

#[track_caller]
fn check(key: &str, rooms: &[(&str, &str)], is_so: bool) {
    let earned = earned(rooms);
    assert_eq!(earned.contains(&key), is_so, "{key}, {rooms:?}: {earned:?}");
}

/// The same in the last room of a match.
#[track_caller]
fn last(key: &str, given: &str, do_: &str, is_so: bool) {
    check(key, &[(&format!("at 5 5; {given}"), do_)], is_so);
}

#[test]
fn four_coins_are_taken_alone() {
    last("all_mine", "room T04", "all 5 1 2", true);
    last("all_mine", "room T04", "all 5 5 2", false);
    last("all_mine", "room T03", "all 5 1 2", false);
    last("all_mine", "room T04", "all 1 5 2", false);
    last("all_mine", "players 1; room T04", "5", false);
}

#[test]
fn a_hero_alone_takes_both_chests_three_times() {
    let two = [("players 1; room T09", "5"), ("hand 1 2 3 4 5; room T07", "4")];
    let then = |do_| [two[0], two[1], ("hand 1 2 3 4 5; at 5 5; room T05", do_)];
    check("both_hands", &then("3"), true);
    check("both_hands", &then("2"), false);
    check("both_hands", &[two[0], two[1], ("hand 5; at 5 5; room T04", "5")], false);
}

#[test]
fn both_dragons_are_passed_unhurt() {
    let one = ("room M09", "all 5 1 2");
    let then = |room, do_| [one, (room, do_)];
    check("dragons", &then("at 5 5; room M10", "all 4 2 3"), true);
    // Hurt by the second, which was the last of those with the fewest wounds.
    check("dragons", &then("at 5 5; room M10; c: w 9", "all 1 2 3"), false);
    check("dragons", &then("at 5 5; room M08", "all 4 2 3"), false);
    // Unhurt, and bled to death after all.
    check("dragons", &then("w 8; at 5 5; room M10", "all 4 2 3"), false);
    let alone = [("players 1; room M09; monster 3", "4"), ("at 5 5; room M10; monster 4", "5")];
    check("dragons", &alone, true);
}

#[test]
fn the_last_card_makes_the_sum_exact_twice() {
    let second = |first: &str, do_, is_so| {
        let given = format!("at 5 5; {HAND}; room M02; first {first}");
        check("last_straw", &[("first b; room M05", "all 4 3 4"), (&given, do_)], is_so);
    };
    second("b", "all 5 4 2", true);
    second("b", "all 5 5 2", false);
    second("b", "all 4 4 2", false);
    // Not the last to lay.
    second("a", "all 5 4 2", false);
    let given = format!("at 5 5; {HAND}; room M02");
    check("last_straw", &[("quick; room M05", "all 4 3 4"), (&given, "all 5 4 2")], false);
}

#[test]
fn a_second_chest_is_better_than_a_share_of_the_first() {
    last("bargain", "room T07", "all 3 5 5", true);
    last("bargain", "room T09", "all 3 5 5", false);
    last("bargain", "room T07", "all 3 5 4", false);
    last("bargain", "room T07", "all 3 5 1", false);
}

#[test]
fn a_saboteur_springs_a_trap_that_hits_a_rival_alone() {
    last("saboteur", "room X01; b: t 9", "all 5 1 1", true);
    last("saboteur", "room X01; b: t 9", "all 4 1 1", false);
    last("saboteur", "room X01; b: t 9", "all 1 5 1", false);
    last("saboteur", "room X01; t 9", "all 5 1 1", false);
    last("saboteur", "room X01; t 9; b: t 9", "all 5 1 1", false);
    last("saboteur", "room X01; t 1; b: t 2; c: t 1", "all 5 1 1", false);
    last("saboteur", "room X03; w 1; c: w 1", "all 5 1 1", true);
    last("saboteur", "room X03; b: w 1; c: w 1", "all 5 1 1", false);
    // Traps of two skulls go by the lowest card.
    last("saboteur", "room X04; w 9; b: w 4; c: w 9", "all 5 1 5", false);
    // In another room, what was sprung is over.
    let then = ("at 5 5; room T03", "all 4 2 2");
    check("saboteur", &[("room X02; b: t 9", "all 5 1 1"), then], true);
}

#[test]
fn an_heir_wins_while_a_richer_hero_bleeds() {
    last("heir", "room T01; b: t 9; b: w 3", "all 5 1 1", true);
    last("heir", "room T01; b: t 9", "all 5 1 1", false);
    last("heir", "room T01; b: t 9; b: w 3; c: t 8", "all 5 1 1", false);
    last("heir", "room T01; b: t 4; b: w 3", "all 5 1 1", false);
}

#[test]
fn a_duel_is_won_before_its_last_room() {
    check("knockout", &[("players 2; room M09; b: w 8", "all 3 1")], true);
    check("knockout", &[("players 2; room M09; w 8", "all 1 3")], false);
    last("knockout", "players 2; room M09; b: w 8", "all 3 1", false);
    check("knockout", &[("room M09; b: w 8; c: w 8", "all 3 1 1")], false);
}

#[test]
fn twenty_coins_are_carried_out() {
    last("full_bag", "room T04; t 16", "all 5 1 1", true);
    last("full_bag", "room T04; t 15", "all 5 1 1", false);
    last("full_bag", "room T04; t 16; w 3", "all 5 1 1", false);
    last("full_bag", "players 1; room T04; t 16", "5", true);
}

#[test]
fn the_hard_way_begins_with_five_wounds() {
    last("hard_way", "players 1; wounds 5; room T01; w 5", "3", true);
    last("hard_way", "players 1; wounds 4; room T01; w 5", "3", false);
    last("hard_way", "players 1; wounds 5; room X04; w 8", "2", false);
}

#[test]
fn nine_wounds_are_survived() {
    last("nine_lives", "players 1; room M09; monster 5; w 6", "3", true);
    last("nine_lives", "players 1; room M09; monster 5; w 5", "3", false);
    last("nine_lives", "players 1; room M09; monster 5; w 7", "3", false);
    last("nine_lives", "room M09; w 6", "all 1 2 2", false);
    let healed = ("at 5 5; room V04; c: w 8", "all 5 1 1");
    check("nine_lives", &[("room M09; w 6", "all 1 2 2"), healed], true);
}

#[test]
fn all_four_kinds_of_items_are_used() {
    let given = "room M09; items torch 1 crystal 1 key 1 sword 1";
    let three = (given, "torch; crystal; b: 1; c: 1; sword");
    check("arsenal", &[three, ("at 5 5; room T03", "key; b: 2; c: 2")], true);
    check("arsenal", &[three, ("at 5 5; room T03", "5; b: 2; c: 2")], false);
    let two = (given, "torch; sword; b: 1; c: 1");
    check("arsenal", &[two, ("at 5 5; room T03", "key; b: 2; c: 2")], false);
}

#[test]
fn nothing_is_earned_while_a_match_goes_on() {
    let mut table = Table::given("room T04");
    table.play("all 5 1 1");
    let view = DungeonRaiders::view(&table.state, Observer::All);
    assert!(achievements(&view, Seat::FIRST, &table.events).is_empty());
}

#[test]
fn rules_of_other_editions_and_the_boss_are_kept_apart() {
    let plain = "players=1 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds \
        death=early light=shuffled shield=living";
    // What is younger than the first records is not written at its first choice.
    let later = DungeonRaiders::OPTIONS.iter().filter(|it| it.is_later);
    let unwritten: Vec<String> =
        later.map(|it| format!("{}={}", it.key, it.choices[0].key)).collect();
    for field in DungeonRaiders::PLAIN {
        assert!(plain.contains(field) || unwritten.iter().any(|it| it == field), "{field}");
    }
    // Neither how a table plays nor how hard a hero alone has it.
    for key in ["quick", "heroes", "wounds", "memory"] {
        assert!(!DungeonRaiders::PLAIN.iter().any(|it| it.starts_with(key)), "{key}");
    }
}

#[test]
fn every_achievement_is_explained_in_both_languages() {
    for it in Achievement::ALL {
        assert!(!it.name().get(Lang::En).is_empty() && !it.name().get(Lang::Ru).is_empty());
        assert!(
            it.explanation().get(Lang::En).ends_with('.')
                && it.explanation().get(Lang::Ru).ends_with('.')
        );
    }
}
