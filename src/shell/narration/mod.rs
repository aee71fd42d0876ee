//! The events in sentences, as they are said, for one observer and one language; the log is
//! [`log`](crate::kernel::log).

pub mod cues;
pub mod recap;

use std::ops::Range;

pub use crate::kernel::log::Listener;
use crate::kernel::{Game, Lang, Match, Observer, Telling, Words};

/// The events in the actions of `plies`, in one run of sentences.
pub fn between<G: Words>(game: &Match<G>, plies: Range<usize>, to: Listener<'_>) -> String {
    sentences::<G>(game.log()[plies].iter().flat_map(|it| &it.events), to)
}

/// The last `n_max` of the sentences about the actions of `plies`, the newest last.
pub fn last_sentences<G: Words>(
    game: &Match<G>,
    plies: Range<usize>,
    n_max: usize,
    to: Listener<'_>,
) -> Vec<String> {
    let events = game.log()[plies].iter().flat_map(|it| &it.events);
    let told = events.filter_map(|it| to.observe::<G>(it));
    let mut sentences: Vec<String> = told.filter_map(|it| it.sentence.map(|it| it.0)).collect();
    sentences.split_off(sentences.len().saturating_sub(n_max))
}

/// Events in one run of sentences.
fn sentences<'e, G: Words>(events: impl Iterator<Item = &'e G::Event>, to: Listener<'_>) -> String {
    let mut told = Vec::new();
    for heard in events.filter_map(|it| to.observe::<G>(it)) {
        told.extend(heard.heading.map(|it| format!("{it}.")));
        told.extend(heard.sentence.map(|it| it.0));
    }
    told.join(" ")
}

/// The last of the first `ply` actions of which anything was heard, in one run of sentences; before
/// any, how the match began.
pub fn latest<G: Words>(game: &Match<G>, ply: usize, to: Listener<'_>) -> String {
    let mut told = (0..ply).rev().map(|nth| between(game, nth..nth + 1, to));
    told.find(|it| !it.is_empty()).unwrap_or_else(|| sentences::<G>(game.opening().iter(), to))
}

/// The events that `observer` noticed of the last `n` of the first `ply` actions, the oldest first; how the match
/// began as well, if there are fewer.
pub fn recent<G: Game>(game: &Match<G>, ply: usize, n: usize, observer: Observer) -> Vec<G::Event> {
    let opening = if ply < n { game.opening() } else { &[] };
    let later = game.log()[ply.saturating_sub(n)..ply].iter().flat_map(|it| &it.events);
    opening.iter().chain(later).filter_map(|it| G::observe(it, observer)).collect()
}

/// The outcome of the action after the first `ply`, without any heading that follows from it.
pub fn outcome<G: Words>(game: &Match<G>, ply: usize, to: Listener<'_>) -> String {
    let observed = game.log()[ply].events.iter().filter_map(|it| G::observe(it, to.observer));
    let telling = Telling { lang: to.lang, names: to.names };
    let sentences = observed.filter_map(|it| G::describe(&it, telling));
    sentences.collect::<Vec<_>>().join(" ")
}

/// The actions under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The headings that were called before the first of them; none before any was.
    pub heading: Option<String>,
    /// The places of the actions in the log.
    pub plies: Range<usize>,
}

/// Cuts the log into stretches by the headings that `observer` notices, such as those of rounds.
pub fn stretches<G: Words>(game: &Match<G>, observer: Observer, lang: Lang) -> Vec<Stretch> {
    let called = |events: &[G::Event]| {
        let observed = events.iter().filter_map(|it| G::observe(it, observer));
        let headings: Vec<String> = observed.filter_map(|it| G::heading(&it, lang)).collect();
        (!headings.is_empty()).then(|| headings.join(" · "))
    };
    let mut stretches = vec![Stretch { heading: called(game.opening()), plies: 0..0 }];
    for (ply, entry) in game.log().iter().enumerate() {
        if let Some(last) = stretches.last_mut() {
            last.plies.end = ply + 1;
        }
        if let Some(heading) = called(&entry.events) {
            stretches.push(Stretch { heading: Some(heading), plies: ply + 1..ply + 1 });
        }
    }
    stretches.retain(|it| !it.plies.is_empty());
    stretches
}

/// The numbers of actions before each heading was called, such as that of a round.
pub fn headings<G: Words>(game: &Match<G>, observer: Observer) -> Vec<usize> {
    let is_heading = |it: &G::Event| {
        G::observe(it, observer).is_some_and(|observed| G::heading(&observed, Lang::En).is_some())
    };
    let later = game.log().iter().enumerate();
    let later = later.filter(|(_, it)| it.events.iter().any(is_heading)).map(|(nth, _)| nth + 1);
    let first = game.opening().iter().any(is_heading).then_some(0);
    first.into_iter().chain(later).collect()
}
