//! The rows that `abilities.txt` has to have, by what the cards of the game say. The example `cards` prints those that are
//! missing, and a case looks for them.

use dungeoneer::cards::{Ability, library};

/// The rows of the list, as the cards want them and as they are.
pub struct Difference {
    /// Rows that a card wants and the list lacks.
    pub missing: Vec<String>,
    /// Rows of the list that no card wants.
    pub strange: Vec<String>,
}

impl Difference {
    /// Compares the cards of the game with a list.
    pub fn of(list: &str) -> Difference {
        let said = said();
        let listed: Vec<&str> = list.lines().filter(|it| !it.starts_with('#')).collect();
        let missing = said.iter().filter(|it| !listed.contains(&it.as_str())).cloned().collect();
        let is_strange = |it: &&&str| !said.iter().any(|said| said == **it);
        let strange = listed.iter().filter(is_strange).map(|it| (*it).to_owned()).collect();
        Difference { missing, strange }
    }

    /// The lines that tell it, the rows as they stand in the list; none if there is no difference.
    pub fn lines(&self) -> Vec<String> {
        let of = |head: &str, rows: &[String]| {
            let head = (!rows.is_empty())
                .then(|| format!("crates/games/dungeoneer/cases/abilities.txt {head}"));
            head.into_iter().chain(rows.iter().cloned()).collect::<Vec<String>>()
        };
        let strange = of("has rows that no card wants:", &self.strange);
        [of("lacks these rows:", &self.missing), strange].concat()
    }
}

/// All rows that the cards want, by their ids.
fn said() -> Vec<String> {
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
    said.sort();
    said
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
