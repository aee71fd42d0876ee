//! The list of all cards, to be looked through.

use games::dungeoneer::Dungeoneer;
use games::dungeoneer::cards::{AdventureId, HeroId, LocationId, QuestId};
use kernel::{CardFace, Lang, Words};

fn faces(lang: Lang) -> Vec<CardFace> {
    Dungeoneer::CARDS.map(|it| it(lang)).unwrap_or_default()
}

#[test]
fn every_card_is_in_the_list_once_with_its_words() {
    let n = AdventureId::all().len() + HeroId::all().len();
    let n = n + LocationId::all().len() + QuestId::all().len();
    for lang in [Lang::En, Lang::Ru] {
        let faces = faces(lang);
        assert_eq!(faces.len(), n);
        for face in &faces {
            let texts = [face.name, face.sort, face.from, face.source, &face.line];
            assert!(texts.iter().all(|it| !it.trim().is_empty()), "{face:?}");
            assert!(!face.rules.is_empty(), "{face:?}");
            assert!(face.rules.iter().all(|it| it.ends_with('.')), "{face:?}");
        }
    }
}

#[test]
fn the_list_stands_in_groups_that_are_the_same_in_both_languages() {
    let sizes = |lang| {
        let faces = faces(lang);
        let groups = faces.chunk_by(|a, b| (a.from, a.sort) == (b.from, b.sort));
        groups.map(<[CardFace]>::len).collect::<Vec<_>>()
    };
    assert_eq!(sizes(Lang::En).len(), 16);
    assert_eq!(sizes(Lang::En), sizes(Lang::Ru));
    // Every copy of every adventure card, as `boxes` counts those that are printed.
    let adventures = ["Boons", "Treasures", "Banes", "Monsters", "Traps"];
    let all = faces(Lang::En);
    let n_copies = all.iter().filter(|it| adventures.contains(&it.sort)).map(|it| it.n_copies);
    let n: u32 = AdventureId::all().map(|it| u32::from(it.card().n_copies)).sum();
    assert_eq!(n_copies.map(u32::from).sum::<u32>(), n, "adventure cards are in the list");
}
