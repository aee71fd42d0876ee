//! The names of places of the map, and the preview of a location before it is laid.

use std::collections::BTreeSet;

use super::{each_view, query, tables};
use crate::boards::dungeoneer::model::board_model;
use crate::boards::dungeoneer::query::Wanted;
use crate::boards::dungeoneer::selection::{Selection, Thing};
use crate::boards::dungeoneer::words::{hyphened, labels};
use crate::games::dungeoneer::client::{Action, Exit, LocationId};
use crate::kernel::kit::Side;
use crate::kernel::{BySeat, Lang};

#[test]
fn each_place_of_the_map_has_a_name_of_its_own_that_says_where() {
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let map = board_model(query(view, seat, legal, &nothing)).map;
            let names = BySeat::new(view.open.heroes.len(), |it| format!("P{}", it.idx()));
            for lang in [Lang::En, Lang::Ru] {
                let places = map.places.iter().map(|it| labels::place(it, &names, lang));
                let head =
                    |it: String| it.split_inclusive(')').next().unwrap_or_default().to_owned();
                let ends = map.ends.iter().map(|it| labels::end(*it, lang));
                let all: BTreeSet<String> = places.map(head).chain(ends.map(head)).collect();
                assert_eq!(all.len(), map.places.len() + map.ends.len(), "{setup}: {all:?}");
            }
        });
    }
}

#[test]
fn open_exits_are_told_together() {
    for (lang, open, sides) in [
        (Lang::En, "open: ", ["north", "east", "south", "west"]),
        (Lang::Ru, "открыто: ", ["север", "восток", "юг", "запад"]),
    ] {
        for card in LocationId::all() {
            let opens = |it: &Side| card.card().exit(*it) == Exit::Open;
            let names: Vec<_> =
                Side::ALL.into_iter().filter(opens).map(|it| sides[it.idx()]).collect();
            let said = labels::location(card, lang);
            assert_eq!(said.matches(open).count(), usize::from(!names.is_empty()), "{said}");
            let wanted = format!(", {open}{}", names.join(", "));
            assert!(names.is_empty() || said.contains(&wanted), "{said}: {wanted}");
        }
    }
}

#[test]
fn a_location_is_laid_for_a_look_as_it_may_lie() {
    let mut n_looked = 0;
    for (nth, setup) in tables().iter().enumerate() {
        each_view(setup, nth as u64, |view, seat, legal| {
            let nothing = Selection::default();
            let plain = query(view, seat, legal, &nothing);
            if plain.wanted() != Wanted::Place {
                return;
            }
            let map = board_model(plain).map;
            assert!(map.is_asked_where && map.ends.iter().all(|it| it.laid.is_none()), "{setup}");
            for action in legal {
                let Action::Place(cell) = action else { continue };
                n_looked += 1;
                let held = Selection::of(Thing::Cell(*cell));
                let map = board_model(query(view, seat, legal, &held)).map;
                let laid = map.ends.iter().find(|it| it.cell == *cell).and_then(|it| it.laid);
                let (card, exits) = laid.expect("it is laid for a look");
                assert_eq!(Some(card), map.to_lay, "{setup}");
                // It is joined to the map where both open.
                let is_joined = |side: Side| {
                    let other = view.open.map.get(cell.beyond(side));
                    let opens = other.is_some_and(|it| it.is_open(side.opposite()));
                    opens && exits[side.idx()] != Exit::Wall
                };
                let is_moved = view.open.map.iter().any(|it| it.1.card == card);
                assert!(is_moved || Side::ALL.into_iter().any(is_joined), "{setup}: {cell}");
            }
        });
    }
    assert!(0 < n_looked);
}

#[test]
fn a_long_russian_word_breaks_at_a_hyphen() {
    for (word, broken) in [
        ("Путешественница", "Пу|те|шест|вен|ни|ца"),
        ("Демон", "Демон"),
        ("Затаившийся Скелет", "Затаившийся Скелет"),
    ] {
        assert_eq!(hyphened(word).replace('\u{ad}', "|"), broken);
    }
}
