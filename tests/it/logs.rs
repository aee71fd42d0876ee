//! The log of a match grows: what it says is what a log that is told anew would say.

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::log::{Listener, Log, Page, Passage};
use kernel::{BySeat, Lang, Match, Observer, Seat, Seed, Words, YOU};

fn names(n_seats: usize) -> BySeat<String> {
    BySeat::new(n_seats, |seat| format!("Ada {seat}"))
}

/// The log as somebody who shows it has it on the page: pages that were full when they were looked at stay as they
/// were then.
#[derive(Default)]
struct Shown(Vec<(Page, bool, Vec<Passage>)>);

impl Shown {
    fn update(&mut self, log: &Log) {
        let passages = |page| log.passages_of(page).map(|it| it.1.clone()).collect();
        let mut before = std::mem::take(&mut self.0).into_iter().peekable();
        for page in log.pages() {
            let old = before.next().filter(|it| it.0 == page && it.1);
            self.0.push(old.unwrap_or_else(|| (page, log.is_full(page), passages(page))));
        }
    }

    fn passages(&self) -> Vec<Passage> {
        self.0.iter().flat_map(|it| it.2.clone()).collect()
    }
}

/// Plays matches with many steps back, and looks at the log every now and then.
fn a_log_that_grew_is_like_one_told_anew<G: Words>(setups: &[&str]) {
    let mut luck = FastChance::new(7);
    let (mut n_cut, mut n_pages) = (0, 0);
    for (nth, setup) in setups.iter().enumerate() {
        let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
        let mut game: Match<G> = Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        let names = names(game.n_seats());
        let (mut log, mut shown) = (Log::default(), Shown::default());
        let (mut observer, mut lang) = (Observer::Public, Lang::En);
        for _ in 0..120 {
            match luck.pick(8) {
                0 => {
                    let most = if luck.pick(6) == 0 { 90 } else { 5 };
                    let n_back = luck.pick(most);
                    n_cut += (0..n_back).filter(|_| game.undo()).count();
                }
                1 if luck.pick(8) == 0 => lang = if lang == Lang::En { Lang::Ru } else { Lang::En },
                1 if luck.pick(8) == 0 => {
                    observer = Observer::Seat(Seat::new(luck.pick(game.n_seats() as u32) as usize));
                }
                _ => {
                    let n_plies = luck.pick(20) as usize;
                    game.play_at_random(&mut luck, n_plies);
                }
            }
            if luck.pick(3) == 0 {
                continue;
            }
            let to = Listener { observer, lang, names: &names };
            log.update(&game, to);
            shown.update(&log);
            let anew = Log::of(&game, to);
            assert_eq!(log.passages(), anew.passages(), "{} after {} actions", G::ID, game.ply());
            assert_eq!(shown.passages(), anew.passages());
            assert!(!log.update(&game, to), "nothing is new");
            n_pages = n_pages.max(log.pages().count());
        }
    }
    println!("{n_cut} actions of {} taken back, at most {n_pages} pages", G::ID);
    assert!(100 < n_cut && 1 < n_pages);
}

#[test]
fn the_log_of_paper_dungeons_grows() {
    a_log_that_grew_is_like_one_told_anew::<PaperDungeons>(crate::setups::PAPER_DUNGEONS);
}

#[test]
fn the_log_of_dungeon_roll_grows() {
    a_log_that_grew_is_like_one_told_anew::<DungeonRoll>(crate::setups::DUNGEON_ROLL);
}

#[test]
fn the_log_of_dungeon_raiders_grows() {
    a_log_that_grew_is_like_one_told_anew::<DungeonRaiders>(crate::setups::DUNGEON_RAIDERS);
}

#[test]
fn the_log_of_dungeoneer_grows() {
    a_log_that_grew_is_like_one_told_anew::<Dungeoneer>(crate::dungeoneer::setups::DUNGEONEER);
}

/// Nouns in the plural with which a sentence may begin after `You:`, and a word like them.
const NO_VERBS: &[&str] = &["gems", "scrolls", "this"];

/// Every sentence of a match, as it is told to the person in the first seat.
fn told_to_the_only_person<G: Words>(game: &Match<G>, lang: Lang) -> Vec<String> {
    let mut names = names(game.n_seats());
    names[Seat::FIRST] = YOU.get(lang).to_owned();
    let to = Listener { observer: Observer::Seat(Seat::FIRST), lang, names: &names };
    let log = Log::of(game, to);
    log.passages().iter().flat_map(|it| &it.lines).map(|it| it.words.clone()).collect()
}

/// The only person at a table is spoken to: no sentence has the verb of others after `You`, nor a capital within.
#[track_caller]
fn speaks_to_the_only_person<G: Words>(setups: &[&str]) {
    let mut verbs = std::collections::BTreeSet::new();
    for (nth, setup) in setups.iter().enumerate() {
        let Ok(setup) = setup.parse() else { panic!("`{setup}` is not a setup") };
        let mut game: Match<G> = Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        game.play_at_random(&mut FastChance::new(nth as u64), usize::MAX);
        for lang in [Lang::En, Lang::Ru] {
            let lines = told_to_the_only_person(&game, lang);
            let you = format!(" {}", YOU.get(lang));
            let is_within = |it: &&String| {
                (it.match_indices(&you))
                    .any(|(at, _)| !it[at + you.len()..].starts_with(char::is_alphabetic))
            };
            assert_eq!(lines.iter().find(is_within), None);
            assert!(!lines.iter().any(|it| it.contains(&format!("{}'s", YOU.get(lang)))));
        }
        for words in told_to_the_only_person(&game, Lang::Ru) {
            let verb = words.strip_prefix("Вы ").and_then(|it| it.split([' ', ':']).next());
            assert!(verb.is_none_or(|it| it.ends_with("те")), "{words}");
        }
        for words in told_to_the_only_person(&game, Lang::En) {
            let first = |rest: &str| rest.split(' ').next().unwrap_or_default().to_owned();
            if let Some(rest) = words.strip_prefix("You: ") {
                let word = first(rest);
                let is_verb = word.ends_with('s') && !word.starts_with(char::is_uppercase);
                assert!(!is_verb || NO_VERBS.contains(&word.as_str()), "{words}");
            } else if let Some(rest) = words.strip_prefix("You ") {
                let verb = first(rest);
                assert!(!verb.ends_with('s') || verb.ends_with("ss"), "{words}");
                verbs.insert(verb);
            }
        }
    }
    assert!(4 < verbs.len(), "{verbs:?}");
}

#[test]
fn the_only_person_is_spoken_to() {
    speaks_to_the_only_person::<PaperDungeons>(crate::setups::PAPER_DUNGEONS);
    speaks_to_the_only_person::<DungeonRoll>(crate::setups::DUNGEON_ROLL);
    speaks_to_the_only_person::<DungeonRaiders>(crate::setups::DUNGEON_RAIDERS);
    speaks_to_the_only_person::<Dungeoneer>(crate::dungeoneer::setups::DUNGEONEER);
}

/// A long match of eight, by an observer who sees everything.
fn long() -> (Match<PaperDungeons>, Log) {
    let setup = "players=8 dungeon=C missions=3 vanishing=yes".parse().expect("a setup");
    let mut game: Match<PaperDungeons> = Match::begin(setup, Seed::from_bits(3)).expect("a table");
    game.play_at_random(&mut FastChance::new(3), usize::MAX);
    let names = names(8);
    let log = Log::of(&game, Listener { observer: Observer::All, lang: Lang::En, names: &names });
    (game, log)
}

#[test]
fn passages_are_short_and_each_says_something() {
    let (_, log) = long();
    assert!(log.passages().iter().all(|it| it.lines.len() <= 16));
    assert!(log.passages().iter().all(|it| it.heading.is_some() || !it.lines.is_empty()));
    assert!(log.passages().iter().any(|it| it.heading.is_none()), "a long one goes on");
}

#[test]
fn every_place_has_the_last_sentence_that_was_true_then() {
    let (game, log) = long();
    for ply in 0..=game.ply() {
        let mut lines = log.passages().iter().enumerate().flat_map(|(number, passage)| {
            passage.lines.iter().enumerate().map(move |(nth, it)| (it.ply, (number, nth)))
        });
        let last = lines.rfind(|it| it.0 <= ply).map(|it| it.1);
        assert_eq!(log.place_at(ply), last, "ply {ply}");
    }
}
