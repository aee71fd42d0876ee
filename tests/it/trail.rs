//! Matches in symbols: equally long for a game in any course, made of the record alone, and without a word.

use std::fs;

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::{Match, Observer, Seat, Sign, Trail, Words, record};
use testing::golden::folder;

/// The trail of a seat in a match.
fn trail_of<G: Words>(game: &Match<G>, seat: Seat) -> Trail {
    let later = game.log().iter().flat_map(|it| &it.events);
    let events: Vec<G::Event> = game.opening().iter().chain(later).cloned().collect();
    G::trail(&game.view(Observer::All), seat, &events)
}

/// Every trail of every kept match of a game has lines of these lengths, and nothing in it but its symbols.
fn check_lengths<G: Words>(lengths: &[usize]) {
    for file in fs::read_dir(folder(G::ID)).expect("records") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        let (mut game, _) = record::read::<G>(&text).expect("a record");
        for seat in Seat::all(game.n_seats()) {
            let trail = trail_of(&game, seat);
            let found: Vec<usize> = trail.0.iter().map(Vec::len).collect();
            assert_eq!(found, lengths, "{}", trail.write());
            let is_sign = |it: char| it == '\n' || Sign::ALL.iter().any(|sign| sign.letter() == it);
            assert!(trail.write().chars().all(is_sign));
            assert!(trail.0.concat().iter().any(|it| *it != Sign::Ahead), "{}", trail.write());
        }
        // A match that has only begun has one of the same length.
        game.cut(0);
        let found: Vec<usize> = trail_of(&game, Seat::FIRST).0.iter().map(Vec::len).collect();
        assert_eq!(found, lengths);
    }
}

#[test]
fn trails_of_a_game_are_equally_long() {
    check_lengths::<DungeonRoll>(&[11; 3]);
    check_lengths::<DungeonRaiders>(&[5; 5]);
    check_lengths::<PaperDungeons>(&[8]);
    check_lengths::<Dungeoneer>(&[16]);
}

/// The trails of seats, counted from 1, in kept matches, each in one line.
#[track_caller]
fn check<G: Words>(wanted: &[(&'static str, usize, &'static str)]) {
    let found = |(name, number, _): &(&'static str, usize, &str)| {
        let path = folder(G::ID).join(name).with_extension("txt");
        let text = fs::read_to_string(path).expect("a record");
        let (game, _) = record::read::<G>(&text).expect("a record");
        let trail = trail_of(&game, Seat::new(number - 1));
        assert_eq!(trail, trail_of(&game, Seat::new(number - 1)), "the same every time");
        (*name, *number, trail.write().replace('\n', " "))
    };
    let wanted = wanted.iter();
    let all: Vec<_> = wanted.clone().map(found).collect();
    let all: Vec<_> = all.iter().map(|(name, number, it)| (*name, *number, it.as_str())).collect();
    assert_eq!(all, wanted.copied().collect::<Vec<_>>());
}

#[test]
fn three_delves_are_as_deep_as_they_went() {
    check::<DungeonRoll>(&[
        ("knight", 1, "🟫🟫🟫🟫🍺⬜⬜⬜⬜⬜⬜ 🟫🟫🟫🟫🍺⬜⬜⬜⬜⬜⬜ 🟫🟫🟫🟫🍺⬜⬜⬜⬜⬜⬜"),
        ("minstrel", 1, "🟫🟫🟫🟫🟫🍺⬜⬜⬜⬜⬜ 🟫🟫🟫🟫🟫🍺⬜⬜⬜⬜⬜ 🟫🟫🟫🟫🟫🟫🍺⬜⬜⬜⬜"),
        ("nobody", 1, "🟫🍺⬜⬜⬜⬜⬜⬜⬜⬜⬜ 🟫🟫🟫🟫❌⬜⬜⬜⬜⬜⬜ 🟫🟫🟫🟫🟫❌⬜⬜⬜⬜⬜"),
        ("two", 2, "🟫🍺⬜⬜⬜⬜⬜⬜⬜⬜⬜ 🟫🍺⬜⬜⬜⬜⬜⬜⬜⬜⬜ 🟫❌⬜⬜⬜⬜⬜⬜⬜⬜⬜"),
    ]);
}

#[test]
fn rooms_show_what_they_brought_up_to_a_death() {
    check::<DungeonRaiders>(&[
        ("four", 1, "🟥🟥🟫🟫🟫 🟫🟫🟥🟫🟨 🟨🟨🟦🟫🟨 🟫🟫🟥🟦🟦 🟨🟫🟫🟫💀"),
        ("four", 3, "🟥🟫🟥🟫🟫 🟫🟫🟫🟥🟨 🟨🟦🟦🟫🟫 🟫🟫🟫🟦🟦 🟫🟨🟫🟫🟨"),
        ("five", 2, "🟥🟫🟨🟫🟥 🟫🟨🟨🟫🟫 🟥🟫💀⬜⬜ ⬜⬜⬜⬜⬜ ⬜⬜⬜⬜⬜"),
        ("solo-hard", 1, "🟨🟥🟥🟦🟦 🟫🟫🟥🟫🟨 🟫🟥🟫🟨🟨 🟥🟨💀⬜⬜ ⬜⬜⬜⬜⬜"),
    ]);
}

#[test]
fn rounds_show_how_the_fights_went() {
    check::<PaperDungeons>(&[
        ("solo", 1, "🟥🟫❌🟥💀❌🟫❌"),
        ("solo-other", 1, "🟥🟥💀🟥🟫❌🟫❌"),
        ("four", 2, "🟥🟫❌🟥🟫❌🟫❌"),
    ]);
}

#[test]
fn rounds_show_quests_and_how_it_ended() {
    check::<Dungeoneer>(&[
        ("tomb-four", 1, "🟫🟫🟫🟫🟫🚩🟫🟫🟫🟫🟫💀⬜⬜⬜⬜"),
        ("tomb-two", 1, "🟫🟫🟫🟫🟫🟫🟫💀⬜⬜⬜⬜⬜⬜⬜⬜"),
        ("quests-done", 1, "🟫🟫🟫🚩🟫⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜"),
        ("vault-solo-a", 1, "🟫🟫🟫🟫🟫🟫🟫🟫🟫🟫🟫🟫🟫🟫🟫💀"),
    ]);
}
