//! A worker keeps its match and is sent what is new; where it has another match, or none, it says so.

use games::dungeon_raiders::DungeonRaiders;
use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::question::{Answers, Asked, KeptMatch, Question, Reply, Sent, choose};
use kernel::{Bots, Match, Seed};

/// A table as the page has it, and the worker that thinks for it.
struct Page<G: Bots> {
    game: Match<G>,
    sent: Sent,
    n_asked: u32,
    worker: KeptMatch<G>,
}

impl<G: Bots> Page<G> {
    fn new(setup: &str, seed: u64) -> Page<G> {
        let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
        let game = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
        Page { game, sent: Sent::NOTHING, n_asked: 0, worker: KeptMatch::default() }
    }

    /// The next question to the first seat that is awaited.
    fn question(&mut self) -> Question {
        self.n_asked += 1;
        let seat = self.game.turn().awaited().first().expect("somebody is awaited");
        let told = self.sent.write_next(&self.game);
        Question { number: self.n_asked, seat, asked: Asked::Act(0), told }
    }

    /// Asks the worker.
    fn ask(&mut self) -> (Question, Option<Reply<G::Action>>) {
        let question = self.question();
        let answer = self.worker.answer(&question.to_string()).expect("an answer");
        let reply = Question::read_answer::<G>(question.number, &answer);
        (question, reply)
    }

    /// The reply that the page's own computer would give.
    fn own(&self, question: &Question) -> Option<Reply<G::Action>> {
        choose(&self.game, question.seat, 0).map(Reply::Act)
    }

    /// Asks the worker, which has all but what is new.
    #[track_caller]
    fn is_answered_by_what_is_new(&mut self) -> Question {
        let (question, reply) = self.ask();
        assert!(question.goes_on(), "{question}");
        assert_eq!(reply, self.own(&question), "{question}");
        question
    }

    /// Asks the worker, which has to be sent all.
    #[track_caller]
    fn is_answered_when_told_all(&mut self) {
        let (_, reply) = self.ask();
        assert_eq!(reply, Some(Reply::NeedsAll));
        self.sent = Sent::NOTHING;
        let (question, reply) = self.ask();
        assert!(!question.goes_on());
        assert_eq!(reply, self.own(&question));
    }

    fn play(&mut self, luck: u64, n_plies: usize) {
        self.game.play_at_random(&mut FastChance::new(luck), n_plies);
    }
}

const RAID: &str = crate::setups::DUNGEON_RAIDERS[5];

/// A page whose worker has been asked after forty actions.
fn asked() -> Page<DungeonRaiders> {
    let mut page = Page::new(RAID, 5);
    page.play(1, 40);
    let (question, reply) = page.ask();
    assert!(!question.goes_on() && reply == page.own(&question));
    page
}

/// Anything may be played between two questions: nothing, one action, or many with check values among them.
#[test]
fn a_worker_is_sent_each_action_once() {
    let setup = "players=4 dungeon=C missions=3 vanishing=yes";
    let mut page: Page<PaperDungeons> = Page::new(setup, 2);
    let (first, _) = page.ask();
    assert!(!first.goes_on());
    for n_plies in [0, 1, 2, 0, 40, 1, 70] {
        page.play(n_plies as u64, n_plies);
        let question = page.is_answered_by_what_is_new();
        let is_action = |it: &&str| it.as_bytes().get(1) == Some(&b' ');
        let n_sent = question.told.lines().filter(is_action);
        assert_eq!(n_sent.count(), n_plies, "{question}");
    }
}

#[test]
fn what_was_taken_back_is_taken_back_by_the_worker_as_well() {
    let mut page = asked();
    for _ in 0..9 {
        page.game.undo();
    }
    page.sent.cut(page.game.ply());
    page.is_answered_by_what_is_new();
    page.play(7, 5);
    page.is_answered_by_what_is_new();
}

/// Even where nobody has told how far it was taken back.
#[test]
fn a_worker_that_has_another_line_asks_for_all() {
    let mut page = asked();
    for _ in 0..9 {
        page.game.undo();
    }
    page.play(7, 12);
    page.is_answered_when_told_all();
    page.is_answered_by_what_is_new();
}

#[test]
fn a_worker_that_has_nothing_asks_for_all() {
    let mut page = asked();
    page.worker = KeptMatch::default();
    page.play(3, 1);
    page.is_answered_when_told_all();
}

/// Of the same game on another seed, and of another game.
#[test]
fn a_worker_that_has_another_match_asks_for_all() {
    let mut other: Page<DungeonRaiders> = Page::new(RAID, 6);
    let mut third: Page<PaperDungeons> = Page::new(crate::setups::PAPER_DUNGEONS[3], 5);
    let mut page = asked();
    page.worker.answer(&other.question().to_string()).expect("an answer");
    page.is_answered_when_told_all();
    assert_eq!(page.worker.answer(&third.question().to_string()), None);
    page.is_answered_when_told_all();
}

/// The line is the same, the state that is told is not: somebody's rules are others.
#[test]
fn a_worker_that_comes_to_another_state_asks_for_all() {
    let mut page = asked();
    page.play(3, 3);
    let question = page.question();
    let (lines, _) = question.told.split_once("check ").expect("a check value");
    let told = format!("{lines}check 0123456789abcdef\n");
    let changed = Question { told, ..question };
    let answer = page.worker.answer(&changed.to_string());
    assert_eq!(answer, Some(changed.needs_all()));
    // What it had is of no use any more.
    page.is_answered_when_told_all();
}

#[test]
fn what_goes_on_from_nowhere_is_never_answered_with_an_action() {
    let mut page = asked();
    page.play(3, 2);
    let sound = page.question();
    for (from, to) in [
        ("since 40", "since 39"),
        ("since 40", "since 400"),
        ("since 40", "since"),
        ("since 40 ", "since 40 0"),
        ("\ncheck ", "\ncheck"),
    ] {
        let told = sound.told.replacen(from, to, 1);
        assert_ne!(told, sound.told);
        let mut kept = None;
        page.sent = Sent::NOTHING;
        page.question().answer::<DungeonRaiders>(&mut kept);
        let changed = Question { told, ..sound.clone() };
        assert_eq!(changed.answer::<DungeonRaiders>(&mut kept), Some(changed.needs_all()));
        assert!(kept.is_none());
    }
}
