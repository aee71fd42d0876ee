//! Stamps: what brings them, and what is said of them.

use std::collections::BTreeSet;

use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::dungeon_roll::action::{Event as Rolled, Reason};
use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::dungeoneer::event::Event as Quested;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::games::paper_dungeons::action::{Event as Drawn, What};
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::name::is_key;
use undercroft::kernel::{Lang, Line, Match, Observer, Seat, Seed, Words, record};
use undercroft::shell::features::stamps::model::{Stamp, met_at_end, met_in_play};
use undercroft::shell::features::stamps::words;
use undercroft::shell::model::table_model::{LineModel, TableModel};

use crate::kept::golden;
use crate::setups::DUNGEON_ROLL;
use crate::share;

#[test]
fn every_stamp_has_a_key_a_symbol_and_words_of_its_own() {
    let sprites =
        [include_str!("../../src/parts/icons-shelf.svg"), include_str!("../../public/icons.svg")];
    let mut seen = BTreeSet::new();
    for stamp in Stamp::ALL {
        let symbol = format!("<symbol id=\"{}\"", stamp.symbol());
        assert!(sprites.iter().any(|it| it.contains(&symbol)), "{symbol}");
        assert!(is_key(stamp.key()));
        let [name, how] = words::of(stamp);
        let said = [stamp.key(), stamp.symbol(), name.en(), name.ru(), how.en(), how.ru()];
        for said in said.into_iter().enumerate() {
            assert!(seen.insert(said), "{said:?}");
        }
        assert!([how.en(), how.ru()].iter().all(|it| it.ends_with('.')));
    }
}

#[test]
fn new_stamps_are_told_by_their_names() {
    let said = |names: &[&str], lang| words::new_stamps(names, lang);
    assert_eq!(said(&["First Steps"], Lang::En), "New stamp: First Steps");
    assert_eq!(
        said(&["Первые шаги", "Добрый совет"], Lang::Ru),
        "Новые печати: «Первые шаги», «Добрый совет»"
    );
    assert_eq!(said(&["A", "B"], Lang::En), "New stamps: A, B");
}

/// A table of somebody against a computer, with these scores.
fn table<G: Words>(lines: [&[Line]; 2]) -> TableModel {
    let mut model = share::model(&["You", "Computer 2"], true);
    model.game = G::ID;
    let line = |it: &Line| LineModel {
        name: String::new(),
        note: String::new(),
        points: it.points,
        rule: it.rule,
    };
    for (place, lines) in model.standing.places.iter_mut().zip(lines) {
        place.lines = lines.iter().map(line).collect();
    }
    model
}

/// Matches in which everybody does anything that is allowed.
fn at_random<G: Words>(setups: &[&str], n_matches: u64) -> Vec<Match<G>> {
    let play = |nth: u64| {
        let Ok(setup) = setups[nth as usize % setups.len()].parse() else { panic!("a setup") };
        let mut game: Match<G> = Match::begin(setup, Seed::from_bits(nth)).expect("a table");
        game.play_at_random(&mut FastChance::new(nth), 3000);
        game
    };
    (0..n_matches).map(play).collect()
}

/// The match of a golden record.
fn recorded<G: Words>(name: &str) -> Match<G> {
    let Ok((game, _)) = record::read(&golden(&format!("{}/{name}", G::ID))) else {
        panic!("{name} is sound")
    };
    game
}

/// Compares what the scores of matches say with what has happened in them; `tells` says what an event brings to a seat. Each
/// of `met` is met in some of them.
#[track_caller]
fn check<G: Words>(
    matches: &[Match<G>],
    tells: fn(&G::Event, Seat) -> Option<Stamp>,
    met: &[Stamp],
) {
    let mut all = Vec::new();
    for game in matches {
        let standing = G::standing(&game.view(Observer::All));
        for seat in Seat::all(game.n_seats()) {
            let lines = &standing.places[seat].lines;
            let events = game.log().iter().flat_map(|it| &it.events);
            let happened: Vec<Stamp> = events.filter_map(|it| tells(it, seat)).collect();
            let said = met_in_play(&table::<G>([lines, &[]]));
            for stamp in [Stamp::Monster, Stamp::Home] {
                let seed = game.seed();
                assert_eq!(said.contains(&stamp), happened.contains(&stamp), "{seed}: {stamp:?}");
            }
            all.extend(said);
            // All that a computer has met is none of theirs.
            assert_eq!(met_in_play(&table::<G>([&[], lines])), []);
        }
    }
    assert!(met.iter().all(|it| all.contains(it)), "{all:?}");
}

#[test]
fn a_score_tells_of_dragons_and_of_coming_home() {
    let tells = |event: &Rolled, seat: Seat| match event {
        Rolled::Gained { seat: who, reason: Reason::Dragon, .. } if *who == seat => {
            Some(Stamp::Monster)
        }
        Rolled::Gained { seat: who, xp: 3.., reason: Reason::Level, .. } if *who == seat => {
            Some(Stamp::Home)
        }
        _ => None,
    };
    let matches = at_random::<DungeonRoll>(DUNGEON_ROLL, 400);
    check(&matches, tells, &[Stamp::Monster, Stamp::Home]);
}

#[test]
fn a_score_tells_of_monsters_in_their_lairs() {
    let tells = |event: &Drawn, seat: Seat| match event.what {
        What::Fought { seat: who, .. } if who == seat => Some(Stamp::Monster),
        _ => None,
    };
    // A player who does anything that is allowed comes to no lair, and nobody has a stamp for a flight.
    let names = ["solo", "solo-plain", "two", "four", "eight", "dungeon-c", "dungeon-d"];
    check(&names.map(recorded::<PaperDungeons>), tells, &[]);
    let fought = Line { id: "minotaur", points: 5, count: 9, rule: "PD-244" };
    let fled = Line { count: 0, rule: "PD-245", ..fought };
    assert_eq!(met_in_play(&table::<PaperDungeons>([&[fought], &[]])), [Stamp::Monster]);
    assert_eq!(met_in_play(&table::<PaperDungeons>([&[fled], &[]])), []);
}

#[test]
fn a_score_tells_of_quests() {
    let tells = |event: &Quested, seat: Seat| match event {
        Quested::Completed { who, .. } if who.seat == seat => Some(Stamp::Home),
        _ => None,
    };
    let names = ["quests-done", "tomb-two", "tomb-three", "vault-solo-a"];
    check(&names.map(recorded::<Dungeoneer>), tells, &[Stamp::Home]);
}

#[test]
fn the_end_of_a_match_brings_what_it_says() {
    let mut model = table::<DungeonRoll>([&[], &[]]);
    model.standing.places[1].is_winner = false;
    assert!(model.standing.places[0].is_winner);
    assert_eq!(met_at_end(&model, true, true), [Stamp::Match, Stamp::Computer, Stamp::Today]);
    model.game = "dungeon-raiders";
    assert_eq!(met_at_end(&model, false, true), [Stamp::Match, Stamp::Home, Stamp::Computer]);
    model.standing.places[0].is_winner = false;
    model.standing.places[1].is_winner = true;
    assert_eq!(met_at_end(&model, false, false), [Stamp::Match]);
    // Among persons nobody has beaten a computer.
    model.seats[1].is_computer = false;
    assert_eq!(met_at_end(&model, false, false), [Stamp::Match]);
}
