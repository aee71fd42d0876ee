//! Counts of what happened in schedules: a law that is never tried holds easily.

use std::ops::AddAssign;

/// Counts of what happened.
#[derive(Default, Debug)]
pub struct Course {
    pub n: u64,
    pub n_deeds: usize,
    pub n_joined: usize,
    pub n_parted: usize,
    pub n_left: usize,
    pub n_taken_back: usize,
    pub n_declined: usize,
    pub n_strange: usize,
    pub n_unreadable: usize,
}

impl AddAssign for Course {
    fn add_assign(&mut self, it: Course) {
        self.n += it.n;
        self.n_deeds += it.n_deeds;
        self.n_joined += it.n_joined;
        self.n_parted += it.n_parted;
        self.n_left += it.n_left;
        self.n_taken_back += it.n_taken_back;
        self.n_declined += it.n_declined;
        self.n_strange += it.n_strange;
        self.n_unreadable += it.n_unreadable;
    }
}

impl Course {
    /// Everything has happened, and often.
    pub fn check(&self) {
        // Those in rings are as many.
        assert!(100_000 <= 2 * self.n, "{self:?}");
        let all = [self.n_joined, self.n_parted, self.n_left, self.n_taken_back, self.n_declined];
        let others = [self.n_strange, self.n_unreadable];
        assert!(all.into_iter().chain(others).all(|it| 1000 < it), "{self:?}");
    }
}
