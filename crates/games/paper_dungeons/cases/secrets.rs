//! Secrets (PD-025 to PD-028): what is proven of luck, and of whole states.

use kernel::chance::KeyedChance;
use kernel::{Seat, Seed};
use testing::scene::Vocabulary;

use super::table::Table;

#[test]
fn the_action_phase_uses_no_luck_and_tells_nothing() {
    let ids = ["PD-028"];
    let mut table = Table::given("players 2; at C1; b: at C1");
    for word in ["1 walk D1", "step C1", "2 brew", "8 level C", "done"] {
        let mut chance = KeyedChance::new(Seed::from_bits(2));
        table.take(Seat::FIRST, &word.parse().expect("an action"), &mut chance);
        assert_eq!((table.refused, chance.n_draws()), (None, 0), "{ids:?}: {word}");
    }
    table.play("1 brew");
    table.expect(&ids, "refused AlreadyDone");
}

#[test]
fn it_does_not_matter_who_acts_first() {
    let played = |script: &str| {
        let mut table = Table::given("players 2; at D4; b: at D4; next S 2 3 8 9 10");
        table.play(script);
        table.expect(&["PD-028"], "round 2");
        table.scene.state
    };
    let (a, b) =
        ("1 walk C4; 2 brew; 8 level C; done", "b: 9 level R; b: 10 walk C4; b: 3 rest; b: done");
    let mixed =
        "1 walk C4; b: 9 level R; 2 brew; b: 10 walk C4; 8 level C; b: 3 rest; b: done; done";
    let one = played(&format!("{a}; {b}"));
    assert_eq!(one, played(&format!("{b}; {a}")), "{:?}", ["PD-028"]);
    assert_eq!(one, played(mixed), "{:?}", ["PD-028"]);
}
