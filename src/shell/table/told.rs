//! What a table tells of the campaign that its match is a chapter of.

use crate::kernel::{Lang, Seat, Words};
use crate::shell::app_context::AppContext;
use crate::shell::pages::campaign::words;
use crate::shell::store::campaign::chapter_of;

/// A chapter, as the table tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChapterNote {
    /// The scenario, and which chapter it is.
    pub title: String,
    /// What is told before it.
    pub story: &'static str,
    /// The heroes of each seat, as they were named; empty where a name was not given.
    heroes: Vec<Vec<String>>,
}

impl ChapterNote {
    /// The name of a seat's hero, if one was given.
    pub fn hero(&self, seat: Seat, hero: usize) -> Option<&str> {
        let name = self.heroes.get(seat.idx())?.get(hero)?;
        (!name.is_empty()).then_some(name.as_str())
    }
}

/// What is told of a match; nothing if it is no chapter.
pub fn chapter_note<G: Words>(ctx: AppContext, id: &str, lang: Lang) -> Option<ChapterNote> {
    let campaign_set = G::CAMPAIGN_SET?;
    let (campaign, nth) = chapter_of(ctx, id)?;
    let scenario = campaign_set.scenarios.iter().find(|it| it.key == campaign.scenario)?;
    let title = words::chapter_of_scenario(scenario.name.get(lang), nth + 1, lang);
    let story = scenario.stories.get(nth)?.get(lang);
    Some(ChapterNote { title, story, heroes: campaign.heroes })
}
