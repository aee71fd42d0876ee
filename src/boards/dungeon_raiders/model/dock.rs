//! The things under the thumb beside the cards: what is wanted, what would come of it, and the buttons that go on.

use super::heroes::awaited;
use crate::boards::dungeon_raiders::query::Query;
use crate::boards::dungeon_raiders::selection::Plan;
use crate::games::dungeon_raiders::client::{self, Action, Character, Face, Lay, Odds, Phase};
use crate::kernel::Seat;

/// The dock.
#[derive(Clone, PartialEq, Debug)]
pub struct Dock {
    /// The seat that is asked for something.
    pub actor: Option<Seat>,
    pub say: Prompt,
    /// The possible results of the weighed cards.
    pub weighed: Option<Weighed>,
    pub other: Other,
    pub main: Option<Action>,
}

/// The possible results of the weighed cards, counted in the ways in which all others can lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighed {
    pub n_courses: u32,
    /// These are all of them; else they are a sample.
    pub is_exact: bool,
    /// In how many of them the monster is beaten, or escaped; none where there is no monster.
    pub n_beaten: Option<u32>,
    /// A hero alone runs from the monster.
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
pub enum Prompt {
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
pub fn dock(query: Query<'_>) -> Dock {
    Dock {
        actor: query.actor(),
        say: prompt(query),
        weighed: weighed(query),
        other: other(query),
        main: query.main(),
    }
}

fn weighed(query: Query<'_>) -> Option<Weighed> {
    let prospect = query.weighed()?;
    let face = query.view.face()?;
    let is_fight = matches!(face, Face::Monster { .. } | Face::Boss(_));
    let is_solo = query.ground().setup.is_solo();
    // Two heroes cannot beat a monster: there is nothing to count.
    let can_win = is_solo || super::open_room::strength_of(query, query.view.room()?).is_some();
    Some(Weighed {
        n_courses: prospect.n_courses,
        is_exact: prospect.is_exact,
        n_beaten: Some(prospect.n_beaten).filter(|_| is_fight && can_win),
        is_chase: is_solo,
        own: prospect.heroes[query.own()?],
    })
}

fn other(query: Query<'_>) -> Other {
    if query.actor().is_none() {
        Other::None
    } else if query.selection.plan != Plan::Open {
        Other::Drop
    } else if query.is_before_boss() && query.can(Action::UseCrystal) {
        Other::Wait
    } else {
        Other::None
    }
}

fn prompt(query: Query<'_>) -> Prompt {
    let ground = query.ground();
    if ground.phase == Phase::Over {
        return Prompt::Over;
    }
    if query.actor().is_none() {
        return watcher_prompt(query);
    }
    match query.selection.plan {
        Plan::Open if ground.phase == Phase::Choosing => {
            Prompt::Choose { is_solo: ground.setup.is_solo() }
        }
        Plan::Open if !query.can_lay() => out_of_turn_prompt(query),
        Plan::Open if query.can(Action::Lay { lay: Lay::NONE }) => Prompt::LayOrNot,
        Plan::Open if 1 < query.n_cards_max() => Prompt::LayTwo,
        Plan::Open => Prompt::Lay,
        Plan::Lay(lay) => Prompt::Weigh(lay),
        Plan::Crystal => Prompt::Crystal { is_wasted: client::wastes_crystal(query.view) },
        Plan::Torch => Prompt::Torch(query.n_dark()),
        Plan::Choose(character) => Prompt::Chosen(character),
    }
}

/// The prompt to one who can do nothing but light a torch.
fn out_of_turn_prompt(query: Query<'_>) -> Prompt {
    match query.own().and_then(|it| query.view.heroes[it].commit) {
        Some(action) => Prompt::Committed { action, may_light: true },
        None => Prompt::OnlyTorch(awaited(query).iter().next()),
    }
}

fn watcher_prompt(query: Query<'_>) -> Prompt {
    let own = query.own().map(|it| &query.view.heroes[it]);
    if own.is_some_and(|it| !it.mat.is_alive()) {
        return Prompt::Dead;
    }
    if let Some(action) = own.and_then(|it| it.commit) {
        return Prompt::Committed { action, may_light: false };
    }
    let awaited = awaited(query);
    match awaited.iter().next() {
        Some(_) if 1 < awaited.len() => Prompt::WatchAll,
        Some(seat) if query.own() != Some(seat) => Prompt::Watch(seat),
        Some(_) | None => Prompt::Read,
    }
}
