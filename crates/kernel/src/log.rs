//! The log of a match in sentences, for one observer and one language, under the headings of rounds. It
//! grows with the match: what was told once is neither told nor looked at again, unless it is taken back.

use super::written::WrittenLog;
use super::{BySeat, Cue, Lang, Match, Observer, RuleId, Telling, Words};

/// No passage has more sentences: what grows at the end of a log is never long.
const LINES_MAX: usize = 16;

/// So many passages are a page: a reader of a log looks once at a page that is full.
const PAGE: usize = 2;

/// A run of sentences under one heading, such as a round; or more of such a run.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Passage {
    /// The number of actions taken when it began.
    pub ply: usize,
    /// None before the first heading, and where a long run goes on.
    pub heading: Option<String>,
    pub lines: Vec<Sentence>,
}

/// A sentence, how many actions had been taken when it was true, and the rule that it rests on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sentence {
    pub ply: usize,
    pub words: String,
    /// The rule that it rests on.
    pub rule: Option<RuleId>,
}

/// Whose ears hear, in which language, and what the seats are called.
#[derive(Clone, Copy)]
pub struct Listener<'t> {
    pub observer: Observer,
    pub lang: Lang,
    pub names: &'t BySeat<String>,
}

impl Listener<'_> {
    /// The words of an event, if it is observed: a heading that begins with it, and a sentence with its rule.
    pub fn observe<G: Words>(self, event: &G::Event) -> Option<LogEntry> {
        let observed = G::observe(event, self.observer)?;
        let sentence = G::describe(&observed, Telling { lang: self.lang, names: self.names });
        Some(LogEntry {
            heading: G::heading(&observed, self.lang),
            sentence: sentence.map(|it| (it, G::cite(&observed))),
        })
    }
}

/// The words of an event in a log.
pub struct LogEntry {
    pub heading: Option<String>,
    pub sentence: Option<(String, Option<RuleId>)>,
}

/// The sounds of what `observer` noticed of the actions after the first `ply`, in the order in which it
/// happened, and of the end of the match, if it is over.
pub fn cues<G: Words>(game: &Match<G>, ply: usize, observer: Observer) -> Vec<Cue> {
    let log = game.log().get(ply..).unwrap_or_default();
    let mut cues = Vec::new();
    for event in log.iter().flat_map(|it| &it.events) {
        cues.extend(G::observe(event, observer).and_then(|it| G::cue(&it)));
    }
    if !log.is_empty() && game.turn().awaited().is_empty() {
        cues.push(Cue::End);
    }
    cues
}

/// Everything that has happened in a match, by passages.
#[derive(Clone, Debug, Default)]
pub struct Log {
    passages: Vec<Passage>,
    /// The digests of the line that is told, after each number of actions from 0 on.
    line: Vec<u64>,
    /// The listener; nobody yet, if nothing is told.
    told: Option<(Observer, Lang, BySeat<String>)>,
    /// For each page, how often any had been rewritten when it began.
    pages: Vec<u32>,
    n_rewritten: u32,
}

/// A page of a log: a few passages, one after another. All but the last page stay as they are for as
/// long as they are the same page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Page {
    /// Counted from 0.
    pub number: usize,
    /// Tells it from what was there before it was rewritten.
    version: u32,
}

impl Log {
    /// The log of a whole match.
    pub fn of<G: Words>(game: &Match<G>, to: Listener<'_>) -> Log {
        let mut log = Log::default();
        log.update(game, to);
        log
    }

    /// The passages, each with a heading or sentences.
    pub fn passages(&self) -> &[Passage] {
        &self.passages
    }

    /// The pages, in order.
    pub fn pages(&self) -> impl DoubleEndedIterator<Item = Page> {
        self.pages.iter().enumerate().map(|(number, version)| Page { number, version: *version })
    }

    /// The last page, and how often pages before it were rewritten: while this is the same, so are all
    /// pages.
    pub fn last_page(&self) -> Option<(Page, u32)> {
        self.pages().next_back().map(|it| (it, self.n_rewritten))
    }

    /// The passages of a page, each with its number.
    pub fn passages_of(&self, page: Page) -> impl Iterator<Item = (usize, &Passage)> {
        let first = page.number * PAGE;
        let passages = self.passages.get(first..).unwrap_or_default();
        passages.iter().take(PAGE).enumerate().map(move |(nth, it)| (first + nth, it))
    }

    /// Tells whether a page is full, so that nothing is added to it: not even to its last passage.
    pub fn is_full(&self, page: Page) -> bool {
        (page.number + 1) * PAGE < self.passages.len()
    }

    /// Tells what is new in a match, and takes out what was taken back. Says whether anything changed.
    pub fn update<G: Words>(&mut self, game: &Match<G>, to: Listener<'_>) -> bool {
        let Some(first) = self.turn_to(game.written(), to) else { return false };
        for ply in first..=game.ply() {
            let entry = ply.checked_sub(1).map(|nth| &game.log()[nth].events[..]);
            for event in entry.unwrap_or(game.opening()) {
                if let Some(entry) = to.observe::<G>(event) {
                    self.add(entry, ply);
                }
            }
        }
        self.turn_over(game.written());
        true
    }

    /// Takes out what is not of this line, or was told to somebody else. Returns how many places are left;
    /// none if nothing is to be added either.
    fn turn_to(&mut self, line: &WrittenLog, to: Listener<'_>) -> Option<usize> {
        let told = (to.observer, to.lang, to.names.clone());
        let n_both = if self.told.as_ref() == Some(&told) { self.line.len() } else { 0 };
        let n_both = n_both.min(line.ply() + 1);
        // A line that is the same at one place is the same before it.
        let last = (0..n_both).rfind(|ply| self.line[*ply] == line.line_value(*ply));
        let n_same = last.map_or(0, |it| it + 1);
        if n_same == self.line.len() && n_same == line.ply() + 1 {
            return None;
        }
        self.told = Some(told);
        self.cut(n_same);
        Some(n_same)
    }

    /// All of this line is told.
    fn turn_over(&mut self, line: &WrittenLog) {
        self.line.extend((self.line.len()..=line.ply()).map(|ply| line.line_value(ply)));
        self.pages.resize(self.passages.len().div_ceil(PAGE), self.n_rewritten);
    }

    /// Takes out what is told of all but the first `n` places.
    fn cut(&mut self, n: usize) {
        if n == self.line.len() {
            return;
        }
        self.line.truncate(n);
        let n_passages = self.passages.partition_point(|it| it.ply < n);
        self.passages.truncate(n_passages);
        // Only the last passage that began before can have later sentences.
        if let Some(last) = self.passages.last_mut() {
            let n_lines = last.lines.partition_point(|it| it.ply < n);
            last.lines.truncate(n_lines);
        }
        let page = self.passages.len().saturating_sub(1) / PAGE;
        if page + 1 < self.pages.len() {
            self.n_rewritten += 1;
            self.pages.truncate(page);
        }
    }

    /// The place of the last sentence that was true after `ply` actions: its passage, and its own in there.
    pub fn place_at(&self, ply: usize) -> Option<(usize, usize)> {
        let n_passages = self.passages.partition_point(|it| it.ply <= ply);
        let last = |(number, it): (usize, &Passage)| {
            let n_lines = it.lines.partition_point(|line| line.ply <= ply);
            n_lines.checked_sub(1).map(|nth| (number, nth))
        };
        self.passages[..n_passages].iter().enumerate().rev().find_map(last)
    }

    /// Adds the words of an event after `ply` actions.
    fn add(&mut self, entry: LogEntry, ply: usize) {
        let LogEntry { heading, sentence } = entry;
        let has_room = self.passages.last().is_some_and(|it| it.lines.len() < LINES_MAX);
        if heading.is_some() || (sentence.is_some() && !has_room) {
            self.passages.push(Passage { ply, heading, lines: Vec::new() });
        }
        if let (Some((words, rule)), Some(last)) = (sentence, self.passages.last_mut()) {
            last.lines.push(Sentence { ply, words, rule });
        }
    }
}
