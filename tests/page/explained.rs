//! The texts of the explaining card: both languages explain the same things, and nothing that is not there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use undercroft::app::catalogue::{GameId, OnTheShelf};
use undercroft::kernel::Lang;
use undercroft::shell::features::explain::texts::{
    Entry, OWN_NUMBER, file, is_selector, is_symbol, parse,
};

/// No words of an entry are more.
const WORDS_MAX: usize = 40;

const SPRITES: [&str; 3] =
    ["src/parts/icons-shelf.svg", "public/icons.svg", "public/icons-dungeoneer.svg"];

fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|it| panic!("{}: {it}", path.display()))
}

/// The text of a game in a language.
fn text(game: GameId, lang: Lang) -> String {
    read(&at(&file(game.label().id, lang)))
}

/// Every game with its entries in a language.
fn all(lang: Lang) -> impl Iterator<Item = (GameId, Vec<Entry>)> {
    GameId::ALL.iter().map(move |&game| (game, parse(&text(game, lang))))
}

/// All sources of a folder, one behind the other.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap_or_else(|it| panic!("{}: {it}", folder.display()));
    let paths = entries.map(|it| it.expect("an entry").path());
    paths.map(|it| if it.is_dir() { sources(&it) } else { read(&it) }).collect()
}

/// The classes that a selector names.
fn classes(selector: &str) -> impl Iterator<Item = &str> {
    let is_of_name = |it: char| it.is_ascii_alphanumeric() || it == '-';
    selector.split('.').skip(1).map(move |it| it.split(|it| !is_of_name(it)).next().unwrap_or(it))
}

#[test]
fn every_game_is_explained_and_no_entry_is_lost() {
    for lang in [Lang::En, Lang::Ru] {
        for (game, entries) in all(lang) {
            let headings = text(game, lang).lines().filter(|it| it.starts_with("## ")).count();
            assert_eq!(entries.len(), headings, "{game:?} {lang:?}");
            assert!(10 < entries.len(), "{game:?} {lang:?}");
        }
    }
}

#[test]
fn both_languages_explain_the_same_things_in_the_same_order() {
    for ((game, english), (_, russian)) in all(Lang::En).zip(all(Lang::Ru)) {
        let kept = |it: &Entry| {
            let found = (it.picture.clone(), it.bearer.clone());
            (it.keys.clone(), it.rule.clone(), found)
        };
        let [english, russian] =
            [english, russian].map(|it| it.iter().map(kept).collect::<Vec<_>>());
        assert_eq!(english, russian, "{game:?}");
    }
}

#[test]
fn every_rule_of_an_entry_is_a_rule() {
    for (game, entries) in all(Lang::En) {
        let folder = game.label().id.replace('-', "_");
        let rules = read(&at(&format!("crates/games/{folder}/cases/rules.txt")));
        let rules: BTreeSet<&str> =
            rules.lines().filter_map(|it| it.split_whitespace().next()).collect();
        for entry in &entries {
            assert!(rules.contains(entry.rule.as_str()), "{game:?}: {}", entry.rule);
        }
    }
}

#[test]
fn every_symbol_that_is_named_is_drawn_and_every_entry_has_a_picture() {
    let sprites = SPRITES.map(|it| read(&at(it))).concat();
    let is_drawn = |it: &str| sprites.contains(&format!("<symbol id=\"{it}\""));
    for (game, entries) in all(Lang::En) {
        for Entry { keys, picture, .. } in &entries {
            let missing: Vec<&String> =
                keys.iter().filter(|it| is_symbol(it) && !is_drawn(it)).collect();
            assert!(missing.is_empty(), "{game:?}: {missing:?}");
            let is_found = picture == OWN_NUMBER || is_selector(picture);
            assert!(is_found || is_drawn(picture), "{game:?}: {keys:?} {picture}");
        }
    }
}

#[test]
fn every_selector_names_what_a_board_draws_and_no_key_is_explained_twice() {
    let shared = ["src/boards/kit", "src/shell/board.rs", "src/parts"].map(|it| match at(it) {
        it if it.is_dir() => sources(&it),
        it => read(&it),
    });
    for (game, entries) in all(Lang::En) {
        let folder = at("src/boards").join(game.label().id.replace('-', "_"));
        let drawn = sources(&folder) + &shared.concat();
        let mut seen = BTreeSet::new();
        for key in entries.iter().flat_map(|it| &it.keys) {
            assert!(seen.insert(key), "{game:?}: {key} is explained twice");
        }
        let others = entries.iter().flat_map(|it| [&it.picture, &it.bearer]);
        for key in seen.into_iter().chain(others) {
            for class in classes(key).filter(|_| is_selector(key)) {
                assert!(drawn.contains(class), "{game:?}: no .{class} is drawn");
            }
        }
    }
}

#[test]
fn an_entry_is_short_and_ends_as_a_sentence() {
    for lang in [Lang::En, Lang::Ru] {
        for (game, entries) in all(lang) {
            for Entry { keys, kind, name, words, .. } in &entries {
                assert!(!kind.is_empty() && !name.is_empty(), "{game:?} {lang:?}: {keys:?}");
                let n_words = words.split_whitespace().count();
                assert!((3..=WORDS_MAX).contains(&n_words), "{game:?} {lang:?}: {words}");
                assert!(words.ends_with(['.', '!']), "{game:?} {lang:?}: {words}");
            }
        }
    }
}
