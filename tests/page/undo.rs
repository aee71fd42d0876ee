//! The rules for taking back: friendly tables go back past everything, tables for study keep the
//! lines that were left.

use undercroft::games::dungeon_roll::{DungeonRoll, Event};
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Bots, Lang, Match, Observer, Seat, SeatSet, Seed, Turn, record};
use undercroft::shell::model::device::Device;
use undercroft::shell::model::history::{self, UndoRule};
use undercroft::shell::model::seating::Seating;
use undercroft::shell::moment::study::{LINES_MAX, Lines};
use undercroft::shell::store::saves::kept::SavedMatch;
use undercroft::shell::table::ai;

use crate::kept::golden;
use crate::setups;
use crate::stepping::step;

type Table = Match<PaperDungeons>;

const ALONE: SeatSet = SeatSet::from_bits(1);

/// A solo match after so many random actions.
fn solo(seed: u64, n_actions: usize) -> Table {
    let setup = "players=1 dungeon=random missions=3 vanishing=no".parse().expect("notation");
    let mut game: Table = Match::begin(setup, Seed::from_bits(seed)).expect("a fair table");
    game.play_at_random(&mut FastChance::new(seed), n_actions);
    game
}

/// Takes back so many actions, and plays others from there.
fn leave(game: &mut Table, lines: &mut Lines<PaperDungeons>, n_back: usize, luck: u64) {
    for _ in 0..n_back {
        history::undo(game, ALONE);
    }
    let line = game.line();
    game.play_at_random(&mut FastChance::new(luck), 6);
    lines.leave(line, game);
}

#[test]
fn a_friendly_table_goes_back_to_its_beginning_and_forth_again() {
    let mut game = solo(1, usize::MAX);
    let (end, n_plies) = (game.check_value(), game.ply());
    let mut n_forbidden = 0;
    while history::can_undo(&game, Device::of(ALONE), UndoRule::Friendly) {
        n_forbidden += usize::from(!history::can_undo(&game, Device::of(ALONE), UndoRule::Strict));
        history::undo(&mut game, ALONE);
    }
    assert_eq!(game.ply(), 0);
    assert!(8 <= n_forbidden, "dice were thrown");
    while history::can_redo(&game, Device::of(ALONE)) {
        history::redo(&mut game, ALONE);
    }
    assert_eq!((game.check_value(), game.ply()), (end, n_plies));
}

#[test]
fn what_computers_answered_is_taken_back_with_the_question() {
    let setup = "players=3 dungeon=random missions=3 vanishing=no".parse().expect("notation");
    let mut game: Table = Match::begin(setup, Seed::from_bits(3)).expect("a fair table");
    let keys = ["person", "easy", "normal"].map(str::to_owned);
    let seating = Seating::read(&keys, 3, PaperDungeons::LEVELS).expect("there is a person");
    let mut luck = FastChance::new(3);
    for _ in 0..20 {
        while step(&mut game, &seating) {}
        let legal = game.legal(Seat::FIRST);
        game.play(Seat::FIRST, legal[luck.pick(legal.len() as u32) as usize]).expect("legal");
    }
    while step(&mut game, &seating) {}
    let state = game.state().clone();
    let mut n_undone = 0;
    while history::can_undo(&game, Device::of(seating.persons()), UndoRule::Friendly) {
        history::undo(&mut game, seating.persons());
        assert!(ai::next(&game, seating.persons()).is_none(), "a person is awaited");
        n_undone += 1;
    }
    assert_eq!(n_undone, 20);
    while history::can_redo(&game, Device::of(seating.persons())) {
        history::redo(&mut game, seating.persons());
    }
    while step(&mut game, &seating) {}
    assert_eq!(game.state(), &state);
}

#[test]
fn a_line_that_was_left_is_kept_and_can_be_taken_up_again() {
    let mut game = solo(5, 30);
    let left = game.check_value();
    let mut lines = Lines::read(&[], &game);
    leave(&mut game, &mut lines, 8, 99);
    let records = lines.records(&game);
    assert_eq!(records.len(), 1);
    let lines = Lines::read(&records, &game);
    let told = &lines.models(&game, Observer::Seat(Seat::FIRST), Lang::En)[0];
    assert!(23 <= told.departs_at && told.n_actions <= 8, "{told:?}");
    let line = lines.get(0).expect("a line");
    game.follow(&line, line.len()).expect("it was played once");
    assert_eq!(game.check_value(), left);
}

#[test]
fn a_line_that_is_played_once_more_is_no_longer_one_that_was_left() {
    let mut game = solo(5, 30);
    let mut lines = Lines::read(&[], &game);
    leave(&mut game, &mut lines, 8, 99);
    let line = lines.get(0).expect("a line");
    game.follow(&line, line.len() - 1).expect("it was played once");
    lines.forget_within(&game);
    assert!(lines.get(0).is_some(), "its last action is still missing");
    assert!(game.redo());
    lines.forget_within(&game);
    assert!(lines.get(0).is_none());
}

#[test]
fn what_is_taken_back_now_is_kept_as_well() {
    let mut game = solo(6, 25);
    for _ in 0..5 {
        history::undo(&mut game, ALONE);
    }
    let lines = Lines::read(&[], &game);
    let records = lines.records(&game);
    // A reader of no more than the record finds it among the lines.
    let (again, _) = record::read::<PaperDungeons>(&record::write(&game, &[])).expect("sound");
    assert_eq!(Lines::read(&records, &again).get(0).map(|it| it.len()), Some(25));
}

#[test]
fn no_line_is_the_beginning_of_another_and_there_are_not_too_many() {
    let mut game = solo(7, 20);
    let mut lines = Lines::read(&[], &game);
    for luck in 0..2 * LINES_MAX as u64 {
        leave(&mut game, &mut lines, 7, luck);
        let all: Vec<_> = (0..).map_while(|nth| lines.get(nth)).collect();
        assert!(all.len() <= LINES_MAX);
        for (nth, one) in all.iter().enumerate() {
            let is_within = |(other, line): (usize, &Vec<_>)| other != nth && line.starts_with(one);
            assert!(!all.iter().enumerate().any(is_within));
        }
    }
    assert_eq!(Lines::read(&["nonsense".to_owned()], &game).records(&game).len(), 0);
}

/// The pinned link of a golden record, without what stands before its tail.
fn pinned(packing: u8, name: &str) -> String {
    let path = format!("{}/tests/records/links/packing-{packing}.txt", env!("CARGO_MANIFEST_DIR"));
    let links = std::fs::read_to_string(path).expect("pinned links");
    let tail = links.lines().find_map(|it| it.strip_prefix(name)).expect("a pinned link");
    tail.trim().to_owned()
}

/// Older versions kept lines and rivals packed as in links.
#[test]
fn what_was_kept_packed_is_rewritten_as_records() {
    let name = "paper-dungeons/solo-plain";
    let text = golden(name);
    let (whole, names) = record::read::<PaperDungeons>(&text).expect("sound");
    let record = record::write(&whole, &names);
    for packing in [1, 2] {
        let tail = pinned(packing, &format!("{name} "));
        let mut old = SavedMatch::new(text.clone());
        old.lines = vec![tail.clone(), "nonsense".to_owned(), record.clone()];
        old.rival = Some(tail);
        assert!(old.is_packed());
        let renewed = old.with_records::<PaperDungeons>().expect("something to rewrite");
        let lines = [record.clone(), "nonsense".to_owned(), record.clone()];
        assert_eq!((&renewed.lines[..], renewed.rival.as_ref()), (&lines[..], Some(&record)));
        assert_eq!(renewed.with_records::<PaperDungeons>(), None, "it is done once");
        assert_eq!(renewed.record, text, "nothing else has changed");
    }
    // A total of somebody's day is no match, and nothing packed.
    let mut total = SavedMatch::new(text.clone());
    total.rival = Some("27".to_owned());
    assert!(!total.is_packed() && total.with_records::<PaperDungeons>().is_none());
    // Of the same line twice one is enough.
    let mut fresh = whole.clone();
    fresh.cut(3);
    let kept = [record.clone(), record.clone()];
    assert_eq!(Lines::read(&kept, &fresh).records(&fresh), [record]);
}

/// DR-140.
#[test]
fn a_strict_table_never_takes_luck_back() {
    let is_luck = |event: &Event| match event {
        Event::Formed { .. }
        | Event::Populated { .. }
        | Event::Rerolled { .. }
        | Event::Drew { .. } => true,
        _ => false, // Nothing else is left to luck.
    };
    let (mut n_back, mut n_kept) = (0, 0);
    for seed in 0..8 {
        let setup = setups::DUNGEON_ROLL[0].parse().expect("notation");
        let mut game: Match<DungeonRoll> =
            Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        let mut luck = FastChance::new(seed);
        while game.turn() != Turn::Over {
            game.play_at_random(&mut luck, 1);
            let is_lucky = game.log().last().is_some_and(|it| it.events.iter().any(is_luck));
            let may = history::can_undo(&game, Device::of(ALONE), UndoRule::Strict);
            // A new delve begins with a roll, so that nothing goes back across its beginning.
            assert_eq!(may, !is_lucky, "{:?}", game.log().last().map(|it| &it.events));
            n_back += u32::from(may);
            n_kept += u32::from(!may);
        }
    }
    assert!(0 < n_back && 0 < n_kept);
}

#[test]
fn what_was_taken_back_may_be_taken_again_after_a_reload() {
    let mut game = solo(5, 30);
    let (line, n_back) = (game.line(), 12);
    for _ in 0..n_back {
        game.undo();
    }
    let reload = |undone: &str| {
        let (mut game, _) =
            record::read::<PaperDungeons>(&record::write(&game, &[])).expect("sound");
        record::read_undone(&mut game, undone);
        game
    };
    let undone = record::write_undone(&game);
    let again = reload(&undone);
    assert_eq!((again.ply(), again.line()), (game.ply(), line.clone()));
    // As far as it makes sense.
    let cut = reload(&undone.replacen('\n', "\na nonsense\n", 3));
    assert_eq!((cut.ply(), cut.line().len()), (game.ply(), game.ply() + 1));
    assert!(!reload("").can_redo());
    // A line that may be taken again is none that was left.
    let records = Lines::read(&[], &game).records(&game);
    assert_eq!(Lines::read(&records, &again).models(&again, Observer::All, Lang::En).len(), 0);
    assert_eq!(Lines::read(&records, &reload("")).models(&game, Observer::All, Lang::En).len(), 1);
}
