//! The numbers that are printed on heroes, locations and monsters: each is read from the list and shown
//! by play.

use undercroft_rules::games::dungeoneer::cards::{AdventureId, Form, HeroId, LocationId};
use undercroft_rules::games::dungeoneer::pieces::FoeCard;
use undercroft_rules::games::dungeoneer::{Event, Refusal};
use undercroft_rules::kernel::kit::Side;

use super::list::columns;
use crate::dungeoneer::table::{Table, action, check};

/// The last number of each of these, such as `glory 1, peril 2`.
fn numbers(column: &str) -> Vec<u16> {
    let last = |it: &str| it.rsplit(' ').next().and_then(|it| it.parse().ok());
    column.split(", ").map(|it| last(it).expect("a number")).collect()
}

/// A trap that tests a form, and what is rolled for it.
const TRAPS: [(Form, &str); 3] =
    [(Form::Melee, "TA53"), (Form::Magic, "TA51"), (Form::Speed, "TA48")];

/// Boons and treasures that stay, no two treasures of one subtype.
const BOONS: [&str; 6] = ["TA02", "TA10", "TA11", "VA04", "VA10", "VA05"];
const TREASURES: [&str; 6] = ["TA14", "TA18", "TA22", "TA24", "TA16", "VA18"];

/// What a hero is: its health, its limits, its values at each level.
#[track_caller]
fn heroes(keys: impl Iterator<Item = String>) {
    for key in keys {
        let id = format!("{key}.0");
        let [health, limits, levels] = columns(&id)[..] else { panic!("{id} has three columns") };
        let health = numbers(health)[0];
        // It begins with all its health and never has more.
        let given = format!("hero {key}; hand TA17; glory 2; health {}", health - 1);
        check(&[&id], &given, "TA17", &format!("health {health}"));
        for (level, values) in levels.split(' ').enumerate() {
            for ((form, trap), value) in TRAPS.iter().zip(values.split('/')) {
                let given = format!(
                    "map 0,1 TM02; phase villainy; hand {trap}; b: hero {key}; b: level {}; b: at TM02; \
                     b: peril 4",
                    level + 1
                );
                let total = 4 + value.parse::<u8>().expect("a value");
                let play = format!("{trap}@b; dice 4; end");
                assert!(Form::ALL.contains(form));
                check(&[&id], &given, &play, &format!("totals {total}"));
            }
        }
        let limits = numbers(limits);
        for (limit, cards) in limits.iter().zip([BOONS, TREASURES]) {
            let limit = usize::from(*limit);
            let scene = |n: usize| {
                let readied = cards[..n].join(" ");
                format!("hero {key}; glory 9; hand {}; readied {readied}", cards[n])
            };
            let all = cards[..limit].join(" ");
            check(&[&id], &scene(limit - 1), cards[limit - 1], &format!("readied {all}"));
            let full = if cards == BOONS { "BoonLimit" } else { "TreasureLimit" };
            check(&[&id], &scene(limit), cards[limit], &format!("refused {full}"));
        }
    }
}

#[test]
fn heroes_are_as_printed() {
    heroes(HeroId::all().map(|it| it.to_string()));
    heroes(["TH1.0", "TH2.0", "TH3.0", "TH4.0", "TH5.0", "TH6.0"].map(key).into_iter());
    heroes(["VH1.0", "VH2.0", "VH3.0", "VH4.0", "VH5.0", "VH6.0"].map(key).into_iter());
}

fn key(id: &str) -> String {
    super::list::card(id).to_owned()
}
