//! The worth of a place in the match to a player, in hundredths of a point.

use super::aims::{self, Aim};
use super::keeps;
use super::scale::{DEAD, WON, glory, health};
use super::walks::Walk;
use crate::state::{Ending, QUESTS, State};
use kernel::Seat;

/// The worth of completed quests.
const DONE: [i32; 4] = [0, 9000, 21_000, 36_000];

/// Solo: three quests are completed and the hero stands at an entrance. However long the way out, to be on it is
/// worth more than a last quest that is near.
const HOMEWARD: i32 = 8000;

/// An unfinished quest that could be completed at once, in hundredths of the next step of [`DONE`].
const NEAR: i32 = 75;

/// An unfinished quest is worth half of that if it takes so long, in hundredths of a turn.
pub const HALF: i32 = 400;

/// The time it takes to find and complete a quest that nobody has seen yet.
const UNSEEN: i32 = 900;

/// The standing of a player against the others.
pub fn standing(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    if let Some(ending) = open.ending {
        return ended(state, ending, seat);
    }
    let own = hero_worth(state, seat);
    let (mut best, mut sum, mut n) = (i32::MIN, 0, 0);
    for rival in open.heroes.seats().filter(|it| *it != seat) {
        let worth = hero_worth(state, rival);
        best = best.max(worth);
        sum += worth;
        n += 1;
    }
    // The leader counts twice.
    if n == 0 { own } else { own - (best + sum / n) / 2 }
}

fn ended(state: &State, ending: Ending, seat: Seat) -> i32 {
    match ending {
        Ending::Quests(it) | Ending::LastHero(it) | Ending::Together(Some(it)) => {
            if it == seat {
                WON
            } else {
                -WON
            }
        }
        Ending::Together(None) => 0,
        Ending::Lost => -WON,
        Ending::Rounds => {
            let key = |it: Seat| {
                let hero = &state.open.heroes[it];
                (!hero.is_out, hero.done.len(), hero.level, hero.health, hero.glory)
            };
            let is_best = state.open.heroes.seats().all(|it| key(it) <= key(seat));
            if is_best { WON } else { -WON }
        }
    }
}

/// The worth of a player's own things.
pub fn hero_worth(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let hero = &open.heroes[seat];
    if !hero.is_alive {
        return DEAD;
    }
    let health = health(hero.health);
    let [hand, readied, lair] = cards(state, seat);
    let lying = if hero.prone.is_some() { -700 } else { 0 };
    let saved = 350 * i32::from(hero.ap.min(2));
    health
        + quests(state, seat)
        + glory(hero.glory)
        + danger(state, seat)
        + readied
        + lair
        + hand
        + lying
        + saved
        + 300 * i32::from(hero.income)
}

/// The worth of the cards of a player: in the hand, readied, and in the lair.
pub fn cards(state: &State, seat: Seat) -> [i32; 3] {
    let (open, hero) = (&state.open, &state.open.heroes[seat]);
    let hand = state.hidden.hands[seat].iter().map(|it| keeps::in_hand(open, seat, it)).sum();
    let readied = hero.readied.iter().map(|it| keeps::readied(open, seat, it.card)).sum();
    let lair = hero.lair.iter().map(|it| 250 + 100 * i32::from(it.card.card().price.least()));
    [hand, readied, lair.sum()]
}

/// Peril is what opponents can attack with: as far as their cards go.
fn danger(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    if open.rules.is_solo() {
        return 0;
    }
    let (peril, usable) = (i32::from(open.heroes[seat].peril), usable_peril(state, seat));
    -(PERIL * usable + PERIL / 4 * (peril - usable))
}

/// As much peril as the cards of the opponents can use.
pub fn usable_peril(state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let n_cards: i32 = open
        .opponents(seat)
        .iter()
        .map(|it| state.hidden.hands[it].len() as i32 / 2 + open.heroes[it].lair.len() as i32)
        .sum();
    // Each card that can be used needs about two.
    i32::from(open.heroes[seat].peril).min(2 * n_cards)
}

/// A point of peril that somebody can use.
const PERIL: i32 = 120;

/// Completed quests, and those to come, nearer ones first.
fn quests(state: &State, seat: Seat) -> i32 {
    let hero = &state.open.heroes[seat];
    let n_done = hero.done.len().min(QUESTS);
    let mut worth = DONE[n_done];
    let walk = Walk::new(&state.open, seat, hero.at);
    let aims = aims::aims(state, seat, &walk);
    if QUESTS <= n_done {
        // Solo: only the way out is left (DN-656).
        let turns = aims.first().map_or(0, |it| it.turns);
        return worth + HOMEWARD - 10 * turns.min(1000);
    }
    let mut turns = 0;
    for (nth, (more, price)) in (n_done..QUESTS).zip(to_come(&aims)) {
        turns += more;
        let step = (DONE[nth + 1] - DONE[nth]) * NEAR / 100;
        worth += (step - price).max(step / 4) * HALF / (HALF + turns);
    }
    worth
}

/// The time that each quest to come takes, in hundredths of a turn, and its price: those that are known, and then any
/// number that nobody has seen yet.
pub fn to_come(aims: &[Aim]) -> impl Iterator<Item = (i32, i32)> {
    let known = aims.iter().map(|it| (it.turns.clamp(0, 4000), it.price));
    known.chain(std::iter::repeat((UNSEEN, 0)))
}
