//! The questions to a worker, and its answers; and that nobody's secrets are in the answer.

mod keeping;
mod looking_up;
mod peeking;

use std::collections::BTreeSet;
use std::sync::Mutex;

use games::dungeon_raiders::{Action, DungeonRaiders, Setup};
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::question::{
    Answers, Asked, KeptMatch, Question, Reply, choose, choose_in, read_progress, read_text,
    write_progress,
};
use kernel::{Bots, Game, Match, Observer, Seat, Seed, digest, progress, record};

use self::peeking::Peeking;

/// The answer of somebody who has no match yet.
fn answer<G: Bots>(question: &str) -> Option<String> {
    KeptMatch::<G>::default().answer(question)
}

/// A question about the first seat that is awaited after so many actions.
fn question(n_plies: usize) -> (Match<PaperDungeons>, Question) {
    let setup = "players=2 dungeon=C missions=3 vanishing=yes".parse().expect("a setup");
    let mut game: Match<PaperDungeons> =
        Match::begin(setup, Seed::from_bits(11)).expect("a sound setup");
    for _ in 0..n_plies {
        let seat = game.turn().awaited().iter().next().expect("somebody is awaited");
        let action = choose(&game, seat, 1).expect("an awaited seat answers");
        game.play(seat, action).expect("a legal action");
    }
    let seat = game.turn().awaited().iter().next().expect("somebody is awaited");
    let told = record::write(&game, &[]);
    (game, Question { number: 7, seat, asked: Asked::Act(1), told })
}

#[test]
fn a_worker_answers_what_the_page_would_choose() {
    for n_plies in [0, 1, 5, 20, 40] {
        let (game, question) = question(n_plies);
        assert_eq!(question.to_string().parse(), Ok(question.clone()));
        let answer = answer::<PaperDungeons>(&question.to_string()).expect("an answer");
        let action = Question::read_answer::<PaperDungeons>(7, &answer);
        assert_eq!(action, choose(&game, question.seat, 1).map(Reply::Act));
        assert_eq!(Question::read_answer::<PaperDungeons>(8, &answer), None, "of another question");
    }
}

#[test]
fn a_question_that_makes_no_sense_is_not_answered() {
    let (game, sound) = question(3);
    let other = Seat::all(8).find(|it| !game.turn().awaited().has(*it)).expect("a seat");
    let broken = sound.told.replace("check ", "check 0");
    for question in [
        Question { seat: other, ..sound.clone() },
        Question { asked: Asked::Act(PaperDungeons::LEVELS.len()), ..sound.clone() },
        Question { told: broken, ..sound.clone() },
        Question { told: sound.told.replace("paper-dungeons", "chess"), ..sound.clone() },
    ] {
        assert_eq!(answer::<PaperDungeons>(&question.to_string()), None, "{question}");
    }
    for text in ["", "7", "7 a 1", "7 i 1\n", "x a 1\n", "7 a 1 1\n", "7 a 1\nundercroft 1"] {
        assert_eq!(answer::<PaperDungeons>(text), None, "{text}");
    }
}

/// So many worlds are dealt anew for one view.
const N_WORLDS: usize = 10_000;

/// A place in a match where a seat with a choice does not know all.
struct Blind<G: Bots> {
    game: Match<G>,
    seat: Seat,
}

impl<G: Bots> Blind<G> {
    /// A world that looks the same to the seat.
    fn world(&self, luck: &mut FastChance) -> G::State {
        G::determinize(&self.game.view(Observer::Seat(self.seat)), luck)
    }

    /// Such a place late in a random match, where most worlds look alike; none if there is none.
    fn find(setup: &str, seed: u64) -> Option<Blind<G>> {
        let setup = setup.parse().ok()?;
        let mut game: Match<G> = Match::begin(setup, Seed::from_bits(seed)).ok()?;
        let mut luck = FastChance::new(seed);
        game.play_at_random(&mut luck, usize::MAX);
        let places = (game.ply() * 3 / 4..game.ply()).filter_map(|ply| {
            let mut game = game.clone();
            game.cut(ply);
            let seat = game.turn().awaited().iter().next_back()?;
            let blind = Blind { game, seat };
            let worlds: BTreeSet<u64> = (0..64).map(|_| digest(&blind.world(&mut luck))).collect();
            let is_blind = 1 < worlds.len() && 1 < blind.game.legal(seat).len();
            is_blind.then_some((worlds.len(), blind))
        });
        places.max_by_key(|it| it.0).map(|it| it.1)
    }

    /// Computers are given a view and nothing else: it is the same in every world.
    fn sees_the_same_in_all_worlds(&self) {
        let seen = self.game.view(Observer::Seat(self.seat));
        let mut luck = FastChance::new(0);
        for _ in 0..N_WORLDS {
            assert!(G::view(&self.world(&mut luck), Observer::Seat(self.seat)) == seen);
        }
    }

    /// In how many of the re-dealt worlds the computer chooses otherwise than in the true one, by the
    /// door that page and worker go through; and how many different worlds there were.
    fn n_seen_through(&self, level: usize, n_worlds: usize) -> (usize, usize) {
        let place = (self.game.seed(), self.game.ply());
        let own = choose(&self.game, self.seat, level);
        let mut luck = FastChance::new(level as u64);
        let mut worlds = BTreeSet::new();
        // What is chosen in a world follows from that world: one that was met before brings nothing new.
        let is_other = |_: &usize| {
            let world = self.world(&mut luck);
            worlds.insert(digest(&world)) && choose_in::<G>(&world, place, self.seat, level) != own
        };
        let n_others = (0..n_worlds).filter(is_other).count();
        (n_others, worlds.len())
    }
}

/// Each level chooses the same in every world that looks the same to it; a cheat does not. Each is asked in so many worlds.
fn computers_are_blind<G: Bots>(setup: &str, n_asked: [usize; 3]) {
    let blind = (0..20).find_map(|seed| Blind::<G>::find(setup, seed)).expect("a blind choice");
    blind.sees_the_same_in_all_worlds();
    assert_eq!(G::LEVELS.len(), n_asked.len());
    for (level, n_asked) in n_asked.into_iter().enumerate() {
        let (n_seen_through, n_worlds) = blind.n_seen_through(level, n_asked);
        println!(
            "{}, level {level}: {n_worlds} different worlds at ply {}",
            G::ID,
            blind.game.ply()
        );
        assert!(1 < n_worlds);
        assert_eq!(n_seen_through, 0, "level {level} of {} peeks", G::ID);
    }
    let cheat = (0..20).find_map(|seed| Blind::<Peeking<G>>::find(setup, seed)).expect("a match");
    let (n_seen_through, _) = cheat.n_seen_through(0, 200);
    assert!(0 < n_seen_through, "a computer that peeks is not caught");
}

#[test]
fn computers_of_paper_dungeons_do_not_peek() {
    computers_are_blind::<PaperDungeons>(crate::setups::PAPER_DUNGEONS[3], [N_WORLDS; 3]);
}

#[test]
fn computers_of_dungeon_raiders_do_not_peek() {
    computers_are_blind::<DungeonRaiders>(crate::setups::DUNGEON_RAIDERS[5], [N_WORLDS; 3]);
}

/// The better the computer, the longer it plays on in each world: *hard* is asked in few.
#[test]
fn computers_of_dungeoneer_do_not_peek() {
    let setup = crate::dungeoneer::setups::DUNGEONEER[0];
    computers_are_blind::<Dungeoneer>(setup, [N_WORLDS, 500, 20]);
}

/// In Dungeon Roll everything lies open: there is no other world to look into.
#[test]
fn there_is_nothing_to_peek_at_in_dungeon_roll() {
    assert!(Blind::<DungeonRoll>::find(crate::setups::DUNGEON_ROLL[1], 1).is_none());
}

/// A raid in which a seat that nobody waits for could light a torch, and it is time for it.
fn raid_with_torch() -> (Match<DungeonRaiders>, Seat) {
    let begin = |seed| -> Match<DungeonRaiders> {
        Match::begin(Setup::plain(4), Seed::from_bits(seed)).expect("a fair table")
    };
    let holder = |game: &Match<DungeonRaiders>| {
        let n_dark = game.state().dungeon.dark_after(game.state().ground.here).count();
        DungeonRaiders::out_of_turn(game.state()).first().filter(|_| 3 <= n_dark)
    };
    let mut raids = (1..).map(begin);
    raids.find_map(|game| holder(&game).map(|seat| (game, seat))).expect("there are explorers")
}

#[test]
fn a_computer_that_nobody_waits_for_breaks_in_or_declines() {
    let (game, seat) = raid_with_torch();
    let told = record::write(&game, &[]);
    let ask = |level| {
        let question = Question { number: 9, seat, asked: Asked::Act(level), told: told.clone() };
        let answer = answer::<DungeonRaiders>(&question.to_string()).expect("an answer");
        assert_eq!(
            Question::read_answer::<DungeonRaiders>(8, &answer),
            None,
            "of another question"
        );
        (Question::read_answer::<DungeonRaiders>(9, &answer), choose(&game, seat, level))
    };
    assert_eq!(ask(0), (Some(Reply::Decline), None));
    let torch = Action::UseTorch;
    assert_eq!(ask(1), (Some(Reply::Act(torch)), Some(torch)));
    for (text, meant) in [("9 ", Some(Reply::Decline)), ("9 ?", Some(Reply::NeedsAll))] {
        assert_eq!(Question::read_answer::<DungeonRaiders>(9, text), meant, "{text:?}");
    }
    for nonsense in ["9 x", "9 ? x", "x", "?", ""] {
        let read = Question::read_answer::<DungeonRaiders>(9, nonsense);
        assert_eq!(read, None, "{nonsense:?}");
    }
}

#[test]
fn how_far_an_answer_has_come_is_told_apart_from_the_answer() {
    let told = write_progress(9, 40);
    assert_eq!(read_progress(9, &told), Some(40));
    assert_eq!(read_progress(8, &told), None, "of another question");
    assert_eq!(read_text(9, &told), None);
    assert_eq!(Question::read_answer::<DungeonRaiders>(9, &told), None);
    for answer in ["9", "9 40", "9 ~", "9 ~ x", "9 ~ 100", "9 ~ -1", "~ 40", ""] {
        assert_eq!(read_progress(9, answer), None, "{answer:?}");
    }
}

/// The progress that the computer asked in [`tells_how_far_it_is`] has told.
static TOLD: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// Plays by the normal computer up to a choice, and lets the hard one think about it.
fn tells_how_far_it_is<G: Bots>(setup: &str) {
    let setup = setup.parse().unwrap_or_else(|_| panic!("`{setup}` is no setup"));
    let mut game: Match<G> = Match::begin(setup, Seed::from_bits(1)).expect("a fair table");
    loop {
        let seat = game.turn().awaited().iter().next().expect("the match goes on");
        if 2 < game.ply() && 2 < game.legal(seat).len() {
            TOLD.lock().expect("nobody fails").clear();
            choose(&game, seat, 2);
            let told = TOLD.lock().expect("nobody fails").clone();
            if 1 < told.len() {
                assert!(told.is_sorted() && told.iter().all(|it| *it < 100), "{told:?}");
                return;
            }
        }
        let action = choose(&game, seat, 1).expect("an awaited seat answers");
        game.play(seat, action).expect("a legal action");
    }
}

#[test]
fn a_hard_computer_tells_how_far_it_has_come() {
    progress::listen(|percent| TOLD.lock().expect("nobody fails").push(percent));
    tells_how_far_it_is::<PaperDungeons>(crate::setups::PAPER_DUNGEONS[0]);
    tells_how_far_it_is::<DungeonRaiders>(crate::setups::DUNGEON_RAIDERS[5]);
    tells_how_far_it_is::<Dungeoneer>(crate::dungeoneer::setups::DUNGEONEER[0]);
}
