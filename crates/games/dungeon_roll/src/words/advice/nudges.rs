//! Nudges to look at a kind of thing: a question for each kind of best way, which leaves the answer open.

use crate::action::{Action, Course, Forming, Magic, Skill, Source, Use};
use crate::dice::PartyFace;
use crate::messages;
use crate::state::{Phase, Table};
use kernel::{Text, text};

/// The question that a way answers.
pub fn nudge(table: &Table, best: &Action) -> Text {
    match best {
        Action::Form(Forming::Choose { .. } | Forming::Keep | Forming::Muster { .. }) => {
            text!("nudge-muster")
        }
        Action::Form(Forming::Inscribe { .. }) => text!("nudge-inscribe"),
        Action::Form(Forming::Plan { .. }) => text!("nudge-plan"),
        Action::Use { with, on: Use::Fight { monsters } } => fight(*with, monsters.total()),
        Action::Use { on: Use::Reroll { .. }, .. } | Action::Skill(Skill::Again { .. }) => {
            text!("nudge-reroll")
        }
        Action::Use { on: Use::Open { n_chests: 1, .. }, .. } => text!("nudge-chest"),
        Action::Use { on: Use::Open { .. }, .. } => text!("nudge-chests"),
        Action::Use { on: Use::Drink { .. }, .. } => text!("nudge-potion"),
        Action::Dragon { .. } if table.side().n_dragon_types == 2 => text!("nudge-dragon-two"),
        Action::Dragon { .. } => text!("nudge-dragon-three"),
        Action::Unleash(_) => text!("nudge-ability"),
        Action::Skill(Skill::Discard { .. }) => text!("nudge-discard"),
        Action::Skill(Skill::Ready { .. })
        | Action::Spend(Magic::Ring | Magic::Elixir { .. } | Magic::Bait)
        | Action::Use { on: Use::Lure { .. }, .. } => {
            if table.is_dragon_awake() {
                text!("nudge-own-dragon")
            } else {
                text!("nudge-own-dice")
            }
        }
        Action::Spend(Magic::Portal) | Action::Course(Course::Flee) => match table.delve.phase {
            Phase::Dragon => text!("nudge-way-out-dragon"),
            _ => text!("nudge-way-out-monsters"),
        },
        Action::Course(Course::End) if table.delve.floor.is_empty() => text!("nudge-end-empty"),
        Action::Course(Course::End) => text!("nudge-end-left"),
        Action::Course(Course::Retire | Course::Seek) if 0 < table.delve.lair => {
            text!("nudge-regroup-lair")
        }
        Action::Course(Course::Retire | Course::Seek) => text!("nudge-regroup"),
    }
}

fn fight(with: Source, n_monsters: u8) -> Text {
    match with {
        Source::Treasure(_) => text!("nudge-fight-treasure"),
        Source::Hero => text!("nudge-fight-hero"),
        Source::Temp(_) => text!("nudge-fight-temp"),
        Source::Die(_) if 1 < n_monsters => text!("nudge-fight-several"),
        Source::Die(PartyFace::Champion) => text!("nudge-fight-champion"),
        Source::Die(_) => text!("nudge-fight-one"),
    }
}
