//! The results that stand together: those that are ranked, the challenges of days, and what is told apart.

use super::Feat;
use crate::kernel::sort;
use crate::shell::model::day::Day;
use crate::shell::model::history::UndoRule;
use crate::shell::model::mark::Mark;
use crate::shell::store::saves::kept::SavedMatch;

/// Results that are compared with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// By the plain rules, with fresh luck.
    Ranked,
    /// The same, with house rules or expansions.
    Otherwise,
    /// At the table of a day, the first time, on its day.
    Todays,
    /// The results that some mark tells apart.
    Apart,
}

/// Tells whether a match was played strictly from its beginning, by those who began it: only such a one counts as a
/// chapter of a campaign.
pub fn counts(saved: &SavedMatch) -> bool {
    saved.undo == UndoRule::Strict && !saved.is_copy && !saved.is_reseated
}

/// Tells whether a rival is a total alone, and neither a record nor packed as in a link.
fn is_total(rival: &str) -> bool {
    rival.starts_with(|it: char| it == '-' || it.is_ascii_digit())
}

/// The marks of the result of a match, but for those that only the other results can tell.
pub fn marks_of(saved: &SavedMatch) -> Vec<Mark> {
    let is_marked = |it: &Mark| match it {
        Mark::Hints => !saved.hints.is_empty(),
        Mark::Repeated | Mark::Late => false,
        // A total alone tells nothing of the luck.
        Mark::Link => saved.rival.as_ref().is_some_and(|it| !is_total(it)),
        Mark::TakenBack => saved.undo != UndoRule::Strict,
        Mark::Copy => saved.is_copy,
        Mark::Reseated => saved.is_reseated,
    };
    let was_marked = |it: &Mark| saved.marks.iter().any(|key| key == it.key());
    Mark::ALL.into_iter().filter(|it| is_marked(it) || was_marked(it)).collect()
}

/// Tells whether another match on the same table, with the same luck, was finished before.
pub fn is_repeated(own: &Feat, others: &[Feat]) -> bool {
    others.iter().any(|it| {
        it.id != own.id && (&it.game, &it.seed, &it.setup) == (&own.game, &own.seed, &own.setup)
    })
}

/// Tells whether the challenge of a day was finished more than 24 hours after the end of that day; whether it was
/// begun on the day, is known from its beginning.
fn is_late(own: &Feat, saved: &SavedMatch) -> bool {
    Day::read(&saved.today).is_some_and(|day| !day.is_in_time(own.ended))
}

/// A result with all that tells it apart. One that is noted again keeps its moment and its luck, and what was known
/// of the others then.
pub fn as_played(
    mut feat: Feat,
    saved: &SavedMatch,
    known: Option<&Feat>,
    others: &[Feat],
) -> Feat {
    let (is_again, is_late) = match known {
        Some(known) => {
            let was = |mark: Mark| known.marks.iter().any(|it| it == mark.key());
            (was(Mark::Repeated), was(Mark::Late))
        }
        None => (is_repeated(&feat, others), is_late(&feat, saved)),
    };
    if let Some(known) = known {
        feat.ended = known.ended;
        feat.seats
            .iter_mut()
            .zip(&known.seats)
            .for_each(|(it, known)| it.luck.clone_from(&known.luck));
    }
    let mut marks = marks_of(saved);
    if is_again {
        marks = with_mark(marks, Mark::Repeated);
    }
    if is_late {
        marks = with_mark(marks, Mark::Late);
    }
    feat.told_apart(&marks, &saved.today)
}

/// Adds a mark in its place, unless it is there.
pub fn with_mark(mut marks: Vec<Mark>, mark: Mark) -> Vec<Mark> {
    marks.push(mark);
    Mark::ALL.into_iter().filter(|it| marks.contains(it)).collect()
}

/// The group of a result; `plain` are the fields of the setup without house rules and expansions.
pub fn group_of(feat: &Feat, plain: &[&str]) -> Group {
    match (feat.may_earn(), feat.today.is_empty(), feat.is_plain(plain)) {
        (false, _, _) => Group::Apart,
        (true, false, _) => Group::Todays,
        (true, true, true) => Group::Ranked,
        (true, true, false) => Group::Otherwise,
    }
}

/// The results that stand together.
pub fn in_group(feats: Vec<Feat>, plain: &[&str], group: Group) -> Vec<Feat> {
    feats.into_iter().filter(|it| group_of(it, plain) == group).collect()
}

/// The results by which achievements are earned together: those without house rules and expansions, or those
/// with any.
pub fn earning(feats: Vec<Feat>, plain: &[&str], is_plain: bool) -> Vec<Feat> {
    feats.into_iter().filter(|it| it.may_earn() && it.is_plain(plain) == is_plain).collect()
}

/// The results of a game, of people alone or of tables of several, the best first, and among equals
/// the earliest.
pub fn ranking(feats: Vec<Feat>, game: &str, is_solo: bool) -> Vec<Feat> {
    let is_sought = |it: &Feat| it.game == game && it.is_solo() == is_solo;
    ranked(feats.into_iter().filter(is_sought).collect())
}

/// Results, the best first, and among equals the earliest.
pub fn ranked(mut feats: Vec<Feat>) -> Vec<Feat> {
    sort(&mut feats, |one, other| (other.worth(), one.ended) < (one.worth(), other.ended));
    feats
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::store::hall::Achieved;
    use crate::shell::store::kept::by_language::ByLanguage;

    fn feat(id: &str, totals: &[i32], ended: f64) -> Feat {
        let achieved =
            |&total: &i32| Achieved { is_person: true, rank: 1, total, ..Achieved::default() };
        Feat {
            id: id.to_owned(),
            game: "tiny".to_owned(),
            ended,
            seed: String::new(),
            setup: String::new(),
            seats: totals.iter().map(achieved).collect(),
            is_lost: false,
            marks: Vec::new(),
            today: String::new(),
            said: ByLanguage::default(),
        }
    }

    #[track_caller]
    fn check(feats: &[Feat], is_solo: bool, ids: &[&str]) {
        let found = ranking(feats.to_vec(), "tiny", is_solo);
        assert_eq!(found.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ids);
    }

    #[test]
    fn the_best_is_first_and_the_earlier_of_equals() {
        let feats = [feat("late", &[9], 2.0), feat("early", &[9], 1.0), feat("best", &[12], 3.0)];
        check(&feats, true, &["best", "early", "late"]);
    }

    #[test]
    fn people_alone_and_tables_are_apart() {
        let feats = [feat("alone", &[9], 1.0), feat("two", &[3, 40], 2.0)];
        check(&feats, true, &["alone"]);
        check(&feats, false, &["two"]);
    }

    #[test]
    fn a_lost_table_comes_after_all_others() {
        let lost = Feat { is_lost: true, ..feat("lost", &[50, 50], 1.0) };
        check(&[lost, feat("won", &[3, 2], 2.0)], false, &["won", "lost"]);
    }

    #[test]
    fn whoever_is_out_earns_nothing() {
        let mut bled = feat("bled", &[9, 3], 1.0);
        bled.seats[0].is_out = true;
        assert_eq!((bled.total(), bled.is_feat()), (3, true));
        bled.seats[1].is_out = true;
        assert_eq!((bled.total(), bled.is_feat()), (0, false));
        check(&[bled, feat("poor", &[0, 0], 2.0)], false, &["poor", "bled"]);
    }

    #[test]
    fn house_rules_and_expansions_are_apart() {
        let with = |id: &str, setup: &str| Feat { setup: setup.to_owned(), ..feat(id, &[9], 1.0) };
        let feats = vec![
            with("plain", "players=1 dice=7 heroes=base"),
            with("nine", "players=1 dice=9 heroes=base"),
            with("more", "players=1 dice=7 heroes=all"),
            with("other", "players=1 pace=slow"),
        ];
        let ids = |is_plain| {
            let kept = earning(feats.clone(), &["dice=7", "heroes=base"], is_plain);
            kept.into_iter().map(|it| it.id).collect::<Vec<_>>()
        };
        assert_eq!(
            (ids(true), ids(false)),
            (
                vec!["plain".to_owned(), "other".to_owned()],
                vec!["nine".to_owned(), "more".to_owned()],
            )
        );
    }

    #[test]
    fn a_computer_earns_nothing() {
        let mut table = feat("table", &[3, 40], 1.0);
        table.seats[1].is_person = false;
        assert_eq!(table.total(), 3);
    }

    #[test]
    fn what_is_marked_stands_apart_and_challenges_by_themselves() {
        let on = |setup: &str, marks: &[Mark], today: &str| {
            let feat = Feat { setup: setup.to_owned(), ..feat("x", &[9], 1.0) };
            group_of(&feat.told_apart(marks, today), &["dice=7"])
        };
        assert_eq!(on("dice=7", &[], ""), Group::Ranked);
        assert_eq!(on("dice=9", &[], ""), Group::Otherwise);
        assert_eq!(on("dice=9", &[], "2026-11-24"), Group::Todays);
        assert_eq!(on("dice=7", &[Mark::Late], "2026-11-24"), Group::Apart);
        assert_eq!(on("dice=7", &[Mark::Hints], ""), Group::Apart);
    }

    #[test]
    fn a_challenge_counts_until_a_day_after_its_day() {
        #[track_caller]
        fn check(ended: f64, known: Option<Mark>, is_late: bool) {
            const HOUR: f64 = 3_600_000.0;
            let saved =
                SavedMatch { today: "1970-01-02".to_owned(), ..SavedMatch::new(String::new()) };
            let known =
                known.map(|it| feat("x", &[9], ended * HOUR).told_apart(&[it], "1970-01-02"));
            let played = as_played(feat("x", &[9], ended * HOUR), &saved, known.as_ref(), &[]);
            assert_eq!(played.marks.iter().any(|it| it == "late"), is_late, "{ended}");
        }
        // The day begins after 24 hours, and ends after 48.
        check(30.0, None, false);
        check(71.9, None, false);
        check(72.1, None, true);
        check(240.0, None, true);
        // What was noted before this rule, and what was begun too late, stay as they are.
        check(240.0, Some(Mark::Hints), false);
        check(30.0, Some(Mark::Late), true);
    }

    #[test]
    fn a_mark_takes_the_achievements() {
        let mut earned = feat("x", &[9], 1.0);
        earned.seats[0].achievements.push("lucky".to_owned());
        assert_eq!(earned.clone().told_apart(&[], "").seats[0].achievements, ["lucky"]);
        let marked = earned.told_apart(&[Mark::Repeated], "");
        assert_eq!((marked.seats[0].achievements.len(), marked.may_earn()), (0, false));
    }

    #[test]
    fn the_same_luck_at_the_same_table_is_a_repeat() {
        let before = feat("before", &[9], 1.0);
        let other = Feat { setup: "dice=9".to_owned(), ..feat("now", &[9], 2.0) };
        assert!(is_repeated(&feat("now", &[9], 2.0), std::slice::from_ref(&before)));
        assert!(!is_repeated(&before, std::slice::from_ref(&before)));
        assert!(!is_repeated(&other, &[before]));
    }

    #[test]
    fn a_match_is_marked_by_how_it_was_played() {
        #[track_caller]
        fn check(change: fn(&mut SavedMatch), marks: &[Mark]) {
            let mut saved = SavedMatch::new(String::new());
            change(&mut saved);
            assert_eq!(marks_of(&saved), marks);
        }
        check(|_| (), &[]);
        check(|it| it.hints.push(3), &[Mark::Hints]);
        check(|it| it.rival = Some("AQ".to_owned()), &[Mark::Link]);
        check(|it| it.rival = Some("undercroft 2".to_owned()), &[Mark::Link]);
        check(|it| it.rival = Some("27".to_owned()), &[]);
        check(|it| it.rival = Some("-3".to_owned()), &[]);
        check(|it| it.undo = UndoRule::Study, &[Mark::TakenBack]);
        check(|it| it.marks = vec!["late".to_owned(), "of-tomorrow".to_owned()], &[Mark::Late]);
        check(
            |it| {
                it.is_copy = true;
                it.is_reseated = true;
                it.marks.push("repeated".to_owned());
            },
            &[Mark::Repeated, Mark::Copy, Mark::Reseated],
        );
        assert_eq!(with_mark(vec![Mark::Copy], Mark::Link), [Mark::Link, Mark::Copy]);
    }
}
