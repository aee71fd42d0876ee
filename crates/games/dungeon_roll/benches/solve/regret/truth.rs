//! The worth of positions of the game by best play, as the solver has counted it.

use dungeon_roll::rules::apply;
use dungeon_roll::{Action, Course, Event, Forming, Hero, Party, Phase, Player, State, Table};
use kernel::{Seat, Tally};

use super::super::best::card::DRAGON;
use super::super::best::delve::{Solved, Tables, cards, fill};
use super::super::best::level::{DEEPEST, Known, MASTER, READY, SPENT, World};
use super::luck::{ScriptedThrows, each_way};

/// The delves of a match.
const DELVES: usize = 3;

/// The side of a hero card, with the delves to come after this one where it is the novice's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Face {
    Master,
    Novice { n_left: usize },
}

/// All layers of one level, for one side of a hero.
pub struct Truth<'w> {
    pub world: &'w World,
    pub solved: &'w Solved,
    pub known: Known,
}

/// The layers of the master on a level; none before the first.
pub fn master(world: &World, solved: &Solved, hero: Option<Hero>, level: usize) -> Known {
    let mut known = Known::default();
    let (_, card) = cards(hero);
    if (1..=DEEPEST).contains(&level) {
        let nothing = [0.0; MASTER + 1];
        fill(world, &card, (MASTER, level), (&nothing, &solved.master), &mut known);
    }
    known
}

/// Adds the layers of a novice who has at least so much experience.
pub fn novice(
    truth: &mut Truth,
    hero: Option<Hero>,
    (level, n_left, least): (usize, usize, usize),
) {
    let (Some(card), _) = cards(hero) else { return };
    if level == 0 {
        return;
    }
    for xp in (least..MASTER).rev() {
        let on = &truth.solved.novice[n_left][xp];
        fill(truth.world, &card, (xp, level), (&truth.solved.delves[n_left], on), &mut truth.known);
    }
}

impl Truth<'_> {
    /// The side that an adventurer has.
    pub fn face(solved: &Solved, player: &Player) -> Face {
        let is_master = solved.novice.is_empty() || player.is_master;
        if is_master { Face::Master } else { Face::Novice { n_left: n_left(player) } }
    }

    /// The worth of a table.
    pub fn worth(&self, table: &Table) -> f64 {
        let delve = &table.delve;
        let row = |grid: &super::super::best::sets::Grid, floor: usize| {
            self.base(table) + grid.row(floor)[self.party(&delve.party)]
        };
        let layer = || self.known[self.xp(table)][kind(table)].as_ref().expect("a layer");
        match delve.phase {
            Phase::Monster => row(&layer().fight, self.floor(table)),
            Phase::Loot => row(&layer().loot, self.floor(table)),
            Phase::Dragon | Phase::Regroup => row(&layer().loot, self.lair(table)),
            Phase::Forming => self.formed(table, &mut |_| true),
            Phase::Choosing | Phase::Over => unreachable!("no place of a delve"),
        }
    }

    /// The worth after an action, on average over all luck.
    pub fn worth_after(&self, table: &Table, action: &Action) -> f64 {
        let delve = &table.delve;
        match action {
            Action::Form(Forming::Keep) => return self.formed(table, &mut Tally::is_empty),
            Action::Form(Forming::Muster { dice }) => {
                return self.formed(table, &mut |it| it == dice);
            }
            Action::Course(Course::Seek) => return self.base(table) + self.on(table, &delve.party),
            _ => {}
        }
        let state = State { table: *table };
        let (mut asked, mut events) = (ScriptedThrows::default(), Vec::new());
        let next = apply(state, action, &mut asked, &mut events).table;
        if let Some(worth) = self.ended(&next, &events) {
            return worth;
        }
        let mut sum = 0.0;
        each_way(&asked.n_dice, &mut |throws, share| {
            let next =
                apply(state, action, &mut ScriptedThrows::new(throws), &mut Vec::new()).table;
            sum += share * self.worth(&next);
        });
        sum
    }

    /// The worth of the match where a delve has just ended; none where it has not.
    fn ended(&self, next: &Table, events: &[Event]) -> Option<f64> {
        events.iter().find(|it| matches!(it, Event::DelveEnded { .. }))?;
        let player = next.player(Seat::FIRST);
        let rank = if player.is_master { MASTER } else { usize::from(player.xp()).min(MASTER) };
        let n_left = DELVES - usize::from(player.n_delves);
        Some(f64::from(player.xp()) + self.solved.delves[n_left][rank])
    }

    /// The best that can come of re-rolling dice of a fresh party among those that are wanted.
    fn formed(&self, table: &Table, is_wanted: &mut dyn FnMut(&Party) -> bool) -> f64 {
        let party = table.delve.party;
        let mut best = f64::NEG_INFINITY;
        party.each_part(|dice: Party| {
            if !is_wanted(&dice) {
                return;
            }
            let mut sum = 0.0;
            each_way(&[dice.total().into()], &mut |throws, share| {
                let kept = party.minus(&dice).plus(&Tally(throws[0]));
                sum += share * self.on(table, &kept);
            });
            best = best.max(sum);
        });
        self.base(table) + best
    }

    /// The part that the layers do not count: experience, and delves to come where a master plays.
    fn base(&self, table: &Table) -> f64 {
        let player = table.player(Seat::FIRST);
        let later = match Truth::face(self.solved, player) {
            Face::Master => self.solved.delves[n_left(player)][MASTER],
            Face::Novice { .. } => 0.0,
        };
        f64::from(player.xp()) + later
    }

    /// The worth of going on for a party.
    fn on(&self, table: &Table, party: &Party) -> f64 {
        let tables: &Tables = match Truth::face(self.solved, table.player(Seat::FIRST)) {
            Face::Master => &self.solved.master,
            Face::Novice { n_left } => &self.solved.novice[n_left][self.xp(table)],
        };
        let delve = &table.delve;
        let kind = if kind(table) == READY { READY } else { SPENT };
        tables[kind][usize::from(delve.level)][usize::from(delve.lair)][self.party(party)]
    }

    /// The experience as the layers know it.
    fn xp(&self, table: &Table) -> usize {
        let player = table.player(Seat::FIRST);
        match Truth::face(self.solved, player) {
            Face::Master => MASTER,
            Face::Novice { .. } => player.xp().into(),
        }
    }

    fn party(&self, party: &Party) -> usize {
        self.world.parties.find(&party.0).expect("no more dice than there are")
    }

    fn floor(&self, table: &Table) -> usize {
        let [g, k, o, c, p] = table.delve.floor.0;
        self.world
            .floors
            .find(&[g, k, o, c, p, table.delve.lair])
            .expect("no more dice than there are")
    }

    fn lair(&self, table: &Table) -> usize {
        let mut dice = [0; 6];
        dice[DRAGON] = table.delve.lair;
        self.world.floors.find(&dice).expect("no more dice than there are")
    }
}

/// The delves to come after this one.
fn n_left(player: &Player) -> usize {
    (DELVES - 1).saturating_sub(player.n_delves.into())
}

/// The use of the ultimate so far.
fn kind(table: &Table) -> usize {
    if table.delve.is_exhausted { SPENT + usize::from(table.delve.temps.total()) } else { READY }
}
