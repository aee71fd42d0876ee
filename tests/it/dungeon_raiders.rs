//! Dungeon Raiders keeps the laws, and its records are kept.

mod bots;
mod odds;

use std::collections::BTreeMap;
use std::path::Path;

use games::dungeon_raiders::{
    Action, Card, Character, DungeonRaiders, Event, Item, Lay, Phase, Seen, View, What,
};
use kernel::record::{self, RecordError};
use kernel::{Edition, Game, Observer};
use testing::golden::{Golden, every_choice_is_kept, every_record_replays};
use testing::laws::Subject;
use testing::records::mangled_records_are_refused_or_replay;

use crate::laws::Here;
use crate::setups;

impl Subject<Here> for DungeonRaiders {
    const SETUPS: &'static [&'static str] = setups::DUNGEON_RAIDERS;
    const N_MATCHES: u32 = 300;

    fn every_action() -> Vec<Action> {
        let powers = (1..=5).map(Card::Power);
        let cards: Vec<Card> = powers.chain(Item::ALL.map(Card::Item)).collect();
        let mut all = vec![Action::UseCrystal, Action::UseTorch, Action::Lay { lay: Lay::NONE }];
        all.extend(Character::ALL.map(|character| Action::Choose { character }));
        for (nth, &one) in cards.iter().enumerate() {
            all.push(Action::Lay { lay: Lay::one(one) });
            all.extend(cards[nth..].iter().map(|&it| Action::Lay { lay: Lay::two(one, it) }));
        }
        all
    }

    fn is_anything_unseen(view: &View, observer: Observer) -> bool {
        if view.ground.phase != Phase::Playing || observer == Observer::All {
            return false;
        }
        let has_looked = matches!(observer, Observer::Seat(seat) if view.ground.torched.has(seat));
        let is_dark = view.dungeon.is_dark_after(view.ground.here);
        let is_dark_unseen = is_dark && !has_looked && !view.ground.torched.is_empty();
        is_dark_unseen || is_a_commit_unseen(view) || are_items_unseen(view)
    }

    fn common_luck(events: &[Event]) -> BTreeMap<String, String> {
        let mut luck = BTreeMap::new();
        let mut place_now = String::new();
        for event in events {
            match &event.what {
                What::Entered { place, room, was_dark } => {
                    place_now = format!("{place:?}");
                    luck.insert(place_now.clone(), format!("{room:?} {was_dark}"));
                }
                What::Level { level, slots } => {
                    luck.insert(format!("level {level}"), format!("{slots:?}"));
                }
                What::MonsterCard { card } => {
                    luck.insert(format!("monster of {place_now}"), format!("{card}"));
                }
                What::First { seat, by_chance: true } => {
                    luck.insert("first player".to_owned(), format!("{seat}"));
                }
                What::Character { seat, character, is_chosen: false } => {
                    luck.insert(format!("hero {seat}"), format!("{character:?}"));
                }
                _ => {} // All others are what people do, or come of it.
            }
        }
        luck
    }
}

/// Tells whether a rival has chosen one of several cards.
fn is_a_commit_unseen(view: &View) -> bool {
    let has_choice = |it: &Seen| 1 < it.mat.hand.len();
    view.heroes.iter().any(|(_, it)| it.has_committed && it.commit.is_none() && has_choice(it))
}

/// Tells whether items of several kinds lie in several closed hands, so that each may be in either.
fn are_items_unseen(view: &View) -> bool {
    let closed = view.heroes.iter().filter(|(_, it)| it.items.is_none() && 0 < it.n_items);
    let open = |it: &Seen| it.items.unwrap_or_default();
    let n_seen =
        |item| -> u8 { view.heroes.iter().map(|(_, it)| open(it)[item] + laid(it, item)).sum() };
    let total = view.ground.setup.n_items();
    let is_hidden = |item: Item| view.ground.supply[item] + n_seen(item) < total;
    1 < closed.count() && 1 < Item::ALL.into_iter().filter(|&it| is_hidden(it)).count()
}

fn laid(seen: &Seen, item: Item) -> u8 {
    let cards = seen.mat.laid.into_iter().flat_map(|lay| lay.cards());
    cards.filter(|it| it.item() == Some(item)).count() as u8
}

testing::laws!(dungeon_raiders, DungeonRaiders);

/// RA-132.
#[test]
fn a_torch_takes_nobodys_turn_or_choice_away() {
    let mut n_lit = 0;
    testing::laws::each_state::<DungeonRaiders, Here>(|game, _| {
        for seat in DungeonRaiders::out_of_turn(game.state()).iter() {
            let mut after = game.clone();
            after.play(seat, Action::UseTorch).expect("a torch");
            assert_eq!(after.turn(), game.turn(), "seat {seat} at ply {}", game.ply());
            for awaited in game.turn().awaited().iter() {
                assert_eq!(after.legal(awaited), game.legal(awaited), "seat {awaited}");
            }
            n_lit += 1;
        }
    });
    assert!(100 <= n_lit, "{n_lit}");
}

#[test]
fn mangled_records_of_dungeon_raiders() {
    let setups = [
        "players=4 quick=no heroes=chosen wounds=2 memory=yes boss=yes spikes=2011 tie=wounds death=early light=shuffled shield=living",
        "players=3 quick=yes heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
        "players=1 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    ];
    mangled_records_are_refused_or_replay::<DungeonRaiders>(&setups, 50_000);
}

#[rustfmt::skip] // A table.
const KEPT: &[Golden] = &[
    Golden { name: "solo-easy", setup: "players=1 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 108 },
    Golden { name: "solo-hard", setup: "players=1 quick=no heroes=chosen wounds=5 memory=yes boss=no spikes=2011 tie=wounds death=early light=printed shield=living", seed: 36 },
    Golden { name: "duel", setup: "players=2 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 3 },
    Golden { name: "duel-quick", setup: "players=2 quick=yes heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 4 },
    Golden { name: "duel-boss", setup: "players=2 quick=no heroes=dealt wounds=2 memory=yes boss=yes spikes=2011 tie=wounds death=late light=shuffled shield=living", seed: 5 },
    Golden { name: "three", setup: "players=3 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 6 },
    Golden { name: "three-shields", setup: "players=3 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=shared death=early light=shuffled shield=start", seed: 7 },
    Golden { name: "four", setup: "players=4 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 8 },
    Golden { name: "four-quick", setup: "players=4 quick=yes heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 9 },
    Golden { name: "four-boss", setup: "players=4 quick=no heroes=chosen wounds=2 memory=yes boss=yes spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 10 },
    Golden { name: "five", setup: "players=5 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living", seed: 11 },
    Golden { name: "five-quick-boss", setup: "players=5 quick=yes heroes=dealt wounds=2 memory=yes boss=yes spikes=2013 tie=wounds death=early light=shuffled shield=living", seed: 12 },
    Golden { name: "five-late", setup: "players=5 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2013 tie=wounds death=late light=printed shield=living", seed: 13 },
    Golden { name: "solo-one-chest", setup: "players=1 quick=no heroes=dealt wounds=3 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living chests=one", seed: 14 },
    Golden { name: "solo-four-wounds", setup: "players=1 quick=no heroes=dealt wounds=4 memory=yes boss=yes spikes=2011 tie=wounds death=early light=printed shield=living", seed: 15 },
    Golden { name: "five-letter", setup: "players=5 quick=no heroes=dealt wounds=2 memory=no boss=yes spikes=2013 tie=wounds death=early light=shuffled shield=letter", seed: 16 },
];

#[test]
fn every_record_of_dungeon_raiders_replays() {
    every_record_replays::<DungeonRaiders>(&[(Edition::FIRST, KEPT)]);
}

#[test]
fn every_choice_of_dungeon_raiders_is_kept() {
    let ways: &[&[&str]] = &[
        &["quick=no", "heroes=dealt", "boss=yes"],
        &["quick=yes", "heroes=dealt", "boss=yes"],
        &["heroes=dealt", "light=printed"],
    ];
    every_choice_is_kept::<DungeonRaiders>(ways);
}

#[test]
fn one_russian_word_stands_for_a_coin_and_one_for_bleeding() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut texts = Vec::new();
    for folder in ["crates/games/dungeon_raiders/words", "src/boards/dungeon_raiders"] {
        texts.extend(sources(&root.join(folder)));
    }
    let book = std::fs::read_to_string(root.join("public/rulebook/dungeon-raiders.ru.txt"));
    // Lines with other words to be found by are no text.
    let book = book.expect("a rulebook");
    let lines = book.lines().filter(|it| !it.starts_with('~'));
    texts.push(lines.collect::<Vec<_>>().join("\n"));
    assert!(20 < texts.len());
    let text = texts.join("\n").to_lowercase();
    for (nth, _) in text.match_indices("монет") {
        let word: String = text[nth..].chars().take_while(|it| it.is_alphabetic()).collect();
        assert!(word.starts_with("монетк") || word == "монеток", "{word}");
    }
    for other in ["потери крови", "потеря крови", "истёк", "истечёт"]
    {
        assert!(!text.contains(other), "{other}");
    }
}

/// All texts of a folder and of those in it.
fn sources(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let read = |it: std::io::Result<std::fs::DirEntry>| {
        let path = it.expect("an entry").path();
        match path.is_dir() {
            true => sources(&path),
            false => vec![std::fs::read_to_string(&path).expect("a text")],
        }
    };
    entries.flat_map(read).collect()
}

#[test]
fn a_record_against_the_rules_names_the_action_and_the_rule() {
    let text = include_str!("../../crates/games/dungeon_raiders/records/four-boss.txt");
    let first = text.lines().nth(4).expect("a first action");
    let refused = |by: &str| {
        let read = record::read::<DungeonRaiders>(&text.replacen(first, by, 1));
        read.map(|(game, _)| game.ply())
    };
    let error = |rule| Err(RecordError::Refused { ply: 1, rule });
    assert_eq!(refused("a lay 3"), error("RA-023"));
    assert_eq!(refused("b choose thief"), error("RA-023"));
    assert_eq!(refused("a torch"), error("RA-023"));
}
