//! What is said of what happens, and the rule that it rests on.

use dungeon_raiders::{DungeonRaiders, Event, What};
use kernel::{BySeat, Lang, Seat, Telling, Words};

use super::table::Table;

/// The rules that the events of the last room lead to, each once, in order.
fn rules(given: &str, do_: &str, is_asked: fn(&What) -> bool) -> Vec<&'static str> {
    let mut table = Table::given(given);
    table.play(do_);
    let asked = table.events.iter().filter(|it| is_asked(&it.what));
    let mut rules: Vec<&str> = asked.filter_map(DungeonRaiders::cite).collect();
    rules.dedup();
    rules
}

fn is_of_chests(what: &What) -> bool {
    matches!(what, What::Chest { .. } | What::Treasure { .. })
}

fn is_of_fights(what: &What) -> bool {
    matches!(what, What::Fought { .. } | What::Wounds { .. })
}

#[test]
fn chests_lead_to_the_rules_of_the_company() {
    let ids = ["RA-080", "RA-081", "RA-229"];
    assert_eq!(rules("room T04", "all 5 1 1", is_of_chests), ["RA-080", "RA-081"], "{ids:?}");
    assert_eq!(rules("players 1; room T04", "5", is_of_chests), ["RA-229"], "{ids:?}");
    assert_eq!(rules("players 1; room T04", "4", is_of_chests), ["RA-229"], "{ids:?}");
}

#[test]
fn fights_lead_to_the_rules_of_the_company_and_of_bosses() {
    let ids = ["RA-092", "RA-093", "RA-203", "RA-227", "RA-B07", "RA-B08"];
    let boss = |players: &str| format!("{players}boss; at 5 5; room B10");
    for (given, do_, rule) in [
        ("room M05", "all 5 5 1", "RA-092"),
        ("room M05", "all 3 2 1", "RA-093"),
        ("players 2; room M05", "all 5 1", "RA-203"),
        ("c: dead; room M05", "all 5 1 -", "RA-203"),
        ("players 1; room M05; monster 4", "5", "RA-227"),
        ("players 1; room M05; monster 4", "2", "RA-227"),
        (boss("").as_str(), "all 3 2 1", "RA-B07"),
        (boss("").as_str(), "all 4+5 4+5 1", "RA-B07"),
        (boss("players 2; ").as_str(), "all 3 2", "RA-B08"),
    ] {
        assert_eq!(rules(given, do_, is_of_fights), [rule], "{ids:?}: {given}: {do_}");
    }
}

#[test]
fn who_goes_first_by_chance_does_not_by_a_card() {
    let ids = ["RA-061", "RA-151"];
    let first = |by_chance| {
        let what = What::First { seat: Seat::FIRST, by_chance };
        DungeonRaiders::cite(&Event { secret_of: None, what })
    };
    assert_eq!([first(true), first(false)], [Some("RA-061"), Some("RA-151")], "{ids:?}");
}

#[test]
fn a_hero_alone_has_no_items_to_give_back() {
    let ids = ["RA-171", "RA-223"];
    let told = |given: &str, do_: &str| {
        let mut table = Table::given(given);
        table.play(do_);
        let death = table.events.iter().find(|it| matches!(it.what, What::Died { .. }));
        let names = BySeat::new(table.state.heroes.seats().len(), |seat| seat.to_string());
        let to = Telling { lang: Lang::En, names: &names };
        DungeonRaiders::describe(death.expect("a death"), to).expect("a sentence")
    };
    assert_eq!(told("players 1; room X04; w 9", "2"), "The hero dies.", "{ids:?}");
    assert_eq!(told("room X04; w 9", "all 2 5 5"), "a: dies; the items go back.", "{ids:?}");
}
