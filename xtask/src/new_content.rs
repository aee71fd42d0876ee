//! `new-card` and `new-hero`: the first lines of new content, with a key that is free and the edition that brings it. What they
//! say is to be written; until then it is something plain that keeps the rules.

mod edition;

use std::fs;
use std::path::Path;

use self::edition::Edition;
use crate::failure::{Failure, Outcome};
use crate::tree;

/// The game with cards in files.
const CARDS: &str = "dungeoneer";

/// The file of cards that new ones go to, within those of the game, and what their keys begin with.
const FILE: (&str, &str) = ("tomb/boons.txt", "TA");

/// What a new card is, behind its key and edition, and what its ability says.
const CARD: &str = "1 | 2 | heroics | instant | Maneuver";
const ABILITY: &str = "play: ap(me, +1)";

/// Makes a card in the project, and says what to do with it.
///
/// # Errors
/// If the game has no such cards, the name makes no sense, or a file cannot be read or written.
pub fn new_card(game: &str, name: &str) -> Outcome {
    if game != CARDS {
        return Err(Failure::new(format!("`{game}` has no cards in files; `{CARDS}` has.")));
    }
    let (key, edition) = card(&tree::root(), name)?;
    let folder = "crates/games/dungeoneer";
    println!("{key} is a card of {edition}.");
    println!("Still to be done:");
    println!(
        "  {folder}/src/cards/{}: what it is; its place in another file, if it is no boon",
        FILE.0
    );
    println!("  {folder}/src/cards/names/adventures.txt: its Russian name in all cases");
    println!(
        "  {folder}/cases/abilities.txt: the rows of what it says, and a case that cites {key}.1"
    );
    println!(
        "  cargo xtask rules --cards: what is wrong with any line, and which abilities have no case"
    );
    edition.print();
    Ok(())
}

/// Makes a hero of Dungeon Roll in the project, and says what to do with it.
///
/// # Errors
/// If the name makes no sense or is taken, or a file cannot be read or written.
pub fn new_hero(name: &str) -> Outcome {
    let (hero, edition) = hero(&tree::root(), name)?;
    let folder = "crates/games/dungeon_roll";
    println!("Hero::{hero} is a hero of {edition}.");
    println!("Still to be done:");
    println!("  {folder}/src/heroes/legends.rs: what it can do, in both languages");
    println!("  {folder}/cases/rules.txt: the rules that it brings, and a case for each");
    println!("  public/icons.svg: its portrait, and where boards name it, which the compiler says");
    println!(
        "  UNDERCROFT_WRITE_RECORDS=1 cargo test -p games --test it record: a match of it for ever"
    );
    edition.print();
    Ok(())
}

/// Makes a card in a copy of the project, or in the project itself; returns its key and its edition.
///
/// # Errors
/// As [`new_card`].
pub fn card(root: &Path, name: &str) -> Outcome<(String, Edition)> {
    let is_name = !name.trim().is_empty() && !name.contains(['|', '#', '\n']);
    if !is_name {
        return Err(Failure::new(format!("`{name}` is no name for a card.")));
    }
    let game = root.join("crates/games/dungeoneer");
    let names = game.join("src/cards/names/adventures.txt");
    let (file, prefix) = FILE;
    let key = free_key(&read(&names)?, prefix);
    let edition =
        Edition::of_next_release(&game.join("src/lib.rs"), &game.join("src/words/todays.rs"))?;
    let since = edition.number();
    let line = format!("{key} since {since} | {CARD} | {ABILITY} | ok | ours");
    add_line(&game.join("src/cards").join(file), &line)?;
    add_line(&names, &format!("{key} | {name} | {name} | {name} | {name} | {name} | n"))?;
    let rows = game.join("cases/abilities.txt");
    add_line(&rows, &format!("{key}.0 {CARD} | ok\n{key}.1 {ABILITY}"))?;
    Ok((key, edition))
}

/// The key behind the last of those that begin so.
fn free_key(names: &str, prefix: &str) -> String {
    let keys = names.lines().filter_map(|it| it.split([' ', '|']).next()?.strip_prefix(prefix));
    let last = keys.filter_map(|it| it.parse::<u32>().ok()).max().unwrap_or(0);
    format!("{prefix}{:02}", last + 1)
}

/// Makes a hero in a copy of the project, or in the project itself; returns its name in the code and its edition.
///
/// # Errors
/// As [`new_hero`].
pub fn hero(root: &Path, name: &str) -> Outcome<(String, Edition)> {
    let game = root.join("crates/games/dungeon_roll");
    let (list, legends) = (game.join("src/heroes/hero.rs"), game.join("src/heroes/legends.rs"));
    let words: Vec<String> = name.split([' ', '-']).map(capital).collect();
    let (hero, key) = (words.concat(), words.join("-").to_lowercase());
    let text = read(&list)?;
    let is_word = |it: &String| !it.is_empty() && it.bytes().all(|it| it.is_ascii_alphabetic());
    let is_taken = text.contains(&format!("\"{key}\""));
    if !words.iter().all(is_word) || is_taken {
        return Err(Failure::new(format!("`{name}` is no name for a new hero.")));
    }
    let edition =
        Edition::of_next_release(&game.join("src/lib.rs"), &game.join("src/words/mod.rs"))?;
    let since = edition.number();
    let title = words.join(" ");
    // Places never move: the new one comes last.
    let last = text.rfind(",\n").ok_or_else(|| Failure::new("hero.rs has no list."))?;
    let at = last + ",\n".len();
    let row = format!("        {hero} = \"{key}\" since {since},\n");
    write(&list, &format!("{}{row}{}", &text[..at], &text[at..]))?;
    let text = read(&legends)?;
    let head = "pub static LEGENDARY: &[HeroCard] = &[\n";
    let card = legend(&hero, &title);
    let with = text.replacen(head, &format!("{head}{card}"), 1);
    if with == text {
        return Err(Failure::new("legends.rs has no list."));
    }
    write(&legends, &with)?;
    Ok((hero, edition))
}

/// A word with a capital letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|it| it.to_ascii_uppercase());
    first.into_iter().chain(letters.map(|it| it.to_ascii_lowercase())).collect()
}

/// The card of a hero.
fn legend(hero: &str, title: &str) -> String {
    format!(
        "    HeroCard {{
        hero: Hero::{hero},
        novice: Side::new(text(\"{title}\", \"{title}\"))
            .skill(text(
                \"Each cleric defeats one extra monster of any type.\",
                \"Клирики побеждают ещё 1 монстра любого типа.\",
            )).extra(Companion::Cleric)
            .once(Ultimate::Song, text(\"Lullaby\", \"Колыбельная\"), text(
                \"Empty the dragon's lair. No rewards.\",
                \"Сбросьте все кубики из логова дракона. Награды нет.\",
            )),
        master: None,
    }},
"
    )
}

/// Puts a line at the end of a file.
fn add_line(path: &Path, line: &str) -> Outcome {
    let text = read(path)?;
    write(path, &format!("{}\n{line}\n", text.trim_end()))
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

    #[test]
    fn a_key_is_the_next_that_is_free() {
        let names = "# card | name\nTA02 | Power Strike\nTA53 | Pit\nTA07 | Fleet\nVA90 | Rage\n";
        assert_eq!(free_key(names, "TA"), "TA54");
        assert_eq!(free_key("", "TA"), "TA01");
    }

    #[test]
    fn a_word_has_one_capital_letter() {
        assert_eq!(["grave", "DIGGER", ""].map(capital), ["Grave", "Digger", ""]);
    }
}
