//! Cards are lines: what is read is printed again as it stood, and ids have one notation.

use games::dungeoneer::cards::{AdventureId, FILES, HeroId, LocationId, QuestId};

/// In no order: a card that says since when it is there comes behind all that do not, wherever it stands.
#[test]
fn every_line_is_printed_as_it_stands() {
    let adventures = AdventureId::all().map(|it| it.card().to_string());
    let heroes = HeroId::all().map(|it| it.card().to_string());
    let locations = LocationId::all().map(|it| it.card().to_string());
    let quests = QuestId::all().map(|it| it.card().to_string());
    let mut printed: Vec<String> =
        adventures.chain(heroes).chain(locations).chain(quests).collect();
    for file in FILES {
        for (line, text) in file.cards() {
            let place = printed.iter().position(|it| it == text);
            let Some(place) = place else {
                panic!("{}/{}, line {line} is printed otherwise: {text}", file.of, file.sort)
            };
            printed.swap_remove(place);
        }
    }
    assert!(printed.is_empty(), "these cards stand in no file: {printed:#?}");
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
    for word in ["", "TA", "TA1", "TA00", "TA99", "ta01", "TH01", "TM01 ", "XA01"] {
        assert!(word.parse::<AdventureId>().is_err(), "{word:?}");
        assert!(word.parse::<HeroId>().is_err(), "{word:?}");
        assert!(word.parse::<QuestId>().is_err(), "{word:?}");
    }
}
