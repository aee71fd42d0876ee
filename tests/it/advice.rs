//! The properties of every advice, in random places of random matches: it can be written and read, names what can be
//! done, and comes from what the seat sees.

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeon_roll::action::{Source, Use};
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::advice::{Means, WAYS_MAX};
use kernel::chance::FastChance;
use kernel::question::{Answers, Asked, KeptMatch, Question, advise, advise_now, read_text};
use kernel::{
    Advice, Advises, Basis, Bots, Game, Lang, Match, Measure, Observer, Seat, Seed, Way, record,
};

use crate::{dungeoneer, setups};

/// So many places of each match are tried; fewer where a place takes long.
const N_PLACES: u32 = 5;
const N_PLACES_SLOW: u32 = 2;

/// So many worlds are dealt anew for one view.
const N_WORLDS: usize = 4;

/// A place in a match where a seat has a choice that was made there.
struct ChoicePoint<G: Bots> {
    game: Match<G>,
    ply: usize,
    seat: Seat,
}

impl<G: Bots> ChoicePoint<G> {
    /// The choices that were made in so many places of random matches, one match for each setup.
    fn some(all: &[&str], n_places: u32) -> Vec<ChoicePoint<G>> {
        let mut luck = FastChance::new(7);
        let of_match = |(nth, setup): (usize, &&str)| {
            let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
            let mut game: Match<G> =
                Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
            game.play_at_random(&mut luck, 400);
            let place = |_| {
                let ply = luck.pick(game.ply() as u32) as usize;
                ChoicePoint { seat: game.log()[ply].seat, game: game.clone(), ply }
            };
            (0..n_places).map(place).collect::<Vec<_>>()
        };
        all.iter().enumerate().flat_map(of_match).collect()
    }

    fn legal_in(&self, state: &G::State) -> Vec<G::Action> {
        let mut legal = Vec::new();
        G::legal(state, self.seat, &mut legal);
        legal
    }

    fn advice(&self) -> Option<Advice<G::Action>> {
        advise(&self.game, self.seat, self.ply)
    }
}

/// Checks an advice by itself.
#[track_caller]
fn is_sound<G: Bots>(place: &ChoicePoint<G>, advice: &Advice<G::Action>) {
    assert_eq!(advice.to_string().parse().as_ref(), Ok(advice));
    assert!((1..=WAYS_MAX).contains(&advice.ways.len()), "{advice}");
    assert!(advice.ways.is_sorted_by(|a, b| b.worth <= a.worth), "{advice}");
    let state = place.game.state_at(place.ply);
    for Way { line, .. } in &advice.ways {
        assert_eq!(G::check(&state, place.seat, &line[0]), Ok(()), "{advice}");
    }
    let taken = &place.game.log()[place.ply].action;
    let loss = advice.loss(taken);
    assert!(loss.is_some_and(|it| 0 <= it), "`{taken}` is not weighed: {advice}");
}

/// The same is advised in every world that looks the same to the seat.
#[track_caller]
fn is_blind<G: Bots>(place: &ChoicePoint<G>) {
    let state = place.game.state_at(place.ply);
    let view = G::view(&state, Observer::Seat(place.seat));
    let weigh = |state: &G::State| {
        let view = G::view(state, Observer::Seat(place.seat));
        let legal = place.legal_in(state);
        G::advise(&view, place.seat, &legal, None, &mut FastChance::new(3))
    };
    let own = weigh(&state);
    let mut luck = FastChance::new(place.ply as u64);
    for _ in 0..N_WORLDS {
        assert_eq!(weigh(&G::determinize(&view, &mut luck)), own);
    }
}

/// A worker writes what the page would find out, about now and about then.
#[track_caller]
fn is_answered<G: Bots>(place: &ChoicePoint<G>, advice: Option<&Advice<G::Action>>) {
    let written = advice.map(Advice::to_string).unwrap_or_default();
    let told = record::write(&place.game, &[]);
    let asked = Asked::Weigh(Some(place.ply));
    let question = Question { number: 5, seat: place.seat, asked, told };
    assert_eq!(question.to_string().parse().as_ref(), Ok(&question));
    let mut worker = KeptMatch::<G>::default();
    let answer = worker.answer(&question.to_string()).expect("an answer");
    assert_eq!(read_text(5, &answer), Some(&*written));
    assert_eq!(read_text(6, &answer), None);
    // Once it has the match, it need not be told it again.
    let again = record::write_since(&place.game, place.game.ply());
    let question = Question { told: again, ..question };
    assert_eq!(worker.answer(&question.to_string()), Some(answer));
}

fn advice_is_sound<G: Bots>(all: &[&str], n_places: u32) {
    let places = ChoicePoint::<G>::some(all, n_places);
    let mut n_advised = 0;
    for (nth, place) in places.iter().enumerate() {
        let legal = place.legal_in(&place.game.state_at(place.ply));
        assert!(legal.iter().all(|it| !it.to_string().contains("; ")), "{legal:?}");
        let advice = place.advice();
        if legal.len() < 2 {
            assert_eq!(advice, None);
        }
        if let Some(advice) = &advice {
            n_advised += 1;
            is_sound(place, advice);
        }
        // These take as long again, several times.
        if nth % 5 == 0 {
            assert_eq!(place.advice(), advice);
            is_blind(place);
            is_answered(place, advice.as_ref());
        }
    }
    println!("{}: {n_advised} of {} choices are advised", G::ID, places.len());
    assert!(places.len() < 3 * n_advised);
}

/// Words are made of every advice, in both languages: what a way is called has no full stop, a nudge is a sentence or a
/// question, and so is why.
fn advice_has_words<G: Advises>(all: &[&str], n_places: u32) {
    for place in ChoicePoint::<G>::some(all, n_places) {
        let Some(advice) = place.advice() else { continue };
        let view = G::view(&place.game.state_at(place.ply), Observer::Seat(place.seat));
        for lang in [Lang::En, Lang::Ru] {
            let nudge = G::nudge(&view, place.seat, advice.best(), lang);
            assert!(nudge.ends_with(['.', '?', '!', '…']), "{nudge}");
            for way in &advice.ways {
                let name = G::name_way(&view, way, lang);
                assert!(!name.is_empty() && !name.ends_with('.'), "{name}");
                assert!(name.chars().next().is_some_and(|it| !it.is_lowercase()), "{name}");
                let why = G::why(&view, place.seat, way, lang);
                assert!(why.ends_with(['.', '?', '!', '…']), "{why}");
                assert!(why.chars().next().is_some_and(|it| !it.is_lowercase()), "{why}");
            }
        }
    }
}

#[test]
fn advice_in_paper_dungeons_is_sound() {
    advice_is_sound::<PaperDungeons>(setups::PAPER_DUNGEONS, N_PLACES_SLOW);
    advice_has_words::<PaperDungeons>(&setups::PAPER_DUNGEONS[..4], N_PLACES_SLOW);
}

#[test]
fn advice_in_dungeon_raiders_is_sound() {
    advice_is_sound::<DungeonRaiders>(setups::DUNGEON_RAIDERS, N_PLACES);
    advice_has_words::<DungeonRaiders>(&setups::DUNGEON_RAIDERS[..4], N_PLACES);
}

#[test]
fn advice_in_dungeon_roll_is_sound() {
    advice_is_sound::<DungeonRoll>(setups::DUNGEON_ROLL, N_PLACES);
    advice_has_words::<DungeonRoll>(&setups::DUNGEON_ROLL[..4], N_PLACES);
}

#[test]
fn advice_in_dungeoneer_is_sound() {
    advice_is_sound::<Dungeoneer>(dungeoneer::setups::DUNGEONEER, N_PLACES);
    advice_has_words::<Dungeoneer>(&dungeoneer::setups::DUNGEONEER[..4], N_PLACES);
}

/// A seat with a choice now is advised something, or can pass; one with nothing else to do is not.
fn now_has_an_answer<G: Bots>(all: &[&str]) {
    let mut luck = FastChance::new(11);
    for (nth, setup) in all.iter().enumerate() {
        let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
        let mut game: Match<G> = Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        // From where the table is laid on.
        for n_more in [0, 1, 2, 20] {
            game.play_at_random(&mut luck, n_more);
            let Some(seat) = game.turn().awaited().iter().next() else { continue };
            let legal = game.legal(seat);
            match advise_now(&game, seat) {
                Some(advice) => {
                    let first = &advice.best().line[0];
                    assert!(1 < legal.len() && legal.contains(first), "{advice}");
                }
                None => assert!(legal.len() == 1 || legal.iter().any(G::is_pass), "{legal:?}"),
            }
        }
    }
}

#[test]
fn whoever_has_a_choice_now_is_advised() {
    now_has_an_answer::<PaperDungeons>(&setups::PAPER_DUNGEONS[..3]);
    now_has_an_answer::<DungeonRaiders>(setups::DUNGEON_RAIDERS);
    now_has_an_answer::<DungeonRoll>(setups::DUNGEON_ROLL);
    now_has_an_answer::<Dungeoneer>(dungeoneer::setups::DUNGEONEER);
}

/// Nothing is advised where nobody is asked, and where nothing can be chosen.
#[test]
fn nothing_is_advised_where_there_is_no_choice() {
    let setup = setups::DUNGEON_ROLL[0].parse().expect("a setup");
    let mut game: Match<DungeonRoll> = Match::begin(setup, Seed::from_bits(3)).expect("a table");
    assert_eq!(advise(&game, Seat::FIRST, 1), None, "later than the match");
    game.play_at_random(&mut FastChance::new(1), usize::MAX);
    assert!(game.turn().awaited().is_empty());
    assert_eq!(advise(&game, Seat::FIRST, game.ply()), None);
}

#[test]
fn an_advice_is_in_order_and_keeps_what_was_taken() {
    type A = <DungeonRoll as Game>::Action;
    let action = |n: usize| A::Use { with: Source::Hero, on: Use::Open { n_chests: n as u8 + 1 } };
    let way = |n: usize| Way { line: vec![action(n)], worth: -100 * n as i32 };
    let all = || (0..2 * WAYS_MAX).rev().map(way).collect::<Vec<_>>();
    let advice = Advice::of(all(), Basis::Exact, None).expect("an advice");
    assert_eq!(advice.best(), &way(0));
    assert_eq!(advice.loss(&action(WAYS_MAX)), None);
    let taken = action(2 * WAYS_MAX - 1);
    let advice = Advice::of(all(), Basis::Trials(400), Some(&taken)).expect("an advice");
    assert_eq!((advice.ways.len(), advice.best()), (WAYS_MAX, &way(0)));
    assert_eq!(advice.loss(&taken), Some(100 * (2 * WAYS_MAX as i32 - 1)));
    assert_eq!(Advice::<A>::of(Vec::new(), Basis::Exact, None), None);
    let (n, error, gap) = (400, 200, 250);
    for measure in [Measure::Chance, Measure::Total] {
        let played = Advice { basis: Basis::Played { n, measure, error, gap }, ..advice.clone() };
        assert_eq!(played.to_string().parse().as_ref(), Ok(&played));
        assert_eq!([100, 300].map(|it| played.basis.about(it)), [250, 300]);
    }
    assert_eq!(Basis::Trials(400).about(100), 100);
    for nonsense in [
        "",
        "played\n5 keep",
        "played chance 4\n5 keep",
        "played chance 4 5\n5 keep",
        "played luck 4 5 6\n5 keep",
        "exact",
        "exact\n5",
        "exact\n5 fly",
        "trials\n5 keep",
        "perhaps\n5 keep",
    ] {
        assert!(nonsense.parse::<Advice<A>>().is_err(), "{nonsense:?}");
    }
}

/// What a worth may be off, and what the difference of two may be off, are told apart: where two ways meet the same luck, each is
/// uncertain and their difference is not. Two standard errors of 100 and 300 by turns, four times, are 115.
#[test]
fn the_difference_of_two_worths_may_be_surer_than_either() {
    let by_turns = |low: i64| vec![low, low + 200, low, low + 200];
    let Means { means, error, gap } = Means::of(&[by_turns(100), by_turns(110)]);
    assert_eq!((&means[..], error, gap), (&[200, 210][..], 115, 0));
    let Means { means, error, gap } = Means::of(&[vec![300, 100, 300, 100], by_turns(110)]);
    assert_eq!((&means[..], error, gap), (&[200, 210][..], 115, 230));
    let Means { means, error, gap } = Means::of(&[vec![50; 4], by_turns(0), vec![70; 4]]);
    assert_eq!((&means[..], error, gap), (&[50, 100, 70][..], 115, 115));
    assert_eq!(Means::of(&[]).means, []);
}
