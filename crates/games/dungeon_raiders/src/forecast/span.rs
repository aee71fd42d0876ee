//! The least and the most of something.

/// From the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub low: i8,
    pub high: i8,
}

impl Span {
    /// One number alone.
    pub const fn of(it: i8) -> Span {
        Span { low: it, high: it }
    }

    /// From the least to the most of some numbers; 0 if there are none.
    pub fn over(mut all: impl Iterator<Item = i8>) -> Span {
        let mut span = Span::of(all.next().unwrap_or_default());
        all.for_each(|it| span.join(Span::of(it)));
        span
    }

    /// Takes in another span.
    pub fn join(&mut self, other: Span) {
        self.low = self.low.min(other.low);
        self.high = self.high.max(other.high);
    }

    /// Tells whether only one number is possible.
    pub const fn is_certain(self) -> bool {
        self.low == self.high
    }
}
