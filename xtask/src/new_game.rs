//! `new-game`: the example under another name, to be changed step by step into a game of one's own.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::text_file::{read, write};
use crate::{process, tree};

/// The example, as its folder is called.
const EXAMPLE: &str = "hoard";

/// The package of the page.
const PAGE: &str = "undercroft";

/// The line before what is there with the example alone.
const FEATURE: &str = "#[cfg(feature = \"example\")]\n";

/// No folder of a game has such a name: crates of ours and of the language, and words of the language.
const TAKEN: [&str; 20] = [
    "alloc",
    "bench",
    "benches",
    "box",
    "core",
    "crate",
    "enum",
    "examples",
    "games",
    "kernel",
    "match",
    "move",
    "self",
    "src",
    "static",
    "std",
    "struct",
    "super",
    "testing",
    "undercroft",
];

/// The example's words on itself as the example; no game made of it has them.
const OF_THE_EXAMPLE: &str = "\
//! A small game with all that a game has, to be read first: `HOWTO.md` goes through it file by file.
//! `cargo xtask play --example` puts it on the shelf; the finished site does not have it.
//!
";

/// The name of a game in each place.
#[derive(Debug, PartialEq, Eq)]
struct Names {
    /// In records, and as a package: `deep-mine`.
    id: String,
    /// As a crate and a folder: `deep_mine`.
    module: String,
    /// As a type: `DeepMine`.
    type_name: String,
    /// On the box: `Deep Mine`.
    title: String,
    /// Before the numbers of its rules: `DM`.
    prefix: String,
}

/// Makes a game in the project, and says what to do with it.
///
/// # Errors
/// If the name makes no sense or is taken, or a file cannot be read or written.
pub fn new_game(id: &str) -> Outcome {
    make(&tree::root(), id)?;
    let folder = format!("crates/games/{}", id.replace('-', "_"));
    println!(
        "{folder} has a game that is the example by another name. HOWTO.md says how to go on."
    );
    println!("Try it:  cargo test -p {id}");
    println!("Play it: cargo xtask play --example");
    Ok(())
}

/// Makes a game in a copy of the project, or in the project itself.
///
/// # Errors
/// As [`new_game`].
pub fn make(root: &Path, id: &str) -> Outcome {
    let games = root.join("crates/games");
    let names = names(id, |prefix| is_prefix_taken(&games, prefix))?;
    let folder = games.join(&names.module);
    if folder.exists() {
        return Err(Failure::new(format!("There is a game `{id}` already.")));
    }
    copy(&games.join(EXAMPLE), &folder, &names)?;
    join_list(root, &names)?;
    lay_board(root, &names)?;
    // Another name makes lines longer or shorter, and goes elsewhere in a list.
    let mut fmt = process::cargo();
    fmt.args(["fmt", "--package", &names.id, "--package", tree::GAMES, "--package", PAGE]);
    process::run(fmt.current_dir(root))
}

/// The game joins the list, for the feature that puts the example on the shelf.
fn join_list(root: &Path, names: &Names) -> Outcome {
    let games = root.join("crates/games");
    let manifest = games.join("Cargo.toml");
    beside_example(&manifest, "hoard = { path = \"hoard\", optional = true }\n", names)?;
    beside_example(&manifest, "    \"dep:hoard\",\n", names)?;
    beside_example(&games.join("src/lib.rs"), "        Hoard = \"hoard\", hoard;\n", names)
}

/// The game is played on the plain board, and has a box.
fn lay_board(root: &Path, names: &Names) -> Outcome {
    let boards = root.join("src/boards");
    copy_file(
        &boards.join(format!("{EXAMPLE}.rs")),
        &boards.join(format!("{}.rs", names.module)),
        names,
    )?;
    beside_example(&boards.join("mod.rs"), &format!("{FEATURE}pub mod hoard;\n"), names)?;
    let shelf = root.join("src/app/catalogue.rs");
    let line = format!("    {FEATURE}    example_box!(hoard::Hoard, \"hoard\"),\n");
    beside_example(&shelf, &line, names)
}

/// The names of a game by its id.
fn names(id: &str, is_prefix_taken: impl Fn(&str) -> bool) -> Outcome<Names> {
    let words: Vec<&str> = id.split('-').collect();
    let is_word = |it: &&str| {
        it.starts_with(|it: char| it.is_ascii_lowercase())
            && it.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
    };
    if id.len() < 3 || !words.iter().all(is_word) || TAKEN.contains(&id) {
        return Err(Failure::new(format!(
            "`{id}` is no name for a game; `deep-mine` would be one."
        )));
    }
    let capital = |it: &&str| format!("{}{}", it[..1].to_ascii_uppercase(), &it[1..]);
    let capitals: Vec<String> = words.iter().map(capital).collect();
    let letters: String = id.chars().filter(char::is_ascii_alphabetic).collect();
    let initials: String = words.iter().map(|it| &it[..1]).collect();
    let beginnings = (2..=letters.len()).map(|it| letters[..it].to_owned());
    let mut prefixes = [initials].into_iter().chain(beginnings).map(|it| it.to_ascii_uppercase());
    let prefix = prefixes.find(|it| 2 <= it.len() && !is_prefix_taken(it));
    Ok(Names {
        id: id.to_owned(),
        module: id.replace('-', "_"),
        type_name: capitals.concat(),
        title: capitals.join(" "),
        prefix: prefix.ok_or_else(|| Failure::new("Another game has such rule numbers."))?,
    })
}

impl Names {
    /// A text of the example as one of this game. What stands in quotation marks or behind `game` in a record is its id.
    fn put_into(&self, text: &str) -> String {
        let pairs = [
            (OF_THE_EXAMPLE, String::new()),
            ("The example: the rules", "The rules".to_owned()),
            ("The example on", format!("{} on", self.title)),
            ("The example keeps", format!("{} keeps", self.title)),
            ("The example of this project: the", "The".to_owned()),
            ("Пример этого проекта: старая", "Старая".to_owned()),
            ("HOARD", self.title.to_uppercase()),
            ("of a game of one die", format!("of {}", self.title)),
            ("The Hoard", self.title.clone()),
            ("the Hoard", self.title.clone()),
            ("Спящий дракон", format!("Игра «{}»", self.title)),
            ("Спящего дракона", self.title.clone()),
            ("HO-", format!("{}-", self.prefix)),
            ("path = \"hoard\"", format!("path = \"{}\"", self.module)),
            ("hoard = {", format!("{} = {{", self.id)),
            ("dep:hoard", format!("dep:{}", self.id)),
            ("\"hoard\"", format!("\"{}\"", self.id)),
            ("lessons/hoard", format!("lessons/{}", self.id)),
            ("game hoard ", format!("game {} ", self.id)),
            ("the_hoard", self.module.clone()),
            ("Hoard", self.type_name.clone()),
            ("hoard", self.module.clone()),
        ];
        pairs.into_iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, &to))
    }
}

/// Tells whether a game has rules with these letters before their numbers.
fn is_prefix_taken(games: &Path, prefix: &str) -> bool {
    let folders = fs::read_dir(games).into_iter().flatten().flatten();
    let lists = folders.filter_map(|it| fs::read_to_string(it.path().join("cases/rules.txt")).ok());
    let begins = |list: String| list.lines().any(|it| it.starts_with(&format!("{prefix}-")));
    lists.into_iter().any(begins)
}

/// Copies a folder of the example.
fn copy(from: &Path, to: &Path, names: &Names) -> Outcome {
    fs::create_dir_all(to).map_err(Failure::at(to))?;
    for entry in fs::read_dir(from).map_err(Failure::at(from))? {
        let path = entry.map_err(Failure::at(from))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let target = to.join(name.replace(EXAMPLE, &names.id));
        match path.is_dir() {
            true => copy(&path, &target, names)?,
            false => copy_file(&path, &target, names)?,
        }
    }
    Ok(())
}

/// Copies a file of the example.
fn copy_file(from: &Path, to: &Path, names: &Names) -> Outcome {
    write(to, &names.put_into(&read(from)?))
}

/// Puts a text into a file that is one of the example, behind it, with the names of the game.
fn beside_example(path: &Path, example: &str, names: &Names) -> Outcome {
    let text = read(path)?;
    if !text.contains(example) {
        return Err(Failure::new(format!("{}: the example is not there.", path.display())));
    }
    write(path, &text.replacen(example, &format!("{example}{}", names.put_into(example)), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(id: &str, taken: &[&str], then: Option<[&str; 4]>) {
        let names = names(id, |it| taken.contains(&it)).ok();
        let all = names
            .as_ref()
            .map(|it| [&it.module, &it.type_name, &it.title, &it.prefix].map(String::as_str));
        assert_eq!(all, then, "{id}");
    }

    #[test]
    fn a_game_has_a_name_for_every_place() {
        check("deep-mine", &[], Some(["deep_mine", "DeepMine", "Deep Mine", "DM"]));
        check("deep-mine", &["DM"], Some(["deep_mine", "DeepMine", "Deep Mine", "DE"]));
        check("chess", &["CH"], Some(["chess", "Chess", "Chess", "CHE"]));
        for id in ["", "x", "Chess", "a--b", "-mine", "mine-", "2048", "мор", "kernel", "a/b"] {
            check(id, &[], None);
        }
    }

    #[test]
    fn the_example_gets_the_names_of_a_game() {
        let Ok(names) = names("deep-mine", |_| false) else { panic!("a name") };
        let text = "The Hoard, HO-01: use hoard::Hoard; ID = \"hoard\"; game hoard 1";
        let then =
            "Deep Mine, DM-01: use deep_mine::DeepMine; ID = \"deep-mine\"; game deep-mine 1";
        assert_eq!(names.put_into(text), then);
        let text =
            "[\"dep:hoard\"]\nhoard = { path = \"hoard\" }\nexample_box!(hoard::Hoard, \"hoard\")";
        let then = "[\"dep:deep-mine\"]\ndeep-mine = { path = \"deep_mine\" }\nexample_box!(deep_mine::DeepMine, \"deep-mine\")";
        assert_eq!(names.put_into(text), then);
    }

    /// The lines of a folder's files, as a game made of them has them, that are about the example.
    fn left_over(folder: &Path, names: &Names) -> Vec<String> {
        let mut left = Vec::new();
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                left.extend(left_over(&path, names));
                continue;
            }
            let text = names.put_into(&fs::read_to_string(&path).unwrap_or_default());
            let is_left = |it: &&str| {
                let line = it.to_lowercase();
                ["example", "пример", "howto", "hoard"].iter().any(|word| line.contains(word))
            };
            left.extend(text.lines().filter(is_left).map(|it| format!("{}: {it}", path.display())));
        }
        left
    }

    #[test]
    fn no_game_says_that_it_is_the_example() {
        let Ok(names) = names("deep-mine", |_| false) else { panic!("a name") };
        let folder = tree::games().join(EXAMPLE);
        assert!(folder.is_dir());
        assert_eq!(left_over(&folder, &names), Vec::<String>::new());
    }
}
