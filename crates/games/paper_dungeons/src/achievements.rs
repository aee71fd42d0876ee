//! Achievements: exact predicates over what happened in a match. They are of our own making.

use super::action::{Event, What};
use super::letters::Letters;
use super::rules;
use super::state::{FIGHT_ROUNDS, Phase, View};
use super::tracks::MINIONS;
use crate::messages;
use kernel::{BySeat, Seat, Text, kinds, text};

kinds! {
    /// Something to be proud of, the easier first. The keys are kept and never change.
    pub enum Achievement {
        Resolve = "resolve",
        Hunters = "hunters",
        EarlyBirds = "early_birds",
        Hoard = "hoard",
        UnderTheirNoses = "under_their_noses",
        Spoils = "spoils",
        FiveInOne = "five_in_one",
        SecondLife = "second_life",
        Extermination = "extermination",
        CleanSheet = "clean_sheet",
        Legend = "legend",
        GrandTour = "grand_tour",
    }
}

/// The glory of the last step of an objective (PD-271).
const LAST_STEP: i8 = 6;

/// The last round in which a mission is early.
const EARLY: u8 = 2;

/// Gems that make a hoard.
const HOARD: u8 = 8;

/// Gems that rivals must cross out, for a player who steals under their noses.
const CROSSED_OUT: u8 = 5;

/// Glory that is enough for a team alone to have made something of its second life: the title of hero
/// (PD-333).
const HERO: i32 = 65;

/// Glory of a legend (PD-333).
const LEGEND: i32 = 95;

impl Achievement {
    /// The name of the achievement.
    pub const fn name(self) -> Text {
        match self {
            Achievement::Resolve => text!("achievement-resolve"),
            Achievement::Hunters => text!("achievement-hunters"),
            Achievement::EarlyBirds => text!("achievement-early-birds"),
            Achievement::Hoard => text!("achievement-hoard"),
            Achievement::UnderTheirNoses => text!("achievement-under-their-noses"),
            Achievement::Spoils => text!("achievement-spoils"),
            Achievement::FiveInOne => text!("achievement-five-in-one"),
            Achievement::SecondLife => text!("achievement-second-life"),
            Achievement::Extermination => text!("achievement-extermination"),
            Achievement::CleanSheet => text!("achievement-clean-sheet"),
            Achievement::Legend => text!("achievement-legend"),
            Achievement::GrandTour => text!("achievement-grand-tour"),
        }
    }

    /// The requirement, in one sentence.
    pub const fn explanation(self) -> Text {
        match self {
            Achievement::Resolve => text!("achievement-resolve-how"),
            Achievement::Hunters => text!("achievement-hunters-how"),
            Achievement::EarlyBirds => text!("achievement-early-birds-how"),
            Achievement::Hoard => text!("achievement-hoard-how"),
            Achievement::UnderTheirNoses => text!("achievement-under-their-noses-how"),
            Achievement::Spoils => text!("achievement-spoils-how"),
            Achievement::FiveInOne => text!("achievement-five-in-one-how"),
            Achievement::SecondLife => text!("achievement-second-life-how"),
            Achievement::Extermination => text!("achievement-extermination-how"),
            Achievement::CleanSheet => text!("achievement-clean-sheet-how"),
            Achievement::Legend => text!("achievement-legend-how"),
            Achievement::GrandTour => text!("achievement-grand-tour-how"),
        }
    }
}

/// The achievements of a team in a match that is over, of which `events` is everything that has happened
/// and `view` the end. [`Achievement::GrandTour`] is not among them, because it takes more than one match.
pub fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<Achievement> {
    if view.ground.phase != Phase::Over {
        return Vec::new();
    }
    let mut tracker = AchievementTracker::of(seat, view.teams.len());
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
    let team = &view.teams[seat];
    let sheet = &team.sheet;
    let is_alone = view.ground.is_solo();
    let n_fought = sheet.fights.iter().flatten().filter(|it| it.power.is_some()).count();
    let place = || rules::standing(view).places[seat].clone();
    match achievement {
        Achievement::Resolve => {
            team.objective.is_some_and(|it| it.glory(it.count(sheet)) == LAST_STEP)
        }
        Achievement::Hunters => tracker.n_well_fought == FIGHT_ROUNDS.len(),
        Achievement::EarlyBirds => tracker.was_early,
        Achievement::Hoard => HOARD <= sheet.gems,
        Achievement::UnderTheirNoses => {
            tracker.crossed_out.values().any(|it| CROSSED_OUT <= it.count())
        }
        Achievement::Spoils => tracker.n_spoils == FIGHT_ROUNDS.len(),
        Achievement::FiveInOne => tracker.has_gained_all,
        Achievement::SecondLife if is_alone => sheet.resurrected && HERO <= place().total,
        Achievement::SecondLife => sheet.resurrected && place().rank == 1,
        Achievement::Extermination => sheet.beaten.count() == MINIONS,
        Achievement::CleanSheet => sheet.wounds == 0 && 2 <= n_fought,
        Achievement::Legend => is_alone && LEGEND <= place().total,
        Achievement::GrandTour => false,
    }
}

/// The gains that one die can bring, one bit each.
mod gain {
    pub const LEVEL: u8 = 1;
    pub const BOX: u8 = 2;
    pub const POTION: u8 = 4;
    pub const GEM: u8 = 8;
    pub const MINION: u8 = 16;
    pub const ALL: u8 = LEVEL | BOX | POTION | GEM | MINION;
}

/// The facts of one team's match that achievements depend on.
struct AchievementTracker {
    seat: Seat,
    round: u8,
    was_early: bool,
    /// Fights in range II or III.
    n_well_fought: usize,
    /// Rewards of monsters.
    n_spoils: usize,
    /// Letters stolen in the rounds: a gem taken before them does not vanish for rivals (PD-223).
    stolen: Letters,
    /// Which of them each rival had to cross out.
    crossed_out: BySeat<Letters>,
    /// The gains from the die under way so far; none between dice.
    gains: Option<u8>,
    has_gained_all: bool,
}

impl AchievementTracker {
    fn of(seat: Seat, n_teams: usize) -> AchievementTracker {
        AchievementTracker {
            seat,
            round: 0,
            was_early: false,
            n_well_fought: 0,
            n_spoils: 0,
            stolen: Letters::NONE,
            crossed_out: BySeat::new(n_teams, |_| Letters::NONE),
            gains: None,
            has_gained_all: false,
        }
    }

    fn observe(&mut self, what: &What) {
        match *what {
            What::Round { round } => self.round = round,
            What::Used { seat, .. } if seat == self.seat => self.gains = Some(0),
            What::Confirmed { seat } if seat == self.seat => self.gains = None,
            What::Raised { seat, .. } => self.gain(seat, gain::LEVEL),
            What::Crafted { seat, .. } => self.gain(seat, gain::BOX),
            What::Brewed { seat, n_potions, .. } if 0 < n_potions => self.gain(seat, gain::POTION),
            What::Beat { seat, .. } => self.gain(seat, gain::MINION),
            What::Stole { seat, letter, .. } => {
                self.gain(seat, gain::GEM);
                if seat == self.seat && 0 < self.round {
                    self.stolen = letter.map_or(self.stolen, |it| self.stolen.with(it));
                }
            }
            What::CrossedOut { seat, letters } => {
                let crossed_out = &mut self.crossed_out[seat];
                *crossed_out = crossed_out.or(letters.and(self.stolen));
            }
            What::Claimed { seat, .. } => {
                self.was_early |= seat == self.seat && self.round <= EARLY;
            }
            What::Fought { seat, range, .. } => {
                self.n_well_fought += usize::from(seat == self.seat && 0 < range);
            }
            What::Spoils { seat, .. } => self.n_spoils += usize::from(seat == self.seat),
            What::Used { .. }
            | What::Confirmed { .. }
            | What::Brewed { .. }
            | What::Revealed { .. }
            | What::Missions { .. }
            | What::Dealt { .. }
            | What::Kept { .. }
            | What::Chose { .. }
            | What::TalentShown { .. }
            | What::Rolled { .. }
            | What::Entered { .. }
            | What::Crossed { .. }
            | What::Wounded { .. }
            | What::Trapped { .. }
            | What::Resurrected { .. }
            | What::Gained { .. }
            | What::Lost { .. }
            | What::Declined { .. }
            | What::Summary { .. }
            | What::Fled { .. }
            | What::Vanished { .. }
            | What::Over => {}
        }
    }

    /// The die under way has brought something.
    fn gain(&mut self, seat: Seat, what: u8) {
        if seat == self.seat
            && let Some(gains) = &mut self.gains
        {
            *gains |= what;
            self.has_gained_all |= *gains == gain::ALL;
        }
    }
}
