//! Whatever somebody was given is understood, or gets a sentence; and no text does harm.

use undercroft::app::catalogue::GameId;
use undercroft::app::enter::meaning::{Meaning, Nonsense, understand};
use undercroft::app::place::Place;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::luck::Imagined;
use undercroft::kernel::record::{self, RECORD_MAX};
use undercroft::kernel::{Match, Seed, link};
use undercroft::shell::setup::GivenSeed;

use crate::mutate::mangled;

/// A finished match for one.
fn finished() -> Match<PaperDungeons> {
    let setup = "players=1 dungeon=A missions=3 vanishing=no".parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut Imagined::new(1), usize::MAX);
    game
}

#[track_caller]
fn check(text: &str, meaning: Result<Option<Meaning>, Nonsense>) {
    assert_eq!(understand(text), meaning, "{text}");
}

#[test]
fn codes_and_words_are_seeds() {
    check("", Ok(None));
    check(" \n\t", Ok(None));
    let seed = |text| Ok(Some(Meaning::Seed(Seed::from_text(text))));
    check(" 7k2q xm49 ", seed("7K2Q-XM49"));
    check("dragons at dawn", seed("dragons at dawn"));
    check("дракон №5 #1", seed("дракон №5 #1"));
    check(&"я".repeat(201), Err(Nonsense::TooLong));
}

#[test]
fn links_are_found_within_words() {
    let code = Some(GivenSeed::Code(Seed::from_text("7K2Q-XM49")));
    let setup = Place::Setup(GameId::PaperDungeons, code);
    let text = format!("Beat this!\nhttps://x.example/y/{} ", setup.href());
    check(&text, Ok(Some(Meaning::Place(setup))));
    check("https://x.example/", Err(Nonsense::NoPlace));
    check("https://x.example/#nowhere", Err(Nonsense::NoPlace));
    check("https://x.example/#", Err(Nonsense::NoPlace));
}

#[test]
fn a_match_is_known_by_its_link_its_tail_and_its_record() {
    let game = finished();
    let tail = link::pack(&game, &[]);
    let place = Place::Link(tail.clone(), None);
    for text in [format!("https://x.example/#m={tail}"), format!("m={tail}"), tail.clone()] {
        check(&text, Ok(Some(Meaning::Match(GameId::PaperDungeons, place.clone()))));
    }
    let text = record::write(&game, &[]);
    check(&format!("\u{feff}\n{text}\n"), Ok(Some(Meaning::Record(GameId::PaperDungeons))));
    let foreign = text.replacen("paper-dungeons", "chess", 1);
    check(&foreign, Err(Nonsense::OtherGame));
    let cut = &tail[..tail.len() - 3];
    assert!(matches!(understand(cut), Err(Nonsense::DamagedLink(_))), "{cut}");
    assert!(matches!(understand("undercroft x"), Err(Nonsense::DamagedRecord(_))));
}

#[test]
fn mangled_and_huge_texts_do_no_harm() {
    let (game, mut luck) = (finished(), Imagined::new(9));
    let texts = [record::write(&game, &[]), format!("look: #m={}", link::pack(&game, &[]))];
    let mut n_refused = 0;
    for nth in 0..20_000 {
        n_refused += u32::from(understand(&mangled(&texts[nth % 2], &mut luck)).is_err());
    }
    assert!(1_000 < n_refused, "{n_refused}");
    check(&"x".repeat(RECORD_MAX + 1), Err(Nonsense::TooLong));
    check(&"m=".repeat(RECORD_MAX / 2), Err(Nonsense::TooLong));
}
