//! The data kept of a match beside the match itself: results, campaigns, what the shelf calls it.

use std::collections::BTreeSet;

use undercroft::app::catalogue::{GameId, OnTheShelf};
use undercroft::app::game_pieces;
use undercroft::browser::storage::StorageError;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::name::is_key;
use undercroft::kernel::{Bots, Game, Lang, Match, Observer, Seat, Seed, Words, record};
use undercroft::shell::features;
use undercroft::shell::features::achievements::store::note_earned;
use undercroft::shell::features::achievements::table::of_match;
use undercroft::shell::model::history::UndoRule;
use undercroft::shell::model::order::Order;
use undercroft::shell::model::seating::Seating;
use undercroft::shell::store::campaign::{Campaign, Chapter, Score};
use undercroft::shell::store::game_info::GameInfo;
use undercroft::shell::store::hall::{Feat, groups};
use undercroft::shell::store::kept;
use undercroft::shell::store::saves::kept::{Entry, SavedMatch, read_index, read_match};

fn paper_dungeons() -> GameInfo {
    game_pieces::info(GameId::read(PaperDungeons::ID).expect("on the shelf")).expect("here")
}

/// The results in the text of a list, all of which make sense.
#[track_caller]
fn feats(text: &str) -> Vec<Feat> {
    let sound = kept::rows::<Feat>(text).expect("a list");
    assert_eq!(sound.aside, None);
    sound.value
}

fn finished(n_seats: usize, seed: u64) -> Match<PaperDungeons> {
    let setup = format!("players={n_seats} dungeon=B missions=3 vanishing=no");
    let setup = setup.parse().expect("notation");
    let mut game = Match::begin(setup, Seed::from_bits(seed)).expect("a fair table");
    game.play_at_random(&mut FastChance::new(seed), usize::MAX);
    game
}

#[test]
fn only_strict_tables_from_the_beginning_count() {
    let with = |change: fn(&mut SavedMatch)| {
        let mut saved = SavedMatch::new("undercroft 1".to_owned());
        change(&mut saved);
        groups::counts(&saved)
    };
    assert!(with(|_| {}));
    assert!(!with(|it| it.undo = UndoRule::Friendly));
    assert!(!with(|it| it.undo = UndoRule::Study));
    assert!(!with(|it| it.is_copy = true));
}

#[test]
fn a_result_says_what_the_standing_does() {
    let game = finished(2, 5);
    let seating = Seating::read(&["normal".to_owned()], 2, paper_dungeons().levels);
    let names = [String::new(), "Ada".to_owned()];
    let feat = Feat::of(&game, "x".to_owned(), &names, &seating.expect("a person"));
    let standing = PaperDungeons::standing(&game.view(Observer::All));
    let ada = &standing.places[Seat::new(1)];
    assert_eq!((feat.total(), feat.is_solo()), (ada.total, false));
    assert_eq!((feat.seats[1].rank, feat.seats[1].name.as_str()), (ada.rank, "Ada"));
    assert!(!feat.seats[0].is_person);
    assert!(feat.said(Lang::Ru).total.contains("слав"), "{}", feat.said(Lang::Ru).total);
    let text = serde_json::to_string(&serde_json::json!({ "v": 1, "rows": [feat] }));
    assert_eq!(feats(&text.expect("JSON")), [feat]);
}

/// A match of Dungeon Roll that was played to its end.
fn rolled(name: &str) -> Match<DungeonRoll> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/games/dungeon_roll/records");
    let text = std::fs::read_to_string(format!("{folder}/{name}.txt")).expect("a record");
    record::read(&text).expect("it replays").0
}

/// The result of a match with everything that was earned in it.
fn noted<G: Words + Bots>(game: &Match<G>, seating: &Seating) -> Feat {
    let mut feat = Feat::of(game, "x".to_owned(), &[], seating);
    note_earned(&mut feat, &of_match(game), G::ACHIEVEMENTS, &[]);
    feat
}

#[test]
fn a_result_says_what_was_played_with_and_which_achievements_were_earned() {
    let game = rolled("knight");
    let feat = noted(&game, &Seating::of_persons(1));
    assert_eq!(feat.seats[0].with, "knight");
    assert_eq!(feat.seats[0].achievements, ["dragon_slayer"]);
    let text = serde_json::to_string(&serde_json::json!({ "v": 1, "rows": [feat] }));
    assert_eq!(feats(&text.expect("JSON")), [feat]);
    let game = rolled("nobody");
    let feat = Feat::of(&game, "x".to_owned(), &[], &Seating::of_persons(1));
    assert_eq!(feat.seats[0].with, "");
}

#[test]
fn a_computer_earns_no_achievements() {
    let setup = rolled("two").setup().clone();
    let played = |seed| {
        let mut game: Match<DungeonRoll> =
            Match::begin(setup.clone(), Seed::from_bits(seed)).expect("a fair table");
        game.play_at_random(&mut FastChance::new(seed), usize::MAX);
        game
    };
    let earned = |game: &Match<DungeonRoll>, seating: &Seating| {
        noted(game, seating).seats.into_iter().map(|it| it.achievements).collect::<Vec<_>>()
    };
    let persons = Seating::of_persons(2);
    let is_earned = |it: &Match<DungeonRoll>| !earned(it, &persons)[1].is_empty();
    let game = (0..5000).map(played).find(is_earned).expect("luck");
    let keys = ["person", "easy"].map(str::to_owned);
    let seating = Seating::read(&keys, 2, DungeonRoll::LEVELS).expect("a person");
    assert_eq!(earned(&game, &seating), [earned(&game, &persons)[0].clone(), Vec::new()]);
}

#[test]
fn achievements_of_every_game_can_be_kept_and_told() {
    for game in GameId::ALL {
        let (info, all) = (game_pieces::info(*game).expect("here"), game.achievements());
        assert!(info.label.has_achievements && 12 <= all.len(), "{}", game.id());
        let keys: BTreeSet<&str> = all.iter().map(|it| it.key).filter(|it| is_key(it)).collect();
        assert_eq!(keys.len(), all.len(), "two achievements share a key");
        let members = info.cast.map(|it| (it.members)()).unwrap_or_default();
        // A result whose keys are none is set aside when it is read.
        assert!(members.iter().all(|it| is_key(it.key)), "{}", game.id());
        for key in all.iter().flat_map(|it| it.each) {
            assert!(members.iter().any(|it| it.key == *key), "{key}");
        }
    }
}

#[test]
fn what_was_earned_stays_when_a_match_is_looked_at_again() {
    let game = rolled("knight");
    let first = noted(&game, &Seating::of_persons(1));
    let mut again = first.clone();
    let is_new = note_earned(&mut again, &of_match(&game), DungeonRoll::ACHIEVEMENTS, &[]);
    assert_eq!((is_new, &again), (false, &first));
    let bare = Feat::of(&game, "x".to_owned(), &[], &Seating::of_persons(1));
    assert_eq!(bare.clone().with_earned(None).seats[0].achievements.len(), 0);
    assert_eq!(bare.with_earned(Some(&first)).seats[0], first.seats[0]);
}

#[test]
fn a_result_from_before_there_were_achievements_is_read() {
    let old = r#"{"v":1,"rows":[{"id":"a","game":"g","ended":1.0,"seed":"0000-00Z8","setup":"players=1",
        "seats":[{"name":"Ada","is_person":true,"rank":1,"total":9}],
        "en":{"total":"9","verdict":""},"ru":{"total":"9","verdict":""}}]}"#;
    let feats = feats(old);
    assert_eq!((feats[0].seats[0].with.as_str(), feats[0].seats[0].achievements.len()), ("", 0));
}

#[test]
fn a_setup_is_told_by_the_names_of_what_was_chosen() {
    let info = paper_dungeons();
    let words = |setup, lang| features::hall::words::setup(setup, &info, lang);
    let alone = "players=1 dungeon=B missions=3 vanishing=no";
    assert_eq!(words(alone, Lang::En), "B. The Horned Gatekeeper · Three missions");
    let table = "players=2 dungeon=random missions=none vanishing=yes";
    let ru = "Случайное подземелье · Без миссий · Самоцветы исчезают";
    assert_eq!(words(table, Lang::Ru), ru);
}

fn campaign(info: &GameInfo, scenario: &str, n_seats: usize) -> Campaign {
    Campaign {
        id: "c".to_owned(),
        game: info.label.id.to_owned(),
        scenario: scenario.to_owned(),
        begun: 1.0,
        names: vec![String::new(); n_seats],
        players: Vec::new(),
        heroes: vec![Vec::new(); n_seats],
        chapters: Vec::new(),
        options: String::new(),
        undo: String::new(),
    }
}

fn chapter(scores: &[(i32, i32)]) -> Chapter {
    let scores = scores.iter().map(|&(total, mark)| Score { total, mark }).collect();
    Chapter { id: "m".to_owned(), ended: 2.0, scores }
}

#[test]
fn every_chapter_of_every_campaign_is_a_table_that_can_be_laid() {
    let mut n_laid = 0;
    for info in GameId::ALL.iter().filter_map(|it| game_pieces::info(*it)) {
        for scenario in info.campaign_set.iter().flat_map(|it| it.scenarios) {
            for n_seats in info.label.seats_min..=info.label.seats_max {
                let campaign = campaign(&info, scenario.key, n_seats);
                for nth in 0..scenario.chapters.len() {
                    let setup = campaign.setup(&info, scenario, nth);
                    let (key, choice) = scenario.chapters[nth];
                    assert!(setup.contains(&format!(" {key}={choice}")), "{setup}");
                    let order = Order { setup, ..Order::default() };
                    assert!((info.create_match)(&order, Lang::En).is_ok(), "{}", order.setup);
                    n_laid += 1;
                }
            }
        }
    }
    assert_eq!(n_laid, 4 * 3 * 8);
}

#[test]
fn a_campaign_keeps_to_what_was_chosen_when_it_began() {
    let info = paper_dungeons();
    let plain = campaign(&info, "tower", 2);
    let scenario = plain.scenario(&info).expect("a scenario");
    let setup = |options: &str| {
        let chosen = Campaign { options: options.to_owned(), ..plain.clone() };
        chosen.setup(&info, scenario, 1)
    };
    let whole = "players=2 dungeon=random missions=none vanishing=yes potions=ask";
    let chapter = "players=2 dungeon=H missions=none vanishing=yes potions=ask";
    assert_eq!(setup(whole), chapter);
    // One from before the options were asked, and one that makes no sense.
    let unsaid = "players=2 dungeon=H missions=3 vanishing=no potions=always";
    assert_eq!(setup(""), unsaid);
    assert_eq!(setup("missions=99 vanishing potions=  =ask"), unsaid);
    let old = r#"{"id":"c","game":"paper-dungeons","scenario":"tower","begun":1.0,"names":["",""],
        "players":[],"heroes":[[],[]],"chapters":[]}"#;
    assert_eq!(serde_json::from_str::<Campaign>(old).expect("JSON"), plain);
}

#[test]
fn chapters_are_played_in_order_and_one_left_is_played_again() {
    let info = paper_dungeons();
    let mut campaign = campaign(&info, "tower", 1);
    let scenario = campaign.scenario(&info).expect("a scenario");
    assert_eq!(campaign.present(scenario), Some(0));
    campaign.chapters.push(chapter(&[(50, 20)]));
    assert_eq!(campaign.present(scenario), Some(1));
    campaign.chapters.push(chapter(&[]));
    assert_eq!(campaign.present(scenario), Some(1));
    campaign.chapters[1] = chapter(&[(61, 20)]);
    campaign.chapters.push(chapter(&[(-3, 20)]));
    assert_eq!(campaign.present(scenario), None);
    assert_eq!(campaign.sums().0[Seat::FIRST], 108);
}

#[test]
fn explored_rooms_break_a_tie_of_the_sums() {
    let info = paper_dungeons();
    let mut campaign = campaign(&info, "mummy", 2);
    campaign.chapters = vec![chapter(&[(50, 20), (60, 10)]), chapter(&[(50, 20), (40, 31)])];
    let (sums, winners) = campaign.sums();
    assert_eq!(sums.iter().map(|(_, it)| *it).collect::<Vec<_>>(), [100, 100]);
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat::new(1)]);
}

#[test]
fn what_is_no_match_is_not_taken_for_one() {
    let game = finished(1, 3);
    let saved = SavedMatch::new(record::write(&game, &[]));
    let text = serde_json::to_string(&saved).expect("JSON");
    assert_eq!(read_match(&text).map(|it| it.value), Ok(saved));
    for text in ["", "{}", r#"{"v":1,"record":"nonsense"}"#] {
        assert_eq!(read_match(text), Err(StorageError::Corrupt), "{text}");
    }
    let newer = text.replace("\"v\":1", "\"v\":2");
    assert_eq!(read_match(&newer), Err(StorageError::Newer));
}

#[test]
fn an_index_from_before_there_were_names_is_read() {
    let old = r#"{"v":1,"matches":[{"id":"a","game":"g","changed":1.0,"is_over":false,
        "en":{"moment":"","score":"","awaited":""},"ru":{"moment":"","score":"","awaited":""}}],
        "finished":[]}"#;
    let entries: Vec<Entry> = read_index(old).expect("an index").value.matches;
    assert_eq!(
        entries.iter().map(|it| (it.id.as_str(), it.name.as_str())).collect::<Vec<_>>(),
        [("a", "")]
    );
    assert_eq!(read_index("{broken").map(|it| it.value), Err(StorageError::Corrupt));
}
