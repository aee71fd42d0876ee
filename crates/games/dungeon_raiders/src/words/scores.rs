//! The lines of a score, and what is said of the result.

use crate::messages;
use crate::rules::standing;
use crate::state::{Plight, View};
use kernel::{Lang, Line, Place, Seat, Text, message, text};

/// The name of a line, and what its points come from.
pub fn line(line: &Line, lang: Lang) -> (String, String) {
    let n = line.count;
    let (name, from) = match line.id {
        "bled" => (message!(lang, "score-bled"), message!(lang, "score-bled-from", wounds = n)),
        "dead" => (message!(lang, "score-dead"), message!(lang, "score-dead-from", room = n)),
        _ => (message!(lang, "score-treasure"), message!(lang, "wounds", wounds = n)),
    };
    (name.to_owned(), from)
}

/// The treasure of a hero, and what became of one who is out of the reckoning.
pub fn total_of(place: &Place, is_over: bool, lang: Lang) -> String {
    let coins = place.total;
    match place.lines.last().filter(|_| place.is_out) {
        None => message!(lang, "coins", coins = coins),
        Some(last) => match (last.id, is_over) {
            ("bled", false) => message!(lang, "total-would-bleed", coins = coins),
            ("bled", true) => message!(lang, "total-bled", coins = coins),
            (_, _) => message!(lang, "total-dead", room = last.count),
        },
    }
}

/// The word for what a hero alone has come to (RA-234).
pub const fn band(treasure: i32) -> Text {
    match treasure {
        30.. => text!("band-legendary"),
        25.. => text!("band-excellent"),
        20.. => text!("band-good"),
        15.. => text!("band-solid"),
        10.. => text!("band-fair"),
        _ => text!("band-little"),
    }
}

/// A sentence about the result: alone, how good it is; else if nobody has won (RA-177), or a tie
/// was broken (RA-183).
pub fn verdict(view: &View, lang: Lang) -> Option<String> {
    let setup = &view.ground.setup;
    if !view.ground.is_over() {
        return None;
    }
    let mat = &view.heroes[Seat::FIRST].mat;
    match mat.plight {
        Plight::Dead { room } if setup.is_solo() => {
            Some(message!(lang, "verdict-dead", room = room))
        }
        Plight::Alive | Plight::Bled if setup.is_solo() => {
            let (coins, wounds) = (mat.treasure, setup.solo_wounds);
            let band = band(coins.into());
            Some(message!(lang, "verdict-alone", band = band, coins = coins, wounds = wounds))
        }
        Plight::Alive | Plight::Bled | Plight::Dead { .. } if view.living().is_empty() => {
            Some(message!(lang, "verdict-lost").to_owned())
        }
        Plight::Alive | Plight::Bled | Plight::Dead { .. } => {
            let standing = standing(view);
            // A dead hero has nothing, and is tied with nobody.
            let has_any = standing.places.iter().any(|(_, it)| it.rank == 1 && 0 < it.total);
            let is_tie_broken = has_any && standing.is_tie_broken();
            is_tie_broken.then(|| message!(lang, "verdict-tie").to_owned())
        }
    }
}
