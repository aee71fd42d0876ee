//! The log in sentences, for one eye and one language.

use crate::kernel::{BySeat, Eye, Lang, Match, Telling, Words};

/// A run of sentences under one heading, such as a round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chapter {
    /// None before the first heading.
    pub heading: Option<String>,
    pub lines: Vec<String>,
}

/// Whose ears hear, in which language, and what the seats are called.
#[derive(Clone, Copy)]
pub struct Listener<'t> {
    pub eye: Eye,
    pub lang: Lang,
    pub names: &'t BySeat<String>,
}

/// Everything that has happened, by chapters.
pub fn chapters<G: Words>(game: &Match<G>, to: Listener<'_>) -> Vec<Chapter> {
    let mut chapters = vec![Chapter::default()];
    let told = game.log().iter().flat_map(|it| &it.events);
    for event in game.opening().iter().chain(told) {
        listen::<G>(event, to, &mut chapters);
    }
    chapters.retain(|it| it.heading.is_some() || !it.lines.is_empty());
    chapters
}

/// What has happened since the first `ply` actions, in one run of sentences.
pub fn since<G: Words>(game: &Match<G>, ply: usize, to: Listener<'_>) -> String {
    let mut chapters = vec![Chapter::default()];
    for event in game.log().iter().skip(ply).flat_map(|it| &it.events) {
        listen::<G>(event, to, &mut chapters);
    }
    let sentences = chapters.into_iter().flat_map(|it| it.heading.into_iter().chain(it.lines));
    sentences.collect::<Vec<_>>().join(" ")
}

/// Adds what is heard of an event.
fn listen<G: Words>(event: &G::Event, to: Listener<'_>, chapters: &mut Vec<Chapter>) {
    let Some(heard) = G::hear(event, to.eye) else { return };
    if let Some(heading) = G::heading(&heard, to.lang) {
        chapters.push(Chapter { heading: Some(heading), lines: Vec::new() });
    }
    if let Some(line) = G::tell(&heard, Telling { lang: to.lang, names: to.names })
        && let Some(last) = chapters.last_mut()
    {
        last.lines.push(line);
    }
}
