//! The statistics of all results of a box: over time, by what was played with, by how many played, against whom, and
//! with how much luck.

pub mod luck;

use crate::kernel::sort_few;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::store::hall::Feat;

/// The line over time is the median of so many results.
pub const WINDOW: usize = 7;

/// A result as a point in time.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// When the match ended, in milliseconds since 1970.
    pub ended: f64,
    pub total: i32,
    /// True if it was the challenge of a day, and counts.
    pub is_todays: bool,
    /// True if something tells it apart.
    pub is_apart: bool,
    /// The median of the last results up to this one.
    pub median: f64,
}

/// The range of some results.
#[derive(Clone, PartialEq, Debug)]
pub struct Range {
    pub n: usize,
    pub least: i32,
    pub median: f64,
    pub most: i32,
}

/// The number of wins by persons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Won {
    pub n_won: usize,
    pub n_played: usize,
}

/// All that is known of a box.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// The earliest first.
    pub points: Vec<Point>,
    /// By the key of what was played with.
    pub cast: Vec<(String, Range)>,
    /// By the number of seats, the fewest first.
    pub tables: Vec<(usize, Range)>,
    /// By the key of the computers' level.
    pub levels: Vec<(String, Won)>,
}

impl Statistics {
    /// The statistics of the results of a box.
    pub fn of(feats: &[Feat], of_box: &BoxInfo) -> Statistics {
        let own = results_of(feats, of_box);
        let mut cast: Vec<(String, Vec<i32>)> = Vec::new();
        let mut tables: Vec<(usize, Vec<i32>)> = Vec::new();
        let mut levels: Vec<(String, Won)> = Vec::new();
        for feat in &own {
            entry(&mut tables, feat.seats.len()).push(feat.total());
            for seat in feat.seats.iter().filter(|it| it.is_person && !it.with.is_empty()) {
                entry(&mut cast, seat.with.clone()).push(seat.total);
            }
            for level in levels_of(feat) {
                let won: &mut Won = entry(&mut levels, level);
                won.n_played += 1;
                won.n_won += usize::from(is_won(feat));
            }
        }
        sort_few(&mut tables, |it| it.0);
        Statistics {
            points: points(&own),
            cast: cast.into_iter().filter_map(|(key, it)| Some((key, range(it)?))).collect(),
            tables: tables.into_iter().filter_map(|(n, it)| Some((n, range(it)?))).collect(),
            levels,
        }
    }

    /// The greatest total, the latest of equals.
    pub fn best(&self) -> Option<&Point> {
        self.points.iter().reduce(|best, it| if best.total <= it.total { it } else { best })
    }
}

/// The results of a box, the earliest first.
pub fn results_of<'f>(feats: &'f [Feat], of_box: &BoxInfo) -> Vec<&'f Feat> {
    let mut own: Vec<&Feat> = feats.iter().filter(|it| of_box.has(&it.game, &it.setup)).collect();
    // They were added in this order, but for those that came in files.
    sort_few(&mut own, |it| it.ended);
    own
}

fn points(feats: &[&Feat]) -> Vec<Point> {
    let totals: Vec<i32> = feats.iter().map(|it| it.total()).collect();
    let point = |(nth, feat): (usize, &&Feat)| Point {
        ended: feat.ended,
        total: totals[nth],
        is_todays: !feat.today.is_empty() && feat.may_earn(),
        is_apart: !feat.may_earn(),
        median: median(&totals[(nth + 1).saturating_sub(WINDOW)..=nth]).unwrap_or_default(),
    };
    feats.iter().enumerate().map(point).collect()
}

/// The levels of the computers at a table, each once.
fn levels_of(feat: &Feat) -> Vec<String> {
    let mut levels: Vec<String> = Vec::new();
    for seat in &feat.seats {
        let is_new = !seat.level.is_empty() && !levels.contains(&seat.level);
        if !seat.is_person && is_new {
            levels.push(seat.level.clone());
        }
    }
    levels
}

/// Tells whether a person has won a table.
fn is_won(feat: &Feat) -> bool {
    !feat.is_lost && feat.seats.iter().any(|it| it.is_person && !it.is_out && it.rank == 1)
}

/// The value under a key, begun if there is none.
fn entry<K: PartialEq, V: Default>(all: &mut Vec<(K, V)>, key: K) -> &mut V {
    let found = all.iter().position(|it| it.0 == key);
    let at = found.unwrap_or_else(|| {
        all.push((key, V::default()));
        all.len() - 1
    });
    &mut all[at].1
}

fn range(totals: Vec<i32>) -> Option<Range> {
    Some(Range {
        n: totals.len(),
        least: *totals.iter().min()?,
        median: median(&totals)?,
        most: *totals.iter().max()?,
    })
}

/// The middle of some numbers, or what lies between the two in the middle.
pub fn median(numbers: &[i32]) -> Option<f64> {
    let mut sorted = numbers.to_vec();
    sort_few(&mut sorted, |it| *it);
    let upper = f64::from(*sorted.get(sorted.len() / 2)?);
    let lower = f64::from(*sorted.get(sorted.len().checked_sub(1)? / 2)?);
    Some(f64::midpoint(lower, upper))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_lies_in_the_middle() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[3]), Some(3.0));
        assert_eq!(median(&[9, -2, 4]), Some(4.0));
        assert_eq!(median(&[9, -2, 4, 5]), Some(4.5));
    }
}
