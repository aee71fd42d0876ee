//! A hint always has something to say, and something to point at: at every choice of a person, in matches that computers
//! play.

use leptos::prelude::*;
use undercroft::boards::kit::{Laid, Playable};
use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::question::{Asked, Question, choose, read_text};
use undercroft::kernel::{Advice, Basis, BySeat, Lang, Match, Observer, Seat, Seed, Way, record};
use undercroft::parts::Lasting;
use undercroft::shell::board::choosing::Choosing;
use undercroft::shell::board::{Hand, HandParts, Reckoned};
use undercroft::shell::features::hint::table::advising;
use undercroft::shell::model::seating::Seating;
use undercroft::shell::store::hints::Hints;

use crate::{dungeoneer, setups};

/// Computers of this level play: it thinks quickly.
const LEVEL: usize = 0;

/// The part of a match that is walked.
#[derive(Clone, Copy)]
struct Pace {
    /// No more choices of it are looked at.
    n_choices: usize,
    /// A hint is worked out at one choice of so many; at the others, the computer's own choice has to be pointed at.
    nth: usize,
}

/// The hand of somebody at a table who is asked.
fn hand<B: Playable>(game: &Match<B>, seat: Seat) -> Hand<B> {
    let names: BySeat<String> = Seating::of_persons(game.n_seats()).names(&[], Lang::En);
    let view = game.view(Observer::Seat(seat));
    let legal = B::options(&view, seat);
    let is_guest = !game.turn().awaited().has(seat);
    Lasting::of(HandParts {
        view: Memo::new(move |_| view.clone()),
        legal: Memo::new(move |_| legal.clone()),
        seat: Memo::new(move |_| Some(seat)),
        names: Signal::stored(names),
        tale: Memo::new(|_| String::new()),
        recent: Memo::new(|_| Vec::new()),
        reckoned: Signal::stored(Reckoned::Nothing),
        chapter: Memo::new(|_| None),
        is_live: true,
        hints: Hints::none(B::ID),
        choosing: Some(Choosing::new()),
        ply: Memo::new(|_| 1),
        lang: Signal::stored(Lang::En),
        is_shared: Signal::stored(false),
        is_guest: Signal::stored(is_guest),
        no_undo: Signal::stored(None),
        finality: Callback::new(|_| false),
        wish: Callback::new(|_| {}),
    })
}

/// Opens a board for it, with nothing chosen yet.
fn lay<B: Playable>(hand: Hand<B>) {
    let settled = Memo::new(move |_| B::settle(hand, B::Selection::default()));
    let aid = B::aid(hand, settled);
    let board_model =
        Memo::new(move |_| B::ask(hand, aid, &settled.get(), |query| B::model(query, hand)));
    hand.choosing.expect("a place").leave(Laid::<B> { settled, aid, board_model });
}

/// The answer of a worker to a seat that asks for a hint.
fn advice<B: Playable>(game: &Match<B>, seat: Seat) -> String {
    let told = record::write(game, &[]);
    let question = Question { number: 1, seat, asked: Asked::Weigh(None), told };
    let answer = (advising::<B>().answer)(&question.to_string()).expect("an answer");
    read_text(1, &answer).expect("an advice").to_owned()
}

/// An action of a computer, and what it does next: what follows by itself comes with one tap.
fn line<B: Playable>(game: &Match<B>, seat: Seat, first: B::Action) -> Vec<B::Action> {
    let mut line = vec![first.clone()];
    let mut game = game.clone();
    game.play(seat, first).expect("it is legal");
    if game.turn().awaited().has(seat) {
        line.extend(choose(&game, seat, LEVEL));
    }
    line
}

/// Everything that has no way, or nothing to mark.
fn faults<B: Playable>(game: &Match<B>, seat: Seat, is_worked_out: bool) -> Vec<String> {
    let hand = hand(game, seat);
    lay(hand);
    let choice = choose(game, seat, LEVEL);
    let legal = hand.legal.get_untracked();
    let text = match choice {
        _ if is_worked_out => advice(game, seat),
        Some(it) if 1 < legal.len() && !B::is_pass(&it) => {
            let ways = vec![Way { line: line(game, seat, it), worth: 0 }];
            Advice::of(ways, Basis::Judgement, None).expect("a way").to_string()
        }
        Some(_) | None => String::new(),
    };
    let mut faults = Vec::new();
    for lang in [Lang::En, Lang::Ru] {
        match (advising::<B>().tell)(&record::write(game, &[]), seat.idx(), &text, lang) {
            Some(it) if it.ways[0].name.is_empty() || it.why.is_empty() => {
                faults.push(format!("no words for `{text}`"));
            }
            Some(_) => {}
            None => faults.push(format!("no way in `{text}` among {} choices", legal.len())),
        }
    }
    let taps = (advising::<B>().taps)(&hand, &text, 0);
    if taps.first().is_none_or(Vec::is_empty) {
        faults.push(format!("nothing to mark for `{text}`"));
    }
    faults
}

/// Walks a match of each setup: computers play all seats, and each choice is looked at as that of a person.
fn walk<B: Playable>(all: &[&str], pace: Pace) {
    let mut faults_of_all = Vec::new();
    let mut n_choices = 0;
    for (nth, setup) in all.iter().enumerate() {
        let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
        let mut game: Match<B> = Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        for n in 0..pace.n_choices {
            let Some(seat) = game.actors().iter().next() else { break };
            let found = Owner::new()
                .with(|| untrack(|| faults::<B>(&game, seat, (n + nth) % pace.nth == 0)));
            let place = format!("{} {} ply {}", B::ID, all[nth], game.ply());
            faults_of_all.extend(found.into_iter().map(|it| format!("{place}: {it}")));
            n_choices += 1;
            let seat = game.turn().awaited().iter().next().unwrap_or(seat);
            let action = choose(&game, seat, LEVEL).expect("whoever is awaited acts");
            game.play(seat, action).expect("it is legal");
        }
    }
    assert!(all.len() * 20 < n_choices, "{n_choices} choices");
    let n = faults_of_all.len();
    let first: Vec<_> = faults_of_all.into_iter().take(40).collect();
    assert!(n == 0, "{n} faults in {n_choices} choices:\n{}", first.join("\n"));
}

#[test]
fn a_hint_points_at_every_choice_in_paper_dungeons() {
    walk::<PaperDungeons>(setups::PAPER_DUNGEONS, Pace { n_choices: 70, nth: 35 });
}

#[test]
fn a_hint_points_at_every_choice_in_dungeon_roll() {
    walk::<DungeonRoll>(setups::DUNGEON_ROLL, Pace { n_choices: 120, nth: 20 });
}

#[test]
fn a_hint_points_at_every_choice_in_dungeon_raiders() {
    walk::<DungeonRaiders>(setups::DUNGEON_RAIDERS, Pace { n_choices: 120, nth: 20 });
}

#[test]
fn a_hint_points_at_every_choice_in_dungeoneer() {
    walk::<Dungeoneer>(dungeoneer::DUNGEONEER, Pace { n_choices: 200, nth: 50 });
}
