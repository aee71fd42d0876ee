//! Achievements: exact predicates over what happened in a match. They are of our own making.

use super::action::Destination;
use super::event::{Combatant, Escorting, Event};
use super::pieces::{FoeCard, FoeState};
use super::rules;
use super::setup::Boxes;
use super::state::{Phase, View};
use crate::messages;
use kernel::{Seat, Text, kinds, text};

kinds! {
    /// Something to be proud of. The keys are kept and never change.
    pub enum Achievement {
        TombMaster = "tomb_master",
        VaultMaster = "vault_master",
        BothBoxes = "both_boxes",
        Alone = "alone",
        Swift = "swift",
        Unscathed = "unscathed",
        LastHeart = "last_heart",
        Peaceful = "peaceful",
        Double = "double",
        Crowd = "crowd",
        Rejoinder = "rejoinder",
        Dungeonlord = "dungeonlord",
        Kidnapper = "kidnapper",
        Counter = "counter",
        LairKeeper = "lair_keeper",
        Cartographer = "cartographer",
        Company = "company",
    }
}

/// The last round in which a win is swift.
const SWIFT: u8 = 6;

/// Encounters of one Villainy that make a crowd.
const CROWD: u8 = 3;

/// Monsters that a keeper puts into the lair in one match.
const KEPT: u8 = 3;

/// Locations that a cartographer places in one match.
const CHARTED: u8 = 12;

impl Achievement {
    /// Its name.
    pub const fn name(self) -> Text {
        match self {
            Achievement::TombMaster => text!("feat-tomb-master"),
            Achievement::VaultMaster => text!("feat-vault-master"),
            Achievement::BothBoxes => text!("feat-both-boxes"),
            Achievement::Alone => text!("feat-alone"),
            Achievement::Swift => text!("feat-swift"),
            Achievement::Unscathed => text!("feat-unscathed"),
            Achievement::LastHeart => text!("feat-last-heart"),
            Achievement::Peaceful => text!("feat-peaceful"),
            Achievement::Double => text!("feat-double"),
            Achievement::Crowd => text!("feat-crowd"),
            Achievement::Rejoinder => text!("feat-rejoinder"),
            Achievement::Dungeonlord => text!("feat-dungeonlord"),
            Achievement::Kidnapper => text!("feat-kidnapper"),
            Achievement::Counter => text!("feat-counter"),
            Achievement::LairKeeper => text!("feat-lair-keeper"),
            Achievement::Cartographer => text!("feat-cartographer"),
            Achievement::Company => text!("feat-company"),
        }
    }

    /// The way to it, in one sentence.
    pub const fn explanation(self) -> Text {
        match self {
            Achievement::TombMaster => text!("feat-tomb-master-how"),
            Achievement::VaultMaster => text!("feat-vault-master-how"),
            Achievement::BothBoxes => text!("feat-both-boxes-how"),
            Achievement::Alone => text!("feat-alone-how"),
            Achievement::Swift => text!("feat-swift-how"),
            Achievement::Unscathed => text!("feat-unscathed-how"),
            Achievement::LastHeart => text!("feat-last-heart-how"),
            Achievement::Peaceful => text!("feat-peaceful-how"),
            Achievement::Double => text!("feat-double-how"),
            Achievement::Crowd => text!("feat-crowd-how"),
            Achievement::Rejoinder => text!("feat-rejoinder-how"),
            Achievement::Dungeonlord => text!("feat-dungeonlord-how"),
            Achievement::Kidnapper => text!("feat-kidnapper-how"),
            Achievement::Counter => text!("feat-counter-how"),
            Achievement::LairKeeper => text!("feat-lair-keeper-how"),
            Achievement::Cartographer => text!("feat-cartographer-how"),
            Achievement::Company => text!("feat-company-how"),
        }
    }
}

/// The achievements of a seat in a match: `events` is everything that has happened, `view` how the match
/// stands. Those for winning count once it is over; [`Achievement::Company`] is not among them, because
/// it takes more than one match.
pub fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<Achievement> {
    let mut tracker = AchievementTracker::of(seat);
    for event in events {
        tracker.observe(event);
    }
    let open = &view.open;
    let standing = rules::standing(view);
    if open.ending.is_some() && !standing.is_lost && standing.places[seat].rank == 1 {
        let hero = &open.heroes[seat];
        let n_seats = open.heroes.len();
        tracker.add(Achievement::TombMaster, open.rules.boxes == Boxes::Tomb);
        tracker.add(Achievement::VaultMaster, open.rules.boxes == Boxes::Vault);
        tracker.add(Achievement::BothBoxes, open.rules.boxes == Boxes::Both);
        tracker.add(Achievement::Alone, n_seats == 1);
        let is_complete = hero.done.len() == super::state::QUESTS;
        tracker.add(Achievement::Swift, is_complete && open.round <= SWIFT);
        tracker.add(Achievement::Unscathed, !tracker.was_hurt);
        tracker.add(Achievement::LastHeart, hero.is_alive && hero.health == 1);
        tracker.add(Achievement::Peaceful, 1 < n_seats && !tracker.has_declared);
    }
    Achievement::ALL.into_iter().filter(|it| tracker.reached.contains(it)).collect()
}

/// The facts of one seat's match that achievements depend on.
struct AchievementTracker {
    seat: Seat,
    reached: Vec<Achievement>,
    was_hurt: bool,
    has_declared: bool,
    n_placed: u8,
    n_kept: u8,
    /// Of the turn under way: completed quests.
    n_done: u8,
    /// Of the phase under way: encounters against the seat, and whether it has lost health.
    n_against: u8,
    was_hurt_now: bool,
    /// Of the battle under way: who has declared it against whom, and whom the seat has challenged.
    battle: Option<(Seat, Seat)>,
    challenged: Option<FoeCard>,
}

impl AchievementTracker {
    fn of(seat: Seat) -> AchievementTracker {
        AchievementTracker {
            seat,
            reached: Vec::new(),
            was_hurt: false,
            has_declared: false,
            n_placed: 0,
            n_kept: 0,
            n_done: 0,
            n_against: 0,
            was_hurt_now: false,
            battle: None,
            challenged: None,
        }
    }

    fn add(&mut self, achievement: Achievement, is_reached: bool) {
        if is_reached && !self.reached.contains(&achievement) {
            self.reached.push(achievement);
        }
    }

    fn observe(&mut self, event: &Event) {
        let seat = self.seat;
        match event {
            Event::TurnBegan { .. } => self.n_done = 0,
            Event::PhaseBegan { phase } => self.begin_phase(*phase),
            Event::Placed { by: Some(by), .. } if *by == seat => {
                self.n_placed += 1;
                self.add(Achievement::Cartographer, CHARTED <= self.n_placed);
            }
            Event::Declared { who, target, .. } => {
                self.has_declared |= who.seat == seat;
                self.n_against += u8::from(target.seat == seat);
            }
            Event::Wounded { who, n, .. } if who.seat == seat && 0 < *n => {
                self.was_hurt = true;
                self.was_hurt_now = true;
            }
            Event::BattleBegan { lord, hero } => {
                self.battle = Some((lord.seat, hero.seat));
                self.challenged = None;
            }
            Event::HuntBegan { .. } | Event::Struck { .. } | Event::BattleEnded => {
                self.battle = None;
                self.challenged = None;
            }
            Event::Destroyed { who, .. } => {
                let is_mine = self.battle == Some((seat, who.seat)) && who.seat != seat;
                self.add(Achievement::Dungeonlord, is_mine);
            }
            Event::Challenged { who, on: Combatant::Foe(foe), .. } if who.seat == seat => {
                self.challenged = Some(*foe);
            }
            Event::FoeGone { foe, state: FoeState::Defeated } => {
                self.add(Achievement::Rejoinder, self.challenged == Some(*foe));
            }
            Event::PutIn { who, to: Destination::Lair, .. } if who.seat == seat => {
                self.n_kept += 1;
                self.add(Achievement::LairKeeper, KEPT <= self.n_kept);
            }
            Event::Completed { who, .. } if who.seat == seat => {
                self.n_done += 1;
                self.add(Achievement::Double, 2 <= self.n_done);
            }
            Event::Escorts { who, what: Escorting::Stolen, .. } => {
                self.add(Achievement::Kidnapper, who.seat == seat);
            }
            Event::Cancelled { by, .. } => self.add(Achievement::Counter, by.seat == seat),
            _ => {} // Nothing to be proud of.
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        if phase == Phase::Locations {
            self.add(Achievement::Crowd, CROWD <= self.n_against && !self.was_hurt_now);
        }
        self.n_against = 0;
        self.was_hurt_now = false;
    }
}
