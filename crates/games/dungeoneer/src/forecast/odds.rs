//! Chances as fractions, throws and exchanges.

use crate::pieces::Roll;

/// The ways in which two dice can fall: every throw of one or two dice is counted in them.
pub const THROWS: u32 = 36;

/// The ways in which two throws can fall.
pub const EXCHANGES: u32 = THROWS * THROWS;

/// A chance as a fraction: `n` of `of` ways that are equally likely. `of` is never 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    pub n: u32,
    pub of: u32,
}

impl Odds {
    /// The odds of anything that cannot fail.
    pub const CERTAIN: Odds = Odds { n: 1, of: 1 };

    /// The odds of anything that cannot happen.
    pub const NEVER: Odds = Odds { n: 0, of: 1 };

    /// In hundredths, rounded: nothing but what is sure is 100, nothing but what cannot be is 0.
    pub fn percent(self) -> u8 {
        let (n, of) = (u64::from(self.n), u64::from(self.of));
        match n {
            0 => 0,
            _ if n == of => 100,
            _ => ((n * 200 + of) / (2 * of)).clamp(1, 99) as u8,
        }
    }

    /// The odds that it does not happen.
    pub const fn against(self) -> Odds {
        Odds { n: self.of - self.n, of: self.of }
    }

    /// In parts of a thousand, rounded down.
    pub const fn thousandths(self) -> i32 {
        (self.n as u64 * 1000 / self.of as u64) as i32
    }
}

/// A chance as a fraction of more ways than [`Odds`] can count: `n` of `of`, in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    pub n: u64,
    /// From 1 to [`Share::MAX`].
    pub of: u64,
}

impl Share {
    /// No more ways are counted: ten times as many still fit into 64 bits.
    pub const MAX: u64 = u64::MAX / 10;

    /// `n` of `of` ways, in lowest terms.
    pub const fn new(n: u64, of: u64) -> Share {
        let by = common(n, of);
        Share { n: n / by, of: of / by }
    }

    /// In parts of a thousand, rounded down.
    pub const fn thousandths(self) -> i32 {
        let (mut whole, mut left) = ((self.n / self.of) as i32, self.n % self.of);
        let mut n_digits = 0;
        while n_digits < 3 {
            whole = whole * 10 + (left * 10 / self.of) as i32;
            left = left * 10 % self.of;
            n_digits += 1;
        }
        whole
    }
}

/// The greatest number that divides both; 1 where both are 0.
pub const fn common(n: u64, of: u64) -> u64 {
    let (mut one, mut other) = (n, of);
    while other != 0 {
        (one, other) = (other, one % other);
    }
    if one == 0 { 1 } else { one }
}

/// Which of the dice of a throw counts (`adv`, `dis`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// One die.
    One,
    /// The higher of two.
    Higher,
    /// The lower of two.
    Lower,
}

impl Dice {
    /// The way a roll is thrown: one advantage and one disadvantage cancel out.
    pub const fn of(roll: &Roll) -> Dice {
        match (roll.has_advantage, roll.has_disadvantage) {
            (true, false) => Dice::Higher,
            (false, true) => Dice::Lower,
            (true, true) | (false, false) => Dice::One,
        }
    }

    /// In how many of [`THROWS`] ways each face counts, 1 first.
    pub const fn faces(self) -> [u32; 6] {
        match self {
            Dice::One => [6; 6],
            Dice::Higher => [1, 3, 5, 7, 9, 11],
            Dice::Lower => [11, 9, 7, 5, 3, 1],
        }
    }

    /// The odds that the face that counts is `least` or more.
    pub const fn reaches(self, least: i32) -> Odds {
        // The faces that do not reach it.
        let low = match least {
            ..1 => 0,
            1..7 => least as u32 - 1,
            7.. => 6,
        };
        let n = match self {
            Dice::One => THROWS - 6 * low,
            Dice::Higher => THROWS - low * low,
            Dice::Lower => (6 - low) * (6 - low),
        };
        Odds { n, of: THROWS }
    }
}

/// A side of an exchange: how it throws, and what it adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    pub throw: Dice,
    pub bonus: i32,
}

/// The comparison of an attack and the counterattack against it (DN-415). The three add up to [`EXCHANGES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// The attacker lands a blow.
    pub wins: u32,
    pub ties: u32,
    /// The defender does.
    pub losses: u32,
}

impl Exchange {
    /// An exchange of two sides.
    pub fn new(attack: Strength, counter: Strength) -> Exchange {
        let (mut wins, mut losses) = (0, 0);
        for (ours, face) in attack.throw.faces().into_iter().zip(1..) {
            // The face that the other side needs for as much.
            let as_much = face + attack.bonus - counter.bonus;
            wins += ours * counter.throw.reaches(as_much).against().n;
            losses += ours * counter.throw.reaches(as_much + 1).n;
        }
        Exchange { wins, ties: EXCHANGES - wins - losses, losses }
    }

    /// The odds that the attacker lands a blow.
    pub const fn win(self) -> Odds {
        Odds { n: self.wins, of: EXCHANGES }
    }

    /// The odds that the defender does.
    pub const fn loss(self) -> Odds {
        Odds { n: self.losses, of: EXCHANGES }
    }
}
