//! The things handed on of a match: the message in both languages, and the link in it.

use undercroft::app::catalogue::{GameId, read_route};
use undercroft::app::game_pieces;
use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::games::with_rules;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::link::PackError;
use undercroft::kernel::name::clean_name;
use undercroft::kernel::record::RecordError;
use undercroft::kernel::{
    Bots, Edition, Game, Lang, Match, Observer, Seat, Seed, Sign, Trail, link, record,
};
use undercroft::shell::features::rival;
use undercroft::shell::features::setup::Choices;
use undercroft::shell::features::share::words;
use undercroft::shell::model::asker::Asker;
use undercroft::shell::model::history::UndoRule;
use undercroft::shell::model::parcel::{Kind, Parcel};
use undercroft::shell::model::route::Route;
use undercroft::shell::model::seating::{Player, Seating};
use undercroft::shell::model::shared_table::SharedTable;
use undercroft::shell::model::table_model::{
    EditionModel, InterruptionModel, PlaceModel, SeatModel, StandingModel, TableModel,
};
use undercroft::shell::words::link_error;

use crate::{dungeoneer, setups};

/// A match of `n_seats`, finished or not.
fn game(n_seats: usize, n_plies: usize) -> Match<PaperDungeons> {
    let setup = format!("players={n_seats} dungeon=random missions=3 vanishing=yes");
    let setup = setup.parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut FastChance::new(1), n_plies);
    game
}

/// The parcel of a match of persons alone.
fn parcel(game: &Match<PaperDungeons>, given: &[String], model: TableModel) -> Parcel {
    Parcel::of(game, (given, &Seating::of_persons(game.n_seats())), Observer::All, model)
}

/// A table of the people named, as it is told while it lasts, or at its end.
pub fn model(names: &[&str], is_over: bool) -> TableModel {
    let rank = |name: &&str| 1 + names.iter().position(|it| it == name).unwrap_or_default() as u8;
    let place = |name: &&str| PlaceModel {
        rank: rank(name),
        name: (*name).to_owned(),
        is_winner: 1 < names.len() && *name == names[0],
        total_words: "27 glory".to_owned(),
        lines: Vec::new(),
    };
    let standing = StandingModel {
        headline: (1 < names.len()).then(|| "Ada wins!".to_owned()),
        verdict: (is_over && names.len() == 1).then(|| "Rank: Hero.".to_owned()),
        is_lost: false,
        places: names.iter().map(place).collect(),
    };
    let seat = |name: &&str| SeatModel {
        name: (*name).to_owned(),
        is_awaited: false,
        is_computer: name.starts_with("Computer"),
        is_here: !name.starts_with("Computer"),
        player: "person",
    };
    TableModel {
        shown_before: None,
        id: String::new(),
        game: "paper-dungeons",
        plain: &[],
        title: "Paper Dungeons",
        venue: None,
        moment: "Round 4 of 8".to_owned(),
        seed: Seed::from_text("dragon").to_string(),
        edition: EditionModel { number: Edition::FIRST, newest: Edition::FIRST, rulings: &[] },
        seats: names.iter().map(seat).collect(),
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
        has_rival: false,
        recap: None,
        is_guest: false,
        sending: None,
        is_deleted: false,
        asker: Asker::default(),
    }
}

#[track_caller]
fn check(names: &[&str], is_over: bool, kind: Kind, lang: Lang, said: &str) {
    let seed = Seed::from_text("dragon").to_string();
    let trail =
        if is_over { Trail(vec![vec![Sign::Step, Sign::Trophy]]) } else { Trail::default() };
    let message = words::message(&model(names, is_over), &trail, kind, "LINK", lang);
    assert_eq!(message.replace(&seed, "SEED"), said);
}

#[test]
fn words_come_first_then_the_link() {
    let alone: &[&str] = &["Player 1"];
    let said = "Paper Dungeons: 27 glory. Rank: Hero.\nWatch this match, or beat it:\n🟫🏆\nLINK";
    check(alone, true, Kind::Match, Lang::En, said);
    let said = "Paper Dungeons. Round 4 of 8. Пока что счёт: 27 glory.\n\
                Посмотрите на партию или продолжите её сами:\nLINK";
    check(alone, false, Kind::Match, Lang::Ru, said);
    let said = "Paper Dungeons: Ada wins! Ada: 27 glory; Boris: 27 glory.\n\
                Can you do better with the same dice and cards?\n🟫🏆\nLINK";
    check(&["Ada", "Boris"], true, Kind::Seed, Lang::En, said);
    let said = "Paper Dungeons: won against 1 computer, 27 glory.\n\
                Watch this match, or beat it:\n🟫🏆\nLINK";
    check(&["Ada", "Computer 2"], true, Kind::Match, Lang::En, said);
    let said = "Paper Dungeons: второе место из 2, 27 glory.\n\
                Посмотрите эту партию или попробуйте сыграть лучше:\n🟫🏆\nLINK";
    check(&["Computer 1", "Ada"], true, Kind::Match, Lang::Ru, said);
}

#[test]
fn words_to_share_are_two_lines_at_most_and_tell_no_seed() {
    for kind in Kind::ALL {
        for (names, is_over) in [(&["Ada"][..], true), (&["Ada"], false), (&["Ada", "Boris"], true)]
        {
            let model = model(names, is_over);
            let message = words::message(&model, &Trail::default(), kind, "LINK", Lang::En);
            assert_eq!(message.lines().count(), 3, "{message}");
            assert!(!message.contains(&model.seed), "{message}");
        }
    }
}

#[test]
fn whoever_opens_a_finished_match_is_told_who_won_and_with_how_much() {
    #[track_caller]
    fn check(names: &[&str], lang: Lang, said: &str) {
        assert_eq!(rival::words::outcome(&model(names, true).standing, lang), said);
    }
    check(&["Ada", "Computer 2"], Lang::En, "Ada won with 27 glory.");
    check(&["Ada", "Computer 2"], Lang::Ru, "Победа: Ada, 27 glory.");
    check(&["Ada"], Lang::En, "Ada: 27 glory.");
    check(&["Player 1"], Lang::En, "The result: 27 glory.");
    check(&["Игрок 1"], Lang::Ru, "Итог: 27 glory.");
    let mut lost = model(&["Ada", "Boris"], true).standing;
    lost.places[0].is_winner = false;
    assert_eq!(rival::words::outcome(&lost, Lang::En), "Nobody won.");
    lost.places.iter_mut().for_each(|it| it.is_winner = true);
    let both = rival::words::outcome(&lost, Lang::En);
    assert_eq!(both, "Ada and Boris shared the victory with 27 glory.");
}

#[test]
fn a_message_from_a_running_table_of_several_tells_no_score() {
    for kind in Kind::ALL {
        for lang in [Lang::En, Lang::Ru] {
            let message = words::message(
                &model(&["Ada", "Boris"], false),
                &Trail::default(),
                kind,
                "LINK",
                lang,
            );
            assert!(!message.contains("27") && !message.contains("Ada"), "{message}");
        }
    }
}

#[test]
fn only_a_running_match_of_several_has_secrets() {
    for (n_seats, n_plies, has_secrets) in
        [(1, 5, false), (1, 5000, false), (2, 5, true), (2, 5000, false)]
    {
        let parcel = parcel(&game(n_seats, n_plies), &[], model(&["Ada"], false));
        assert_eq!(parcel.has_secrets, has_secrets);
        let likely = if has_secrets { Kind::Seed } else { Kind::Match };
        assert_eq!(parcel.likely_kind(), likely);
    }
}

#[test]
fn a_match_without_a_link_says_why_and_what_to_do() {
    for why in [PackError::TooLong, PackError::SetupTooLong] {
        let model = model(&["Ada"], true);
        let parcel = Parcel { tail: Err(why), ..parcel(&game(1, 5), &[], model) };
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
    let parcel = parcel(&game, &["Ada".to_owned()], model(&["Ada"], true));
    let shared = SharedTable::of(game.edition(), &game.setup().to_string(), 1, &[]);
    // What was reached goes with the table.
    let shared = shared.with_result(27);
    let same = Route::SameTable("paper-dungeons", game.seed(), shared);
    assert_eq!(parcel.hash(Kind::Seed).and_then(|it| read_route(&it)), Some(same));
    let Some(Route::Link(tail, None)) = parcel.hash(Kind::Match).and_then(|it| read_route(&it))
    else {
        panic!("the link of a match leads to it")
    };
    let (read, names) = link::unpack::<PaperDungeons>(&tail).expect("a sound link");
    assert_eq!((read.ply(), &names[0][..]), (game.ply(), "Ada"));
    let code = Seed::from_text("dragon");
    assert_eq!(parcel.file_name(), format!("undercroft-paper-dungeons-{code}.txt"));
}

/// A person between computers.
fn seating() -> Seating {
    let players = ["easy", "person", "normal", "easy"].map(str::to_owned);
    Seating::read(&players, 4, DungeonRaiders::LEVELS).expect("a person")
}

/// A finished match of Raiders at that table.
fn raid() -> Match<DungeonRaiders> {
    let setup = setups::DUNGEON_RAIDERS[7].parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_text("dragon")).expect("a fair table");
    game.play_at_random(&mut FastChance::new(1), usize::MAX);
    game
}

#[test]
fn the_link_to_a_table_opens_its_setup_with_everything_chosen() {
    let info = game_pieces::info(GameId::DungeonRaiders).expect("a game");
    let mut model = model(&["Computer 1", "Ada", "Computer 3", "Computer 4"], true);
    model.game = "dungeon-raiders";
    let parcel = Parcel::of(&raid(), (&[], &seating()), Observer::All, model);
    let route = parcel.hash(Kind::Seed).and_then(|it| read_route(&it));
    let Some(Route::SameTable("dungeon-raiders", seed, shared)) = route else {
        panic!("{route:?}")
    };
    // A person who opens it may have finished matches, or none.
    for is_seasoned in [true, false] {
        let choices = Choices::new(&info, Some(seed), is_seasoned);
        choices.choose_table(&info, &shared);
        let order = choices.order(&info);
        assert_eq!(in_notation::<DungeonRaiders>(&order.setup), raid().setup().to_string());
        assert_eq!((order.seed, order.players), (raid().seed(), seating().keys(info.levels)));
        assert_eq!(order.edition, Some(raid().edition()));
    }
}

/// A setup as its game writes it.
fn in_notation<G: Game>(setup: &str) -> String {
    let setup: G::Setup = setup.parse().unwrap_or_else(|_| panic!("no setup: {setup}"));
    setup.to_string()
}

/// The fields of a setup that matter at its table.
fn that_matter(game: GameId, setup: &str) -> Vec<String> {
    let info = game_pieces::info(game).expect("a game");
    let n_seats = shared(setup).players.len();
    let matters = |key: &str| {
        let option = info.options.iter().find(|it| it.key == key);
        option.is_none_or(|it| (it.applies)(n_seats))
    };
    let fields = setup.split(' ').filter(|it| it.split_once('=').is_some_and(|it| matters(it.0)));
    fields.map(str::to_owned).collect()
}

fn shared(setup: &str) -> SharedTable {
    let n_seats = setup.split(['=', ' ']).nth(1).and_then(|it| it.parse().ok());
    SharedTable::of(Edition::FIRST, setup, n_seats.expect("a number of players"), &[])
}

#[test]
fn every_table_can_be_laid_again_from_its_link() {
    for (game, setups) in [
        (GameId::DungeonRaiders, setups::DUNGEON_RAIDERS),
        (GameId::DungeonRoll, setups::DUNGEON_ROLL),
        (GameId::PaperDungeons, setups::PAPER_DUNGEONS),
        (GameId::Dungeoneer, dungeoneer::DUNGEONEER),
    ] {
        let info = game_pieces::info(game).expect("a game");
        for setup in setups {
            let route = Route::SameTable(game.id(), Seed::from_bits(1), shared(setup));
            let Some(Route::SameTable(_, seed, read)) = read_route(&route.hash()) else {
                panic!("{}", route.hash())
            };
            let choices = Choices::new(&info, Some(seed), true);
            choices.choose_table(&info, &read);
            let again = choices.order(&info).setup;
            let again = with_rules!(game, G => in_notation::<G>(&again));
            assert_eq!(that_matter(game, &again), that_matter(game, setup));
        }
    }
}

#[test]
fn computers_stay_computers_in_links_and_records() {
    let given = ["", "Ada", "", ""].map(str::to_owned);
    let parcel = Parcel::of(&raid(), (&given, &seating()), Observer::All, model(&["Ada"], true));
    let (_, from_link) = link::unpack::<DungeonRaiders>(&parcel.tail.expect("a link")).expect("it");
    let (_, from_record) = record::read::<DungeonRaiders>(&parcel.record).expect("a record");
    for names in [from_link, from_record] {
        let received = Seating::of_handed(names, 4, DungeonRaiders::LEVELS);
        assert_eq!(received, (given.to_vec(), seating()));
    }
}

#[test]
fn a_match_of_persons_is_handed_on_as_ever() {
    let given = ["Ada", "[computer easy]", "Борис"].map(str::to_owned);
    let persons = Seating::of_persons(3);
    let names = persons.handed_names(&given, DungeonRaiders::LEVELS);
    // Nobody is taken for a computer, under any name.
    assert_eq!(names, ["Ada", "", "Борис"]);
    assert_eq!(Seating::of_handed(names.clone(), 3, DungeonRaiders::LEVELS), (names, persons));
    // What leaves no seat to a person is as old matches are.
    let names = vec!["[computer easy]".to_owned(); 2];
    let alone = Seating::of_handed(names.clone(), 2, DungeonRaiders::LEVELS);
    assert_eq!(alone, (names, Seating::of_persons(2)));
}

#[test]
fn every_level_fits_into_the_place_of_a_name_and_into_an_address() {
    fn check<G: Bots>(info: &undercroft::shell::store::game_info::GameInfo) {
        for level in 0..G::LEVELS.len() {
            let seating = Seating::of_persons(2).with(Seat::new(1), Player::Computer(level));
            let seating = seating.expect("a person");
            let names = seating.handed_names(&[], G::LEVELS);
            let cleaned: Vec<String> = names.iter().map(|it| clean_name(it)).collect();
            assert_eq!(Seating::of_handed(cleaned, 2, G::LEVELS).1, seating);
            assert!(!G::LEVELS[level].key.contains('-'), "{}", G::LEVELS[level].key);
        }
        assert!(info.options.iter().all(|it| !it.key.contains('-')), "{}", G::ID);
    }
    for game in GameId::ALL {
        let info = game_pieces::info(*game).expect("a game");
        with_rules!(*game, G => check::<G>(&info));
    }
}
