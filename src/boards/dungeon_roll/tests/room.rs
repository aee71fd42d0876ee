//! The room: what lies in whose reach, how deep the party is, and the dragons of the next level.

use super::*;
use crate::boards::dungeon_roll::model::descent::{DescentModel, Rung};
use crate::boards::dungeon_roll::words::{percent, room};
use crate::games::dungeon_roll::client::{Certainty, Reckoning};

#[test]
fn whoever_is_in_hand_aims_at_what_it_takes_the_most_of() {
    let ctx = plain("FMS", "GKOO").after(&[die(Mage, 0)]);
    assert_eq!(ctx.board_model().level.aim, Some(OOZE));
    ctx.acts(Spot::Main, &["fight M OO"]);
    // The others can be taken instead.
    ctx.acts(floor(GOBLIN, 0), &["fight M G"]);
    let fighter = plain("FMS", "GKOO").after(&[die(Fighter, 0)]);
    assert_eq!(fighter.board_model().level.aim, Some(GOBLIN));
}

#[test]
fn the_main_button_takes_nothing_that_leaves_a_choice() {
    let champion = plain("HS", "GK").after(&[die(Champion, 0)]);
    champion.acts(Spot::Main, &["fight H G"]);
    let fewer = plain("HS", "GGK").after(&[die(Champion, 0), Spot::Choice(Choice::Careful)]);
    assert_eq!(fewer.board_model().dock.main, None);
    assert_eq!(plain("FS", "GK").board_model().dock.main, None);
    let potion = delve(None, "F", "P", 0, |it| it.delve.phase = Phase::Loot);
    let potion = potion.after(&[die(Fighter, 0)]);
    // Potions ask for faces first: the main button goes on, as it did.
    assert_eq!(
        potion.board_model().dock.main.map(|it| it.action),
        Some(Action::Course(Course::End))
    );
}

#[test]
fn chests_are_opened_by_the_main_button() {
    let ctx = delve(None, "TF", "$$", 0, |it| it.delve.phase = Phase::Loot);
    ctx.after(&[die(Thief, 0)]).acts(Spot::Main, &["open T 2"]);
    ctx.after(&[die(Fighter, 0)]).acts(Spot::Main, &["open F 1"]);
}

#[test]
fn levels_behind_are_cleared_and_those_below_say_what_they_pay() {
    let at = |level, is_clear| DescentModel { level, is_clear };
    let rungs = |it: DescentModel| [3, 4, 5].map(|level| it.rung(level));
    assert_eq!(rungs(at(4, false)), [Rung::Past, Rung::Here { is_clear: false }, Rung::Deep]);
    assert_eq!(plain("F", "G").board_model().descent, at(4, false));
    let rest = delve(None, "F", "-", 0, |it| it.delve.phase = Phase::Regroup);
    assert_eq!(rest.board_model().descent, at(4, true));
    let words = |level, rung| room::rung(level, rung, Lang::En);
    assert_eq!(words(4, Rung::Here { is_clear: false }), "+4 once clear");
    assert_eq!(words(4, Rung::Here { is_clear: true }), "retire +4");
    assert_eq!(words(10, Rung::Deep), "legend +10");
}

#[test]
fn the_bars_of_dragons_count_every_throw_once() {
    for level in [1, 2, 4, 9] {
        let rest = |table: &mut Table| {
            table.delve.phase = Phase::Regroup;
            table.delve.level = level;
        };
        let odds = delve(None, "FC", "-", 1, rest).board_model().odds.expect("odds");
        let bars = odds.dragons();
        assert_eq!(bars.iter().sum::<u32>(), odds.n_ways, "level {level}");
        assert_eq!(bars.len(), usize::from(odds.n_dice.min(3)) + 1, "level {level}");
        // One lies there already: two more wake it.
        let wakes: u32 = bars[usize::from(odds.n_asleep)..].iter().sum();
        assert_eq!(wakes, odds.wakes, "level {level}");
    }
}

#[test]
fn the_better_way_is_the_main_button() {
    let rest = |table: &mut Table| table.delve.phase = Phase::Regroup;
    let with =
        |party: &str, chance: Chance| AppContext { chance, ..delve(None, party, "-", 0, rest) };
    let known =
        |chance| Chance::Known(Reckoning { chance, certainty: Certainty::Exact, pays_from: None });
    // Four experience for sure are as good as five in three cases of four, and what is found on the way.
    with("FCM", known(7500)).acts(Spot::Main, &["seek"]);
    with("FCM", known(7499)).acts(Spot::Main, &["retire"]);
    with("F", known(7500)).acts(Spot::Main, &["seek"]);
    with("FCM", Chance::Waiting).acts(Spot::Main, &["seek"]);
    // A lower bound sends nobody home.
    let bound = |chance| {
        Chance::Known(Reckoning { chance, certainty: Certainty::AtLeast, pays_from: None })
    };
    with("FCM", bound(5000)).acts(Spot::Main, &["seek"]);
    // What is known of this very party counts more than the average.
    let own = |chance| {
        let pays_from = Some(6000);
        Chance::Known(Reckoning { chance, certainty: Certainty::Exact, pays_from })
    };
    with("FCM", own(6000)).acts(Spot::Main, &["seek"]);
    with("FCM", own(5999)).acts(Spot::Main, &["retire"]);
    assert_eq!(with("FCM", own(5999)).board_model().odds.and_then(|it| it.pays_from), Some(6000));
    // Nobody goes on without a companion by a slip of the finger.
    with("SS", known(9900)).acts(Spot::Main, &["retire"]);
    assert_eq!(with("FCM", known(7499)).board_model().dock.other, Other::Seek(5));
    assert_eq!(with("FCM", known(7500)).board_model().dock.other, Other::Retire(4));
}

#[test]
fn a_chance_is_said_in_whole_percent() {
    let said = [0, 49, 5049, 5050, 9949, 9950, 9999, 10_000].map(room::share);
    let expected = ["0", "<1", "50", "51", "99", ">99", ">99", "100"];
    assert_eq!(said, expected.map(|it| format!("{it}\u{a0}%")));
    let chance = |certainty| room::chance(Reckoning { chance: 6099, certainty, pays_from: None });
    assert_eq!(chance(Certainty::Exact), "61\u{a0}%");
    // A bound is never rounded up.
    assert_eq!(chance(Certainty::AtLeast), "≥\u{a0}60\u{a0}%");
}

#[test]
fn shares_are_rounded_but_never_to_certainty() {
    assert_eq!(percent(0, 36, Lang::En), "0\u{a0}%");
    assert_eq!(percent(1, 279_936, Lang::En), "<0.1\u{a0}%");
    assert_eq!(percent(4651, 7776, Lang::Ru), "59,8\u{a0}%");
    assert_eq!(percent(279_935, 279_936, Lang::En), ">99.9\u{a0}%");
    assert_eq!(percent(36, 36, Lang::En), "100\u{a0}%");
}
