//! The table around the games, without a page: who sees what, what may be taken back, how a table
//! is laid.

use undercroft::app::catalogue::GameId;
use undercroft::app::game_pieces;
use undercroft::games::dungeoneer::client::{Dungeoneer, Ending};
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::record::{self, NAME_MAX};
use undercroft::kernel::{Bots, Lang, Match, Observer, Occasion, Seat, SeatSet, Seed, Text, Words};
use undercroft::shell::model::device::Device;
use undercroft::shell::model::history::{self, UndoRule};
use undercroft::shell::model::order::Order;
use undercroft::shell::model::seating::Seating;
use undercroft::shell::store::saves::kept::SavedMatch;
use undercroft::shell::table::ai;
use undercroft::shell::table::telling::one_of_each_first;
use undercroft::shell::words;

use crate::stepping::step;

type Table = Match<PaperDungeons>;

fn table(n_seats: usize, seed: u64) -> Table {
    let setup = format!("players={n_seats} dungeon=random missions=none vanishing=no");
    Match::begin(setup.parse().expect("notation"), Seed::from_bits(seed)).expect("a fair table")
}

/// A device among persons at every seat.
fn device(game: &Table, holder: Option<Seat>) -> Device {
    Device { holder, ..Device::of(Seat::all(game.n_seats()).collect()) }
}

/// A person at seat b, and computers at the others.
fn mixed(n_seats: usize) -> Seating {
    let key = |idx| if idx == 1 { "person" } else { "normal" };
    let keys: Vec<String> = (0..n_seats).map(|idx| key(idx).to_owned()).collect();
    Seating::read(&keys, n_seats, PaperDungeons::LEVELS).expect("there is a person")
}

/// Plays at random, and calls `look` after each action with the match and the seat that took it.
fn each_ply(mut game: Table, luck: u64, mut look: impl FnMut(&mut Table, Seat)) {
    let mut luck = FastChance::new(luck);
    let mut holder = None;
    while let Some(seat) = device(&game, holder).next(&game) {
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
    assert_eq!(device(&game, None).observer(&game), Observer::Public);
    assert_eq!(device(&game, None).seat(&game), None);
    let second = Seat::new(1);
    assert_eq!(device(&game, Some(second)).observer(&game), Observer::Seat(second));
}

#[test]
fn one_person_always_has_the_device() {
    let game = table(1, 1);
    assert_eq!(device(&game, None).observer(&game), Observer::Seat(Seat::FIRST));
}

#[test]
fn a_match_that_is_over_lies_open() {
    let mut game = table(2, 1);
    game.play_at_random(&mut FastChance::new(1), usize::MAX);
    assert_eq!(device(&game, None).observer(&game), Observer::All);
    assert_eq!(device(&game, Some(Seat::FIRST)).seat(&game), None);
}

#[test]
fn the_device_stays_with_whoever_is_awaited() {
    each_ply(table(3, 2), 2, |game, seat| {
        if game.turn().awaited().has(seat) {
            assert_eq!(device(game, Some(seat)).next(game), Some(seat));
        } else {
            assert_ne!(device(game, Some(seat)).next(game), Some(seat));
            assert!(
                !history::can_undo(game, device(game, Some(seat)), UndoRule::Strict),
                "the curtain is up"
            );
        }
    });
}

#[test]
fn undo_never_passes_luck_and_never_wakes_anybody() {
    for n_seats in [1, 2] {
        let mut n_undone = 0;
        each_ply(table(n_seats, 3), 3, |game, seat| {
            if !history::can_undo(game, device(game, Some(seat)), UndoRule::Strict) {
                return;
            }
            assert!(game.log().last().is_some_and(|it| !it.drew && it.seat == seat));
            let (state, ply) = (game.state().clone(), game.ply());
            game.undo();
            assert!(history::can_redo(game, device(game, Some(seat))));
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
    assert!(!history::can_undo(&game, device(&game, Some(second)), UndoRule::Strict));
}

#[test]
fn a_table_is_laid_with_whatever_names_people_type() {
    let names = ["  <b>Ada</b>\u{202e}\n ", "", &"x".repeat(5000)].map(str::to_owned).to_vec();
    let setup = "players=3 dungeon=random missions=3 vanishing=yes".to_owned();
    let seed = Seed::from_text("dragon");
    let order = Order { setup, seed, names, ..Order::default() };
    let info = game_pieces::info(GameId::PaperDungeons).expect("a game that is here");
    let laid = (info.create_match)(&order, Lang::En).ok().expect("a fair table");
    let (game, names) = record::read::<PaperDungeons>(&laid.saved.record).expect("a whole record");
    assert_eq!(game.seed(), Seed::from_text("dragon"));
    assert_eq!(names, ["<b>Ada</b>".to_owned(), String::new(), "x".repeat(NAME_MAX)]);
    let awaited = &laid.entry.summary(Lang::Ru).awaited;
    assert!(awaited.contains("Игрок 2"), "{awaited}");
}

fn order(setup: &str, players: &[&str]) -> Order {
    let players = players.iter().map(|&it| it.to_owned()).collect();
    Order { setup: setup.to_owned(), players, ..Order::default() }
}

#[test]
fn a_table_that_cannot_be_laid_says_why() {
    for setup in ["", "players=9 dungeon=random missions=3 vanishing=yes", "players=1"] {
        let order = order(setup, &[]);
        let why = (game_pieces::info(GameId::PaperDungeons)
            .expect("a game that is here")
            .create_match)(&order, Lang::Ru)
        .err();
        assert!(why.is_some_and(|it| !it.words.is_empty()), "{setup}");
    }
}

#[test]
fn every_default_of_the_setup_screen_lays_a_table() {
    for info in GameId::ALL.iter().filter_map(|it| game_pieces::info(*it)) {
        for n_seats in info.label.seats_min..=info.label.seats_max {
            for is_seasoned in [false, true] {
                let mut setup = format!("players={n_seats}");
                for it in info.options {
                    let choice = it.unsaid(Occasion { n_seats, is_seasoned });
                    setup += &format!(" {}={}", it.key, it.choices[choice].key);
                }
                let seed = Seed::from_bits(n_seats as u64);
                let names = vec![String::new(); n_seats];
                let order = Order { setup, seed, names, ..Order::default() };
                assert!((info.create_match)(&order, Lang::En).is_ok(), "{}", order.setup);
            }
        }
    }
}

#[test]
fn a_table_of_computers_alone_is_not_laid() {
    let create_match =
        game_pieces::info(GameId::PaperDungeons).expect("a game that is here").create_match;
    let setup = "players=2 dungeon=random missions=3 vanishing=yes";
    let why =
        create_match(&order(setup, &["easy", "normal"]), Lang::En).err().expect("nobody plays");
    assert!(why.words.contains("person"), "{}", why.words);
    let laid =
        create_match(&order(setup, &["easy", "person"]), Lang::En).ok().expect("a fair table");
    assert_eq!(laid.saved.players, ["easy", "person"]);
    let score = &laid.entry.summary(Lang::Ru).score;
    assert!(score.contains("Компьютер 1"), "{score}");
    let laid =
        create_match(&order(setup, &["person", "person"]), Lang::En).ok().expect("a fair table");
    assert!(laid.saved.players.is_empty());
}

#[test]
fn a_match_kept_before_there_were_computers_is_one_of_persons() {
    let kept: SavedMatch = serde_json::from_str(r#"{"v":1,"record":"undercroft 1"}"#).expect("old");
    assert_eq!(kept, SavedMatch::new("undercroft 1".to_owned()));
    let seating = Seating::read(&kept.players, 3, PaperDungeons::LEVELS).expect("persons");
    assert_eq!(seating, Seating::of_persons(3));
}

#[test]
fn a_seating_is_kept_and_read_again() {
    let seating = mixed(4);
    let keys = seating.keys(PaperDungeons::LEVELS);
    assert_eq!(keys, ["normal", "person", "normal", "normal"]);
    assert_eq!(Seating::read(&keys, 4, PaperDungeons::LEVELS), Some(seating));
    // The level of some other edition: still a computer.
    let keys = ["person", "genius"].map(str::to_owned);
    let seating = Seating::read(&keys, 2, PaperDungeons::LEVELS).expect("there is a person");
    assert_eq!(seating.persons(), SeatSet::one(Seat::FIRST));
}

/// Plays a table of one person and computers, the person at random, and calls `look` after each
/// action.
fn each_ply_against_computers(mut game: Table, mut look: impl FnMut(&mut Table, SeatSet, Seat)) {
    let seating = mixed(game.n_seats());
    let persons = seating.persons();
    let mut luck = FastChance::new(7);
    while !game.turn().awaited().is_empty() {
        let seat = match Device::of(persons).seat(&game) {
            Some(seat) => {
                let legal = game.legal(seat);
                game.play(seat, legal[luck.pick(legal.len() as u32) as usize]).expect("legal");
                seat
            }
            None => {
                assert!(step(&mut game, &seating), "somebody must act");
                game.log().last().expect("an action").seat
            }
        };
        look(&mut game, persons, seat);
    }
    assert!(!step(&mut game, &seating), "the match is over");
}

#[test]
fn the_only_person_always_looks_and_a_computer_never_does() {
    let person = Seat::new(1);
    each_ply_against_computers(table(3, 5), |game, persons, seat| {
        let is_over = game.turn().awaited().is_empty();
        let observer = if is_over { Observer::All } else { Observer::Seat(person) };
        assert_eq!(Device::of(persons).observer(game), observer);
        let next = Device::of(persons).next(game);
        assert!(next.is_none_or(|it| it == person));
        assert_eq!(next.is_some(), Device::of(persons).seat(game).is_some());
        assert!(seat == person || !history::can_undo(game, Device::of(persons), UndoRule::Strict));
    });
}

#[test]
fn a_person_takes_back_a_whole_phase_and_no_computer_has_acted_in_between() {
    let mut n_longest = 0;
    each_ply_against_computers(table(3, 6), |game, persons, _| {
        let mut n_undone = 0;
        let (state, ply) = (game.state().clone(), game.ply());
        while history::can_undo(game, Device::of(persons), UndoRule::Strict) {
            assert!(game.log().last().is_some_and(|it| persons.has(it.seat) && !it.drew));
            game.undo();
            n_undone += 1;
        }
        for _ in 0..n_undone {
            assert!(history::can_redo(game, Device::of(persons)));
            game.redo();
        }
        assert_eq!((game.state(), game.ply()), (&state, ply));
        n_longest = n_longest.max(n_undone);
    });
    assert!(3 <= n_longest, "{n_longest}");
}

#[test]
fn a_match_opened_in_mid_thought_goes_on_as_it_would_have() {
    let seating = mixed(3);
    let mut n_opened = 0;
    each_ply_against_computers(table(3, 8), |game, persons, _| {
        if ai::next(game, persons).is_none() || 40 < game.ply() {
            return;
        }
        let text = record::write(game, &[]);
        let (mut again, _) = record::read::<PaperDungeons>(&text).expect("a whole record");
        let mut game = game.clone();
        while step(&mut game, &seating) {}
        while step(&mut again, &seating) {}
        assert_eq!(game.state(), again.state());
        n_opened += 1;
    });
    assert!(0 < n_opened);
}

#[test]
fn whoever_had_the_device_looks_on_while_computers_act() {
    let game = table(2, 9);
    let seating = Seating::read(&["normal".to_owned()], 2, PaperDungeons::LEVELS);
    let persons = seating.expect("there is a person").persons();
    assert_eq!(Device::of(persons).observer(&game), Observer::Seat(Seat::new(1)));
    let persons: SeatSet = [Seat::FIRST, Seat::new(1)].into_iter().collect();
    let mut game = table(3, 9);
    while let Some(seat) = Device::of(persons).awaited(&game).iter().next() {
        let action = game.legal(seat)[0];
        game.play(seat, action).expect("a legal action");
    }
    assert_eq!(ai::next(&game, persons), Some(Seat::new(2)));
    let with_second = Device { holder: Some(Seat::new(1)), ..Device::of(persons) };
    assert_eq!(with_second.observer(&game), Observer::Seat(Seat::new(1)));
    assert_eq!(Device::of(persons).observer(&game), Observer::Public);
    assert_eq!(with_second.seat(&game), None);
}

#[test]
fn choices_are_read_aloud_a_few_at_a_time_with_the_way_to_the_others() {
    let told = ["roll".to_owned(), "rest".to_owned()];
    let said = |n_before, n_more| words::choices(&told, n_before, n_more, Lang::En);
    assert_eq!(said(0, 0), "You may: roll; rest.");
    assert_eq!(said(0, 75), "You may: roll; rest. 75 more: press C.");
    assert_eq!(said(5, 70), "Also: roll; rest. 70 more: press C.");
    assert_eq!(said(75, 0), "Also: roll; rest.");
    assert_eq!(words::choices(&told, 2, 3, Lang::Ru), "А ещё: roll; rest. Осталось 3: нажмите C.");
}

#[test]
fn of_all_choices_one_of_each_kind_is_read_aloud_first() {
    let order = |actions: &[&str]| {
        one_of_each_first(actions.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>())
    };
    let fights = ["fight a", "fight b", "fight c", "drink 1", "6 walk D1", "drink 2", "retire"];
    assert_eq!(order(&fights), [0, 3, 4, 6, 1, 5, 2]);
    assert_eq!(order(&["T1", "T2"]), [0, 1]);
    assert!(order(&[]).is_empty());
}

#[test]
fn a_setup_says_who_will_play() {
    let said = |n_persons, n_computers| {
        [Lang::En, Lang::Ru].map(|lang| words::who_plays([n_persons, 0, 0, n_computers], lang))
    };
    assert_eq!(said(1, 0), ["You play alone.", "Вы играете в одиночку."]);
    assert_eq!(said(1, 1), ["You play against 1 computer.", "Вы играете против компьютера."]);
    assert_eq!(said(1, 3), ["You play against 3 computers.", "Вы играете против 3 компьютеров."]);
    assert_eq!(
        said(2, 1),
        [
            "2 people play on this device and pass it on, with 1 computer.",
            "За этим устройством по очереди — 2 игрока, и с ними 1 компьютер."
        ]
    );
    assert_eq!(said(0, 2)[0], "At least one of the players must be a person.");
}

#[test]
fn a_phase_is_read_aloud_without_hyphens() {
    let name = Text::same("Перегруп\u{ad}пировка");
    assert_eq!(words::phase(name, Lang::Ru), "Фаза: перегруппировка.");
}

/// A person who plays against computers, or alone, reads in so many words that the match is lost.
#[test]
fn whoever_has_lost_is_told_so_alone_and_against_computers() {
    let only = mixed(3).only_person().expect("one person");
    assert_eq!(only, Seat::new(1));
    let winners = ["Computer 2".to_owned()];
    assert_eq!(words::won(&winners, true, Lang::En), "Computer 2 wins! You lose.");
    assert_eq!(words::won(&winners, false, Lang::En), "Computer 2 wins!");
    assert!(words::won(&winners, true, Lang::Ru).ends_with("! Вы проиграли."));
    let mut n_lost = 0;
    for name in ["tomb-solo-a", "tomb-solo-b", "vault-solo-a", "vault-solo-2"] {
        let path = format!("crates/games/dungeoneer/records/{name}.txt");
        let text = std::fs::read_to_string(path).expect("a record");
        let (game, _) = record::read::<Dungeoneer>(&text).expect("a record");
        let view = game.view(Observer::All);
        let said = |lang| Dungeoneer::verdict(&view, lang).unwrap_or_default();
        let is_lost = view.open.ending == Some(Ending::Lost);
        assert_eq!(said(Lang::En).starts_with("You have lost: "), is_lost, "{name}");
        assert_eq!(said(Lang::Ru).starts_with("Вы проиграли: "), is_lost, "{name}");
        n_lost += usize::from(is_lost);
    }
    assert!(0 < n_lost);
}
