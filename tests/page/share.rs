//! What is handed on of a match: the message in both languages, and the link in it.

use undercroft::app::catalogue::read_route;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::link::PackError;
use undercroft::kernel::record::RecordError;
use undercroft::kernel::{Edition, Lang, Match, Observer, Seed, link};
use undercroft::shell::model::hint::Asker;
use undercroft::shell::model::history::UndoRule;
use undercroft::shell::model::parcel::{Kind, Parcel};
use undercroft::shell::model::route::Route;
use undercroft::shell::model::table_model::{
    EditionModel, InterruptionModel, PlaceModel, StandingModel, TableModel,
};
use undercroft::shell::pages::share::words;
use undercroft::shell::words::link_error;

/// A match of `n_seats`, finished or not.
fn game(n_seats: usize, n_plies: usize) -> Match<PaperDungeons> {
    let setup = format!("players={n_seats} dungeon=random missions=3 vanishing=yes");
    let setup = setup.parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut FastChance::new(1), n_plies);
    game
}

/// A table of the people named, as it is told while it lasts, or at its end.
fn model(names: &[&str], is_over: bool) -> TableModel {
    let place = |name: &&str| PlaceModel {
        rank: 1,
        name: (*name).to_owned(),
        total_words: "27 glory".to_owned(),
        lines: Vec::new(),
    };
    let standing = StandingModel {
        headline: (1 < names.len()).then(|| "Ada wins!".to_owned()),
        verdict: (is_over && names.len() == 1).then(|| "Rank: Hero.".to_owned()),
        places: names.iter().map(place).collect(),
    };
    TableModel {
        shown_before: None,
        id: String::new(),
        game: "paper-dungeons",
        plain: &[],
        title: "Paper Dungeons",
        moment: "Round 4 of 8".to_owned(),
        seed: Seed::from_text("dragon").to_string(),
        edition: EditionModel { number: Edition::FIRST, newest: Edition::FIRST, rulings: &[] },
        seats: Vec::new(),
        total: 27,
        total_words: "27 glory".to_owned(),
        is_out: false,
        no_undo: None,
        can_redo: false,
        undo: UndoRule::Strict,
        is_over,
        curtain: None,
        summons: String::new(),
        interruption: InterruptionModel::default(),
        standing,
        rival: None,
        recap: None,
        is_deleted: false,
        asker: Asker::default(),
    }
}

#[track_caller]
fn check(names: &[&str], is_over: bool, kind: Kind, lang: Lang, said: &str) {
    let seed = Seed::from_text("dragon").to_string();
    let message = words::message(&model(names, is_over), kind, "LINK", lang);
    assert_eq!(message.replace(&seed, "SEED"), said);
}

#[test]
fn words_come_first_then_the_link() {
    let alone: &[&str] = &["Player 1"];
    let said = "Paper Dungeons, seed SEED. The result: 27 glory. Rank: Hero.\n\
                Play the same seed, or watch this match:\nLINK";
    check(alone, true, Kind::Match, Lang::En, said);
    let said = "Paper Dungeons, зерно SEED. Round 4 of 8. Пока что счёт: 27 glory.\n\
                Посмотрите на партию или продолжите её сами:\nLINK";
    check(alone, false, Kind::Match, Lang::Ru, said);
    let said = "Paper Dungeons, seed SEED. Ada: 27 glory; Boris: 27 glory. Ada wins!\n\
                Can you do better with the same dice and cards?\nLINK";
    check(&["Ada", "Boris"], true, Kind::Seed, Lang::En, said);
}

#[test]
fn a_message_from_a_running_table_of_several_tells_no_score() {
    for kind in Kind::ALL {
        for lang in [Lang::En, Lang::Ru] {
            let message = words::message(&model(&["Ada", "Boris"], false), kind, "LINK", lang);
            assert!(!message.contains("27") && !message.contains("Ada"), "{message}");
        }
    }
}

#[test]
fn only_a_running_match_of_several_has_secrets() {
    for (n_seats, n_plies, has_secrets) in
        [(1, 5, false), (1, 5000, false), (2, 5, true), (2, 5000, false)]
    {
        let parcel =
            Parcel::of(&game(n_seats, n_plies), &[], Observer::All, model(&["Ada"], false));
        assert_eq!(parcel.has_secrets, has_secrets);
        let likely = if has_secrets { Kind::Seed } else { Kind::Match };
        assert_eq!(parcel.likely_kind(), likely);
    }
}

#[test]
fn a_match_without_a_link_says_why_and_what_to_do() {
    for why in [PackError::TooLong, PackError::SetupTooLong] {
        let model = model(&["Ada"], true);
        let parcel =
            Parcel { tail: Err(why), ..Parcel::of(&game(1, 5), &[], Observer::All, model) };
        assert_eq!(parcel.hash(Kind::Match), None);
        assert!(parcel.hash(Kind::Seed).is_some());
        assert!(words::no_link(why).get(Lang::En).contains("Save"), "{why}");
        assert!(words::no_link(why).get(Lang::Ru).contains("Сохраните"), "{why}");
    }
}

#[test]
fn an_old_link_is_not_called_damaged() {
    let told = |error| [Lang::En, Lang::Ru].map(|it| link_error(&error, it));
    let ([en, ru], damaged) = (told(RecordError::OldLink), told(RecordError::NoCheck));
    assert!(en.contains("older version") && en.contains("as a file"), "{en}");
    assert!(ru.contains("старая версия") && ru.contains("в файл"), "{ru}");
    assert!(damaged[0].contains("damaged") && !en.contains("damaged"));
}

#[test]
fn both_links_lead_where_they_should() {
    let game = game(1, 5000);
    let parcel = Parcel::of(&game, &["Ada".to_owned()], Observer::All, model(&["Ada"], true));
    let setup = parcel.hash(Kind::Seed).and_then(|it| read_route(&it));
    assert!(matches!(setup, Some(Route::Setup(_, Some(it))) if it == game.seed()));
    let Some(Route::Link(tail, None)) = parcel.hash(Kind::Match).and_then(|it| read_route(&it))
    else {
        panic!("the link of a match leads to it")
    };
    let (read, names) = link::unpack::<PaperDungeons>(&tail).expect("a sound link");
    assert_eq!((read.ply(), &names[0][..]), (game.ply(), "Ada"));
    let code = Seed::from_text("dragon");
    assert_eq!(parcel.file_name(), format!("undercroft-paper-dungeons-{code}.txt"));
}
