//! Advice where the best action is plain: it is named, and what is said of it is true.

use dungeoneer::Dungeoneer;
use kernel::chance::FastChance;
use kernel::{Advice, Advises, Bots, Game, Lang, Observer, Seat};

use super::table::Table;

type Action = <Dungeoneer as Game>::Action;
type View = <Dungeoneer as Game>::View;

/// What whoever is awaited after some play is advised.
#[track_caller]
fn advised(given: &str, play: &str) -> (View, Seat, Option<Advice<Action>>) {
    let mut table = Table::given(given);
    table.play(play);
    let seat = table.awaited();
    let view = Dungeoneer::view(&table.state, Observer::Seat(seat));
    let legal = table.legal(seat);
    let advice = Dungeoneer::advise(&view, seat, &legal, None, &mut FastChance::new(1));
    (view, seat, advice)
}

/// The best way begins so; the nudge and the reason say so.
#[track_caller]
fn check(ids: &[&str], given: &str, play: &str, lang: Lang, [best, nudge, why]: [&str; 3]) {
    let (view, seat, advice) = advised(given, play);
    let advice = advice.expect("an advice");
    let way = advice.best();
    let told = [
        way.line[0].to_string(),
        Dungeoneer::nudge(&view, seat, way, lang),
        Dungeoneer::why(&view, seat, way, lang),
    ];
    assert!(told[0].contains(best), "{ids:?}: {told:#?}\n{advice}");
    assert!(told[1].contains(nudge), "{ids:?}: {told:#?}");
    assert!(told[2].contains(why), "{ids:?}: {told:#?}");
}

#[test]
fn a_sacrifice_that_wins_is_made() {
    let given = "map 0,1 TM16; at TM16; quests TQ05; done TQ02 TQ03";
    let then = [
        "attempt.TQ05",
        "A quest here asks for a sacrifice.",
        "It cannot fail, and costs 2 health. It would be quest 3 of 3.",
    ];
    check(&["DN-512", "DN-001"], given, "", Lang::En, then);
    let then = [
        "attempt.TQ05",
        "Задание здесь требует жертвы.",
        "Это было бы выполненное задание 3 из 3.",
    ];
    check(&["DN-512", "DN-001"], given, "", Lang::Ru, then);
}

#[test]
fn an_escort_that_has_arrived_is_ended() {
    let then = ["finish.TQ01", "An escort is where it has to be.", "It would be quest 1 of 3."];
    check(&["DN-525"], "carried TQ01", "", Lang::En, then);
}

#[test]
fn a_place_of_a_quest_next_door_is_gone_to() {
    let given = "map 0,1 TM14; quests TQ04; level 3";
    let then = [
        "go.N",
        "A place where one of your quests is done lies next to you.",
        "is to be done there.",
    ];
    check(&["DN-507"], given, "", Lang::En, then);
}

#[test]
fn a_threat_that_can_be_overcome_has_its_chance_told() {
    // Magic 6 with two to add: a die of 4 or more.
    let given = "map 0,1 TM14; at TM14; quests TQ04; level 2; ap 0";
    let (view, seat, advice) = advised(given, "");
    let advice = advice.expect("an advice");
    let attempt = advice.ways.iter().find(|it| it.line[0].to_string() == "do attempt.TQ04");
    let why = Dungeoneer::why(&view, seat, attempt.expect("it is weighed"), Lang::En);
    let odds =
        dungeoneer::forecast::quest(&view.open, seat, "TQ04".parse().expect("a quest"), false);
    let percent = (odds.thousandths() + 5) / 10;
    assert!(why.contains(&format!("Chance of success: {percent} %.")), "DN-535: {why}");
    assert!(why.contains("Failing costs health."), "DN-535: {why}");
}

#[test]
fn a_monster_is_sent_on_a_hero_who_would_fall() {
    let given =
        "map 0,1 TM02; phase villainy; hand TA47; b: hero TH1; b: at TM02; b: peril 9; b: health 1";
    let then = [
        "TA47@b",
        "9 peril to be attacked with. In which form is that hero weakest?",
        "risks a wound (",
    ];
    check(&["DN-115"], given, "", Lang::En, then);
    let then = ["TA47@b", "9 риска. В каком виде боя", "грозит рана ("];
    check(&["DN-115"], given, "", Lang::Ru, then);
}

#[test]
fn to_do_nothing_is_one_of_the_ways() {
    let (_, _, advice) = advised("map 0,1 TM14; quests TQ04; ap 2", "");
    let advice = advice.expect("an advice");
    assert!(advice.ways.iter().any(|it| it.line[0].to_string() == "do end"), "DN-760: {advice}");
}
