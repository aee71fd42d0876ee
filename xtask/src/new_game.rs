//! `new-game`: the example under another name, to be changed step by step into a game of one's own.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::{process, tree};

/// The example, as its folder is called.
const EXAMPLE: &str = "hoard";

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

/// What a game is called in each place.
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
    // Another name makes lines longer or shorter, and goes elsewhere in a list.
    let mut fmt = process::cargo();
    fmt.args(["fmt", "--package", &names.id]).current_dir(root);
    process::run(&mut fmt)
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
            ("The example: the rules", "The rules".to_owned()),
            ("of a game of one die", format!("of {}", self.title)),
            ("The Hoard", self.title.clone()),
            ("the Hoard", self.title.clone()),
            ("Спящий дракон", format!("Игра «{}»", self.title)),
            ("HO-", format!("{}-", self.prefix)),
            ("\"hoard\"", format!("\"{}\"", self.id)),
            ("game hoard ", format!("game {} ", self.id)),
            ("the_hoard", self.module.clone()),
            ("Hoard", self.type_name.clone()),
            ("hoard", self.module.clone()),
        ];
        pairs.into_iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, &to))
    }
}

/// Whether a game has rules with these letters before their numbers.
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
        let target = to.join(path.file_name().unwrap_or_default());
        match path.is_dir() {
            true => copy(&path, &target, names)?,
            false => write(&target, &names.put_into(&read(&path)?))?,
        }
    }
    Ok(())
}

fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(Failure::at(path))
}

fn write(path: &Path, text: &str) -> Outcome {
    fs::write(path, text).map_err(Failure::at(path))
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
    }
}
