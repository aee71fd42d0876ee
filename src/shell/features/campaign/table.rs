//! What a table tells of the campaign that its match is a chapter of.

use super::words;
use crate::kernel::{Lang, Words};
use crate::shell::kit::app_context::AppContext;
use crate::shell::model::chapter_note::ChapterNote;
use crate::shell::store::campaign::chapter_of;

/// What is told of a match; nothing if it is no chapter.
pub fn chapter_note<G: Words>(ctx: AppContext, id: &str, lang: Lang) -> Option<ChapterNote> {
    let campaign_set = G::CAMPAIGN_SET?;
    let (campaign, nth) = chapter_of(ctx.campaigns, id)?;
    let scenario = campaign_set.scenarios.iter().find(|it| it.key == campaign.scenario)?;
    let title = words::chapter_of_scenario(scenario.name.get(lang), nth + 1, lang);
    let story = scenario.stories.get(nth)?.get(lang);
    Some(ChapterNote { title, story, heroes: campaign.heroes })
}
