//! The uses of a die, and the choices that rewards ask for (PD-080 to PD-113).

use super::marks::Play;
use crate::action::{Action, What};
use crate::dice::{Face, Symbol};
use crate::heroes::Hero;
use crate::state::{Reward, Sheet, Team};
use crate::talents::Talent;
use kernel::Set;

impl Play<'_> {
    /// Carries out an action of the owner, and all that it triggers.
    pub fn act(&mut self, action: Action) {
        let seat = self.seat;
        match action {
            Action::Keep { talent, objective } => self.keep(talent, objective),
            Action::Level { die, hero } => self.level(die, hero),
            Action::Craft { die, item } => {
                self.spend(die);
                self.fill(item);
            }
            Action::Brew { die } => {
                self.spend(die);
                let n_potions = if self.has(Talent::Alchemist) { 3 } else { 2 };
                self.brew(n_potions);
            }
            Action::Walk { die, to } => self.walk(die, to),
            Action::Rest { die } => self.spend(die),
            Action::Step { to } => self.step(to),
            Action::GainLevel { hero } => self.gain_level(hero),
            Action::GainBox { item } => {
                let first = self.team.queue.remove(0);
                if first == Reward::FirstBox {
                    self.team.queue.insert(0, Reward::FirstBoxOther(item));
                }
                self.fill(item);
            }
            Action::MarkMinion { room } => {
                self.team.queue.remove(0);
                self.beat(room);
            }
            Action::StealGem { letter } => {
                self.team.queue.remove(0);
                self.steal(Some(letter));
            }
            Action::Decline => {
                self.team.queue.remove(0);
                self.emit(What::Declined { seat });
            }
            Action::Spare { n_wounds } => self.spare(n_wounds),
            Action::Done => {
                self.team.is_done = true;
                self.team.walk = None;
            }
        }
        self.settle();
    }

    /// Writes the number of a die on the round track; a move under way ends (PD-044, PD-130,
    /// PD-425).
    pub fn spend(&mut self, die: Face) {
        let (seat, round) = (self.seat, self.ground.round as usize);
        self.team.walk = None;
        let row = &mut self.sheet().track[round - 1];
        let free = row.iter_mut().find(|it| it.is_none());
        *free.expect("a round has three dice") = Some(die);
        self.emit(What::Used { seat, die });
    }

    /// Level-up with a die; a die of the other colour uses up Psionic, unless the Wizard swaps
    /// colours anyway (PD-090 to PD-092, PD-346).
    fn level(&mut self, die: Face, hero: Hero) {
        self.spend(die);
        if self.team.fit(die, hero) == Fit::ByPsionic {
            self.team.psionic_used = true;
        }
        self.raise(hero);
    }

    /// A level-up as a reward; Veteran's first is followed by another hero's (PD-071, PD-345).
    fn gain_level(&mut self, hero: Hero) {
        let first = self.team.queue.remove(0);
        if first == Reward::LevelFirst {
            self.team.queue.insert(0, Reward::LevelOther(hero));
        }
        self.raise(hero);
    }

    /// The owner has said how many wounds the potions take (PD-065).
    fn spare(&mut self, absorbed: u8) {
        let first = self.team.queue.remove(0);
        let Reward::Wounds { n_wounds, cause } = first else {
            unreachable!("the reward is no wound");
        };
        self.hurt(n_wounds, absorbed, cause);
    }

    fn keep(&mut self, talent: Talent, objective: crate::objectives::Objective) {
        let seat = self.seat;
        self.team.talent = Some(talent);
        self.team.objective = Some(objective);
        let what = What::Kept { seat, talent, objective };
        self.events.push(crate::Event { secret_of: Some(seat), what });
        self.emit(What::Chose { seat });
    }
}

/// The fit of a die and a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fit {
    Yes,
    /// By using up Psionic for the round.
    ByPsionic,
    WrongSymbol,
    WrongColour,
}

impl Team {
    /// The fit of a die for a hero's level-up (PD-090, PD-091, PD-346, PD-413, PD-414).
    pub fn fit(&self, die: Face, hero: Hero) -> Fit {
        match die.symbol() {
            Symbol::Clover => return Fit::Yes,
            Symbol::Hero(it) if it == hero => {}
            Symbol::Hero(_) | Symbol::Boots => return Fit::WrongSymbol,
        }
        if self.right_faces().has(die) || swaps_colours(&self.sheet) {
            Fit::Yes
        } else if self.talent == Some(Talent::Psionic) && !self.psionic_used {
            Fit::ByPsionic
        } else {
            Fit::WrongColour
        }
    }

    /// The faces that raise the level of the hero whose symbol they show, if any: [`Team::fit`] for all of them.
    pub fn fitting(&self) -> Set<Face> {
        let has_psionic = self.talent == Some(Talent::Psionic) && !self.psionic_used;
        if has_psionic || swaps_colours(&self.sheet) {
            return Set::all();
        }
        self.right_faces().with(Face::CLOVER)
    }

    /// The symbols of heroes in their colours (PD-090); none before an objective is chosen.
    fn right_faces(&self) -> Set<Face> {
        let colours = self.objective.map(|it| it.card().colours);
        let faces = colours.map(|it| Hero::ALL.map(|hero| Face::of(it[hero.idx()], hero)));
        faces.into_iter().flatten().collect()
    }
}

/// Tells whether the Wizard lets any die stand for the other colour (PD-091).
fn swaps_colours(sheet: &Sheet) -> bool {
    4 <= sheet.level(Hero::Wizard)
}
