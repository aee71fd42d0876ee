//! Achievements: exact predicates over what happened in a match.

use super::action::{Ending, Event, Reroller, Source};
use super::dice::{DungeonFace, Party, PartyFace, Throw};
use super::heroes::Ultimate;
use super::rules::{lines, printed_type, treasure_points};
use super::state::{LEVEL_MAX, Phase, View};
use crate::dice::FloorDice;
use crate::messages;
use kernel::{Seat, Text, kinds, text};

kinds! {
    /// Something to be proud of, in the order of the rules. The keys are kept and never change.
    pub enum Achievement {
        DragonSlayer = "dragon_slayer",
        DragonTamer = "dragon_tamer",
        Odds = "odds",
        LastStand = "last_stand",
        Cheater = "cheater",
        BottomlessBag = "bottomless_bag",
        Conqueror = "conqueror",
        Natural20 = "natural_20",
        CriticalHit = "critical_hit",
        GuildHead = "guild_head",
        MagicVortex = "magic_vortex",
        DragonBait = "dragon_bait",
    }
}

impl Achievement {
    /// The name.
    pub const fn name(self) -> Text {
        match self {
            Achievement::DragonSlayer => text!("achievement-dragon-slayer"),
            Achievement::DragonTamer => text!("achievement-dragon-tamer"),
            Achievement::Odds => text!("achievement-odds"),
            Achievement::LastStand => text!("achievement-last-stand"),
            Achievement::Cheater => text!("achievement-cheater"),
            Achievement::BottomlessBag => text!("achievement-bottomless-bag"),
            Achievement::Conqueror => text!("achievement-conqueror"),
            Achievement::Natural20 => text!("achievement-natural-20"),
            Achievement::CriticalHit => text!("achievement-critical-hit"),
            Achievement::GuildHead => text!("achievement-guild-head"),
            Achievement::MagicVortex => text!("achievement-magic-vortex"),
            Achievement::DragonBait => text!("achievement-dragon-bait"),
        }
    }

    /// The condition, in one sentence.
    pub const fn explanation(self) -> Text {
        match self {
            Achievement::DragonSlayer => text!("achievement-dragon-slayer-how"),
            Achievement::DragonTamer => text!("achievement-dragon-tamer-how"),
            Achievement::Odds => text!("achievement-odds-how"),
            Achievement::LastStand => text!("achievement-last-stand-how"),
            Achievement::Cheater => text!("achievement-cheater-how"),
            Achievement::BottomlessBag => text!("achievement-bottomless-bag-how"),
            Achievement::Conqueror => text!("achievement-conqueror-how"),
            Achievement::Natural20 => text!("achievement-natural-20-how"),
            Achievement::CriticalHit => text!("achievement-critical-hit-how"),
            Achievement::GuildHead => text!("achievement-guild-head-how"),
            Achievement::MagicVortex => text!("achievement-magic-vortex-how"),
            Achievement::DragonBait => text!("achievement-dragon-bait-how"),
        }
    }
}

/// The achievements of a seat in a match: `events` is everything that has happened, `view` how the
/// match stands. Those of the whole match count once it is over; the Head of the Guild is not
/// among them, because it takes more than one.
pub fn achievements(view: &View, seat: Seat, events: &[Event]) -> Vec<Achievement> {
    let mut tracker = AchievementTracker::default();
    for event in events.iter().filter(|it| it.seat() == Some(seat)) {
        tracker.observe(event);
    }
    let player = view.table.player(seat);
    if view.table.delve.phase == Phase::Over {
        let score: i32 = lines(&view.table, seat).iter().map(|it| it.points).sum();
        tracker.add(Achievement::BottomlessBag, 15 <= treasure_points(&player.treasures));
        tracker.add(Achievement::Natural20, 20 <= score && !tracker.used_hero);
        tracker.add(Achievement::MagicVortex, 20 <= score && !tracker.used_treasure);
    }
    Achievement::ALL.into_iter().filter(|it| tracker.reached.contains(it)).collect()
}

/// The facts of one seat's delves that achievements depend on.
#[derive(Default)]
struct AchievementTracker {
    reached: Vec<Achievement>,
    used_hero: bool,
    used_treasure: bool,
    /// Dragons slain in this delve.
    n_slain: u8,
    /// True if the hero has set the dice of the party in this delve, instead of a roll.
    was_set: bool,
    /// Of the level under way: whether seven dice fell at once, whether the party was down to one
    /// die, whether there was a monster, and whether a companion was used.
    saw_seven: bool,
    was_alone: bool,
    met_monster: bool,
    used_companion: bool,
}

impl AchievementTracker {
    fn add(&mut self, achievement: Achievement, is_reached: bool) {
        if is_reached && !self.reached.contains(&achievement) {
            self.reached.push(achievement);
        }
    }

    fn observe(&mut self, event: &Event) {
        match event {
            Event::DelveBegan { .. } => self.begin_delve(),
            Event::Arrayed { .. } => {
                self.used_hero = true;
                self.was_set = true;
            }
            Event::Crowned { .. } | Event::Inscribed { .. } | Event::Scouted { .. } => {
                self.used_hero = true;
            }
            Event::Turned { .. } | Event::Readied { .. } | Event::DragonFled { .. } => {
                self.used_hero = true;
            }
            Event::PartyReady { party, .. } => self.set_out(party),
            Event::Populated { throw, party, is_planned, .. } => {
                self.reach(throw, party);
                if !is_planned {
                    self.see_roll(throw);
                }
            }
            Event::Rerolled { by, floor_throw, .. } => self.see_reroll(*by, floor_throw),
            Event::Fought { with, by_specialty, .. } | Event::Opened { with, by_specialty, .. } => {
                self.use_source(*with, true, *by_specialty);
            }
            Event::Drank { with, by_specialty, .. } => {
                // A scroll that only drinks is no companion.
                self.use_source(*with, printed_type(*with).is_some(), *by_specialty);
            }
            Event::DragonSlain { band, by_specialty, .. } => {
                for &member in band.members() {
                    self.use_source(member, true, *by_specialty);
                }
                self.slay();
            }
            Event::Banished { with, .. } => {
                self.used_treasure |= matches!(with, Source::Treasure(_));
                self.slay();
            }
            Event::Lured { with, .. } => {
                self.used_treasure |= matches!(with, Source::Treasure(_));
                self.used_hero = true;
            }
            Event::Offered { .. } => {
                self.used_treasure = true;
                self.used_hero = true;
            }
            Event::Unleashed { hero, is_master, .. } => {
                self.unleash(hero.side(*is_master).ultimate);
            }
            Event::Intervened { .. } | Event::RingUsed { .. } => self.used_treasure = true,
            Event::ElixirUsed { .. } | Event::BaitUsed { .. } | Event::PortalUsed { .. } => {
                self.used_treasure = true;
            }
            Event::Regrouped { level, .. } => self.clear(*level),
            Event::DelveEnded { level, ending, .. } => self.end_delve(*level, *ending),
            _ => {} // Nothing else is counted.
        }
    }

    fn begin_delve(&mut self) {
        self.n_slain = 0;
        self.was_set = false;
    }

    /// A party is complete.
    fn set_out(&mut self, party: &Party) {
        let is_rolled = !self.was_set;
        self.add(Achievement::Cheater, is_rolled && 5 <= party[PartyFace::Champion]);
    }

    /// A level was reached by a party.
    fn reach(&mut self, throw: &Throw<DungeonFace>, party: &Party) {
        self.saw_seven = false;
        self.was_alone = party.total() <= 1;
        self.met_monster = throw.tally().0.has_monsters();
        self.used_companion = false;
    }

    /// A hero has done what it can do once.
    fn unleash(&mut self, ultimate: Option<Ultimate>) {
        self.used_hero = true;
        // These clear a level as companions would.
        self.used_companion |= matches!(ultimate, Some(Ultimate::Intervene | Ultimate::Sweep));
    }

    /// A level was cleared.
    fn clear(&mut self, level: u8) {
        self.add(Achievement::Odds, self.saw_seven);
        let is_hit = 5 <= level && self.met_monster && !self.used_companion;
        self.add(Achievement::CriticalHit, is_hit);
    }

    /// A dragon was defeated.
    fn slay(&mut self) {
        self.n_slain += 1;
        self.add(Achievement::DragonSlayer, 2 <= self.n_slain);
        self.add(Achievement::DragonTamer, 3 <= self.n_slain);
        self.add(Achievement::LastStand, self.was_alone);
    }

    fn see_roll(&mut self, throw: &Throw<DungeonFace>) {
        self.saw_seven |= 7 <= throw.faces().len();
        self.add(Achievement::DragonBait, 3 <= throw.tally().1);
    }

    fn see_reroll(&mut self, by: Reroller, throw: &Throw<DungeonFace>) {
        match by {
            Reroller::Scroll(Source::Treasure(_)) => self.used_treasure = true,
            Reroller::Muster | Reroller::Hero | Reroller::Champion => self.used_hero = true,
            Reroller::Scroll(_) | Reroller::Ultimate => {}
        }
        self.see_roll(throw);
    }

    fn use_source(&mut self, with: Source, is_companion: bool, by_specialty: bool) {
        self.used_treasure |= matches!(with, Source::Treasure(_));
        self.used_hero |= by_specialty || with == Source::Hero;
        self.used_companion |= is_companion || with == Source::Hero;
    }

    fn end_delve(&mut self, level: u8, ending: Ending) {
        let is_paid = match ending {
            Ending::Retired | Ending::Legend | Ending::Portal => true,
            Ending::Fled => false,
        };
        self.add(Achievement::Conqueror, level == LEVEL_MAX && is_paid);
        self.add(Achievement::Odds, self.saw_seven && ending == Ending::Portal);
    }
}
