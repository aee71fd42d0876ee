//! A match: a setup, a seed and a log of actions, with everything derived from them.
//!
//! An action costs as much after 1,500 others as after 50. So nothing that the page does for each action goes
//! through the match: `Match` keeps its log as the text that stands in records, with the line value after each
//! action, and both grow with it. Whether two matches went the same way up to some ply is then one comparison, and
//! a record is its head and that text. Who has chosen anything so far stands in the last entry of the log; whether
//! a view is private is answered from the state (`Game::is_private`). `cargo xtask bench` says so in its last rows.

#[cfg(debug_assertions)]
use std::collections::BTreeSet;

#[cfg(debug_assertions)]
use super::Key;
use super::ask::due_pass;
use super::chance::KeyedChance;
pub use super::entry::Entry;
use super::written::WrittenLog;
use super::{Cites, Edition, Game, Observer, Seat, SeatSet, Seed, Turn, digest};

/// Every so many plies a state is kept, so that any ply is a short replay away.
const SNAPSHOT_EVERY: usize = 16;

/// Every so many plies records have the check value.
const CHECK_EVERY: usize = 32;

/// A match of one game, at its latest state, with its history and what has been taken back.
pub struct Match<G: Game> {
    edition: Edition,
    seed: Seed,
    setup: G::Setup,
    n_seats: usize,
    opening: Vec<G::Event>,
    log: Vec<Entry<G>>,
    /// The same log as text.
    written: WrittenLog,
    undone: Vec<(Seat, G::Action)>,
    snapshots: Vec<G::State>,
    /// All keys drawn so far: no key is drawn twice.
    #[cfg(debug_assertions)]
    drawn: BTreeSet<Key>,
    state: G::State,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match {
            edition: self.edition,
            seed: self.seed,
            setup: self.setup.clone(),
            n_seats: self.n_seats,
            opening: self.opening.clone(),
            log: self.log.clone(),
            written: self.written.clone(),
            undone: self.undone.clone(),
            snapshots: self.snapshots.clone(),
            #[cfg(debug_assertions)]
            drawn: self.drawn.clone(),
            state: self.state.clone(),
        }
    }
}

impl<G: Game> Match<G> {
    /// Begins a match of the newest edition.
    ///
    /// # Errors
    /// The game's reason why such a table cannot be laid.
    pub fn begin(setup: G::Setup, seed: Seed) -> Result<Match<G>, G::Refusal> {
        Match::begin_in(G::EDITION, setup, seed)
    }

    /// Begins a match of an edition: its content and its rulings are those of the match to the end.
    ///
    /// # Errors
    /// The game's reason why such a table cannot be laid.
    ///
    /// # Panics
    /// If there is no such edition yet, or the setup chooses what is newer.
    pub fn begin_in(edition: Edition, setup: G::Setup, seed: Seed) -> Result<Match<G>, G::Refusal> {
        assert!(edition <= G::EDITION);
        assert!(G::since(&setup) <= edition);
        let n_seats = G::admit(&setup)?;
        let mut chance = KeyedChance::new(seed);
        let mut opening = Vec::new();
        let state = G::begin(&setup, edition, &mut chance, &mut opening);
        let text = setup.to_string();
        let table = digest(&(G::ID, edition.number(), seed.bits(), text.as_str()));
        Ok(Match {
            edition,
            seed,
            setup,
            n_seats,
            opening,
            log: Vec::new(),
            written: WrittenLog::new(table),
            undone: Vec::new(),
            snapshots: vec![state.clone()],
            #[cfg(debug_assertions)]
            drawn: chance.keys().iter().copied().collect(),
            state,
        })
    }

    /// The edition that it is played by.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn n_seats(&self) -> usize {
        self.n_seats
    }

    /// The latest state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The latest state as `observer` sees it.
    pub fn view(&self, observer: Observer) -> G::View {
        G::view(&self.state, observer)
    }

    /// The events of laying the table.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// The actions taken, in order.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The number of actions taken.
    pub fn ply(&self) -> usize {
        self.log.len()
    }

    /// The seats awaited.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// The seats that may act: those awaited, and those that may act out of turn.
    pub fn actors(&self) -> SeatSet {
        self.turn().awaited().or(G::out_of_turn(&self.state))
    }

    /// The legal actions of `seat` now; none if it may not act.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.actors().has(seat) {
            G::legal(&self.state, seat, &mut legal);
        }
        legal
    }

    /// The check value of the latest state.
    pub fn check_value(&self) -> u64 {
        digest(&self.state)
    }

    /// The digest of the table and of the first `ply` actions: two matches in which it is the same have
    /// the same setup and seed, and went the same way so far.
    ///
    /// # Panics
    /// If fewer actions have been taken.
    pub fn line_value(&self, ply: usize) -> u64 {
        self.written.line_value(ply)
    }

    /// Tells whether another match began at the same table: edition, setup and seed.
    pub fn is_same_table(&self, other: &Match<G>) -> bool {
        (self.edition, self.seed) == (other.edition, other.seed) && self.setup == other.setup
    }

    /// The number of actions that two matches on the same table begin with alike.
    pub fn n_same(&self, other: &Match<G>) -> usize {
        self.written.n_same(&other.written)
    }

    /// The log as text.
    pub(super) fn written(&self) -> &WrittenLog {
        &self.written
    }

    /// The actions after the first `ply` as they stand in a record: a line each, and after every 32nd a
    /// line with the check value then, as soon as another one follows.
    ///
    /// # Panics
    /// If fewer actions have been taken.
    pub fn written_since(&self, ply: usize) -> &str {
        self.written.since(ply)
    }

    /// Takes an action, and forgets what had been taken back. Taking just the action that was
    /// taken back last keeps the rest of them.
    ///
    /// # Errors
    /// The game's reason why not; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        G::check(&self.state, seat, &action)?;
        // Live play goes through the door of notation, so that notation is tested by playing.
        debug_assert_eq!(action.to_string().parse().as_ref(), Ok(&action));
        match self.undone.pop() {
            Some(next) if next == (seat, action.clone()) => {}
            _ => self.undone.clear(),
        }
        self.take(seat, action);
        Ok(())
    }

    /// Makes the passes that are due, until somebody is to be asked.
    pub fn pass_due(&mut self) {
        while let Some((seat, pass)) = due_pass::<G>(&self.state) {
            if let Err(refusal) = self.play(seat, pass) {
                panic!("a pass is legal, but for {}", refusal.rule());
            }
        }
    }

    /// The number of actions taken when somebody was asked next, after the first `ply`; the number of all, if nobody
    /// was. Passes that the table makes are stepped over.
    pub fn ply_after(&self, ply: usize) -> usize {
        let later = self.log.iter().enumerate().skip(ply + 1);
        later.filter(|(_, it)| !it.is_due).map(|it| it.0).next().unwrap_or(self.log.len())
    }

    /// The number of actions taken when somebody was asked before, but for the first `ply`.
    pub fn ply_before(&self, ply: usize) -> usize {
        self.log[..ply].iter().rposition(|it| !it.is_due).unwrap_or_default()
    }

    /// Foresees what would come of it if `seat` took these actions one after another: whether luck would answer, or
    /// somebody would see what was hidden, and who would be awaited then. None if one of them is refused.
    pub fn foresee(&self, seat: Seat, actions: &[G::Action]) -> Option<(bool, SeatSet)> {
        let mut state = self.state.clone();
        let mut chance = KeyedChance::new(self.seed);
        let mut events = Vec::new();
        for action in actions {
            G::check(&state, seat, action).ok()?;
            G::carry_out(&mut state, seat, action, &mut chance, &mut events);
        }
        let drew = 0 < chance.n_draws() || events.iter().any(G::uncovers);
        Some((drew, G::turn(&state).awaited()))
    }

    fn take(&mut self, seat: Seat, action: G::Action) {
        assert!(self.log.len() < G::PLIES_MAX as usize);
        let mut chance = KeyedChance::new(self.seed);
        let mut events = Vec::new();
        let is_due = due_pass::<G>(&self.state).is_some_and(|it| it == (seat, action.clone()));
        let have_chosen = self.log.last().map_or(SeatSet::NONE, |it| it.have_chosen);
        let have_chosen = if is_due { have_chosen } else { have_chosen.with(seat) };
        let is_checked = !self.log.is_empty() && self.log.len().is_multiple_of(CHECK_EVERY);
        let check_value = is_checked.then(|| self.check_value());
        self.written.push(check_value, format_args!("{seat} {action}"));
        G::carry_out(&mut self.state, seat, &action, &mut chance, &mut events);
        let drew = 0 < chance.n_draws() || events.iter().any(G::uncovers);
        let keys = chance.keys().to_vec();
        #[cfg(debug_assertions)]
        for key in &keys {
            assert!(self.drawn.insert(*key), "{key:?} is drawn twice");
        }
        self.log.push(Entry { seat, action, events, drew, is_due, have_chosen, keys });
        if self.log.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
    }

    /// Forgets all but the first `ply` actions, and what came of them.
    fn forget_after(&mut self, ply: usize) {
        #[cfg(debug_assertions)]
        for key in self.log[ply..].iter().flat_map(|it| &it.keys) {
            self.drawn.remove(key);
        }
        self.log.truncate(ply);
        self.written.truncate(ply);
        self.snapshots.truncate(ply / SNAPSHOT_EVERY + 1);
    }

    /// Tells whether there is an action to take back.
    pub fn can_undo(&self) -> bool {
        !self.log.is_empty()
    }

    /// Tells whether there is an action to take again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The seat that took the action that may be taken again next.
    pub fn next_redone(&self) -> Option<Seat> {
        self.undone.last().map(|it| it.0)
    }

    /// Takes the last action back. Luck does not change: the same action has the same result.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.log.last() else { return false };
        self.undone.push((last.seat, last.action.clone()));
        self.forget_after(self.log.len() - 1);
        self.state = self.state_at(self.log.len());
        true
    }

    /// Forgets all but the first `ply` actions, if there are more, and what had been taken back.
    pub fn cut(&mut self, ply: usize) {
        self.undone.clear();
        if ply < self.log.len() {
            self.state = self.state_at(ply);
            self.forget_after(ply);
        }
    }

    /// Takes again what was taken back last.
    pub fn redo(&mut self) -> bool {
        let Some((seat, action)) = self.undone.pop() else { return false };
        self.take(seat, action);
        true
    }

    /// The whole line: the actions taken, then those that were taken back, in order.
    pub fn line(&self) -> Vec<(Seat, G::Action)> {
        let taken = self.log.iter().map(|it| (it.seat, it.action.clone()));
        taken.chain(self.undone().cloned()).collect()
    }

    /// The actions that were taken back and may be taken again, the next one first.
    pub fn undone(&self) -> impl Iterator<Item = &(Seat, G::Action)> {
        self.undone.iter().rev()
    }

    /// Goes to the place after the first `ply` actions of `line`; the others may be taken again.
    ///
    /// # Errors
    /// The game's reason why the line cannot be played. What could be played is played then.
    ///
    /// # Panics
    /// If the line is shorter.
    pub fn follow(&mut self, line: &[(Seat, G::Action)], ply: usize) -> Result<(), G::Refusal> {
        assert!(ply <= line.len());
        let is_same = |(own, other): &(&Entry<G>, &(Seat, G::Action))| {
            own.seat == other.0 && own.action == other.1
        };
        let n_same = self.log.iter().zip(line).take_while(is_same).count().min(ply);
        while n_same < self.log.len() {
            self.undo();
        }
        self.undone.clear();
        for (seat, action) in &line[n_same..ply] {
            self.play(*seat, action.clone())?;
        }
        self.undone.extend(line[ply..].iter().rev().cloned());
        Ok(())
    }

    /// The state after the first `ply` actions.
    ///
    /// # Panics
    /// If fewer actions have been taken.
    pub fn state_at(&self, ply: usize) -> G::State {
        assert!(ply <= self.log.len());
        let start = ply / SNAPSHOT_EVERY;
        let mut state = self.snapshots[start].clone();
        for entry in &self.log[start * SNAPSHOT_EVERY..ply] {
            let mut chance = KeyedChance::new(self.seed);
            let mut events = Vec::new();
            G::carry_out(&mut state, entry.seat, &entry.action, &mut chance, &mut events);
        }
        state
    }

    /// Plays random legal actions until the match is over or `plies` are taken; for tests and
    /// benches.
    pub fn play_at_random(&mut self, luck: &mut super::chance::FastChance, plies: usize) {
        let mut spare = Vec::new();
        for _ in 0..plies {
            if self.turn().awaited().is_empty() {
                return;
            }
            let actors = self.actors();
            let nth = luck.pick(actors.len() as u32) as usize;
            let seat = actors.iter().nth(nth).expect("a seat below the number of seats");
            let action = G::pick_legal(&self.state, seat, luck, &mut spare);
            let played = self.play(seat, action);
            assert!(played.is_ok(), "a legal action was refused: {played:?}");
        }
    }
}
