//! Rules of thumb: what pays best in the open room, against made-up cards of the others.

use super::worth::{blow_worth, price};
use crate::DungeonRaiders;
use crate::action::Action;
use crate::cards::{Card, Lay};
use crate::heroes::Party;
use crate::rooms::Face;
use crate::rules::{Contest, effects};
use crate::state::{Mat, State, View};
use kernel::chance::FastChance;
use kernel::{Game, Observer, Seat};

/// So many guesses at the cards of the others, when a computer of the easy level decides.
const GUESSES: u32 = 3;

/// So much luck, in hundredths of a coin, keeps equal cards from being laid in the same order by everybody.
const LUCK: u32 = 8;

/// A card that pays best against a few guesses; or a crystal, where it is worth to see more first.
pub fn easy(view: &View, seat: Seat, legal: &[Action], luck: &mut FastChance) -> Action {
    if legal.contains(&Action::UseCrystal) && is_worth_waiting(view, seat) {
        return Action::UseCrystal;
    }
    let world = DungeonRaiders::determinize(view, luck);
    best_lay(&world, seat, legal, GUESSES, luck)
}

/// A crystal is used where others are to lay after the hero, and the room gives or takes much; late
/// in the dungeon almost any room is good enough.
fn is_worth_waiting(view: &View, seat: Seat) -> bool {
    let ground = &view.ground;
    let n_behind = ground.waiting.without(seat).len();
    let stake = match view.face() {
        Some(Face::Treasure { chests: [first, second] }) => first + second,
        // Who is not the lowest is safe.
        Some(Face::Monster { wounds, .. }) => 2 * wounds,
        Some(Face::Trap(_)) => 4,
        Some(Face::Vault { .. }) | None => 0,
        Some(Face::Boss(_)) => 8,
    };
    let enough = match ground.here.level {
        0 | 1 => 5,
        2 | 3 => 4,
        _ => 2,
    };
    0 < n_behind && enough <= stake
}

/// The best of the lays in `legal` against so many guesses, looking at the open room alone.
pub fn best_lay(
    world: &State,
    seat: Seat,
    legal: &[Action],
    n_guesses: u32,
    luck: &mut FastChance,
) -> Action {
    if let Some(only) = only_lay(legal) {
        // The same luck is used up as where there is a choice.
        (0..n_guesses).for_each(|_| answer(world, seat, luck, |_, _| {}));
        luck.pick(LUCK);
        return only;
    }
    let mut guesses: [Option<Contest>; GUESSES as usize] =
        std::array::from_fn(|nth| ((nth as u32) < n_guesses).then(|| guess(world, seat, luck))?);
    let most = most_wounds(world);
    let mut best = (legal[0], i32::MIN);
    for &action in legal {
        let Action::Lay { lay } = action else { continue };
        let mut worth = 0;
        for contest in guesses.iter_mut().flatten() {
            worth += lay_worth(world, contest, seat, lay, &most);
        }
        let cost: i32 = lay.cards().map(|it| price(it, &world.ground)).sum();
        let worth = worth - cost * n_guesses as i32 + luck.pick(LUCK) as i32;
        if best.1 < worth {
            best = (action, worth);
        }
    }
    best.0
}

/// The lay in `legal`, where it is the only one.
fn only_lay(legal: &[Action]) -> Option<Action> {
    let mut lays = legal.iter().filter(|it| matches!(it, Action::Lay { .. }));
    let only = lays.next()?;
    lays.next().is_none().then_some(*only)
}

/// For each hero the most wounds of another.
fn most_wounds(world: &State) -> Party<u8> {
    let (mut most, mut next) = (0, 0);
    for wounds in world.living().iter().map(|it| world.heroes[it].mat.wounds) {
        next = next.max(wounds.min(most));
        most = most.max(wounds);
    }
    let is_most = |mat: &Mat| mat.is_alive() && mat.wounds == most;
    world.heroes.map(|_, it| if is_most(&it.mat) { next } else { most })
}

/// The room with a card of each other hero who has still to lay one.
fn guess(world: &State, seat: Seat, luck: &mut FastChance) -> Option<Contest> {
    let mut contest = Contest::of_state(world)?;
    answer(world, seat, luck, |other, power| {
        contest.mats[other].laid = Some(Lay::one(Card::Power(power)));
    });
    Some(contest)
}

/// Makes up a power card for each other hero who has still to lay one.
fn answer(world: &State, seat: Seat, luck: &mut FastChance, mut lay: impl FnMut(Seat, u8)) {
    if world.room().is_none() {
        return;
    }
    for other in world.living().without(seat).iter() {
        let mat = &world.heroes[other].mat;
        if mat.laid.is_some() || mat.hand.is_empty() {
            continue;
        }
        let nth = luck.pick(mat.hand.count().into()) as usize;
        mat.hand.iter().nth(nth).into_iter().for_each(|power| lay(other, power));
    }
}

/// The worth of a lay for the hero, and a little for what it does to the others.
fn lay_worth(world: &State, contest: &mut Contest, seat: Seat, lay: Lay, most: &Party<u8>) -> i32 {
    contest.mats[seat].laid = Some(lay);
    let blows = effects(contest, &mut |_| {});
    let worth = |it: Seat| blow_worth(&blows[it], &contest.mats[it], most[it], &world.ground);
    let own = worth(seat);
    let n_others = contest.living.len() as i32 - 1;
    if n_others == 0 {
        return own;
    }
    let others: i32 = contest.living.without(seat).iter().map(worth).sum();
    own - others / (2 * n_others)
}

/// A torch is lit where it shows at least three rooms, or two late in the dungeon.
pub fn is_time_for_light(view: &View) -> bool {
    let n_dark = view.dungeon.dark_after(view.ground.here).count();
    let has_looked = matches!(view.observer, Observer::Seat(it) if view.ground.torched.has(it));
    let enough = if view.ground.here.level < 3 { 3 } else { 2 };
    enough <= n_dark && !has_looked
}
