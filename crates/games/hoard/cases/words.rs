//! Sentences in both languages, and the lesson.

use hoard::{Action, Hoard, client};
use kernel::chance::FastChance;
use kernel::lesson::Lesson;
use kernel::{Advises, Bots, BySeat, Lang, Seat, Telling, Turn, Words, YOU};

use crate::table::Table;

/// What is told of an action, in both languages.
#[track_caller]
fn check(given: &str, do_: &str, first: fn(Lang) -> String, then: [&str; 2]) {
    let mut table = Table::given(given);
    table.events.clear();
    table.act(do_);
    let told = [Lang::En, Lang::Ru].map(|lang| {
        let names =
            BySeat::new(2, |seat| if seat == Seat::FIRST { first(lang) } else { "Bo".into() });
        let to = Telling { lang, names: &names };
        table.events.iter().filter_map(|it| Hoard::describe(it, to)).collect::<Vec<_>>().join(" ")
    });
    assert_eq!(told, then);
}

fn ada(_: Lang) -> String {
    "Ada".to_owned()
}

fn you(lang: Lang) -> String {
    YOU.get(lang).to_owned()
}

#[test]
fn everything_that_happens_is_told() {
    let grabs = ["Ada grabs 5 coins: 17 in the arms.", "Ada хватает 5 монет: в руках 17."];
    check("arms 12", "grab 5", ada, grabs);
    let wakes = ["Ada wakes the dragon and loses 12 coins.", "Ada будит дракона. Потеряно: 12."];
    check("arms 12", "grab 1", ada, wakes);
    let leaves = ["Ada leaves with 2 coins: 9 in the chest.", "Ada выносит 2 монеты: в сундуке 9."];
    check("chest 7; arms 2", "leave", ada, leaves);
    let wins = [
        "Ada leaves with 21 coins: 50 in the chest. Ada wins.",
        "Ada выносит 21 монету: в сундуке 50. Ada побеждает.",
    ];
    check("chest 29; arms 21", "leave", ada, wins);
}

#[test]
fn the_only_person_is_spoken_to() {
    let grabs = ["You grab 5 coins: 5 in the arms.", "Вы хватаете 5 монет: в руках 5."];
    check("", "grab 5", you, grabs);
    let leaves = ["You leave with 2 coins: 2 in the chest.", "Вы выносите 2 монеты: в сундуке 2."];
    check("arms 2", "leave", you, leaves);
}

#[test]
fn actions_have_names() {
    let state = Table::given("arms 12").state;
    let name = |action, lang| Hoard::offer(&action, &state, lang);
    assert_eq!(name(Action::Grab, Lang::En), "Grab");
    assert_eq!(name(Action::Leave, Lang::En), "Leave with 12 coins");
    assert_eq!(name(Action::Leave, Lang::Ru), "Вынести 12 монет");
}

/// The first action of the best way that is advised, and why it is good.
#[track_caller]
fn check_advice(given: &str, then: Action, why: [&str; 2]) {
    let (state, seat) = (Table::given(given).state, Seat::FIRST);
    let legal = client::options(&state, seat);
    let advice = Hoard::advise(&state, seat, &legal, None, &mut FastChance::new(1));
    let advice = advice.expect("an advice");
    let best = advice.best();
    assert_eq!(best.line, [then]);
    assert_eq!([Lang::En, Lang::Ru].map(|it| Hoard::why(&state, seat, best, it)), why);
    let nudge = Hoard::nudge(&state, seat, best, Lang::En);
    assert!(nudge.contains(&format!(": {}.", state.arms)), "{nudge}");
}

#[test]
fn a_hint_weighs_what_is_risked() {
    let grab = [
        "Five throws in six bring 4 coins on average; the sixth would cost 12.",
        "Пять бросков из шести приносят в среднем 4 монеты; шестой отнял бы 12.",
    ];
    check_advice("arms 12", Action::Grab, grab);
    let leave = [
        "A one would cost the 21 coins in your arms; carried out they are safe.",
        "Единица отняла бы всё, что в руках: 21. Вынесенное уже не потерять.",
    ];
    check_advice("arms 21", Action::Leave, leave);
    let win = [
        "A one would cost the 3 coins in your arms; carried out they are safe.",
        "Единица отняла бы всё, что в руках: 3. Вынесенное уже не потерять.",
    ];
    check_advice("arms 3; chest 47", Action::Leave, win);
}

#[test]
fn the_lesson_is_played_by_the_rules() {
    let lesson = Lesson::read(include_str!("../public/lessons/hoard.txt")).expect("a lesson");
    let game = lesson.play::<Hoard>().expect("a match");
    // Whoever learns could go on, and has kept what was grabbed.
    assert!(matches!(game.turn(), Turn::Of(_)));
    assert!(0 < game.state().chests[Lesson::LEARNER]);
}
