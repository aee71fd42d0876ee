//! The kindness of the dice: clovers and skulls of all rounds, against what legal rolls bring.

use crate::action::{Event, What};
use crate::dice::Face;
use crate::messages;
use kernel::luck::{Luck, LuckWords, Stroke, choose};
use kernel::{Lang, message, text};

const CLOVERS: &str = "clovers";
const SKULLS: &str = "skulls";

/// The rolls that are not rolled again have at most so many skulls, and at most so many clovers (PD-042).
const MOST: u32 = 2;

/// The words for it.
pub const WORDS: LuckWords = LuckWords { measure: text!("luck-measure"), stroke };

/// The luck of the table: all teams use the same dice.
pub fn luck(events: &[Event]) -> Option<Luck> {
    let (mut n_rolls, mut n_clovers, mut n_skulls) = (0u32, 0u32, 0u32);
    for event in events {
        if let What::Rolled { roll, .. } = &event.what {
            n_rolls += 1;
            n_clovers += roll.iter().filter(|it| **it == Some(Face::CLOVER)).count() as u32;
            n_skulls += roll.iter().filter(|it| it.is_none()).count() as u32;
        }
    }
    let clovers = ways(|_, clovers| clovers);
    let skulls = ways(|skulls, _| skulls);
    let all: u128 = clovers.iter().sum();
    let of_one: u128 = clovers.iter().zip(0u128..).map(|(ways, n)| ways * n).sum();
    (0 < n_rolls).then(|| Luck {
        got: n_clovers * all as u32,
        due: n_rolls * of_one as u32,
        kindest: stroke_of(CLOVERS, n_clovers, n_rolls, &clovers),
        cruellest: stroke_of(SKULLS, n_skulls, n_rolls, &skulls),
    })
}

/// In how many ways a legal roll shows none, one or two of something.
fn ways(counted: fn(u32, u32) -> u32) -> [u128; MOST as usize + 1] {
    let mut ways = [0; MOST as usize + 1];
    // Three white dice with a clover, a skull and four other faces; three black ones with a skull and five others.
    for clovers in 0..=MOST {
        for white in 0..=MOST.min(3 - clovers) {
            for black in 0..=MOST - white {
                let whites = choose(3, clovers) * choose(3 - clovers, white);
                let blacks = choose(3, black) * 5u128.pow(3 - black);
                let n = counted(white + black, clovers) as usize;
                ways[n] += whites * 4u128.pow(3 - clovers - white) * blacks;
            }
        }
    }
    ways
}

/// The rarity of so many rolls that show so many of something, or more.
fn stroke_of(key: &str, n: u32, n_rolls: u32, of_one: &[u128]) -> Option<Stroke> {
    let mut all = vec![1u128];
    for _ in 0..n_rolls.min(8) {
        let mut next = vec![0u128; all.len() + of_one.len() - 1];
        for (before, ways) in all.iter().enumerate() {
            for (more, of_one) in of_one.iter().enumerate() {
                next[before + more] += ways * of_one;
            }
        }
        all = next;
    }
    let favourable = all.iter().skip(n as usize).sum();
    Stroke::of(key, n, n_rolls, favourable, all.iter().sum())
}

fn stroke(it: &Stroke, lang: Lang) -> Option<String> {
    match it.key.as_str() {
        CLOVERS => Some(message!(lang, "luck-clovers", n = it.n, rounds = it.of)),
        SKULLS => Some(message!(lang, "luck-skulls", n = it.n, rounds = it.of)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legal_rolls_are_as_many_as_the_rule_says() {
        let (clovers, skulls) = (ways(|_, it| it), ways(|it, _| it));
        let all: u128 = clovers.iter().sum();
        assert_eq!((all, skulls.iter().sum::<u128>()), (46_656 - 3121, all));
        let mean = |of: [u128; 3]| (of[1] + 2 * of[2]) * 1000 / all;
        assert_eq!((mean(skulls), mean(clovers)), (858, 502));
    }

    /// All that is told of chance in this game: it is the share of all rolls, thrown one by one.
    #[test]
    fn clovers_and_skulls_are_as_likely_as_they_are_thrown() {
        let (mut of_clovers, mut of_skulls) = ([0; 3], [0; 3]);
        for nth in 0..6u32.pow(6) {
            let faces: Vec<u32> = (0..6).map(|die| nth / 6u32.pow(die) % 6).collect();
            // Of a white die the first face is a clover and the second a skull, of a black one the first is a skull.
            let (white, black) = faces.split_at(3);
            let n_clovers = white.iter().filter(|it| **it == 0).count();
            let n_skulls = white.iter().filter(|it| **it == 1).count()
                + black.iter().filter(|it| **it == 0).count();
            if n_clovers <= 2 && n_skulls <= 2 {
                of_clovers[n_clovers] += 1;
                of_skulls[n_skulls] += 1;
            }
        }
        assert_eq!((ways(|_, it| it), ways(|it, _| it)), (of_clovers, of_skulls));
    }

    #[test]
    fn eight_rounds_never_have_more_than_sixteen_of_anything() {
        let skulls = ways(|it, _| it);
        assert_eq!(stroke_of(SKULLS, 17, 8, &skulls), None);
        assert!(stroke_of(SKULLS, 16, 8, &skulls).is_some_and(|it| 10_000 < it.one_in));
        assert_eq!(stroke_of(SKULLS, 0, 8, &skulls), None);
        let usual = stroke_of(SKULLS, 7, 8, &skulls).expect("not certain");
        assert_eq!(usual.one_in, 2);
    }
}
