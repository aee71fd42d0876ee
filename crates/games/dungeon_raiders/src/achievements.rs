//! Achievements: exact predicates over what happened in a match. They are of our own making.

use super::action::{Cause, Event, Fight, What};
use super::cards::{Card, Item, Lay, POWER_MAX};
use super::heroes::Party;
use super::rooms::{Room, Trap};
use super::rules;
use super::setup::{DEADLY, SOLO_WOUNDS};
use super::state::{Mat, Plight, TREASURE_MAX, View};
use crate::messages;
use kernel::{Seat, SeatSet, Text, kinds, text};

kinds! {
    /// Something to be proud of, the easier first. The keys are kept and never change.
    pub enum Achievement {
        AllMine = "all_mine",
        BothHands = "both_hands",
        Dragons = "dragons",
        LastStraw = "last_straw",
        Bargain = "bargain",
        Saboteur = "saboteur",
        Heir = "heir",
        Knockout = "knockout",
        FullBag = "full_bag",
        HardWay = "hard_way",
        NineLives = "nine_lives",
        Arsenal = "arsenal",
    }
}

/// The coins of the largest chests.
const LARGEST: u8 = 4;

/// Rooms of which a hero alone takes both chests with both hands.
const ROOMS_OF_TWO: u8 = 3;

/// Monsters that are beaten to the point by one hero.
const STRAWS: u8 = 2;

/// The worst harm that a trap of one skull does to those it hits: so many coins or wounds.
const WORST: i8 = 3;

/// The rooms with a dragon.
const DRAGONS: [Room; 2] = [Room::M09, Room::M10];

impl Achievement {
    /// The name.
    pub const fn name(self) -> Text {
        match self {
            Achievement::AllMine => text!("all-mine"),
            Achievement::BothHands => text!("both-hands"),
            Achievement::Dragons => text!("dragons"),
            Achievement::LastStraw => text!("last-straw"),
            Achievement::Bargain => text!("bargain"),
            Achievement::Saboteur => text!("saboteur"),
            Achievement::Heir => text!("heir"),
            Achievement::Knockout => text!("knockout"),
            Achievement::FullBag => text!("full-bag"),
            Achievement::HardWay => text!("hard-way"),
            Achievement::NineLives => text!("nine-lives"),
            Achievement::Arsenal => text!("arsenal"),
        }
    }

    /// The condition, in one sentence.
    pub const fn explanation(self) -> Text {
        match self {
            Achievement::AllMine => text!("all-mine-how"),
            Achievement::BothHands => text!("both-hands-how"),
            Achievement::Dragons => text!("dragons-how"),
            Achievement::LastStraw => text!("last-straw-how"),
            Achievement::Bargain => text!("bargain-how"),
            Achievement::Saboteur => text!("saboteur-how"),
            Achievement::Heir => text!("heir-how"),
            Achievement::Knockout => text!("knockout-how"),
            Achievement::FullBag => text!("full-bag-how"),
            Achievement::HardWay => text!("hard-way-how"),
            Achievement::NineLives => text!("nine-lives-how"),
            Achievement::Arsenal => text!("arsenal-how"),
        }
    }
}

/// The achievements of a hero in a match that is over, of which `events` is everything that has happened
/// and `view` the end.
pub fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<Achievement> {
    if !view.ground.is_over() {
        return Vec::new();
    }
    let mut tracker = AchievementTracker::of(view, seat);
    events.iter().for_each(|it| tracker.observe(&it.what));
    let is_reached = |it: &Achievement| is_reached(*it, view, seat, &tracker);
    Achievement::ALL.into_iter().filter(is_reached).collect()
}

fn is_reached(
    achievement: Achievement,
    view: &View,
    seat: Seat,
    tracker: &AchievementTracker,
) -> bool {
    let setup = &view.ground.setup;
    let hero = &view.heroes[seat].mat;
    let is_alive = hero.is_alive();
    let has_won = || is_alive && rules::standing(view).places[seat].rank == 1;
    let is_rich = |it: &Mat| it.plight == Plight::Bled && hero.treasure < it.treasure;
    match achievement {
        Achievement::AllMine => tracker.took_largest,
        Achievement::BothHands => ROOMS_OF_TWO <= tracker.n_both,
        Achievement::Dragons => {
            is_alive && usize::from(tracker.n_dragons) == DRAGONS.len() && !tracker.was_burnt
        }
        Achievement::LastStraw => STRAWS <= tracker.n_straws,
        Achievement::Bargain => tracker.had_bargain,
        Achievement::Saboteur => tracker.has_sabotaged,
        Achievement::Heir => view.heroes.values().any(|it| is_rich(&it.mat)) && has_won(),
        Achievement::Knockout => setup.n_players == 2 && !view.ground.here.is_last() && has_won(),
        Achievement::FullBag => is_alive && TREASURE_MAX <= hero.treasure,
        Achievement::HardWay => {
            setup.is_solo() && is_alive && setup.solo_wounds == *SOLO_WOUNDS.end()
        }
        Achievement::NineLives => is_alive && tracker.was_near_death,
        Achievement::Arsenal => Item::ALL.into_iter().all(|it| tracker.used[it as usize]),
    }
}

/// The facts of one hero's match that achievements depend on.
struct AchievementTracker {
    seat: Seat,
    /// True if cards are laid in turn.
    is_in_turn: bool,
    took_largest: bool,
    had_bargain: bool,
    has_sabotaged: bool,
    /// Rooms of which both chests were taken alone.
    n_both: u8,
    n_dragons: u8,
    /// True if a dragon has given wounds.
    was_burnt: bool,
    /// Monsters beaten to the point by the hero's card.
    n_straws: u8,
    was_near_death: bool,
    /// By kind of item.
    used: [bool; Item::COUNT],
    here: Scene,
}

/// The room where the heroes are: what has been laid, and what came of the chests.
#[derive(Clone, Copy)]
struct Scene {
    room: Option<Room>,
    laid: Party<Option<Lay>>,
    /// The hero who laid a card last.
    last: Option<Seat>,
    /// The share of the first chest, and who took it.
    first: (u8, SeatSet),
    /// True if a trap was sprung by a five that the hero laid, and has not hit him.
    is_five: bool,
    was_hit: bool,
    has_hit: bool,
}

impl Scene {
    fn of(room: Option<Room>, n_heroes: usize) -> Scene {
        Scene {
            room,
            laid: Party::sized(n_heroes, |_| None),
            last: None,
            first: (0, SeatSet::NONE),
            is_five: false,
            was_hit: false,
            has_hit: false,
        }
    }
}

impl AchievementTracker {
    fn of(view: &View, seat: Seat) -> AchievementTracker {
        AchievementTracker {
            seat,
            is_in_turn: view.ground.setup.has_first_player(),
            took_largest: false,
            had_bargain: false,
            has_sabotaged: false,
            n_both: 0,
            n_dragons: 0,
            was_burnt: false,
            n_straws: 0,
            was_near_death: false,
            used: [false; Item::COUNT],
            here: Scene::of(None, view.heroes.len()),
        }
    }

    fn observe(&mut self, what: &What) {
        match *what {
            What::Entered { room, .. } => {
                self.leave();
                self.n_dragons += u8::from(DRAGONS.contains(&room));
                self.here = Scene::of(Some(room), self.here.laid.len());
            }
            What::Over => self.leave(),
            What::Laid { seat, lay } => self.see_laid(seat, lay),
            What::Torch { seat } => self.see_used(seat, Item::Torch),
            What::Crystal { seat } => self.see_used(seat, Item::Crystal),
            What::Fought { fight: Fight::Beaten { sum, strength }, is_boss: false } => {
                let is_mine = self.is_in_turn && self.here.last == Some(self.seat);
                self.n_straws += u8::from(is_mine && sum == strength);
            }
            What::Chest { nth, coins, takers, share, is_alone } => match is_alone {
                true => self.see_chest_alone(nth, takers),
                false => self.see_chest(nth, coins, takers, share),
            },
            What::Trap { trap, card, is_sprung } => {
                let own = Some(Lay::one(Card::Power(POWER_MAX)));
                let is_own = is_sprung && card == POWER_MAX && self.here.laid[self.seat] == own;
                self.here.is_five = is_own && trap.skulls() == 1;
            }
            What::Treasure { seat, by, cause: Cause::Trap(Trap::Magnet), .. } => {
                self.see_hit(seat, -by);
            }
            What::Wounds { seat, by, now, cause } => self.see_wounds(seat, by, now, cause),
            What::Character { .. }
            | What::First { .. }
            | What::Level { .. }
            | What::MonsterCard { .. }
            | What::Looked { .. }
            | What::TurnedUp
            | What::Committed { .. }
            | What::Chose { .. }
            | What::Fought { .. }
            | What::Took { .. }
            | What::Short { .. }
            | What::Treasure { .. }
            | What::Died { .. }
            | What::Bled { .. }
            | What::LevelPassed { .. } => {}
        }
    }

    /// The heroes leave a room.
    fn leave(&mut self) {
        let Scene { is_five, was_hit, has_hit, .. } = self.here;
        self.has_sabotaged |= is_five && has_hit && !was_hit;
    }

    fn see_laid(&mut self, seat: Seat, lay: Lay) {
        self.here.laid[seat] = Some(lay);
        self.here.last = Some(seat);
        lay.cards().filter_map(Card::item).for_each(|it| self.see_used(seat, it));
    }

    fn see_used(&mut self, seat: Seat, item: Item) {
        self.used[item as usize] |= seat == self.seat;
    }

    fn see_chest(&mut self, nth: u8, coins: u8, takers: SeatSet, share: u8) {
        let is_mine = takers == SeatSet::one(self.seat);
        self.took_largest |= is_mine && coins == LARGEST;
        self.had_bargain |= is_mine && nth == 1 && self.here.first.0 < share;
        if nth == 0 {
            self.here.first = (share, takers);
        }
    }

    fn see_chest_alone(&mut self, nth: u8, takers: SeatSet) {
        let is_mine = |it: SeatSet| it.has(self.seat);
        self.n_both += u8::from(nth == 1 && is_mine(takers) && is_mine(self.here.first.1));
        if nth == 0 {
            self.here.first.1 = takers;
        }
    }

    fn see_wounds(&mut self, seat: Seat, by: i8, now: u8, cause: Cause) {
        let is_own = seat == self.seat;
        self.was_near_death |= is_own && DEADLY <= now + 1;
        match cause {
            Cause::Monster { is_boss: false, .. } => {
                let is_dragon = self.here.room.is_some_and(|it| DRAGONS.contains(&it));
                self.was_burnt |= is_own && is_dragon;
            }
            Cause::Trap(Trap::Boulder) => self.see_hit(seat, by),
            Cause::Monster { .. } | Cause::Trap(_) | Cause::Chest { .. } | Cause::Vault => {}
        }
    }

    /// A trap of one skull has cost a hero so many coins or wounds.
    fn see_hit(&mut self, seat: Seat, by: i8) {
        let is_own = seat == self.seat;
        self.here.was_hit |= is_own;
        self.here.has_hit |= !is_own && by == WORST;
    }
}
