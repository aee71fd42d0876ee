//! Computer raiders, built from views alone.
//!
//! *Easy* looks at the open room only: it lays what pays best against cards that it makes up for the
//! others, waits by a crystal where much is at stake, and has no use for a torch. *Normal* tries every
//! card in many made-up worlds, plays each to the end of the level by rules of thumb, and takes the card
//! after which it stands best. It lights a torch as soon as that shows enough, in its turn or not. *Hard* looks at the
//! open room as a tree, in which each rival answers mostly as *normal* would, else with what is good for that rival, and judges
//! the end of the level by the chance to win; torches it lights as *normal* does.
//!
//! # Answering
//!
//! Every way through the open room is played on to the level's end by rules of thumb, in the same made-up worlds,
//! and ends in a chance to win for each hero: what is counted of them, weighed (`bots::weights`, which
//! `benches/fit` finds over matches of *normal* against itself). From the last card back, a rival does what
//! *normal* would do in that rival's place four times in five, and else is the likelier to do what is good for that
//! rival's own chance, on the mean of all worlds. Where ways are too many, rivals who come late do what *normal*
//! would. Without that, hard won 35 % against three; with it, 44 %.

mod advice;
pub mod chances;
mod outcomes;
mod rollout;
mod search;
mod thumb;
mod tree;
pub mod weights;
mod worth;

use super::DungeonRaiders;
use super::action::Action;
use super::state::{Phase, View};
use crate::messages;
use kernel::chance::FastChance;
use kernel::{Advice, Bots, Level, Rollout, Seat, text};

/// So many matches the hard computer plays on for a decision of a hero alone.
const MATCHES_ALONE: u32 = 4_000;

impl Bots for DungeonRaiders {
    const LEVELS: &'static [Level] = &[
        Level { key: "easy", name: text!("level-easy"), hint: text!("level-easy-hint") },
        Level { key: "normal", name: text!("level-normal"), hint: text!("level-normal-hint") },
        Level { key: "hard", name: text!("level-hard"), hint: text!("level-hard-hint") },
    ];

    const ROLLOUT: Option<Rollout<DungeonRaiders>> = Some(rollout::ROLLOUT);

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
        if level == 1 {
            search::best(view, seat, legal, luck)
        } else {
            hard(view, seat, legal, luck)
        }
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

/// Among rivals, the open room as a tree; alone, what brings the most coins alive in matches played to their end.
fn hard(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    match search::worth_trying(view, legal)[..] {
        [] => legal[0],
        [only] => only,
        ref tried if view.ground.setup.is_solo() => {
            let means = outcomes::outcomes(view, seat, tried, MATCHES_ALONE, luck).means.means;
            let best = (0..tried.len()).max_by_key(|&it| means[it]);
            best.map_or(legal[0], |it| tried[it])
        }
        ref tried => tree::best(view, seat, tried, luck),
    }
}
