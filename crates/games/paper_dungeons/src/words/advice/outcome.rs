//! The outcome of a whole use of a die: the team before and after, and what happens.

use crate::action::{Action, What};
use crate::grid::Room;
use crate::missions::Mission;
use crate::monsters::{Monster, Range};
use crate::rules::{FAR, Trial, distances, power, sheet_glory};
use crate::state::{FIGHT_ROUNDS, Ground, Team, View};
use kernel::Seat;

/// A monster that is still to be fought.
#[derive(Clone, Copy)]
pub struct Foe {
    pub monster: Monster,
    pub lair: Room,
    /// It is fought at the end of this round.
    pub round: u8,
}

/// The outcome of a way.
pub struct Outcome<'v> {
    pub ground: &'v Ground,
    pub before: Team,
    pub after: Team,
    pub events: Vec<What>,
}

impl Outcome<'_> {
    /// Carries the actions out on a copy of the team.
    pub fn of<'v>(view: &'v View, seat: Seat, line: &[Action]) -> Outcome<'v> {
        let ground = &view.ground;
        let mut trial = Trial::new(view, seat);
        let before = trial.team().clone();
        let mut events = Vec::new();
        for &action in line {
            if trial.check(ground, action).is_err() {
                break;
            }
            trial.take(ground, action, &mut events);
        }
        let events = events.into_iter().map(|it| it.what).collect();
        Outcome { ground, before, after: trial.into_team(), events }
    }

    /// The change of the score as it stands.
    pub fn glory(&self) -> i32 {
        i32::from(sheet_glory(&self.after)) - i32::from(sheet_glory(&self.before))
    }

    /// Wounds taken: by potions, and marked.
    pub fn wounds(&self) -> (u8, u8) {
        let each = self.events.iter().filter_map(|it| match it {
            What::Wounded { absorbed, marked, .. } => Some((*absorbed, *marked)),
            _ => None, // Only wounds are summed up.
        });
        each.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1))
    }

    /// The monster that is fought next; none after the last fight.
    pub fn foe(&self) -> Option<Foe> {
        self.foes().next()
    }

    /// All monsters that are still to be fought, the next one first.
    pub fn foes(&self) -> impl Iterator<Item = Foe> + '_ {
        let card = self.ground.dungeon.card();
        let is_open = |it: &usize| {
            self.before.sheet.fights[*it].is_none() && self.ground.round <= FIGHT_ROUNDS[*it]
        };
        (0..FIGHT_ROUNDS.len()).filter(is_open).map(|it| Foe {
            monster: card.monsters[it],
            lair: card.rooms[it],
            round: FIGHT_ROUNDS[it],
        })
    }

    /// The lair of a monster to come that is entered for the first time.
    pub fn reached(&self) -> Option<Foe> {
        let is_new = |it: &Foe| {
            let [before, after] = [&self.before, &self.after].map(|team| &team.sheet.explored);
            !before.has(it.lair) && after.has(it.lair)
        };
        self.foes().find(is_new)
    }

    /// The power against a monster, before and after.
    pub fn power(&self, foe: Foe) -> (u8, u8) {
        let of = |team: &Team| power(&team.sheet, team.talent, foe.monster);
        (of(&self.before), of(&self.after))
    }

    /// A monster to come whose lair is nearer afterwards, and how many steps away.
    pub fn nearer(&self) -> Option<(Foe, u8)> {
        let [before, after] = [&self.before, &self.after].map(|it| distances(self.ground, it));
        let way = |it: Foe| (it, after[it.lair.idx()]);
        let is_ahead = |it: &(Foe, u8)| {
            let is_new = !self.after.sheet.explored.has(it.0.lair);
            let from = before[it.0.lair.idx()];
            is_new && it.1 < from && from < FAR
        };
        self.foes().map(way).find(is_ahead)
    }

    /// New rooms.
    pub fn n_rooms(&self) -> u8 {
        self.after.sheet.explored.count() - self.before.sheet.explored.count()
    }

    /// Missions on the table that nobody has closed: how far the team was, how far it is, and the goal.
    pub fn missions(&self) -> impl Iterator<Item = (Mission, u8, u8, u8)> + '_ {
        let lairs = self.ground.lairs();
        let open = self.ground.missions.iter().zip(self.ground.open).filter(|it| it.1);
        open.filter_map(move |(mission, _)| {
            let mission = (*mission)?;
            let (before, goal) = mission.progress(&self.before.sheet, lairs);
            let (after, _) = mission.progress(&self.after.sheet, lairs);
            Some((mission, before, after, goal))
        })
    }

    /// A mission that is fulfilled by it.
    pub fn fulfilled(&self) -> Option<Mission> {
        self.missions().find(|it| it.1 < it.3 && it.3 <= it.2).map(|it| it.0)
    }

    /// A mission that comes nearer by it, the one of which least is left.
    pub fn advanced(&self) -> Option<(Mission, u8, u8)> {
        let nearer = self.missions().filter(|it| it.1 < it.2 && it.2 < it.3);
        nearer.min_by_key(|it| it.3 - it.2).map(|it| (it.0, it.2, it.3))
    }
}

/// The range of damage that a power reaches against a monster, and the next one.
pub fn ranges(monster: Monster, power: u8) -> (Option<Range>, Option<Range>) {
    let all = &monster.card().ranges;
    let reached = all.iter().rev().find(|it| it.power <= power).copied();
    (reached, all.iter().find(|it| power < it.power).copied())
}
