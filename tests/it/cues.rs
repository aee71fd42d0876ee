//! Sounds: the golden records of each game make the sounds that are meant, and nobody learns from a sound
//! what was not shown.

use std::fs;

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::{Cue, Match, Observer, Seat, Words, log, record};
use testing::golden::folder;

fn golden<G: Words>() -> Vec<Match<G>> {
    let files = fs::read_dir(folder(G::ID)).expect("records");
    let texts = files.map(|it| fs::read_to_string(it.expect("a file").path()).expect("a text"));
    texts.map(|it| record::read::<G>(&it).expect("a record").0).collect()
}

/// The golden records make these kinds of sounds and no others. Each of `rows` is a part of an event as
/// Rust prints it, and what every such event sounds like: at least one happens.
#[track_caller]
fn makes<G: Words>(kinds: &[Cue], rows: &[(&str, Option<Cue>)]) {
    let games = golden::<G>();
    let made: Vec<Cue> = games.iter().flat_map(|it| log::cues(it, 0, Observer::All)).collect();
    let found: Vec<Cue> = Cue::ALL.into_iter().filter(|it| made.contains(it)).collect();
    assert_eq!(found, kinds);
    let entries = games.iter().flat_map(|it| it.log());
    let events: Vec<(String, Option<Cue>)> =
        entries.flat_map(|it| &it.events).map(|it| (format!("{it:?}"), G::cue(it))).collect();
    for (part, cue) in rows {
        let mut meant = events.iter().filter(|it| it.0.contains(part)).peekable();
        assert!(meant.peek().is_some(), "no {part} happens");
        for (event, made) in meant {
            assert_eq!(made, cue, "{event}");
        }
    }
}

/// Of an action of which an observer notices nothing, it hears nothing. Returns how many actions are heard
/// by the seat that takes them, and not by the public.
fn n_heard_alone<G: Words>() -> usize {
    let mut n_alone = 0;
    for game in golden::<G>() {
        let seats = Seat::all(game.n_seats());
        for (ply, entry) in game.log().iter().enumerate() {
            let heard = |observer| {
                let noticed = entry.events.iter().filter_map(|it| G::observe(it, observer));
                noticed.filter_map(|it| G::cue(&it)).count()
            };
            for observer in seats.clone().map(Observer::Seat).chain([Observer::Public]) {
                let notices = |it| G::observe(it, observer).is_some();
                assert!(entry.events.iter().any(notices) || heard(observer) == 0, "{ply}");
                // An observer who sees less never hears more.
                assert!(heard(observer) <= heard(Observer::All), "{ply}");
            }
            n_alone += usize::from(heard(Observer::Public) < heard(Observer::Seat(entry.seat)));
        }
    }
    n_alone
}

#[test]
fn dungeon_roll_makes_every_sound() {
    makes::<DungeonRoll>(
        &Cue::ALL,
        &[
            ("Formed {", Some(Cue::Roll)),
            ("Rerolled {", Some(Cue::Roll)),
            ("Fought {", Some(Cue::Blow)),
            ("Drew {", Some(Cue::Coin)),
            ("Regrouped {", Some(Cue::Step)),
            ("DragonSlain {", Some(Cue::Good)),
            ("Mastered {", Some(Cue::Good)),
            ("DragonWoke {", Some(Cue::Grave)),
            ("ending: Fled", Some(Cue::Grave)),
            ("ending: Retired", None),
        ],
    );
}

#[test]
fn dungeon_raiders_make_every_sound_but_that_of_dice() {
    makes::<DungeonRaiders>(
        &[Cue::Step, Cue::Card, Cue::Coin, Cue::Blow, Cue::Good, Cue::Grave, Cue::End],
        &[
            ("Laid {", Some(Cue::Card)),
            ("Committed {", Some(Cue::Card)),
            ("Entered {", Some(Cue::Step)),
            ("is_sprung: true", Some(Cue::Blow)),
            ("is_sprung: false", None),
            ("LevelPassed {", Some(Cue::Good)),
            ("Died {", Some(Cue::Grave)),
            ("Bled {", Some(Cue::Grave)),
            // What is told to one seat alone has no sound at all.
            ("Looked {", None),
            ("Chose {", None),
        ],
    );
}

#[test]
fn paper_dungeons_make_every_sound() {
    makes::<PaperDungeons>(
        &Cue::ALL,
        &[
            ("Rolled {", Some(Cue::Roll)),
            ("Raised {", Some(Cue::Step)),
            ("Stole {", Some(Cue::Coin)),
            ("Trapped {", Some(Cue::Blow)),
            ("marked: 0", None),
            ("Claimed {", Some(Cue::Good)),
            ("Resurrected {", Some(Cue::Grave)),
            ("Confirmed {", None),
            ("Summary {", None),
        ],
    );
}

#[test]
fn dungeoneer_makes_every_sound() {
    makes::<Dungeoneer>(
        &Cue::ALL,
        &[
            ("Rolled {", Some(Cue::Roll)),
            ("Placed {", Some(Cue::Card)),
            // Whether the cards are seen or only counted.
            ("Drew {", Some(Cue::Card)),
            ("Moved {", Some(Cue::Step)),
            ("Wounded {", Some(Cue::Blow)),
            ("FoeHurt {", Some(Cue::Blow)),
            ("state: Defeated", Some(Cue::Good)),
            ("Completed {", Some(Cue::Good)),
            ("Fell {", Some(Cue::Grave)),
        ],
    );
}

#[test]
fn a_sound_tells_nobody_what_was_not_shown() {
    assert_eq!(n_heard_alone::<DungeonRoll>(), 0);
    assert_eq!(n_heard_alone::<DungeonRaiders>(), 0);
    assert_eq!(n_heard_alone::<Dungeoneer>(), 0);
    // Rivals mark their sheets unseen (PD-027).
    assert!(0 < n_heard_alone::<PaperDungeons>());
}
