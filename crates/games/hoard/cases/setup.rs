//! The players who may play, and the lesson.

use hoard::{Hoard, Refusal, Setup};
use kernel::lesson::Lesson;
use kernel::{Game, Turn};

#[test]
fn two_to_four_thieves_play() {
    let ids = ["HO-01"];
    for n_players in [2, 3, 4] {
        assert_eq!(Hoard::admit(&Setup::plain(n_players)), Ok(n_players), "{ids:?}");
    }
    for n_players in [0, 1, 5] {
        assert_eq!(Hoard::admit(&Setup::plain(n_players)), Err(Refusal::Players), "{ids:?}");
    }
}

#[test]
fn the_lesson_is_played_by_the_rules() {
    let lesson = Lesson::read(include_str!("../public/lessons/hoard.txt")).expect("a lesson");
    let game = lesson.play::<Hoard>().expect("a match");
    // The learner could go on, and has kept what was grabbed.
    assert!(matches!(game.turn(), Turn::Of(_)));
    assert!(0 < game.state().chests[Lesson::LEARNER]);
}
