//! The list of what cards say, and that the cards of the game say it.

use dungeoneer::cards::{Ability, Form, library};

const LIST: &str = include_str!("../abilities.txt");

/// The rows: an id, such as `TA18.1`, and what stands there.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = LIST.lines().filter(|it| !it.starts_with('#'));
    lines.map(|it| it.split_once(' ').expect("an id and words"))
}

/// The words of a row of the list.
#[track_caller]
pub fn words(id: &str) -> &'static str {
    let row = rows().find(|it| it.0 == id);
    row.unwrap_or_else(|| panic!("{id} is not in the list")).1
}

/// The card of a row: `TA18`.
pub fn card(id: &str) -> &str {
    id.split_once('.').map_or(id, |it| it.0)
}

/// The ability of a row. What it belongs to, such as `artifact: `, is left out.
#[track_caller]
pub fn ability(id: &str) -> Ability {
    let words = words(id);
    let belongs = ["solo: ", "monster: ", "influence: ", "artifact: "];
    let rest = belongs.iter().find_map(|it| words.strip_prefix(it)).unwrap_or(words);
    rest.parse().unwrap_or_else(|error| panic!("{id}: {error}: {rest}"))
}

/// The rows of a card.
pub fn ids(key: &str) -> impl Iterator<Item = &'static str> {
    rows().map(|it| it.0).filter(move |it| card(it) == key)
}

/// The columns of a row of numbers.
#[track_caller]
pub fn columns(id: &str) -> Vec<&'static str> {
    words(id).split(" | ").collect()
}

/// The printed value of a monster in a form, and whether it attacks in others too.
pub fn printed(key: &str, form: Form) -> (i16, bool) {
    let columns = columns(&format!("{key}.0"));
    let values = columns.iter().find(|it| it.contains("health ")).expect("values");
    let of_form = values.split(", ").find(|it| it.starts_with(form.key())).expect("a value");
    let value = of_form.split(' ').nth(1).expect("a number").parse().expect("a number");
    (value, 1 < values.matches('●').count())
}

/// The rows of one card: its columns but the source, with the abilities apart.
fn of_card(into: &mut Vec<String>, line: &str, abilities: &[(&str, &[Ability])], cut: &[usize]) {
    let columns: Vec<&str> = line.split(" | ").collect();
    // Behind the key of a younger card stands the edition that brings it: `TA54 since 3`.
    let key = columns[0].split(' ').next().expect("a key");
    let numbers = columns[1..columns.len() - 1].iter().enumerate();
    let numbers: Vec<&str> =
        numbers.filter(|it| !cut.contains(&(it.0 + 1))).map(|it| *it.1).collect();
    into.push(format!("{key}.0 {}", numbers.join(" | ")));
    let all = abilities.iter().flat_map(|(head, all)| all.iter().map(move |it| (head, it)));
    for (nth, (head, ability)) in all.enumerate() {
        into.push(format!("{key}.{} {head}{ability}", nth + 1));
    }
}

#[test]
fn the_cards_say_what_the_list_says() {
    let lib = library();
    let mut said = Vec::new();
    for it in &lib.heroes {
        let abilities = [("", &it.abilities[..]), ("solo: ", &it.solo_abilities)];
        of_card(&mut said, &it.to_string(), &abilities, &[4, 5]);
    }
    for it in &lib.locations {
        of_card(&mut said, &it.to_string(), &[("", &it.abilities)], &[4]);
    }
    for it in &lib.quests {
        let line = it.to_string();
        let attempt = line.split(" | ").nth(3).expect("what is attempted").to_owned();
        let mut rows = Vec::new();
        let abilities = [
            ("monster: ", &it.monster_abilities[..]),
            ("influence: ", &it.influence),
            ("artifact: ", &it.artifact),
        ];
        of_card(&mut rows, &line, &abilities, &[3, 5, 7, 8]);
        said.push(rows.remove(0));
        said.push(format!("{}.1 attempt: {attempt}", it.key));
        for (nth, row) in rows.iter().enumerate() {
            let (_, words) = row.split_once(' ').expect("an id and words");
            said.push(format!("{}.{} {words}", it.key, nth + 2));
        }
    }
    for it in &lib.adventures {
        let line = it.to_string();
        let n = line.split(" | ").count();
        let cut = if it.monster.is_some() {
            5
        } else if n == 5 {
            3
        } else {
            6
        };
        of_card(&mut said, &line, &[("", &it.abilities)], &[cut]);
    }
    let mut listed: Vec<String> = rows().map(|(id, words)| format!("{id} {words}")).collect();
    said.sort();
    listed.sort();
    let missing: Vec<&String> = said.iter().filter(|it| !listed.contains(it)).collect();
    let strange: Vec<&String> = listed.iter().filter(|it| !said.contains(it)).collect();
    assert!(missing.is_empty() && strange.is_empty(), "{missing:#?} instead of {strange:#?}");
}
