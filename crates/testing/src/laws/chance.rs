//! Luck is keyed: it depends on the seed and on what it is for, and on nothing else.

use std::collections::BTreeMap;

use kernel::Match;
use kernel::chance::{FastChance, KeyedChance};

use super::{Subject, each_match, finish};

pub fn no_key_is_drawn_twice<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        finish(&mut game, luck);
        // One source for the whole match panics if a key returns.
        let mut chance = KeyedChance::new(game.seed());
        let mut events = Vec::new();
        let mut state = G::begin(game.setup(), G::EDITION, &mut chance, &mut events);
        for entry in game.log() {
            state = G::apply(state, entry.seat, &entry.action, &mut chance, &mut events);
        }
        assert_eq!(&state, game.state());
        assert!(0 < chance.n_draws());
        let n_keys = chance.keys().len();
        assert_eq!(n_keys, chance.n_draws() as usize, "debug assertions remember the keys");
    });
}

pub fn one_seed_gives_one_match<G: Subject<T>, T>() {
    each_match::<G, T>(|mut game, luck| {
        let mut twin: Match<G> =
            Match::begin(game.setup().clone(), game.seed()).expect("the same table");
        let mut same_luck = luck.clone();
        finish(&mut game, luck);
        finish(&mut twin, &mut same_luck);
        assert_eq!(game.check_value(), twin.check_value());
    });
}

pub fn whatever_people_choose_they_meet_the_same_luck<G: Subject<T>, T>() {
    let mut n_common = 0;
    each_match::<G, T>(|game, luck| {
        let one = common_luck(game.clone(), luck);
        let other = common_luck(game, luck);
        for (name, outcome) in &one {
            if let Some(again) = other.get(name) {
                assert_eq!(outcome, again, "{name}");
                n_common += 1;
            }
        }
    });
    println!("{n_common} strokes of luck fell alike");
    assert!(0 < n_common);
}

fn common_luck<G: Subject<T>, T>(
    mut game: Match<G>,
    luck: &mut FastChance,
) -> BTreeMap<String, String> {
    finish(&mut game, luck);
    let events = game.opening().iter().chain(game.log().iter().flat_map(|it| &it.events));
    G::common_luck(&events.cloned().collect::<Vec<G::Event>>())
}
