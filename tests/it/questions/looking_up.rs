//! What computers look up: which tablebases a match needs, where their files lie, and that nothing is answered without them.

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::path::Path;

use games::dungeon_roll::{DungeonRoll, Phase};
use games::paper_dungeons::PaperDungeons;
use games::{GameId, with_rules};
use kernel::chance::FastChance;
use kernel::question::{Answers, Asked, KeptMatch, Question};
use kernel::{Bots, Chance, Game, Level, Match, Observer, Seat, Seed, Standing, Tablebase, record};

use crate::setups;

#[test]
fn every_tablebase_is_a_file_of_its_game_and_every_file_a_tablebase() {
    for &id in GameId::ALL {
        let all = with_rules!(id, G => G::tablebases());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .with_file_name("games")
            .join(id.id().replace('-', "_"))
            .join("tablebases");
        for it in all {
            let file = folder.join(it.name).with_extension("bin");
            assert_eq!(std::fs::read(&file).ok().as_deref(), it.bytes(), "{}", file.display());
        }
        let names: BTreeSet<&str> = all.iter().map(|it| it.name).collect();
        let n_files = std::fs::read_dir(&folder).map_or(0, Iterator::count);
        assert_eq!(names.len(), n_files, "{}", folder.display());
    }
}

#[test]
fn a_match_of_dungeon_roll_looks_up_its_own_heroes_once_they_are_chosen() {
    let known: BTreeSet<&str> = DungeonRoll::tablebases().iter().map(|it| it.name).collect();
    for (nth, setup) in setups::DUNGEON_ROLL.iter().enumerate() {
        let setup = setup.parse().expect("a setup");
        let mut game: Match<DungeonRoll> =
            Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        let mut luck = FastChance::new(nth as u64);
        loop {
            let view = game.view(Observer::Seat(Seat::FIRST));
            let told: BTreeSet<&str> =
                DungeonRoll::looked_up(&view).iter().map(|it| it.name).collect();
            let heroes = Seat::all(game.n_seats()).map(|it| view.table.player(it).hero);
            let names = heroes.map(|it| it.map_or("nobody", |it| it.key()));
            let needed: BTreeSet<&str> = names.filter(|it| known.contains(it)).collect();
            let is_chosen = view.table.delve.phase != Phase::Choosing;
            assert_eq!(told, if is_chosen { needed } else { BTreeSet::new() });
            if game.turn().awaited().is_empty() {
                break;
            }
            game.play_at_random(&mut luck, 1);
        }
    }
}

/// The game `G`, as if its computers looked up a file.
struct LooksUp<G>(PhantomData<G>);

static FILES: [Tablebase; 2] = [Tablebase::apart("forest", 3), Tablebase::apart("tower", 2)];

impl<G: Game> Game for LooksUp<G> {
    testing::as_within! { G }

    type View = G::View;

    fn legal(state: &G::State, seat: Seat, into: &mut Vec<G::Action>) {
        G::legal(state, seat, into);
    }

    fn standing(view: &G::View) -> Standing {
        G::standing(view)
    }

    fn view(state: &G::State, observer: Observer) -> G::View {
        G::view(state, observer)
    }

    fn determinize(view: &G::View, chance: &mut dyn Chance) -> G::State {
        G::determinize(view, chance)
    }
}

impl<G: Bots> Bots for LooksUp<G> {
    const LEVELS: &'static [Level] = G::LEVELS;

    fn tablebases() -> &'static [Tablebase] {
        &FILES
    }

    fn looked_up(_: &G::View) -> Vec<&'static Tablebase> {
        vec![&FILES[1]]
    }

    fn think(
        level: usize,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut FastChance,
    ) -> G::Action {
        G::think(level, view, seat, legal, luck)
    }
}

#[test]
fn nothing_is_answered_before_what_is_looked_up_has_come() {
    let setup = "players=2 dungeon=C missions=3 vanishing=yes".parse().expect("a setup");
    let game: Match<LooksUp<PaperDungeons>> =
        Match::begin(setup, Seed::from_bits(11)).expect("a table");
    let seat = game.turn().awaited().first().expect("somebody is awaited");
    let told = record::write(&game, &[]);
    let question = Question { number: 7, seat, asked: Asked::Act(0), told };
    let mut worker = KeptMatch::<LooksUp<PaperDungeons>>::default();
    let missing = |worker: &mut KeptMatch<LooksUp<PaperDungeons>>, question: &Question| {
        let names = worker.missing(&question.to_string()).into_iter().map(|it| it.name);
        names.collect::<Vec<_>>()
    };
    assert_eq!(missing(&mut worker, &question), ["tower"]);
    assert_eq!(worker.answer(&question.to_string()), None);
    // What makes no sense needs nothing.
    let nobody = Question { seat: Seat::all(8).last().expect("a seat"), ..question.clone() };
    assert_eq!(missing(&mut worker, &nobody), [""; 0]);
    assert_eq!(worker.missing("chess").len(), 0);
    assert_eq!(worker.answer(&nobody.to_string()), None);
    // What came half is still missing.
    worker.tablebases()[1].take_in(vec![1]);
    assert_eq!(missing(&mut worker, &question), ["tower"]);
    worker.tablebases()[1].take_in(vec![1, 2]);
    assert_eq!(missing(&mut worker, &question), [""; 0]);
    assert!(worker.answer(&question.to_string()).is_some());
}
