//! The end of a match: what decided it, which rank it was, and what its first page says.

use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::dungeoneer::Dungeoneer;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Lang, Match, Seat, Seed, record};
use undercroft::shell::board::account::Accounts;
use undercroft::shell::features::ending::first_page::{FirstPage, Outcome, first_page};
use undercroft::shell::features::score::closing::closing;
use undercroft::shell::model::closing::{Closing, Decisive, Duel, Ladder, Lead};
use undercroft::shell::model::table_model::{PlaceModel, TableModel};

use crate::dungeoneer::DUNGEONEER;
use crate::kept::golden;
use crate::setups::{DUNGEON_RAIDERS, DUNGEON_ROLL, PAPER_DUNGEONS};
use crate::share;

fn names(n_seats: usize) -> Vec<String> {
    (1..=n_seats).map(|it| format!("Computer {it}")).collect()
}

/// The closing of a golden record for the person at a seat.
fn told<G: Accounts>(name: &str, seat: usize, lang: Lang) -> Closing {
    let (game, _): (Match<G>, _) = record::read(&golden(name)).expect("a record");
    closing(&game, Some(Seat::new(seat)), &names(game.n_seats()), lang)
}

/// Checks what decided a match for a seat, in both languages, and the points of that.
#[track_caller]
fn check<G: Accounts>(
    name: &str,
    seat: usize,
    said: [&str; 2],
    points: Option<i32>,
    is_good: bool,
) {
    for (lang, said) in [Lang::En, Lang::Ru].into_iter().zip(said) {
        let decisive = Decisive { said: said.replace('-', "\u{2011}"), points, is_good };
        let found = told::<G>(name, seat, lang).decisive;
        let plain = |it: &str| it.replace('-', "\u{2011}");
        let found = found.map(|it| Decisive { said: plain(&it.said), ..it });
        assert_eq!(found, Some(decisive), "{name} {seat}");
    }
}

/// Nothing can be said fairly.
#[track_caller]
fn check_none<G: Accounts>(name: &str, seat: usize) {
    assert_eq!(told::<G>(name, seat, Lang::En).decisive, None, "{name} {seat}");
}

#[test]
fn dungeon_roll_tells_of_flights_and_of_the_delve_that_went_furthest() {
    check::<DungeonRoll>(
        "dungeon-roll/time-traveler",
        0,
        [
            "You fled from level 4 in delve 1; retiring one level earlier would have kept 3 points.",
            "В 1-м приключении — бегство с уровня 4; отдых уровнем раньше сохранил бы 3 очка.",
        ],
        Some(-3),
        false,
    );
    check::<DungeonRoll>(
        "dungeon-roll/nobody",
        0,
        [
            "You fled from 2 delves; retiring one level earlier would have kept 7 points in all.",
            "2 приключения закончились бегством; отдых уровнем раньше сохранил бы 7 очков.",
        ],
        Some(-7),
        false,
    );
    check::<DungeonRoll>(
        "dungeon-roll/toulak",
        0,
        [
            "Delve 3 took you furthest: as far as level 8.",
            "Дальше всего завело 3-е приключение: уровень 8.",
        ],
        Some(8),
        true,
    );
    // Two delves went as far as each other.
    let told = told::<DungeonRoll>("dungeon-roll/knight", 0, Lang::En).decisive;
    let said = told.as_ref().map(|it| (it.said.as_str(), it.points));
    assert!(
        matches!(said, Some((it, None)) if it.starts_with("No delve took you further than level "))
    );
    // A flight of the winner has decided nothing.
    check_none::<DungeonRoll>("dungeon-roll/four-dealt-of-all", 0);
}

#[test]
fn dungeon_raiders_tells_of_deaths_and_of_the_room_that_made_the_difference() {
    check::<DungeonRaiders>(
        "dungeon-raiders/duel",
        1,
        [
            "Death took your treasure: 12 coins were lost.",
            "С гибелью потеряно всё сокровище: 12 монеток.",
        ],
        Some(-12),
        false,
    );
    check::<DungeonRaiders>(
        "dungeon-raiders/duel",
        0,
        ["Nobody else got out alive.", "Больше никто не выбрался живым."],
        None,
        true,
    );
    check::<DungeonRaiders>(
        "dungeon-raiders/four",
        0,
        [
            "You had 15 coins against 8 of Computer 3, but also the most wounds, 8: you bled to death.",
            "Монеток у вас 15 против 8 (Computer 3), но и ранений больше всех, 8: смерть от кровопотери.",
        ],
        None,
        false,
    );
    check::<DungeonRaiders>(
        "dungeon-raiders/four",
        3,
        [
            "You had the most wounds, 8, and bled to death.",
            "Больше всех ранений, 8: смерть от кровопотери.",
        ],
        None,
        false,
    );
    check::<DungeonRaiders>(
        "dungeon-raiders/four-boss",
        1,
        [
            "Computer 4 had more, 6 coins, but bled to death.",
            "Computer 4: монеток было больше, 6, но исход — смерть от кровопотери.",
        ],
        None,
        true,
    );
    check::<DungeonRaiders>(
        "dungeon-raiders/duel-quick",
        0,
        [
            "Treasure Room, room 10, made the difference: 0 to 3.",
            "Всё решилось здесь: Сокровищница, комната 10 — 0 против 3.",
        ],
        Some(-3),
        false,
    );
    check_none::<DungeonRaiders>("dungeon-raiders/four-quick", 1);
}

#[test]
fn paper_dungeons_tells_of_losses_and_of_the_line_that_made_the_difference() {
    check::<PaperDungeons>(
        "paper-dungeons/dungeon-c",
        0,
        ["You fled from 3 monsters.", "Пришлось бежать от 3 чудовищ."],
        Some(-11),
        false,
    );
    check::<PaperDungeons>(
        "paper-dungeons/two",
        0,
        [
            "Magic items made the difference: 21 to 10.",
            "Всё решила строка «Волшебные предметы»: 21 против 10.",
        ],
        Some(11),
        true,
    );
    check::<PaperDungeons>(
        "paper-dungeons/eight-plain",
        0,
        [
            "Resurrection made the difference: −9 to 0.",
            "Всё решила строка «Воскрешение»: −9 против 0.",
        ],
        Some(-9),
        false,
    );
    check_none::<PaperDungeons>("paper-dungeons/four", 0);
}

#[test]
fn dungeoneer_tells_of_the_third_quest_and_of_the_end_of_heroes() {
    check::<Dungeoneer>(
        "dungeoneer/both-six-2",
        3,
        [
            "Your third quest, “Heart of the Vault”, was completed in round 33.",
            "Ваше третье задание, «Сердце обители», выполнено в 33-м раунде.",
        ],
        None,
        true,
    );
    check::<Dungeoneer>(
        "dungeoneer/both-six-2",
        0,
        [
            "Computer 4 completed the third quest, “Heart of the Vault”, in round 33.",
            "Computer 4: третье задание, «Сердце обители», выполнено в 33-м раунде.",
        ],
        None,
        false,
    );
    check::<Dungeoneer>(
        "dungeoneer/both-solo",
        0,
        [
            "Your hero was defeated in the Ossuary, in round 18.",
            "Ваш герой повержен в Костнице, в 18-м раунде.",
        ],
        None,
        false,
    );
    check::<Dungeoneer>(
        "dungeoneer/both-two",
        1,
        [
            "Lorel was the last rival to be defeated, in round 8.",
            "Последний соперник повержен в 8-м раунде: Лорель.",
        ],
        None,
        true,
    );
    check_none::<Dungeoneer>("dungeoneer/everything", 0);
    let reached = |lang| told::<Dungeoneer>("dungeoneer/heroes-chosen", 3, lang).reached;
    assert_eq!(reached(Lang::En).as_deref(), Some("1 of 3 quests"));
    assert_eq!(reached(Lang::Ru).as_deref(), Some("Заданий: 1 из 3"));
}

#[test]
fn a_bar_leads_to_the_next_rank() {
    let ladder = told::<DungeonRoll>("dungeon-roll/alchemist", 0, Lang::En).ladder.expect("ranks");
    assert_eq!((ladder.rank.as_str(), &ladder.stops), ("Champion", &vec![16, 24, 30, 35]));
    assert_eq!(ladder.next, Some(("Hero of Ages".to_owned(), "5 points".to_owned())));
    let highest = told::<DungeonRoll>("dungeon-roll/toulak", 0, Lang::Ru).ladder.expect("ranks");
    assert_eq!((highest.rank.as_str(), highest.next), ("легендарный герой", None));
    let paper = told::<PaperDungeons>("paper-dungeons/solo", 0, Lang::Ru).ladder.expect("ranks");
    assert_eq!(paper.stops, [30, 50, 65, 80, 95, 110]);
    assert_eq!(paper.next, Some(("Оруженосец".to_owned(), "44 очка славы".to_owned())));
    // Below nothing and beyond the last rank the bar still has its ends.
    assert_eq!([-14, 0, 35, 70].map(|it| ladder.place_of(it, 70)), [0, 0, 50, 100]);
    // A player who died alone has no rank; among others there are none.
    assert_eq!(told::<DungeonRaiders>("dungeon-raiders/solo-easy", 0, Lang::En).ladder, None);
    assert_eq!(told::<PaperDungeons>("paper-dungeons/two", 0, Lang::En).ladder, None);
}

/// Checks that all told of random matches has words, and is to the good of one who has won alone, to the bad of others
/// where it is a matter of points.
fn check_random<G: Accounts>(setups: &[&str], n_matches: u64, plies: usize) {
    let mut n_told = 0;
    for nth in 0..n_matches {
        let setup = setups[nth as usize % setups.len()].parse().expect("notation");
        let mut game: Match<G> = Match::begin(setup, Seed::from_bits(nth)).expect("a table");
        game.play_at_random(&mut FastChance::new(nth), plies);
        if !game.turn().awaited().is_empty() {
            continue;
        }
        assert_eq!(closing(&game, None, &names(game.n_seats()), Lang::En), Closing::default());
        for seat in Seat::all(game.n_seats()) {
            let [en, ru] = [Lang::En, Lang::Ru]
                .map(|lang| closing(&game, Some(seat), &names(game.n_seats()), lang));
            assert_eq!(en.ladder.map(|it| it.stops), ru.ladder.map(|it| it.stops));
            let (Some(en), Some(ru)) = (&en.decisive, &ru.decisive) else {
                assert_eq!((en.decisive.is_some(), ru.decisive.is_some()), (false, false));
                continue;
            };
            assert_ne!(en.said, ru.said);
            assert!(en.said.ends_with('.') && ru.said.ends_with('.'), "{} {}", en.said, ru.said);
            assert!(en.points != Some(0) && (en.points, en.is_good) == (ru.points, ru.is_good));
            n_told += 1;
        }
    }
    assert!(0 < n_told);
}

#[test]
fn what_is_told_of_any_match_is_told_in_both_languages() {
    check_random::<DungeonRoll>(DUNGEON_ROLL, 60, usize::MAX);
    check_random::<DungeonRaiders>(DUNGEON_RAIDERS, 60, usize::MAX);
    check_random::<PaperDungeons>(PAPER_DUNGEONS, 40, usize::MAX);
    check_random::<Dungeoneer>(DUNGEONEER, 4, 3000);
}

/// A table that is over: names and totals, the best first; the last part says which of them has won.
fn table(places: &[(&str, &str, bool)]) -> TableModel {
    let all: Vec<&str> = places.iter().map(|it| it.0).collect();
    let mut model = share::model(&all, true);
    model.standing.places = places
        .iter()
        .enumerate()
        .map(|(nth, (name, total, is_winner))| PlaceModel {
            rank: nth as u8 + 1,
            name: (*name).to_owned(),
            is_winner: *is_winner,
            total_words: (*total).to_owned(),
            lines: Vec::new(),
        })
        .collect();
    model
}

#[test]
fn a_loss_says_what_was_reached_and_then_who_has_won() {
    let mut model = table(&[
        ("Computer 2", "9 coins", true),
        ("Computer 3", "8 coins", false),
        ("You", "7 coins", false),
    ]);
    model.standing.headline = Some("Computer 2 wins! You lose.".to_owned());
    let FirstPage { outcome, picture, title, below, number, rows, duel } =
        first_page(&model, None, Lang::En);
    assert_eq!(duel, None);
    assert_eq!((outcome, title.as_str()), (Outcome::Beaten, "Third of 3"));
    assert_eq!(picture, "beaten");
    assert_eq!(below.as_deref(), Some("Computer 2 wins! You lose."));
    assert_eq!(number, Some((7, "coins".to_owned())));
    let own: Vec<bool> = rows.iter().map(|it| it.is_own).collect();
    assert_eq!(own, [false, false, true]);
    assert_eq!(first_page(&model, None, Lang::Ru).title, "Третье место из 3");
    let closing = Closing { reached: Some("2 of 3 quests".to_owned()), ..Closing::default() };
    let page = first_page(&model, Some(&closing), Lang::En);
    assert_eq!((page.title.as_str(), page.number), ("2 of 3 quests", None));
    model.standing.places[2].total_words = "died in room 13".to_owned();
    let page = first_page(&model, None, Lang::En);
    assert_eq!((page.outcome, page.title.as_str()), (Outcome::Dead, "Died in room 13"));
}

#[test]
fn a_victory_is_that_of_whoever_plays() {
    let mut model = table(&[("Ada", "83 glory", true), ("Computer 2", "71 glory", false)]);
    let page = first_page(&model, None, Lang::Ru);
    assert_eq!((page.outcome, page.title.as_str()), (Outcome::Won, "Вы победили!"));
    assert_eq!(page.number, Some((83, "glory".to_owned())));
    // Of two persons each has a name.
    model.seats[1].is_computer = false;
    let page = first_page(&model, None, Lang::En);
    assert_eq!((page.outcome, page.title.as_str()), (Outcome::Over, "Ada wins!"));
    assert!(page.rows.iter().all(|it| !it.is_own));
}

#[test]
fn of_many_seats_the_best_and_ones_own_are_listed() {
    let places: Vec<(String, String)> =
        (1..=6).map(|it| (format!("Computer {it}"), format!("{} coins", 10 - it))).collect();
    let mut places: Vec<(&str, &str, bool)> =
        places.iter().map(|it| (it.0.as_str(), it.1.as_str(), it.0 == "Computer 1")).collect();
    places[4].0 = "Ada";
    let rows = first_page(&table(&places), None, Lang::En).rows;
    let ranks: Vec<(u8, bool)> = rows.iter().map(|it| (it.rank, it.is_own)).collect();
    assert_eq!(ranks, [(1, false), (2, false), (3, false), (5, true)]);
}

#[test]
fn somebody_alone_has_a_rank_or_has_won_or_is_told_why_not() {
    let mut model = table(&[("Player 1", "\u{2212}14 glory", false)]);
    let ladder =
        Ladder { rank: "драконий завтрак".to_owned(), stops: vec![16], next: None };
    let closing = Closing { ladder: Some(ladder), ..Closing::default() };
    let page = first_page(&model, Some(&closing), Lang::Ru);
    assert_eq!((page.outcome, page.title.as_str()), (Outcome::Over, "Драконий завтрак"));
    assert_eq!((page.below.as_deref(), page.rows), (Some("Paper Dungeons"), Vec::new()));
    assert_eq!(page.number, Some((-14, "glory".to_owned())));
    // Until it is known, the sentence of the game stands there.
    assert_eq!(first_page(&model, None, Lang::En).title, "Rank: Hero.");
    let page = first_page(&model, Some(&Closing::default()), Lang::En);
    assert_eq!((page.outcome, page.title.as_str()), (Outcome::Won, "You win!"));
    assert_eq!(page.below.as_deref(), Some("Rank: Hero."));
    model.standing.is_lost = true;
    let lost = Closing { reached: Some("2 of 3 quests".to_owned()), ..Closing::default() };
    let page = first_page(&model, Some(&lost), Lang::En);
    assert_eq!((page.outcome, page.title.as_str()), (Outcome::Dead, "2 of 3 quests"));
    assert_eq!(page.below.as_deref(), Some("Rank: Hero."));
}

/// Every drawing that the end of a match may have.
const PICTURES: [&str; 8] =
    ["won", "over", "beaten", "lost", "all-fallen", "rank-low", "rank-middle", "rank-high"];

#[test]
fn every_picture_is_drawn_and_small() {
    for name in PICTURES {
        let path = format!("{}/public/ends/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        let drawing = std::fs::read_to_string(path).expect("a drawing");
        assert!(drawing.contains(r#"viewBox="0 0 390 300""#) && drawing.len() < 5_000, "{name}");
    }
}

#[test]
fn a_rank_has_the_picture_of_its_third() {
    let mut model = table(&[("Player 1", "20 points", false)]);
    let stops = vec![16, 24, 30, 35];
    let ladder = Ladder { rank: "village hero".to_owned(), stops, next: None };
    let closing = Closing { ladder: Some(ladder), ..Closing::default() };
    let mut picture = |total: i32| {
        model.total = total;
        first_page(&model, Some(&closing), Lang::En).picture
    };
    let of_five = [2, 16, 24, 30, 50].map(&mut picture);
    assert_eq!(of_five, ["rank-low", "rank-low", "rank-middle", "rank-middle", "rank-high"]);
}

#[test]
fn whatever_else_came_of_it_has_a_picture() {
    let picture = |model: &TableModel| {
        let picture = first_page(model, Some(&Closing::default()), Lang::En).picture;
        assert!(PICTURES.contains(&picture));
        picture
    };
    let mut model = table(&[("You", "9 coins", true), ("Computer 2", "8 coins", false)]);
    assert_eq!(picture(&model), "won");
    model.seats[1].is_computer = false;
    assert_eq!(picture(&model), "over");
    let mut fallen =
        table(&[("You", "died in room 3", false), ("Computer 2", "died in room 4", false)]);
    assert_eq!(picture(&fallen), "lost");
    fallen.standing.is_lost = true;
    assert_eq!(picture(&fallen), "all-fallen");
}

#[test]
fn against_the_match_of_somebody_else_both_results_and_the_lead_are_told() {
    let model = table(&[("Player 1", "30 glory", false)]);
    let duel = Duel {
        name: "Ada".to_owned(),
        own: "30 glory".to_owned(),
        theirs: "25 glory".to_owned(),
        lead: Lead::of((true, 30), (true, 25)),
        has_moves: true,
    };
    let closing = Closing { duel: Some(duel.clone()), ..Closing::default() };
    let page = first_page(&model, Some(&closing), Lang::En);
    assert_eq!(page.below.as_deref(), Some("You are ahead by 5."));
    // Both numbers stand side by side, so that neither stands alone.
    assert_eq!((page.number, page.duel), (None, Some(duel)));
    assert_eq!(first_page(&model, None, Lang::En).duel, None);
}
