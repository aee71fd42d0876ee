//! What the strongest computer makes of a choice, for whoever asks.

use super::search::{ROLLOUTS, Weighed, weigh, worth_trying};
use super::thumb::is_time_for_light;
use super::worth::item_price;
use crate::games::dungeon_raiders::action::Action;
use crate::games::dungeon_raiders::cards::Item;
use crate::games::dungeon_raiders::state::{Phase, View};
use crate::kernel::chance::FastChance;
use crate::kernel::{Advice, Basis, Seat, Way};

/// An advice is weighed so many times as long as a choice of the computer: it says how much better a card is.
const CARE: u32 = 4;

/// What each room that a torch shows is taken to be worth, where it is time for one.
const SIGHT: i32 = 15;

/// Weighs the cards as the normal computer does. A torch, and a crystal that nobody is behind, are followed
/// by a card all the same: they are weighed by their price against the best card. Heroes are not weighed.
pub fn advise(
    view: &View,
    seat: Seat,
    legal: &[Action],
    taken: Option<&Action>,
    luck: &mut FastChance,
) -> Option<Advice<Action>> {
    if view.ground.phase != Phase::Playing {
        return None;
    }
    let tried = worth_trying(view, legal);
    let Weighed { sums, n_worlds } = weigh(view, seat, &tried, CARE * ROLLOUTS, luck);
    let mut ranked: Vec<usize> = (0..tried.len()).collect();
    // Of equals, the computer takes the last.
    ranked.sort_by_key(|&it| std::cmp::Reverse((sums[it], it)));
    let mean = |it: usize| (sums[it] / i64::from(n_worlds.max(1))) as i32;
    let mut ways: Vec<Way<Action>> =
        ranked.into_iter().map(|it| Way { line: vec![tried[it]], worth: mean(it) }).collect();
    let best = ways.first()?.worth;
    let lights = is_time_for_light(view);
    for &action in legal.iter().filter(|it| !tried.contains(it)) {
        let worth = best + spends(view, action, lights);
        let is_told = 0 < worth - best || taken == Some(&action);
        if is_told {
            ways.push(Way { line: vec![action], worth });
        }
    }
    Advice::of(ways, Basis::Trials(n_worlds), taken)
}

/// What is gained, or mostly lost, by an item that is used before the best card is laid.
fn spends(view: &View, action: Action, lights: bool) -> i32 {
    match action {
        Action::UseTorch if lights => {
            SIGHT * view.dungeon.dark_after(view.ground.here).count() as i32
        }
        Action::UseTorch => -item_price(Item::Torch, view.ground.here.level),
        Action::UseCrystal => -item_price(Item::Crystal, view.ground.here.level),
        Action::Lay { .. } | Action::Choose { .. } => 0,
    }
}
