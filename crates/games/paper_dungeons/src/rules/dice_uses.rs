//! What a team may do in its action phase: all of it, its number, and one of it by its number (PD-080 to PD-130).

use super::moves::can_cross;
use crate::action::Action;
use crate::dice::{DICE, DICE_PER_ROUND, Face, Symbol};
use crate::grid::{COLUMNS, Room};
use crate::heroes::Hero;
use crate::items::{BOXES, Item};
use crate::state::{Ground, LEVEL_MAX, Team, faces_left};
use crate::ways::ways;
use kernel::Set;

/// Everything that a team may do while no reward waits: moves of a walk first, then die by die.
pub struct Uses {
    rooms: Rooms,
    walks_on: bool,
    /// Those that are left, `n_dice` of them.
    dice: [DieUses; DICE],
    n_dice: usize,
    /// As many dice as a round has are used.
    can_end: bool,
}

/// The rooms that one move can reach.
struct Rooms {
    /// The first `len` of them.
    list: [Room; COLUMNS],
    len: usize,
}

/// What one die can be used for besides walking and resting.
#[derive(Clone, Copy)]
struct DieUses {
    die: Face,
    heroes: Set<Hero>,
    items: Set<Item>,
}

impl Uses {
    /// What `team` may do.
    pub fn of(ground: &Ground, team: &Team) -> Uses {
        let can_end = team.sheet.used(ground.round).count() == DICE_PER_ROUND;
        let mut dice = [DieUses::NONE; DICE];
        let mut n_dice = 0;
        if !can_end {
            let open = Open::of(team);
            for die in faces_left(ground, &team.sheet) {
                dice[n_dice] = open.uses(die);
                n_dice += 1;
            }
        }
        let walks_on = team.walk.is_some_and(|it| 0 < it.left);
        Uses { rooms: Rooms::reached(ground, team), walks_on, dice, n_dice, can_end }
    }

    fn dice(&self) -> &[DieUses] {
        &self.dice[..self.n_dice]
    }

    /// Calls `see` with each action.
    pub fn each(&self, mut see: impl FnMut(Action)) {
        if self.walks_on {
            self.rooms.iter().for_each(|to| see(Action::Step { to }));
        }
        if self.can_end {
            see(Action::Done);
        }
        for it in self.dice() {
            let die = it.die;
            self.rooms.iter().for_each(|to| see(Action::Walk { die, to }));
            see(Action::Rest { die });
            if die.symbol() != Symbol::Boots {
                see(Action::Brew { die });
            }
            it.heroes.iter().for_each(|hero| see(Action::Level { die, hero }));
            it.items.iter().for_each(|item| see(Action::Craft { die, item }));
        }
    }

    /// The number of actions that [`Uses::each`] sees; at least 1.
    pub fn len(&self) -> usize {
        let n_steps = if self.walks_on { self.rooms.len } else { 0 };
        n_steps
            + usize::from(self.can_end)
            + self.dice().iter().map(|it| self.rooms.len + it.len()).sum::<usize>()
    }

    /// The action with `n` others before it, as [`Uses::each`] sees them; `n` is below [`Uses::len`].
    pub fn nth(&self, mut n: usize) -> Action {
        if self.walks_on {
            match self.rooms.nth(n) {
                Ok(to) => return Action::Step { to },
                Err(rest) => n = rest,
            }
        }
        for it in self.dice() {
            match self.rooms.nth(n) {
                Ok(to) => return Action::Walk { die: it.die, to },
                Err(rest) if rest < it.len() => return it.nth(rest),
                Err(rest) => n = rest - it.len(),
            }
        }
        Action::Done
    }
}

impl Rooms {
    fn reached(ground: &Ground, team: &Team) -> Rooms {
        let Some(from) = team.sheet.position() else {
            return Rooms { list: std::array::from_fn(|column| Room::at(column, 0)), len: COLUMNS };
        };
        let mut rooms = Rooms { list: [from; COLUMNS], len: 0 };
        for way in ways(ground.dungeon, from).iter().flatten() {
            // A room is put down before it is known whether one can go there: then nothing has to be guessed.
            rooms.list[rooms.len] = way.to;
            rooms.len += usize::from(can_cross(team, way.by).is_ok());
        }
        rooms
    }

    fn iter(&self) -> impl Iterator<Item = Room> {
        self.list[..self.len].iter().copied()
    }

    /// The room with `n` others before it; if there are not so many, what is left of `n` after all of them.
    fn nth(&self, n: usize) -> Result<Room, usize> {
        self.list[..self.len].get(n).copied().ok_or_else(|| n - self.len)
    }
}

impl DieUses {
    /// A place for a die.
    const NONE: DieUses = DieUses { die: Face::BOOTS, heroes: Set::NONE, items: Set::NONE };

    /// Resting and, but for boots, brewing.
    fn n_plain(&self) -> usize {
        if self.die.symbol() == Symbol::Boots { 1 } else { 2 }
    }

    /// The number of actions with this die that do not walk.
    fn len(&self) -> usize {
        self.n_plain() + self.heroes.len() + self.items.len()
    }

    fn nth(&self, n: usize) -> Action {
        let die = self.die;
        let Some(n) = n.checked_sub(self.n_plain()) else {
            return if n == 0 { Action::Rest { die } } else { Action::Brew { die } };
        };
        let hero = self.heroes.nth(n).map(|hero| Action::Level { die, hero });
        hero.unwrap_or_else(|| {
            let item = self.items.nth(n - self.heroes.len());
            Action::Craft { die, item: item.expect("fewer than there are") }
        })
    }
}

/// What a team has still room for.
struct Open {
    heroes: Set<Hero>,
    items: Set<Item>,
    fitting: Set<Face>,
}

impl Open {
    fn of(team: &Team) -> Open {
        Open {
            heroes: Set::of(|it| team.sheet.level(it) < LEVEL_MAX),
            items: Set::of(|it: Item| team.sheet.items[it.idx()] < BOXES),
            fitting: team.fitting(),
        }
    }

    fn uses(&self, die: Face) -> DieUses {
        let heroes = if self.fitting.has(die) { self.heroes } else { Set::NONE };
        DieUses {
            die,
            heroes: heroes.and(die.heroes()),
            items: self.items.and(Item::suited_by(die)),
        }
    }
}
