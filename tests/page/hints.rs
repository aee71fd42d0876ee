//! Hints in words. Where there is nothing to weigh, the only thing to do is the advice; what was measured is told with its
//! unit and its error; and where nothing matters, the hint says so.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Lang, Match, Seed, record};
use undercroft::shell::board::Board;
use undercroft::shell::features::hint::model::HintModel;
use undercroft::shell::features::hint::table::advising;
use undercroft::shell::features::hint::words;

/// Looks at each state of a match at random where a seat is asked: how much it may do, how many of that are passes,
/// and what is told where nothing was advised.
fn each_choice<G: Board>(setup: &str, mut look: impl FnMut(usize, usize, Option<String>)) {
    let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let mut game: Match<G> = Match::begin(setup, Seed::from_bits(7)).expect("a table");
    let mut luck = FastChance::new(7);
    for _ in 0..120 {
        let Some(seat) = game.turn().awaited().iter().next() else { break };
        let legal = game.legal(seat);
        let n_passes = legal.iter().filter(|it| G::is_pass(it)).count();
        let record = record::write(&game, &[]);
        let told = (advising::<G>().tell)(&record, seat.idx(), "", Lang::En);
        look(
            legal.len(),
            n_passes,
            told.map(|it| format!("{}{}{}", it.lead, it.ways[0].name, it.why)),
        );
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
            assert!(told.is_some_and(|it| it.starts_with("There is one thing to do: ")));
        }
    });
    assert!(0 < n_told);
}

#[test]
fn where_there_is_a_choice_nothing_is_made_up() {
    let solo = "players=1 dungeon=A missions=3 vanishing=yes";
    each_choice::<PaperDungeons>(solo, |n_legal, _, told| assert_eq!(told.is_some(), n_legal == 1));
}

/// An advice for the first seat that is asked, in words.
#[track_caller]
fn told(advice: &str, lang: Lang) -> HintModel {
    let setup = "players=3 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds \
                 death=early light=shuffled shield=living";
    let setup = setup.parse().expect("notation");
    let game: Match<DungeonRaiders> = Match::begin(setup, Seed::from_bits(2)).expect("a table");
    let seat = game.turn().awaited().first().expect("somebody is awaited");
    let tell = advising::<DungeonRaiders>().tell;
    tell(&record::write(&game, &[]), seat.idx(), advice, lang).expect("words")
}

#[test]
fn a_measured_way_tells_its_chance_and_how_far_it_may_be_off() {
    let hint = told("played chance 800 310 310\n2340 lay 3\n1950 lay 4", Lang::En);
    let outcomes: Vec<_> = hint.ways.iter().filter_map(|it| it.outcome.clone()).collect();
    assert_eq!(outcomes, ["wins 23 %", "wins 20 %"]);
    assert_eq!(hint.error.as_deref(), Some("±3 %"));
    assert!(hint.why.starts_with(", because it wins 23 % of the matches"), "{}", hint.why);
    assert!(hint.why.contains("the next best way 20 %"), "{}", hint.why);
}

#[test]
fn where_nothing_matters_the_hint_says_so() {
    let why = |advice: &str| told(advice, Lang::En).why;
    assert!(why("played chance 800 20 20\n60 lay 3\n0 lay 4").contains("hardly any match is won"));
    assert!(
        why("played chance 800 20 20\n9990 lay 3\n9950 lay 4").contains("hardly any match is lost")
    );
    assert!(why("played chance 800 20 310\n2340 lay 3\n2100 lay 4").contains("hardly matters"));
    assert!(!why("played chance 800 310 310\n2340 lay 3\n1100 lay 4").contains("hardly"));
    assert!(told("played chance 800 20 20\n0 lay 3", Lang::Ru).why.contains("почти не выигрывают"));
}

#[test]
fn a_reason_goes_on_the_sentence_where_its_words_allow_that() {
    let en = |comes: &str| words::because(comes, Lang::En);
    assert_eq!(en("It brings 2 potions."), ", because it brings 2 potions.");
    assert_eq!(en("Fizzlo risks a wound."), ". Fizzlo risks a wound.");
    let ru = |comes: &str| words::because(comes, Lang::Ru);
    assert_eq!(ru("Итог: 2 зелья."), " — итог: 2 зелья.");
    assert_eq!(ru("Делать больше нечего."), ", потому что делать больше нечего.");
    assert_eq!(ru("Физзло грозит рана."), ". Физзло грозит рана.");
}
