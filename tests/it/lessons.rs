//! Lessons: short, in both languages, and played by the rules from their first step to their last.

use std::collections::BTreeSet;
use std::fs;

use games::{GameId, with_rules};
use kernel::lesson::{Answer, Lesson, LessonError, STEPS_MAX, Step, WORDS_MAX, Wording};
use kernel::record::{self, RecordError};
use kernel::{Game, Lang};

use crate::sources::root;

/// The lessons: one for each box.
const LESSONS: &[(&str, GameId)] = &[
    ("paper-dungeons", GameId::PaperDungeons),
    ("dungeon-roll", GameId::DungeonRoll),
    ("dungeon-raiders", GameId::DungeonRaiders),
    ("tomb-of-the-lich-lord", GameId::Dungeoneer),
    ("vault-of-the-fiends", GameId::Dungeoneer),
];

fn text(name: &str) -> String {
    let path = root().join("public/lessons").join(name).with_extension("txt");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lesson(name: &str) -> Lesson {
    Lesson::read(&text(name)).unwrap_or_else(|it| panic!("{name}: line {}", it.line))
}

/// Words that are read, as a person counts them.
fn n_words(words: &str) -> usize {
    words.split_whitespace().filter(|it| it.chars().any(char::is_alphanumeric)).count()
}

#[test]
fn every_lesson_is_there_and_nothing_else() {
    let found = fs::read_dir(root().join("public/lessons")).expect("the lessons");
    let found: BTreeSet<String> =
        found.map(|it| it.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    let wanted: BTreeSet<String> = LESSONS.iter().map(|it| format!("{}.txt", it.0)).collect();
    assert_eq!(found, wanted);
}

#[test]
fn no_lesson_is_long() {
    for (name, _) in LESSONS {
        let lesson = lesson(name);
        assert!(lesson.steps.len() <= STEPS_MAX, "{name}: {} steps", lesson.steps.len());
        assert_eq!(lesson.learnt.len(), 5, "{name}");
        for wording in lesson.wordings() {
            for words in Lang::ALL.map(|lang| wording.get(lang)) {
                assert!(n_words(words) <= WORDS_MAX, "{name}, {} words: {words}", n_words(words));
            }
        }
    }
}

#[test]
fn a_lesson_is_in_both_languages() {
    let is_cyrillic = |it: char| ('а'..='я').contains(&it.to_ascii_lowercase());
    for (name, _) in LESSONS {
        for wording in lesson(name).wordings() {
            let [en, ru] = [Lang::En, Lang::Ru].map(|lang| wording.get(lang));
            assert!(!en.chars().any(is_cyrillic), "{name}: {en}");
            assert!(ru.chars().any(is_cyrillic), "{name}: {ru}");
        }
    }
}

/// Each step is the learner's, and the last one is nobody's.
fn is_played<G: Game>(name: &str) {
    let lesson = lesson(name);
    let whole = lesson.play::<G>().unwrap_or_else(|error| panic!("{name}: {error}"));
    let last = lesson.steps.len() - 1;
    for (nth, Step { looks, end, answers, .. }) in lesson.steps.iter().enumerate() {
        let begin = lesson.begin_of(nth);
        // Nothing is refused where nothing is done, and nothing is done at the end.
        assert!(begin < *end || answers.is_empty(), "{name}, step {}", nth + 1);
        assert!(nth < last || begin == *end, "{name}");
        // Where nothing is done, something is looked at; at the end no board is there.
        let has_looks = nth < last && begin == *end;
        assert!(!looks.is_empty() || !has_looks, "{name}, step {}", nth + 1);
        assert!(nth < last || looks.is_empty(), "{name}");
        if let Some(first) = whole.log()[begin..*end].first() {
            assert_eq!(first.seat, Lesson::LEARNER, "{name}, step {}", nth + 1);
        }
    }
    assert_eq!(whole.ply(), lesson.steps[last].end, "{name}");
    // The learner could go on.
    assert!(whole.turn().awaited().iter().next().is_some(), "{name}");
}

#[test]
fn every_lesson_is_played_by_the_rules() {
    for (name, game) in LESSONS {
        with_rules!(*game, G => is_played::<G>(name));
    }
}

#[test]
fn a_lesson_that_goes_on_from_another_names_one_that_does_not() {
    let before = |name: &str| lesson(name).before.map(|it| it.id);
    let all = LESSONS.iter().filter_map(|it| before(it.0));
    for id in all {
        assert!(LESSONS.iter().any(|it| it.0 == id), "{id}");
        assert_eq!(before(&id), None);
    }
    assert_eq!(before("vault-of-the-fiends").as_deref(), Some("tomb-of-the-lich-lord"));
}

#[test]
fn what_was_learnt_has_symbols_that_are_drawn() {
    let sheets = ["src/parts/icons-shelf.svg", "public/icons.svg", "public/icons-dungeoneer.svg"];
    let sheets = sheets.map(|it| fs::read_to_string(root().join(it)).expect("a sheet"));
    for (name, _) in LESSONS {
        for it in lesson(name).learnt {
            let symbol = format!("<symbol id=\"{}\"", it.symbol);
            assert!(sheets.iter().any(|sheet| sheet.contains(&symbol)), "{name}: {symbol}");
        }
    }
}

#[test]
fn an_action_is_answered_by_the_longest_prefix_that_fits() {
    let answer =
        |prefix: &str, en: &str| Answer { prefix: prefix.to_owned(), words: Wording::same(en) };
    let answers = vec![answer("", "any"), answer("lay", "lay"), answer("lay 1", "one")];
    let step = Step { answers, ..Step::default() };
    let answer = |action: &str| step.answer(action).map(|it| it.get(Lang::En));
    assert_eq!(answer("lay 1"), Some("one"));
    assert_eq!(answer("lay 2"), Some("lay"));
    assert_eq!(answer("torch"), Some("any"));
    assert_eq!(Step::default().answer("torch"), None);
}

const HEAD: &str = "undercroft 2\ngame dungeon-roll 1\nseed 005W-2GJ5\nsetup players=1 deal=none \
    first=1 bait=all scrolls=monster dice=7 bag=single heroes=base\n";

#[test]
fn a_lesson_that_makes_no_sense_is_refused_by_its_line() {
    let line = |rest: &str| Lesson::read(&format!("{HEAD}{rest}")).err().map(|it| it.line);
    assert_eq!(line("step\nen a\nru b\nend\nen c\nru d\n"), None);
    for (rest, wanted) in [
        ("", 5),
        ("step\nen a\nru b\n", 8),
        ("en a\n", 5),
        ("look .x\n", 5),
        ("else\nen a\n", 5),
        ("step\nen a\nen b\n", 7),
        ("step\nen a\nend\nen c\nru d\n", 10),
        ("end\nen a\nru b\na end\n", 8),
        ("end\nen a\nru b\nstep\n", 8),
        ("step\nen a\nru b\ncan dice\n", 8),
        ("after\n", 5),
        ("step\nen a\nru b\nafter tomb\n", 8),
        ("after tomb\nen a\nstep\nen a\nru b\nend\nen c\nru d\n", 13),
    ] {
        assert_eq!(line(rest), Some(wanted), "{rest}");
    }
    assert_eq!(Lesson::read("").err(), Some(LessonError { line: 1 }));
}

#[test]
fn actions_before_the_first_step_lead_to_where_it_begins() {
    let rest = "a fight C K\na end\nstep\nen a\nru b\na seek\nend\nen c\nru d\n";
    let lesson = Lesson::read(&format!("{HEAD}{rest}")).expect("a lesson");
    assert_eq!((lesson.begin_of(0), lesson.begin_of(1)), (2, 3));
}

#[test]
fn a_lesson_against_the_rules_cannot_be_played() {
    type Roll = games::dungeon_roll::DungeonRoll;
    let read = |rest: &str| {
        let lesson = Lesson::read(&format!("{HEAD}{rest}")).expect("a lesson");
        lesson.play::<Roll>().err()
    };
    let refused = read("step\nen a\nru b\na seek\nend\nen c\nru d\n");
    assert!(matches!(refused, Some(RecordError::Refused { ply: 1, .. })), "{refused:?}");
    let other = lesson("dungeon-raiders").play::<Roll>().err();
    assert_eq!(other, Some(RecordError::OtherGame("dungeon-raiders".to_owned())));
    assert!(record::head(HEAD).is_ok());
}

/// A text that came damaged is refused, and never panics.
#[test]
fn damaged_lessons_are_read_as_nothing_worse() {
    for (name, game) in LESSONS {
        let text = text(name);
        let lines: Vec<&str> = text.lines().collect();
        for nth in 0..lines.len() {
            let without = [&lines[..nth], &lines[nth + 1..]].concat().join("\n");
            for damaged in [lines[..nth].join("\n"), without] {
                if let Ok(lesson) = Lesson::read(&damaged) {
                    with_rules!(*game, G => drop(lesson.play::<G>()));
                }
            }
        }
    }
}
