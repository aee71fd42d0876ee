//! The scenes of `probes.txt`, in which dice are rolled.

use dungeoneer::cards::{Form, Trait};
use testing::rows;

const TEXT: &str = include_str!("probes.txt");

/// The one who rolls.
#[derive(Clone, Copy, PartialEq)]
pub enum By {
    /// The hero of seat b.
    Hero,
    /// A monster that seat a plays against it.
    Foe,
    /// The hero of seat a.
    Other,
}

/// The purpose of a roll.
#[derive(Clone, Copy, PartialEq)]
pub enum For {
    Attack,
    Counter,
    Exit,
    Hazard,
    Trap,
    Quest,
    /// A threat of a monster, a location, a rule.
    Threat,
    /// The place of a quest, or its dice.
    Search,
}

const WHAT: [(&str, For); 8] = [
    ("attack", For::Attack),
    ("counter", For::Counter),
    ("exit", For::Exit),
    ("hazard", For::Hazard),
    ("trap", For::Trap),
    ("quest", For::Quest),
    ("threat", For::Threat),
    ("search", For::Search),
];

/// One roll: the value is printed on the card that rolls, or is what else counts.
#[derive(Clone, Copy)]
pub struct Roll {
    pub by: By,
    pub what: For,
    pub form: Option<Form>,
    pub die: i8,
    /// The printed value; none for the hero of seat b, whose own is read from its card.
    pub value: i8,
}

/// A scene with its rolls in order. `HERE` is where the battle is.
pub struct Probe {
    pub given: String,
    pub play: String,
    /// The kind of monster that fights.
    pub foe: Option<Trait>,
    pub rolls: Vec<Roll>,
}

/// All of them. Seat b has a hero of level 2.
pub fn probes() -> Vec<Probe> {
    let rows = rows::read(TEXT).unwrap_or_else(|it| panic!("probes.txt:{it}"));
    let probes = rows.into_iter().map(|row| {
        let [kind] = &row.ids[..] else { panic!("one kind: {row:?}") };
        let [(play, rolls)] = &row.steps[..] else { panic!("one step: {row:?}") };
        let foe = Some(kind.as_str()).filter(|it| *it != "-");
        Probe {
            foe: foe.map(|it| Trait::read(it).expect("a kind of monster")),
            rolls: rolls.split(", ").map(roll).collect(),
            play: play.clone(),
            given: row.given,
        }
    });
    probes.collect()
}

/// Reads a roll: `foe attack melee 2 3`.
fn roll(text: &str) -> Roll {
    let [by, what, form, die, value @ ..] = &text.split(' ').collect::<Vec<_>>()[..] else {
        panic!("no roll: {text}")
    };
    let number = |it: &str| it.parse().expect("a number");
    Roll {
        by: named(by, &[("hero", By::Hero), ("foe", By::Foe), ("other", By::Other)]),
        what: named(what, &WHAT),
        form: Some(*form).filter(|it| *it != "-").map(|it| Form::read(it).expect("a form")),
        die: number(die),
        value: value.first().map_or(0, |it| number(it)),
    }
}

/// The thing that a word stands for.
#[track_caller]
fn named<T: Copy>(word: &str, all: &[(&str, T)]) -> T {
    all.iter().find(|it| it.0 == word).unwrap_or_else(|| panic!("{word} says nothing")).1
}

/// Tells whether a roll is one of a battle.
pub fn is_battle(it: &Roll) -> bool {
    matches!(it.what, For::Attack | For::Counter)
}

/// Tells whether it is a threat of any kind.
pub fn is_threat(it: &Roll) -> bool {
    matches!(it.what, For::Exit | For::Hazard | For::Trap | For::Quest | For::Threat)
}

/// Tells whether it is made by one who fights against the hero of seat b.
pub fn is_against(it: &Roll) -> bool {
    matches!(it.by, By::Foe | By::Other)
}
