//! The gain of a choice, counted before it is made.

use crate::games::paper_dungeons::client::{
    Letter, Letters, PaperDungeons, Preview, Reward, RoomSet, Seen, View,
};
use crate::kernel::{Game, Seat};

/// The print on a badge: a sign, and its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignCount {
    pub sign: Sign,
    pub n: i32,
}

/// The subject of a badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Wounds marked on the track.
    Wound,
    /// Wounds taken by potion hearts.
    Spared,
    /// The team falls and plays on.
    Fall,
    /// A gem of the dungeon, or one from outside it.
    Gem(Option<Letter>),
    /// A hero rises.
    Level,
    /// A box of an item is filled.
    Box,
    Potion,
    Minion,
    /// The lair of a monster, 0 to 2, is explored.
    Lair(usize),
    Glory,
}

/// The difference that a choice makes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// In the order of a badge: harm, finds, the rest, glory.
    pub marks: Vec<SignCount>,
    /// Wounds marked and absorbed.
    pub harm: u16,
    /// The score's change.
    pub glory: i32,
    /// True if a choice of a reward waits at the end.
    pub waits: bool,
}

impl Gain {
    /// The marks on a small badge: harm and finds.
    pub fn short(&self) -> Vec<SignCount> {
        let is_short = |it: &&SignCount| match it.sign {
            Sign::Wound | Sign::Spared | Sign::Fall => true,
            Sign::Gem(_) | Sign::Level | Sign::Box | Sign::Potion => true,
            Sign::Minion | Sign::Lair(_) | Sign::Glory => false,
        };
        self.marks.iter().filter(is_short).copied().collect()
    }
}

/// Counts what `preview` changes for `seat`.
pub fn gain(view: &View, seat: Seat, preview: &Preview) -> Gain {
    let before = &view.teams[seat];
    let after = &preview.after;
    let marked = after.sheet.wounds - before.sheet.wounds;
    let absorbed = after.sheet.hearts - before.sheet.hearts;
    let glory = total(view, seat, after) - total(view, seat, before);
    let mut marks = Vec::new();
    // Wounds that the owner is to be asked about may all be marked.
    let asked = wounds_waiting(before, after);
    push(&mut marks, Sign::Wound, -i32::from(marked + asked));
    push(&mut marks, Sign::Spared, -i32::from(absorbed));
    let falls = after.sheet.resurrected && !before.sheet.resurrected;
    push(&mut marks, Sign::Fall, -i32::from(falls));
    finds(&mut marks, before, after);
    lairs(&mut marks, view, before, after);
    push(&mut marks, Sign::Glory, glory);
    Gain {
        marks,
        harm: marked + asked + u16::from(absorbed),
        glory,
        waits: !after.queue.is_empty(),
    }
}

fn push(marks: &mut Vec<SignCount>, sign: Sign, n: i32) {
    if n != 0 {
        marks.push(SignCount { sign, n });
    }
}

fn finds(marks: &mut Vec<SignCount>, before: &Seen, after: &Seen) {
    let letters = after.sheet.gems_own.minus(before.sheet.gems_own);
    for letter in letters.iter() {
        push(marks, Sign::Gem(Some(letter)), 1);
    }
    let outside = after.sheet.gems - before.sheet.gems - n_letters(letters);
    push(marks, Sign::Gem(None), i32::from(outside));
    let waiting = waiting(before, after);
    let raised = after.sheet.strength() - before.sheet.strength();
    push(marks, Sign::Level, i32::from(raised) + count(waiting, Reward::Level));
    let filled = after.sheet.items.iter().sum::<u8>() - before.sheet.items.iter().sum::<u8>();
    push(marks, Sign::Box, i32::from(filled) + count(waiting, Reward::Box));
    push(marks, Sign::Potion, i32::from(after.sheet.potions - before.sheet.potions));
    let beaten = after.sheet.beaten.count() - before.sheet.beaten.count();
    push(marks, Sign::Minion, i32::from(beaten) + count(waiting, Reward::Minion));
}

/// The rewards that wait after the choice and did not before it. The choice answers the head of
/// the queue, if there is one.
fn waiting<'a>(before: &Seen, after: &'a Seen) -> &'a [Reward] {
    let kept = before.queue.len().saturating_sub(1).min(after.queue.len());
    &after.queue[kept..]
}

fn wounds_waiting(before: &Seen, after: &Seen) -> u16 {
    let wounds = waiting(before, after).iter().map(|it| match it {
        Reward::Wounds { n_wounds, .. } => u16::from(*n_wounds),
        Reward::Level | Reward::Box | Reward::Potion | Reward::Gem | Reward::Minion => 0,
        Reward::AnyGem | Reward::LevelFirst | Reward::LevelOther(_) => 0,
        Reward::FirstBox | Reward::FirstBoxOther(_) => 0,
    });
    wounds.sum()
}

fn count(rewards: &[Reward], kind: Reward) -> i32 {
    rewards.iter().filter(|&&it| it == kind).count() as i32
}

fn n_letters(letters: Letters) -> u8 {
    letters.iter().count() as u8
}

fn lairs(marks: &mut Vec<SignCount>, view: &View, before: &Seen, after: &Seen) {
    let fresh: RoomSet = after.sheet.explored.minus(before.sheet.explored);
    let rooms = view.ground.dungeon.card().rooms;
    for (idx, &room) in rooms.iter().enumerate() {
        if fresh.has(room) && after.sheet.fights[idx].is_none() {
            marks.push(SignCount { sign: Sign::Lair(idx), n: 1 });
        }
    }
}

/// The glory of `seat` if its team were `team`.
fn total(view: &View, seat: Seat, team: &Seen) -> i32 {
    let mut view = view.clone();
    view.teams[seat] = team.clone();
    PaperDungeons::standing(&view).places[seat].total
}
