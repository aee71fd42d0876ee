//! Computer raiders, built from views alone.
//!
//! *Easy* looks at the open room only: it lays what pays best against cards that it makes up for the
//! others, waits by a crystal where much is at stake, and has no use for a torch. *Normal* tries every
//! card in many made-up worlds, plays each to the end of the level by rules of thumb, and takes the card
//! after which it stands best. It lights a torch as soon as that shows enough, in its turn or not.

mod advice;
mod outcomes;
mod search;
mod thumb;
mod worth;

use super::DungeonRaiders;
use super::action::Action;
use super::state::{Phase, View};
use crate::kernel::chance::FastChance;
use crate::kernel::{Advice, Bots, Level, Seat, text};

impl Bots for DungeonRaiders {
    const LEVELS: &'static [Level] = &[
        Level {
            key: "easy",
            name: text("Easy", "Лёгкий"),
            hint: text("Sees no further than the open room.", "Не видит дальше открытой комнаты."),
        },
        Level {
            key: "normal",
            name: text("Normal", "Обычный"),
            hint: text(
                "Plans the level, counts cards and wounds.",
                "Планирует весь уровень, считает карты и ранения.",
            ),
        },
    ];

    fn think(
        level: usize,
        view: &View,
        seat: Seat,
        legal: &[Action],
        luck: &mut FastChance,
    ) -> Action {
        assert!(!legal.is_empty());
        if view.ground.phase == Phase::Choosing {
            return legal[luck.pick(legal.len() as u32) as usize];
        }
        // Where nothing else can be done.
        if legal == [Action::UseTorch] {
            return Action::UseTorch;
        }
        if level == 0 {
            return thumb::easy(view, seat, legal, luck);
        }
        if legal.contains(&Action::UseTorch) && thumb::is_time_for_light(view) {
            return Action::UseTorch;
        }
        search::best(view, seat, legal, luck)
    }

    /// A torch out of turn (RA-132): *easy* never looks at what it shows; *normal* does not wait for its
    /// turn to light it.
    fn interrupt(
        level: usize,
        view: &View,
        _: Seat,
        legal: &[Action],
        _: &mut FastChance,
    ) -> Option<Action> {
        let lights =
            0 < level && legal.contains(&Action::UseTorch) && thumb::is_time_for_light(view);
        lights.then_some(Action::UseTorch)
    }

    fn is_advised(view: &View) -> bool {
        view.ground.phase == Phase::Playing
    }

    fn advise(
        view: &View,
        seat: Seat,
        legal: &[Action],
        taken: Option<&Action>,
        luck: &mut FastChance,
    ) -> Option<Advice<Action>> {
        advice::advise(view, seat, legal, taken, luck)
    }
}
