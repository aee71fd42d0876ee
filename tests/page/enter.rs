//! Anything that somebody was given is understood, or gets a sentence; and no text does harm.

use testing::mutate::mangled;
use undercroft::app::catalogue::{GameId, read_route};
use undercroft::app::enter::meaning::{Meaning, Nonsense, understand};
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::record::{self, RECORD_MAX};
use undercroft::kernel::{Edition, Match, Seed, link};
use undercroft::shell::model::route::Route;
use undercroft::shell::model::shared_table::SharedTable;

/// A finished match for one.
fn finished() -> Match<PaperDungeons> {
    let setup = "players=1 dungeon=A missions=3 vanishing=no".parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut FastChance::new(1), usize::MAX);
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
    for text in ["(7K2Q-XM49)", "“7k2q-xm49”.", "<7K2Q XM49>,", "> 7K2Q-XM49"] {
        check(text, seed("7K2Q-XM49"));
    }
    let words = |text| Ok(Some(Meaning::Words(Seed::from_text(text))));
    check("dragons at dawn", words("dragons at dawn"));
    check("дракон №5 #1", words("дракон №5 #1"));
    let long = "all work and no play makes Jack a dull boy and his dragon duller than that";
    check(long, words(long));
    check(&"я".repeat(201), Err(Nonsense::TooLong));
}

#[test]
fn links_are_found_within_words() {
    let code = Some(Seed::from_text("7K2Q-XM49"));
    let setup = Route::Setup(GameId::PaperDungeons.id(), code);
    let text = format!("Beat this!\nhttps://x.example/y/{} ", setup.href());
    check(&text, Ok(Some(Meaning::Route(setup))));
    check("https://x.example/", Err(Nonsense::NoPlace));
    check("https://x.example/#nowhere", Err(Nonsense::NoPlace));
    check("https://x.example/#", Err(Nonsense::NoPlace));
}

#[test]
fn a_match_is_known_by_its_link_its_tail_and_its_record() {
    let game = finished();
    let tail = link::pack(&game, &[]).expect("a link");
    let place = Route::Link(tail.clone(), None);
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

/// The changes to a link by mail and messengers: marks around it and after it, and lines that it is broken into.
fn handed_over(link: &str) -> Vec<String> {
    let around = [
        "({})",
        "<{}>",
        "[{}]",
        "“{}”",
        "\"{}\"",
        "'{}'",
        "«{}».",
        "{}.",
        "{},",
        "see {}; bye",
        "{}!\nGood luck",
    ];
    let mut texts: Vec<String> = around.iter().map(|it| it.replace("{}", link)).collect();
    for width in [20, 60, 72] {
        let lines: Vec<&str> = link
            .as_bytes()
            .chunks(width)
            .map(|it| std::str::from_utf8(it).expect("ASCII"))
            .collect();
        texts.push(format!("Look:\n{}\n", lines.join("\n")));
        texts.push(format!("Look:\r\n{}.\r\n\r\nGood luck\r\n", lines.join("\r\n")));
        texts.push(format!("> Look:\n> {}\n> Good luck\n", lines.join("\n> ")));
        texts.push(format!(">> {}\n", lines.join("\n>> ")));
        texts.push(format!("Look: {}\n", lines.join("=\n")));
        let mail: Vec<String> = lines.iter().map(|it| it.replace('=', "=3D")).collect();
        texts.push(format!("Look: {}\r\nBye\r\n", mail.join("=\r\n")));
    }
    texts.push(link.replace('#', "%23").replace('=', "%3D"));
    texts
}

#[test]
fn links_are_found_as_mail_and_messengers_hand_them_over() {
    let tail = link::pack(&finished(), &[]).expect("a link");
    let whole = Route::Link(tail.clone(), None);
    for text in handed_over(&format!("https://x.example/y/{}", whole.href())) {
        check(&text, Ok(Some(Meaning::Match(GameId::PaperDungeons, whole.clone()))));
    }
    let code = Some(Seed::from_text("7K2Q-XM49"));
    let setup = Route::Setup(GameId::PaperDungeons.id(), code);
    for text in handed_over(&format!("https://undercroft.example/y/{}", setup.href())) {
        check(&text, Ok(Some(Meaning::Route(setup.clone()))));
    }
    let setup = "players=3 box=both start=random resurrection=yes heroes=chosen quests=global";
    let table =
        SharedTable::of(Edition::FIRST, setup, 3, &["person", "easy", "normal"].map(str::to_owned));
    let table = Route::SameTable(GameId::Dungeoneer.id(), Seed::from_text("7K2Q-XM49"), table);
    for text in handed_over(&format!("https://undercroft.example/y/{}", table.href())) {
        check(&text, Ok(Some(Meaning::Route(table.clone()))));
    }
    let lines: Vec<&str> =
        tail.as_bytes().chunks(70).map(|it| std::str::from_utf8(it).expect("ASCII")).collect();
    check(&lines.join("\n"), Ok(Some(Meaning::Match(GameId::PaperDungeons, whole))));
}

#[test]
fn a_link_that_lost_a_part_is_told_as_damaged() {
    let tail = link::pack(&finished(), &[]).expect("a link");
    let cut = &tail[..tail.len() - 3];
    for text in
        [format!("(https://x.example/#m={cut})"), format!("> #m={}\n> {}", &cut[..60], &cut[60..])]
    {
        assert!(matches!(understand(&text), Err(Nonsense::DamagedLink(_))), "{text}");
    }
}

#[test]
fn mangled_and_huge_texts_do_no_harm() {
    let (game, mut luck) = (finished(), FastChance::new(9));
    let link = format!("https://x.example/#m={}", link::pack(&game, &[]).expect("a link"));
    let mut texts = vec![record::write(&game, &[]), link.clone()];
    texts.extend(handed_over(&link));
    let mut n_refused = 0;
    for nth in 0..20_000 {
        n_refused += u32::from(understand(&mangled(&texts[nth % texts.len()], &mut luck)).is_err());
    }
    assert!(1_000 < n_refused, "{n_refused}");
    check(&"x".repeat(RECORD_MAX + 1), Err(Nonsense::TooLong));
    check(&"m=".repeat(RECORD_MAX / 2), Err(Nonsense::TooLong));
    for text in
        ["#m=AAAAAAAAAAAAAAAAAAAA\n", "#m=", "#", ">#m=A=\n", "=3D%23", "é#m=é\n> ", "#new/ "]
    {
        let n = RECORD_MAX / text.len();
        assert_ne!(understand(&text.repeat(n)), Ok(None), "{text}");
        let lines = "AAAAAAAAAAAAAAAAAAAAAA\n".repeat(10_000);
        assert_ne!(understand(&format!("{text}{lines}")), Ok(None), "{text}");
    }
}

#[test]
fn an_address_that_means_nothing_is_not_taken_for_the_shelf() {
    for hash in ["nowhere", "new", "new/chess", "rules/chess", "play/<b>", "campaigns/", "shelf"] {
        assert_eq!(read_route(hash), None, "{hash}");
    }
    assert_eq!(read_route(""), Some(Route::Shelf));
}

#[test]
fn addresses_that_people_have_kept_go_on_to_work() {
    for hash in [
        "new/dungeon-roll",
        "new/paper-dungeons/7K2Q-XM49",
        "new/paper-dungeons/today",
        "play/7k2qxm49",
        "replay/7k2qxm49",
        "replay/7k2qxm49/12",
        "m=AQ-_9",
        "m=AQ-_9/7",
        "versus/7k2qxm49",
        "rules/dungeon-raiders",
        "rules/paper-dungeons/PD-042",
        "campaigns/paper-dungeons",
        "achievements/dungeon-roll",
        "hall",
        "settings",
        "enter",
        "record",
        "about",
        "copies",
        "aside",
    ] {
        assert_eq!(read_route(hash).map(|it| it.hash()).as_deref(), Some(hash));
    }
}
