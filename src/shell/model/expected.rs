//! The findings about the decisions of seats in matches that are over, for as long as the page lives: they take a
//! while, and both the end of a match and the look back over it want them.

/// So many seats are remembered, the latest ones.
const SEATS_MAX: usize = 8;

/// The findings: by the line value of the match and the place of the seat, an answer of a worker for the start and for
/// each decision, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Expected(Vec<((u64, usize), Vec<String>)>);

impl Expected {
    /// The findings about a seat of a match so far.
    pub fn of(&self, line: u64, seat: usize) -> &[String] {
        self.0.iter().find(|it| it.0 == (line, seat)).map_or(&[], |it| &it.1)
    }

    /// Adds the answer after the first `n`; an empty one where nothing was found out. Nothing if it was added before.
    pub fn add(&mut self, of: (u64, usize), n: usize, answer: Option<String>) {
        if self.0.iter().all(|it| it.0 != of) {
            self.0.push((of, Vec::new()));
            let n_more = self.0.len().saturating_sub(SEATS_MAX);
            self.0.drain(..n_more);
        }
        let answers = self.0.iter_mut().find(|it| it.0 == of).map(|it| &mut it.1);
        answers.filter(|it| it.len() == n).into_iter().for_each(|it| {
            it.push(answer.clone().unwrap_or_default());
        });
    }
}
