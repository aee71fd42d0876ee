//! The table around the games, without a page: who sees what, what may be taken back, how a table
//! is laid.

use undercroft::app::catalogue::GameId;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::luck::Imagined;
use undercroft::kernel::record::{self, NAME_MAX};
use undercroft::kernel::{Eye, Lang, Match, Seat, Seed};
use undercroft::shell::facts::Order;
use undercroft::shell::history;

type Table = Match<PaperDungeons>;

fn table(n_seats: usize, seed: u64) -> Table {
    let setup = format!("players={n_seats} dungeon=random missions=none vanishing=no");
    Match::begin(setup.parse().expect("notation"), Seed::from_bits(seed)).expect("a fair table")
}

/// Plays at random, and calls `look` after each action with the match and the seat that took it.
fn each_ply(mut game: Table, luck: u64, mut look: impl FnMut(&mut Table, Seat)) {
    let mut luck = Imagined::new(luck);
    let mut holder = None;
    while let Some(seat) = history::next_at_device(&game, holder) {
        holder = Some(seat);
        let legal = game.legal(seat);
        let action = legal[luck.pick(legal.len() as u32) as usize];
        game.play(seat, action).expect("a legal action");
        look(&mut game, seat);
    }
}

#[test]
fn nobody_sees_a_shared_table_before_taking_the_device() {
    let game = table(3, 1);
    assert_eq!(history::eye(&game, None), Eye::Public);
    assert_eq!(history::at_device(&game, None), None);
    let second = Seat::new(1);
    assert_eq!(history::eye(&game, Some(second)), Eye::Seat(second));
}

#[test]
fn one_person_always_has_the_device() {
    assert_eq!(history::eye(&table(1, 1), None), Eye::Seat(Seat::FIRST));
}

#[test]
fn a_match_that_is_over_lies_open() {
    let mut game = table(2, 1);
    game.play_at_random(&mut Imagined::new(1), usize::MAX);
    assert_eq!(history::eye(&game, None), Eye::All);
    assert_eq!(history::at_device(&game, Some(Seat::FIRST)), None);
}

#[test]
fn the_device_stays_with_whoever_is_awaited() {
    each_ply(table(3, 2), 2, |game, seat| {
        if game.turn().awaited().has(seat) {
            assert_eq!(history::next_at_device(game, Some(seat)), Some(seat));
        } else {
            assert_ne!(history::next_at_device(game, Some(seat)), Some(seat));
            assert!(!history::can_undo(game, Some(seat)), "the curtain is up");
        }
    });
}

#[test]
fn undo_never_passes_luck_and_never_wakes_anybody() {
    for n_seats in [1, 2] {
        let mut n_undone = 0;
        each_ply(table(n_seats, 3), 3, |game, seat| {
            if !history::can_undo(game, Some(seat)) {
                return;
            }
            assert!(game.log().last().is_some_and(|it| !it.drew && it.seat == seat));
            let (state, ply) = (game.state().clone(), game.ply());
            game.undo();
            assert!(history::can_redo(game, Some(seat)));
            game.redo();
            assert_eq!((game.state(), game.ply()), (&state, ply));
            n_undone += 1;
        });
        assert!(0 < n_undone);
    }
}

#[test]
fn a_person_never_takes_back_what_another_did() {
    let mut game = table(2, 4);
    let [first, second] = [Seat::FIRST, Seat::new(1)];
    let action = game.legal(first)[0];
    game.play(first, action).expect("a legal action");
    assert!(!history::can_undo(&game, Some(second)));
}

#[test]
fn a_table_is_laid_with_whatever_names_people_type() {
    let names = ["  <b>Ada</b>\u{202e}\n ", "", &"x".repeat(5000)].map(str::to_owned).to_vec();
    let setup = "players=3 dungeon=random missions=3 vanishing=yes".to_owned();
    let order = Order { setup, seed: Seed::from_text("dragon"), names };
    let facts = GameId::PaperDungeons.facts();
    let laid = (facts.lay)(&order, Lang::En).ok().expect("a fair table");
    let (game, names) = record::read::<PaperDungeons>(&laid.record).expect("a whole record");
    assert_eq!(game.seed(), Seed::from_text("dragon"));
    assert_eq!(names, ["<b>Ada</b>".to_owned(), String::new(), "x".repeat(NAME_MAX)]);
    assert!(laid.entry.ru.awaited.contains("Игрок 2"), "{}", laid.entry.ru.awaited);
}

#[test]
fn a_table_that_cannot_be_laid_says_why() {
    for setup in ["", "players=9 dungeon=random missions=3 vanishing=yes", "players=1"] {
        let order = Order { setup: setup.to_owned(), seed: Seed::from_bits(0), names: Vec::new() };
        let why = (GameId::PaperDungeons.facts().lay)(&order, Lang::Ru).err();
        assert!(why.is_some_and(|it| !it.words.is_empty()), "{setup}");
    }
}

#[test]
fn every_default_of_the_setup_screen_lays_a_table() {
    for facts in GameId::ALL.iter().map(|it| it.facts()) {
        for n_seats in facts.label.seats_min..=facts.label.seats_max {
            for is_seasoned in [false, true] {
                let mut setup = format!("players={n_seats}");
                for it in facts.options {
                    let choice = if is_seasoned { it.seasoned } else { it.default };
                    setup += &format!(" {}={}", it.key, it.choices[choice].key);
                }
                let seed = Seed::from_bits(n_seats as u64);
                let order = Order { setup, seed, names: vec![String::new(); n_seats] };
                assert!((facts.lay)(&order, Lang::En).is_ok(), "{}", order.setup);
            }
        }
    }
}
