//! Plans the whole turn: a tree of one's own decisions up to the horizon. The first one is made by sequential halving: its
//! actions are tried in the same made-up worlds with the same luck, so that luck does not set them apart. What follows
//! is grown where it pays best. The others answer by rules of thumb.

use super::careful;
use super::plan::{Choice, Effort, Scratch, TRIAL_MAX, TrialChance, by_thumb};
use super::thumb;
use super::worth::standing;
use crate::Dungeoneer;
use crate::action::Action;
use crate::rules::Unseen;
use crate::state::{State, View};
use kernel::chance::FastChance;
use kernel::{Game, Seat, progress, sort};

/// The bonus for what has rarely been tried, in hundredths of a point.
const CURIOSITY: i64 = 6000;

/// A decision after some own ones.
struct Node {
    /// The actions tried here: the best looking first.
    children: Vec<Child>,
    n_visits: i64,
}

struct Child {
    action: Option<Action>,
    n_visits: i64,
    sum: i64,
    /// The decision that follows; none while it was tried once at most.
    node: Option<usize>,
}

/// The decisions tried so far: the one at hand first, then those that follow.
struct Tree<'a> {
    nodes: Vec<Node>,
    seat: Seat,
    effort: &'a Effort,
    scratch: Scratch,
}

/// The place of the best action among the legal ones; none if it is best to do nothing.
pub fn best(choice: Choice<'_>, effort: &Effort, luck: &mut FastChance) -> Option<usize> {
    let Choice { view, seat, legal, may_decline } = choice;
    let mut tree = Tree { nodes: Vec::new(), seat, effort, scratch: Scratch::default() };
    let world = Dungeoneer::determinize(view, luck);
    let mut root = tree.node(&world, legal, may_decline);
    if may_decline {
        let nothing = Child { action: None, n_visits: 0, sum: 0, node: None };
        root.children.insert(0, nothing);
    }
    tree.nodes.push(root);
    let best = tree.best_child(view, luck)?;
    let action = tree.nodes[0].children[best].action.as_ref()?;
    legal.iter().position(|it| it == action)
}

impl Tree<'_> {
    /// A decision among these actions: those that look best are tried.
    fn node(&mut self, state: &State, legal: &[Action], are_good: bool) -> Node {
        let scores = &mut self.scratch.scores;
        thumb::scores(state, self.seat, legal, scores);
        if self.effort.is_careful {
            careful::correct(state, self.seat, legal, scores);
        }
        let mut ranked: Vec<usize> = (0..legal.len()).collect();
        sort(&mut ranked, |&one, &other| scores[other] < scores[one]);
        ranked.retain(|it| !are_good || 0 < scores[*it]);
        if self.effort.is_careful {
            // Something must be done, however bad it looks.
            let n_sensible = ranked.iter().filter(|it| careful::NEVER < scores[**it]).count();
            ranked.truncate(n_sensible.max(1));
        }
        ranked.truncate(self.effort.n_tried);
        let child = |nth: usize| Child {
            action: Some(legal[nth].clone()),
            n_visits: 0,
            sum: 0,
            node: None,
        };
        Node { children: ranked.into_iter().map(child).collect(), n_visits: 0 }
    }

    /// The child of the decision at hand that pays best. All that are left are tried in the same worlds, with the same
    /// luck; whenever an equal share of the plies has been played, the worse half is tried no further.
    fn best_child(&mut self, view: &View, luck: &mut FastChance) -> Option<usize> {
        let mut left: Vec<usize> = (0..self.nodes[0].children.len()).collect();
        let n_cuts = left.len().next_power_of_two().ilog2();
        let unseen = Unseen::new(view);
        for cut in 1..=n_cuts {
            while self.scratch.n_plies < self.effort.plies * cut / n_cuts {
                progress::note(self.scratch.n_plies as usize, self.effort.plies as usize);
                let world = unseen.clone().deal(view, luck);
                let seed = u64::from(luck.pick(u32::MAX));
                left.iter().for_each(|nth| self.trial(world.clone(), seed, *nth));
            }
            // A stable sort: of equals, what looks better stays.
            let sum = |nth: &usize| self.nodes[0].children[*nth].sum;
            sort(&mut left, |one, other| sum(other) < sum(one));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().copied()
    }

    /// One trial of a child of the decision at hand, down the tree and on to the horizon.
    fn trial(&mut self, world: State, seed: u64, first: usize) {
        let mut chance = TrialChance(seed);
        let last = world.open.turn + self.effort.n_turns;
        let mut state = world;
        let mut path = vec![(0, first)];
        if let Some(action) = self.nodes[0].children[first].action.clone() {
            self.scratch.step(&mut state, self.seat, &action, &mut chance);
        }
        let mut is_in_tree = true;
        for _ in 0..TRIAL_MAX {
            if last <= state.open.turn {
                break;
            }
            let Some(next) = Dungeoneer::turn(&state).awaited().first() else { break };
            let legal = self.scratch.take_legal(&state, next);
            let is_choice =
                next == self.seat && 1 < legal.len() && !legal.iter().all(Action::is_pass);
            let mut action = None;
            if is_in_tree && is_choice {
                action = self.descend(&mut path, &state, &legal);
                is_in_tree = action.is_some();
            }
            let action = action.unwrap_or_else(|| {
                let nth = by_thumb(&state, next, &legal, &mut self.scratch.scores);
                legal[nth].clone()
            });
            self.scratch.step(&mut state, next, &action, &mut chance);
            self.scratch.legal = legal;
        }
        let worth = i64::from(standing(&state, self.seat));
        for (at, nth) in path {
            self.nodes[at].n_visits += 1;
            let child = &mut self.nodes[at].children[nth];
            child.n_visits += 1;
            child.sum += worth;
        }
    }

    /// The action to try at the decision at hand; none where the trial leaves the tree.
    fn descend(
        &mut self,
        path: &mut Vec<(usize, usize)>,
        state: &State,
        legal: &[Action],
    ) -> Option<Action> {
        let at = self.next(*path.last()?, state, legal)?;
        let is_legal = |it: &Child| it.action.as_ref().is_some_and(|it| legal.contains(it));
        let nth = choose(&self.nodes[at], is_legal);
        let action = self.nodes[at].children[nth].action.clone().filter(|it| legal.contains(it))?;
        path.push((at, nth));
        Some(action)
    }

    /// The node of the decision that follows, made when its way has been taken before.
    fn next(
        &mut self,
        (at, nth): (usize, usize),
        state: &State,
        legal: &[Action],
    ) -> Option<usize> {
        let child = &self.nodes[at].children[nth];
        if child.node.is_some() || child.n_visits < 2 {
            return child.node;
        }
        let node = self.node(state, legal, false);
        let next = self.nodes.len();
        self.nodes.push(node);
        self.nodes[at].children[nth].node = Some(next);
        Some(next)
    }
}

/// Which child to try: what has paid well, and what has been tried little, what looks better first.
fn choose(node: &Node, is_legal: impl Fn(&Child) -> bool) -> usize {
    let root = (node.n_visits as u64 + 1).isqrt() as i64;
    let mean_of_all = {
        let (n, sum) = node
            .children
            .iter()
            .fold((0, 0), |it, child| (it.0 + child.n_visits, it.1 + child.sum));
        if n == 0 { 0 } else { sum / n }
    };
    let value = |nth: usize, child: &Child| {
        let mean = if child.n_visits == 0 { mean_of_all } else { child.sum / child.n_visits };
        let prior = CURIOSITY / (nth as i64 + 2);
        mean + prior * root / (1 + child.n_visits)
    };
    let all = node.children.iter().enumerate().filter(|it| is_legal(it.1));
    let best = all.max_by_key(|(nth, it)| (value(*nth, it), std::cmp::Reverse(*nth)));
    best.map_or(0, |it| it.0)
}
