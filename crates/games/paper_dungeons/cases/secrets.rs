//! What is hidden from whom (PD-025 to PD-028).

use kernel::chance::KeyedChance;
use kernel::{Game, Observer, Seat, Seed};
use paper_dungeons::{Event, PaperDungeons, State, View, What};

use super::table::Table;

const A: Seat = Seat::FIRST;

fn view(state: &State, observer: Observer) -> View {
    PaperDungeons::view(state, observer)
}

fn rivals() -> [Observer; 2] {
    [Observer::Seat(Seat::new(1)), Observer::Public]
}

fn drafted() -> Table {
    let mut table = Table::given("players 2; draft T03 O06; b: draft T05 O11");
    table.play("keep T03 O06; b: keep T05 O11");
    table
}

#[test]
fn an_objective_is_secret_until_the_final_scoring() {
    let ids = ["PD-025"];
    let mut table = drafted();
    let colours = table.state.teams[A].objective.map(|it| it.card().colours);
    for _ in 1..=8 {
        for observer in rivals() {
            let seen = &view(&table.state, observer).teams[A];
            assert_eq!(seen.objective, None, "{ids:?}");
            assert_eq!(seen.colours, colours, "{ids:?}");
            let lines = &PaperDungeons::standing(&view(&table.state, observer)).places[A].lines;
            assert!(lines.iter().all(|it| it.id != "objective"), "{ids:?}");
        }
        assert!(view(&table.state, Observer::Seat(A)).teams[A].objective.is_some(), "{ids:?}");
        table.play("end");
    }
    for observer in rivals() {
        assert!(view(&table.state, observer).teams[A].objective.is_some(), "{ids:?}");
    }
}

#[test]
fn nobody_hears_which_objective_is_kept() {
    let ids = ["PD-025"];
    let table = drafted();
    let tells = |it: &Event| matches!(it.what, What::Kept { seat: A, .. });
    for observer in rivals() {
        let observed = table.events.iter().filter_map(|it| PaperDungeons::observe(it, observer));
        assert!(!observed.into_iter().any(|it| tells(&it)), "{ids:?}");
    }
    let mut observed =
        table.events.iter().filter_map(|it| PaperDungeons::observe(it, Observer::Seat(A)));
    assert!(observed.any(|it| tells(&it)), "{ids:?}");
}

#[test]
fn a_talent_is_public_after_the_choice_and_other_cards_never() {
    let ids = ["PD-026"];
    let mut table = Table::given("players 2; draft T03 O06; b: draft T05 O11");
    for observer in rivals() {
        assert_eq!(view(&table.state, observer).teams[A].dealt, None, "{ids:?}");
    }
    assert!(view(&table.state, Observer::Seat(A)).teams[A].dealt.is_some(), "{ids:?}");
    table.play("keep T03 O06");
    for observer in rivals() {
        let seen = &view(&table.state, observer).teams[A];
        assert_eq!((seen.talent, seen.dealt, seen.colours), (None, None, None), "{ids:?}");
    }
    table.play("b: keep T05 O11");
    for observer in [Observer::Seat(A), Observer::Seat(Seat::new(1)), Observer::Public] {
        for (seat, team) in view(&table.state, observer).teams.iter() {
            assert_eq!(team.talent, table.state.teams[seat].talent, "{ids:?}");
            assert_eq!(team.dealt, None, "{ids:?}");
        }
    }
}

#[test]
fn new_marks_are_shown_when_everybody_has_finished() {
    let ids = ["PD-027"];
    let mut table = Table::given("players 2; at C1; b: at C1");
    let before = table.state.teams[A].sheet.clone();
    table.play("1 walk D1; 2 brew; gain W");
    table.refused = None;
    table.play("8 rest");
    for done in ["", "done"] {
        table.play(done);
        for observer in rivals() {
            assert_eq!(view(&table.state, observer).teams[A].sheet, before, "{ids:?}");
            let observed =
                table.events.iter().filter_map(|it| PaperDungeons::observe(it, observer));
            let is_open = |it: Event| matches!(it.what, What::Confirmed { seat: A });
            assert!(observed.into_iter().all(is_open), "{ids:?}");
        }
        assert_ne!(view(&table.state, Observer::Seat(A)).teams[A].sheet, before, "{ids:?}");
    }
    table.play("end");
    for observer in rivals() {
        let seen = &view(&table.state, observer).teams[A].sheet;
        assert_eq!(*seen, table.state.teams[A].sheet, "{ids:?}");
        assert_eq!((seen.explored.count(), seen.potions), (2, 3), "{ids:?}");
    }
}

#[test]
fn sheets_lie_open_between_rounds() {
    let ids = ["PD-027"];
    let given = "players 2; dungeon B; round 6; explored A5; levels 3/3/3/4; at D4";
    let mut table = Table::given(given);
    table.play("1 walk C4; end");
    table.expect(&ids, "phase Spoils; queue box");
    for observer in rivals() {
        let seen = &view(&table.state, observer).teams[A];
        assert_eq!(seen.sheet, table.state.teams[A].sheet, "{ids:?}");
        assert_eq!(seen.queue, table.state.teams[A].queue, "{ids:?}");
    }
}

#[test]
fn the_action_phase_uses_no_luck_and_tells_nothing() {
    let ids = ["PD-028"];
    let mut table = Table::given("players 2; at C1; b: at C1");
    let script = "1 walk D1; step C1; 2 brew; 8 level C; done";
    for word in script.split("; ") {
        let action = word.parse().expect("an action");
        assert_eq!(PaperDungeons::check(&table.state, A, &action), Ok(()), "{ids:?}");
        let mut chance = KeyedChance::new(Seed::from_bits(2));
        let state = table.state.clone();
        table.state = PaperDungeons::apply(state, A, &action, &mut chance, &mut table.events);
        assert_eq!(chance.n_draws(), 0, "{ids:?}: {word}");
    }
    table.play("1 brew");
    table.expect(&ids, "refused AlreadyDone");
}

#[test]
fn it_does_not_matter_who_acts_first() {
    let ids = ["PD-028"];
    let given = "players 2; at D4; b: at D4; next S 2 3 8 9 10";
    let (a, b) =
        ("1 walk C4; 2 brew; 8 level C; done", "b: 9 level R; b: 10 walk C4; b: 3 rest; b: done");
    let mut one = Table::given(given);
    one.play(&format!("{a}; {b}"));
    let mut other = Table::given(given);
    other.play(&format!("{b}; {a}"));
    assert_eq!(one.state, other.state, "{ids:?}");
    let mixed =
        "1 walk C4; b: 9 level R; 2 brew; b: 10 walk C4; 8 level C; b: 3 rest; b: done; done";
    let mut third = Table::given(given);
    third.play(mixed);
    assert_eq!(one.state, third.state, "{ids:?}");
}
