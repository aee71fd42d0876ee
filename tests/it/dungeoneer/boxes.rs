//! The contents of the boxes (§2), and the measure that all cards keep (§17).

use games::dungeoneer::cards::{
    AdventureCard, AdventureId, Attempt, BoxId, CardPrice, Category, Ground, HeroCard, HeroId,
    LocationCard, LocationId, QuestCard, QuestId, Source, Trait,
};
use kernel::Edition;

/// The cards printed for a box: later editions add to them.
fn adventures(of: BoxId) -> impl Iterator<Item = &'static AdventureCard> {
    let printed = AdventureId::all().map(AdventureId::card).filter(|it| it.since == Edition::FIRST);
    printed.filter(move |it| it.of == of)
}

fn heroes(of: BoxId) -> impl Iterator<Item = &'static HeroCard> {
    let printed = HeroId::all().map(HeroId::card).filter(|it| it.since == Edition::FIRST);
    printed.filter(move |it| it.of == of)
}

fn locations(of: BoxId) -> impl Iterator<Item = &'static LocationCard> {
    let printed = LocationId::all().map(LocationId::card).filter(|it| it.since == Edition::FIRST);
    printed.filter(move |it| it.of == of)
}

fn quests(of: BoxId) -> impl Iterator<Item = &'static QuestCard> {
    let printed = QuestId::all().map(QuestId::card).filter(|it| it.since == Edition::FIRST);
    printed.filter(move |it| it.of == of)
}

/// The number of cards of a kind in a box, and of their kinds.
fn n_of(of: BoxId, kind: Trait) -> (u8, usize) {
    let of_kind = || adventures(of).filter(|it| it.traits.has(kind));
    (of_kind().map(|it| it.n_copies).sum(), of_kind().count())
}

/// DN-010 to DN-013.
#[test]
fn each_box_is_complete() {
    for of in BoxId::ALL {
        let n_adventures: u8 = adventures(of).map(|it| it.n_copies).sum();
        assert_eq!(locations(of).count(), 22, "locations are printed for {of:?}");
        assert_eq!(n_adventures, 60, "adventure cards are printed for {of:?}");
        assert_eq!(quests(of).count(), 14, "quests are printed for {of:?}");
        assert_eq!(heroes(of).count(), 6, "heroes are printed for {of:?}");
    }
}

/// §8.4, §8.5.
#[test]
fn adventures_are_of_these_kinds() {
    let kinds = [Trait::Boon, Trait::Treasure, Trait::Bane, Trait::Monster, Trait::Trap];
    let tomb = kinds.map(|it| n_of(BoxId::Tomb, it));
    assert_eq!(tomb, [(15, 13), (15, 14), (10, 9), (14, 11), (6, 6)]);
    let vault = kinds.map(|it| n_of(BoxId::Vault, it));
    assert_eq!(vault, [(15, 13), (15, 14), (10, 10), (14, 11), (6, 6)]);
}

/// §8.2: entrances, plain tunnels, dark tunnels, other chambers.
#[test]
fn locations_are_of_these_kinds() {
    let n = |of: BoxId| {
        let n_of =
            |ground| locations(of).filter(|it| it.ground == ground && !it.is_entrance).count();
        let n_entrances = locations(of).filter(|it| it.is_entrance).count();
        let grounds = [Ground::Tunnel, Ground::DarkTunnel, Ground::Chamber].map(n_of);
        (n_entrances, grounds)
    };
    assert_eq!(n(BoxId::Tomb), (1, [8, 2, 11]));
    assert_eq!(n(BoxId::Vault), (1, [6, 2, 13]));
    let gates = LocationId::all().map(LocationId::card).filter(|it| it.is_entrance);
    assert!(gates.clone().all(|it| it.ground == Ground::Chamber));
    // DN-068: every player gets 1 glory and 1 peril at the start.
    assert!(gates.clone().all(|it| (it.glory, it.peril) == (1, 1)));
}

/// DN-067, §17.
#[test]
fn heroes_keep_the_measure() {
    let mut short = Vec::new();
    for id in HeroId::all() {
        let card = id.card();
        assert_eq!(card.health, 6, "{id}");
        assert_eq!(card.boons + card.treasures, 5, "{id}");
        assert!(!card.abilities.is_empty(), "{id}");
        let sums = card.levels.map(|level| level.iter().sum::<u8>());
        if sums != [3, 6, 9, 10] {
            short.push((id.to_string(), sums));
        }
    }
    // The hero pictured in the rules has one less at level 3.
    assert_eq!(short, [("VH3".to_owned(), [3, 6, 8, 10])]);
}

/// The best attack value less 1, 1 for each health above the first, up to 2 for what is special.
#[test]
fn monsters_keep_the_measure() {
    for id in AdventureId::all() {
        let card = id.card();
        let Some(monster) = &card.monster else { continue };
        let CardPrice::Fixed(price) = card.price else { panic!("{id} has one price") };
        let best = monster.attacks.iter().map(|it| monster.values[it.idx()]).max();
        let best = best.unwrap_or_else(|| panic!("{id} attacks in some form"));
        let plain = best - 1 + monster.health - 1;
        let is_special = 1 < monster.attacks.len() || !card.abilities.is_empty();
        let most = if is_special { plain + 2 } else { plain };
        assert!(plain <= price && price <= most, "{id}: {price} is not from {plain} to {most}");
    }
}

#[test]
fn prices_keep_the_measure() {
    for id in AdventureId::all() {
        let card = id.card();
        let most = if card.traits.has(Trait::Trap) { 4 } else { 5 };
        match &card.price {
            CardPrice::Fixed(n) => assert!((1..=most).contains(n), "{id}"),
            // Half of X is used, or X itself up to 3.
            CardPrice::OneOf(all) => {
                assert!([&[2, 4, 6][..], &[1, 2, 3]].contains(&all.as_slice()), "{id}");
            }
        }
    }
}

/// §17; an artifact is a reward of its own.
#[test]
fn rewards_keep_the_measure() {
    for id in QuestId::all() {
        let card = id.card();
        let is_artifact = card.categories.has(Category::Artifact);
        let glory = if is_artifact { 0..=0 } else { 1..=3 };
        assert!(glory.contains(&card.glory) && card.recovery <= 2, "{id}");
        assert_eq!(card.artifact.is_empty(), !is_artifact, "{id}");
        assert_eq!(card.influence.is_empty(), !card.categories.has(Category::Influence), "{id}");
        assert_eq!(card.search.is_some(), card.categories.has(Category::Search), "{id}");
        assert_eq!(card.goal.is_some(), card.categories.has(Category::Escort), "{id}");
        assert_eq!(card.attempt == Attempt::Escort, card.goal.is_some(), "{id}");
        assert_eq!(card.attempt == Attempt::Hunt, card.categories.has(Category::Hunt), "{id}");
        assert_eq!(card.monster.is_some(), card.categories.has(Category::Hunt), "{id}");
    }
}

/// The nine adventure cards, three quests and two heroes that are known whole.
#[test]
fn cards_say_where_they_come_from() {
    let sources = AdventureId::all().map(|it| it.card().source);
    assert_eq!(sources.filter(|it| *it == Source::Published).count(), 9);
    let sources = QuestId::all().map(|it| it.card().source);
    assert_eq!(sources.filter(|it| *it == Source::Published).count(), 3);
    let sources = HeroId::all().map(|it| it.card().source);
    assert_eq!(sources.filter(|it| *it == Source::Published).count(), 2);
    // Their exits are ours.
    assert!(LocationId::all().all(|it| it.card().source != Source::Published));
}
