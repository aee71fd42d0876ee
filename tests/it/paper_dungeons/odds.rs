//! The only odds told in this game are how rare so many clovers and skulls are: of a view ten thousand futures are
//! thrown. No other sentence tells any odds.

use std::collections::BTreeMap;

use games::paper_dungeons::dice::Face;
use games::paper_dungeons::{PaperDungeons, What};
use kernel::chance::FastChance;
use kernel::{Advises, Game, Lang, Match, Observer, Seat, Seed, Way, Words};
use testing::laws::Subject;

/// So many futures are thrown of each view.
const FUTURES: u32 = 10_000;

/// Plays matches of these setups at random, and calls `see` before each action, until it has seen enough.
fn each_action(
    setups: &[&str],
    mut see: impl FnMut(&Match<PaperDungeons>, (Seat, &Action)) -> bool,
) {
    for (seed, setup) in (0..60).zip(setups.iter().cycle()) {
        let setup = setup.parse().expect("a setup");
        let mut luck = FastChance::new(seed);
        let mut game: Match<PaperDungeons> =
            Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        while let Some(seat) = game.turn().awaited().first() {
            let view = game.view(Observer::Seat(seat));
            let action = PaperDungeons::choose(&view, seat, &game.legal(seat), &mut luck);
            if see(&game, (seat, &action)) {
                return;
            }
            game.play(seat, action).expect("a legal action");
        }
    }
}

type Action = <PaperDungeons as Game>::Action;

/// The count of throws of so many of something, and how rare so many are told to be.
#[derive(Default)]
struct Thrown {
    fell: BTreeMap<(&'static str, u32), u32>,
    told: BTreeMap<(String, u32), u32>,
}

/// Throws the dice of the next round, in worlds that are made anew of what is seen.
fn thrown(game: &Match<PaperDungeons>, (seat, action): (Seat, &Action)) -> Thrown {
    let view = game.view(Observer::Seat(seat));
    let mut luck = FastChance::new(game.ply() as u64);
    let (mut thrown, mut events) = (Thrown::default(), Vec::new());
    for _ in 0..FUTURES {
        let world = PaperDungeons::determinize(&view, &mut luck);
        events.clear();
        PaperDungeons::apply(world, seat, action, &mut luck, &mut events);
        let roll = events.iter().find_map(|it| match &it.what {
            What::Rolled { roll, .. } => Some(*roll),
            _ => None, // Nothing else is thrown.
        });
        let roll = roll.expect("a roll");
        let n_clovers = roll.iter().filter(|it| **it == Some(Face::CLOVER)).count() as u32;
        let n_skulls = roll.iter().filter(|it| it.is_none()).count() as u32;
        *thrown.fell.entry(("clovers", n_clovers)).or_default() += 1;
        *thrown.fell.entry(("skulls", n_skulls)).or_default() += 1;
        let luck = PaperDungeons::luck(seat, &events).expect("dice were thrown");
        let strokes = [luck.kindest, luck.cruellest].into_iter().flatten();
        thrown.told.extend(strokes.map(|it| ((it.key, it.n), it.one_in)));
    }
    thrown
}

/// One and two clovers and skulls of a round, as rare as they are told to be: within four standard errors of the sample.
#[test]
fn a_stroke_of_luck_is_as_rare_as_it_is_told() {
    let mut n_views = 0;
    // Alone, the last action of a round throws the dice of the next one.
    each_action(&["players=1 dungeon=random missions=3 vanishing=yes"], |game, (seat, action)| {
        let mut events = Vec::new();
        let state = game.state().clone();
        PaperDungeons::apply(state, seat, action, &mut FastChance::new(1), &mut events);
        if !events.iter().any(|it| matches!(it.what, What::Rolled { .. })) {
            return false;
        }
        let Thrown { fell, told } = thrown(game, (seat, action));
        let keys: Vec<_> = told.keys().map(|(key, n)| (key.as_str(), *n)).collect();
        assert_eq!(keys, [("clovers", 1), ("clovers", 2), ("skulls", 1), ("skulls", 2)]);
        for ((key, n), one_in) in &told {
            let found: u32 = (*n..=6).filter_map(|n| fell.get(&(key.as_str(), n))).sum();
            // It is told in whole numbers: a half may be lost.
            let all = f64::from(FUTURES);
            let [low, high] = [0.5, -0.5].map(|it| all / (f64::from(*one_in) + it));
            let nearest = f64::from(found).clamp(low, high);
            let error = (nearest * (1.0 - nearest / all)).sqrt();
            let gap = (f64::from(found) - nearest).abs();
            assert!(gap <= 4.0 * error, "{n} {key}: {found}, once in {one_in}");
        }
        n_views += 1;
        n_views == 4
    });
    assert_eq!(n_views, 4);
}

/// Hints, offers and the log tell no chances: anyone who adds one, adds a law that counts it.
#[test]
fn no_sentence_tells_any_odds() {
    let mut n_sentences = 0;
    each_action(PaperDungeons::SETUPS, |game, (seat, action)| {
        let view = game.view(Observer::Seat(seat));
        let way = Way { line: vec![*action], worth: 100 };
        for lang in [Lang::En, Lang::Ru] {
            let sentences = [
                PaperDungeons::nudge(&view, seat, &way, lang),
                PaperDungeons::name_way(&view, &way, lang),
                PaperDungeons::why(&view, seat, &way, lang),
            ];
            for sentence in sentences {
                let small = sentence.to_lowercase();
                let odds = ["%", "chance", "odds", "probab", "likely", "шанс", "вероятн"];
                assert!(!odds.into_iter().any(|it| small.contains(it)), "{sentence}");
                n_sentences += 1;
            }
        }
        9000 <= n_sentences
    });
    println!("{n_sentences} sentences");
    assert!(9000 <= n_sentences, "{n_sentences}");
}
