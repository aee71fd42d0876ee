//! Movement and what happens in a room (PD-120 to PD-157, PD-211, PD-349).

use super::marks::Play;
use crate::action::{Cause, What};
use crate::dice::Face;
use crate::dungeons::{Find, Guard, Minion, printed};
use crate::grid::Room;
use crate::items::Item;
use crate::refusals::Refusal;
use crate::state::{Reward, Sheet, Team, Walk};
use crate::talents::Talent;
use crate::ways::{Passage, between};

impl Play<'_> {
    /// Begins a move with a die (PD-120).
    pub fn walk(&mut self, die: Face, to: Room) {
        self.spend(die);
        self.team.walk = Some(Walk { left: die.moves(), waters: 0 });
        self.step(to);
    }

    /// One move into a room next to the team's, and all that happens there (PD-121, PD-125).
    pub fn step(&mut self, to: Room) {
        let mut walk = self.team.walk.expect("a move is under way");
        assert!(0 < walk.left);
        walk.left -= 1;
        let from = self.team.sheet.position();
        let passage = from.and_then(|it| between(self.ground.dungeon, it, to));
        match passage {
            Some(Passage::Wall) => self.cross_wall(),
            Some(Passage::Water(border)) => self.cross_water(border, &mut walk),
            Some(Passage::Open | Passage::Tunnel) | None => {}
        }
        self.team.walk = Some(walk);
        self.sheet().path.push(to);
        self.enter(to);
    }

    fn cross_wall(&mut self) {
        let seat = self.seat;
        self.sheet().walls += 1;
        self.emit(What::Crossed { seat, is_water: false });
    }

    /// Each water border gives a Ranger one more move, at most once per die (PD-349).
    fn cross_water(&mut self, border: u8, walk: &mut Walk) {
        let seat = self.seat;
        self.sheet().water += 1;
        self.emit(What::Crossed { seat, is_water: true });
        if self.has(Talent::Ranger) && walk.waters >> border & 1 == 0 {
            walk.waters |= 1 << border;
            walk.left += 1;
        }
    }

    /// The guard first, then the find (PD-127). A trap works on every entry, everything else once
    /// (PD-128, PD-150, PD-156).
    fn enter(&mut self, room: Room) {
        let seat = self.seat;
        let is_first = !self.team.sheet.explored.has(room);
        self.sheet().explored.add(room);
        self.emit(What::Entered { seat, room });
        match printed(room).guard {
            Some(Guard::Trap) => self.trap(room),
            Some(Guard::Minion(minion)) => self.meet(room, minion),
            None => {}
        }
        if is_first && let Some(find) = printed(room).find {
            self.take(room, find);
        }
    }

    fn trap(&mut self, room: Room) {
        let seat = self.seat;
        self.sheet().traps += 1;
        self.emit(What::Trapped { seat, room });
        let n_wounds = if self.has(Talent::Scout) { 0 } else { 1 };
        self.wound(n_wounds, Cause::Trap(room));
    }

    /// A minion that still stands is always beaten; the levels that its hero lacks are wounds
    /// (PD-142 to PD-144).
    fn meet(&mut self, room: Room, minion: Minion) {
        if self.team.sheet.beaten.has(room) {
            return;
        }
        let n_wounds = minion.level.saturating_sub(fighting_level(&self.team.sheet, minion));
        self.wound(n_wounds, Cause::Minion(room));
        self.beat(room);
    }

    fn take(&mut self, room: Room, find: Find) {
        match find {
            Find::Potion => self.gain(Reward::Potion),
            Find::Box => self.gain(Reward::Box),
            Find::Level => self.gain(Reward::Level),
            Find::Gem(letter) => {
                let sheet = &self.team.sheet;
                if sheet.gems_gone.has(letter) || sheet.gems_own.has(letter) {
                    return;
                }
                self.steal(Some(letter));
            }
        }
        self.sheet().taken.add(room);
    }
}

/// Checks that a team can cross what lies between two rooms (PD-123, PD-349).
///
/// # Errors
/// What is in the way.
pub fn can_cross(team: &Team, passage: Passage) -> Result<(), Refusal> {
    let sheet = &team.sheet;
    match passage {
        Passage::Open | Passage::Tunnel => Ok(()),
        Passage::Wall if sheet.has(Item::Cloak) => Ok(()),
        Passage::Wall => Err(Refusal::Wall),
        Passage::Water(_) if sheet.has(Item::Medallion) => Ok(()),
        Passage::Water(_) if team.talent == Some(Talent::Ranger) => Ok(()),
        Passage::Water(_) => Err(Refusal::Water),
    }
}

/// The level that counts in a fight with a minion (PD-142, PD-144).
fn fighting_level(sheet: &Sheet, minion: Minion) -> u8 {
    let armour = u8::from(sheet.has(Item::Armour));
    sheet.level(minion.kind.fought_by()) + armour
}
