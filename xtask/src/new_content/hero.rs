//! A new hero of Dungeon Roll: its place in the list, its card, its symbol, its rule, and the cases of these.

use std::path::Path;

use super::edition::Edition;
use super::{add, add_behind};
use crate::failure::{Failure, Outcome};
use crate::text_file::{read, write};

/// The file in which boards have the symbols of heroes.
pub const SYMBOLS: &str = "src/boards/dungeon_roll/die.rs";

/// The file of cases that those of new heroes go to.
pub const ROWS: &str = "rows/legends.txt";

/// The beginning of every rule id.
const PREFIX: &str = "DR-";

/// A hero that was made.
pub struct NewHero {
    /// Its name in the code.
    pub name: String,
    /// The number of its rule.
    pub rule: String,
}

/// Makes a hero in a copy of the project, or in the project itself; returns it and its edition.
///
/// # Errors
/// As [`super::new_hero`].
pub fn hero(root: &Path, name: &str) -> Outcome<(NewHero, Edition)> {
    let game = root.join("crates/games/dungeon_roll");
    let (list, rules) = (game.join("src/heroes/hero.rs"), game.join("cases/rules.txt"));
    let words: Vec<String> = name.split([' ', '-']).map(capital).collect();
    let (hero, key) = (words.concat(), words.join("-").to_lowercase());
    let is_word = |it: &String| !it.is_empty() && it.bytes().all(|it| it.is_ascii_alphabetic());
    if !words.iter().all(is_word) {
        return Err(Failure::new(format!(
            "`{name}` is no name for a new hero: it has words of English letters alone, such as `Night Watchman`. \
             A title that people read, such as `Mort, the Gravedigger`, is written into the words later."
        )));
    }
    if read(&list)?.contains(&format!("\"{key}\"")) {
        return Err(Failure::new(format!("there is a hero `{key}`: a new one has another name.")));
    }
    let edition =
        Edition::of_next_release(&game.join("src/lib.rs"), &game.join("src/words/mod.rs"))?;
    let since = edition.number();
    let title = words.join(" ");
    // Places never move: the new one comes last.
    add_behind_last_of(&list, ",\n", &format!("        {hero} = \"{key}\" since {since},\n"))?;
    join_legends(&game.join("src/heroes/legends.rs"), &legend(&hero, &key))?;
    for (file, words) in ["en.ftl", "ru.ftl"].iter().zip(sentences(&key, &title)) {
        add_behind(&game.join("words").join(file), "skill-", &words)?;
    }
    let symbol = format!("        Hero::{hero} => \"hourglass\",");
    add_behind(&root.join(SYMBOLS), "        Hero::", &symbol)?;
    let (last, rule) = free_rule(&read(&rules)?);
    add_behind(&rules, &last, &rule)?;
    let rows = game.join("cases").join(ROWS);
    let side =
        format!("DR-302 | hero {key}; phase regroup; level 9; xp 4 | retire | xp 13; master no");
    add_behind(&rows, "DR-302 | hero ", &side)?;
    add(&rows, &cases(&rule, &key, &title))?;
    Ok((NewHero { name: hero, rule }, edition))
}

/// Puts a text behind the last place where a file says something.
fn add_behind_last_of(path: &Path, end: &str, with: &str) -> Outcome {
    let text = read(path)?;
    let missing = || Failure::new(format!("{} has no list.", path.display()));
    let at = text.rfind(end).ok_or_else(missing)? + end.len();
    write(path, &format!("{}{with}{}", &text[..at], &text[at..]))
}

/// Puts a card before those of the legends.
fn join_legends(path: &Path, card: &str) -> Outcome {
    let text = read(path)?;
    let head = "pub static LEGENDARY: &[HeroCard] = &[\n";
    let with = text.replacen(head, &format!("{head}{card}"), 1);
    if with == text {
        return Err(Failure::new("legends.rs has no list."));
    }
    write(path, &with)
}

/// A word with a capital letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|it| it.to_ascii_uppercase());
    first.into_iter().chain(letters.map(|it| it.to_ascii_lowercase())).collect()
}

/// The last number of a list of rules, and the one behind it; those of test vectors do not count.
fn free_rule(rules: &str) -> (String, String) {
    let numbers = rules.lines().filter_map(|it| it.strip_prefix(PREFIX)?.get(..3)?.parse().ok());
    let last: u16 = numbers.max().unwrap_or(0);
    let id = |number: u16| format!("{PREFIX}{number:03}");
    (id(last), id(last + 1))
}

/// The card of a hero.
fn legend(hero: &str, key: &str) -> String {
    format!(
        "    HeroCard {{
        hero: Hero::{hero},
        novice: Side::new(text!(\"hero-{key}\"))
            .skill(text!(\"skill-{key}\")).extra(Companion::Cleric)
            .once(Ultimate::Song, text!(\"ability-{key}\"), text!(\"ability-{key}-does\")),
        master: None,
    }},
"
    )
}

/// The words of a hero, in English and in Russian; its name is for people to translate.
fn sentences(key: &str, title: &str) -> [String; 2] {
    let both = [
        [
            "Each cleric defeats one extra monster of any type.",
            "Lullaby",
            "Empty the dragon's lair. No rewards.",
        ],
        [
            "Клирики побеждают ещё 1 монстра любого типа.",
            "Колыбельная",
            "Сбросьте все кубики из логова дракона. Награды нет.",
        ],
    ];
    both.map(|[skill, ability, does]| {
        format!(
            "-hero-{key} = {title}\nskill-{key} = {skill}\n-ability-{key} = {ability}\nability-{key}-does = {does}"
        )
    })
}

/// The cases of a hero: its clerics, and its lullaby.
fn cases(rule: &str, key: &str, title: &str) -> String {
    format!(
        "
## Clerics of {title} defeat two, and its lullaby empties the lair
{rule}, DR-091 | hero {key}; floor GOO; party CF | fight C GO | floor O
{rule} | \" | fight F GO | refused OneTypeAtATime
{rule}, DR-060 | hero {key}; phase dragon; lair 4; party F | unleash | phase regroup; lair 0; xp 0"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_one_capital_letter() {
        assert_eq!(["grave", "DIGGER", ""].map(capital), ["Grave", "Digger", ""]);
    }

    #[test]
    fn a_rule_is_the_next_that_is_free() {
        let rules = "# Heroes\nDR-327\nDR-144 untestable: why\nDR-328\n\n# Test vectors\nDR-T40\n";
        assert_eq!(free_rule(rules), ("DR-328".to_owned(), "DR-329".to_owned()));
    }
}
