//! Paper Dungeons keeps the laws, and its records are kept.

mod odds;

use std::collections::BTreeMap;

use games::paper_dungeons::monsters::Monster;
use games::paper_dungeons::objectives::Objective;
use games::paper_dungeons::{Action, Cause, Event, Item, PaperDungeons, Phase, Seen, View, What};
use kernel::chance::FastChance;
use kernel::record::{self, RecordError};
use kernel::{Bots, BySeat, Edition, Lang, Match, Observer, Seat, Seed, Telling, Words};
use testing::golden::{Golden, every_choice_is_kept, every_record_replays};
use testing::laws::Subject;
use testing::records::mangled_records_are_refused_or_replay;

use crate::laws::Here;
use crate::setups;

impl Subject<Here> for PaperDungeons {
    const SETUPS: &'static [&'static str] = setups::PAPER_DUNGEONS;
    const N_MATCHES: u32 = 210;

    /// People who wander never see the far end of the dungeon: at small tables, every other choice
    /// is a computer's.
    fn choose(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
        if view.teams.len() <= 2 && luck.pick(2) == 0 {
            PaperDungeons::think(1, view, seat, legal, luck)
        } else {
            legal[luck.pick(legal.len() as u32) as usize]
        }
    }

    fn every_action() -> Vec<Action> {
        let numbers = |letter: char| (1..=16).map(move |nth| format!("{letter}{nth:02}"));
        let rooms =
            || ('A'..='F').flat_map(|column| (1..=7).map(move |row| format!("{column}{row}")));
        let items = || Item::ALL.into_iter().map(|it| it.key());
        let letters = || 'A'..='Z';
        let mut texts = vec!["done".to_owned(), "decline".to_owned()];
        texts.extend(
            numbers('T').flat_map(|it| numbers('O').map(move |o| format!("keep {it} {o}"))),
        );
        texts.extend((0..=20).map(|it| format!("spare {it}")));
        texts.extend(letters().flat_map(|it| [format!("gain {it}"), format!("steal {it}")]));
        texts.extend(items().map(|it| format!("box {it}")));
        texts.extend(rooms().flat_map(|it| [format!("step {it}"), format!("mark {it}")]));
        for die in 1..=10 {
            texts.extend(["brew", "rest"].map(|it| format!("{die} {it}")));
            texts.extend(letters().map(|it| format!("{die} level {it}")));
            texts.extend(items().map(|it| format!("{die} craft {it}")));
            texts.extend(rooms().map(|it| format!("{die} walk {it}")));
        }
        texts.iter().filter_map(|it| it.parse().ok()).collect()
    }

    fn is_anything_unseen(view: &View, _: Observer) -> bool {
        view.teams.iter().any(|(_, it)| match view.ground.phase {
            _ if it.is_own => false,
            Phase::Draft => true,
            Phase::Action if it.is_done => true,
            Phase::PreGame | Phase::Action | Phase::Spoils => 1 < n_objectives(view, it),
            Phase::Over => false,
        })
    }

    fn common_luck(events: &[Event]) -> BTreeMap<String, String> {
        let mut luck = BTreeMap::new();
        let mut round_now = 0;
        for event in events {
            match &event.what {
                What::Round { round } => round_now = *round,
                What::Rolled { .. } => {
                    luck.insert(format!("roll of round {round_now}"), format!("{:?}", event.what));
                }
                What::Revealed { .. } => {
                    luck.insert("dungeon".to_owned(), format!("{:?}", event.what));
                }
                What::Missions { .. } => {
                    luck.insert("missions".to_owned(), format!("{:?}", event.what));
                }
                _ => {} // All others are what people do, or come of it.
            }
        }
        luck
    }
}

/// The number of possible objectives of a rival: those with its colours that the observer sees nowhere.
fn n_objectives(view: &View, rival: &Seen) -> usize {
    let is_seen = |it: &Objective| view.teams.iter().any(|(_, team)| team.objective == Some(*it));
    let fits = |it: &&Objective| rival.colours == Some(it.card().colours) && !is_seen(it);
    Objective::ALL.iter().filter(fits).count()
}

testing::laws!(paper_dungeons, PaperDungeons);

#[test]
fn mangled_records_of_paper_dungeons() {
    let setups = [
        "players=1 dungeon=random missions=3 vanishing=yes",
        "players=2 dungeon=C missions=none vanishing=no",
    ];
    mangled_records_are_refused_or_replay::<PaperDungeons>(&setups, 50_000);
}

#[rustfmt::skip] // A table.
const KEPT: &[Golden] = &[
    Golden { name: "solo", setup: "players=1 dungeon=random missions=3 vanishing=yes", seed: 1 },
    Golden { name: "solo-plain", setup: "players=1 dungeon=A missions=none vanishing=no", seed: 2 },
    Golden { name: "two", setup: "players=2 dungeon=random missions=3 vanishing=yes", seed: 3 },
    Golden { name: "two-plain", setup: "players=2 dungeon=L missions=none vanishing=no", seed: 4 },
    Golden { name: "four", setup: "players=4 dungeon=random missions=3 vanishing=no", seed: 5 },
    Golden { name: "four-vanishing", setup: "players=4 dungeon=random missions=none vanishing=yes", seed: 6 },
    Golden { name: "eight", setup: "players=8 dungeon=random missions=3 vanishing=yes", seed: 7 },
    Golden { name: "solo-asked", setup: "players=1 dungeon=B missions=3 vanishing=yes potions=ask", seed: 9 },
    Golden { name: "three-asked", setup: "players=3 dungeon=random missions=3 vanishing=no potions=ask", seed: 10 },
    Golden { name: "eight-plain", setup: "players=8 dungeon=random missions=none vanishing=no", seed: 8 },
    Golden { name: "dungeon-c", setup: "players=1 dungeon=C missions=3 vanishing=yes", seed: 20 },
    Golden { name: "dungeon-d", setup: "players=2 dungeon=D missions=3 vanishing=no", seed: 21 },
    Golden { name: "dungeon-e", setup: "players=1 dungeon=E missions=none vanishing=no", seed: 22 },
    Golden { name: "dungeon-f", setup: "players=3 dungeon=F missions=3 vanishing=yes", seed: 23 },
    Golden { name: "dungeon-g", setup: "players=1 dungeon=G missions=3 vanishing=yes", seed: 24 },
    Golden { name: "dungeon-h", setup: "players=2 dungeon=H missions=none vanishing=yes", seed: 25 },
    Golden { name: "dungeon-i", setup: "players=1 dungeon=I missions=3 vanishing=yes", seed: 26 },
    Golden { name: "dungeon-j", setup: "players=1 dungeon=J missions=3 vanishing=yes", seed: 27 },
    Golden { name: "dungeon-k", setup: "players=2 dungeon=K missions=3 vanishing=yes", seed: 28 },
];

/// The longest match that is kept: eight teams that walk wherever they can, and rest never.
fn long_walk() -> String {
    let setup = "players=8 dungeon=random missions=3 vanishing=no".parse().expect("a setup");
    let mut game: Match<PaperDungeons> = Match::begin(setup, Seed::from_bits(34)).expect("a table");
    let reluctance = |it: &Action| match it {
        Action::Step { .. } => 0,
        Action::GainLevel { .. } | Action::GainBox { .. } => 1,
        Action::MarkMinion { .. } | Action::StealGem { .. } | Action::Spare { .. } => 1,
        Action::Walk { .. } => 2,
        Action::Keep { .. } | Action::Level { .. } | Action::Craft { .. } => 3,
        Action::Brew { .. } | Action::Rest { .. } | Action::Decline => 3,
        Action::Done => 4,
    };
    let mut luck = FastChance::new(34);
    while let Some(seat) = game.turn().awaited().iter().next() {
        let legal = game.legal(seat);
        let least = legal.iter().map(reluctance).min();
        let wanted: Vec<_> = legal.iter().filter(|it| Some(reluctance(it)) == least).collect();
        let action = *wanted[luck.pick(wanted.len() as u32) as usize];
        game.play(seat, action).expect("it is legal");
    }
    record::write(&game, &[])
}

#[test]
fn every_record_of_paper_dungeons_replays() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("paper_dungeons/records/eight-walkers.txt");
    if std::env::var_os("UNDERCROFT_WRITE_RECORDS").is_some() && !path.exists() {
        std::fs::write(&path, long_walk()).expect("a record is written");
    }
    assert!(path.exists(), "{}", path.display());
    every_record_replays::<PaperDungeons>(&[(Edition::FIRST, KEPT)]);
}

#[test]
fn every_choice_of_paper_dungeons_is_kept() {
    let ways: &[&[&str]] =
        &[&["dungeon=random", "missions=3"], &["dungeon=random", "missions=none"]];
    every_choice_is_kept::<PaperDungeons>(ways);
}

#[test]
fn a_record_against_the_rules_names_the_action_and_the_rule() {
    let text = include_str!("../../crates/games/paper_dungeons/records/solo.txt");
    let first = text.lines().nth(4).expect("a first action");
    let second = text.lines().nth(5).expect("a second action");
    let refused = |line: &str, by: &str| {
        let read = record::read::<PaperDungeons>(&text.replacen(line, by, 1));
        read.map(|(game, _)| game.ply())
    };
    let error = |ply, rule| Err(RecordError::Refused { ply, rule });
    assert_eq!(refused(first, "a done"), error(1, "PD-020"));
    assert_eq!(refused(second, first), error(2, "PD-020"));
    assert_eq!(refused(second, "a done"), error(2, "PD-080"));
    assert_eq!(refused(second, "a step A1"), error(2, "PD-130"));
    assert_eq!(refused(second, "a gain W"), error(2, "PD-070"));
}

/// Sentences of fights name the monster first, and how far the power reached (PD-243).
#[test]
fn fights_are_told_as_a_russian_speaker_tells_them() {
    let names = BySeat::new(1, |_| "Ann".to_owned());
    let said = |what: What| {
        let to = Telling { lang: Lang::Ru, names: &names };
        PaperDungeons::describe(&Event { secret_of: None, what }, to)
    };
    let (seat, monster) = (Seat::FIRST, Monster::ALL[3]);
    assert_eq!(
        said(What::Fought { seat, monster, power: 15, range: 2, glory: 5 }).as_deref(),
        Some("Гигантский паук: мощь 15, высшая ступень, +5 славы.")
    );
    assert_eq!(
        said(What::Fled { seat, monster, glory: -2 }).as_deref(),
        Some("Гигантский паук: бегство, −2 славы.")
    );
}

/// Skulls that wound several teams alike are one line (PD-045); anything else is told one by one.
#[test]
fn what_skulls_do_to_several_teams_is_told_once() {
    let wounded = |nth: usize, cause, marked| Event {
        secret_of: None,
        what: What::Wounded { seat: Seat::new(nth), cause, absorbed: 0, marked },
    };
    let names = BySeat::new(3, |it: Seat| ["Ann", "Bob", "Cid"][it.idx()].to_owned());
    let told = |events: &[&Event]| {
        let to = Telling { lang: Lang::En, names: &names };
        PaperDungeons::describe_together(events, to)
    };
    let [ann, bob, cid] = [0, 1, 2].map(|it| wounded(it, Cause::Skulls, 1));
    let all = told(&[&ann, &bob, &cid]).expect("they are alike");
    let alone = PaperDungeons::describe(&bob, Telling { lang: Lang::En, names: &names });
    assert_eq!(Some(all.replace("Ann, Bob, Cid", "Bob")), alone);
    assert_eq!(told(&[&ann, &wounded(1, Cause::Skulls, 2)]), None);
    assert_eq!(told(&[&ann, &wounded(1, Cause::Monster(Monster::ALL[3]), 1)]), None);
    assert_eq!(told(&[&ann, &ann]), None);
}
