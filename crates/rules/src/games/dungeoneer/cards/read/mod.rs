//! All files of cards, read into the library. A line that does not read stops the program at first use,
//! with its place and the reason; a test reads every line.

mod adventures;
mod columns;
mod files;
mod monsters;
mod quests;
mod scenery;

use self::columns::column;
use super::spelling::{Cursor, LineError};
use super::{AdventureCard, HeroCard, LocationCard, QuestCard, Trait};

pub use files::{FILES, File, Sort};
pub use monsters::print_values;

/// All cards of both boxes, by their ids: those of the Tomb first, each sort in the order of §8.
#[derive(Debug)]
pub struct Library {
    pub adventures: Vec<AdventureCard>,
    pub heroes: Vec<HeroCard>,
    pub locations: Vec<LocationCard>,
    pub quests: Vec<QuestCard>,
}

/// Reads all files.
///
/// # Panics
/// If a line does not read.
pub fn library() -> Library {
    let mut library = Library {
        adventures: Vec::new(),
        heroes: Vec::new(),
        locations: Vec::new(),
        quests: Vec::new(),
    };
    for &file in FILES {
        for (line, text) in file.cards() {
            if let Err(error) = read_card(file, text, &mut library) {
                panic!("cards/{}/{}.txt, line {line}: {error}: {text}", file.of, file.sort);
            }
        }
    }
    library
}

/// Reads one line, and puts the card behind those that are already there.
fn read_card(file: File, text: &str, library: &mut Library) -> Result<(), LineError> {
    let mut cursor = Cursor::new(text);
    let key = read_key(&mut cursor, file, library)?;
    column(&mut cursor)?;
    match file.sort {
        Sort::Heroes => library.heroes.push(scenery::hero(&mut cursor, file.of, key)?),
        Sort::Locations => library.locations.push(scenery::location(&mut cursor, file.of, key)?),
        Sort::Quests => {
            let quest = quests::quest(&mut cursor, file.of, key, &library.locations)?;
            library.quests.push(quest);
        }
        Sort::Boons => {
            let card = adventures::adventure(&mut cursor, file.of, key, Trait::Boon)?;
            library.adventures.push(card);
        }
        Sort::Treasures => {
            let card = adventures::adventure(&mut cursor, file.of, key, Trait::Treasure)?;
            library.adventures.push(card);
        }
        Sort::Banes => {
            let card = adventures::adventure(&mut cursor, file.of, key, Trait::Bane)?;
            library.adventures.push(card);
        }
        Sort::Monsters => library.adventures.push(monsters::monster(&mut cursor, file.of, key)?),
        Sort::Traps => library.adventures.push(monsters::trap(&mut cursor, file.of, key)?),
    }
    cursor.end()
}

/// The cards of a sort and box are numbered without a gap.
fn read_key(cursor: &mut Cursor<'_>, file: File, library: &Library) -> Result<String, LineError> {
    let n_before = match file.sort {
        Sort::Heroes => library.heroes.iter().filter(|it| it.of == file.of).count(),
        Sort::Locations => library.locations.iter().filter(|it| it.of == file.of).count(),
        Sort::Quests => library.quests.iter().filter(|it| it.of == file.of).count(),
        Sort::Boons | Sort::Treasures | Sort::Banes | Sort::Monsters | Sort::Traps => {
            library.adventures.iter().filter(|it| it.of == file.of).count()
        }
    };
    let width = if file.sort == Sort::Heroes { 1 } else { 2 };
    let key = format!(
        "{}{}{:0width$}",
        file.of.letter(),
        file.sort.letter(),
        n_before + 1,
        width = width
    );
    if cursor.eat(&key) { Ok(key) } else { Err(cursor.expected("the next card's key")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dungeoneer::cards::BoxId;

    /// A line that differs from one that reads does not.
    #[track_caller]
    fn check(sort: Sort, line: &str, expected: &str) {
        let file = File { of: BoxId::Tomb, sort, text: "" };
        let mut empty =
            Library { adventures: vec![], heroes: vec![], locations: vec![], quests: vec![] };
        let error = read_card(file, line, &mut empty).expect_err("the line does not read");
        assert_eq!(error.expected, expected, "{error}");
    }

    #[test]
    fn nothing_but_the_vocabulary_is_read() {
        let line = |ability: &str| {
            format!("TA01 | 2 | 3 | response | instant | Spell | {ability} | ok | ours")
        };
        check(Sort::Boons, &line("plays: draw(1)"), "a trigger");
        check(Sort::Boons, &line("play: drew(1)"), "an effect");
        check(Sort::Boons, &line("play:  draw(1)"), "an effect");
        check(Sort::Boons, &line("play: draw(01)"), "a number");
        check(Sort::Boons, &line("play: draw(1, me)"), ")");
        check(Sort::Boons, &line("play: glory(me, 1)"), "+");
        check(Sort::Boons, &line("play [isFoe]: draw(1)"), "a condition");
        check(Sort::Boons, &line("play {fame 2}: draw(1)"), "a cost");
        check(Sort::Boons, &line("play: heal(us, 1)"), "a hero");
        check(Sort::Boons, &line("play: stat(me, luck, +1)"), "melee, magic or speed");
        check(Sort::Boons, &line("static: cost(mine(Unicorn), -1, 1)"), "a trait");
        check(Sort::Boons, &line("danger(+1); draw(1)"), "a trigger");
        check(Sort::Boons, &line("play: threat(me, speed, 5){}"), "ok: ");
    }

    #[test]
    fn columns_are_all_there_and_nothing_else() {
        check(Sort::Traps, "TA02 | 1 | 1 | trap: draw(1) | ours", "the next card's key");
        check(Sort::Traps, "VA01 | 1 | 1 | trap: draw(1) | ours", "the next card's key");
        check(Sort::Traps, "TA01 | 1 | 1 | trap: draw(1)", " | ");
        check(Sort::Traps, "TA01 | 1 | 1 | trap: draw(1) | ours | ok", "the end");
        check(Sort::Traps, "TA01 | 1 | X | trap: draw(1) | ours", " = ");
        check(
            Sort::Locations,
            "TM01 | chamber | glory 1, peril 1 | O W Bx4 W | — | ours",
            "a form's letter",
        );
        check(Sort::Locations, "TM01 | chamber | glory 1, peril 1 | O W W | — | ours", "an exit");
        check(
            Sort::Quests,
            "TQ01 | hunt | TM99 | hunt | — | — | glory 1, recovery 1 | — | — | ours",
            "a place",
        );
    }
}
