//! Advice at every point that a match comes to.

use dungeon_roll::{Action, DungeonRoll, Phase, State, View};
use kernel::chance::{FastChance, Key};
use kernel::{Advice, Advises, Bots, Chance, Game, Lang, Observer, Seat, Turn};

use super::given;
use super::table::Table;
use testing::scene::Vocabulary;
use testing::script::legal;

fn advice_of(state: &State, taken: Option<&Action>) -> Option<Advice<Action>> {
    let seat = state.table.adventurer();
    let (view, legal) =
        (DungeonRoll::view(state, Observer::Seat(seat)), legal::<DungeonRoll>(state, seat));
    DungeonRoll::advise(&view, seat, &legal, taken, &mut FastChance::new(7))
}

#[test]
fn what_was_done_is_weighed_too() {
    let table = Table::given("level 4; party FFCCMMT; floor GGG; treasures bait");
    for taken in legal::<DungeonRoll>(&table.state, Seat::FIRST) {
        let advice = advice_of(&table.state, Some(&taken)).expect("advice");
        let loss = advice.loss(&taken).expect("it is weighed");
        assert!(0 <= loss, "{taken}: {loss}");
        assert_eq!(advice.to_string().parse(), Ok(advice), "{taken}");
    }
}

/// Calls `see` with the advice about many choices of many matches, and with what was done there.
fn each_advice(mut see: impl FnMut(&View, &[Action], &Advice<Action>)) {
    let mut luck = FastChance::new(11);
    for setup in ["players=2 deal=random heroes=base", "players=2 deal=random heroes=all"] {
        for _ in 0..8 {
            let setup = given::setup(setup);
            let mut state =
                DungeonRoll::begin(&setup, DungeonRoll::EDITION, &mut luck, &mut Vec::new());
            while DungeonRoll::turn(&state) != Turn::Over {
                let seat = state.table.adventurer();
                let choices = legal::<DungeonRoll>(&state, seat);
                let taken = choices[luck.pick(choices.len() as u32) as usize];
                let view = DungeonRoll::view(&state, Observer::Seat(seat));
                // Where matches are played on for it, an advice takes long.
                let is_asked = 1 < choices.len()
                    && (state.table.delve.phase != Phase::Regroup || luck.pick(12) == 0);
                let advice = is_asked.then(|| advice_of(&state, Some(&taken))).flatten();
                if let Some(advice) = &advice {
                    see(&view, &choices, advice);
                }
                // What is advised is done mostly, so that deep levels are seen.
                let own = || DungeonRoll::think(1, &view, seat, &choices, &mut FastChance::new(1));
                let best = advice.map_or_else(own, |it| it.best().line[0]);
                let action = if luck.pick(4) == 0 { taken } else { best };
                state = DungeonRoll::apply(state, seat, &action, &mut luck, &mut Vec::new());
            }
        }
    }
}

/// Wherever a match comes to, advice can be followed, and every sentence has something to say.
#[test]
fn words_are_never_empty() {
    let (mut n_advised, mut nudges) = (0, Vec::new());
    each_advice(|view, choices, advice| {
        let seat = view.table.adventurer();
        for way in &advice.ways {
            assert!(choices.contains(&way.line[0]), "{}", way.line[0]);
            for lang in [Lang::En, Lang::Ru] {
                let nudge = DungeonRoll::nudge(view, seat, way, lang);
                let why = DungeonRoll::why(view, seat, way, lang);
                let name = DungeonRoll::name_way(view, way, lang);
                let ends = |it: &str| it.ends_with(['.', '?']) && !it.contains("..");
                assert!(ends(&nudge) && ends(&why), "{}: {nudge} {why}", way.line[0]);
                assert!(3 < name.len() && !name.ends_with('.'), "{name}");
                nudges.push(nudge);
            }
        }
        n_advised += 1;
    });
    nudges.sort();
    nudges.dedup();
    assert!(300 < n_advised && 2 * 12 <= nudges.len(), "{n_advised}, {}", nudges.len());
}

/// Luck that remembers whether it was asked.
struct Listening {
    luck: FastChance,
    was_asked: bool,
}

impl Chance for Listening {
    fn each(&mut self, key: Key, n: u32, out: &mut [u32]) {
        self.was_asked |= !out.is_empty();
        self.luck.each(key, n, out);
    }
}

/// A way tells its reader of no throw that nobody has seen yet.
#[test]
fn no_way_goes_on_past_luck() {
    let mut n_long = 0;
    each_advice(|view, _, advice| {
        let seat = view.table.adventurer();
        for way in &advice.ways {
            let mut state = State { table: view.table };
            let mut luck = Listening { luck: FastChance::new(1), was_asked: false };
            for action in &way.line[..way.line.len() - 1] {
                state = DungeonRoll::apply(state, seat, action, &mut luck, &mut Vec::new());
                assert!(!luck.was_asked, "{action}, and then more of: {:?}", way.line);
                n_long += 1;
            }
        }
    });
    assert!(300 < n_long, "{n_long}");
}

/// Nobody is advised to bring back just the die that it costs.
#[test]
fn no_way_drinks_for_nothing() {
    let is_idle = |it: &Action| {
        let text = it.to_string();
        let words: Vec<&str> = text.split(' ').collect();
        words[0] == "drink" && words[1] == words[2]
    };
    let table = Table::given("level 3; party H; phase loot; floor P; graveyard 6");
    let advice = advice_of(&table.state, None).expect("advice");
    assert!(advice.ways.iter().all(|it| !it.line.iter().any(is_idle)), "{advice}");
    each_advice(|_, _, advice| {
        let later = advice.ways.iter().flat_map(|it| &it.line[1..]);
        let best = advice.best().line.iter();
        assert!(!later.chain(best).any(is_idle), "{advice}");
    });
}

#[test]
fn nothing_is_said_where_heroes_are_chosen() {
    let table = Table::given("setup deal=choose; begun");
    assert_eq!(table.state.table.delve.phase, Phase::Choosing);
    assert_eq!(advice_of(&table.state, None), None);
}
