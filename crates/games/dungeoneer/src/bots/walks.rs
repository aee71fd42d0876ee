//! Distances: the action points that a way is likely to cost, exits that may fail counted at their average.

use crate::cards::{Exit, Form, QuestPlace};
use crate::forecast;
use crate::pieces::Context;
use crate::rules::map;
use crate::state::{Open, Site};
use kernel::Seat;
use kernel::kit::{Cell, Side};

/// An action point, as ways are counted.
pub const AP: i32 = 100;

/// The cost of a wound by a trap exit.
const WOUND: i32 = 120;

/// The ways of one hero from one location to all others.
pub struct Walk {
    /// By cell, ascending.
    nodes: Vec<Node>,
}

/// A location that may be walked to.
#[derive(Clone, Copy)]
struct Node {
    cell: Cell,
    /// In hundredths of an action point; [`FAR`] where there is no way.
    cost: i32,
    /// The first side of the way.
    first: Option<Side>,
}

/// Further than anything.
pub const FAR: i32 = 1_000_000;

impl Walk {
    /// The ways of a hero from a cell.
    pub fn new(open: &Open, seat: Seat, from: Cell) -> Walk {
        let exits = Exits::new(open, seat);
        let node = |(cell, _): (Cell, &Site)| Node {
            cell,
            cost: if cell == from { 0 } else { FAR },
            first: None,
        };
        let mut walk = Walk { nodes: open.map.iter().map(node).collect() };
        let sites: Vec<&Site> = open.map.iter().map(|it| it.1).collect();
        let neighbours = open.map.neighbours();
        // The nodes that can be reached and have not been left yet.
        let mut waiting: Vec<usize> = walk.find(from).into_iter().collect();
        // Of equally near ones the first.
        while let Some(at) =
            (0..waiting.len()).min_by_key(|at| (walk.nodes[waiting[*at]].cost, waiting[*at]))
        {
            let nth = waiting.swap_remove(at);
            let Node { cost, first, .. } = walk.nodes[nth];
            for side in Side::ALL {
                let Some(next) = neighbours[nth][side.idx()] else { continue };
                let Some(step) = exits.cost(sites[nth], side) else { continue };
                let total = cost + step;
                let node = &mut walk.nodes[next];
                if total < node.cost {
                    if node.cost == FAR {
                        waiting.push(next);
                    }
                    node.cost = total;
                    node.first = first.or(Some(side));
                }
            }
        }
        walk
    }

    fn find(&self, cell: Cell) -> Option<usize> {
        self.nodes.binary_search_by_key(&cell, |it| it.cell).ok()
    }

    /// The cost of the way to a cell.
    pub fn cost(&self, cell: Cell) -> i32 {
        self.find(cell).map_or(FAR, |it| self.nodes[it].cost)
    }

    /// The first side of the way to a cell; none for where it begins, or where there is no way.
    pub fn first(&self, cell: Cell) -> Option<Side> {
        self.nodes[self.find(cell)?].first
    }

    /// The places of a kind that can be walked to, with what the way costs.
    pub fn places<'w>(
        &'w self,
        open: &'w Open,
        place: QuestPlace,
    ) -> impl Iterator<Item = (Cell, i32)> + 'w {
        let there = open.map.iter().zip(&self.nodes);
        let fitting =
            there.filter(move |((_, site), node)| node.cost < FAR && map::is_place(place, site));
        fitting.map(|(_, node)| (node.cell, node.cost))
    }

    /// The nearest place of a kind.
    pub fn nearest(&self, open: &Open, place: QuestPlace) -> Option<(Cell, i32)> {
        self.places(open, place).min_by_key(|it| it.1)
    }
}

/// The odds that a hero passes exits, by form and by what they ask.
struct Exits {
    /// In thousandths, by form, for threats of 1 to 9.
    odds: [[i32; 10]; 3],
}

impl Exits {
    fn new(open: &Open, seat: Seat) -> Exits {
        let mut odds = [[1000; 10]; 3];
        for form in Form::ALL {
            let bonus = forecast::bonus_for(open, seat, Context::Exit(form));
            for (reach, it) in (0..).zip(odds[form.idx()].iter_mut()) {
                *it = forecast::Dice::One.reaches(reach - bonus).thousandths();
            }
        }
        Exits { odds }
    }

    /// The cost of a step; none through a wall.
    fn cost(&self, site: &Site, side: Side) -> Option<i32> {
        let misses =
            |form: Form, reach: u8| 1000 - self.odds[form.idx()][usize::from(reach.min(9))];
        Some(match site.exit(side) {
            Exit::Wall => return None,
            _ if site.held[side.idx()].is_some() => AP,
            Exit::Open => AP,
            Exit::Blocked(form, reach) => AP + AP * misses(form, reach) / 1000,
            Exit::Trap(form, reach) => AP + WOUND * misses(form, reach) / 1000,
        })
    }
}
