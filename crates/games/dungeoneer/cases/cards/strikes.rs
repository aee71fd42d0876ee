//! What monsters do besides wounding: strike effects, special attacks, death cries.

use dungeoneer::cards::ability::{Effect, Trigger, Who};
use dungeoneer::cards::{Form, Part};
use kernel::Seat;

use super::list::{ability, card, columns};
use super::outcomes::Outcome;
use crate::table::{Table, check};

/// The printed value of a monster in a form, and whether it attacks in others too.
pub fn printed(key: &str, form: Form) -> (i16, bool) {
    let columns = columns(&format!("{key}.0"));
    let values = columns.iter().find(|it| it.contains("health ")).expect("values");
    let of_form = values.split(", ").find(|it| it.starts_with(form.key())).expect("a value");
    let value = of_form.split(' ').nth(1).expect("a number").parse().expect("a number");
    (value, 1 < values.matches('●').count())
}

/// A monster wins in its form, and does what it says to whom it hits; and nothing where it is even.
#[track_caller]
fn strikes(ids: &[&str]) {
    for id in ids {
        let ability = ability(id);
        let Trigger::Hit(form) = ability.trigger else { panic!("{id} does not strike") };
        let key = card(id);
        let (value, is_several) = printed(key, form);
        let given = format!(
            "map 0,1 TM02; phase villainy; ap 0; hand {key}; b: hero TH4; b: at TM02; b: peril 9; \
             b: glory 5; b: ap 0"
        );
        let pick = if is_several { format!("pick {form}") } else { String::new() };
        let own = match form {
            Form::Melee => 1,
            Form::Magic => 0,
            Form::Speed => 2,
        };
        let hit = Outcome { health: 5, glory: 5, cards: 0, income: 0, prone: None };
        // What follows a threat follows for whoever fails by one, and for whoever just overcomes it.
        let outcomes: Vec<(String, &[Part])> = match ability.parts.as_slice() {
            [Part { effect: Effect::Threat { who: Who::Target, form, reach, fail, ok }, .. }] => {
                let own = match form {
                    Form::Melee => 1,
                    Form::Magic => 0,
                    Form::Speed => 2,
                };
                vec![(format!(" {}", reach - own - 1), fail), (format!(" {}", reach - own), ok)]
            }
            parts => vec![(String::new(), parts)],
        };
        for (dice, parts) in outcomes {
            let mut table = Table::given(&given);
            table.play(&format!("{key}@b; dice 6 1{dice}; end; {pick}"));
            assert_eq!(table.refused, None, "{id}");
            let expected = hit.after(parts);
            assert_eq!(
                Outcome::of(&table, Seat::new(1)),
                Outcome { income: 0, ..expected },
                "{id}{dice}"
            );
            table.play("pick to.hand; pick nobody; end; end");
            assert_eq!(table.refused, None, "{id}{dice}, to the next turn");
            // Seat b has the next turn: its speed is 2.
            let income = Outcome { income: 2, ..hit }.after(parts).income;
            assert_eq!(Outcome::of(&table, Seat::new(1)).income, income, "{id}{dice}");
        }
        // Even: nothing happens.
        let die = 6 + own - value;
        let mut table = Table::given(&given);
        table.play(&format!("{key}@b; dice {die} 6; end; {pick}"));
        assert_eq!(Outcome::of(&table, Seat::new(1)), Outcome { health: 6, ..hit }, "{id}, even");
    }
}

#[test]
fn strike_effects() {
    strikes(&["TA43.1", "TA44.1", "TA46.1", "TA47.1"]);
    strikes(&["VA40.1", "VA41.1", "VA46.1", "VA47.1"]);
}

#[test]
fn a_strike_in_another_form_wounds_alone() {
    // The knight by melee; the ghoul, who is challenged in magic, by magic.
    let knight = "phase villainy; hand TA47; b: hero TH4; b: peril 9; b: glory 5";
    check(&["TA47.1"], knight, "TA47@b; end; dice 6 1; pick melee", "b: health 5; b: glory 5");
    let fiend = "phase villainy; hand VA47; b: hero TH4; b: peril 9; b: saved";
    let play = "VA47@b; dice 2 5 1 6; end; play challenge.1.magic.ap";
    check(&["VA47.1"], fiend, play, "totals 6 6 1 8; b: health 5; b: prone no");
}

#[test]
fn cards_are_lost_to_a_strike() {
    let witch = "players 3; phase villainy; hand TA41; b: hero TH4; b: peril 9; b: readied TA06 TA18 TA34>c; \
                 readied TA19";
    let hit = "TA41@b; dice 6 1; end";
    let then =
        "b: health 5; awaited b; all pick readied.TA06.b, pick readied.TA18.b, pick readied.TA34.b";
    check(&["TA41.1"], witch, hit, then);
    let boon = format!("{hit}; pick readied.TA06.b");
    check(&["TA41.1"], witch, &boon, "b: readied TA18 TA34; discards TA06; readied TA19");
    let even = "TA41@b; dice 3 6; end";
    check(&["TA41.1"], witch, even, "totals 6 7; b: readied TA06 TA18 TA34");
    let bare = "phase villainy; hand TA41; b: hero TH4; b: peril 9; readied TA19";
    check(&["TA41.1"], bare, hit, "b: health 5; readied TA19; awaited a");
    // The slug takes a treasure, or wounds once more.
    let slug = "phase villainy; hand VA44; b: hero TH4; b: peril 9; b: readied TA06 VA19 VA22";
    let hit = "VA44@b; dice 6 1; end";
    let then = "b: health 5; awaited b; all pick either.1, pick either.2";
    check(&["VA44.1"], slug, hit, then);
    let given = format!("{hit}; pick either.1");
    let then = "awaited b; all pick readied.VA19.b, pick readied.VA22.b; b: health 5";
    check(&["VA44.1"], slug, &given, then);
    let gone = format!("{given}; pick readied.VA22.b");
    check(&["VA44.1"], slug, &gone, "b: readied TA06 VA19; discards VA22; b: health 5");
    check(
        &["VA44.1"],
        slug,
        &format!("{hit}; pick either.2"),
        "b: health 4; b: readied TA06 VA19 VA22",
    );
    let bare = "phase villainy; hand VA44; b: hero TH4; b: peril 9; b: readied TA06; readied VA19";
    check(&["VA44.1"], bare, hit, "b: health 4; b: readied TA06; readied VA19");
}

#[test]
fn flames_and_death_cries() {
    let given = "players 4; map 0,1 TM02; phase villainy; at TM02; b: hero TH4; b: at TM02; c: at TM02; \
                 c: hero TH4; hero TH4; b: peril 9";
    // The target first, then clockwise; d is elsewhere, and the Dungeonlord here.
    let flame = format!("{given}; hand TA42");
    let then = "totals 3 4 3 4 6; health 5; b: health 5; c: health 6; d: health 6";
    check(&["TA42.1"], &flame, "TA42@b; dice 3 4 3 1 5; end", then);
    let cry = format!("{given}; hand TA40");
    let then = "totals 3 7; health 5; b: health 5; c: health 5; d: health 6; discards TA40";
    check(&["TA40.1"], &cry, "TA40@b; dice 1 6; end; pick nobody; pick nobody; pick nobody", then);
    // Unhurt it does not cry.
    let then = "totals 3 3; health 6; b: health 6; c: health 6";
    check(&["TA40.1"], &cry, "TA40@b; dice 1 2; end", then);
    let repelled = format!("{cry}; b: hand TA01; b: glory 3");
    check(
        &["TA40.1"],
        &repelled,
        "TA40@b; end; play TA01",
        "health 6; b: health 6; discards TA40 TA01",
    );
}

#[test]
fn clay_does_not_mind_magic() {
    let golem = "phase villainy; hand VA42; b: hero TH4; b: peril 9; b: saved";
    let magic = "VA42@b; dice 3 5 6 1; end; play challenge.1.magic.ap";
    let then = "totals 6 6 6 1; b: glory 0; awaited a; all pick to.hand, pick to.lair";
    check(&["VA42.1"], golem, magic, then);
    let melee = "VA42@b; dice 3 5 6 1; end; play challenge.1.melee.ap";
    let then = "totals 6 6 7 4; awaited a; all pick to.lair, pick to.discard";
    check(&["VA42.1"], golem, melee, then);
}
