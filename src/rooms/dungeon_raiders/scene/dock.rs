//! What lies under the thumb beside the cards: what is wanted, what would come of it, and the
//! buttons that go on.

use super::heroes::awaited;
use crate::games::dungeon_raiders::rules::{self, Odds};
use crate::games::dungeon_raiders::{Action, Character, Face, Lay, Phase};
use crate::kernel::Seat;
use crate::rooms::dungeon_raiders::draft::Plan;
use crate::rooms::dungeon_raiders::sight::Sight;

/// The dock.
#[derive(Clone, PartialEq, Debug)]
pub struct Dock {
    /// Who is asked for something.
    pub actor: Option<Seat>,
    pub say: Say,
    /// What the cards that are weighed may lead to.
    pub weighed: Option<Weighed>,
    pub other: Other,
    pub main: Option<Action>,
}

/// What may come of the cards that are weighed, counted in the ways in which all others can lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighed {
    pub n_courses: u32,
    /// In how many of them the monster is beaten, or escaped; none where there is no monster.
    pub n_beaten: Option<u32>,
    /// Whether a hero alone runs from the monster.
    pub is_chase: bool,
    pub own: Odds,
}

/// The button beside the main one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Other {
    None,
    /// To put back what is weighed.
    Drop,
    /// To lay later, by a crystal.
    Wait,
}

/// One line about what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Say {
    /// Nobody at this device can act.
    Read,
    Over,
    /// Somebody else acts.
    Watch(Seat),
    /// Several others have still to choose, face down.
    WatchAll,
    /// One's own hero is dead.
    Dead,
    /// A character is awaited; alone, it is only a name and a face.
    Choose {
        is_solo: bool,
    },
    Chosen(Character),
    /// A card is awaited.
    Lay,
    /// One or two cards are awaited.
    LayTwo,
    /// One card is awaited, or none.
    LayOrNot,
    /// These cards are weighed.
    Weigh(Lay),
    /// A crystal is weighed, and whether it is wasted: nobody else has still to lay (RA-249).
    Crystal {
        is_wasted: bool,
    },
    /// A torch is weighed; so many rooms are dark.
    Torch(u8),
    /// A card is chosen, face down; perhaps a torch can be lit all the same.
    Committed {
        action: Action,
        may_light: bool,
    },
    /// Another's turn, but a torch can be lit.
    OnlyTorch(Option<Seat>),
}

/// Draws the dock.
pub fn dock(sight: Sight<'_>) -> Dock {
    Dock {
        actor: sight.actor(),
        say: say(sight),
        weighed: weighed(sight),
        other: other(sight),
        main: sight.main(),
    }
}

fn weighed(sight: Sight<'_>) -> Option<Weighed> {
    let prospect = sight.weighed()?;
    let face = sight.view.face()?;
    let is_fight = matches!(face, Face::Monster { .. } | Face::Boss(_));
    let is_solo = sight.ground().setup.is_solo();
    // Two heroes cannot beat a monster: there is nothing to count.
    let can_win = is_solo || super::stage::strength_of(sight, sight.view.room()?).is_some();
    Some(Weighed {
        n_courses: prospect.n_courses,
        n_beaten: Some(prospect.n_beaten).filter(|_| is_fight && can_win),
        is_chase: is_solo,
        own: prospect.heroes[sight.own()?],
    })
}

fn other(sight: Sight<'_>) -> Other {
    if sight.actor().is_none() {
        Other::None
    } else if sight.draft.plan != Plan::Open {
        Other::Drop
    } else if sight.is_before_boss() && sight.can(Action::UseCrystal) {
        Other::Wait
    } else {
        Other::None
    }
}

fn say(sight: Sight<'_>) -> Say {
    let ground = sight.ground();
    if ground.phase == Phase::Over {
        return Say::Over;
    }
    if sight.actor().is_none() {
        return say_to_watcher(sight);
    }
    match sight.draft.plan {
        Plan::Open if ground.phase == Phase::Choosing => {
            Say::Choose { is_solo: ground.setup.is_solo() }
        }
        Plan::Open if !sight.can_lay() => say_out_of_turn(sight),
        Plan::Open if sight.can(Action::Lay { lay: Lay::NONE }) => Say::LayOrNot,
        Plan::Open if 1 < sight.n_cards_max() => Say::LayTwo,
        Plan::Open => Say::Lay,
        Plan::Lay(lay) => Say::Weigh(lay),
        Plan::Crystal => Say::Crystal { is_wasted: rules::wastes_crystal(sight.view) },
        Plan::Torch => Say::Torch(sight.n_dark()),
        Plan::Choose(character) => Say::Chosen(character),
    }
}

/// What is said to one who can do nothing but light a torch.
fn say_out_of_turn(sight: Sight<'_>) -> Say {
    match sight.own().and_then(|it| sight.view.heroes[it].commit) {
        Some(action) => Say::Committed { action, may_light: true },
        None => Say::OnlyTorch(awaited(sight).iter().next()),
    }
}

fn say_to_watcher(sight: Sight<'_>) -> Say {
    let own = sight.own().map(|it| &sight.view.heroes[it]);
    if own.is_some_and(|it| !it.mat.is_alive()) {
        return Say::Dead;
    }
    if let Some(action) = own.and_then(|it| it.commit) {
        return Say::Committed { action, may_light: false };
    }
    let awaited = awaited(sight);
    match awaited.iter().next() {
        Some(_) if 1 < awaited.len() => Say::WatchAll,
        Some(seat) if sight.own() != Some(seat) => Say::Watch(seat),
        Some(_) | None => Say::Read,
    }
}
