//! Cards are lines: what is read is printed again as it stood, and ids have one notation.

use games::dungeoneer::cards::{AdventureId, FILES, HeroId, LocationId, QuestId, Sort};

#[test]
fn every_line_is_printed_as_it_stands() {
    let mut adventures = AdventureId::all();
    let mut heroes = HeroId::all();
    let mut locations = LocationId::all();
    let mut quests = QuestId::all();
    for file in FILES {
        for (line, text) in file.cards() {
            let printed = match file.sort {
                Sort::Heroes => heroes.next().map(|it| it.card().to_string()),
                Sort::Locations => locations.next().map(|it| it.card().to_string()),
                Sort::Quests => quests.next().map(|it| it.card().to_string()),
                Sort::Boons | Sort::Treasures | Sort::Banes | Sort::Monsters | Sort::Traps => {
                    adventures.next().map(|it| it.card().to_string())
                }
            };
            assert_eq!(printed.as_deref(), Some(text), "{}/{}, line {line}", file.of, file.sort);
        }
    }
    let left = [adventures.len(), heroes.len(), locations.len(), quests.len()];
    assert_eq!(left, [0; 4], "cards that stand in no file");
}

#[test]
fn ids_are_read_as_they_are_written() {
    for id in AdventureId::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for id in HeroId::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for id in LocationId::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for id in QuestId::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for word in ["", "TA", "TA1", "TA00", "TA54", "ta01", "TH01", "TM01 ", "XA01"] {
        assert!(word.parse::<AdventureId>().is_err(), "{word:?}");
        assert!(word.parse::<HeroId>().is_err(), "{word:?}");
        assert!(word.parse::<QuestId>().is_err(), "{word:?}");
    }
}
