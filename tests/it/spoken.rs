//! Advice in words: clean sentences in both languages, wherever computers play; and the best way is what the strongest
//! computer takes.

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use kernel::chance::FastChance;
use kernel::question::{advise, choose};
use kernel::{Advice, Advises, Bots, Lang, Match, Observer, Seat, Seed, Way};

use super::{dungeoneer, setups};

/// One in so many choices of a match is looked at.
const ONE_IN: u32 = 9;

/// No explanation has more words: it stands beside a board on a phone.
const WORDS_MAX: usize = 45;

/// Calls `look` in so many places of matches that easy computers play, with what the seat there is advised.
fn in_places<G: Bots>(
    all: &[&str],
    n_places: usize,
    mut look: impl FnMut(&Match<G>, Seat, &Advice<G::Action>),
) {
    let mut luck = FastChance::new(3);
    let mut n_left = n_places;
    for nth in 0.. {
        let Ok(setup) = all[nth % all.len()].parse() else { panic!("no setup") };
        let mut game: Match<G> = Match::begin(setup, Seed::from_bits(nth as u64)).expect("a table");
        loop {
            game.pass_due();
            let Some(seat) = game.turn().awaited().first() else { break };
            let is_looked_at = luck.pick(ONE_IN) == 0;
            if let Some(advice) = is_looked_at.then(|| advise(&game, seat, game.ply())).flatten() {
                look(&game, seat, &advice);
                n_left -= 1;
                if n_left == 0 {
                    return;
                }
            }
            let action = choose(&game, seat, 0).expect("it is awaited");
            game.play(seat, action).expect("a computer takes legal actions");
        }
    }
}

#[track_caller]
fn is_clean(words: &str, lang: Lang, has_end: bool) {
    let is_russian = |it: char| ('а'..='я').contains(&it.to_lowercase().next().unwrap_or(it));
    assert_eq!(words.contains(is_russian), lang == Lang::Ru, "{words}");
    assert_eq!(words.ends_with(['.', '?']), has_end, "{words}");
    assert_eq!(words.trim(), words);
    for slip in ["{", "}", "  ", " .", " ,", " ;", "()", "..", ",.", ":.", "?."] {
        assert!(!words.contains(slip), "{words}");
    }
    assert!(words.chars().next().is_some_and(|it| !it.is_lowercase()), "{words}");
}

/// Words are made of every advice. The nudge is neither the name of a way nor a reason.
#[track_caller]
fn speaks<G: Advises>(all: &[&str], n_places: usize, n_nudges_least: usize) {
    let mut nudges = std::collections::BTreeSet::new();
    in_places::<G>(all, n_places, |game, seat, advice| {
        let view = game.view(Observer::Seat(seat));
        for lang in [Lang::En, Lang::Ru] {
            let nudge = G::nudge(&view, seat, advice.best(), lang);
            is_clean(&nudge, lang, true);
            for way in &advice.ways {
                let (name, why) = (G::name_way(&view, way, lang), G::why(&view, seat, way, lang));
                is_clean(&name, lang, false);
                is_clean(&why, lang, true);
                assert!(nudge != why && nudge != name && name != why, "{nudge}\n{name}\n{why}");
                assert!(why.split_whitespace().count() <= WORDS_MAX, "{why}");
            }
            if let [best, next, ..] = &advice.ways[..] {
                let why = G::why_over(&view, seat, [best, next], lang);
                is_clean(&why, lang, true);
                assert!(why.split_whitespace().count() <= WORDS_MAX, "{why}");
            }
            let letters = |it: char| !it.is_ascii_digit();
            nudges.insert(nudge.chars().filter(|it| letters(*it)).collect::<String>());
        }
    });
    assert!(2 * n_nudges_least <= nudges.len(), "{} nudges: {nudges:#?}", nudges.len());
}

#[test]
fn advice_of_dungeon_raiders_speaks() {
    speaks::<DungeonRaiders>(setups::DUNGEON_RAIDERS, 200, 20);
}

#[test]
fn advice_of_dungeon_roll_speaks() {
    speaks::<DungeonRoll>(setups::DUNGEON_ROLL, 150, 12);
}

#[test]
fn advice_of_paper_dungeons_speaks() {
    speaks::<PaperDungeons>(setups::PAPER_DUNGEONS, 50, 8);
}

#[test]
fn advice_of_dungeoneer_speaks() {
    speaks::<Dungeoneer>(dungeoneer::setups::DUNGEONEER, 70, 20);
}

/// A hero alone gains no peril: dice are rolled, and what is said of a way says so (DN-646).
#[test]
fn a_hero_alone_is_told_of_peril_dice() {
    let setup = "players=1 box=vault start=random charted=no resurrection=no heroes=dealt discard=must \
                 impartial=no quests=personal limited=no falling=no dodging=no turned=no split=no lair=no rounds=all ask=choice";
    let mut game: Match<Dungeoneer> =
        Match::begin(setup.parse().expect("notation"), Seed::from_bits(5)).expect("a table");
    let mut luck = FastChance::new(5);
    let mut n_dice = 0;
    for _ in 0..600 {
        let Some(seat) = game.turn().awaited().first() else { break };
        let view = game.view(Observer::Seat(seat));
        for action in game.legal(seat) {
            let way = Way { line: vec![action], worth: 0 };
            let why = Dungeoneer::why(&view, seat, &way, Lang::En);
            assert!(!why.contains(" peril.") && !why.contains(" peril at"), "{why}");
            n_dice += usize::from(why.contains(" peril di"));
        }
        game.play_at_random(&mut luck, 1);
    }
    assert!(0 < n_dice);
}

/// In how many of so many places the best way, where it is clearly better than others, begins as the strongest computer
/// goes on.
fn n_agreed<G: Advises>(all: &[&str], n_places: usize) -> (usize, usize) {
    let (mut n_agreed, mut n_clear) = (0, 0);
    in_places::<G>(all, n_places, |game, seat, advice| {
        let next = advice.ways.get(1).map(|it| it.worth);
        if next.is_none_or(|it| it + advice.basis.about(G::ABOUT) < advice.best().worth) {
            n_clear += 1;
            let own = choose(game, seat, G::LEVELS.len() - 1);
            n_agreed += usize::from(own.as_ref() == advice.best().line.first());
        }
    });
    println!("{}: {n_agreed} of {n_clear}", G::ID);
    (n_agreed, n_clear)
}

// Both play the same ways on, each in futures of its own.
#[test]
fn the_best_way_in_paper_dungeons_is_mostly_what_the_hard_computer_does() {
    let (n_agreed, n_clear) = n_agreed::<PaperDungeons>(setups::PAPER_DUNGEONS, 30);
    assert!(8 <= n_clear && 3 * n_clear <= 4 * n_agreed, "{n_agreed} of {n_clear}");
}

// Whole matches are played on for an advice, where the computer looks no further than the level: they may find something better.
#[test]
fn the_best_way_in_dungeon_raiders_is_mostly_what_the_computer_does() {
    let (n_agreed, n_clear) = n_agreed::<DungeonRaiders>(setups::DUNGEON_RAIDERS, 60);
    assert!(20 <= n_clear && 3 * n_clear <= 4 * n_agreed, "{n_agreed} of {n_clear}");
}

// The hard computer plans its turn as a tree: it may see further than an advice, and is luckier or not.
#[test]
fn the_best_way_in_dungeoneer_is_mostly_what_the_hard_computer_does() {
    let (n_agreed, n_clear) = n_agreed::<Dungeoneer>(dungeoneer::setups::DUNGEONEER, 40);
    assert!(15 <= n_clear && 2 * n_clear <= 3 * n_agreed, "{n_agreed} of {n_clear}");
}
