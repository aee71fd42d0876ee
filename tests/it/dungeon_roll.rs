//! Dungeon Roll keeps the laws, and its records are kept.

mod odds;

use std::collections::BTreeMap;
use std::mem::discriminant;

use games::dungeon_roll::heroes::BASE_HEROES;
use games::dungeon_roll::{Action, Course, DungeonRoll, Event, Hero, Magic, Phase, View};
use kernel::chance::FastChance;
use kernel::record::{self, RecordError};
use kernel::{Bots, Edition, Match, Observer, Seat, Seed, Turn};
use testing::golden::{Golden, every_choice_is_kept, every_record_replays};
use testing::laws::{Subject, each_match, finish, step};
use testing::records::mangled_records_are_refused_or_replay;

use crate::laws::Here;
use crate::setups;

impl Subject<Here> for DungeonRoll {
    const SETUPS: &'static [&'static str] = setups::DUNGEON_ROLL;
    const N_MATCHES: u32 = 300;
    const EXCEPTIONS: &'static [(&'static str, &'static str)] = &[(
        "determinized_worlds_differ_where_something_is_unseen",
        "everything lies open, so there is one world only",
    )];

    /// Kinds of actions take turns, because re-rolls can be had in hundreds of ways; and nobody
    /// runs who can stay, so that deep levels are seen.
    fn choose(_: &View, _: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
        let is_brave = luck.pick(8) != 0;
        let stays = |it: &&Action| {
            !matches!(
                it,
                Action::Course(Course::Flee)
                    | Action::Course(Course::Retire)
                    | Action::Spend(Magic::Portal)
            )
        };
        let brave: Vec<Action> = legal.iter().filter(stays).copied().collect();
        let choices = if is_brave && !brave.is_empty() { &brave[..] } else { legal };
        let mut kinds = Vec::new();
        for action in choices {
            if !kinds.contains(&discriminant(action)) {
                kinds.push(discriminant(action));
            }
        }
        let kind = kinds[luck.pick(kinds.len() as u32) as usize];
        let of_kind: Vec<&Action> = choices.iter().filter(|it| discriminant(*it) == kind).collect();
        *of_kind[luck.pick(of_kind.len() as u32) as usize]
    }

    fn every_action() -> Vec<Action> {
        let sources = [
            "F", "C", "M", "T", "H", "S", "f", "t", "d", "sword", "talisman", "scepter", "tools",
            "scroll", "hero",
        ];
        let others = ["ring", "scales", "elixir", "bait", "portal"];
        let hordes = ["G", "K", "O", "GG", "KK", "OO", "GGG", "GK", "GO", "KO", "GGO", "KKO", "-"];
        let floors = ["G", "K", "GK", "$", "P", "O$", "GKO$P", "-"];
        let parties = ["F", "H", "HH", "FCM", "S", "SS", "TTH", "-"];
        let heroes = Hero::ALL.map(|it| it.key());
        let mut texts: Vec<String> =
            ["keep", "unleash", "ring", "bait", "portal", "flee", "end", "retire", "seek"]
                .map(str::to_owned)
                .into();
        texts.extend(heroes.map(|it| format!("hero {it}")));
        texts.extend(parties.map(|it| format!("muster {it}")));
        texts.extend(hordes.map(|it| format!("unleash {it}")));
        texts.extend(sources[..6].iter().map(|it| format!("elixir {it}")));
        texts.extend(["G", "K", "O", "$", "P", "D"].map(|it| format!("again {it}")));
        texts.extend(crafts(&sources, &others));
        for source in sources.into_iter().chain(others) {
            texts.extend(hordes.map(|it| format!("fight {source} {it}")));
            texts.extend(parties.map(|it| format!("drink {source} {it}")));
            texts.extend(parties.map(|it| format!("unleash {source} {it}")));
            texts.extend((0..=3).map(|it| format!("open {source} {it}")));
            for floor in floors {
                texts.extend(parties.map(|it| format!("reroll {source} {floor} {it}")));
            }
            for second in sources {
                texts.push(format!("dragon {source} {second}"));
                texts.extend(sources.map(|third| format!("dragon {source} {second} {third}")));
            }
        }
        for floor in floors {
            texts.extend(parties.map(|it| format!("unleash {floor} {it}")));
        }
        texts.iter().filter_map(|it| it.parse().ok()).collect()
    }

    /// Dice can be chosen in too many ways to list them all: a kind of action is enough.
    fn is_known(all: &[Action], action: &Action) -> bool {
        all.iter().any(|it| discriminant(it) == discriminant(action))
    }

    fn is_anything_unseen(_: &View, _: Observer) -> bool {
        false
    }

    /// Die by die, because who has dice in the lair rolls fewer; re-rolls by their number on the
    /// level.
    fn common_luck(events: &[Event]) -> BTreeMap<String, String> {
        let mut luck = BTreeMap::new();
        let (mut delve, mut level, mut n_rerolls) = (0, 0, 0);
        let mut add = |name: String, faces: Vec<String>| {
            for (nth, face) in faces.into_iter().enumerate() {
                luck.insert(format!("{name}, die {nth}"), face);
            }
        };
        for event in events {
            match event {
                Event::DelveBegan { .. } => delve += 1,
                Event::Formed { throw, .. } => add(format!("party {delve}"), shown(throw.faces())),
                Event::Scouted { throw, .. } => {
                    add(format!("scouted {delve}"), shown(throw.faces()));
                }
                Event::Populated { level: now, throw, is_planned, .. } => {
                    (level, n_rerolls) = (*now, 0);
                    // What was laid out is what was scouted, in any order.
                    if !is_planned {
                        add(format!("delve {delve}, level {level}"), shown(throw.faces()));
                    }
                }
                Event::Rerolled { floor_throw, party_throw, .. } => {
                    n_rerolls += 1;
                    let name = format!("delve {delve}, level {level}, re-roll {n_rerolls}");
                    add(format!("{name} of the dungeon"), shown(floor_throw.faces()));
                    add(format!("{name} of the party"), shown(party_throw.faces()));
                }
                _ => {} // All others are what people do, or come of it.
            }
            if matches!(event, Event::DelveBegan { .. }) {
                (level, n_rerolls) = (0, 0);
            }
        }
        luck
    }
}

/// The crafts that only some heroes have.
fn crafts(sources: &[&str], others: &[&str]) -> Vec<String> {
    let mut texts: Vec<String> = ["FC", "HH", "SS", "F", "FCM", "-"]
        .into_iter()
        .map(|it| format!("inscribe {it}"))
        .collect();
    for first in ["G", "K", "O", "$", "P", "D", "GG", "-"] {
        texts.extend(["GK", "OO", "$P", "DD", "KD", "G"].map(|it| format!("plan {first} {it}")));
    }
    for source in sources.iter().chain(others) {
        texts.push(format!("unleash with {source}"));
        texts.push(format!("discard {source}"));
        texts.push(format!("ready {source}"));
        texts.extend(["G", "K", "O", "$"].map(|it| format!("lure {source} {it}")));
    }
    for dice in ["G", "$", "P", "D", "GD", "DD", "DDD", "GKO", "GKO$PD", "-"] {
        texts.push(format!("unleash dice {dice}"));
    }
    for floor in ["G>$", "K>D", "D>G", "$>P", "G>G", "-"] {
        texts.extend(["F>H", "S>C", "T>T", "-"].map(|it| format!("unleash {floor} {it}")));
    }
    texts
}

fn shown<F: std::fmt::Debug>(faces: &[F]) -> Vec<String> {
    faces.iter().map(|it| format!("{it:?}")).collect()
}

// There are no secrets, so no law asks for worlds that differ in them.
testing::laws!(dungeon_roll, DungeonRoll);

#[test]
fn dice_and_tokens_are_never_lost() {
    each_match::<DungeonRoll, Here>(|mut game, luck| {
        while game.turn() != Turn::Over {
            let table = game.state().table;
            let delve = &table.delve;
            if !matches!(delve.phase, Phase::Choosing | Phase::Over) {
                let n_dice = table.side().formation.n_dice();
                assert_eq!(delve.party.total() + delve.graveyard, n_dice);
            }
            let on_table = delve.floor.total() + delve.lair + delve.temps.total();
            assert!(on_table <= table.house.n_dungeon_dice);
            let hands = Seat::all(table.n_seats()).map(|it| table.player(it).treasures.total());
            let n_tokens = table.bag.total() + hands.sum::<u8>();
            assert_eq!(n_tokens, 36 * table.house.n_boxes);
            step(&mut game, luck);
        }
    });
}

#[test]
fn mangled_records_of_dungeon_roll() {
    mangled_records_are_refused_or_replay::<DungeonRoll>(
        &[DungeonRoll::SETUPS[0], DungeonRoll::SETUPS[5]],
        50_000,
    );
}

#[rustfmt::skip] // A table.
const KEPT: &[Golden] = &[
    Golden { name: "two", setup: "players=2 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base", seed: 11 },
    Golden { name: "three-mirror", setup: "players=3 deal=mirror first=2 bait=monsters scrolls=any dice=7 bag=single heroes=base", seed: 12 },
    Golden { name: "four-nine-dice", setup: "players=4 deal=choose first=random bait=all scrolls=any dice=9 bag=double heroes=base", seed: 13 },
    Golden { name: "two-of-all", setup: "players=2 deal=choose first=1 bait=all scrolls=monster dice=7 bag=single heroes=all", seed: 15 },
    Golden { name: "nobody", setup: "players=1 deal=none first=1 bait=all scrolls=monster dice=7 bag=single heroes=base", seed: 14 },
    Golden { name: "four-dealt-of-all", setup: "players=4 deal=random first=3 bait=all scrolls=monster dice=7 bag=double heroes=all", seed: 16 },
    Golden { name: "four-mirror-of-all", setup: "players=4 deal=mirror first=4 bait=all scrolls=monster dice=9 bag=single heroes=all", seed: 17 },
    Golden { name: "solo-dealt-of-all", setup: "players=1 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=all", seed: 18 },
];

/// A match of each hero, played by the normal computer, goes deeper than chance.
fn hero_match(hero: Hero) -> String {
    let roster = if Hero::ALL[..BASE_HEROES].contains(&hero) { "base" } else { "all" };
    let setup = format!(
        "players=1 deal=choose first=random bait=all scrolls=monster dice=7 bag=single \
        heroes={roster}"
    );
    let setup = setup.parse().expect("a setup");
    let mut game: Match<DungeonRoll> =
        Match::begin(setup, Seed::from_bits(hero as u64 + 1)).expect("a table");
    play(&mut game, &format!("hero {}", hero.key()));
    let mut luck = FastChance::new(hero as u64);
    while let Some(seat) = game.turn().awaited().iter().next() {
        let (view, legal) = (game.view(Observer::Seat(seat)), game.legal(seat));
        let action = DungeonRoll::think(1, &view, seat, &legal, &mut luck);
        game.play(seat, action).expect("a bot takes legal actions");
    }
    record::write(&game, &[])
}

#[test]
fn every_record_of_dungeon_roll_replays() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("dungeon_roll/records");
    for hero in Hero::ALL {
        let path = folder.join(hero.key()).with_extension("txt");
        if std::env::var_os("UNDERCROFT_WRITE_RECORDS").is_some() && !path.exists() {
            std::fs::write(&path, hero_match(hero)).expect("a record is written");
        }
        assert!(path.exists(), "{}", path.display());
    }
    every_record_replays::<DungeonRoll>(&[(Edition::FIRST, KEPT)]);
}

#[test]
fn every_choice_of_dungeon_roll_is_kept() {
    let ways: &[&[&str]] = &[
        &["deal=random", "heroes=base"],
        &["deal=random", "heroes=all"],
        &["deal=mirror", "heroes=base"],
        &["deal=mirror", "heroes=all"],
        &["deal=choose", "heroes=all"],
        &["deal=random", "bag=double"],
    ];
    every_choice_is_kept::<DungeonRoll>(ways);
}

/// Plays an action by its notation.
fn play(game: &mut Match<DungeonRoll>, text: &str) {
    let action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let seat = game.turn().awaited().iter().next().expect("somebody is awaited");
    game.play(seat, action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
}

#[test]
fn two_policies_meet_the_same_first_rolls_on_every_level_both_reach() {
    let setup = "players=1 deal=choose first=random bait=all scrolls=monster dice=7 bag=single \
        heroes=base";
    let mut n_levels = 0;
    for seed in 0..200 {
        let mut games = ["knight", "minstrel"].map(|hero| {
            let setup = setup.parse().expect("a setup");
            let mut game = Match::begin(setup, Seed::from_bits(seed)).expect("a table");
            play(&mut game, &format!("hero {hero}"));
            game
        });
        finish_greedily(&mut games[0]);
        finish(&mut games[1], &mut FastChance::new(seed));
        let rolls = games.each_ref().map(first_rolls);
        for (place, one) in &rolls[0] {
            if let Some(other) = rolls[1].get(place) {
                let n_common = one.len().min(other.len());
                assert_eq!(one[..n_common], other[..n_common], "{place:?} on seed {seed}");
                n_levels += u32::from(0 < place.1);
            }
        }
    }
    assert!(600 < n_levels, "{n_levels}");
}

/// Takes the first action that gets on with it, until the match is over.
fn finish_greedily(game: &mut Match<DungeonRoll>) {
    while let Some(seat) = game.turn().awaited().iter().next() {
        let legal = game.legal(seat);
        let stays = |it: &&Action| {
            !matches!(
                it,
                Action::Course(Course::Flee)
                    | Action::Course(Course::Retire)
                    | Action::Spend(Magic::Portal)
            )
        };
        let action = legal.iter().find(stays).unwrap_or(&legal[0]);
        game.play(seat, *action).expect("a legal action");
    }
}

/// The party of each delve, as level 0, and the first dice of each level.
fn first_rolls(game: &Match<DungeonRoll>) -> BTreeMap<(u8, u8), Vec<String>> {
    let mut rolls = BTreeMap::new();
    let mut delve = 0;
    for event in game.log().iter().flat_map(|it| &it.events) {
        match event {
            Event::DelveBegan { number, .. } => delve = *number,
            Event::Formed { throw, .. } => {
                rolls.insert((delve, 0), shown(throw.faces()));
            }
            Event::Populated { level, throw, .. } => {
                rolls.insert((delve, *level), shown(throw.faces()));
            }
            _ => {} // All others are what people do, or come of it.
        }
    }
    rolls
}

#[test]
fn a_record_against_the_rules_names_the_action_and_the_rule() {
    let text = include_str!("../../crates/games/dungeon_roll/records/nobody.txt");
    let first = text.lines().nth(4).expect("a first action");
    let refused = |by: &str| {
        let read = record::read::<DungeonRoll>(&text.replacen(first, by, 1));
        read.map(|(game, _)| game.ply())
    };
    let error = |rule| Err(RecordError::Refused { ply: 1, rule });
    assert_eq!(refused("a retire"), error("DR-071"));
    assert_eq!(refused("a keep"), error("DR-016"));
    assert_eq!(refused("a hero knight"), error("DR-202"));
    assert_eq!(refused("a unleash"), error("DR-081"));
    assert_eq!(refused("a ring"), error("DR-072"));
    assert_eq!(refused("a dragon F C M"), error("DR-051"));
}
