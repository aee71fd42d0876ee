//! Threats: of traps, which strike every hero in a place, and of locations that are entered.

use dungeoneer::cards::ability::{Effect, Trigger, Who};
use dungeoneer::cards::{Form, Part};
use kernel::Seat;

use super::list::{ability, card, columns};
use super::outcomes::Outcome;
use crate::table::{Table, check};

/// The values of the heroes in these scenes, of level 1.
const fn value(form: Form) -> u8 {
    match form {
        Form::Melee => 1,
        Form::Magic => 0,
        Form::Speed => 2,
    }
}

/// What the threat of a row asks, and what it does to whoever fails or overcomes it.
fn threat(parts: &[Part]) -> (Who, Form, u8, &[Part], &[Part]) {
    let [Part { effect: Effect::Threat { who, form, reach, fail, ok }, .. }] = parts else {
        panic!("{parts:?} is no single threat");
    };
    (*who, *form, *reach, fail, ok)
}

/// A trap is played against seat b; c is there too, d is elsewhere. One fails by one, the other just
/// overcomes it; then it is the other way round. What comes at the next Reset is waited for.
#[track_caller]
fn springs(ids: &[&str]) {
    for id in ids {
        let ability = ability(id);
        assert_eq!(ability.trigger, Trigger::Trap, "{id}");
        let (who, form, reach, fail, ok) = threat(&ability.parts);
        assert_eq!(who, Who::Each, "{id}");
        let key = card(id);
        let price: i16 = columns(&format!("{key}.0"))[1].parse().expect("a price");
        let (hit, missed) = (reach - value(form), reach - value(form) - 1);
        for (dice, parts) in [([missed, hit], [fail, ok]), ([hit, missed], [ok, fail])] {
            let given = format!(
                "players 4; map 0,1 TM02; phase villainy; ap 0; hand {key}; b: hero TH4; c: hero TH4; \
                 d: hero TH4; b: at TM02; c: at TM02; b: peril 9; b: glory 3; c: glory 3; d: glory 3; \
                 b: hand TA02 TA03 TA06; c: hand TA02 TA03 TA06; d: hand TA02 TA03 TA06; b: ap 0; c: ap 0; d: ap 0"
            );
            let mut table = Table::given(&given);
            table.play(&format!("{key}@b; dice {} {}; end", dice[0], dice[1]));
            assert_eq!(table.refused, None, "{id}");
            let discards = &table.state.open.discards[0];
            assert!(discards.iter().any(|it| it.to_string() == key), "{id} is not put away");
            let seats = [1, 2, 3].map(Seat::new);
            let before = Outcome { health: 6, glory: 3, cards: 3, income: 0, prone: None };
            let expected = [before.after(parts[0]), before.after(parts[1]), before];
            for (seat, expected) in seats.into_iter().zip(expected) {
                let expected = Outcome { income: 0, ..expected };
                assert_eq!(Outcome::of(&table, seat), expected, "{id}, {seat}, {dice:?}");
            }
            assert_eq!(table.state.open.heroes[seats[0]].peril as i16, 9 - price, "{id}");
            // Seat b has the next turn: its speed is 2.
            table.play("end; end");
            let income = Outcome { income: 2, ..before }.after(parts[0]).income;
            assert_eq!(Outcome::of(&table, seats[0]).income, income, "{id}, {dice:?}");
        }
    }
}

#[test]
fn traps() {
    springs(&["TA48.1", "TA49.1", "TA50.1", "TA51.1", "TA52.1", "TA53.1"]);
    springs(&["VA49.1", "VA50.1", "VA51.1", "VA52.1", "VA54.1"]);
}

#[test]
fn gas_weakens_to_the_end_of_the_next_turn() {
    let given = "box vault; map 0,1 VM12; phase villainy; b: hero TH4; b: at VM12; b: peril 9; \
                 hand VA53 TA48 TA49; ap 0; b: ap 0";
    let turn = "end; end; pick hand.TA49; b: end; b: go.S; dice 3; b: go.N";
    // Whoever fails rolls one less in its own turn.
    let failed = format!("VA53@b; dice 4; end; {turn}");
    check(&["VA53.1"], given, &failed, "totals 4 4; b: health 5");
    let overcome = format!("VA53@b; dice 5; end; {turn}");
    check(&["VA53.1"], given, &overcome, "totals 5 5; b: health 6");
    // After that turn it is over.
    let later = format!("{failed}; b: end; TA48@b; dice 2; end");
    check(&["VA53.1"], given, &later, "totals 4 4 4; b: health 5");
    // It weakens battles too.
    let zombie =
        "map 0,1 TM02; phase villainy; b: hero TH4; b: at TM02; b: peril 9; hand VA53 TA37";
    check(&["VA53.1"], zombie, "VA53@b; TA37@b; dice 4 3 3; end", "totals 4 5 3");
}

/// Entering a location from the south: what its threat does to whoever fails by one, and to whoever just
/// overcomes it. It adds nothing when the hero only stays, nor when it is switched off.
#[track_caller]
fn enters(id: &str, choice: &str) {
    let ability = ability(id);
    assert_eq!(ability.trigger, Trigger::Enter, "{id}");
    let parts = match ability.parts.as_slice() {
        [Part { effect: Effect::Choose(Who::Me, options), .. }] => &options[1],
        parts => parts,
    };
    let (who, form, reach, fail, ok) = threat(parts);
    assert_eq!(who, Who::Me, "{id}");
    let key = card(id);
    let income: Vec<i16> = columns(&format!("{key}.0"))[1]
        .split(", ")
        .map(|it| it.rsplit(' ').next().expect("a number").parse().expect("a number"))
        .collect();
    let given = format!("map 5,5 VM02; map 5,6 {key}; at VM02; hero TH4; ap 3; glory 3");
    for (die, parts) in [(reach - value(form) - 1, fail), (reach - value(form), ok)] {
        let mut table = Table::given(&given);
        table.play(&format!("dice {die}; go.N; {choice}"));
        let arrived = Outcome { health: 6, glory: 3 + income[0], cards: 0, income: 2, prone: None };
        assert_eq!(Outcome::of(&table, Seat::FIRST), arrived.after(parts), "{id}, {die}");
    }
    let mut table = Table::given(&format!("{given}; deactivated {key}"));
    table.play("go.N");
    let arrived = Outcome { health: 6, glory: 3 + income[0], cards: 0, income: 2, prone: None };
    assert_eq!(Outcome::of(&table, Seat::FIRST), arrived, "{id}");
}

#[test]
fn locations_that_threaten_whoever_enters() {
    for (id, choice) in [("TM13.1", "pick either.2"), ("TM18.1", ""), ("VM12.1", "")] {
        enters(id, choice);
    }
    // Or it pays.
    let troll = "map 5,5 VM02; map 5,6 TM13; at VM02; hero TH4";
    check(&["TM13.1"], troll, "go.N; pick either.1", "glory 1; totals none; health 6");
    // Whoever has nothing to pay with must fight.
    let poor = format!("{troll}; visited TM13");
    check(&["TM13.1"], &poor, "dice 3; go.N", "totals 4; health 5");
    check(&["TM13.1"], &poor, "dice 4; go.N", "totals 5; health 6");
}

/// A hazard strikes whoever enters and fails by one, and does nothing to whoever just overcomes it.
#[track_caller]
fn hazards(ids: &[&str], then: &str) {
    for id in ids {
        let (form, reach) = match ability(id).parts[0].effect {
            Effect::Pit(form, reach) | Effect::Spikes(form, reach) => (form, reach),
            ref other => panic!("{other:?} is no hazard"),
        };
        let key = card(id);
        let given = format!("map 5,5 VM02; map 5,6 {key}; at VM02; hero TH4");
        let fails = reach - value(form) - 1;
        let play = |die: u8| format!("dice {die}; go.N");
        check(&[id], &given, &play(fails), &format!("totals {}; {then}", reach - 1));
        let safe = format!("totals {reach}; health 6; prone no");
        check(&[id], &given, &play(fails + 1), &safe);
        check(
            &[id],
            &format!("{given}; deactivated {key}"),
            "go.N",
            "totals none; health 6; prone no",
        );
    }
}

#[test]
fn hazards_strike_whoever_enters() {
    hazards(&["TM11.1", "VM08.1"], "prone yes; health 6");
    hazards(&["TM17.1"], "prone no; health 5");
}

#[test]
fn dangers_make_traps_harder() {
    for id in ["TM10.1", "TM22.1", "VM09.1", "VM16.1", "VM22.1"] {
        let Effect::Danger(n) = ability(id).parts[0].effect else { panic!("{id} is no danger") };
        let key = card(id);
        // Poison Darts, speed 4: the hero of speed 2 needs a 2, and so much more.
        let given = format!(
            "map 5,5 {key}; phase villainy; hand TA48; b: hero TH4; b: at {key}; b: peril 9"
        );
        check(&[id], &given, &format!("TA48@b; dice {}; end", 1 + n), "b: health 5");
        check(&[id], &given, &format!("TA48@b; dice {}; end", 2 + n), "b: health 6");
        let off = format!("{given}; deactivated {key}");
        check(&[id], &off, "TA48@b; dice 2; end", "b: health 6");
    }
}
