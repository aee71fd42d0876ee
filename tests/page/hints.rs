//! Hints in words, where there is nothing to weigh: the only thing to do is the advice.

use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Lang, Match, Seed, record};
use undercroft::shell::board::Board;
use undercroft::shell::table::advice::advising;

/// Looks at each state of a match at random where a seat is asked: how much it may do, how many of that are passes,
/// and what is told where nothing was advised.
fn each_choice<G: Board>(setup: &str, mut look: impl FnMut(usize, usize, Option<String>)) {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let mut game: Match<G> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
    let mut luck = FastChance::new(7);
    for _ in 0..120 {
        let Some(seat) = game.actors().iter().next() else { break };
        let legal = game.legal(seat);
        let n_passes = legal.iter().filter(|it| G::is_pass(it)).count();
        let record = record::write(&game, &[]);
        let told = (advising::<G>().tell)(&record, seat.idx(), "", Lang::En);
        look(legal.len(), n_passes, told.map(|it| format!("{}: {}", it.ways[0].name, it.why)));
        let nth = luck.pick(legal.len() as u32) as usize;
        game.play(seat, legal[nth].clone()).expect("it is legal");
    }
}

#[test]
fn the_only_thing_to_do_is_the_advice() {
    let mut n_told = 0;
    let tomb = "players=2 box=tomb start=random charted=no resurrection=no heroes=dealt discard=must \
        impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice";
    each_choice::<Dungeoneer>(tomb, |n_legal, n_passes, told| {
        assert_eq!(told.is_some(), n_legal == 1 || 0 < n_passes, "{told:?}");
        if n_legal == 1 {
            n_told += 1;
            assert!(told.is_some_and(|it| it.contains("nothing else can be done here")));
        }
    });
    assert!(0 < n_told);
}

#[test]
fn where_there_is_a_choice_nothing_is_made_up() {
    let solo = "players=1 dungeon=A missions=3 vanishing=yes";
    each_choice::<PaperDungeons>(solo, |n_legal, _, told| assert_eq!(told.is_some(), n_legal == 1));
}
