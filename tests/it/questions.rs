//! What a worker is asked, and what it answers.

use undercroft_rules::games::answer;
use undercroft_rules::games::paper_dungeons::PaperDungeons;
use undercroft_rules::kernel::question::{Question, choose};
use undercroft_rules::kernel::{Bots, Match, Seat, Seed, record};

/// A question about the first seat that is awaited after so many actions.
fn question(n_plies: usize) -> (Match<PaperDungeons>, Question) {
    let setup = "players=2 dungeon=C missions=3 vanishing=yes".parse().expect("a setup");
    let mut game: Match<PaperDungeons> =
        Match::begin(setup, Seed::from_bits(11)).expect("a sound setup");
    for _ in 0..n_plies {
        let seat = game.turn().awaited().iter().next().expect("somebody is awaited");
        game.play(seat, choose(&game, seat, 1)).expect("a legal action");
    }
    let seat = game.turn().awaited().iter().next().expect("somebody is awaited");
    let record = record::write(&game, &[]);
    (game, Question { number: 7, seat, level: 1, record })
}

#[test]
fn a_worker_answers_what_the_page_would_choose() {
    for n_plies in [0, 1, 5, 20, 40] {
        let (game, question) = question(n_plies);
        assert_eq!(question.to_string().parse(), Ok(question.clone()));
        let answer = answer(&question.to_string()).expect("an answer");
        let action = Question::read_answer::<PaperDungeons>(7, &answer);
        assert_eq!(action, Some(choose(&game, question.seat, 1)));
        assert_eq!(Question::read_answer::<PaperDungeons>(8, &answer), None, "of another question");
    }
}

#[test]
fn a_question_that_makes_no_sense_is_not_answered() {
    let (game, sound) = question(3);
    let other = Seat::all(8).find(|it| !game.turn().awaited().has(*it)).expect("a seat");
    let broken = sound.record.replace("check ", "check 0");
    for question in [
        Question { seat: other, ..sound.clone() },
        Question { level: PaperDungeons::LEVELS.len(), ..sound.clone() },
        Question { record: broken, ..sound.clone() },
        Question { record: sound.record.replace("paper-dungeons", "chess"), ..sound.clone() },
    ] {
        assert_eq!(answer(&question.to_string()), None, "{question}");
    }
    for text in ["", "7", "7 a 1", "7 i 1\n", "x a 1\n", "7 a 1 1\n", "7 a 1\nundercroft 1"] {
        assert_eq!(answer(text), None, "{text}");
    }
}
