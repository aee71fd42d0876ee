//! The use that computers make of their chances: warps, rivals who are about to win, healing, action points.

use std::fmt;

use dungeoneer::action::Word;
use dungeoneer::cards::Ability;
use dungeoneer::cards::ability::{Effect, Trigger, Who};
use dungeoneer::rules::uses;
use dungeoneer::state::{Ending, Open, Phase, QUESTS, State};
use dungeoneer::{Action, Dungeoneer};
use kernel::ask::Answer;
use kernel::{Game, Seat, SeatSet};

/// Heroics that end with so many action points were given away.
const IDLE_MIN: u8 = 3;

/// A count of how often something was done, of how many chances.
#[derive(Clone, Copy, Default)]
struct Share {
    n: u32,
    of: u32,
}

impl Share {
    fn count(&mut self, is_done: bool) {
        self.n += u32::from(is_done);
        self.of += 1;
    }

    fn add(&mut self, other: Share) {
        self.n += other.n;
        self.of += other.of;
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.n, self.of)
    }
}

/// The habits of some computers, over one match or many.
#[derive(Clone, Copy, Default)]
pub struct Habits {
    /// Heroics with a warp, of those in which one could be paid.
    warped: Share,
    /// Villainies in which somebody lacked one quest and could be harmed, and was not.
    left_alone: Share,
    /// Those after which it won in its very next turn, of the same.
    let_win: Share,
    /// Healing that found one health missing at most, of all.
    healed_well: Share,
    /// Heroics that were ended with so many action points left, of all that were ended.
    idle: Share,
}

impl Habits {
    /// Adds those of another match.
    pub fn add(&mut self, other: &Habits) {
        self.warped.add(other.warped);
        self.left_alone.add(other.left_alone);
        self.let_win.add(other.let_win);
        self.healed_well.add(other.healed_well);
        self.idle.add(other.idle);
    }
}

impl fmt::Display for Habits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Habits { warped, left_alone, let_win, healed_well, idle } = self;
        write!(
            f,
            "warps {warped} turns; leaders left alone {left_alone}, and they won at once {let_win}; \
             healed at one missing {healed_well}; {IDLE_MIN}+ AP left {idle}"
        )
    }
}

/// The phase of a turn that is watched.
#[derive(Clone, Copy)]
struct Watched {
    turn: u32,
    phase: Phase,
    could_warp: bool,
    has_warped: bool,
    /// The seats that lack one quest and could be harmed, and those that were.
    leaders: SeatSet,
    harmed: SeatSet,
}

/// Watches a match.
#[derive(Default)]
pub struct Watch {
    habits: Habits,
    now: Option<Watched>,
    /// Leaders who were left alone, and when.
    spared: Vec<(Seat, u32)>,
    legal: Vec<Action>,
}

impl Watch {
    /// A decision of one whose habits count.
    pub fn see(&mut self, state: &State, seat: Seat, action: &Action) {
        let open = &state.open;
        if let Some(missing) = healed(open, seat, action) {
            self.habits.healed_well.count(missing <= 1);
        }
        if open.active != seat || !matches!(open.phase, Phase::Villainy | Phase::Heroics) {
            return;
        }
        let at = (open.turn, open.phase);
        if self.now.is_none_or(|it| (it.turn, it.phase) != at) {
            self.close();
            let (leaders, harmed) = (SeatSet::NONE, SeatSet::NONE);
            let (turn, phase) = at;
            let (could_warp, has_warped) = (false, false);
            let now = Watched { turn, phase, could_warp, has_warped, leaders, harmed };
            self.now = Some(now);
        }
        self.legal.clear();
        Dungeoneer::legal(state, seat, &mut self.legal);
        let Some(now) = &mut self.now else { return };
        let is_warp = |it: &Action| used(open, seat, it).is_some_and(warps);
        now.could_warp |= self.legal.iter().any(is_warp);
        now.has_warped |= is_warp(action);
        let is_leader = |it: &Seat| open.heroes[*it].done.len() + 1 == QUESTS;
        let victims = self.legal.iter().filter_map(victim);
        victims.filter(is_leader).for_each(|it| now.leaders.add(it));
        victim(action).into_iter().for_each(|it| now.harmed.add(it));
        if open.phase == Phase::Heroics && *action == Answer::Do(Word::End) {
            self.habits.idle.count(IDLE_MIN <= open.heroes[seat].ap);
        }
    }

    /// The phase is over.
    fn close(&mut self) {
        let Some(now) = self.now.take() else { return };
        if now.could_warp {
            self.habits.warped.count(now.has_warped);
        }
        for leader in now.leaders.iter() {
            let is_spared = !now.harmed.has(leader);
            self.habits.left_alone.count(is_spared);
            self.habits.let_win.count(false);
            if is_spared {
                self.spared.push((leader, now.turn));
            }
        }
    }

    /// The habits seen in the match, which is over.
    pub fn end(mut self, open: &Open, n_players: u8) -> Habits {
        self.close();
        if let Some(Ending::Quests(winner)) = open.ending {
            let at_once =
                |it: &&(Seat, u32)| it.0 == winner && open.turn < it.1 + u32::from(n_players);
            self.habits.let_win.n += self.spared.iter().filter(at_once).count() as u32;
        }
        self.habits
    }
}

/// The seat that is harmed by a card of villainy.
fn victim(action: &Action) -> Option<Seat> {
    match action {
        Answer::Do(Word::Play { payer, .. }) => *payer,
        Answer::Do(Word::FromLair { payer, .. }) => Some(*payer),
        _ => None,
    }
}

/// The ability that is used.
fn used(open: &Open, seat: Seat, action: &Action) -> Option<&'static Ability> {
    match *action {
        Answer::Do(Word::Use { of, ability }) | Answer::Play(Word::Use { of, ability }) => {
            uses::find_use(open, seat, of, ability)
        }
        _ => None,
    }
}

fn warps(ability: &Ability) -> bool {
    ability.parts.iter().any(|it| matches!(it.effect, Effect::Warp(Who::Me, ..)))
}

/// The health that a hero lacks who heals itself, by a card or an ability; none for other actions.
fn healed(open: &Open, seat: Seat, action: &Action) -> Option<u8> {
    let heals = |it: &Ability| it.parts.iter().any(|it| matches!(it.effect, Effect::Heal(..)));
    let is_played = match action {
        Answer::Do(Word::Play { card, payer: None, .. })
        | Answer::Play(Word::Play { card, payer: None, .. }) => {
            card.card().abilities.iter().any(|it| it.trigger == Trigger::Play && heals(it))
        }
        _ => false,
    };
    let hero = &open.heroes[seat];
    let heals_now = is_played || used(open, seat, action).is_some_and(heals);
    heals_now.then(|| hero.card.card().health - hero.health)
}
