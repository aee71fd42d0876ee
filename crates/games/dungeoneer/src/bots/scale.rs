//! The scale on which computers weigh things: hundredths of a point.

use crate::setup::Switch;
use crate::state::Open;
use kernel::Seat;

/// A thing that is better left alone.
pub const BAD: i32 = -3000;

/// A match that is won; one that is lost is worth as little. It is more than all that a hero can collect
/// besides: a hero who goes on collecting at the door instead of winning dawdles.
pub const WON: i32 = 150_000;

/// A hero that is out of the game, while others go on.
pub const DEAD: i32 = -25_000;

/// A wound, where health is neither high nor low.
pub const WOUND: i32 = 1200;

/// The worth of so much health.
const HEALTH: [i32; 7] = [-8000, 0, 3500, 5500, 7200, 8500, 9500];

/// The worth of health to a hero.
pub fn health(n: u8) -> i32 {
    HEALTH[usize::from(n).min(HEALTH.len() - 1)]
}

/// The cost of the next wound to a hero.
pub fn wound(open: &Open, seat: Seat) -> i32 {
    let n = open.heroes[seat].health.clamp(1, 6);
    let is_last = n == 1 && !open.rules.has(Switch::Resurrection);
    if is_last { -DEAD / 2 } else { health(n) - health(n - 1) }
}

/// The worth of so much glory: beyond what a turn can spend, less.
pub fn glory(n: u16) -> i32 {
    let n = i32::from(n);
    140 * n.min(6) + 40 * (n - 6).clamp(0, 20)
}
