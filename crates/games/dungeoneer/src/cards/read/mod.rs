//! All files of cards, read into the library. Lines that do not read are left out; what is wrong with them
//! is told all at once.

mod adventures;
mod columns;
mod files;
mod finding;
mod head;
mod monsters;
mod quests;
mod scenery;

use self::columns::column;
use self::head::Head;
use super::spelling::{Cursor, LineError};
use super::{AdventureCard, BoxId, HeroCard, LocationCard, QuestCard, Trait};
use kernel::{Edition, sort_few};

pub use files::{FILES, File, Sort};
pub use finding::Finding;
pub use monsters::print_values;

/// So many locations there are at most: a hero remembers those visited as the bits of a number.
pub const LOCATIONS_MAX: usize = 64;

/// So many cards of a sort there are at most: an id is a byte.
const CARDS_MAX: usize = 256;

/// All cards of both boxes and of all editions, by their ids. Those of the first edition come first, then
/// what each later one added; within an edition those of the Tomb come first, by their numbers. So a card has
/// the same id for ever, wherever its line stands, and no matter what comes after it.
#[derive(Debug, Default)]
pub struct Library {
    pub adventures: Vec<AdventureCard>,
    pub heroes: Vec<HeroCard>,
    pub locations: Vec<LocationCard>,
    pub quests: Vec<QuestCard>,
    /// The mistakes in the files.
    pub findings: Vec<Finding>,
}

/// Reads files. Quests come last: they name locations by their ids.
pub fn library(files: &[File]) -> Library {
    let mut library = Library::default();
    for is_quests in [false, true] {
        for &file in files.iter().filter(|it| (it.sort == Sort::Quests) == is_quests) {
            for (line, text) in file.cards() {
                if let Err(error) = read_card(file, text, &mut library) {
                    library.findings.push(Finding::in_line(file, line, text, error));
                }
            }
        }
        library.put_in_order();
    }
    library.check_limits();
    library
}

impl Library {
    fn put_in_order(&mut self) {
        sort_few(&mut self.adventures, |it| order(it.since, it.of, &it.key));
        sort_few(&mut self.heroes, |it| order(it.since, it.of, &it.key));
        sort_few(&mut self.locations, |it| order(it.since, it.of, &it.key));
        sort_few(&mut self.quests, |it| order(it.since, it.of, &it.key));
    }

    /// Tells whether there is a card with this key.
    fn has(&self, key: &str) -> bool {
        self.adventures.iter().any(|it| it.key == key)
            || self.heroes.iter().any(|it| it.key == key)
            || self.locations.iter().any(|it| it.key == key)
            || self.quests.iter().any(|it| it.key == key)
    }

    /// The cards that came with an edition after the newest one.
    pub fn newer_than(&self, newest: Edition) -> Vec<Finding> {
        let adventures = self.adventures.iter().map(|it| (&it.key, it.since));
        let heroes = self.heroes.iter().map(|it| (&it.key, it.since));
        let locations = self.locations.iter().map(|it| (&it.key, it.since));
        let quests = self.quests.iter().map(|it| (&it.key, it.since));
        let all = adventures.chain(heroes).chain(locations).chain(quests);
        let told = |(key, since): (&String, Edition)| {
            Finding::of_all(format!(
                "{key} is of edition {since}, but the newest is {newest}: raise EDITION in \
                 crates/games/dungeoneer/src/lib.rs"
            ))
        };
        all.filter(|it| newest < it.1).map(told).collect()
    }

    /// Leaves out what is more than the rules can hold.
    fn check_limits(&mut self) {
        let findings = &mut self.findings;
        cut(&mut self.locations, LOCATIONS_MAX, "locations", findings);
        cut(&mut self.adventures, CARDS_MAX, "adventure cards", findings);
        cut(&mut self.heroes, CARDS_MAX, "heroes", findings);
        cut(&mut self.quests, CARDS_MAX, "quests", findings);
    }
}

/// A number by which cards of a sort are put in order: edition, box, number of the key.
fn order(since: Edition, of: BoxId, key: &str) -> u32 {
    let digits = key.bytes().filter(u8::is_ascii_digit);
    let number = digits.fold(0, |number, it| 10 * number + u32::from(it - b'0'));
    u32::from(since.number()) << 16 | (of as u32) << 8 | number
}

fn cut<T>(cards: &mut Vec<T>, n_max: usize, what: &str, findings: &mut Vec<Finding>) {
    if n_max < cards.len() {
        findings.push(Finding::of_all(format!(
            "there are {} {what}, and at most {n_max} can be",
            cards.len()
        )));
        cards.truncate(n_max);
    }
}

/// Reads one line.
fn read_card(file: File, text: &str, library: &mut Library) -> Result<(), LineError> {
    let mut cursor = Cursor::new(text);
    let before = cursor;
    let head = Head::read(&mut cursor, file)?;
    if library.has(&head.key) {
        return Err(before.expected("a key that no other card has"));
    }
    column(&mut cursor)?;
    match file.sort {
        Sort::Heroes => library.heroes.push(whole(cursor, |it| scenery::hero(it, head))?),
        Sort::Locations => library.locations.push(whole(cursor, |it| scenery::location(it, head))?),
        Sort::Quests => {
            let quest = whole(cursor, |it| quests::quest(it, head, &library.locations))?;
            library.quests.push(quest);
        }
        Sort::Boons | Sort::Treasures | Sort::Banes | Sort::Monsters | Sort::Traps => {
            let card = whole(cursor, |it| match file.sort {
                Sort::Treasures => adventures::adventure(it, head, Trait::Treasure),
                Sort::Banes => adventures::adventure(it, head, Trait::Bane),
                Sort::Monsters => monsters::monster(it, head),
                Sort::Traps => monsters::trap(it, head),
                Sort::Boons | Sort::Heroes | Sort::Locations | Sort::Quests => {
                    adventures::adventure(it, head, Trait::Boon)
                }
            })?;
            library.adventures.push(card);
        }
    }
    Ok(())
}

/// Reads what a line has left, to its end.
fn whole<'t, T>(
    mut cursor: Cursor<'t>,
    read: impl FnOnce(&mut Cursor<'t>) -> Result<T, LineError>,
) -> Result<T, LineError> {
    let card = read(&mut cursor)?;
    cursor.end()?;
    Ok(card)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line that differs from one that reads does not.
    #[track_caller]
    fn check(sort: Sort, line: &str, expected: &str) {
        let file = File { of: BoxId::Tomb, sort, text: "" };
        let error = read_card(file, line, &mut Library::default());
        let error = error.expect_err("the line does not read");
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
        const KEY: &str = "a key of this box and sort";
        check(Sort::Traps, "VA01 | 1 | 1 | trap: draw(1) | ours", KEY);
        check(Sort::Traps, "TH1 | 1 | 1 | trap: draw(1) | ours", KEY);
        check(Sort::Traps, "TA1 | 1 | 1 | trap: draw(1) | ours", KEY);
        check(Sort::Traps, "TA00 | 1 | 1 | trap: draw(1) | ours", KEY);
        check(
            Sort::Traps,
            "TA01 since 0 | 1 | 1 | trap: draw(1) | ours",
            "the number of an edition",
        );
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

    /// Files with these lines beside those that there are, behind the line `after` of the file.
    fn with_line(of: BoxId, sort: Sort, after: usize, line: &str) -> Library {
        let grown = |file: &File| {
            if (file.of, file.sort) != (of, sort) {
                return *file;
            }
            let mut lines: Vec<&str> = file.text.lines().collect();
            lines.insert(after, line);
            File { text: lines.join("\n").leak(), ..*file }
        };
        library(&FILES.iter().map(grown).collect::<Vec<File>>())
    }

    #[test]
    fn every_line_reads() {
        let findings = super::super::findings();
        let told: Vec<String> = findings.iter().map(Finding::to_string).collect();
        assert!(told.is_empty(), "\n{}", told.join("\n"));
    }

    #[test]
    fn a_card_can_stand_anywhere_and_moves_no_other() {
        let boon = "TA99 since 7 | 2 | 3 | response | instant | Spell | play: draw(1) | ok | ours";
        let place = "TM40 since 7 | tunnel | glory 1, peril 2 | O W O W | — | ours";
        let (before, boons) = (library(FILES), with_line(BoxId::Tomb, Sort::Boons, 3, boon));
        assert_eq!(boons.findings.len(), before.findings.len(), "{:?}", boons.findings);
        assert_eq!(boons.adventures[..before.adventures.len()], before.adventures[..]);
        assert_eq!(boons.adventures.last().map(ToString::to_string).as_deref(), Some(boon));
        let places = with_line(BoxId::Tomb, Sort::Locations, 4, place);
        assert_eq!(places.findings.len(), before.findings.len(), "{:?}", places.findings);
        assert_eq!(places.locations[..before.locations.len()], before.locations[..]);
        // A quest that names a place still names it.
        assert_eq!(places.quests, before.quests);
    }

    #[test]
    fn a_line_that_does_not_read_leaves_the_others_as_they_are() {
        let wrong = "TA99 since 7 | 2 | 3 | response | instant | Spell | play: drew(1) | ok | ours";
        let (before, after) = (library(FILES), with_line(BoxId::Tomb, Sort::Boons, 3, wrong));
        assert_eq!(after.adventures, before.adventures);
        let told: Vec<String> = after.findings.iter().map(Finding::to_string).collect();
        let place = "crates/games/dungeoneer/src/cards/tomb/boons.txt:4:59";
        assert_eq!(told.len(), before.findings.len() + 1);
        assert!(told.contains(&format!("{place}: an effect is expected\n    {wrong}")), "{told:?}");
    }

    #[test]
    fn everything_wrong_is_told_at_once() {
        let twice = "TA01 | 1 | 3 | response | instant | Spell | play: draw(1) | ok | ours";
        let files = [
            File { of: BoxId::Tomb, sort: Sort::Boons, text: twice },
            File { of: BoxId::Tomb, sort: Sort::Banes, text: twice },
            File { of: BoxId::Vault, sort: Sort::Traps, text: "VA01 | 1\nVH1" },
        ];
        let library = library(&files);
        assert_eq!((library.adventures.len(), library.findings.len()), (1, 3));
    }

    #[test]
    fn a_card_of_an_edition_to_come_is_a_finding() {
        let place = "TM40 since 7 | tunnel | glory 1, peril 2 | O W O W | — | ours";
        let library = with_line(BoxId::Tomb, Sort::Locations, 4, place);
        let told: Vec<String> =
            library.newer_than(Edition::nth(6)).iter().map(Finding::to_string).collect();
        let raise = "raise EDITION in crates/games/dungeoneer/src/lib.rs";
        assert_eq!(told, [format!("TM40 is of edition 7, but the newest is 6: {raise}")]);
        assert_eq!(library.newer_than(Edition::nth(7)), []);
    }

    #[test]
    fn more_locations_than_bits_are_a_finding() {
        let line =
            |n: usize| format!("TM{n:02} | tunnel | glory 1, peril 2 | O W O W | — | ours\n");
        let text: String = (1..=65).map(line).collect();
        let file = File { of: BoxId::Tomb, sort: Sort::Locations, text: text.leak() };
        let library = library(&[file]);
        assert_eq!(library.locations.len(), LOCATIONS_MAX);
        let told: Vec<String> = library.findings.iter().map(Finding::to_string).collect();
        assert_eq!(told, ["there are 65 locations, and at most 64 can be"]);
    }
}
