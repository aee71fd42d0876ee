//! The open room as a tree of cards, in made-up worlds: what is likely of each rival is what the normal computer would do in
//! that rival's place, and, less so, what is good for that rival's own chance to win.
//!
//! A world fixes what nobody knows. In each, every way through the room is played on to the end of the level by rules of thumb,
//! with the same luck. What a hero does within the tree rests on the mean over all worlds, or is found from that hero's view
//! once for all of them, so nobody acts on what only one world holds. In the quick variant, too, rivals may answer what they
//! could not see: that only makes the computer careful.

use super::chances::chances;
use super::search::{Scratch, Until, best_in, may_be_best};
use crate::DungeonRaiders;
use crate::action::Action;
use crate::dungeon::Place;
use crate::heroes::Party;
use crate::rules;
use crate::state::{State, View};
use kernel::chance::FastChance;
use kernel::exponential::falling;
use kernel::{Game, Observer, Seat, progress};

/// So many levels are played on to their end for a decision.
const PLAYED: usize = 16_000;

/// A tree has no more ways through the room than about these; heroes who come later do what is expected of them.
const WAYS_MAX: usize = 60;

/// The fewest worlds, and the most.
const WORLDS: (usize, usize) = (10, 400);

/// A choice that takes so much of the chance to win, in hundredths of a percent, is 2.7 times less likely of a rival:
/// nobody sees as far as one thinks.
const SLIP: i64 = 1_500;

/// So many levels are played on to know what the normal computer would do in a rival's place.
const EXPECTED: u32 = 100;

/// The chance that a rival does just that, in hundredths.
const SHARE: i64 = 80;

/// Whose choice is looked at, and what came of each.
#[derive(Default)]
struct Node {
    seat: Option<Seat>,
    /// The action that a rival is expected to take, once it has been asked for.
    expected: Option<Action>,
    children: Vec<(Action, Node)>,
    /// The chances to win, summed up over the worlds that came here.
    sums: Option<Party<i64>>,
    n: i64,
}

/// Everything that trees grow by.
struct Tree {
    /// The seat that is asked.
    own: Seat,
    /// The room that is open, and the head of its boss.
    room: (Place, u8),
    /// The number of ways that were played on so far.
    n_ways: usize,
    seed: u64,
    scratch: Scratch,
}

/// The best action for `seat` among `tried`.
pub fn best(view: &View, seat: Seat, tried: &[Action], luck: &mut FastChance) -> Action {
    let chances = weigh(view, seat, tried, luck);
    let best = (0..tried.len()).max_by_key(|&it| chances[it]);
    best.map_or(tried[0], |it| tried[it])
}

/// For each of `tried`, what chance to win it leaves `seat`, in hundredths of a percent, as far as the tree sees.
pub fn weigh(view: &View, seat: Seat, tried: &[Action], luck: &mut FastChance) -> Vec<i64> {
    let ways = grown(view, seat, tried, luck);
    ways.iter().map(|it| it.1.mean().map_or(0, |mean| mean[seat])).collect()
}

/// Each action of `tried`, and the tree of what may follow.
fn grown(view: &View, seat: Seat, tried: &[Action], luck: &mut FastChance) -> Vec<(Action, Node)> {
    let mut tree = Tree {
        own: seat,
        room: (view.ground.here, view.ground.head),
        n_ways: 0,
        seed: 0,
        scratch: Scratch::default(),
    };
    let n_choosing = n_choosing(view, seat, tried.len());
    let mut ways: Vec<(Action, Node)> = tried.iter().map(|it| (*it, Node::default())).collect();
    let mut n_worlds = 0;
    while n_worlds < WORLDS.0 || (tree.n_ways < PLAYED && n_worlds < WORLDS.1) {
        progress::note(tree.n_ways, PLAYED);
        let mut world = DungeonRaiders::determinize(view, luck);
        let dark: Vec<Place> = world.dungeon.dark_after(world.ground.here).collect();
        dark.into_iter().for_each(|it| rules::draw_room(&mut world, it, luck));
        tree.seed = u64::from(luck.pick(u32::MAX)) << 32 | u64::from(luck.pick(u32::MAX));
        for (action, child) in &mut ways {
            let mut next = world;
            tree.scratch.step(&mut next, seat, *action, &mut FastChance::new(tree.seed));
            tree.grow(child, next, n_choosing - 1);
        }
        n_worlds += 1;
    }
    ways.iter_mut().for_each(|it| it.1.settle());
    ways
}

/// The number of heroes who choose within the tree, `seat` first.
fn n_choosing(view: &View, seat: Seat, n_own: usize) -> usize {
    let mut n_ways = n_own;
    let mut n = 1;
    let mut rest = view.ground.waiting.without(seat);
    while let Some(next) = rest.next_from(seat) {
        rest = rest.without(next);
        let hero = &view.heroes[next];
        n_ways *= usize::from(hero.mat.hand.count()) + usize::from(hero.n_items.min(2));
        if WAYS_MAX < n_ways {
            break;
        }
        n += 1;
    }
    n
}

/// The actions of a hero that may be good: no torch, and no crystal that nobody is behind (RA-249); all where nothing
/// else is left.
fn sensible(state: &State, seat: Seat) -> Vec<Action> {
    let ground = &state.ground;
    let is_last = ground.waiting.without(seat).is_empty() && ground.postponed.is_empty();
    let mut legal = Vec::new();
    DungeonRaiders::legal(state, seat, &mut legal);
    let good: Vec<Action> = legal.iter().copied().filter(|it| may_be_best(it, is_last)).collect();
    if good.is_empty() { legal } else { good }
}

impl Tree {
    /// Plays all ways on from here, of which so many more heroes choose theirs.
    fn grow(&mut self, node: &mut Node, state: State, n_choosing: usize) {
        let next = DungeonRaiders::turn(&state).awaited().iter().next();
        let is_here = (state.ground.here, state.ground.head) == self.room;
        if let Some(next) = next.filter(|_| is_here) {
            node.seat = Some(next);
            for action in self.ways(node, &state, next, n_choosing) {
                let mut after = state;
                self.scratch.step(&mut after, next, action, &mut FastChance::new(self.seed));
                self.grow(node.child(action), after, n_choosing.saturating_sub(1));
            }
            return;
        }
        let mut luck = FastChance::new(self.seed);
        let end = self.scratch.finish(state, self.room.0.level, Until::LevelEnd, &mut luck);
        self.n_ways += 1;
        node.add(&chances(&end));
    }

    /// The actions of a hero that are looked at: all that are sensible; of rivals who come late, only what is expected
    /// of them.
    fn ways(
        &mut self,
        node: &mut Node,
        state: &State,
        seat: Seat,
        n_choosing: usize,
    ) -> Vec<Action> {
        let sensible = sensible(state, seat);
        if seat == self.own {
            return sensible;
        }
        let known = node.expected.filter(|it| sensible.contains(it));
        let expected = known.unwrap_or_else(|| self.expected(state, seat));
        node.expected.get_or_insert(expected);
        if n_choosing == 0 { vec![expected] } else { sensible }
    }

    /// The action of the normal computer in the place of a rival, who sees no more than a rival sees.
    fn expected(&self, state: &State, seat: Seat) -> Action {
        let view = DungeonRaiders::view(state, Observer::Seat(seat));
        best_in(&view, seat, &sensible(state, seat), EXPECTED, &mut FastChance::new(!self.seed))
    }
}

impl Node {
    /// The node that an action leads to.
    fn child(&mut self, action: Action) -> &mut Node {
        let at = self.children.iter().position(|it| it.0 == action).unwrap_or_else(|| {
            self.children.push((action, Node::default()));
            self.children.len() - 1
        });
        &mut self.children[at].1
    }

    fn add(&mut self, chances: &Party<i32>) {
        let sums = self.sums.get_or_insert_with(|| chances.map(|_, _| 0));
        for (seat, chance) in chances.iter() {
            sums[seat] += i64::from(*chance);
        }
        self.n += 1;
    }

    fn mean(&self) -> Option<Party<i64>> {
        self.sums.filter(|_| 0 < self.n).map(|sums| sums.map(|_, it| *it / self.n))
    }

    /// Settles what comes of a node: where heroes choose, what comes of their choices, the better ones more often, and
    /// what is expected of a rival most of the time.
    fn settle(&mut self) {
        self.children.iter_mut().for_each(|it| it.1.settle());
        let Some(seat) = self.seat else { return };
        let known = self.children.iter().filter_map(|it| Some((it.0, it.1.mean()?)));
        let means: Vec<(Action, Party<i64>)> = known.collect();
        let Some(best) = means.iter().map(|it| it.1[seat]).max() else { return };
        let likely = |mean: &Party<i64>| falling((1_000 * (best - mean[seat]) / SLIP) as i32) >> 8;
        let more = means.iter().map(|it| likely(&it.1)).sum::<i64>() * SHARE / (100 - SHARE);
        let mut mixed = means[0].1.map(|_, _| 0);
        let mut all = 0;
        for (action, mean) in &means {
            let is_expected = self.expected == Some(*action);
            let likely = likely(mean) + if is_expected { more } else { 0 };
            all += likely;
            mean.iter().for_each(|(seat, chance)| mixed[seat] += likely * chance);
        }
        (self.sums, self.n) = (Some(mixed), all);
    }
}
