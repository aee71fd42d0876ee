//! A good use of a die is called by its name, and what is said of it is true. Dungeon B: Minotaur in D4,
//! Chimera in A5, Watcher in E7.

use kernel::chance::FastChance;
use kernel::{Advice, Advises, Bots, Game, Lang, Observer, Seat, Way};
use paper_dungeons::PaperDungeons;

use super::table::Table;

type Action = <PaperDungeons as Game>::Action;
type View = <PaperDungeons as Game>::View;

const A: Seat = Seat::FIRST;

/// What is advised; the action that ends with `taken` is weighed in any case, if there is one.
fn advised(given: &str, taken: Option<&str>) -> (View, Advice<Action>) {
    let table = Table::given(given);
    let view = PaperDungeons::view(&table.state, Observer::Seat(A));
    let mut legal = Vec::new();
    PaperDungeons::legal(&table.state, A, &mut legal);
    let action = |end: &str| legal.iter().find(|it| it.to_string().ends_with(end));
    let taken = taken.map(|it| action(it).expect("an action"));
    let luck = &mut FastChance::new(1);
    let advice = PaperDungeons::advise(&view, A, &legal, taken, luck);
    (view, advice.expect("an advice"))
}

/// What is taken is called so; the nudge and the reason say so.
#[track_caller]
fn check(ids: &[&str], given: &str, lang: Lang, taken: &str, [name, nudge, why]: [&str; 3]) {
    let (view, advice) = advised(given, Some(taken));
    let names = |it: &&Way<Action>| PaperDungeons::name_way(&view, it, lang).contains(name);
    let Some(way) = advice.ways.iter().find(names) else { panic!("{ids:?}: {advice}") };
    let told = [PaperDungeons::nudge(&view, A, way, lang), PaperDungeons::why(&view, A, way, lang)];
    assert!(told[0].contains(nudge), "{ids:?}: {told:#?}");
    assert!(told[1].contains(why), "{ids:?}: {told:#?}");
}

/// The best way of all is called so.
#[track_caller]
fn is_best(id: &str, given: &str, name: &str) {
    let (view, advice) = advised(given, None);
    let best = PaperDungeons::name_way(&view, advice.best(), Lang::En);
    assert!(best.contains(name), "{id}: {best}: {advice}");
}

#[test]
fn a_monster_is_reached_before_it_is_fought() {
    let given = "dungeon B; round 3; levels 3/2/2/2; at D3; used 2 3";
    is_best("PD-240", given, "walk to D4");
    let then = [
        "walk to D4",
        "The Minotaur in D4 is fought after this round.",
        "The Minotaur can be fought: with power 15, round 3 brings +5 glory.",
    ];
    check(&["PD-240", "PD-243"], given, Lang::En, "walk D4", then);
    let then = [
        "дойти до D4",
        "Минотавр в D4, бой — уже после этого раунда.",
        "Логово достигнуто (Минотавр): при мощи 15 бой 3‑го раунда даст +5 славы",
    ];
    check(&["PD-240", "PD-243"], given, Lang::Ru, "walk D4", then);
}

#[test]
fn a_range_that_one_level_reaches_is_worth_a_die() {
    let given =
        "dungeon B; round 3; levels 2/2/2/3; explored D4; at B3; used 9 10; roll 1 1 1 6 6 6";
    let given = given.replace("used 9 10", "used 1 1");
    let then = [
        "raise the Warrior",
        "Your power against the Minotaur is 11; a better range begins at 12.",
        "It brings Warrior level 3. Power against the Minotaur: 11 to 13, a range better: +5 glory.",
    ];
    check(&["PD-242", "PD-243"], &given, Lang::En, "level W", then);
}

#[test]
fn a_mission_that_lacks_a_level_is_fulfilled() {
    let given = "dungeon B; missions M14; round 7; fights 5 7; levels 3/3/3/2; at D3; used 1 2; roll 1 2 3 4 4 4";
    let then = [
        "raise the Rogue",
        "Mission “Reach strength 12”: 11 of 12 so far.",
        "That fulfils a mission, +2 glory: Reach strength 12.",
    ];
    check(&["PD-231", "PD-332"], given, Lang::En, "4 walk C3", then);
    let then = [
        "Белым Плутом дойти до C3, затем Плуту уровень",
        "Миссия «Достичь силы команды 12»: пока 11 из 12.",
        "Это выполнит миссию, +2 славы: Достичь силы команды 12.",
    ];
    check(&["PD-231", "PD-332"], given, Lang::Ru, "4 walk C3", then);
}

#[test]
fn an_item_that_lacks_a_box_is_completed() {
    let given = "dungeon B; round 8; fights 5 7; levels 3/3/3/3; at D3; items crown 1; used 1 2; roll 1 2 3 3 3 3";
    is_best("PD-103", given, "craft the Crown of the Righteous King");
    let then = [
        "craft the Crown of the Righteous King",
        "One of your items lacks a single box.",
        "It brings the Crown of the Righteous King (+5 glory).",
    ];
    check(&["PD-103"], given, Lang::En, "craft crown", then);
    let then = ["клетку Короны", "Одному из предметов не хватает одной клетки.", "готовый предмет"];
    check(&["PD-103"], given, Lang::Ru, "craft crown", then);
}

/// The same room can be reached with steps that are left and with a die: what costs no die is called so.
#[test]
fn steps_that_are_left_cost_no_die() {
    let (view, _) = advised("dungeon B; roll 1 1 1 6 6 6; at D3", None);
    let name = |line: &str| {
        let way = Way { line: vec![line.parse().expect("an action")], worth: 0 };
        [Lang::En, Lang::Ru].map(|it| PaperDungeons::name_way(&view, &way, it))
    };
    let [en, ru] = name("step D4");
    assert_eq!(en, "Walk on to D4 with the steps that are left, for no die", "PD-120");
    assert_eq!(ru, "Оставшимися шагами дойти до D4, не тратя кубика");
    assert_eq!(name("6 walk D4")[0].split(": ").last(), Some("walk to D4"));
}

#[test]
fn ways_that_are_about_the_same_are_told_once() {
    let (view, advice) = advised("dungeon B; roll 1 1 1 6 6 6; at D3", None);
    let names = advice.ways.iter().map(|it| PaperDungeons::name_way(&view, it, Lang::En));
    let mut about: Vec<String> =
        names.map(|it| it.split(": ").last().unwrap_or_default().to_owned()).collect();
    about.sort();
    about.dedup();
    assert_eq!(about.len(), advice.ways.len(), "PD-080: {about:?}");
}

#[test]
fn whoever_is_done_may_be_told_to_stop() {
    // The only step left leads into a trap, with a wound and nothing to be found.
    let (view, advice) =
        advised("dungeon B; round 8; fights 5 7; at B4; explored B3 B4 A4 C4 B5; used 1 2 3", None);
    let _ = view;
    assert_eq!(advice.best().line[0].to_string(), "done", "PD-028: {advice}");
}
