//! Plans the whole turn: a tree of one's own decisions up to the horizon, grown where it pays best. Each trial
//! runs in a made-up world of its own; the others answer by rules of thumb.

use super::careful;
use super::plan::{Effort, Scratch, TRIAL_MAX, TrialChance, by_thumb, step};
use super::thumb;
use super::worth::standing;
use crate::Dungeoneer;
use crate::action::Action;
use crate::state::{State, View};
use kernel::chance::FastChance;
use kernel::{Game, Seat, progress};

/// How much what has rarely been tried is favoured, in hundredths of a point.
const CURIOSITY: i64 = 6000;

/// A decision after some own ones.
struct Node {
    /// What has been tried here: the best looking first.
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

/// Which of `legal` is best; none if it is best to do nothing, where `may_decline`.
pub fn best(
    view: &View,
    seat: Seat,
    legal: &[Action],
    may_decline: bool,
    effort: &Effort,
    luck: &mut FastChance,
) -> Option<usize> {
    let mut scratch = Scratch::default();
    let world = Dungeoneer::determinize(view, luck);
    let mut scores = Vec::new();
    looks(&world, seat, legal, effort, &mut scores);
    let mut root = node(legal, &scores, effort, may_decline);
    if may_decline {
        let nothing = Child { action: None, n_visits: 0, sum: 0, node: None };
        root.children.insert(0, nothing);
    }
    let mut nodes = vec![root];
    let mut n_plies = 0;
    while 1 < nodes[0].children.len() && n_plies < effort.plies {
        progress::note(n_plies as usize, effort.plies as usize);
        let world = Dungeoneer::determinize(view, luck);
        let seed = u64::from(luck.pick(u32::MAX));
        trial(world, seat, seed, effort, &mut nodes, &mut scratch, &mut n_plies);
    }
    let best = nodes[0].children.iter().max_by_key(|it| it.n_visits)?;
    let action = best.action.as_ref()?;
    legal.iter().position(|it| it == action)
}

/// How good each of `legal` looks.
fn looks(state: &State, seat: Seat, legal: &[Action], effort: &Effort, into: &mut Vec<i32>) {
    thumb::scores(state, seat, legal, into);
    if effort.is_careful {
        careful::correct(state, seat, legal, into);
    }
}

/// A decision among these actions, those tried that look best.
fn node(legal: &[Action], scores: &[i32], effort: &Effort, are_good: bool) -> Node {
    let mut ranked: Vec<usize> = (0..legal.len()).collect();
    ranked.sort_by_key(|it| std::cmp::Reverse(scores[*it]));
    ranked.retain(|it| !are_good || 0 < scores[*it]);
    if effort.is_careful {
        // Something must be done, however bad it looks.
        let n_sensible = ranked.iter().filter(|it| careful::NEVER < scores[**it]).count();
        ranked.truncate(n_sensible.max(1));
    }
    ranked.truncate(effort.n_tried);
    let child =
        |nth: usize| Child { action: Some(legal[nth].clone()), n_visits: 0, sum: 0, node: None };
    Node { children: ranked.into_iter().map(child).collect(), n_visits: 0 }
}

/// One trial down the tree and on to the horizon.
fn trial(
    world: State,
    seat: Seat,
    seed: u64,
    effort: &Effort,
    nodes: &mut Vec<Node>,
    scratch: &mut Scratch,
    n_plies: &mut u32,
) {
    let mut chance = TrialChance(seed);
    let last = world.open.turn + effort.n_turns;
    let mut state = world;
    let mut path: Vec<(usize, usize)> = Vec::new();
    let first = choose(&nodes[0], |_| true);
    path.push((0, first));
    if let Some(action) = nodes[0].children[first].action.clone() {
        state = step(state, seat, &action, &mut chance, scratch, n_plies);
    }
    let mut is_in_tree = true;
    for _ in 0..TRIAL_MAX {
        if last <= state.open.turn {
            break;
        }
        let Some(next) = Dungeoneer::turn(&state).awaited().first() else { break };
        let mut legal = std::mem::take(&mut scratch.legal);
        legal.clear();
        Dungeoneer::legal(&state, next, &mut legal);
        let is_choice = next == seat && 1 < legal.len() && !legal.iter().all(Action::is_pass);
        let action = if is_in_tree && is_choice {
            let at = descend(nodes, &path, &state, seat, &legal, effort, scratch);
            is_in_tree = at.is_some();
            at.and_then(|at| {
                let nth = choose(&nodes[at], |it| {
                    it.action.as_ref().is_some_and(|it| legal.contains(it))
                });
                let action = nodes[at].children[nth].action.clone();
                let action = action.filter(|it| legal.contains(it));
                if action.is_some() {
                    path.push((at, nth))
                } else {
                    is_in_tree = false
                }
                action
            })
        } else {
            None
        };
        let action = action.unwrap_or_else(|| {
            let nth = by_thumb(&state, next, &legal, &mut scratch.scores);
            legal[nth].clone()
        });
        state = step(state, next, &action, &mut chance, scratch, n_plies);
        scratch.legal = legal;
    }
    let worth = i64::from(standing(&state, seat));
    for (at, nth) in path {
        nodes[at].n_visits += 1;
        let child = &mut nodes[at].children[nth];
        child.n_visits += 1;
        child.sum += worth;
    }
}

/// The node of the decision at hand, made when its way has been taken before.
fn descend(
    nodes: &mut Vec<Node>,
    path: &[(usize, usize)],
    state: &State,
    seat: Seat,
    legal: &[Action],
    effort: &Effort,
    scratch: &mut Scratch,
) -> Option<usize> {
    let &(at, nth) = path.last()?;
    if let Some(next) = nodes[at].children[nth].node {
        return Some(next);
    }
    if nodes[at].children[nth].n_visits < 2 {
        return None;
    }
    looks(state, seat, legal, effort, &mut scratch.scores);
    let next = nodes.len();
    nodes.push(node(legal, &scratch.scores, effort, false));
    nodes[at].children[nth].node = Some(next);
    Some(next)
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
