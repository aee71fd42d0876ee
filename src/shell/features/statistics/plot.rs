//! A small plot of results over time, as plain data: where each dot lies, and what stands at its edges.

use super::store::Point;

/// The size of a plot, and how many results it shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    pub width: f64,
    pub height: f64,
    pub n_max: usize,
}

/// Beside other panels; and where there is little room.
pub const WIDE: Size = Size { width: 720.0, height: 230.0, n_max: 40 };
pub const NARROW: Size = Size { width: 320.0, height: 220.0, n_max: 12 };

/// The space around the dots: left, right, above and below.
const MARGINS: [f64; 4] = [44.0, 20.0, 26.0, 12.0];

/// So many lines across at most.
const LINES_MAX: i32 = 5;

/// A dot of the plot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dot {
    pub x: f64,
    pub y: f64,
    pub is_todays: bool,
    pub is_apart: bool,
    pub is_best: bool,
}

/// A plot, ready to be drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plot {
    pub dots: Vec<Dot>,
    /// The outline of the median.
    pub line: String,
    /// The lines across: a total, and how far down it lies.
    pub lines: Vec<(i32, f64)>,
    /// The best result and where it lies, if it is shown.
    pub best: Option<(i32, f64, f64)>,
}

impl Plot {
    /// Plots the last of some results; nothing if there are none.
    pub fn of(points: &[Point], size: Size) -> Plot {
        let shown = &points[points.len().saturating_sub(size.n_max)..];
        let Some(most) = shown.iter().map(|it| it.total).max() else { return Plot::default() };
        let least = shown.iter().map(|it| it.total).min().unwrap_or(most);
        let lines = lines_across(least, most);
        let (bottom, top) = (f64::from(lines[0]), f64::from(lines[lines.len() - 1]));
        let [left, right, above, below] = MARGINS;
        let (width, height) = (size.width - left - right, size.height - above - below);
        let n_gaps = shown.len().saturating_sub(1).max(1) as f64;
        let x = |nth: usize| match shown.len() {
            1 => left + width / 2.0,
            _ => left + width * nth as f64 / n_gaps,
        };
        let y = |total: f64| above + height * (top - total) / (top - bottom).max(1.0);
        let best_at = shown.iter().rposition(|it| it.total == most);
        let dot = |(nth, it): (usize, &Point)| Dot {
            x: x(nth),
            y: y(f64::from(it.total)),
            is_todays: it.is_todays,
            is_apart: it.is_apart,
            is_best: best_at == Some(nth),
        };
        let step = |(nth, it): (usize, &Point)| {
            format!("{}{:.1} {:.1}", if nth == 0 { "M" } else { "L" }, x(nth), y(it.median))
        };
        Plot {
            dots: shown.iter().enumerate().map(dot).collect(),
            line: shown.iter().enumerate().map(step).collect(),
            lines: lines.iter().map(|it| (*it, y(f64::from(*it)))).collect(),
            best: best_at.map(|nth| (most, x(nth), y(f64::from(most)))),
        }
    }
}

/// Round totals from one that is no greater than the least to one that is no less than the most: two at least.
fn lines_across(least: i32, most: i32) -> Vec<i32> {
    let mut step = 1;
    let steps = (0..)
        .flat_map(|tens| [1, 2, 5].map(|it: i32| it.saturating_mul(10i32.saturating_pow(tens))));
    for it in steps {
        step = it;
        let n_lines = most.div_euclid(step) - least.div_euclid(step) + 2;
        if n_lines <= LINES_MAX || 1_000_000 <= step {
            break;
        }
    }
    let first = least.div_euclid(step);
    let last = (most + step - 1).div_euclid(step).max(first + 1);
    (first..=last).map(|it| it * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(total: i32) -> Point {
        Point { ended: 1.0, total, is_todays: false, is_apart: false, median: f64::from(total) }
    }

    #[test]
    fn the_lines_across_are_few_round_and_hold_everything() {
        assert_eq!(lines_across(9, 31), [0, 10, 20, 30, 40]);
        assert_eq!(lines_across(20, 20), [20, 21]);
        assert_eq!(lines_across(-35, 77), [-50, 0, 50, 100]);
        assert_eq!(lines_across(0, 3), [0, 1, 2, 3]);
    }

    #[test]
    fn every_dot_lies_within_and_only_the_last_are_shown() {
        let points: Vec<Point> = (0..50).map(|it| point(it * 7 % 31)).collect();
        for size in [WIDE, NARROW] {
            let plot = Plot::of(&points, size);
            assert_eq!(plot.dots.len(), size.n_max);
            for dot in &plot.dots {
                assert!(
                    (0.0..=size.width).contains(&dot.x) && (0.0..=size.height).contains(&dot.y)
                );
            }
            assert_eq!(plot.dots.iter().filter(|it| it.is_best).count(), 1);
        }
    }

    #[test]
    fn one_result_lies_in_the_middle_and_none_is_no_plot() {
        let plot = Plot::of(&[point(5)], WIDE);
        assert_eq!((plot.dots.len(), plot.lines.len()), (1, 2));
        assert_eq!(Plot::of(&[], WIDE), Plot::default());
    }
}
