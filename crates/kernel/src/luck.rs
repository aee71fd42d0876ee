//! The luck that somebody had in a match: what fell, against what was to be expected; and what was kindest and
//! cruellest, with how seldom that comes.

use super::{Lang, Text};

/// No stroke of luck is said to be rarer.
pub const ONE_IN_MAX: u32 = 1_000_000;

/// The luck of a seat in a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Luck {
    /// The amount that fell, in a unit of the game.
    pub got: u32,
    /// The amount that falls on the average, in the same unit.
    pub due: u32,
    pub kindest: Option<Stroke>,
    pub cruellest: Option<Stroke>,
}

/// Something that fell, and how seldom as much of it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The thing that fell, by a key that the game's words know.
    pub key: String,
    pub n: u32,
    /// Of so many.
    pub of: u32,
    /// As much as this, or more, comes once in so many.
    pub one_in: u32,
}

impl Stroke {
    /// A stroke of luck that comes `favourable` times of `all`; none where it always comes, or never.
    pub fn of(key: &str, n: u32, of: u32, favourable: u128, all: u128) -> Option<Stroke> {
        let is_rare = 0 < favourable && favourable < all;
        let one_in = is_rare.then(|| (all + favourable / 2) / favourable)?;
        let one_in = one_in.min(u128::from(ONE_IN_MAX)) as u32;
        Some(Stroke { key: key.to_owned(), n, of, one_in })
    }

    /// The rarer of two, the first of equals.
    pub fn rarer(first: Option<Stroke>, second: Option<Stroke>) -> Option<Stroke> {
        match (first, second) {
            (Some(first), Some(second)) if first.one_in < second.one_in => Some(second),
            (first, second) => first.or(second),
        }
    }
}

/// The words for the luck of a game.
#[derive(Clone, Copy)]
pub struct LuckWords {
    /// The measure that is compared with its average, such as `Champions in all parties`.
    pub measure: Text,
    /// A stroke of luck in a few words: how many of what, of how many. None for a key that is not known.
    pub stroke: fn(&Stroke, Lang) -> Option<String>,
}

/// In how many of all ways so many dice fall, `n` of them or more show one face of six; and how many
/// ways there are. For up to 40 dice.
pub fn at_least(n: u32, n_dice: u32) -> (u128, u128) {
    let others = |k: u32| 5u128.pow(n_dice - k);
    let favourable = (n..=n_dice).map(|k| choose(n_dice, k) * others(k)).sum();
    (favourable, 6u128.pow(n_dice))
}

/// The number of ways to choose `k` of `n`.
pub fn choose(n: u32, k: u32) -> u128 {
    (0..k).fold(1, |ways, nth| ways * u128::from(n - nth) / u128::from(nth + 1))
}

impl Luck {
    /// The text that is kept: `15/14 champions:4:7:57 dragons:4:5:299`, where a stroke that is missing is `-`.
    pub fn write(&self) -> String {
        let stroke = |it: &Option<Stroke>| match it {
            Some(it) => format!("{}:{}:{}:{}", it.key, it.n, it.of, it.one_in),
            None => "-".to_owned(),
        };
        let (kindest, cruellest) = (stroke(&self.kindest), stroke(&self.cruellest));
        format!("{}/{} {kindest} {cruellest}", self.got, self.due)
    }

    /// Reads what was kept; none if it makes no sense.
    pub fn read(text: &str) -> Option<Luck> {
        let [sums, kindest, cruellest] = text.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let (got, due) = sums.split_once('/')?;
        Some(Luck {
            got: got.parse().ok()?,
            due: due.parse().ok().filter(|it| 0 < *it)?,
            kindest: read_stroke(kindest)?,
            cruellest: read_stroke(cruellest)?,
        })
    }
}

fn read_stroke(text: &str) -> Option<Option<Stroke>> {
    if text == "-" {
        return Some(None);
    }
    let [key, n, of, one_in] = text.split(':').collect::<Vec<_>>().try_into().ok()?;
    let key = Some(key).filter(|it| super::name::is_key(it))?.to_owned();
    let number = |it: &str| it.parse::<u32>().ok();
    Some(Some(Stroke { key, n: number(n)?, of: number(of)?, one_in: number(one_in)? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_exact() {
        assert_eq!(at_least(0, 3), (216, 216));
        assert_eq!(at_least(3, 3), (1, 216));
        assert_eq!(at_least(1, 2), (11, 36));
        let (favourable, all) = at_least(4, 7);
        let stroke = Stroke::of("champions", 4, 7, favourable, all).expect("rare");
        assert_eq!((favourable, all, stroke.one_in), (4936, 279_936, 57));
        assert_eq!(Stroke::of("champions", 0, 7, all, all), None);
    }

    #[test]
    fn what_was_written_reads_back_and_nonsense_does_not() {
        let stroke = |key: &str| Stroke { key: key.to_owned(), n: 4, of: 7, one_in: 57 };
        let luck = Luck { got: 15, due: 14, kindest: Some(stroke("champions")), cruellest: None };
        assert_eq!(luck.write(), "15/14 champions:4:7:57 -");
        assert_eq!(Luck::read(&luck.write()), Some(luck));
        for text in
            ["", "15/14", "15/0 - -", "a/1 - -", "1/1 x - -", "1/1 <b>:1:1:1 -", "1/1 - x:1:1:-1"]
        {
            assert_eq!(Luck::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_rarer_stroke_wins_and_the_first_of_equals() {
        let stroke = |n: u32, one_in: u32| Some(Stroke { key: "k".to_owned(), n, of: 9, one_in });
        assert_eq!(Stroke::rarer(stroke(1, 5), stroke(2, 6)), stroke(2, 6));
        assert_eq!(Stroke::rarer(stroke(1, 6), stroke(2, 6)), stroke(1, 6));
        assert_eq!(Stroke::rarer(None, stroke(2, 6)), stroke(2, 6));
    }
}
