//! The words of a link to the one it is sent to, for each kind of link.

use undercroft::app::catalogue::{GameId, ShelfBox};
use undercroft::app::game_pieces;
use undercroft::browser::picture::Shape;
use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::kernel::record::RecordError;
use undercroft::kernel::{Bots, Edition, Game, Lang, Sign, Trail, link, record};
use undercroft::shell::features::invitation::letters::{
    Sent, of_challenge, of_error, of_table, table,
};
use undercroft::shell::features::invitation::model::Letter;
use undercroft::shell::features::share::picture::{SIZE, picture, shapes};
use undercroft::shell::model::closing::Closing;
use undercroft::shell::model::handed::Handed;
use undercroft::shell::model::seating::Seating;
use undercroft::shell::model::shared_table::SharedTable;
use undercroft::shell::model::table_model::TableModel;
use undercroft::shell::store::game_info::GameInfo;

use crate::kept::golden;
use crate::share::model;

fn info(game: GameId) -> GameInfo {
    game_pieces::info(game).expect("a game")
}

/// The invitation to a match of Paper Dungeons with these people.
fn letter(model: &TableModel, name: Option<&str>, lang: Lang) -> Letter {
    let sent = Sent {
        info: &info(GameId::PaperDungeons),
        of_box: ShelfBox::find("paper-dungeons").map(ShelfBox::info),
        model,
        setup: "players=1 dungeon=B missions=3 vanishing=yes",
        name,
        trail: &Trail(vec![vec![Sign::Step; 8]]),
        n_actions: 64,
    };
    sent.letter(lang)
}

#[test]
fn whoever_played_alone_sets_a_mark() {
    let model = model(&["Ada"], true);
    let said = letter(&model, Some("Ada"), Lang::En);
    assert_eq!((said.lead.as_str(), said.title.as_str()), ("Ada challenges you", "Beat 27 glory"));
    assert_eq!((said.of_box, said.is_broken), (Some("paper-dungeons"), false));
    let row = &said.rows[0];
    let told = (row.name.as_str(), row.said.as_str(), row.total_words.as_str(), row.is_sender);
    assert_eq!(told, ("Ada", "Rank: Hero.", "27 glory", true));
    assert_eq!(said.notes[0], "Checked: 64 actions, each by the rules.");
    let said = letter(&model, None, Lang::Ru);
    assert_eq!(
        (said.lead.as_str(), said.title.as_str()),
        ("Вам бросают вызов", "Планка: 27 glory")
    );
    assert_eq!(said.rows[0].name, "Друг");
}

#[test]
fn whoever_was_lost_sets_none() {
    let mut model = model(&["Ada"], true);
    model.standing.is_lost = true;
    assert_eq!(letter(&model, None, Lang::En).title, "Can you do better?");
    assert_eq!(letter(&model, None, Lang::Ru).title, "Сможете лучше?");
}

#[test]
fn at_a_table_of_persons_the_winner_is_told() {
    let said = letter(&model(&["Ada", "Boris"], true), None, Lang::En);
    assert_eq!(
        (said.lead.as_str(), said.title.as_str()),
        ("Paper Dungeons", "Ada won with 27 glory.")
    );
    assert!(said.rows.iter().all(|it| !it.is_sender));
}

#[test]
fn whoever_is_to_be_beaten_is_always_listed() {
    let names = ["Computer 1", "Computer 2", "Computer 3", "Computer 4", "Computer 5", "Ada"];
    let said = letter(&model(&names, true), Some("Ada"), Lang::En);
    assert_eq!(said.rows.len(), 4);
    let sender: Vec<&str> =
        said.rows.iter().filter(|it| it.is_sender).map(|it| it.name.as_str()).collect();
    assert_eq!(sender, ["Ada"]);
}

#[test]
fn a_match_that_goes_on_tells_where_it_stands_and_no_score() {
    let said = letter(&model(&["Ada", "Boris"], false), None, Lang::En);
    assert_eq!(said.lead, "Paper Dungeons: Round 4 of 8");
    assert_eq!(said.title, "A match that is not over");
    assert_eq!((said.rows.len(), said.trail.is_empty()), (0, true));
}

#[test]
fn a_table_is_told_in_one_line() {
    #[track_caller]
    fn check(game: GameId, of_box: &str, setup: &str, players: &[&str], said: [&str; 2]) {
        let players: Vec<String> = players.iter().map(|it| (*it).to_owned()).collect();
        let of_box = ShelfBox::find(of_box).map(ShelfBox::info);
        let told = [Lang::En, Lang::Ru].map(|it| table(&info(game), of_box, setup, &players, it));
        assert_eq!(told, said);
    }
    let setup =
        "players=1 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base";
    check(GameId::DungeonRoll, "dungeon-roll", setup, &["person"], ["Alone", "В одиночку"]);
    let setup = "players=4 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living";
    check(
        GameId::DungeonRaiders,
        "dungeon-raiders",
        setup,
        &["person", "easy", "normal", "easy"],
        [
            "Against 3 computers (2 × easy, 1 × normal)",
            "Против 3 компьютеров (2 × лёгкий, 1 × обычный)",
        ],
    );
    check(
        GameId::DungeonRaiders,
        "dungeon-raiders",
        setup,
        &["person", "person", "easy", "easy"],
        ["2 players and 2 computers (easy)", "2 игрока против 2 компьютеров (лёгкий)"],
    );
}

#[test]
fn a_table_without_its_match_tells_the_result_if_it_has_one() {
    let of = |result| {
        let shared = SharedTable::of(Edition::FIRST, "players=1 dungeon=B missions=3", 1, &[]);
        let shared = match result {
            Some(total) => shared.with_result(total),
            None => shared,
        };
        let of_box = ShelfBox::find("paper-dungeons").map(ShelfBox::info);
        of_table(&info(GameId::PaperDungeons), of_box, &shared, "7K2Q-XM49", Lang::En)
    };
    assert_eq!(of(Some(27)).title, "Beat 27 glory");
    assert_eq!(
        (of(None).lead.as_str(), of(None).title.as_str()),
        ("Paper Dungeons", "A table for you")
    );
    assert!(of(None).notes.contains(&"Seed 7K2Q-XM49".to_owned()));
}

#[test]
fn a_challenge_tells_its_day() {
    let of_box = ShelfBox::find("dungeon-roll").expect("a box").info();
    let day = ("24 Nov 2026", "alone".to_owned());
    let said = of_challenge(&info(GameId::DungeonRoll), of_box, day.clone(), Some(21), Lang::En);
    assert_eq!(
        (said.lead.as_str(), said.title.as_str()),
        ("The challenge of 24 Nov 2026", "Beat 21 points")
    );
    assert_eq!(said.table, "Dungeon Roll · alone");
    let said = of_challenge(&info(GameId::DungeonRoll), of_box, day, None, Lang::Ru);
    assert_eq!(said.title, "Один стол для всех");
}

#[test]
fn a_link_that_cannot_be_opened_says_why_and_that_nothing_is_lost() {
    for lang in [Lang::En, Lang::Ru] {
        let of_box = ShelfBox::find("dungeon-roll").map(ShelfBox::info);
        let damaged = of_error(None, &RecordError::NoCheck, (false, false), lang);
        let newer = of_error(of_box, &RecordError::NewerEdition(9), (false, false), lang);
        assert!(damaged.is_broken && newer.is_broken);
        assert_ne!(damaged.table, newer.table);
        assert_eq!((damaged.of_box, newer.of_box), (None, Some("dungeon-roll")));
        // What is cut can be made whole; what is newer cannot.
        assert_eq!((damaged.notes.len(), newer.notes.len()), (2, 1));
    }
}

#[test]
fn a_link_that_was_cut_still_tells_its_table() {
    let (game, _) = record::read::<DungeonRaiders>(&golden("dungeon-raiders/four")).expect("sound");
    let players = ["person", "easy", "normal", "easy"].map(str::to_owned);
    let seating = Seating::read(&players, 4, DungeonRaiders::LEVELS).expect("a person");
    let names = seating.handed_names(&[], DungeonRaiders::LEVELS);
    let tail = link::pack(&game, &names).expect("a link");
    let whole = SharedTable::of(game.edition(), &game.setup().to_string(), 4, &players);
    let wanted = Some((DungeonRaiders::ID.to_owned(), game.seed(), whole));
    assert_eq!(Handed::Tail(tail[..tail.len() - 9].to_owned()).table(), wanted);
    // Less of it is no other table, but none.
    for n in 0..tail.len() {
        let found = Handed::Tail(tail[..n].to_owned()).table();
        assert!(found.is_none() || found == wanted, "{n}");
    }
    assert_eq!(Handed::Tail("AQ5w".to_owned()).table(), None);
}

#[test]
fn a_picture_has_the_result_and_the_symbols_and_stays_within_its_edges() {
    let trail = Trail(vec![vec![Sign::Step; 11]; 3]);
    let closing = Closing { trail: trail.clone(), ..Closing::default() };
    for (names, lines) in [(&["Ada"][..], 3), (&["Ada", "Computer 2"], 5)] {
        let trail =
            if lines == 3 { trail.clone() } else { Trail(vec![vec![Sign::Dead; 5]; lines]) };
        let closing = Closing { trail: trail.clone(), ..closing.clone() };
        let of =
            picture(&model(names, true), Some(&closing), Some("cover.svg".to_owned()), Lang::En);
        let shapes = shapes(&of, |_| "M0 0");
        let texts: Vec<&str> = shapes
            .iter()
            .filter_map(
                |it| if let Shape::Line { text, .. } = it { Some(text.as_str()) } else { None },
            )
            .collect();
        assert!(texts.contains(&"27") && texts.contains(&"glory") && texts.contains(&"Undercroft"));
        let n_signs = trail.0.concat().len();
        let is_square =
            |it: &&Shape| matches!(it, Shape::Block { width, height, .. } if width == height);
        assert_eq!(shapes.iter().filter(is_square).count(), n_signs);
        for shape in &shapes {
            let (right, bottom) = match shape {
                Shape::Drawing { x, y, width, height, .. }
                | Shape::Block { x, y, width, height, .. } => (x + width, y + height),
                Shape::Line { x, y, width, .. } => (x + width, *y),
                Shape::Symbol { x, y, size, .. } => (x + size, y + size),
            };
            assert!(right <= f64::from(SIZE.0) && bottom <= f64::from(SIZE.1), "{shape:?}");
        }
    }
}
