//! Notation reads back as itself.

use std::str::FromStr;

use kernel::record;
use kernel::{Match, Seat};

use super::{Subject, each_match, each_state, finish};
use crate::mutate::nudged;

/// A value read from a slip of the pen is written in one way only.
fn reads_back<T: FromStr + ToString + PartialEq>(text: &str) -> bool {
    let Ok(it) = text.parse::<T>() else { return true };
    let written = it.to_string();
    written.parse::<T>().is_ok_and(|again| again == it && again.to_string() == written)
}

pub fn setups_read_back<G: Subject<T>, T>() {
    for text in G::SETUPS {
        let Ok(setup) = text.parse::<G::Setup>() else { panic!("`{text}` is not a setup") };
        assert_eq!(setup.to_string(), *text);
    }
    each_match::<G, T>(|game, luck| {
        let text = game.setup().to_string();
        assert_eq!(text.parse().as_ref(), Ok(game.setup()));
        for _ in 0..16 {
            let slip = nudged(&text, luck);
            assert!(reads_back::<G::Setup>(&slip), "`{slip}`");
        }
    });
}

pub fn actions_read_back<G: Subject<T>, T>() {
    each_state::<G, T>(|game, luck| {
        for seat in game.actors().iter() {
            for action in game.legal(seat) {
                let text = action.to_string();
                assert_eq!(text.parse().as_ref(), Ok(&action), "`{text}`");
                assert_eq!(text, text.trim(), "`{text}` has blank ends");
                assert!(text.is_ascii(), "`{text}`");
                let slip = nudged(&text, luck);
                assert!(reads_back::<G::Action>(&slip), "`{slip}`");
            }
        }
    });
}

pub fn records_read_back<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        finish(&mut game, luck);
        for _ in 0..luck.pick(game.ply() as u32 + 1) {
            game.undo();
        }
        let names: Vec<String> =
            Seat::all(game.n_seats()).map(|seat| format!("Seat {seat}")).collect();
        let text = record::write(&game, &names);
        let (again, names_again): (Match<G>, _) = record::read(&text).expect("a record");
        assert_eq!(again.state(), game.state());
        assert_eq!(again.check_value(), game.check_value());
        assert_eq!(names_again, names);
        assert_eq!(record::write(&again, &names_again), text);
        assert_eq!(record::head(&text).map(|it| it.game), Ok(G::ID.to_owned()));
    });
}
