//! Components and the laying of the table (DN-010 to DN-083), and both boxes (DN-680 to DN-686).

use dungeoneer::cards::{BoxId, Exit, Ground, Trait, library};
use dungeoneer::setup::{Boxes, Setup};
use dungeoneer::{Dungeoneer, Event, Refusal};
use kernel::chance::FastChance;
use kernel::kit::{Cell, Side};
use kernel::{Edition, Game, Observer, Seat};

use super::table::{Luck, Table, check};

fn setups() -> impl Iterator<Item = Setup> {
    [Boxes::Tomb, Boxes::Vault, Boxes::Both].into_iter().flat_map(|boxes| {
        (2..=boxes.players_max()).map(move |n| Setup { boxes, ..Setup::plain(n) })
    })
}

fn laid(setup: &Setup, seed: u64) -> Table {
    let mut events = Vec::new();
    let state =
        Dungeoneer::begin(setup, Dungeoneer::EDITION, &mut FastChance::new(seed), &mut events);
    Table { state, luck: Luck::default(), events, refused: None }
}

/// How many of some cards the boxes of a setup have, each given by its box.
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
fn so_many_can_play() {
    let refused = |setup: Setup| Dungeoneer::admit(&setup).err();
    for boxes in [Boxes::Tomb, Boxes::Vault] {
        let of = |n| Setup { boxes, ..Setup::plain(n) };
        assert!((1..=4).all(|n| refused(of(n)).is_none()), "DN-060");
        assert_eq!(refused(of(5)), Some(Refusal::Players), "DN-060");
        assert_eq!(refused(of(0)), Some(Refusal::Players), "DN-060");
    }
    let both = |n| Setup { boxes: Boxes::Both, ..Setup::plain(n) };
    assert!((1..=6).all(|n| refused(both(n)).is_none()), "DN-685");
    assert_eq!(refused(both(7)), Some(Refusal::PlayersOfBoth), "DN-685");
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
    let view = Dungeoneer::view(&table.state, Observer::Seat(one));
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

#[test]
fn two_boxes_have_two_decks_and_two_entrances() {
    let setup = Setup { boxes: Boxes::Both, ..Setup::plain(2) };
    let mut table = laid(&setup, 1);
    // How many glory cards each wants first.
    table.play("number 3; number 0");
    for (seat, n_glory) in [(Seat::new(0), 3), (Seat::new(1), 0)] {
        let hand = &table.state.hidden.hands[seat];
        assert_eq!(hand.len(), 5, "{:?}", ["DN-682", "DN-681"]);
        let price_in_glory = hand.iter().filter(|it| {
            let traits = it.card().traits;
            traits.has(Trait::Boon) || traits.has(Trait::Treasure)
        });
        assert_eq!(price_in_glory.count(), n_glory, "{:?}", ["DN-682", "DN-575"]);
    }
    // Everybody says a number without seeing those of others; hands are dealt when all have.
    let mut table = laid(&setup, 1);
    table.expect(&["DN-682"], "awaited a b; cards 0; b: cards 0; lacks number 6");
    table.expect(&["DN-682"], "offers number 0; b: offers number 5; b: lacks number 6");
    table.play("b: number 5");
    table.expect(&["DN-682", "DN-575"], "awaited a; cards 0; b: cards 0");
    for (seat, is_seen) in [(Seat::new(0), false), (Seat::new(1), true)] {
        let view = Dungeoneer::view(&table.state, Observer::Seat(seat));
        assert!(view.has_said[Seat::new(1)], "{:?}", ["DN-682"]);
        assert_eq!(view.first[Seat::new(1)].is_some(), is_seen, "{:?}", ["DN-682", "DN-575"]);
    }
    table.play("number 2");
    table.expect(&["DN-682"], "cards 5; b: cards 5");
    let n_glory = [Seat::new(0), Seat::new(1)].map(|seat| {
        let hand = table.state.hidden.hands[seat].iter();
        let glory = Trait::set(&[Trait::Boon, Trait::Treasure]);
        hand.filter(|it| !it.card().traits.and(glory).is_empty()).count()
    });
    assert_eq!(n_glory, [2, 5], "{:?}", ["DN-682"]);
    // So it is with one box and the setting; whoever is first to say waits for the others.
    let mut one_box = laid(&Setup { split: true, ..Setup::plain(3) }, 1);
    one_box.expect(&["DN-682"], "awaited a b c; cards 0; c: offers number 5; c: lacks number 6");
    one_box.play("c: number 4; a: number 5");
    one_box.expect(&["DN-682", "DN-575"], "awaited b; cards 0; c: cards 0");
    one_box.play("c: number 1");
    assert_eq!(one_box.refused.take(), Some(Refusal::NotYourTurn), "{:?}", ["DN-682"]);
    one_box.play("b: number 0");
    // 5 and 4 and none of the glory cards, of which 30 are printed, 1 and 5 of as many peril cards.
    let glory = Trait::set(&[Trait::Boon, Trait::Treasure]);
    let n_of = |is_glory: bool| {
        let tomb = library().adventures.iter().filter(|it| it.of == BoxId::Tomb);
        let its = tomb.filter(|it| it.traits.and(glory).is_empty() != is_glory);
        its.map(|it| u32::from(it.n_copies)).sum::<u32>()
    };
    let left = format!("deck {}; perildeck {}", n_of(true) - 9, n_of(false) - 6);
    one_box.expect(&["DN-682"], &format!("cards 5; b: cards 5; c: cards 5; {left}"));
    // With one box the deck is not split, and nobody is asked.
    laid(&Setup::plain(2), 1).expect(&["DN-682"], "cards 5; b: cards 5; phase villainy");
    let entrances = |table: &Table| {
        let deck = table.state.hidden.locations.cards();
        deck.iter().filter(|it| it.card().is_entrance).count()
    };
    assert_eq!(entrances(&table), 1, "{:?}", ["DN-683"]);
    let given = "box both; map 0,1 TM02; map 0,2 VM01; at VM01; b: at VM01; ap 2; b: ap 1";
    check(&["DN-684", "DN-728"], given, "attack.b.melee", "refused Peaceful");
    let split = "box both; hand TA01; deck TA02; perildeck TA37 TA38 TA39 TA40";
    // The glory card that is discarded is shuffled in when its deck has run out; then there is peril only.
    let play = "end; no; pick deck.glory; pick deck.peril; pick deck.glory";
    let then = "discards none; cards 5; perildeck 1";
    check(&["DN-681", "DN-755"], split, play, then);
    let peril = "box both; hand TA37";
    check(&["DN-755"], peril, "end; no", "perildiscards none; discards none; hand TA37");
}
