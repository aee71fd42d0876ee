//! The laying of the table, of what is proven for many seeds and for every card (DN-010 to DN-083, DN-600, DN-682).

use dungeoneer::cards::{BoxId, Exit, Ground, Solo, Trait, library};
use dungeoneer::setup::{Boxes, Setup};
use dungeoneer::state::Phase;
use dungeoneer::{Dungeoneer, Event};
use kernel::kit::{Cell, Side};
use kernel::{Edition, Game, Observer, Seat, Set};

use testing::scene::Vocabulary;

use super::table::Table;

fn setups() -> impl Iterator<Item = Setup> {
    [Boxes::Tomb, Boxes::Vault, Boxes::Both].into_iter().flat_map(|boxes| {
        (2..=boxes.players_max()).map(move |n| Setup { boxes, ..Setup::plain(n) })
    })
}

fn laid(setup: &Setup, seed: u64) -> Table {
    Table::laid_in(Dungeoneer::EDITION, setup, seed)
}

/// The number of some cards in the boxes of a setup, each given by its box.
fn n_in(boxes: Boxes, cards: impl Iterator<Item = BoxId>) -> usize {
    cards.filter(|of| boxes.has(*of)).count()
}

/// As many as are printed: what later editions add says since when it is there.
#[test]
fn each_box_is_complete() {
    let lib = library();
    let locations = || lib.locations.iter().filter(|it| it.since == Edition::FIRST);
    let adventures = || lib.adventures.iter().filter(|it| it.since == Edition::FIRST);
    let quests = || lib.quests.iter().filter(|it| it.since == Edition::FIRST);
    let heroes = || lib.heroes.iter().filter(|it| it.since == Edition::FIRST);
    for of in [BoxId::Tomb, BoxId::Vault] {
        let its = || locations().filter(move |it| it.of == of);
        assert_eq!(its().count(), 22, "{:?}: locations are printed for {of:?}", ["DN-010"]);
        let n = its().filter(|it| it.is_entrance).count();
        assert_eq!(n, 1, "{:?}: entrances are printed for {of:?}", ["DN-062"]);
        let copies = adventures().filter(|it| it.of == of).map(|it| u32::from(it.n_copies));
        let n: u32 = copies.sum();
        assert_eq!(n, 60, "{:?}: adventure cards are printed for {of:?}", ["DN-011"]);
        let n = quests().filter(|it| it.of == of).count();
        assert_eq!(n, 14, "{:?}: quests are printed for {of:?}", ["DN-012"]);
        let n = heroes().filter(|it| it.of == of).count();
        assert_eq!(n, 6, "{:?}: heroes are printed for {of:?}", ["DN-013"]);
    }
    assert_eq!(heroes().count(), 12, "{:?}: heroes are printed", ["DN-685"]);
    assert_eq!(locations().count(), 44, "{:?}: locations are printed", ["DN-685"]);
    assert_eq!(quests().count(), 28, "{:?}: quests are printed", ["DN-685"]);
}

#[test]
fn tunnels_lie_round_the_entrance_and_fit() {
    let ids = ["DN-062", "DN-063", "DN-064", "DN-065", "DN-680"];
    for seed in 0..40 {
        for setup in setups().filter(|it| it.n_players == 2) {
            let table = laid(&setup, seed);
            let open = &table.state.open;
            assert!(open.site(Cell::START).says().is_entrance, "{ids:?}");
            for side in Side::ALL {
                let site = open.site(Cell::START.beyond(side));
                assert_ne!(site.says().ground, Ground::Chamber, "{ids:?}");
                assert_ne!(site.exit(side.opposite()), Exit::Wall, "{ids:?}");
            }
            assert_eq!(open.map.len(), 5, "{ids:?}");
            let n = n_in(setup.boxes, library().locations.iter().map(|it| it.of));
            assert_eq!(table.state.hidden.locations.len(), n - 5, "{ids:?}");
        }
    }
}

#[test]
fn cards_are_dealt() {
    for setup in setups() {
        let table = laid(&setup, 3);
        let open = &table.state.open;
        let n = usize::from(setup.n_players);
        let n_heroes = n_in(setup.boxes, library().heroes.iter().map(|it| it.of));
        let n_quests = n_in(setup.boxes, library().quests.iter().map(|it| it.of));
        assert_eq!(open.unused.len(), n_heroes - n, "DN-066");
        assert_eq!(table.state.hidden.quests.len(), n_quests - 2 * n - 1, "DN-069");
        let heroes: Vec<_> = open.heroes.iter().map(|it| it.1.card).collect();
        assert!((0..n).all(|it| !heroes[..it].contains(&heroes[it])), "DN-066");
        assert!(open.heroes.iter().all(|(_, it)| it.at == Cell::START), "DN-068");
        // The entrance is not new to anybody.
        let start = open.site(Cell::START).card;
        assert!(open.heroes.iter().all(|(_, it)| !it.is_new(start)), "DN-072");
    }
}

#[test]
fn the_highest_die_begins() {
    let mut n_ties = 0;
    for seed in 0..60 {
        let table = laid(&Setup::plain(4), seed);
        let found = table.events.iter().find_map(|it| match it {
            Event::FirstPlayer { seat, rolls } => Some((*seat, rolls.clone())),
            _ => None,
        });
        let (first, rolls) = found.expect("a first player");
        let mut left: Vec<Seat> = Seat::all(4).collect();
        for throw in &rolls {
            assert_eq!(throw.iter().map(|it| it.0).collect::<Vec<_>>(), left, "{:?}", ["DN-071"]);
            let best = throw.iter().map(|it| it.1).max();
            left = throw.iter().filter(|it| Some(it.1) == best).map(|it| it.0).collect();
        }
        n_ties += usize::from(rolls.len() > 1);
        assert_eq!(left, [first], "{:?}", ["DN-071"]);
        assert_eq!(table.state.open.active, first, "{:?}", ["DN-071"]);
    }
    assert!(0 < n_ties);
}

#[test]
fn hands_and_decks_are_secret_and_all_else_is_open() {
    let ids = ["DN-080", "DN-081", "DN-083"];
    let table = laid(&Setup::plain(3), 5);
    let (one, other) = (Seat::new(0), Seat::new(1));
    let view = table.seen_by(one);
    assert!(view.hands[one].is_some() && view.hands[other].is_none(), "{ids:?}");
    assert_eq!(view.n_cards[other], 5, "{ids:?}");
    assert_eq!(view.decks[0].seen().count(), 0, "{ids:?}");
    assert_eq!(view.locations.seen().count(), 0, "{ids:?}");
    assert_eq!(view.open, table.state.open, "{ids:?}");
}

#[test]
fn a_location_is_seen_while_it_is_placed() {
    let mut table = Table::given("map 0,1 TM02; phase villainy; locations TM06");
    table.play("end");
    let drawn = table.events.iter().find(|it| matches!(it, Event::DrewLocation { .. }));
    let drawn = drawn.expect("a location");
    let other = Observer::Seat(Seat::new(1));
    assert_eq!(Dungeoneer::observe(drawn, other).as_ref(), Some(drawn), "{:?}", ["DN-082"]);
}

/// Tells whether a card costs glory.
fn is_glory(traits: Set<Trait>) -> bool {
    traits.has(Trait::Boon) || traits.has(Trait::Treasure)
}

#[test]
fn numbers_of_glory_cards_are_said_in_secret() {
    let mut table = laid(&Setup { boxes: Boxes::Both, ..Setup::plain(2) }, 1);
    table.play("b: number 5");
    for (seat, is_seen) in [(Seat::new(0), false), (Seat::new(1), true)] {
        let view = table.seen_by(seat);
        assert!(view.has_said[Seat::new(1)], "{:?}", ["DN-682"]);
        assert_eq!(view.first[Seat::new(1)].is_some(), is_seen, "{:?}", ["DN-682", "DN-575"]);
    }
    // The other entrance lies in the deck.
    let locations = table.state.hidden.locations.cards();
    let n = locations.iter().filter(|it| it.card().is_entrance).count();
    assert_eq!(n, 1, "{:?}", ["DN-683"]);
}

#[test]
fn hands_come_from_both_halves_of_a_split_deck() {
    let mut table = laid(&Setup { split: true, ..Setup::plain(3) }, 1);
    table.play("c: number 4; a: number 5; b: number 0");
    // 5 and 4 and none of the glory cards, 1 and 5 of the peril cards.
    let n_of = |glory: bool| {
        let tomb = library().adventures.iter().filter(|it| it.of == BoxId::Tomb);
        let its = tomb.filter(|it| is_glory(it.traits) == glory);
        its.map(|it| u32::from(it.n_copies)).sum::<u32>()
    };
    let left = format!("deck {}; perildeck {}", n_of(true) - 9, n_of(false) - 6);
    table.expect(&["DN-682"], &left);
}

#[test]
fn alone_one_plays_with_glory_cards_against_peril_cards() {
    let ids = ["DN-641", "DN-642", "DN-643", "DN-644", "DN-645"];
    for boxes in [Boxes::Tomb, Boxes::Vault] {
        let table = laid(&Setup { boxes, ..Setup::plain(1) }, 7);
        assert_ne!(table.state.open.phase, Phase::Villainy, "{ids:?}");
        for (deck, glory) in [(0, true), (1, false)] {
            let cards = table.state.hidden.decks[deck].cards();
            assert!(cards.iter().all(|it| is_glory(it.card().traits) == glory), "{ids:?}");
            assert!(cards.iter().all(|it| it.card().solo != Solo::Out), "{ids:?}");
        }
    }
}

#[test]
fn cards_show_what_they_are() {
    let ids = ["DN-030", "DN-033", "DN-034", "DN-035"];
    for card in &library().adventures {
        let kinds = [Trait::Boon, Trait::Treasure, Trait::Bane, Trait::Monster, Trait::Trap];
        assert_eq!(kinds.iter().filter(|it| card.traits.has(**it)).count(), 1, "{ids:?}");
        assert_eq!(card.monster.is_some(), card.traits.has(Trait::Monster), "{ids:?}");
    }
    for hero in &library().heroes {
        assert_eq!(hero.health, 6, "{ids:?}");
        assert_eq!(hero.boons + hero.treasures, 5, "{ids:?}");
        let grows = |nth: usize| (0..3).all(|it| hero.levels[nth - 1][it] <= hero.levels[nth][it]);
        assert!((1..4).all(grows), "{ids:?}");
    }
}

#[test]
fn the_same_luck_makes_the_same_match() {
    let given = "map 0,1 TM02; phase villainy; hand TA37; b: hero TH4; b: at TM02; b: peril 9";
    let play = |given: &str| {
        let mut table = Table::given(given);
        table.play("TA37@b; dice 6 1; end; pick to.hand");
        table.scene.state
    };
    assert_eq!(play(given), play(given), "{:?}", ["DN-574"]);
}
