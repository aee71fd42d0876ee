//! Heroes that are chosen, and a map that is laid out whole (DN-600, DN-607).

use dungeoneer::cards::{BoxId, library};
use dungeoneer::setup::{Boxes, Setup};
use dungeoneer::{Dungeoneer, Event};
use kernel::Game;
use kernel::kit::Cell;

use testing::scene::Vocabulary;

use super::table::Table;

#[test]
fn heroes_are_chosen_in_turn() {
    let mut table = Table::laid(&Setup { choosing: true, ..Setup::plain(3) });
    let first = table.state.open.first;
    assert_eq!(table.awaited(), first, "{:?}", ["DN-607"]);
    table.play("pick TH3");
    assert_eq!(table.awaited(), table.state.open.left_of(first), "{:?}", ["DN-607"]);
    table.expect(&["DN-607"], "lacks pick TH3; offers pick TH1");
}

#[test]
fn the_whole_map_is_dealt() {
    let ids = ["DN-600"];
    let mut starts = Vec::new();
    for seed in 0..8 {
        let boxes = Boxes::Both;
        let setup = Setup { charted: true, boxes, ..Setup::plain(3) };
        let table = Table::laid_in(Dungeoneer::EDITION, &setup, seed);
        let (state, events) = (&table.state, &table.events);
        let open = &state.open;
        // The holder of an entrance begins, and no die is thrown for it.
        starts.push(open.site(Cell::START).card);
        let is_thrown =
            |it: &Event| matches!(it, Event::FirstPlayer { rolls, .. } if !rolls.is_empty());
        assert!(!events.iter().any(is_thrown), "{ids:?}");
        assert_eq!(Dungeoneer::turn(state).awaited().first(), Some(open.left_of(open.first)));
        // All are dealt, the other entrance too, as evenly as they go; each player sees the own ones.
        let view = table.seen_by(open.first);
        let n_all: usize = view.n_sites.values().sum();
        assert_eq!(n_all, library().locations.len() - 1, "{ids:?}");
        assert!(view.n_sites.values().all(|it| [14, 15].contains(it)), "{ids:?}");
        let n_seen = view.sites.values().filter(|it| it.is_some()).count();
        assert_eq!((n_seen, view.sites[open.first].is_some()), (1, true), "{ids:?}");
        // Quests lie there already.
        assert!(open.heroes.iter().all(|(_, it)| it.quests.len() == 2), "{ids:?}");
    }
    starts.sort_unstable();
    starts.dedup();
    assert_eq!(starts.len(), 2, "either entrance: {ids:?}");
}

#[test]
fn the_whole_map_is_laid_first() {
    let mut table = Table::laid(&Setup { charted: true, ..Setup::plain(2) });
    let open = &table.state.open;
    assert_eq!(open.map.len(), 1, "{:?}", ["DN-600"]);
    assert_eq!(open.heroes[open.first].glory, 0, "{:?}", ["DN-600"]);
    let dealt: usize = table.state.hidden.sites.values().map(|it| it.len()).sum();
    let tomb = library().locations.iter().filter(|it| it.of == BoxId::Tomb);
    assert_eq!(dealt, tomb.count() - 1, "{:?}", ["DN-600"]);
    let mut n = 0;
    while table.state.open.turn == 0 {
        let seat = table.awaited();
        let action = table.legal(seat)[0].clone();
        table.do_one(seat, &action);
        n += 1;
        assert!(n < 100, "{:?}", ["DN-600"]);
    }
    table.expect(&["DN-600"], "glory 1; peril 1; b: glory 1; cards 5; locations 0; phase villainy");
    table.play("end");
    table.expect(&["DN-600"], "phase heroics");
    table.play("explore");
    table.expect(&["DN-600"], "refused AllIsLaid");
}
