//! The rulebooks: both languages say the same in the same order, and leave no rule out.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use undercroft::app::catalogue::{GameId, OnTheShelf};
use undercroft::games::dungeon_raiders::DungeonRaiders;
use undercroft::games::dungeon_roll::DungeonRoll;
use undercroft::games::paper_dungeons::PaperDungeons;
use undercroft::kernel::chance::FastChance;
use undercroft::kernel::{Lang, Match, Seed, Words};
use undercroft::shell::features::rulebook::parse::parse;
use undercroft::shell::features::rulebook::{
    Block, Chapter, Example, Picture, Rulebook, Span, TextLine, file,
};
use undercroft::shell::model::id::is_rule;

use crate::setups;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()))
}

/// The ids of all books, whether or not their game is on the shelf yet.
fn books() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/rulebook");
    let files = fs::read_dir(&folder).unwrap_or_else(|it| panic!("{}: {it}", folder.display()));
    let names = files.map(|it| it.expect("an entry").file_name());
    names
        .filter_map(|it| it.to_str().and_then(|it| it.split('.').next()).map(str::to_owned))
        .collect()
}

fn book(game: &str, lang: Lang) -> Rulebook {
    parse(&read(&file(game, lang)))
}

/// Proves that the book of a game has a unit for each of its rules.
#[track_caller]
fn leaves_no_rule_out(game: &str) {
    let book = book(game, Lang::En);
    let rules = read(&format!("crates/games/{}/cases/rules.txt", game.replace('-', "_")));
    let ids = rules.lines().filter_map(|it| it.split_whitespace().next()).filter(|it| is_rule(it));
    let missing: Vec<&str> =
        ids.filter(|it| !is_vector(it) && book.unit_of(it).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Tells whether a number is that of a vector, such as `PD-T01` or `TV-01`: a worked example and no
/// rule.
fn is_vector(id: &str) -> bool {
    id.contains("-T") || id.starts_with("TV-")
}

fn lines(block: &Block) -> Vec<&TextLine> {
    match block {
        Block::Paragraph(line) => vec![line],
        Block::List(items) => items.iter().collect(),
        Block::Table(rows) => rows.iter().flatten().collect(),
        Block::Examples(all) => all.iter().map(|it| &it.words).collect(),
    }
}

/// The rules that a book links to and does not have.
fn dangling(book: &Rulebook) -> Vec<&str> {
    let spans = book.units().flat_map(|it| &it.blocks).flat_map(lines).flatten();
    let links = spans.filter_map(|it| match it {
        Span::Rule(rule) => Some(rule.as_str()),
        Span::Text(_) => None,
    });
    links.filter(|it| book.unit_of(it).is_none()).collect()
}

#[test]
fn every_game_has_a_book() {
    let books = books();
    assert!(GameId::ALL.iter().all(|it| books.contains(it.label().id)), "{books:?}");
}

#[test]
fn both_languages_have_the_same_units_in_the_same_order() {
    for game in books() {
        let ids = |lang| {
            let book = book(&game, lang);
            let chapters = book.chapters.iter();
            chapters
                .map(|it| it.units.iter().map(|it| it.ids.clone()).collect::<Vec<_>>())
                .collect::<Vec<_>>()
        };
        assert!(!ids(Lang::En).is_empty(), "{game}");
        assert_eq!(ids(Lang::En), ids(Lang::Ru), "{game}");
    }
}

#[test]
fn no_link_leads_nowhere_and_no_unit_is_empty() {
    for game in books() {
        for lang in [Lang::En, Lang::Ru] {
            let book = book(&game, lang);
            assert_eq!(dangling(&book), [""; 0], "{game} {lang:?}");
            for unit in book.units() {
                assert!(!unit.title.is_empty() && !unit.blocks.is_empty(), "{}", unit.anchor());
            }
        }
    }
}

/// The names of all symbols there are.
fn symbols() -> BTreeSet<String> {
    let sheets = ["public/icons.svg", "public/icons-dungeoneer.svg"].map(read);
    let names = sheets.iter().flat_map(|it| it.split(" id=\"").skip(1));
    names.filter_map(|it| it.split('"').next().map(str::to_owned)).collect()
}

/// The examples of a chapter.
fn examples(chapter: &Chapter) -> impl Iterator<Item = &Example> {
    chapter.units.iter().flat_map(|it| &it.blocks).flat_map(|it| match it {
        Block::Examples(all) => &all[..],
        _ => &[],
    })
}

#[test]
fn every_chapter_shows_a_rule_at_work_with_symbols_that_exist() {
    let symbols = symbols();
    for game in books() {
        for lang in [Lang::En, Lang::Ru] {
            for chapter in &book(&game, lang).chapters {
                let place = format!("{game}, {}", chapter.title);
                assert_ne!(examples(chapter).count(), 0, "{place}: no example");
                let pictures = examples(chapter).flat_map(|it| &it.pictures);
                let names: Vec<&String> = pictures
                    .filter_map(|it| match it {
                        Picture::Thing { symbol, .. } => symbol.as_ref(),
                        Picture::Sign(_) => None,
                    })
                    .collect();
                let unknown: Vec<_> = names.iter().filter(|it| !symbols.contains(**it)).collect();
                assert!(!names.is_empty() && unknown.is_empty(), "{place}: {unknown:?}");
            }
        }
    }
}

#[test]
fn both_languages_show_the_same_examples() {
    // Words upon a thing are of one language; numbers are not.
    let same = |it: &Picture| match it {
        Picture::Thing { symbol, caption, standing } => {
            let is_number = !caption.chars().any(char::is_alphabetic);
            let caption = if is_number { caption.clone() } else { String::new() };
            Picture::Thing { symbol: symbol.clone(), caption, standing: *standing }
        }
        sign => sign.clone(),
    };
    for game in books() {
        let pictures = |lang| {
            let book = book(&game, lang);
            let all = book.chapters.iter().flat_map(examples);
            all.map(|it| it.pictures.iter().map(same).collect::<Vec<_>>()).collect::<Vec<_>>()
        };
        assert_eq!(pictures(Lang::En), pictures(Lang::Ru), "{game}");
    }
}

#[test]
fn no_rule_is_in_two_units() {
    for game in books() {
        let book = book(&game, Lang::En);
        let mut seen = BTreeSet::new();
        let twice: Vec<&String> =
            book.units().flat_map(|it| &it.ids).filter(|it| !seen.insert(*it)).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}

/// The words of a book's preface behind the title, and the beginning of its second part.
const PREFACE: [(Lang, &str, &str); 2] = [
    (Lang::En, ". From the published game: ", " Our own design: "),
    (Lang::Ru, ". Из изданной игры: ", " Придумано нами: "),
];

#[test]
fn every_book_says_what_follows_the_published_game_and_what_is_ours() {
    for game in books() {
        for (lang, published, ours) in PREFACE {
            let preface = book(&game, lang).preface;
            let behind = preface.split_once(published).map(|it| it.1);
            assert!(behind.is_some_and(|it| it.contains(ours)), "{game}: {preface}");
        }
    }
}

#[test]
fn each_box_says_it_by_its_title_and_in_the_same_words_elsewhere() {
    let readme = read("README.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let about = undercroft::app::words::WHAT_IS_OURS;
    assert_eq!(about.len(), GameId::ALL.len());
    for game in GameId::ALL {
        for (lang, published, _) in PREFACE {
            let preface = book(game.label().id, lang).preface;
            let title = game.label().title.get(lang);
            assert!(preface.starts_with(&format!("{title}{published}")), "{preface}");
            assert!(about.iter().any(|it| it.get(lang) == preface), "About: {preface}");
            assert!(lang == Lang::Ru || readme.contains(&preface), "README: {preface}");
        }
    }
}

#[test]
fn the_book_of_paper_dungeons_leaves_no_rule_out() {
    leaves_no_rule_out("paper-dungeons");
}

#[test]
fn the_book_of_dungeon_roll_leaves_no_rule_out() {
    leaves_no_rule_out("dungeon-roll");
}

#[test]
fn the_book_of_dungeon_raiders_leaves_no_rule_out() {
    leaves_no_rule_out("dungeon-raiders");
}

#[test]
fn the_book_of_dungeoneer_leaves_no_rule_out() {
    leaves_no_rule_out("dungeoneer");
}

/// Proves that for all that a match tells, its rule can be read up.
#[track_caller]
fn every_event_leads_into_the_book<G: Words>(setups: &[&str]) {
    let book = book(G::ID, Lang::En);
    for (nth, setup) in setups.iter().enumerate() {
        let setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
        let seed = Seed::from_bits(nth as u64);
        let mut game: Match<G> = Match::begin(setup, seed).expect("a fair table");
        game.play_at_random(&mut FastChance::new(nth as u64), usize::MAX);
        let told = game.opening().iter().chain(game.log().iter().flat_map(|it| &it.events));
        let rules: BTreeSet<&str> = told.filter_map(G::cite).collect();
        assert!(3 < rules.len(), "{rules:?}");
        let missing: Vec<&&str> = rules.iter().filter(|it| book.unit_of(it).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn whatever_happens_its_rule_can_be_read_up() {
    every_event_leads_into_the_book::<PaperDungeons>(setups::PAPER_DUNGEONS);
    every_event_leads_into_the_book::<DungeonRoll>(setups::DUNGEON_ROLL);
    every_event_leads_into_the_book::<DungeonRaiders>(setups::DUNGEON_RAIDERS);
}
